# Sourced by the other scripts. Sets POLYDEX_STATE: the folder of services and downloaded tools, outside the work tree.
# Root gets a folder that the postgres user can reach, because /root itself is closed to it.
if [ -z "${POLYDEX_STATE:-}" ]; then
  if [ "$(id -u)" = 0 ]; then
    POLYDEX_STATE=/var/lib/polydex
  else
    POLYDEX_STATE="${XDG_STATE_HOME:-$HOME/.local/state}/polydex"
  fi
fi
export POLYDEX_STATE
