#!/usr/bin/env bash
# Restarts everything that polydex.target wants, one instance after the other, so that visitors notice nothing:  polydex roll
# Stops at the first process that does not become ready; the other instance goes on.
set -euo pipefail

# The health of a unit: inner listeners have /readyz; the desk has none and says only that it lives.
health_of() {
  case "$1" in
    polydex-api@*) echo "127.0.0.1:42${1//[!0-9]/}/readyz" ;;
    polydex-web@*) echo "127.0.0.1:32${1//[!0-9]/}/readyz" ;;
    polydex-worker@*) echo "127.0.0.1:43${1//[!0-9]/}/readyz" ;;
    polydex-worker.service) echo "127.0.0.1:${POLYDEX_WORKER_PORT:-4301}/readyz" ;;
    polydex-desk.service) echo "127.0.0.1:3301/healthz" ;;
  esac
}

restart() {
  systemctl restart "$1"
  local _
  for _ in {1..60}; do
    if curl --silent --fail --max-time 2 --output /dev/null "http://$(health_of "$1")"; then
      echo "$1 is ready"
      return
    fi
    sleep "${POLYDEX_PAUSE:-1}"
  done
  echo "$1 is not ready: journalctl -u $1" >&2
  return 1
}

# A web asks the api of its instance alone: it is stopped first, so that the edge goes to the other instance with both its halves. It
# listens once it is warm.
wanted=$(systemctl show --property=Wants --value polydex.target | tr ' ' '\n' | sort)
for api in $(grep '^polydex-api@' <<<"$wanted"); do
  web=${api/api/web}
  systemctl stop "$web"
  restart "$api"
  restart "$web"
  # The edge tries a web that has failed again after 2 s: until then the other one is its only one.
  for _ in {1..5}; do sleep "${POLYDEX_PAUSE:-1}"; done
done
for unit in $(grep -E '^polydex-(worker|desk)' <<<"$wanted" || true); do restart "$unit"; done
