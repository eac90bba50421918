//! The number of ways a game can go, to a depth that takes seconds.

use std::path::Path;

use cloverleaf_rightofway::RightOfWay;
use cloverleaf_testkit::check_perft_table;

#[test]
fn the_counts_are_those_of_the_table() {
    check_perft_table::<RightOfWay>(Path::new(concat!(
        env!("CARGO_MANIFEST_DIR"),
        "/tests/rightofway.perft"
    )));
}
