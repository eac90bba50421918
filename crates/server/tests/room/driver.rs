//! Who plays a seat: the same as at a terminal and in a page.

use cloverleaf_bots::Level;
use cloverleaf_core::{Seat, Turn};
use cloverleaf_protocol::{Code, Command, Problem};
use cloverleaf_server::Logged;
use cloverleaf_server::room::Duty;
use cloverleaf_testkit::resigned;

use crate::{TestRoom, full, legal, play, setup, sit};

/// How long people have their chance.
const CHANCE: i64 = 4_000;

#[test]
fn x_4_a_seat_that_resigned_is_played_as_everywhere() {
    let mut desk = TestRoom::dealt_by("1", setup("gridlock", &["me", "open", "open"]), resigned::dealer());
    for name in ["2", "3"] {
        desk.ask(name, sit()).expect("a free seat");
    }
    for done in 0..=resigned::BEFORE + resigned::AFTER {
        let seat = desk.to_act().expect("people are to act");
        let command = match done {
            resigned::BEFORE => Command::Resign,
            _ => play(&[&legal(&desk, seat)]),
        };
        desk.ask(&seat.to_string(), command).expect("legal");
    }
    let table = cloverleaf_catalog::open("gridlock", 3, &[], Some(resigned::dealer())).expect("a set-up");
    assert_eq!(resigned::lines(desk.room.table()), resigned::log(table));
}

#[test]
fn x_4_where_the_rules_want_a_bot_it_is_of_one_level() {
    for stand_in in [false, true] {
        let mut desk = full("tango", 4);
        if stand_in {
            desk.ask("1", Command::StandIn { level: "learner".to_owned() }).expect("playing");
        }
        desk.ask("1", Command::Resign).expect("playing");
        let Some(Duty::Bot { seat, level, .. }) = desk.room.duty() else { panic!("a bot chooses") };
        assert_eq!((seat, level), (Seat::at(0), Level::FOR_THE_RESIGNED), "with a stand-in: {stand_in}");
    }
}

/// A race between "1" and a bot.
fn race() -> TestRoom {
    let mut wished = setup("gridlock", &["random", "me"]);
    wished.options.insert("first_player".to_owned(), "race".into());
    let desk = TestRoom::open("1", wished);
    assert!(matches!(desk.room.table().turn(), Turn::Race(_)));
    desk
}

fn bot_plays(desk: &mut TestRoom, chosen: &[String]) -> Result<(), Problem> {
    let duty = desk.room.duty().expect("a bot is to act");
    let (batch, entry) = desk.room.fulfil(duty, chosen, desk.now)?;
    desk.room.apply(Logged { seq: desk.room.version() + 1, at: desk.now, batch, entry })
}

#[test]
fn gb_3_5_a_bot_races_only_after_people_have_had_their_chance() {
    let mut desk = race();
    let chosen = [legal(&desk, Seat::at(0))];
    desk.now += CHANCE - 1;
    assert_eq!(bot_plays(&mut desk, &chosen).expect_err("too early").code, Code::Stale);
    desk.now += 1;
    bot_plays(&mut desk, &chosen).expect("nobody was faster");
}

#[test]
fn gb_3_5_a_person_can_win_a_race_against_a_bot() {
    let mut desk = race();
    let action = legal(&desk, Seat::at(1));
    desk.play("1", &[&action]).expect("the bot waits");
    let placed = resigned::lines(desk.room.table()).into_iter().find(|line| line.contains(" place "));
    assert!(placed.is_some_and(|line| line.starts_with("2 ")));
}
