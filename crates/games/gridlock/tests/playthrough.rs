//! One match told in full, for people to read and for changes to show.

use std::path::Path;

use cloverleaf_gridlock::Gridlock;
use cloverleaf_testkit::{check_snapshot, playthrough};

#[test]
fn the_match_is_told_as_it_was() {
    let told = playthrough::<Gridlock>(include_str!("records/destinations-2-crossroads.txt"));
    check_snapshot(Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/tests/playthrough.txt")), &told);
}
