//! A draft answers as the table would, from a view alone, and leaves the table as it is.

use cloverleaf_catalog::{Draft, IDS, draft, entry, open};
use cloverleaf_core::{Actor, Message, Random, Seat, SplitMix, Turn, Value, Viewer};
use cloverleaf_table::{AnyTable, PlayError, Seed};

/// Enough to see every phase of every game; a random Gridlock has no other end.
const TURNS: usize = 400;

fn table(id: &str, seats: u8, seed: u64) -> Box<dyn AnyTable> {
    let mut table =
        open(id, seats, &options(id), Some(Seed::from_number(seed))).expect("a set-up of the game");
    table.roll(None);
    table
}

fn options(id: &str) -> Vec<(String, Value)> {
    // Other rules than the usual ones, so that a draft that forgets the options is found out.
    match id {
        "congestion" => vec![("cars".into(), Value::Text("own".into()))],
        "gridlock" => vec![("special_cars".into(), Value::Switch(true))],
        _ => Vec::new(),
    }
}

fn drafted(table: &dyn AnyTable, seat: Seat) -> Box<dyn Draft> {
    let view = table.view(Viewer::Seat(seat));
    draft(table.id(), table.seats(), &options(table.id()), &view, seat).expect("a view of the game")
}

/// Plays a random game and shows every position to `see`.
fn walk(id: &str, seed: u64, mut see: impl FnMut(&dyn AnyTable, &mut SplitMix)) {
    let about = entry(id).expect("a game of the list").about;
    let mut random = SplitMix::new(seed);
    let seats = about.min_seats + (seed % u64::from(about.max_seats - about.min_seats + 1)) as u8;
    let mut table = table(id, seats, seed);
    for _ in 0..TURNS {
        see(&*table, &mut random);
        let owing: Vec<Seat> = table.turn().seats().iter().collect();
        let Some(&seat) = random.choose(&owing) else { return };
        let action = random.choose(&table.legal(seat)).expect("a seat to act has something to do").clone();
        table.play(Actor::Seat(seat), &action).expect("legal");
        table.roll(None);
    }
}

fn seats(table: &dyn AnyTable) -> impl Iterator<Item = Seat> {
    (0..usize::from(table.seats())).map(Seat::at)
}

#[test]
fn what_a_draft_allows_is_what_the_table_allows_that_seat() {
    for id in IDS {
        for seed in 0..3 {
            walk(id, seed, |table, _| {
                for seat in seats(table) {
                    let draft = drafted(table, seat);
                    assert_eq!(draft.legal(), table.legal(seat), "{id}, seat {seat}");
                    assert_eq!(draft.is_open(), table.turn().seats().contains(seat), "{id}, seat {seat}");
                    assert_eq!(draft.view(), table.view(Viewer::Seat(seat)), "{id}, seat {seat}");
                }
            });
        }
    }
}

#[test]
fn a_draft_goes_on_as_the_table_would_and_leaves_it_alone() {
    let mut drafts_of_many = 0;
    for id in IDS {
        walk(id, 7, |table, random| {
            let Some(seat) = table.turn().seats().lowest() else { return };
            let before = table.record(true).to_string();
            let mut draft = drafted(table, seat);
            let mut same = table.duplicate();
            while let Some(action) = random.choose(&draft.legal()).cloned() {
                draft.play(&action).expect("legal");
                same.play(Actor::Seat(seat), &action).expect("legal in a draft, so legal at the table");
                if !draft.is_open() || draft.actions().len() > 40 {
                    break;
                }
                assert_eq!(draft.view(), same.view(Viewer::Seat(seat)), "{id} after {action}");
            }
            drafts_of_many += usize::from(draft.actions().len() > 1);
            assert_eq!(table.record(true).to_string(), before, "a draft has changed the table");
        });
    }
    assert!(drafts_of_many > 100, "turns of more than one action were drafted: {drafts_of_many}");
}

#[test]
fn what_is_undone_leaves_nothing() {
    for id in IDS {
        walk(id, 11, |table, random| {
            let Some(seat) = table.turn().seats().lowest() else { return };
            let mut draft = drafted(table, seat);
            let (legal, view) = (draft.legal(), draft.view());
            let mut played = Vec::new();
            while let Some(action) = random.choose(&draft.legal()).cloned().filter(|_| played.len() < 5) {
                draft.play(&action).expect("legal");
                played.push(action);
            }
            assert_eq!(draft.actions(), played);
            while let Some(undone) = draft.undo() {
                assert_eq!(Some(undone), played.pop());
            }
            assert_eq!((draft.legal(), draft.view(), played.len()), (legal, view, 0), "{id}");
        });
    }
}

#[test]
fn a_draft_explains_and_refuses_as_the_table_does() {
    for id in IDS {
        let mut alphabet: Vec<String> = Vec::new();
        walk(id, 3, |table, random| {
            for seat in seats(table) {
                alphabet.extend(table.legal(seat).into_iter().take(3));
                let draft = drafted(table, seat);
                let action = random.choose(&alphabet).cloned().unwrap_or_else(|| "dance".to_owned());
                assert_eq!(draft.explain(&action), table.explain(seat, &action), "{id} {action}");
                assert_eq!(draft.check(&action), table.explain(seat, &action).map(drop), "{id} {action}");
            }
        });
        let draft = drafted(&*table(id, entry(id).expect("in the list").about.max_seats, 1), Seat::at(0));
        assert!(matches!(draft.check("dance"), Err(PlayError::Text(_))));
    }
}

#[test]
fn the_last_to_seal_does_not_see_a_day_that_was_only_imagined() {
    let mut tango = table("tango", 4, 5);
    for seat in [1, 2, 3].map(Seat::at) {
        let sign = tango.legal(seat).swap_remove(0);
        tango.play(Actor::Seat(seat), &sign).expect("legal");
        tango.play(Actor::Seat(seat), "seal").expect("a sign is all that is owed on day 1");
    }
    let mut draft = drafted(&*tango, Seat::at(0));
    let sign = draft.legal().swap_remove(0);
    draft.play(&sign).expect("legal");
    let planned = draft.view();
    draft.play("seal").expect("everything owed is there");
    assert_eq!((draft.is_open(), draft.legal()), (false, Vec::new()));
    assert_eq!(draft.view(), planned, "day 2 is not shown, nobody knows it yet");
    assert!(draft.play("seal").is_err());
    assert_eq!(draft.undo().as_deref(), Some("seal"));
    assert!(draft.is_open() && draft.check("seal").is_ok());
    assert!(matches!(tango.turn(), Turn::Together(_)));
}

#[test]
fn nonsense_is_told_and_never_drafted() {
    let view = table("tango", 4, 1).view(Viewer::Seat(Seat::at(0)));
    let error = |id, seats, seat| {
        draft(id, seats, &[], &view, Seat::at(seat)).expect_err("there is no such draft").message()
    };
    assert_eq!(error("chess", 4, 0).key, "unknown-game");
    assert_eq!(error("congestion", 2, 0).key, "no-view");
    let no_seat = Message::new("draft-no-seat").with("seat", 4).with("seats", 2);
    assert_eq!(error("congestion", 2, 3), no_seat);
    assert_eq!(error("tango", 9, 0).key, "tt-seats");
}
