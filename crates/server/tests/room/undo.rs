//! Taking moves back, by agreement, where nobody has learnt anything since.

use cloverleaf_core::{Random, Seat, SplitMix};
use cloverleaf_protocol::{ChatRoom, Clock, Code, Command, Problem, Seen, Setup, Undo};
use cloverleaf_server::Status;
use cloverleaf_server::room::{Downtimes, Duty, Eyes};

use crate::{TestRoom, full, legal, play, setup, sit};

const AGREE: Command = Command::AgreeUndo { asked: None };

/// Whoever is to act plays something; gives who.
fn move_on(test_room: &mut TestRoom) -> String {
    let seat = test_room.to_act().expect("running");
    let action = legal(test_room, seat);
    test_room.now += 1_000;
    test_room.play(&seat.to_string(), &[&action]).expect("legal");
    seat.to_string()
}

fn refused(result: Result<i64, Problem>) -> (Code, String) {
    let problem = result.expect_err("refused");
    (problem.code, problem.message.map_or_else(String::new, |said| said.key))
}

fn views(test_room: &TestRoom) -> Vec<serde_json::Value> {
    let table = test_room.room.table();
    cloverleaf_core::Viewer::all(table.seats()).map(|viewer| table.view(viewer)).collect()
}

fn others(test_room: &TestRoom, name: &str) -> Vec<String> {
    let seats = test_room.room.table().seats();
    (1..=seats).map(|seat| seat.to_string()).filter(|other| other != name).collect()
}

#[test]
fn all_others_agree_and_the_game_stands_as_before() {
    let mut test_room = full("congestion", 3);
    let before = views(&test_room);
    let mover = move_on(&mut test_room);
    let move_v = test_room.room.version();
    let (replier, after) = (move_on(&mut test_room), views(&test_room));
    let [one, other] = others(&test_room, &mover).try_into().expect("two others");
    let asked = test_room.ask(&mover, Command::Undo).expect("nobody has learnt anything");
    let now = test_room.room.now(None, false, &test_room.around, 7).undo.expect("everybody is told");
    assert_eq!((now.asked, now.moves, now.waits.len()), (asked, 2, 2));
    assert_eq!(refused(test_room.ask(&mover, Command::Undo)).1, "server-undo-asked");
    assert_eq!(refused(test_room.ask(&mover, AGREE)).1, "server-undo-agreed");
    assert_eq!(refused(test_room.ask(&replier, Command::Undo)).1, "server-undo-pending");
    assert_eq!(refused(test_room.ask("w", AGREE)).0, Code::NotYours);
    let stale = Command::AgreeUndo { asked: Some(asked - 1) };
    assert_eq!(refused(test_room.ask(&one, stale)).0, Code::Stale);
    test_room.ask(&one, Command::AgreeUndo { asked: Some(asked) }).expect("the first");
    assert_eq!(views(&test_room), after, "one is not all");
    assert_eq!(refused(test_room.ask(&one, AGREE)).1, "server-undo-agreed");
    test_room.ask(&other, AGREE).expect("the last");
    assert_eq!(views(&test_room), before);
    let seat = mover.parse().expect("a number");
    assert_eq!(test_room.room.last().entry.what, Seen::Undone { seat, since: move_v });
    assert_eq!(test_room.room.now(None, false, &test_room.around, 7).undo, None);
    assert_eq!(test_room.to_act().expect("running").to_string(), mover);
}

#[test]
fn a_decline_ends_it_and_so_does_the_next_move() {
    let mut test_room = full("congestion", 2);
    let mover = move_on(&mut test_room);
    let [other] = others(&test_room, &mover).try_into().expect("one other");
    let after = views(&test_room);
    test_room.ask(&mover, Command::Undo).expect("asked");
    test_room.ask(&other, Command::DeclineUndo).expect("declined");
    assert_eq!(views(&test_room), after);
    assert_eq!(
        refused(test_room.ask(&mover, Command::Undo)).1,
        "server-undo-declined",
        "not again and again"
    );
    assert_eq!(refused(test_room.ask(&other, AGREE)).1, "server-undo-none");
    move_on(&mut test_room);
    test_room.ask(&mover, Command::Undo).expect("the game has gone on");
    test_room.ask(&mover, Command::DeclineUndo).expect("thought better of it");
    test_room.ask(&mover, Command::Undo).expect("and again");
    move_on(&mut test_room);
    assert_eq!(refused(test_room.ask(&other, AGREE)).1, "server-undo-none", "the next move ended it");
}

