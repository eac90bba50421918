//! Who plays a seat: the same as at a terminal and in a page.

use cloverleaf_bots::Level;
use cloverleaf_core::{Seat, Turn};
use cloverleaf_protocol::{Clock, Code, Command};
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

/// How long a bot takes that stands in for whoever is to act, in milliseconds.
fn stand_in_takes(test_room: &mut TestRoom) -> i64 {
    let seat = test_room.to_act().expect("running");
    test_room.now += 60_000;
    test_room
        .ask(&seat.to_string(), Command::StandIn { level: "random".to_owned() })
        .expect("somebody who has to leave");
    match test_room.room.bot_to_play() {
        Some(Duty::Bot { seat: by, from, .. }) if by == seat => from - test_room.now,
        other => panic!("the stand-in chooses: {other:?}"),
    }
}

#[test]
fn a_stand_in_takes_as_long_as_a_person_and_stops_when_that_person_is_back() {
    let mut test_room = full("congestion", 2);
    let seat = test_room.to_act().expect("running");
    let takes = stand_in_takes(&mut test_room);
    assert!(takes >= 5_000, "a game lasts longer than seconds: {takes}");
    let chosen = [legal(&test_room, seat)];
    test_room.now += takes - 1;
    assert_eq!(test_room.fulfil(&chosen).expect_err("too early").code, Code::Stale);
    let duty = test_room.room.bot_to_play().expect("it thinks");
    test_room.ask(&seat.to_string(), Command::TakeBack).expect("back again");
    test_room.now += 1;
    let late = test_room.room.fulfil(duty, &chosen, test_room.now).expect_err("nobody stands in any more");
    assert_eq!(late.code, Code::Stale);
    test_room.play(&seat.to_string(), &[&chosen[0]]).expect("the person plays");
}

#[test]
fn where_people_have_days_a_stand_in_takes_minutes() {
    let mut wished = setup("congestion", &["me", "open"]);
    wished.clock = Clock::Days { days: 3 };
    let mut test_room = TestRoom::open("1", wished);
    test_room.ask("2", sit()).expect("a free seat");
    assert!(stand_in_takes(&mut test_room) >= 60_000);
}

#[test]
fn whoever_resigned_is_not_waited_for() {
    let mut test_room = full("tango", 4);
    test_room.ask("1", Command::StandIn { level: "learner".to_owned() }).expect("playing");
    test_room.ask("1", Command::Resign).expect("playing");
    let Some(Duty::Bot { from, .. }) = test_room.room.bot_to_play() else { panic!("a bot chooses") };
    assert!(from <= test_room.now, "nobody comes back to this seat");
}
