//! Finished matches: every way to end, every number of seats, every variant.

use std::collections::BTreeSet;
use std::path::Path;

use cloverleaf_core::{Kind, Options as _};
use cloverleaf_gridlock::{Gridlock, Options};
use cloverleaf_testkit::records::check_records;

const FOLDER: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/records");

#[test]
fn every_record_holds_and_none_is_missing() {
    check_records::<Gridlock>(Path::new(FOLDER));
}

/// Every option line of every record, as name and value; a board without its hash.
fn options_played() -> BTreeSet<(String, String)> {
    let mut played = BTreeSet::new();
    for entry in std::fs::read_dir(FOLDER).expect("the folder of records is there") {
        let path = entry.expect("the folder can be listed").path();
        let text = std::fs::read_to_string(path).expect("a record is text");
        for line in text.lines().filter_map(|line| line.strip_prefix("option ")) {
            let (name, value) = line.split_once(' ').expect("an option has a value");
            played.insert((name.to_owned(), without_hash(value).to_owned()));
        }
    }
    played
}

fn without_hash(value: &str) -> &str {
    value.split('#').next().unwrap_or(value)
}

#[test]
fn every_variant_is_played_in_some_record() {
    let played = options_played();
    for spec in Options::SPECS {
        let default = Options::default().get(spec.name).to_string();
        let others =
            played.iter().filter(|(name, value)| name == spec.name && value != without_hash(&default));
        assert!(others.count() > 0, "every record has '{default}' for the option {}", spec.name);
        let words: &[&str] = match spec.kind {
            Kind::Switch => &["false", "true"],
            Kind::Choice(words) => words,
            _ if spec.name == "first_player" => &["random", "race", "2"],
            _ if spec.name == "board" => &["boston", "crossroads", "hamburg"],
            _ => &[],
        };
        for word in words {
            let wanted = (spec.name.to_owned(), (*word).to_owned());
            assert!(played.contains(&wanted), "no record has the option {} {word}", spec.name);
        }
    }
}
