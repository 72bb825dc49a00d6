#!/usr/bin/env bash
# Rolling restart of everything that polydex.target wants, one instance after the other, without downtime:  polydex roll
# Stops at the first process that does not become ready; the other instance goes on.
set -euo pipefail

# Health address of a unit: inner listeners have /readyz; the desk has only /healthz.
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

# A web calls only the api of its own instance: it is stopped first, so that the edge uses the other instance, whose web and api
# both run. A web listens once it is warmed up.
wanted=$(systemctl show --property=Wants --value polydex.target | tr ' ' '\n' | sort)
for api in $(grep '^polydex-api@' <<<"$wanted"); do
  web=${api/api/web}
  systemctl stop "$web"
  restart "$api"
  restart "$web"
  # The edge retries a failed web after 2 s: until then it has only the other one.
  for _ in {1..5}; do sleep "${POLYDEX_PAUSE:-1}"; done
done
for unit in $(grep -E '^polydex-(worker|desk)' <<<"$wanted" || true); do restart "$unit"; done
