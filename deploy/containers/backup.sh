#!/usr/bin/env bash
# Runs in the container `backup`: dumps the database each night, or restores a dump into it. README.md has the commands.
set -euo pipefail
cd /var/lib/postgresql/data

dump() {
  local name
  name=polydex-$(date --utc +%Y%m%dT%H%M%SZ).dump
  pg_dump --format=custom --file="$name.part" polydex
  mv "$name.part" "$name"
  # A dump lives for the days that /privacy states, with the night that it waits for the next one.
  find . -maxdepth 1 -name 'polydex-*.dump*' -mmin "+$(((${BACKUPS_KEPT_DAYS:?in web.env} - 1) * 1440))" -delete
  echo "$name: $(stat --format=%s "$name") bytes"
}

# Into a database beside the present one, which is kept as polydex_before. Nothing may be connected.
restore() {
  psql --dbname=postgres --quiet --set=ON_ERROR_STOP=1 --command='drop database if exists polydex_new' \
    --command="create database polydex_new owner polydex_owner template template0 encoding 'UTF8' locale 'C.UTF-8'"
  pg_restore --exit-on-error --dbname=polydex_new "$1"
  # What visitors have deleted since stays deleted.
  psql --dbname=polydex --quiet --command='copy (select account_id, created_at from account_deletions) to stdout' >/tmp/gone
  psql --dbname=polydex_new --quiet --set=ON_ERROR_STOP=1 --single-transaction <<'END'
create temporary table gone (account_id bigint, created_at timestamptz) on commit drop;
\copy gone from '/tmp/gone'
with deleted as (
  delete from accounts using gone where accounts.id = gone.account_id and accounts.created_at = gone.created_at
  returning accounts.email_key)
delete from mails using deleted where mails.email_key = deleted.email_key;
END
  psql --dbname=postgres --quiet --set=ON_ERROR_STOP=1 --command='drop database if exists polydex_before' \
    --command='alter database polydex rename to polydex_before' --command='alter database polydex_new rename to polydex'
  echo "restored $1; the former database is polydex_before"
}

case "${1:-}" in
  # At three, Coordinated Universal Time; the first one at once if there is none.
  nightly)
    compgen -G 'polydex-*.dump' >/dev/null || dump
    while :; do
      sleep $((86400 - ($(date +%s) - 10800) % 86400)) &
      wait $!
      dump
    done
    ;;
  dump) dump ;;
  list) ls -l --time-style=long-iso polydex-*.dump ;;
  restore) restore "${2:?which dump? list names them}" ;;
  *) echo 'Usage: backup nightly|dump|list|restore <dump>' >&2; exit 2 ;;
esac
