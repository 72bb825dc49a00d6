#!/usr/bin/env bash
# Goes back to the previous release, which is still on this machine:  polydex rollback
# The database stays as it is: migrations of a release keep the previous one working. A second rollback goes forward again.
set -euo pipefail
# Resolved now: the link through which this was called is about to point to another release.
commands=$(realpath "$(dirname "$0")")
source "$commands/links.sh"

version=$(version_of previous)
[ -n "$version" ] && [ -d "$root/releases/$version" ] || { echo "there is no previous release" >&2; exit 1; }
lend "$version"
make_current "$version"
update_edge
bash "$commands/roll.sh"
echo "$version is running again"
