//! Playing: all or nothing, once, and in time.

use cloverleaf_core::{Seat, SeatSet, Turn};
use cloverleaf_protocol::{Code, Command, Request, Seen};

use crate::{TestRoom, caller, full, legal, play};

fn named(id: &str, command: Command) -> Request {
    Request { id: Some(id.to_owned()), command }
}

#[test]
fn a_batch_is_played_whole_or_not_at_all() {
    let mut test_room = full("congestion", 2);
    let seat = test_room.to_act().expect("running");
    let (name, action) = (seat.to_string(), legal(&test_room, seat));
    let before = (test_room.room.version(), test_room.room.table().events());
    let problem = test_room.play(&name, &[&action, "nonsense"]).expect_err("the second is no action");
    assert_eq!((problem.code, problem.action), (Code::NotNotation, Some(2)));
    assert_eq!((test_room.room.version(), test_room.room.table().events()), before);
    assert_eq!(test_room.play(&name, &[]).expect_err("nothing to play").code, Code::Malformed);
    test_room.play(&name, &[&action]).expect("legal");
}

#[test]
fn a_refusal_names_the_clause_and_the_place() {
    let mut test_room = full("congestion", 2);
    let seat = test_room.to_act().expect("running");
    let illegal = ["signal 1 1 straight", "burst 1", "end"];
    let listed = test_room.room.table().legal(seat);
    let refused: Vec<_> = illegal
        .iter()
        .filter(|action| !listed.contains(&(**action).to_owned()))
        .filter_map(|action| test_room.play(&seat.to_string(), &[action]).err())
        .collect();
    assert!(!refused.is_empty());
    for problem in refused {
        assert!(problem.code == Code::NotNotation || problem.clause.is_some(), "{problem:?}");
    }
}

#[test]
fn a_request_sent_again_is_not_done_again() {
    let mut test_room = full("congestion", 2);
    let seat = test_room.to_act().expect("running");
    let request = named("a.1", play(&[&legal(&test_room, seat)]));
    let name = seat.to_string();
    let first = test_room.request(&name, &request).expect("legal");
    assert_eq!(test_room.request(&name, &request), Ok(first));
    assert_eq!(test_room.room.version(), first, "nothing was written");
    let other = if name == "1" { "2" } else { "1" };
    let theirs = test_room.request(other, &named("a.1", Command::OfferDraw)).expect("another's a.1");
    assert_eq!(theirs, first + 1, "each sender has names of their own");
    for id in ["", "with space", &"x".repeat(65), "a:b"] {
        let wrong = test_room.request(&name, &named(id, Command::OfferDraw)).expect_err("no id");
        assert_eq!(wrong.code, Code::Malformed);
    }
}

#[test]
fn what_answers_a_past_decision_is_stale() {
    let mut test_room = full("congestion", 2);
    let seat = test_room.to_act().expect("running");
    let action = legal(&test_room, seat);
    let decision =
        test_room.room.now(Some(&caller(&seat.to_string()).player), false, &test_room.around, 0).decision;
    let stale =
        Command::Play { actions: vec![action.clone()], decision: decision.map(|it| it - 1), seat: None };
    assert_eq!(test_room.ask(&seat.to_string(), stale).expect_err("past").code, Code::Stale);
    let fresh = Command::Play { actions: vec![action], decision, seat: None };
    test_room.ask(&seat.to_string(), fresh).expect("the decision it is");
}

#[test]
fn it_is_said_whose_turn_and_whose_seat_it_is() {
    let mut test_room = full("congestion", 2);
    let seat = test_room.to_act().expect("running");
    let other = SeatSet::first(2).without(seat).iter().next().expect("two seats");
    let action = legal(&test_room, seat);
    assert_eq!(test_room.play(&other.to_string(), &[&action]).expect_err("too soon").code, Code::NotYourTurn);
    let foreign = Command::Play { actions: vec![action], decision: None, seat: Some(seat.number()) };
    assert_eq!(test_room.ask(&other.to_string(), foreign).expect_err("another's").code, Code::NotYours);
}

/// Commits of all seats in Tango: nobody's makes another's stale, and nobody sees another's.
#[test]
fn secret_commits_are_never_in_each_others_way() {
    let mut test_room = full("tango", 4);
    let Turn::Together(owing) = test_room.room.table().turn() else { panic!("all choose at once") };
    let decision = |test_room: &TestRoom, seat: Seat| {
        test_room.room.now(Some(&caller(&seat.to_string()).player), false, &test_room.around, 0).decision
    };
    let before: Vec<_> =
        owing.iter().map(|seat| (seat, decision(&test_room, seat), legal(&test_room, seat))).collect();
    for (seat, decision, action) in before {
        let command = Command::Play { actions: vec![action], decision, seat: None };
        let v = test_room.ask(&seat.to_string(), command).expect("its own decision still stands");
        let others = owing.without(seat);
        for other in others.iter() {
            let eyes = test_room.room.eyes(Some(&caller(&other.to_string()).player));
            let last = test_room.room.happened(eyes, v - 1).expect("a log").pop().expect("it happened");
            assert!(
                last.v == v && !shows_play_of(last.what.as_ref(), seat),
                "seat {other} sees seat {seat}'s choice"
            );
        }
        if !matches!(test_room.room.table().turn(), Turn::Together(now) if now.iter().all(|seat| owing.contains(seat)))
        {
            break;
        }
    }
}

fn shows_play_of(what: Option<&Seen>, seat: Seat) -> bool {
    let prefix = format!("{seat} ");
    what.is_some_and(|what| what.events().iter().any(|line| line.starts_with(&prefix)))
}