#[test]
fn where_it_is_always_allowed_asking_is_enough() {
    let wished = Setup { undo: Undo::Always, ..setup("congestion", &["me", "open"]) };
    let mut test_room = TestRoom::open("1", wished.clone());
    test_room.ask("2", sit()).expect("free");
    let before = views(&test_room);
    let mover = move_on(&mut test_room);
    test_room.ask(&mover, Command::Undo).expect("no need to ask");
    assert_eq!(views(&test_room), before);
    assert_eq!(refused(test_room.ask(&mover, Command::Undo)).1, "server-undo-nothing");
    let public = Setup { public: true, ..wished };
    assert_eq!(public.check().expect_err("not among strangers").key, "server-undo-public");
}

#[test]
fn bots_agree_and_leave_people_the_time_to_answer() {
    let mut alone = TestRoom::open("1", setup("congestion", &["me", "learner"]));
    while alone.to_act() != Some(Seat::at(0)) {
        let chosen = legal(&alone, Seat::at(1));
        alone.fulfil(&[chosen]).expect("the bot's turn");
    }
    let before = views(&alone);
    move_on(&mut alone);
    let chosen = legal(&alone, Seat::at(1));
    alone.fulfil(&[chosen]).expect("the bot answers at once");
    alone.ask("1", Command::Undo).expect("it does not mind");
    assert_eq!(views(&alone), before);

    let mut test_room = TestRoom::open("1", setup("congestion", &["me", "open", "learner"]));
    test_room.ask("2", sit()).expect("free");
    while test_room.to_act() != Some(Seat::at(1)) {
        match test_room.room.bot_to_play() {
            Some(Duty::Bot { seat, .. }) => {
                let chosen = legal(&test_room, seat);
                test_room.fulfil(&[chosen]).expect("the bot's turn");
            }
            _ => drop(move_on(&mut test_room)),
        }
    }
    move_on(&mut test_room);
    test_room.ask("2", Command::Undo).expect("asked");
    let Some(Duty::Bot { from, .. }) = test_room.room.bot_to_play() else { panic!("the bot is to move") };
    assert_eq!(from, test_room.now + 20_000);
    test_room.ask("1", Command::DeclineUndo).expect("declined");
    let Some(Duty::Bot { from, .. }) = test_room.room.bot_to_play() else { panic!("the bot is to move") };
    assert!(from <= test_room.now, "it waits no longer");
}

#[test]
fn what_was_drawn_or_chosen_at_once_stands() {
    let mut test_room = full("rightofway", 2);
    let drawn = |test_room: &TestRoom| {
        test_room.room.last().entry.what.events().iter().any(|line| line.starts_with("chance"))
    };
    let mut mover = move_on(&mut test_room);
    while !drawn(&test_room) {
        mover = move_on(&mut test_room);
    }
    let (code, key) = refused(test_room.ask(&mover, Command::Undo));
    assert_eq!((code, key.as_str()), (Code::Nothing, "stands-drawn"), "the turn ended with a draw");
    let mut test_room = full("tango", 4);
    let action = legal(&test_room, Seat::at(0));
    assert_eq!(refused(test_room.ask("1", Command::Undo)).1, "server-undo-nothing");
    test_room.play("1", &[&action]).expect("legal");
    assert_eq!(refused(test_room.ask("1", Command::Undo)).1, "stands-together");
}

