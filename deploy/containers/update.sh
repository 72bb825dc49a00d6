#!/usr/bin/env bash
# Starts the site, or updates it without a failed page, from the images of POLYDEX_VERSION, or those built from this checkout:
#   bash deploy/containers/update.sh
# A web calls only the api of its own number: it is stopped first, so that the edge uses the other one, whose web and api both run.
set -euo pipefail
cd "$(dirname "$0")"
settings=${POLYDEX_SETTINGS:-/etc/polydex}
site() { docker compose --env-file "$settings/passwords.env" --file compose.production.yaml "$@"; }

host=$(sed -n 's|^SITE_ORIGIN=https://||p' "$settings/site.env")
sed "s/example\.org/${host:?SITE_ORIGIN in site.env must begin with https}/g" ../nginx/polydex.conf >"$settings/edge.conf.new"
# In place: the container sees this very file.
cat "$settings/edge.conf.new" >"$settings/edge.conf" && rm "$settings/edge.conf.new"

if [ -n "${POLYDEX_IMAGES:-}" ]; then site pull; else site build; fi
if [ -z "$(site ps --quiet web-01 web-02)" ]; then
  site up --detach --wait
  exit
fi
site up --detach --no-deps --wait postgres redis backup
site run --rm --no-deps migrate
for number in 01 02; do
  site stop "web-$number"
  site up --detach --no-deps --wait "api-$number"
  site up --detach --no-deps --wait "web-$number"
  # The edge retries a failed web after 2 s: until then it has only the other one.
  sleep 5
done
site up --detach --no-deps --wait worker
[ -z "$(site ps --quiet desk)" ] || site --profile desk up --detach --no-deps --wait desk
site up --detach --no-deps edge
site exec edge nginx -s reload
