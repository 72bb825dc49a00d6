#!/usr/bin/env bash
# Private services for development, tests and CI on a machine without Docker (with Docker: compose.dev.yaml).
#   scripts/services.sh install|up|down|status|reset
# Installs what is missing from Debian, listens on 127.0.0.1 only, keeps all state outside the work tree.
# Running any verb twice is harmless. POLYDEX_STATE, POLYDEX_PG_PORT and POLYDEX_REDIS_PORT choose other instances;
# POLYDEX_PG_OPTIONS are further settings of PostgreSQL for this start.
set -euo pipefail
cd "$(dirname "$0")/.."
source scripts/state-folder.sh

PG_PORT=${POLYDEX_PG_PORT:-54320}
PG_DATA="${POLYDEX_STATE}/postgres-${PG_PORT}"
PG_LOG="${PG_DATA}.log"
REDIS_PORT=${POLYDEX_REDIS_PORT:-63790}
REDIS_DATA="${POLYDEX_STATE}/redis-${REDIS_PORT}"

as_root() { if [ "$(id -u)" = 0 ]; then "$@"; else sudo "$@"; fi; }

# PostgreSQL refuses to run as root; then its files and processes belong to the user postgres.
as_database_user() {
  if [ "$(id -u)" = 0 ]; then runuser -u postgres -- "$@"; else "$@"; fi
}

find_postgres() { ls -d /usr/lib/postgresql/15/bin 2>/dev/null || true; }

install_postgres() {
  [ -n "$(find_postgres)" ] && return
  # Debian would create a cluster of its own on 5432; ours is private.
  as_root mkdir -p /etc/postgresql-common
  [ -e /etc/postgresql-common/createcluster.conf ] ||
    echo "create_main_cluster = false" | as_root tee /etc/postgresql-common/createcluster.conf >/dev/null
  install_unstarted "$(find_postgres)/postgres" postgresql-15
}

is_running() {
  [ -n "$(find_postgres)" ] && [ -d "$PG_DATA" ] &&
    as_database_user "$(find_postgres)/pg_ctl" -D "$PG_DATA" status >/dev/null 2>&1
}

create_cluster() {
  [ -f "${PG_DATA}/PG_VERSION" ] && return
  mkdir -p "$POLYDEX_STATE" "$PG_DATA"
  chmod 755 "$POLYDEX_STATE"
  if [ "$(id -u)" = 0 ]; then chown postgres "$PG_DATA"; fi
  local password_file
  password_file=$(mktemp)
  echo polydex > "$password_file"
  chmod 644 "$password_file"
  # C.UTF-8: sorts by bytes, but has Unicode character classes, so that pg_trgm handles Chinese, Japanese and Korean.
  as_database_user "$(find_postgres)/initdb" -D "$PG_DATA" --username=polydex --pwfile="$password_file" \
    --encoding=UTF8 --locale=C.UTF-8 --auth=scram-sha-256 >/dev/null
  rm -f "$password_file"
  as_database_user tee -a "${PG_DATA}/postgresql.conf" >/dev/null < scripts/postgresql.conf
  echo "port = ${PG_PORT}" | as_database_user tee -a "${PG_DATA}/postgresql.conf" >/dev/null
}

# install_unstarted COMMAND PACKAGE: Debian starts a service when its package is installed; this prevents it, because
# ours are private.
install_unstarted() {
  command -v "$1" >/dev/null && return
  echo "installing $2"
  local policy=/usr/sbin/policy-rc.d is_ours=false
  if [ ! -e "$policy" ]; then
    is_ours=true
    printf '#!/bin/sh\nexit 101\n' | as_root tee "$policy" >/dev/null
    as_root chmod 755 "$policy"
  fi
  as_root apt-get update -qq
  as_root env DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends "$2" >/dev/null
  if [ "$is_ours" = true ]; then as_root rm -f "$policy"; fi
}

as_redis_user() {
  if [ "$(id -u)" = 0 ]; then runuser -u redis -- "$@"; else "$@"; fi
}