#[test]
fn time_that_was_used_is_not_given_back() {
    let clock = Clock::Live { minutes: 1, increment: 5 };
    let mut test_room = TestRoom::open("1", Setup { clock, ..setup("congestion", &["me", "open"]) });
    test_room.ask("2", sit()).expect("free");
    let seat = test_room.to_act().expect("running");
    let action = legal(&test_room, seat);
    test_room.now += 10_000;
    test_room.play(&seat.to_string(), &[&action]).expect("legal");
    let [other] = others(&test_room, &seat.to_string()).try_into().expect("one other");
    test_room.ask(&seat.to_string(), Command::Undo).expect("asked");
    test_room.now += 4_000;
    test_room.ask(&other, AGREE).expect("agreed");
    let left = |test_room: &TestRoom| {
        let seats = test_room.room.now(None, false, &test_room.around, test_room.now).seats;
        seats.iter().map(|place| place.left.expect("a clock")).collect::<Vec<_>>()
    };
    let mut due = vec![56_000; 2];
    due[seat.index()] = 50_000;
    assert_eq!(left(&test_room), due, "and the reward comes when the move stands");
}

/// In random games of every game, with talk in between: whatever may be taken back leaves everybody with exactly the
/// view they had, the log tells the same when it is folded again, and what stands is a record that verifies.
#[test]
fn in_every_game_what_is_taken_back_was_never_learnt() {
    for (number, id) in cloverleaf_catalog::IDS.iter().enumerate() {
        let most = cloverleaf_catalog::entry(id).expect("listed").about.max_seats;
        let mut test_room = full(id, most.into());
        let mut random = SplitMix::new(number as u64 + 7);
        let (mut undone, mut seen) = (0, vec![(test_room.room.version(), views(&test_room))]);
        for step in 0..150 {
            let Some(seat) = test_room.to_act() else { break };
            let actions = test_room.room.table().legal(seat);
            let action = random.choose(&actions).expect("whoever is to act can act").clone();
            test_room.now += 1_000;
            let v = test_room.ask(&seat.to_string(), play(&[&action])).expect("listed as legal");
            seen.push((v, views(&test_room)));
            if step % 7 == 0 {
                let text = "hm".to_owned();
                let _ = test_room.ask(&seat.to_string(), Command::Say { to: ChatRoom::Players, text });
            }
            if step % 3 == 0 && test_room.ask(&seat.to_string(), Command::Undo).is_ok() {
                for other in others(&test_room, &seat.to_string()) {
                    test_room.ask(&other, AGREE).expect("all agree");
                }
                undone += 1;
                let Seen::Undone { since, .. } = test_room.room.last().entry.what else { panic!("undone") };
                let earlier = seen.iter().rfind(|(v, _)| *v < since).expect("it began somehow");
                assert_eq!(views(&test_room), earlier.1, "{id}, back to before {since}");
            }
        }
        assert!(*id == "tango" || undone > 3, "{id}: {undone} taken back");
        folds_again(&test_room);
        for name in ["1", "2", "3", "4"] {
            let _ = test_room.ask(name, Command::Resign);
        }
        assert_eq!(test_room.room.status(), Status::Finished);
        let record = test_room.room.table().record(false);
        cloverleaf_catalog::verify(&record).expect("what stands is a game");
        folds_again(&test_room);
    }
}

fn folds_again(test_room: &TestRoom) {
    let mut again = test_room.room.at_start(Downtimes::from([])).expect("a fine set-up");
    for logged in test_room.room.log() {
        again.apply(logged.clone()).expect("it follows");
    }
    let seats = test_room.room.table().seats();
    let eyes = (0..seats.into()).map(|index| Eyes::Seat(Seat::at(index))).chain([Eyes::Watcher]);
    for eyes in eyes {
        assert_eq!(again.table().view(eyes.viewer()), test_room.room.table().view(eyes.viewer()));
        assert_eq!(
            again.happened(eyes, 0).expect("it can be replayed"),
            test_room.room.happened(eyes, 0).expect("so can this")
        );
    }
    assert_eq!(again.record().ok(), test_room.room.record().ok());
}
