//! What holds at every table of every game, in random play.

use cloverleaf_core::{Random, Seat, SplitMix, Viewer};
use cloverleaf_protocol::{Command, Happened};
use cloverleaf_server::room::{Downtimes, Eyes, Room};
use cloverleaf_server::{Logged, Status};
use cloverleaf_table::Event;

use crate::{TestRoom, full, play};

/// A table of each game, some way into a game by random play; seats resign on the way.
fn tables(check: impl Fn(&TestRoom)) {
    for (number, id) in cloverleaf_catalog::IDS.iter().enumerate() {
        let entry = cloverleaf_catalog::entry(id).expect("listed");
        let mut desk = full(id, entry.about.max_seats.into());
        let mut random = SplitMix::new(number as u64);
        for step in 0..160 {
            let Some(seat) = random_seat(&desk, &mut random) else { break };
            let actions = desk.room.table().legal(seat);
            let Some(action) = random.choose(&actions) else { continue };
            desk.now += 1_000;
            desk.ask(&seat.to_string(), play(&[action])).expect("listed as legal");
            if step % 20 == 0 {
                check(&desk);
            }
        }
        check(&desk);
        for name in ["1", "2", "3", "4"] {
            // The last one who is left has won and cannot resign.
            let _ = desk.ask(name, Command::Resign);
        }
        assert_eq!(desk.room.status(), Status::Finished);
        check(&desk);
    }
}

fn random_seat(desk: &TestRoom, random: &mut SplitMix) -> Option<Seat> {
    let seats: Vec<Seat> = desk.room.table().turn().seats().iter().collect();
    random.choose(&seats).copied()
}

fn eyes(desk: &TestRoom) -> Vec<Eyes> {
    let seats = desk.room.table().seats();
    (0..seats.into()).map(|index| Eyes::Seat(Seat::at(index))).chain([Eyes::Watcher]).collect()
}

fn happened(desk: &TestRoom, eyes: Eyes, after: i64) -> Vec<Happened> {
    desk.room.happened(eyes, after).expect("the log can be replayed")
}

#[test]
fn no_version_is_ever_left_out_and_a_gap_is_the_end_of_the_whole() {
    tables(|desk| {
        for eyes in eyes(desk) {
            let whole = happened(desk, eyes, 0);
            let versions: Vec<i64> = whole.iter().map(|it| it.v).collect();
            assert_eq!(versions, (1..=desk.room.version()).collect::<Vec<_>>());
            for after in (0..desk.room.version()).rev().take(40) {
                let from = usize::try_from(after).expect("small");
                assert_eq!(happened(desk, eyes, after), whole[from..], "{eyes:?} after {after}");
            }
            assert_eq!(happened(desk, eyes, i64::MAX), []);
            assert_eq!(happened(desk, eyes, -5), whole);
        }
    });
}

/// The redaction written a second time: straight from the table, event by event.
#[test]
fn everybody_sees_of_the_events_what_the_game_shows_them() {
    tables(|desk| {
        let table = desk.room.table();
        for eyes in eyes(desk) {
            let shown: Vec<String> = happened(desk, eyes, 0)
                .into_iter()
                .filter_map(|it| it.what)
                .flat_map(|what| what.events().to_vec())
                .collect();
            let due: Vec<String> = table.events_seen_by(eyes.viewer()).iter().map(Event::to_string).collect();
            assert_eq!(shown, due, "{eyes:?}");
        }
    });
}

#[test]
fn a_log_folds_to_the_same_room_again() {
    tables(|desk| {
        let mut again = fold_again(&desk.room);
        for eyes in eyes(desk) {
            assert_eq!(again.table().view(eyes.viewer()), desk.room.table().view(eyes.viewer()));
        }
        assert_eq!(again.status(), desk.room.status());
        assert_eq!(again.duty(), desk.room.duty());
        let last = Logged::clone(desk.room.last());
        assert!(again.apply(last).is_err(), "an entry is applied once");
    });
}

fn fold_again(room: &Room) -> Room {
    let mut again = room.at_start(Downtimes::from([])).expect("a fine set-up");
    for logged in room.log() {
        again.apply(logged.clone()).expect("it follows");
    }
    again
}

#[test]
fn the_record_of_a_finished_table_verifies() {
    tables(|desk| {
        if desk.room.status() == Status::Finished {
            let record = desk.room.table().record(false);
            assert!(record.seed.is_some(), "the draws can be proven");
            cloverleaf_catalog::verify(&record).expect("it holds");
        } else {
            assert!(desk.room.table().record(false).seed.is_none(), "the seed is not told before the end");
            let seed = desk.room.table().record(true).seed.expect("the table has it").content.to_string();
            for who in [None, Some("1"), Some("2")] {
                let who = who.map(|name| crate::caller(name).player);
                let hello = desk.room.hello(who.as_ref(), 0, true, &desk.around, 7).expect("a message");
                assert!(!serde_json::to_string(&hello).expect("JSON").contains(&seed));
            }
        }
    });
}

#[test]
fn nobody_is_shown_more_than_their_view() {
    tables(|desk| {
        for (index, eyes) in eyes(desk).into_iter().enumerate() {
            let who = (eyes != Eyes::Watcher).then(|| crate::caller(&(index + 1).to_string()).player);
            let now = desk.room.now(who.as_ref(), false, &desk.around, 7);
            let viewer = if desk.room.status() == Status::Finished { Viewer::Referee } else { eyes.viewer() };
            assert_eq!(now.view, Some(desk.room.table().view(viewer)));
        }
    });
}
