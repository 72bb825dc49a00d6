#!/usr/bin/env bash
# Installs another certificate for the edge, as root:  polydex rotate certificate fullchain.pem key.pem
# Refuses one that would not work for visitors. Checks over TLS that the edge then serves it; if not, restores the previous one.
# A file of certbot is a symlink and stays one here, so that the next renewal changes both. docs/operations.md, Rotation.
set -euo pipefail
source "$(dirname "$0")/links.sh"
source "$(dirname "$0")/settings.sh"
[ "$#" = 2 ] || { echo "Usage: polydex rotate certificate fullchain.pem key.pem" >&2; exit 2; }
chain=$(realpath --no-symlinks "$1")
key=$(realpath --no-symlinks "$2")
tls=$settings/tls
host=$(value_of site SITE_ORIGIN)
host=${host#https://}
host=${host%%:*}

refuse() { echo "refused: $*. Nothing was changed" >&2; exit 1; }

[ -n "$host" ] || refuse "SITE_ORIGIN in $settings/site.env has no host"
openssl x509 -in "$chain" -noout 2>/dev/null || refuse "$chain is not a certificate"
public=$(openssl pkey -in "$key" -pubout 2>/dev/null) || refuse "$key is not a key, or needs a passphrase"
[ "$(openssl x509 -in "$chain" -noout -pubkey)" = "$public" ] || refuse "the key does not match the certificate"
for name in "$host" "www.$host"; do
  openssl x509 -in "$chain" -noout -checkhost "$name" | grep -q 'does match' || refuse "it does not cover $name"
done
[ "$(date --date "$(openssl x509 -in "$chain" -noout -startdate | cut -d = -f 2)" +%s)" -le "$(date +%s)" ] ||
  refuse "it is not valid yet"
openssl x509 -in "$chain" -noout -checkend 86400 >/dev/null || refuse "it expires within a day"

fingerprint_of() { openssl x509 -noout -fingerprint -sha256 2>/dev/null; }
served() {
  openssl s_client -connect "127.0.0.1:${POLYDEX_HTTPS_PORT:-443}" -servername "$host" </dev/null 2>/dev/null | fingerprint_of
}

# put FROM NAME: atomic.
put() {
  if [ -L "$1" ]; then ln --symbolic --force "$1" "$tls/$2.new"; else install -m 600 "$1" "$tls/$2.new"; fi
  mv --no-target-directory "$tls/$2.new" "$tls/$2"
}

# nginx -t opens both files as nginx would; until the reload nginx keeps serving the previous ones.
take() {
  nginx -t -q && systemctl reload nginx || return 1
  local wanted=$1 end=$((SECONDS + ${POLYDEX_PATIENCE:-10}))
  until [ "$(served)" = "$wanted" ]; do
    [ "$SECONDS" -lt "$end" ] || return 1
    sleep 0.2
  done
}

before=$(served) || true
for name in fullchain key; do cp --no-dereference --preserve=mode,links "$tls/$name.pem" "$tls/$name.pem.before"; done
put "$chain" fullchain.pem
put "$key" key.pem
if take "$(fingerprint_of <"$chain")"; then
  rm "$tls"/*.pem.before
  echo "the edge serves it; valid until $(openssl x509 -in "$chain" -noout -enddate | cut -d = -f 2)"
  exit
fi
for name in fullchain key; do mv --no-target-directory "$tls/$name.pem.before" "$tls/$name.pem"; done
take "$before" || echo "the edge does not serve the previous certificate either: nginx -t" >&2
echo "the edge does not serve the new certificate; restored the previous one" >&2
exit 1
