//! Finished matches: every way to end.

use std::path::Path;

use cloverleaf_tango::Tango;
use cloverleaf_testkit::records::check_records;

#[test]
fn every_record_holds_and_none_is_missing() {
    check_records::<Tango>(Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/tests/records")));
}
