#!/usr/bin/env bash
# Makes a backup and reads all of them again, as postgres:  polydex backup [full|diff]
# Full on Sundays, else what has changed since. Writes for the alerts when it last succeeded, and whether every file is what was
# written. docs/operations.md, Backups.
set -uo pipefail
kind=${1:-$([ "$(date +%u)" = 7 ] && echo full || echo diff)}
metrics=${POLYDEX_METRICS:-/var/lib/polydex/metrics}/polydex-backup.prom
outcome=0

if pgbackrest --stanza=polydex --type="$kind" backup; then succeeded_at=$(date +%s); else
  outcome=1
  # As it was.
  succeeded_at=$(sed -n 's/^polydex_backup_success_timestamp_seconds //p' "$metrics" 2>/dev/null)
fi

# It names damaged files and ends with 0 all the same.
report=$(pgbackrest --stanza=polydex --output=text --verbose verify 2>&1) || outcome=1
verified=1
if ! grep -q 'status: ok' <<<"$report" || grep -Eq 'status: error|(invalid|missing): [1-9]|invalid checksum' <<<"$report"; then
  verified=0
  outcome=1
  echo "$report" >&2
fi

cat >"$metrics.new" <<END
# TYPE polydex_backup_success_timestamp_seconds gauge
polydex_backup_success_timestamp_seconds ${succeeded_at:-0}
# TYPE polydex_backup_verified gauge
polydex_backup_verified $verified
END
# The exporter is another user, and the unit's umask lets none read.
chmod 644 "$metrics.new"
mv "$metrics.new" "$metrics"
exit "$outcome"
