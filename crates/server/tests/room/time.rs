//! Clocks and claims.

use cloverleaf_bots::Level;
use cloverleaf_protocol::{Clock, Code, Command, Moment, Seen, Setup, Substitute};
use cloverleaf_server::room::Duty;
use cloverleaf_server::{Logged, Status};

use crate::{TestRoom, caller, full, legal, setup, sit};

const MINUTE: i64 = 60_000;

fn timed(clock: Clock, late: Substitute, down: &[(i64, i64)]) -> TestRoom {
    let wished = Setup { clock, late, ..setup("congestion", &["me", "open"]) };
    let mut desk = TestRoom::open_through("1", wished, down);
    desk.ask("2", sit()).expect("free");
    desk
}

/// Lets the table do what it has to at this time.
fn attend(desk: &mut TestRoom, at: i64) -> Result<Seen, Code> {
    let duty = desk.room.duty().expect("a clock runs");
    let (batch, entry) = desk.room.fulfil(duty, &[], at).map_err(|problem| problem.code)?;
    let what = entry.what.clone();
    let seq = desk.room.version() + 1;
    desk.room.apply(Logged { seq, at, batch, entry }).expect("it follows");
    Ok(what)
}

#[test]
fn whoever_is_late_is_replaced_as_agreed() {
    let mut desk = timed(Clock::Live { minutes: 1, increment: 0 }, Substitute::Bot(Level::Learner), &[]);
    let seat = desk.to_act().expect("running");
    assert_eq!(attend(&mut desk, MINUTE), Err(Code::NotGone), "it started after a second");
    let what = attend(&mut desk, MINUTE + 1_000).expect("time is up");
    assert_eq!(what, Seen::StoodIn { seat: seat.number(), level: "learner".to_owned(), why: Moment::Late });
    assert!(matches!(desk.room.duty(), Some(Duty::Bot { level: Level::Learner, .. })));
    desk.now = 2 * MINUTE;
    desk.ask(&seat.to_string(), Command::TakeBack).expect("back again");
    let left = desk.room.now(None, false, &desk.around, desk.now).seats[seat.index()].left;
    assert_eq!(left, Some(30_000), "a little time is given");
}

#[test]
fn being_late_may_cost_the_game() {
    let mut desk = timed(Clock::Days { days: 1 }, Substitute::Resign, &[]);
    let what = attend(&mut desk, 2 * 24 * 60 * MINUTE).expect("two days later");
    assert!(matches!(what, Seen::Resigned { why: Moment::Late, .. }), "{what:?}");
    assert_eq!(desk.room.status(), Status::Finished);
}

#[test]
fn a_server_that_was_down_extends_the_time() {
    let mut desk =
        timed(Clock::Live { minutes: 1, increment: 0 }, Substitute::Resign, &[(10_000, 10_000 + MINUTE)]);
    assert_eq!(
        attend(&mut desk, 2 * MINUTE),
        Err(Code::NotGone),
        "the minute without a server does not count"
    );
    assert!(attend(&mut desk, 2 * MINUTE + 1_000).is_ok());
}

#[test]
fn a_claim_needs_somebody_to_be_gone_and_awaited() {
    let mut desk = timed(Clock::Live { minutes: 10, increment: 0 }, Substitute::default(), &[]);
    let seat = desk.to_act().expect("running");
    let waiting = if seat.number() == 1 { "2" } else { "1" };
    let claim = |number: u8| Command::Claim { seat: number, with: Substitute::Bot(Level::Commuter) };
    let refuse = |desk: &mut TestRoom, number: u8| desk.ask(waiting, claim(number)).expect_err("too soon");
    assert_eq!(refuse(&mut desk, seat.number()).code, Code::NotGone, "the other is here");
    desk.around.gone.insert(caller(&seat.to_string()).player, 5_000);
    desk.now = 35_000;
    let problem = refuse(&mut desk, seat.number());
    assert_eq!((problem.code, problem.wait), (Code::NotGone, Some(31)));
    assert_eq!(refuse(&mut desk, 9).code, Code::NotFound);
    let own: u8 = waiting.parse().expect("a seat");
    assert_eq!(refuse(&mut desk, own).code, Code::NotGone);
    desk.now = 65_000;
    desk.ask(waiting, claim(seat.number())).expect("gone for a minute");
    let bot = desk.room.now(None, false, &desk.around, 0).seats[seat.index()].bot.clone();
    assert_eq!(bot.as_deref(), Some("commuter"));
}

#[test]
fn with_days_to_think_nobody_is_claimed_against() {
    let mut desk = timed(Clock::Days { days: 3 }, Substitute::default(), &[]);
    let seat = desk.to_act().expect("running");
    let waiting = if seat.number() == 1 { "2" } else { "1" };
    desk.around.gone.insert(caller(&seat.to_string()).player, 0);
    desk.now = 24 * 60 * MINUTE;
    let claim = Command::Claim { seat: seat.number(), with: Substitute::Resign };
    assert_eq!(desk.ask(waiting, claim).expect_err("there is time").code, Code::NotGone);
}

#[test]
fn without_a_clock_there_is_no_deadline() {
    let desk = full("congestion", 2);
    assert_eq!(desk.room.duty(), None);
    let seat = desk.to_act().expect("running");
    assert!(!legal(&desk, seat).is_empty());
    assert_eq!(desk.room.now(None, false, &desk.around, 0).seats[0].left, None);
}

#[test]
fn a_bot_answers_a_decision_once() {
    let mut desk = TestRoom::open("1", setup("congestion", &["me", "random"]));
    while desk.to_act().is_some_and(|seat| seat.number() == 1) {
        let action = legal(&desk, cloverleaf_core::Seat::at(0));
        desk.play("1", &[&action]).expect("legal");
    }
    let duty = desk.room.duty().expect("the bot is to act");
    let Duty::Bot { seat, decision, .. } = duty else { panic!("{duty:?}") };
    let chosen = vec![legal(&desk, seat)];
    let (batch, entry) = desk.room.fulfil(duty, &chosen, desk.now).expect("legal");
    assert_eq!(batch.as_deref(), Some(format!("bot:{seat}:{decision}").as_str()));
    let seq = desk.room.version() + 1;
    desk.room.apply(Logged { seq, at: desk.now, batch, entry }).expect("it follows");
    assert_eq!(desk.room.fulfil(duty, &chosen, desk.now).expect_err("done").code, Code::Stale);
}
