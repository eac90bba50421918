//! Who plays a seat: the same as at a terminal and in a page.

use cloverleaf_bots::Level;
use cloverleaf_core::{Seat, Turn};
use cloverleaf_protocol::{Code, Command};
use cloverleaf_server::room::Duty;
use cloverleaf_testkit::resigned;

use crate::{TestRoom, full, legal, play, setup, sit};

/// How long people have their chance.
const CHANCE: i64 = 4_000;

#[test]
fn x_4_a_seat_that_resigned_is_played_as_everywhere() {
    let mut test_room =
        TestRoom::dealt_by("1", setup("gridlock", &["me", "open", "open"]), resigned::dealer());
    for name in ["2", "3"] {
        test_room.ask(name, sit()).expect("a free seat");
    }
    for done in 0..=resigned::BEFORE + resigned::AFTER {
        let seat = test_room.to_act().expect("people are to act");
        let command = match done {
            resigned::BEFORE => Command::Resign,
            _ => play(&[&legal(&test_room, seat)]),
        };
        test_room.ask(&seat.to_string(), command).expect("legal");
    }
    let table = cloverleaf_catalog::open("gridlock", 3, &[], Some(resigned::dealer())).expect("a set-up");
    assert_eq!(resigned::lines(test_room.room.table()), resigned::log(table));
}

#[test]
fn x_4_where_the_rules_want_a_bot_it_is_of_one_level() {
    for stand_in in [false, true] {
        let mut test_room = full("tango", 4);
        if stand_in {
            test_room.ask("1", Command::StandIn { level: "learner".to_owned() }).expect("playing");
        }
        test_room.ask("1", Command::Resign).expect("playing");
        let Some(Duty::Bot { seat, level, .. }) = test_room.room.bot_to_play() else {
            panic!("a bot chooses")
        };
        assert_eq!((seat, level), (Seat::at(0), Level::FOR_THE_RESIGNED), "with a stand-in: {stand_in}");
    }
}

/// A race between "1" and a bot.
fn race() -> TestRoom {
    let mut wished = setup("gridlock", &["random", "me"]);
    wished.options.insert("first_player".to_owned(), "race".into());
    let test_room = TestRoom::open("1", wished);
    assert!(matches!(test_room.room.table().turn(), Turn::Race(_)));
    test_room
}

#[test]
fn gb_3_5_a_bot_races_only_after_people_have_had_their_chance() {
    let mut test_room = race();
    let chosen = [legal(&test_room, Seat::at(0))];
    test_room.now += CHANCE - 1;
    assert_eq!(test_room.fulfil(&chosen).expect_err("too early").code, Code::Stale);
    test_room.now += 1;
    test_room.fulfil(&chosen).expect("nobody was faster");
}

#[test]
fn gb_3_5_a_person_can_win_a_race_against_a_bot() {
    let mut test_room = race();
    let action = legal(&test_room, Seat::at(1));
    test_room.play("1", &[&action]).expect("the bot waits");
    let placed = resigned::lines(test_room.room.table()).into_iter().find(|line| line.contains(" place "));
    assert!(placed.is_some_and(|line| line.starts_with("2 ")));
}
