//! Finished matches: every way to end, every number of seats.

use std::path::Path;

use cloverleaf_congestion::Congestion;
use cloverleaf_testkit::records::check_records;

#[test]
fn every_record_holds_and_none_is_missing() {
    check_records::<Congestion>(Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/tests/records")));
}
