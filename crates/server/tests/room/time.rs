//! Clocks and claims.

use cloverleaf_bots::Level;
use cloverleaf_protocol::{Clock, Code, Command, Moment, Seen, Setup, Substitute};
use cloverleaf_server::Status;
use cloverleaf_server::room::Duty;

use crate::{TestRoom, caller, full, legal, setup, sit};

const MINUTE: i64 = 60_000;

fn timed(clock: Clock, late: Substitute, down: &[(i64, i64)]) -> TestRoom {
    let wished = Setup { clock, late, ..setup("congestion", &["me", "open"]) };
    let mut test_room = TestRoom::open_through("1", wished, down);
    test_room.ask("2", sit()).expect("free");
    test_room
}

/// Lets the table do what it has to at this time.
fn attend(test_room: &mut TestRoom, at: i64) -> Result<Seen, Code> {
    test_room.now = at;
    test_room.fulfil(&[]).map_err(|problem| problem.code)?;
    Ok(test_room.room.last().entry.what.clone())
}

#[test]
fn whoever_is_late_is_replaced_as_agreed() {
    let mut test_room = timed(Clock::Live { minutes: 1, increment: 0 }, Substitute::Bot(Level::Learner), &[]);
    let seat = test_room.to_act().expect("running");
    assert_eq!(attend(&mut test_room, MINUTE), Err(Code::NotGone), "it started after a second");
    let what = attend(&mut test_room, MINUTE + 1_000).expect("time is up");
    assert_eq!(what, Seen::StoodIn { seat: seat.number(), level: "learner".to_owned(), why: Moment::Late });
    assert!(matches!(test_room.duty(), Some(Duty::Bot { level: Level::Learner, .. })));
    test_room.now = 2 * MINUTE;
    test_room.ask(&seat.to_string(), Command::TakeBack).expect("back again");
    let left = test_room.room.now(None, false, &test_room.around, test_room.now).seats[seat.index()].left;
    assert_eq!(left, Some(30_000), "a little time is given");
}

#[test]
fn nothing_is_played_after_time_has_run_out() {
    let mut test_room = timed(Clock::Live { minutes: 1, increment: 0 }, Substitute::Resign, &[]);
    let seat = test_room.to_act().expect("running");
    let action = legal(&test_room, seat);
    test_room.now = MINUTE + 1_000;
    let late = test_room.play(&seat.to_string(), &[&action]).expect_err("a moment too late");
    assert_eq!((late.code, late.text.as_str()), (Code::Stale, "your time has run out"));
    test_room.now -= 1;
    test_room.play(&seat.to_string(), &[&action]).expect("in the last moment");
}

#[test]
fn sealing_and_reopening_does_not_win_time() {
    let clock = Clock::Live { minutes: 1, increment: 20 };
    let wished = Setup { clock, ..setup("tango", &["me", "open", "open", "open"]) };
    let mut test_room = TestRoom::open("1", wished);
    for name in ["2", "3", "4"] {
        test_room.ask(name, sit()).expect("free");
    }
    for _ in 0..8 {
        test_room.play("1", &["sign C3 stop", "seal"]).expect("an order");
        test_room.play("1", &["reopen"]).expect("taken back");
    }
    let left = test_room.room.now(None, false, &test_room.around, test_room.now).seats[0].left;
    assert_eq!(left, Some(MINUTE));
}

#[test]
fn time_is_called_while_a_bot_thinks() {
    let clock = Clock::Live { minutes: 1, increment: 0 };
    let wished =
        Setup { clock, late: Substitute::Resign, ..setup("tango", &["me", "cabbie", "cabbie", "cabbie"]) };
    let mut test_room = TestRoom::open("1", wished);
    assert!(test_room.room.bot_to_play().is_some(), "the bots have not chosen");
    let late = test_room.room.next_late().expect("nor has the person");
    test_room.now += MINUTE;
    let verdict = test_room.room.fulfil(late, &[], test_room.now).expect("time is up");
    test_room.write(verdict);
    assert!(matches!(test_room.room.last().entry.what, Seen::Resigned { seat: 1, .. }));
}

