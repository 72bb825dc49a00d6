#!/usr/bin/env bash
# Shows what runs and whether it is healthy:  polydex status. Exits with 1 if something is not.
set -uo pipefail
root=${POLYDEX_ROOT:-/srv/polydex}
bad=0

# line NAME STATE DETAIL…
line() { printf '%-26s %-9s %s\n' "$1" "$2" "${*:3}"; }

for link in current previous next; do
  line "release ($link)" "$(basename "$(readlink "$root/$link" || echo none)")"
done
for unit in $(systemctl show --property=Wants --value polydex.target | tr ' ' '\n' | sort); do
  state=$(systemctl is-active "$unit" || true)
  [ "$state" = active ] || bad=1
  line "${unit%.service}" "$state" "since $(systemctl show --property=ActiveEnterTimestamp --value "$unit"), \
restarted $(systemctl show --property=NRestarts --value "$unit") times"
done
for unit in nginx postgresql@15-main redis-server; do
  state=$(systemctl is-active "$unit" || true)
  [ "$state" = active ] || bad=1
  line "$unit" "$state"
done
for folder in / /var; do line "disk $folder" "$(df --output=pcent "$folder" | tail -n 1 | tr -d ' ')" used; done
polydex switch || bad=1
polydex reader npm run --silent jobs:status || bad=1
polydex reader npm run --silent errors:recent -- --hours 1 || bad=1
exit "$bad"
