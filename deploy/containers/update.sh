#!/usr/bin/env bash
# Starts the site, or updates it without a failed page, from the images of POLYDEX_VERSION, or those built from this checkout:
#   bash deploy/containers/update.sh
# A web calls only the api of its own number: it is stopped first, so that the edge uses the other one, whose web and api both run.
set -euo pipefail
umask 022
cd "$(dirname "$0")"
settings=${POLYDEX_SETTINGS:-/etc/polydex}
# Compose 2 is a part of docker; version 1, which Debian has, is a program of its own.
compose=(docker compose)
"${compose[@]}" version >/dev/null 2>&1 || compose=(docker-compose)
site() { "${compose[@]}" --project-name polydex --env-file "$settings/passwords.env" --file compose.production.yaml "$@"; }

state_of() { docker inspect --format "{{.State.$2}}" "$(site ps --quiet "$1")" 2>/dev/null; }

# until_true WHAT COMMAND…: tries it for three minutes.
until_true() {
  local deadline=$((SECONDS + 180))
  until "${@:2}"; do
    [ "$SECONDS" -lt "$deadline" ] || { echo "$1: nothing further was replaced" >&2; exit 1; }
    sleep 1
  done
}
is_healthy() { [ "$(state_of "$1" Health.Status)" = healthy ]; }
# start SERVICE: and nothing that it needs; returns when it is healthy. Version 1 has no --wait.
start() {
  site up --detach --no-deps "$1"
  until_true "$1 is not healthy" is_healthy "$1"
}
# A new container has the address of the old one, but with podman another MAC address, which the edge notices after up to half a minute.
edge_reaches() { site exec -T edge timeout 1 bash -c ": </dev/tcp/$1/3101" 2>/dev/null; }

host=$(sed -n 's|^SITE_ORIGIN=https://||p' "$settings/site.env")
sed "s/example\.org/${host:?SITE_ORIGIN in site.env must begin with https}/g" ../nginx/polydex.conf >"$settings/edge.conf.new"
# In place: the container sees this very file.
cat "$settings/edge.conf.new" >"$settings/edge.conf" && rm "$settings/edge.conf.new"

mkdir -p "$settings/own"
if [ -n "${POLYDEX_IMAGES:-}" ]; then site pull; else site build; fi

# In place, like the other: the edge sees this folder, and reads it when it starts or reloads.
install -d -m 755 "$settings/edge"
cp -r ../nginx/polydex/. upstream.conf "$settings/edge"
docker run --rm --network none --user 0 --volume "$settings/edge:/edge" --volume "$settings/own:/own:ro" --env-file "$settings/site.env" \
  "${POLYDEX_IMAGES:-polydex-}api:${POLYDEX_VERSION:-local}" node scripts/polydex/fit-edge.ts /edge

if [ "$(state_of edge Running)" != true ]; then
  site up --detach
  for service in web-01 web-02 worker edge; do until_true "$service is not healthy" is_healthy "$service"; done
  exit
fi
start postgres
start redis
site up --detach --no-deps backup
site run --rm --no-deps migrate
for number in 01 02; do
  site stop "web-$number"
  start "api-$number"
  start "web-$number"
  until_true "the edge does not reach web-$number" edge_reaches "172.30.10.1${number#0}"
  # The edge retries a failed web after 2 s: until then it has only the other one.
  sleep 3
done
start worker
[ -z "$(site ps --quiet desk)" ] || site --profile desk up --detach --no-deps desk
site up --detach --no-deps edge
site exec -T edge nginx -s reload
