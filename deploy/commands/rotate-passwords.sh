#!/usr/bin/env bash
# Changes every password on this machine, as root:  polydex rotate passwords
# That is INNER_SECRET, which web and api share. roll.sh restarts an api while its web is stopped, so no web ever calls an api
# with the other secret. PostgreSQL identifies processes by their users: its roles have no passwords, and this command checks
# that. Passwords for a replica stay: it is another machine. docs/operations.md, Rotation.
set -euo pipefail
commands=$(realpath "$(dirname "$0")")
source "$commands/links.sh"
source "$commands/settings.sh"

set_values inner "INNER_SECRET=$(openssl rand -base64 32)"
bash "$commands/roll.sh"
echo "web and api now share a new INNER_SECRET"

found=$(cd / && runuser -u postgres -- psql --no-psqlrc --quiet --no-align --tuples-only --set ON_ERROR_STOP=1 \
  --dbname polydex --command "select rolname from pg_authid where rolpassword is not null and rolname like 'polydex\_%' order by 1")
used=polydex_replica
[ -z "$(value_of api DATABASE_READ_URL)" ] || used='polydex_(replica|api)'
unused=$(grep --extended-regexp --invert-match --line-regexp "$used" <<<"$found" || true)
[ -n "$unused" ] || { echo "no PostgreSQL role has an unused password"; exit; }
echo "these PostgreSQL roles have a password that nothing here uses: alter role <name> password null" >&2
echo "$unused" >&2
exit 1
