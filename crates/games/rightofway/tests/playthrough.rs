//! One match told in full, for people to read and for changes to show.

use std::path::Path;

use cloverleaf_rightofway::RightOfWay;
use cloverleaf_testkit::{check_snapshot, playthrough};

#[test]
fn the_match_is_told_as_it_was() {
    let told = playthrough::<RightOfWay>(include_str!("records/turn-limit.txt"));
    check_snapshot(Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/tests/playthrough.txt")), &told);
}