redis_answers() { redis-cli -h 127.0.0.1 -p "$REDIS_PORT" ping 2>/dev/null | grep -q PONG; }

# Counters only: nothing is written to disk, and a full memory evicts the keys that expire soonest.
up_redis() {
  if redis_answers; then
    echo "redis is already running on 127.0.0.1:${REDIS_PORT}"
    return
  fi
  mkdir -p "$REDIS_DATA"
  chmod 755 "$POLYDEX_STATE"
  if [ "$(id -u)" = 0 ]; then chown redis "$REDIS_DATA"; fi
  as_redis_user redis-server --bind 127.0.0.1 --port "$REDIS_PORT" --dir "$REDIS_DATA" --daemonize yes \
    --logfile "${REDIS_DATA}/redis.log" --save '' --appendonly no --maxmemory 64mb --maxmemory-policy volatile-ttl \
    >/dev/null
  for _ in $(seq 50); do
    if redis_answers; then
      echo "redis is running on 127.0.0.1:${REDIS_PORT}"
      return
    fi
    sleep 0.1
  done
  echo "redis did not come up; see ${REDIS_DATA}/redis.log" >&2
  return 1
}

down_redis() {
  if command -v redis-cli >/dev/null && redis_answers; then
    redis-cli -h 127.0.0.1 -p "$REDIS_PORT" shutdown nosave >/dev/null 2>&1 || true
    echo "redis stopped"
  else
    echo "redis was not running"
  fi
}

install() {
  install_unstarted redis-server redis-server
  # Only tests of the edge start it.
  install_unstarted nginx nginx-light
  install_unstarted openssl openssl
  # promtool tests the alert rules.
  install_unstarted promtool prometheus
  install_postgres
}

owner_of_database="select pg_get_userbyid(datdba) from pg_database where datname = current_database()"

up() {
  install
  up_redis
  create_cluster
  if is_running; then
    echo "postgres is already running on 127.0.0.1:${PG_PORT}"
  else
    [ "$(id -u)" = 0 ] && { touch "$PG_LOG"; chown postgres "$PG_LOG"; }
    as_database_user "$(find_postgres)/pg_ctl" -D "$PG_DATA" -l "$PG_LOG" -o "${POLYDEX_PG_OPTIONS:-}" -w -t 60 start >/dev/null
    echo "postgres is running on 127.0.0.1:${PG_PORT}"
  fi
  local server="postgres://polydex:polydex@127.0.0.1:${PG_PORT}"
  psql "${server}/postgres" -q -v ON_ERROR_STOP=1 -f database/roles.sql -f scripts/development-roles.sql
  psql "${server}/postgres" -qtAc "select 1 from pg_database where datname = 'polydex'" | grep -q 1 ||
    psql "${server}/postgres" -qc "create database polydex owner polydex_owner"
  # For a database created before roles were introduced.
  [ "$(psql "${server}/polydex" -qtAc "$owner_of_database")" = polydex_owner ] ||
    psql "${server}/polydex" -q -v ON_ERROR_STOP=1 -f database/take-over.sql
}

down() {
  down_redis
  if is_running; then
    as_database_user "$(find_postgres)/pg_ctl" -D "$PG_DATA" -m fast -w stop >/dev/null
    echo "postgres stopped"
  else
    echo "postgres was not running"
  fi
}

status() {
  local failed=0
  if is_running; then echo "postgres is running on 127.0.0.1:${PG_PORT}, data in ${PG_DATA}"; else
    echo "postgres is not running"
    failed=1
  fi
  if redis_answers; then echo "redis is running on 127.0.0.1:${REDIS_PORT}"; else
    echo "redis is not running"
    failed=1
  fi
  return "$failed"
}

reset() {
  down
  rm -rf "$PG_DATA" "$PG_LOG" "$REDIS_DATA"
  up
}

case "${1:-}" in
  install | up | down | status | reset) "$1" ;;
  *) echo "Usage: scripts/services.sh install|up|down|status|reset" >&2; exit 2 ;;
esac
