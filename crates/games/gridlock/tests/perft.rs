//! The number of ways a game can go, to a depth that takes seconds.

use std::path::Path;

use cloverleaf_gridlock::Gridlock;
use cloverleaf_testkit::check_perft_table;

#[test]
fn the_counts_are_those_of_the_table() {
    check_perft_table::<Gridlock>(Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/tests/gridlock.perft")));
}
