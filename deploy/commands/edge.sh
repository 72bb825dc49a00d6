#!/usr/bin/env bash
# Installs the edge of the current release into nginx, as root. Part of `polydex release` and `polydex rollback`; the first time
# install.md does it. Keeps an operator's changes to cdn.conf, tls.conf and upstream.conf, and overwrites those to other files. If
# nginx refuses the new files, the previous ones are restored.
set -euo pipefail
source "$(dirname "$0")/settings.sh"
root=${POLYDEX_ROOT:-/srv/polydex}
from=$root/current/deploy/nginx
nginx=${POLYDEX_NGINX:-/etc/nginx}
parts=(nginx.conf conf.d/polydex.conf polydex)
host=$(value_of site SITE_ORIGIN)
host=${host#https://}
host=${host%%:*}
[ -n "$host" ] || { echo "SITE_ORIGIN in $settings/site.env has no host" >&2; exit 1; }

# Whether an operator has changed a file: it matches neither this release nor the previous one.
is_operators() {
  [[ "$1" =~ ^(cdn|tls|upstream)\.conf$ ]] && [ -e "$nginx/polydex/$1" ] &&
    ! cmp --silent "$nginx/polydex/$1" "$from/polydex/$1" &&
    ! cmp --silent "$nginx/polydex/$1" "$root/previous/deploy/nginx/polydex/$1"
}

put() {
  local name
  cp "$from/nginx.conf" "$nginx/nginx.conf" || return
  sed "s/example\.org/$host/g" "$from/polydex.conf" >"$nginx/conf.d/polydex.conf" || return
  mkdir -p "$nginx/polydex" || return
  for name in $(ls "$from/polydex"); do
    if is_operators "$name"; then
      echo "kept your $nginx/polydex/$name; the version of the release is $from/polydex/$name"
    else
      cp -r "$from/polydex/$name" "$nginx/polydex/" || return
    fi
  done
}

is_as_before() {
  local part
  for part in "${parts[@]}"; do diff --recursive --brief "$nginx/$part.before" "$nginx/$part" >/dev/null 2>&1 || return; done
}

# An existing copy is from a run that was interrupted, so it is the configuration that worked: kept.
for part in "${parts[@]}"; do
  [ -e "$nginx/$part.before" ] || [ ! -e "$nginx/$part" ] || cp --archive "$nginx/$part" "$nginx/$part.before"
done
if put && nginx -t -q; then
  is_as_before || ! systemctl is-active --quiet nginx || systemctl reload nginx
  for part in "${parts[@]}"; do rm -rf "$nginx/$part.before"; done
  echo "installed the edge of this release in nginx"
  exit
fi
for part in "${parts[@]}"; do
  rm -rf "${nginx:?}/$part"
  [ ! -e "$nginx/$part.before" ] || mv "$nginx/$part.before" "$nginx/$part"
done
echo "nginx rejected the edge of this release; restored the previous one" >&2
exit 1
