//! Rated games: where they are fair, and how they are counted.

use std::collections::BTreeMap;

use cloverleaf_protocol::{Clock, Code, Command, SeatPlan, SeatWish, Setup, Start, Substitute, Vacancy};
use cloverleaf_server::room::{self, Downtimes};
use cloverleaf_server::{Opening, Person};
use serde_json::json;

use super::{TestRoom, caller, legal, play, setup, sit};

fn rated(seats: &[&str]) -> Setup {
    let clock = Clock::Live { minutes: 1, increment: 0 };
    Setup { rated: true, clock, late: Substitute::Resign, ..setup("congestion", seats) }
}

/// The code with which a set-up is refused, if it is.
fn refused(setup: Setup) -> Option<Code> {
    let host = caller("1");
    let me = Person { player: host.player.clone(), name: host.name, program: false };
    let kept = setup.seats.iter().map(|wish| (*wish == SeatWish::Me).then(|| me.clone())).collect();
    let opening = Opening { setup, rules: 0, host: host.player, kept, commitment: String::new(), at: 0 };
    room::open(opening, 1_000, Downtimes::from([])).err().map(|problem| problem.code)
}

#[test]
fn a_rated_game_has_a_clock_the_usual_options_and_nobody_else_to_play_it() {
    let fine = rated(&["me", "open"]);
    assert_eq!(refused(fine.clone()), None);
    assert_eq!(refused(Setup { clock: Clock::Days { days: 2 }, ..fine.clone() }), None);
    assert_eq!(refused(Setup { clock: Clock::None, ..fine.clone() }), Some(Code::BadSetup));
    assert_eq!(refused(Setup { late: Substitute::default(), ..fine.clone() }), Some(Code::BadSetup));
    let with = |name: &str, value| BTreeMap::from([(name.to_owned(), value)]);
    let short = Setup { options: with("turn_limit", json!(20)), ..fine.clone() };
    assert_eq!(refused(short.clone()), Some(Code::BadSetup));
    assert_eq!(refused(Setup { rated: false, ..short }), None);
    let painted = Setup { options: with("colours", json!(["green", "red"])), ..fine };
    assert_eq!(refused(painted), None, "a colour is a matter of taste");
}

#[test]
fn whoever_arranges_a_rated_table_keeps_it_fair() {
    let mut table = TestRoom::open("1", Setup { start: Start::Host, ..rated(&["me", "open", "open"]) });
    let seats: Vec<SeatPlan> = [1, 2, 3].map(SeatPlan::Seat).into();
    let options = Some(BTreeMap::from([("turn_limit".to_owned(), json!(20))]));
    let arrange = Command::Arrange { seats: seats.clone(), options };
    assert_eq!(table.ask("1", arrange).expect_err("other rules").code, Code::BadSetup);
    table.ask("1", Command::Arrange { seats, options: None }).expect("the usual rules");
    table.ask("2", sit()).expect("a seat");
    table.ask("1", Command::Start { empty: Vacancy::Close }).expect("two are enough");
    assert!(table.room.rated());
}

#[test]
fn nobody_plays_for_somebody_in_a_rated_game() {
    let mut table = TestRoom::open("1", rated(&["me", "open"]));
    table.ask("2", sit()).expect("a seat");
    let stand_in = Command::StandIn { level: "cabbie".to_owned() };
    assert_eq!(table.ask("1", stand_in).expect_err("rated").code, Code::Rated);
    let gone = table.to_act().expect("somebody is to act");
    let other = if gone.number() == 1 { "2" } else { "1" };
    table.around.gone.insert(caller(&gone.number().to_string()).player, 0);
    table.now = 60_500;
    let claim = |with: &str| Command::Claim {
        seat: gone.number(),
        with: Substitute::try_from(with.to_owned()).expect("a substitute"),
    };
    assert_eq!(table.ask(other, claim("cabbie")).expect_err("rated").code, Code::Rated);
    table.ask(other, claim("resign")).expect("whoever is gone has lost");
    let counted = table.room.counted();
    let places: Vec<(&str, u8)> =
        counted.results.iter().map(|result| (result.player.as_str(), result.place)).collect();
    assert!(counted.rated && places.contains(&(other, 1)), "{counted:?}");
}

#[test]
fn whoever_runs_out_of_time_has_lost_a_rated_game() {
    let mut table = TestRoom::open("1", rated(&["me", "open"]));
    table.ask("2", sit()).expect("a seat");
    let late = table.to_act().expect("somebody is to act");
    table.now = 61_001;
    table.fulfil(&[]).expect("time has run out");
    let counted = table.room.counted();
    assert!(counted.rated && counted.at == 61_001);
    assert_eq!(counted.results[late.index()].place, 2, "{counted:?}");
}

#[test]
fn bots_are_counted_by_their_level_and_alone_they_are_not_rated() {
    let table = TestRoom::open("1", rated(&["cabbie", "learner"]));
    assert!(!table.room.counted().rated);
    let mut table = TestRoom::open("1", rated(&["me", "cabbie"]));
    table.ask("1", Command::Resign).expect("it is her game");
    let counted = table.room.counted();
    assert_eq!(counted.players(), ["1", "bot:cabbie"]);
    assert_eq!(counted.results.iter().map(|result| result.place).collect::<Vec<_>>(), [2, 1]);
    assert!(counted.rated);
}

#[test]
fn a_game_that_a_bot_finished_says_so() {
    let mut table = TestRoom::open("1", setup("congestion", &["me", "open"]));
    table.ask("2", sit()).expect("a seat");
    table.ask("1", Command::StandIn { level: "random".to_owned() }).expect("not rated");
    let seat = table.to_act().expect("somebody is to act");
    if seat.number() == 2 {
        let action = legal(&table, seat);
        table.ask("2", play(&[&action])).expect("legal");
    }
    table.ask("2", Command::Resign).expect("it is their game");
    let counted = table.room.counted();
    assert!(!counted.rated && counted.results[0].stood_in && !counted.results[1].stood_in);
}