#[test]
fn being_late_may_cost_the_game() {
    let mut test_room = timed(Clock::Days { days: 1 }, Substitute::Resign, &[]);
    let what = attend(&mut test_room, 2 * 24 * 60 * MINUTE).expect("two days later");
    assert!(matches!(what, Seen::Resigned { why: Moment::Late, .. }), "{what:?}");
    assert_eq!(test_room.room.status(), Status::Finished);
}

#[test]
fn a_server_that_was_down_extends_the_time() {
    let mut test_room =
        timed(Clock::Live { minutes: 1, increment: 0 }, Substitute::Resign, &[(10_000, 10_000 + MINUTE)]);
    assert_eq!(
        attend(&mut test_room, 2 * MINUTE),
        Err(Code::NotGone),
        "the minute without a server does not count"
    );
    assert!(attend(&mut test_room, 2 * MINUTE + 1_000).is_ok());
}

#[test]
fn a_claim_needs_somebody_to_be_gone_and_awaited() {
    let mut test_room = timed(Clock::Live { minutes: 10, increment: 0 }, Substitute::default(), &[]);
    let seat = test_room.to_act().expect("running");
    let waiting = if seat.number() == 1 { "2" } else { "1" };
    let claim = |number: u8| Command::Claim { seat: number, with: Substitute::Bot(Level::Commuter) };
    let refuse =
        |test_room: &mut TestRoom, number: u8| test_room.ask(waiting, claim(number)).expect_err("too soon");
    assert_eq!(refuse(&mut test_room, seat.number()).code, Code::NotGone, "the other is here");
    test_room.around.gone.insert(caller(&seat.to_string()).player, 5_000);
    test_room.now = 35_000;
    let problem = refuse(&mut test_room, seat.number());
    assert_eq!((problem.code, problem.wait), (Code::NotGone, Some(31)));
    assert_eq!(refuse(&mut test_room, 9).code, Code::NotFound);
    let own: u8 = waiting.parse().expect("a seat");
    assert_eq!(refuse(&mut test_room, own).code, Code::NotGone);
    test_room.now = 65_000;
    test_room.ask(waiting, claim(seat.number())).expect("gone for a minute");
    let bot = test_room.room.now(None, false, &test_room.around, 0).seats[seat.index()].bot.clone();
    assert_eq!(bot.as_deref(), Some("commuter"));
}

#[test]
fn with_days_to_think_nobody_is_claimed_against() {
    let mut test_room = timed(Clock::Days { days: 3 }, Substitute::default(), &[]);
    let seat = test_room.to_act().expect("running");
    let waiting = if seat.number() == 1 { "2" } else { "1" };
    test_room.around.gone.insert(caller(&seat.to_string()).player, 0);
    test_room.now = 24 * 60 * MINUTE;
    let claim = Command::Claim { seat: seat.number(), with: Substitute::Resign };
    assert_eq!(test_room.ask(waiting, claim).expect_err("there is time").code, Code::NotGone);
}

#[test]
fn without_a_clock_there_is_no_deadline() {
    let test_room = full("congestion", 2);
    assert_eq!(test_room.duty(), None);
    let seat = test_room.to_act().expect("running");
    assert!(!legal(&test_room, seat).is_empty());
    assert_eq!(test_room.room.now(None, false, &test_room.around, 0).seats[0].left, None);
}

#[test]
fn a_bot_answers_a_decision_once() {
    let mut test_room = TestRoom::open("1", setup("congestion", &["me", "random"]));
    while test_room.to_act().is_some_and(|seat| seat.number() == 1) {
        let action = legal(&test_room, cloverleaf_core::Seat::at(0));
        test_room.play("1", &[&action]).expect("legal");
    }
    let duty = test_room.duty().expect("the bot is to act");
    let Duty::Bot { seat, decision, .. } = duty else { panic!("{duty:?}") };
    let chosen = vec![legal(&test_room, seat)];
    test_room.fulfil(&chosen).expect("legal");
    assert_eq!(test_room.room.last().batch, Some(format!("bot:{seat}:{decision}")));
    assert_eq!(test_room.room.fulfil(duty, &chosen, test_room.now).expect_err("done").code, Code::Stale);
}
