//! Finished matches: every way to end, every number of seats, every variant.

use std::path::Path;

use cloverleaf_gridlock::{Gridlock, Options};
use cloverleaf_testkit::records::check_records;

const FOLDER: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/records");

#[test]
fn every_record_holds_and_none_is_missing() {
    check_records::<Gridlock>(Path::new(FOLDER));
}

#[test]
fn every_option_is_played_in_some_record() {
    let mut texts = String::new();
    for entry in std::fs::read_dir(FOLDER).expect("the folder of records is there") {
        let path = entry.expect("the folder can be listed").path();
        texts += &std::fs::read_to_string(path).expect("a record is text");
    }
    for spec in <Options as cloverleaf_core::Options>::SPECS {
        assert!(
            texts.contains(&format!("\noption {} ", spec.name)),
            "no record has the option {}",
            spec.name
        );
    }
    for value in ["places long", "places short", "first_player race", "board crossroads", "board hamburg"] {
        assert!(texts.contains(&format!("\noption {value}\n")), "no record has '{value}'");
    }
}
