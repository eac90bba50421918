//! Playing: all or nothing, once, and in time.

use cloverleaf_core::{Seat, SeatSet, Turn};
use cloverleaf_protocol::{Code, Command, Request, Seen};

use crate::{TestRoom, caller, full, legal, play};

fn named(id: &str, command: Command) -> Request {
    Request { id: Some(id.to_owned()), command }
}

#[test]
fn a_batch_is_played_whole_or_not_at_all() {
    let mut desk = full("congestion", 2);
    let seat = desk.to_act().expect("running");
    let (name, action) = (seat.to_string(), legal(&desk, seat));
    let before = (desk.room.version(), desk.room.table().events());
    let problem = desk.play(&name, &[&action, "nonsense"]).expect_err("the second is no action");
    assert_eq!((problem.code, problem.action), (Code::NotNotation, Some(2)));
    assert_eq!((desk.room.version(), desk.room.table().events()), before);
    assert_eq!(desk.play(&name, &[]).expect_err("nothing to play").code, Code::Malformed);
    desk.play(&name, &[&action]).expect("legal");
}

#[test]
fn a_refusal_names_the_clause_and_the_place() {
    let mut desk = full("congestion", 2);
    let seat = desk.to_act().expect("running");
    let illegal = ["signal 1 1 straight", "burst 1", "end"];
    let listed = desk.room.table().legal(seat);
    let refused: Vec<_> = illegal
        .iter()
        .filter(|action| !listed.contains(&(**action).to_owned()))
        .filter_map(|action| desk.play(&seat.to_string(), &[action]).err())
        .collect();
    assert!(!refused.is_empty());
    for problem in refused {
        assert!(problem.code == Code::NotNotation || problem.clause.is_some(), "{problem:?}");
    }
}

#[test]
fn a_request_sent_again_is_not_done_again() {
    let mut desk = full("congestion", 2);
    let seat = desk.to_act().expect("running");
    let request = named("a.1", play(&[&legal(&desk, seat)]));
    let name = seat.to_string();
    let first = desk.request(&name, &request).expect("legal");
    assert_eq!(desk.request(&name, &request), Ok(first));
    assert_eq!(desk.room.version(), first, "nothing was written");
    let other = if name == "1" { "2" } else { "1" };
    let theirs = desk.request(other, &named("a.1", Command::OfferDraw)).expect("another's a.1");
    assert_eq!(theirs, first + 1, "each sender has names of their own");
    for id in ["", "with space", &"x".repeat(65), "a:b"] {
        let wrong = desk.request(&name, &named(id, Command::OfferDraw)).expect_err("no id");
        assert_eq!(wrong.code, Code::Malformed);
    }
}

#[test]
fn what_answers_a_past_decision_is_stale() {
    let mut desk = full("congestion", 2);
    let seat = desk.to_act().expect("running");
    let action = legal(&desk, seat);
    let decision = desk.room.now(Some(&caller(&seat.to_string()).player), false, &desk.around, 0).decision;
    let stale =
        Command::Play { actions: vec![action.clone()], decision: decision.map(|it| it - 1), seat: None };
    assert_eq!(desk.ask(&seat.to_string(), stale).expect_err("past").code, Code::Stale);
    let fresh = Command::Play { actions: vec![action], decision, seat: None };
    desk.ask(&seat.to_string(), fresh).expect("the decision it is");
}

#[test]
fn it_is_said_whose_turn_and_whose_seat_it_is() {
    let mut desk = full("congestion", 2);
    let seat = desk.to_act().expect("running");
    let other = SeatSet::first(2).without(seat).iter().next().expect("two seats");
    let action = legal(&desk, seat);
    assert_eq!(desk.play(&other.to_string(), &[&action]).expect_err("too soon").code, Code::NotYourTurn);
    let foreign = Command::Play { actions: vec![action], decision: None, seat: Some(seat.number()) };
    assert_eq!(desk.ask(&other.to_string(), foreign).expect_err("another's").code, Code::NotYours);
}

/// Commits of all seats in Tango: nobody's makes another's stale, and nobody sees another's.
#[test]
fn secret_commits_are_never_in_each_others_way() {
    let mut desk = full("tango", 4);
    let Turn::Together(owing) = desk.room.table().turn() else { panic!("all choose at once") };
    let decision = |desk: &TestRoom, seat: Seat| {
        desk.room.now(Some(&caller(&seat.to_string()).player), false, &desk.around, 0).decision
    };
    let before: Vec<_> = owing.iter().map(|seat| (seat, decision(&desk, seat), legal(&desk, seat))).collect();
    for (seat, decision, action) in before {
        let command = Command::Play { actions: vec![action], decision, seat: None };
        let v = desk.ask(&seat.to_string(), command).expect("its own decision still stands");
        let others = owing.without(seat);
        for other in others.iter() {
            let eyes = desk.room.eyes(Some(&caller(&other.to_string()).player));
            let last = desk.room.happened(eyes, v - 1).expect("a log").pop().expect("it happened");
            assert!(
                last.v == v && !shows_play_of(last.what.as_ref(), seat),
                "seat {other} sees seat {seat}'s choice"
            );
        }
        if !matches!(desk.room.table().turn(), Turn::Together(now) if now.iter().all(|seat| owing.contains(seat)))
        {
            break;
        }
    }
}

fn shows_play_of(what: Option<&Seen>, seat: Seat) -> bool {
    let prefix = format!("{seat} ");
    what.is_some_and(|what| what.events().iter().any(|line| line.starts_with(&prefix)))
}
