#!/usr/bin/env bash
# Brings a release onto this machine, as root:  bash release.sh polydex-<version>.tar.gz
# Prepares it beside the running one, migrates, changes the link `current`, and restarts one instance after the other. Stops
# at the first failure, and the other instance goes on; run it again once the cause is gone. With the file of a former release it goes back to that
# one, but not back before its migrations.
set -euo pipefail
umask 022

archive=$(realpath "$1")
root=${POLYDEX_ROOT:-/srv/polydex}
version=$(basename "$archive" .tar.gz)
version=${version#polydex-}
folder=$root/releases/$version
sum=$(sha256sum "$archive" | cut -d ' ' -f 1)
mkdir -p "$root/releases"
exec 9>"$root/lock"
flock --nonblock 9 || { echo "another release is under way" >&2; exit 1; }

prepare() {
  local part=$folder.part
  rm -rf "$part"
  mkdir "$part"
  tar --extract --file "$archive" --directory "$part" --strip-components 1 --no-same-owner
  # No package runs code of its own at installation: docs/decisions/0004.
  (cd "$part" && npm ci --omit=dev --ignore-scripts --no-audit --no-fund)
  # Browsers and caches hold pages of the releases before, which ask for the files of those.
  (cd "$part/apps/web" && node --input-type=module --eval "
    const { keepOldFiles } = await import(process.cwd() + '/build-plugins/keep-old-files.ts')
    await keepOldFiles(process.argv[1], 'build')" "$root/current/apps/web/build")
  echo "$sum" >"$part/release.sha256"
  mv "$part" "$folder"
}

# On the way back: pages of the newer release are out there too. Its files are lent, and belong to no list.
lend() {
  local from=$root/current/apps/web/build/client/assets
  [ "$root/current" -ef "$folder" ] || [ ! -e "$from" ] ||
    cp --link --no-clobber --recursive "$from/." "$folder/apps/web/build/client/assets/"
}

# change_link NAME: in one step, so that no process ever finds it missing.
change_link() {
  ln --symbolic --force --no-dereference "releases/$version" "$root/$1.new"
  mv --no-target-directory "$root/$1.new" "$root/$1"
}

# The health of a unit: inner listeners have /readyz; the desk has none and says only that it lives.
health_of() {
  case "$1" in
    polydex-api@*) echo "127.0.0.1:42${1//[!0-9]/}/readyz" ;;
    polydex-web@*) echo "127.0.0.1:32${1//[!0-9]/}/readyz" ;;
    polydex-worker.service) echo "127.0.0.1:4301/readyz" ;;
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

if [ -e "$folder" ]; then
  [ "$(cat "$folder/release.sha256")" = "$sum" ] ||
    { echo "$version is installed already, from another file" >&2; exit 1; }
  lend
else
  prepare
fi
change_link next
systemctl start polydex-migrate.service
change_link current
if ! systemctl is-active --quiet polydex.target; then
  echo "$version is installed. Nothing runs: systemctl start polydex.target"
  exit 0
fi
# Everything that the target wants, one instance after the other. A web asks the api of its instance alone: it is stopped
# first, so that the edge goes to the other instance, which is still the release before with both its halves.
wanted=$(systemctl show --property=Wants --value polydex.target | tr ' ' '\n' | sort)
for api in $(grep '^polydex-api@' <<<"$wanted"); do
  web=${api/api/web}
  systemctl stop "$web"
  restart "$api"
  restart "$web"
  # The edge tries a web that has failed again after 2 s: until then the other one is its only one.
  for _ in {1..5}; do sleep "${POLYDEX_PAUSE:-1}"; done
done
for unit in $(grep -E '^polydex-(worker|desk)' <<<"$wanted" || true); do restart "$unit"; done
echo "$version is running"
