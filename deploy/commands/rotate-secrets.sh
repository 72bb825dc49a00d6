#!/usr/bin/env bash
# Rotates SECRETS_KEY, as root:  polydex rotate secrets
# At any time each process can open what any other seals: all of them get the new key to open with, then to seal with; then
# everything sealed with the old key is resealed, and the old key is removed. No session ends. After a failure run it again: it
# resumes where it stopped. docs/operations.md, Rotation.
set -euo pipefail
commands=$(realpath "$(dirname "$0")")
source "$commands/links.sh"
source "$commands/settings.sh"
# The new key, while a rotation is in progress.
next=$settings/secrets.next
retired=$settings/retired
started=$SECONDS
say() { echo "$((SECONDS - started)) s: $*"; }

# Backups contain data sealed with the old keys: the keys are kept for as long as backups, where no process reads them. systemd
# deletes them afterwards.
retire() {
  local keys days
  keys=$(value_of secrets SECRETS_KEYS_FORMER)
  [ -n "$keys" ] || return 0
  days=$(value_of web BACKUPS_KEPT_DAYS)
  install -d -m 700 "$retired"
  (umask 077 && printf 'SECRETS_KEYS_FORMER=%s\n' "$keys" >"$retired/secrets-$(date --utc +%Y%m%dT%H%M%SZ).env")
  echo "e $retired - - - m:${days:-30}d" >"${POLYDEX_TMPFILES:-/etc/tmpfiles.d}/polydex-retired.conf"
  say "the old key is kept in $retired for ${days:-30} days, to read backups"
}

old=$(value_of secrets SECRETS_KEY)
[ -n "$old" ] || { echo "there is no SECRETS_KEY in $settings/secrets.env" >&2; exit 1; }
[ -s "$next" ] || (umask 077 && openssl rand -base64 32 >"$next")
new=$(<"$next")
if [ "$old" != "$new" ]; then
  former=$(value_of secrets SECRETS_KEYS_FORMER)
  former=${former#"$new"}
  former=${former#,}
  set_values secrets "SECRETS_KEYS_FORMER=$new${former:+,$former}"
  bash "$commands/roll.sh"
  say "every process can open what the new key seals"
  set_values secrets "SECRETS_KEY=$new" "SECRETS_KEYS_FORMER=$old${former:+,$former}"
fi
bash "$commands/roll.sh"
say "every process seals with the new key"
# Twice: the second run must find nothing left.
for _ in 1 2; do
  result=$(polydex worker npm run --silent job reseal-secrets)
  say "$result"
done
if ! grep -q '"resealed":0,"unreadable":0' <<<"$result"; then
  echo "some secrets cannot be opened: keeping both keys. Add the missing key to SECRETS_KEYS_FORMER, then run this again" >&2
  exit 1
fi
retire
set_values secrets SECRETS_KEYS_FORMER=
bash "$commands/roll.sh"
rm "$next"
say "the old key is retired. Replace your copy of $settings/secrets.env with the new one"
