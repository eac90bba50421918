//! Finished matches: every way to end, both ways to lay the city.

use std::path::{Path, PathBuf};

use cloverleaf_core::{Actor, Game, Seat};
use cloverleaf_rightofway::RightOfWay;
use cloverleaf_table::{Event, Table};
use cloverleaf_testkit::records::{check_records, random_match};
use cloverleaf_testkit::{Style, check_snapshot};

fn folder() -> PathBuf {
    Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/tests/records")).to_path_buf()
}

fn keep(name: &str, table: &Table<RightOfWay>) {
    check_snapshot(&folder().join(name), &table.record(false).to_string());
}

#[test]
fn every_record_holds_and_none_is_missing() {
    check_records::<RightOfWay>(&folder());
}

#[test]
fn random_matches_are_recorded_as_before() {
    for (name, options, reason) in [
        ("used-up.txt", "", "used up"),
        ("used-up-laid.txt", "city=laid covered_dollars=true", "used up"),
        ("built-up.txt", "", "built up"),
    ] {
        let mut tables = (1..100).map(|seed| random_match(2, options, Style::Uniform, seed, 1000));
        let ended_so =
            |table: &Table<RightOfWay>| table.outcome().is_some_and(|outcome| outcome.reason == reason);
        keep(
            name,
            &tables.find(ended_so).expect("one in four games ends built up, nearly all others used up"),
        );
    }
}

#[test]
fn what_the_table_ends_is_recorded_too() {
    for (name, event) in [("resignation.txt", Event::Resign(Seat::at(1))), ("draw-agreed.txt", Event::Draw)] {
        let whole: Table<RightOfWay> = random_match(2, "", Style::Uniform, 5, 1000);
        let game = RightOfWay::new(2, whole.game().options().clone()).expect("this set-up exists");
        let mut table = Table::new(game);
        for played in whole.events().take(60) {
            table.apply(played).expect("what was played can be played");
        }
        table.apply(event).expect("the table may end a match");
        assert!(table.outcome().is_some() && table.len() > 60);
        keep(name, &table);
    }
}

/// A short match by hand, for people to read: two turns each on a hexagon with the rich in the west.
#[test]
fn a_short_match_is_recorded_as_it_is_played() {
    let options = cloverleaf_rightofway::Options { turn_limit: Some(4), ..Default::default() };
    let mut table = Table::new(RightOfWay::new(2, options).expect("this set-up exists"));
    let mut play = |actor: Actor, text: &str| {
        table
            .play(actor, text.parse().expect(text))
            .unwrap_or_else(|refused| panic!("'{text}': {refused:?}"));
    };
    for q in -4..=0 {
        for r in (-4i16).max(-4 - q)..=4.min(4 - q) {
            if q < 0 || r < 0 {
                play(Actor::Chance, &format!("dollar {q},{r}"));
            }
        }
    }
    for tile in ["N.NE", "N.NE", "N.S", "N.S", "N.SE"] {
        play(Actor::Chance, &format!("draw 1 {tile}"));
    }
    for tile in ["N.NE", "N.NE.SE", "N.SE.SW", "N.S", "N.NE.S"] {
        play(Actor::Chance, &format!("draw 2 {tile}"));
    }
    let [one, two] = [0, 1].map(|index| Actor::Seat(Seat::at(index)));
    for (actor, text) in [
        (one, "place 1,0 N.NE"),
        (one, "buy 2,-1 N.S"),
        (two, "place 1,-1 SE.S"),
        (Actor::Chance, "draw 2 N.NE.SE.S"),
        (two, "buy 2,-1 N.S"),
        (two, "discard N.NE.S"),
        (one, "place 0,0 N.SE"),
        (one, "discard N.S"),
        (two, "place 2,-1 S.SW.NW"),
        (Actor::Chance, "draw 2 N.SE"),
        (Actor::Chance, "draw 2 N.SE"),
        (two, "done"),
    ] {
        play(actor, text);
    }
    assert_eq!(table.outcome().map(|outcome| outcome.reason), Some("turn limit"));
    keep("turn-limit.txt", &table);
}
