//! What others can do about somebody who does not move where no clock runs.

use cloverleaf_core::Seat;
use cloverleaf_protocol::{ChatRoom, Clock, Code, Command, Moment, Seen, Vote};
use cloverleaf_server::room::Duty;

use crate::{TestRoom, full, legal, setup, sit};

const MINUTE: i64 = 60_000;
const DAY: i64 = 24 * 60 * MINUTE;

fn vote(seat: Seat) -> Command {
    Command::Vote { seat: seat.number() }
}

fn code(result: Result<i64, cloverleaf_protocol::Problem>) -> Code {
    result.expect_err("refused").code
}

fn state(test_room: &TestRoom, seat: Seat) -> Option<Vote> {
    test_room.room.now(None, false, &test_room.around, test_room.now).seats[seat.index()].vote.clone()
}

/// Those who do not have this seat.
fn others(test_room: &TestRoom, seat: Seat) -> Vec<String> {
    let seats = (0..test_room.room.table().seats().into()).map(Seat::at);
    seats.filter(|other| *other != seat).map(|other| other.to_string()).collect()
}

#[test]
fn all_others_together_let_a_bot_stand_in_after_a_warning() {
    let mut test_room = full("congestion", 3);
    let slow = test_room.to_act().expect("running");
    let [one, other] = others(&test_room, slow).try_into().expect("two others");
    let refused = test_room.ask(&one, vote(slow)).expect_err("at once");
    assert_eq!((refused.code, refused.wait), (Code::NotGone, Some(600)));
    test_room.now += 9 * MINUTE;
    test_room
        .ask(&slow.to_string(), Command::Say { to: ChatRoom::Players, text: "soon".to_owned() })
        .expect("talk");
    assert_eq!(code(test_room.ask(&one, vote(slow))), Code::NotGone);
    test_room.now += MINUTE;
    assert_eq!(code(test_room.ask(&slow.to_string(), vote(slow))), Code::NotGone, "not against oneself");
    assert_eq!(code(test_room.ask("w", vote(slow))), Code::NotYours, "not from outside");
    test_room.ask(&one, vote(slow)).expect("long enough");
    let until = test_room.now + 2 * MINUTE;
    let seen = state(&test_room, slow).expect("a vote");
    assert_eq!((seen.by.len(), seen.until), (1, Some(until)), "the one concerned is told");
    assert_eq!(code(test_room.ask(&one, vote(slow))), Code::Nothing, "once each");
    assert_eq!(test_room.room.next_late(), None, "one is not all");
    test_room.now += MINUTE;
    test_room.ask(&other, vote(slow)).expect("the last one");
    assert_eq!(test_room.room.next_late(), Some(Duty::Late(slow, until)));
    assert_eq!(code(test_room.fulfil(&[])), Code::NotGone, "there is time left to move");
    test_room.now = until;
    test_room.fulfil(&[]).expect("nobody moved");
    let stood_in = Seen::StoodIn { seat: slow.number(), level: "commuter".to_owned(), why: Moment::Vote };
    assert_eq!(test_room.room.last().entry.what, stood_in);
    test_room.ask(&slow.to_string(), Command::TakeBack).expect("whoever comes back plays on");
    assert_eq!(state(&test_room, slow).expect("awaited again").from, test_room.now + 10 * MINUTE);
}

#[test]
fn whoever_moves_ends_the_vote() {
    let mut test_room = full("congestion", 2);
    let slow = test_room.to_act().expect("running");
    let [other] = others(&test_room, slow).try_into().expect("one other");
    test_room.now += 10 * MINUTE;
    test_room.ask(&other, vote(slow)).expect("long enough");
    assert!(matches!(test_room.room.next_late(), Some(Duty::Late(..))));
    let action = legal(&test_room, slow);
    test_room.play(&slow.to_string(), &[&action]).expect("legal");
    assert_eq!(test_room.room.next_late(), None);
    assert_eq!(state(&test_room, slow).map(|vote| vote.by), None);
}

#[test]
fn where_people_take_hours_they_have_days() {
    let mut test_room = full("congestion", 2);
    let first = test_room.to_act().expect("running");
    test_room.now += 3 * 60 * MINUTE;
    let action = legal(&test_room, first);
    test_room.play(&first.to_string(), &[&action]).expect("legal");
    let slow = test_room.to_act().expect("running");
    let [other] = others(&test_room, slow).try_into().expect("one other");
    test_room.now += DAY;
    assert_eq!(code(test_room.ask(&other, vote(slow))), Code::NotGone);
    test_room.now += 2 * DAY;
    test_room.ask(&other, vote(slow)).expect("three days");
    assert_eq!(state(&test_room, slow).expect("a vote").until, Some(test_room.now + DAY));
}

#[test]
fn where_a_clock_runs_it_decides() {
    let clock = Clock::Live { minutes: 60, increment: 0 };
    let mut test_room =
        TestRoom::open("1", cloverleaf_protocol::Setup { clock, ..setup("congestion", &["me", "open"]) });
    test_room.ask("2", sit()).expect("free");
    let slow = test_room.to_act().expect("running");
    let [other] = others(&test_room, slow).try_into().expect("one other");
    test_room.now += 20 * MINUTE;
    assert_eq!((code(test_room.ask(&other, vote(slow))), state(&test_room, slow)), (Code::NotGone, None));
}

#[test]
fn taking_a_sealed_choice_back_gains_no_time() {
    let mut test_room = full("tango", 4);
    let began = test_room.now;
    test_room.now += 9 * MINUTE;
    let (seal, reopen) = ("seal", "reopen");
    if test_room.play("1", &[seal]).is_err() {
        let action = legal(&test_room, Seat::at(0));
        test_room.play("1", &[&action]).expect("legal");
        test_room.play("1", &[seal]).expect("sealed");
    }
    test_room.now += MINUTE;
    test_room.play("1", &[reopen]).expect("reopened");
    assert_eq!(state(&test_room, Seat::at(0)).expect("awaited").from, began + 10 * MINUTE);
}
