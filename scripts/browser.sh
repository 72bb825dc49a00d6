#!/usr/bin/env bash
# Installs Debian's Chromium, the fonts that pages in nine languages need, and curl for the examples of docs/api.md, if
# they are missing.
set -euo pipefail
missing=()
command -v chromium >/dev/null || missing+=(chromium)
command -v chromium-headless-shell >/dev/null || missing+=(chromium-headless-shell)
command -v curl >/dev/null || missing+=(curl)
# Captures all output first: a grep that stops early would end fc-list by SIGPIPE, which pipefail takes for a missing
# font.
fonts=$(fc-list 2>/dev/null || true)
[[ "$fonts" == *'Noto Sans CJK'* ]] || missing+=(fonts-noto-cjk fontconfig)
[[ "$fonts" == *'NotoSans-Regular'* ]] || missing+=(fonts-noto-core)
[ "${#missing[@]}" = 0 ] && exit 0
as_root() { if [ "$(id -u)" = 0 ]; then "$@"; else sudo "$@"; fi; }
echo "installing ${missing[*]}"
as_root apt-get update -qq
as_root env DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends "${missing[@]}" >/dev/null
