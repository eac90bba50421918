//! A record that brings the file of the city it was played in is replayed without asking for it.

use cloverleaf_catalog::{open, read_record, replay};
use cloverleaf_core::Value;
use cloverleaf_table::Seed;

const CROSSROADS: &str = include_str!("../../../boards/crossroads.toml");

fn springfield() -> String {
    CROSSROADS.replace("name = \"crossroads\"", "name = \"springfield\"")
}

/// A record of a game that has just been dealt in a city of its own.
fn record() -> String {
    let options = [("board".to_owned(), Value::Text(springfield()))];
    let mut table = open("gridlock", 2, &options, Some(Seed::from_number(5))).expect("a set-up of the game");
    table.roll(None);
    table.record(true).to_string()
}

#[test]
fn gb_1_7_a_record_brings_its_city() {
    let plain = record();
    let alone = read_record(&plain).expect("it can be read");
    assert!(replay(&alone, None).is_err(), "nobody knows this city");
    let whole = read_record(&format!("{plain}file board\n{}", springfield())).expect("the file fits");
    let table = replay(&whole, None).expect("it holds");
    assert_eq!(table.record(true).to_string(), plain, "it is written as before");
}

#[test]
fn gb_1_7_another_city_is_refused() {
    let error = read_record(&format!("{}file board\n{CROSSROADS}", record())).expect_err("another hash");
    assert!(error.to_string().contains("record-other-file"), "{error}");
    let error = read_record(&format!("{}file hat\n{CROSSROADS}", record())).expect_err("no such option");
    assert!(error.to_string().contains("record-no-option"), "{error}");
}
