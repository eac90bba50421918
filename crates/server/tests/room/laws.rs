//! What holds at every table of every game, in random play.

use cloverleaf_core::{Random, Seat, SplitMix, Viewer};
use cloverleaf_protocol::{Command, Happened};
use cloverleaf_server::room::{Downtimes, Eyes, Reader, Room, Telling};
use cloverleaf_server::{Logged, Status};
use cloverleaf_table::Event;

use crate::{TestRoom, full, play};

/// A table of each game, some way into a game by random play; seats resign on the way.
fn tables(check: impl Fn(&TestRoom)) {
    for (number, id) in cloverleaf_catalog::IDS.iter().enumerate() {
        let entry = cloverleaf_catalog::entry(id).expect("listed");
        let mut test_room = full(id, entry.about.max_seats.into());
        let mut random = SplitMix::new(number as u64);
        for step in 0..160 {
            let Some(seat) = random_seat(&test_room, &mut random) else { break };
            let actions = test_room.room.table().legal(seat);
            let Some(action) = random.choose(&actions) else { continue };
            test_room.now += 1_000;
            test_room.ask(&seat.to_string(), play(&[action])).expect("listed as legal");
            if step % 20 == 0 {
                check(&test_room);
            }
        }
        check(&test_room);
        for name in ["1", "2", "3", "4"] {
            // The last one who is left has won and cannot resign.
            let _ = test_room.ask(name, Command::Resign);
        }
        assert_eq!(test_room.room.status(), Status::Finished);
        check(&test_room);
    }
}

fn random_seat(test_room: &TestRoom, random: &mut SplitMix) -> Option<Seat> {
    let seats: Vec<Seat> = test_room.room.table().turn().seats().iter().collect();
    random.choose(&seats).copied()
}

fn eyes(test_room: &TestRoom) -> Vec<Eyes> {
    let seats = test_room.room.table().seats();
    (0..seats.into()).map(|index| Eyes::Seat(Seat::at(index))).chain([Eyes::Watcher]).collect()
}

fn happened(test_room: &TestRoom, eyes: Eyes, after: i64) -> Vec<Happened> {
    test_room.room.happened(eyes, after).expect("the log can be replayed")
}

#[test]
fn no_version_is_ever_left_out_and_a_gap_is_the_end_of_the_whole() {
    tables(|test_room| {
        for eyes in eyes(test_room) {
            let whole = happened(test_room, eyes, 0);
            let versions: Vec<i64> = whole.iter().map(|it| it.v).collect();
            assert_eq!(versions, (1..=test_room.room.version()).collect::<Vec<_>>());
            for after in (0..test_room.room.version()).rev().take(40) {
                let from = usize::try_from(after).expect("small");
                assert_eq!(happened(test_room, eyes, after), whole[from..], "{eyes:?} after {after}");
            }
            assert_eq!(happened(test_room, eyes, i64::MAX), []);
            assert_eq!(happened(test_room, eyes, -5), whole);
        }
    });
}

/// The redaction written a second time: straight from the table, event by event.
#[test]
fn everybody_sees_of_the_events_what_the_game_shows_them() {
    tables(|test_room| {
        let table = test_room.room.table();
        for eyes in eyes(test_room) {
            let shown: Vec<String> = happened(test_room, eyes, 0)
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
    tables(|test_room| {
        let mut again = fold_again(&test_room.room);
        for eyes in eyes(test_room) {
            assert_eq!(again.table().view(eyes.viewer()), test_room.room.table().view(eyes.viewer()));
            // Both what the room has at hand and what it replays.
            for after in [0, test_room.room.version() - 20] {
                let told = again.happened(eyes, after).expect("the log can be replayed");
                assert_eq!(told, happened(test_room, eyes, after));
            }
        }
        assert_eq!(again.status(), test_room.room.status());
        assert_eq!(again.bot_to_play(), test_room.room.bot_to_play());
        assert_eq!(again.next_late(), test_room.room.next_late());
        let last = Logged::clone(test_room.room.last());
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
    tables(|test_room| {
        if test_room.room.status() == Status::Finished {
            let record = test_room.room.table().record(false);
            assert!(record.seed.is_some(), "the draws can be proven");
            cloverleaf_catalog::verify(&record).expect("it holds");
        } else {
            assert!(
                test_room.room.table().record(false).seed.is_none(),
                "the seed is not told before the end"
            );
            let seed =
                test_room.room.table().record(true).seed.expect("the table has it").content.to_string();
            for who in [None, Some("1"), Some("2")] {
                let who = who.map(|name| crate::caller(name).player);
                let reader = Reader { player: who.as_ref(), after: 0, legal: true };
                let hello = test_room.room.hello(&mut Telling::default(), reader, &test_room.around, 7);
                assert!(!hello.expect("a message").text().contains(&seed));
            }
        }
    });
}

#[test]
fn nobody_is_shown_more_than_their_view() {
    tables(|test_room| {
        for (index, eyes) in eyes(test_room).into_iter().enumerate() {
            let who = (eyes != Eyes::Watcher).then(|| crate::caller(&(index + 1).to_string()).player);
            let now = test_room.room.now(who.as_ref(), false, &test_room.around, 7);
            let viewer =
                if test_room.room.status() == Status::Finished { Viewer::Referee } else { eyes.viewer() };
            assert_eq!(now.view, Some(test_room.room.table().view(viewer)));
        }
    });
}
