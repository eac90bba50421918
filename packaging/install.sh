#!/bin/sh
# Installs Cloverleaf @VERSION@: fetches the archive for this processor, checks its sum, and puts one file where it
# is told. Nothing is overwritten before everything has been checked.
set -eu

version="@VERSION@"
from="@FROM@"
to="${HOME:-}/.local/bin"

usage() {
    echo "Usage: install.sh [--from URL|FOLDER] [--to FOLDER]"
    echo "  --from  where the files of the release are${from:+ (now $from)}"
    echo "  --to    where the program goes (now $to)"
}
fail() { echo "install.sh: $1" >&2; exit "${2:-1}"; }

while [ $# -gt 0 ]; do
    case "$1" in
        --from) from="${2:?--from needs an address or a folder}"; shift 2 ;;
        --to) to="${2:?--to needs a folder}"; shift 2 ;;
        --help | -h) usage; exit 0 ;;
        *) usage >&2; fail "what is '$1'?" 2 ;;
    esac
done
[ -n "$from" ] || { usage >&2; fail "say where the files of the release are, with --from" 2; }

[ "$(uname -s)" = Linux ] || fail "there are only binaries for Linux; elsewhere build it with 'cargo install'"
case "$(uname -m)" in
    x86_64 | amd64) target=x86_64-unknown-linux-musl ;;
    aarch64 | arm64) target=aarch64-unknown-linux-musl ;;
    *) fail "there is no binary for $(uname -m); build it with 'cargo install'" ;;
esac
name="cloverleaf-$version-$target"

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

# Gets one file of the release, from a folder or over the network.
get() {
    if [ -d "$from" ]; then
        cp "$from/$1" "$work/$1" 2>/dev/null
    elif command -v curl >/dev/null; then
        curl --fail --silent --show-error --location --output "$work/$1" "$from/$1"
    elif command -v wget >/dev/null; then
        wget --quiet --output-document "$work/$1" "$from/$1"
    else
        fail "this needs curl or wget; install one of them"
    fi || fail "cannot get $1 from $from"
}
get SHA256SUMS
get "$name.tar.gz"

(cd "$work" && grep "  $name.tar.gz\$" SHA256SUMS | sha256sum --check --status) ||
    fail "the checksum of $name.tar.gz is wrong: it is damaged or was changed, so nothing was installed"

tar -xzf "$work/$name.tar.gz" -C "$work"
mkdir -p "$to" 2>/dev/null || fail "cannot make the folder $to; name another with --to"
# First beside its place, then there at once: a program that runs is not written over.
cp "$work/$name/cloverleaf" "$to/.cloverleaf.new" 2>/dev/null || fail "cannot write to $to; name another folder with --to"
chmod 755 "$to/.cloverleaf.new"
mv "$to/.cloverleaf.new" "$to/cloverleaf"

echo "Installed $("$to/cloverleaf" --version) as $to/cloverleaf."
case ":$PATH:" in
    *":$to:"*) echo "Start it with: cloverleaf" ;;
    *) echo "Start it with: $to/cloverleaf   ($to is not on your PATH)" ;;
esac
