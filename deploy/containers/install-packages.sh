#!/bin/sh
# Installs the run-time packages of one app, in its stage of the Dockerfile:  install-packages.sh apps/web
set -e
npm ci --omit=dev --workspace="$1" --strict-allow-scripts
# An optional peer of others, which npm installs because the root names it for development.
rm -r node_modules/typescript
# A third of the rest, which nothing runs.
find node_modules -type f \( -name '*.map' -o -name '*.d.ts' -o -name '*.d.?ts' -o -name '*.tsx' \) -delete
