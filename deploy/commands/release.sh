#!/usr/bin/env bash
# Installs a release on this machine, as root:  polydex release polydex-<version>.tar.gz
# Prepares it beside the running one, migrates, changes the link `current`, installs the files of the edge, and restarts one
# instance after the other. Stops at the first failure while the other instance goes on; run it again once the cause is fixed.
# Undo it with `polydex rollback`.
set -euo pipefail
source "$(dirname "$0")/links.sh"

archive=$(realpath "$1")
version=$(basename "$archive" .tar.gz)
version=${version#polydex-}
folder=$root/releases/$version
sum=$(sha256sum "$archive" | cut -d ' ' -f 1)

prepare() {
  local part=$folder.part
  rm -rf "$part"
  mkdir "$part"
  tar --extract --file "$archive" --directory "$part" --strip-components 1 --no-same-owner
  # Packages run no install scripts: docs/decisions/0004.
  (cd "$part" && npm ci --omit=dev --ignore-scripts --no-audit --no-fund)
  # Browsers and caches still hold pages of earlier releases, which load the files of those.
  (cd "$part/apps/web" && node --input-type=module --eval "
    const { keepOldFiles } = await import(process.cwd() + '/build-plugins/keep-old-files.ts')
    await keepOldFiles(process.argv[1], 'build')" "$root/current/apps/web/build")
  echo "$sum" >"$part/release.sha256"
  mv "$part" "$folder"
}

# Deletes all releases but three: the current one, the previous one, and the newest other one.
forget_old() {
  local kept="$(version_of current) $(version_of previous)" spare=1 name
  for name in $(ls --sort=time "$root/releases"); do
    [[ " $kept " == *" $name "* ]] && continue
    if [ "$spare" -gt 0 ]; then spare=$((spare - 1)); continue; fi
    rm -rf "${root:?}/releases/$name"
  done
}

if [ -e "$folder" ]; then
  [ "$(cat "$folder/release.sha256")" = "$sum" ] ||
    { echo "$version is already installed, from another file" >&2; exit 1; }
  lend "$version"
else
  prepare
fi
change_link next "$version"
systemctl start polydex-migrate.service
make_current "$version"
forget_old
update_edge
if ! systemctl is-active --quiet polydex.target; then
  echo "$version is installed but not running: systemctl start polydex.target"
  exit 0
fi
bash "$(dirname "$0")/roll.sh"
echo "$version is running"
