#!/usr/bin/env bash
# Restores the database to a point in time, as root:  polydex restore --to '2026-11-18 03:00:00+00'
# The site is down meanwhile; the edge still serves cached pages. Deletes accounts again that were deleted after that time: what
# visitors have deleted stays deleted. docs/operations.md, Backups.
set -euo pipefail
shopt -s inherit_errexit
[ "${1:-}" = --to ] && [ -n "${2:-}" ] || { echo "Usage: polydex restore --to '2026-11-18 03:00:00+00'" >&2; exit 2; }
moment=$(date --utc --date "$2" '+%F %T.%6N+00')
folder=${POLYDEX_PG_DATA:-/var/lib/postgresql/15/main}
server=postgresql@15-main
started=$SECONDS

as_postgres() { (cd / && runuser -u postgres -- "$@"); }
ask() { as_postgres psql --no-psqlrc --quiet --no-align --tuples-only --set ON_ERROR_STOP=1 --dbname "${PGDATABASE:-polydex}" "$@"; }
say() { echo "$((SECONDS - started)) s: $*"; }

until_primary() {
  local _
  for _ in {1..3000}; do
    [ "$(ask --command 'select pg_is_in_recovery()' 2>/dev/null)" = f ] && return
    # Nothing listens: the server has exited, usually because the archive does not reach that time.
    as_postgres pg_isready --quiet || [ "$?" != 2 ] || break
    sleep 0.2
  done
  echo "PostgreSQL did not finish recovery: see its log, or try an earlier time" >&2
  return 1
}

deletions="copy (select account_id, created_at from account_deletions where deleted_at > timestamptz '$moment') to stdout"

# Asks the server itself if it answers, because it knows the newest deletions. Otherwise restores the whole archive into a scratch
# folder and asks there.
find_deletions() {
  if ask --command 'select 1' >/dev/null 2>&1; then
    ask --command "$deletions"
    # Archives the rest of the WAL: it may contain the target time.
    ask --command 'select pg_switch_wal()' >/dev/null
    return
  fi
  local scratch=$folder.latest socket
  rm -rf "$scratch"
  install -d -o postgres -m 700 "$scratch"
  as_postgres pgbackrest --stanza=polydex --pg1-path="$scratch" --archive-mode=off restore
  # Debian keeps the server's settings elsewhere; these are enough to read one table.
  socket=$(mktemp -d) && chown postgres "$socket"
  local auth=$scratch/hba.conf
  echo 'local all all trust' >"$auth" && chown postgres "$auth"
  local options="-c config_file=/dev/null -c hba_file=$auth -c listen_addresses= -c unix_socket_directories=$socket -c port=5999"
  # Recovery refuses to run with lower values than the server had.
  options+=' -c max_connections=2000 -c max_worker_processes=64 -c max_wal_senders=64 -c max_prepared_transactions=200 -c max_locks_per_transaction=512'
  as_postgres /usr/lib/postgresql/15/bin/pg_ctl -D "$scratch" -l "$scratch/log" -w -t 600 -o "$options" start >/dev/null
  PGHOST=$socket PGPORT=5999 until_primary
  PGHOST=$socket PGPORT=5999 ask --command "$deletions"
  as_postgres /usr/lib/postgresql/15/bin/pg_ctl -D "$scratch" -m fast -w stop >/dev/null
  rm -rf "$scratch" "$socket"
}

gone=$(find_deletions)
say "accounts deleted since: $(grep -c . <<<"$gone" || true)"
systemctl stop polydex.target "$server"
say "stopped"
as_postgres pgbackrest --stanza=polydex --delta --type=time "--target=$moment" --target-action=promote restore
say "files restored"
systemctl start "$server"
until_primary
say "database restored to $moment"
# No longer needed, and a replica copied from here would stop at the same point in time.
for name in restore_command recovery_target_time recovery_target_action; do ask --command "alter system reset $name"; done

newline=$'\n'
ask <<END >/dev/null
begin;
create temporary table gone (account_id bigint, created_at timestamptz) on commit drop;
copy gone from stdin;
${gone:+$gone$newline}\.
with deleted as (
  delete from accounts using gone where accounts.id = gone.account_id and accounts.created_at = gone.created_at
  returning accounts.email_key)
delete from mails using deleted where mails.email_key = deleted.email_key;
commit;
END
systemctl start polydex-migrate.service polydex.target
say "site is up again. Make a backup now: polydex backup full"
