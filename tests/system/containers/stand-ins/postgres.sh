#!/bin/bash
# The part of the entry point of the image postgres:15 that our Compose files use.
set -euo pipefail
data=$PGDATA
if [ "$1" = postgres ] && [ ! -s "$data/PG_VERSION" ]; then
  # shellcheck disable=SC2086 -- several arguments
  initdb --pgdata="$data" --username=postgres --auth-local=trust --auth-host="${POSTGRES_HOST_AUTH_METHOD:-scram-sha-256}" \
    --pwfile=<(echo "${POSTGRES_PASSWORD:-none}") $POSTGRES_INITDB_ARGS
  echo "host all all all ${POSTGRES_HOST_AUTH_METHOD:-scram-sha-256}" >>"$data/pg_hba.conf"
  pg_ctl --pgdata="$data" --options="-c listen_addresses='' -k /tmp" --wait start
  createdb --host=/tmp --username=postgres "$POSTGRES_DB"
  for file in /docker-entrypoint-initdb.d/*; do
    psql --host=/tmp --username=postgres --dbname="$POSTGRES_DB" --set=ON_ERROR_STOP=1 --quiet --file="$file"
  done
  pg_ctl --pgdata="$data" --wait stop
fi
[ "$1" != postgres ] || set -- "$@" -c listen_addresses='*'
exec "$@"
