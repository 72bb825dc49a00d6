# Sourced by commands that change the running release; the lock admits one at a time. A release is a folder below releases/:
# `current` is the one that runs, `previous` the one before it, `next` the one whose migrations run.
root=${POLYDEX_ROOT:-/srv/polydex}
umask 022
mkdir -p "$root/releases"
exec 9>"$root/lock"
flock --nonblock 9 || { echo "another release or rotation is in progress" >&2; exit 1; }

# version_of NAME: the version that a link points to; empty if there is no link.
version_of() { basename "$(readlink "$root/$1" || true)"; }

# change_link NAME VERSION: atomic, so that no process ever finds the link missing.
change_link() {
  ln --symbolic --force --no-dereference "releases/$2" "$root/$1.new"
  mv --no-target-directory "$root/$1.new" "$root/$1"
}

# lend VERSION: adds the hashed files of the running release to another one, because browsers and caches still hold pages that
# load them. For a rollback: the files of a newer release are in no list of the older one.
lend() {
  local from=$root/current/apps/web/build/client/assets
  [ "$root/current" -ef "$root/releases/$1" ] || [ ! -e "$from" ] ||
    cp --link --no-clobber --recursive "$from/." "$root/releases/$1/apps/web/build/client/assets/"
}

# make_current VERSION
make_current() {
  local former
  former=$(version_of current)
  [ "$former" = "$1" ] || [ -z "$former" ] || change_link previous "$former"
  change_link current "$1"
}

# Before the webs restart: the edge drops query parameters that it does not know, and the old web ignores those that are new to
# it. Skipped if no edge is installed.
update_edge() {
  [ ! -e "${POLYDEX_NGINX:-/etc/nginx}/conf.d/polydex.conf" ] || bash "$(dirname "${BASH_SOURCE[0]}")/edge.sh"
}
