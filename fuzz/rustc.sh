#!/bin/sh
# The compiler for `cargo xtask fuzz`, called by cargo with the real one as its first argument. It counts branches in
# this project's crates only: counting them in other people's would take longer to build than all targets run. Build
# scripts, which are compiled without a target, have nobody who could read the counts.
case "$CARGO_MANIFEST_DIR/ $* " in
"$CLOVERLEAF_ROOT"/crates/*" --target "* | "$CLOVERLEAF_ROOT"/fuzz/*" --target "*)
    exec "$@" \
        -Cpasses=sancov-module \
        -Cllvm-args=-sanitizer-coverage-level=4 \
        -Cllvm-args=-sanitizer-coverage-inline-8bit-counters \
        -Cllvm-args=-sanitizer-coverage-pc-table \
        -Cllvm-args=-sanitizer-coverage-trace-compares \
        -Ccodegen-units=1
    ;;
*) exec "$@" ;;
esac
