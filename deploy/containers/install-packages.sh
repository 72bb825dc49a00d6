#!/bin/sh
# Installs the run-time packages of one app, in its stage of the Dockerfile:  install-packages.sh apps/web
set -e
npm ci --omit=dev --workspace="$1" --strict-allow-scripts
# An optional peer of others, which npm installs because the root names it for development.
rm -r node_modules/typescript
# What compiles the macros of Lingui, which we do not use. The queue reads two packages of Babel.
rm -rf node_modules/@lingui/babel-plugin-lingui-macro node_modules/@lingui/conf node_modules/caniuse-lite node_modules/jiti
[ ! -d node_modules/@babel ] ||
  find node_modules/@babel -mindepth 1 -maxdepth 1 ! -name code-frame ! -name helper-validator-identifier -exec rm -r {} +
# Source, and other forms of what we use.
rm -rf node_modules/zod/src node_modules/satori/dist/standalone.* node_modules/satori/dist/experimental.* node_modules/satori/dist/index.cjs
# Of React's files Node needs those for development, too: it reads the names of exports from them.
rm -f node_modules/react-dom/cjs/*profiling* node_modules/react-dom/cjs/react-dom-server*.bun.* node_modules/react-dom/cjs/react-dom-server*.edge.* node_modules/react-dom/cjs/react-dom-server*.browser.*
# The flags are read as files of one of the folders.
[ ! -d node_modules/country-flag-icons ] ||
  find node_modules/country-flag-icons -mindepth 1 -maxdepth 1 ! -name 3x2 ! -name package.json -exec rm -r {} +
# A third of the rest, which nothing runs in production. Licences stay. A package of an app has its own folder there.
find . -path '*/node_modules/*' -type f \( -name '*.map' -o -name '*.d.ts' -o -name '*.d.?ts' -o -name '*.tsx' \
  -o -name '*.md' ! -iname '*licen[cs]e*' ! -iname 'notice*' \) -delete
find . -path '*/node_modules/*' -type d \( -name test -o -name docs -o -name benchmarks \) -prune -exec rm -r {} +
