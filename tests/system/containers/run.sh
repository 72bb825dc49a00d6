#!/usr/bin/env bash
# Builds the images of deploy/containers and starts compose.yaml with podman, asks the site, stops and starts it, and removes all
# of it. What Docker Hub would give is made of Debian's packages (stand-ins/). As root, on a Debian without a container of its own:
#   bash tests/system/containers/run.sh
# With a folder in POLYDEX_CONTAINERS it keeps the images there, so that the next run is short.
set -euo pipefail
cd "$(dirname "$0")/../../.."
folder=${POLYDEX_CONTAINERS:-$(mktemp -d /var/tmp/polydex-containers.XXXXXX)}
mkdir -p "$folder"
port=${POLYDEX_PORT:-18080}
export CONTAINERS_CONF=$folder/containers.conf CONTAINERS_STORAGE_CONF=$folder/storage.conf
export POLYDEX_LISTEN=127.0.0.1:$port POLYDEX_ORIGIN=http://localhost:$port
compose() { podman-compose --project-name polydex-night --file compose.yaml "$@" >>"$folder/compose.log" 2>&1; }
show_logs() { for name in prepare api web worker; do echo "── $name"; podman logs "polydex-night_${name}_1" 2>&1 | tail -n 15; done; }
clean_up() {
  outcome=$?
  [ "$outcome" = 0 ] || { tail -n 20 "$folder/build.log" "$folder/compose.log"; podman ps --all; show_logs; } || true
  # One that starts again and again escapes `down`, and the next run would take it for its own.
  podman rm --force --all >/dev/null 2>&1 || true
  compose down --volumes || true
  if [ -z "${POLYDEX_CONTAINERS:-}" ]; then
    podman rmi --all --force >/dev/null 2>&1 || true
    umount "$folder/storage/overlay" 2>/dev/null || true
    rm -rf "$folder"
  fi
  exit "$outcome"
}
trap clean_up EXIT

# An own store: whatever else podman holds on this machine is not touched. crun refuses hybrid cgroups.
printf '[storage]\ndriver = "overlay"\nrunroot = "%s/run"\ngraphroot = "%s/storage"\n' "$folder" "$folder" >"$folder/storage.conf"
cat >"$folder/containers.conf" <<END
[engine]
runtime = "runc"
cgroup_manager = "cgroupfs"
events_logger = "file"
[network]
network_backend = "netavark"
network_config_dir = "$folder/networks"
[containers]
default_ulimits = ["nofile=1024:1024", "nproc=1024:1024"]
log_driver = "k8s-file"
END

build() { podman build --format docker --network=host "$@" >>"$folder/build.log" 2>&1; }
skipped=--dpkgopt='path-exclude=/usr/share/'
if ! podman image exists docker.io/library/debian:bookworm-slim; then
  # As the public image: /usr merged from the start, so without usrmerge, which brings 50 MB of Perl.
  mmdebstrap --quiet --variant=minbase --hook-dir=/usr/share/mmdebstrap/hooks/merged-usr --include=usr-is-merged \
    "${skipped}doc/*" "${skipped}man/*" "${skipped}locale/*" bookworm "$folder/base.tar" >>"$folder/build.log" 2>&1
  podman import --quiet "$folder/base.tar" docker.io/library/debian:bookworm-slim >/dev/null
  rm "$folder/base.tar"
fi
stand_ins=$folder/stand-ins
rm -rf "$stand_ins" && mkdir "$stand_ins"
cp "$(bash scripts/node.sh)/node" tests/system/containers/stand-ins/postgres.sh "$stand_ins"
cp -r "$(dirname "$(dirname "$(readlink -f "$(command -v npm)")")")" "$stand_ins/npm"
cp "${NODE_EXTRA_CA_CERTS:-/etc/ssl/certs/ca-certificates.crt}" "$stand_ins/ca.crt"
for image in node:24.21.0 postgres:15 redis:7; do
  tag=docker.io/library/$image-bookworm
  [ "${image%:*}" != node ] || tag+=-slim
  build --target "${image%:*}" --tag "$tag" --file tests/system/containers/stand-ins/Dockerfile "$stand_ins"
done
for target in api worker desk edge web; do
  build --target "$target" --tag "localhost/polydex-$target:local" --file deploy/containers/Dockerfile .
done
podman images --filter reference='localhost/polydex-*' --format '{{.Repository}} {{.Size}}'
surplus=$(podman run --rm localhost/polydex-web:local find . -name '.git' -o -name '*.test.*' -path './apps/*' -o -path '*/node_modules/vite' -o -name '.env*')
[ -z "$surplus" ] || { echo "the image contains $surplus"; exit 1; }

# ask PATH TEXT: until the page contains the text, a minute and a half at most.
ask() {
  local try page
  for try in {1..90}; do
    page=$(curl --silent --fail --location --max-time 10 "$POLYDEX_ORIGIN$1") && grep --quiet "$2" <<<"$page" && return
    sleep 1
  done
  echo "no $2 in $1"
  return 1
}
podman run --rm --tmpfs /own localhost/polydex-worker:local node scripts/polydex/main.ts catalogue init /own/catalogue
began=$SECONDS
compose up -d --no-build
ask / '<h1'
echo "first page after $((SECONDS - began)) s"
ask / 'href="/tool/'
echo "tools on the home page after $((SECONDS - began)) s"
ask '/find?q=video' 'href="/tool/'
ask /tool/canva Canva
ask /submit '<form'
ask /desk/ '>Editor<'
began=$SECONDS
compose stop
compose start
ask /tool/canva Canva
echo "stopped, started, and a page after $((SECONDS - began)) s"
