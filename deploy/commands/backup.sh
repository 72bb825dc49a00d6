#!/usr/bin/env bash
# Makes a backup and verifies all existing ones, as postgres:  polydex backup [full|diff]
# Full on Sundays, otherwise the differences since then. Writes metrics for the alerts: when it last succeeded, and whether every
# file is still as it was written. docs/operations.md, Backups.
set -uo pipefail
kind=${1:-$([ "$(date +%u)" = 7 ] && echo full || echo diff)}
metrics=${POLYDEX_METRICS:-/var/lib/polydex/metrics}/polydex-backup.prom
outcome=0

if pgbackrest --stanza=polydex --type="$kind" backup; then succeeded_at=$(date +%s); else
  outcome=1
  # Keeps the time of the last success.
  succeeded_at=$(sed -n 's/^polydex_backup_success_timestamp_seconds //p' "$metrics" 2>/dev/null)
fi

# `verify` names damaged files, but exits with 0 all the same.
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
# The exporter runs as another user, whom the unit's umask would lock out.
chmod 644 "$metrics.new"
mv "$metrics.new" "$metrics"
exit "$outcome"
