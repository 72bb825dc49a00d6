# Sourced by commands that change settings: files of NAME=value that only root may read.
settings=${POLYDEX_SETTINGS:-/etc/polydex}

# value_of FILE NAME
value_of() { sed -n "s/^$2=//p" "$settings/$1.env"; }

# set_values FILE NAME=VALUE…: atomic, and in the shell alone, so that no process list shows a secret.
set_values() {
  local file=$settings/$1.env line pair
  shift
  (
    umask 077
    while IFS= read -r line || [ -n "$line" ]; do
      for pair in "$@"; do [ "${line%%=*}" != "${pair%%=*}" ] || line=$pair; done
      printf '%s\n' "$line"
    done <"$file" >"$file.new"
    for pair in "$@"; do grep -q "^${pair%%=*}=" "$file" || printf '%s\n' "$pair" >>"$file.new"; done
  )
  mv "$file.new" "$file"
}
