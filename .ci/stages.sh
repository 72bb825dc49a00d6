# Sourced by run and nightly: installs what a bare Debian machine with an older Node lacks, runs services of its own on
# free ports of 127.0.0.1, runs steps one after the other, and ends with the totals of all their tests.
set -uo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."

POLYDEX_STATE=$(mktemp -d /var/tmp/polydex-ci.XXXXXX)
export POLYDEX_STATE CI=true
steps=0
failed_steps=()

clean_up() { bash scripts/services.sh down >/dev/null 2>&1; rm -rf "$POLYDEX_STATE"; }
trap clean_up EXIT

# Each step keeps its test reports in the folder that $reports names: a later one of the same kind would overwrite them.
step() {
  local name=$1 started=$SECONDS outcome=ok folder="test-results/${reports:-steps}"
  shift
  steps=$((steps + 1))
  echo "── $name"
  "$@" || outcome=FAILED
  for report in test-results/*.json; do
    [ -e "$report" ] && mkdir -p "$folder" && mv "$report" "${folder}/${steps}-${report##*/}"
  done
  echo "── $name: $outcome, $((SECONDS - started)) s"
  [ "$outcome" = ok ] || { failed_steps+=("$name"); return 1; }
}

# Waits, five minutes at most, until the hypervisor leaves this virtual machine both processors: steals fewer than 5 % of 3 s.
stolen_ticks() { awk '/^cpu /{print $9}' /proc/stat; }
wait_for_quiet() {
  local before try
  for try in {1..20}; do
    before=$(stolen_ticks)
    for _ in 1 2; do timeout 3 bash -c 'while :; do :; done' & done
    wait
    [ $(($(stolen_ticks) - before)) -lt 30 ] && return
    echo "the host takes processors away; waiting ($try)"
    sleep 12
  done
}

# Like step, for a command that takes the files to test as arguments. Up to 40 failures are run once more when the host is
# quiet: a frozen machine makes a correct site miss its own timeouts, and a faulty site fails again.
step_of_tests() {
  local name=$1 failed
  step "$@" && return
  mapfile -t failed < <(node scripts/test-reports/main.ts failed "$steps")
  [ "${#failed[@]}" -gt 0 ] && [ "${#failed[@]}" -le 40 ] || return
  wait_for_quiet
  reports=again step "$name that failed, again" "${@:2}" -- "${failed[@]}"
  # If it passed, the first failure is forgiven; if not, it is listed already.
  unset 'failed_steps[-1]'
}

finish() {
  for name in "${failed_steps[@]}"; do echo "FAILED: step $name"; done
  node scripts/test-reports/main.ts count "${#failed_steps[@]}"
  [ "${#failed_steps[@]}" = 0 ]
  exit $?
}

# Below the ephemeral port range: an outgoing connection could take the port before the service listens.
free_port() {
  node -e "const n=require('net');(function f(){const p=20000+Math.floor(Math.random()*12000),s=n.createServer().on('error',f).listen(p,'127.0.0.1',()=>{console.log(p);s.close()})})()"
}

# install_unless_there COMMAND PACKAGE…
install_unless_there() {
  command -v "$1" >/dev/null ||
    { apt-get update -qq && apt-get install -y -qq --no-install-recommends "${@:2}" >/dev/null; }
}

# From here on every new process sees another date; its clock advances from there at normal speed. Not libfaketime: Redis and
# Chromium hang under it.
believe_in_day() {
  local library="${POLYDEX_STATE}/other-day.so"
  install_unless_there gcc gcc libc6-dev && gcc -O2 -shared -fPIC -o "$library" .ci/other-day.c || return 1
  # The user postgres reads it too.
  chmod 755 "$POLYDEX_STATE" "$library"
  OTHER_DAY_SECONDS=$(($(date -u -d "$1 09:00" +%s) - $(date +%s)))
  LD_PRELOAD=$library
  export OTHER_DAY_SECONDS LD_PRELOAD
  echo "today is $(date -u +%F)"
}
forget_day() { unset OTHER_DAY_SECONDS LD_PRELOAD; }

prepare() {
  local node_folder
  node_folder=$(bash scripts/node.sh) || { echo "0 passed, 1 failed"; exit 1; }
  export PATH="$node_folder:$PATH"
  export POLYDEX_PG_PORT=$(free_port) POLYDEX_REDIS_PORT=$(free_port)
  export DATABASE_URL="postgres://polydex:polydex@127.0.0.1:${POLYDEX_PG_PORT}/polydex"
  export REDIS_URL="redis://127.0.0.1:${POLYDEX_REDIS_PORT}"
  rm -rf test-results
  step "packages" npm ci --strict-allow-scripts --no-audit --no-fund || finish
  step "browser" bash scripts/browser.sh || finish
  # The units of deploy/ are only analysed, never started.
  install_unless_there systemd-analyze systemd || finish
  step "services" bash scripts/services.sh up || finish
}
