//! GB-3.5: in a race a bot never acts before people have had their chance.

use cloverleaf_core::{SeatSet, Turn};

use super::*;

#[test]
fn gb_3_5_a_bot_waits_until_people_have_had_their_chance() {
    let driver = driver(&[Sitter::Bot(PLAYS), Sitter::Person, Sitter::Person]);
    let step = driver.settle(&mut *race(), None);
    let bot = BotTurn { seat: ONE, level: PLAYS };
    assert_eq!(step, Step::Race { people: SeatSet::of(TWO).with(THREE), bot });
    assert_eq!(step.bot(false), None, "it is still the people's chance");
    assert_eq!(step.bot(true), Some(bot));
}

#[test]
fn gb_3_5_any_of_the_people_can_win_a_race_against_a_bot() {
    let sitters = [Sitter::Bot(PLAYS), Sitter::Person, Sitter::Person];
    for winner in [TWO, THREE] {
        let (driver, mut table) = (driver(&sitters), race());
        assert!(driver.settle(&mut *table, None).people().contains(winner));
        play(&mut *table, winner);
        driver.settle(&mut *table, None);
        assert!(!matches!(table.turn(), Turn::Race(_)), "{winner} was first");
        assert!(table.events().iter().all(|event| !event.to_string().starts_with("1 ")));
    }
}

#[test]
fn a_race_without_people_or_without_bots_is_nothing_special() {
    let bots = driver(&[Sitter::Bot(PLAYS); 3]).settle(&mut *race(), None);
    assert_eq!(bots, Step::Bot(BotTurn { seat: ONE, level: PLAYS }));
    let people = driver(&[Sitter::Person; 3]).settle(&mut *race(), None);
    assert_eq!(people, Step::People(SeatSet::first(3)));
}

#[test]
fn a_seat_with_a_stand_in_races_as_a_bot() {
    let step = driver(&[Sitter::StandIn(PLAYS), Sitter::Person, Sitter::Person]).settle(&mut *race(), None);
    assert_eq!((step.bot(false), step.bot(true)), (None, Some(BotTurn { seat: ONE, level: PLAYS })));
}
