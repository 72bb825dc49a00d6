# Sourced by commands that change what runs, one at a time. A release is a folder below releases/; `current` is the one that runs, `previous` the one
# before it, `next` the one whose migrations run.
root=${POLYDEX_ROOT:-/srv/polydex}
umask 022
mkdir -p "$root/releases"
exec 9>"$root/lock"
flock --nonblock 9 || { echo "another release or rotation is under way" >&2; exit 1; }

# The version that a link names; empty where there is no link.
version_of() { basename "$(readlink "$root/$1" || true)"; }

# change_link NAME VERSION: in one step, so that no process ever finds it missing.
change_link() {
  ln --symbolic --force --no-dereference "releases/$2" "$root/$1.new"
  mv --no-target-directory "$root/$1.new" "$root/$1"
}

# lend VERSION: pages of the release that runs are out there and ask for its files. On the way back the older one gets them;
# they belong to no list of its own.
lend() {
  local from=$root/current/apps/web/build/client/assets
  [ "$root/current" -ef "$root/releases/$1" ] || [ ! -e "$from" ] ||
    cp --link --no-clobber --recursive "$from/." "$root/releases/$1/apps/web/build/client/assets/"
}

# make_current VERSION
make_current() {
  local former
  former=$(version_of current)
  [ "$former" = "$1" ] || [ -z "$former" ] || change_link previous "$former"
  change_link current "$1"
}

# Before the web: the edge drops what it does not know of an address, and the web ignores it. Not where no edge was installed.
update_edge() {
  [ ! -e "${POLYDEX_NGINX:-/etc/nginx}/conf.d/polydex.conf" ] || bash "$(dirname "${BASH_SOURCE[0]}")/edge.sh"
}
