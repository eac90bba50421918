//! Finished matches kept as files: every way to end, every seat count.

use std::collections::BTreeSet;
use std::path::Path;

use cloverleaf_core::{Actor, Game, GameExt, SplitMix};
use cloverleaf_table::{Record, Seed, Standing, Table, verify};

use crate::{Style, game};

/// Verifies every record in a folder, and demands one for each reason the game can end for, for
/// resignation and for an agreed draw, and for each number of seats.
///
/// # Panics
/// If a record does not hold, or one is missing.
pub fn check_records<G: Game>(folder: &Path) {
    let (mut reasons, mut seats) = (BTreeSet::new(), BTreeSet::new());
    for entry in std::fs::read_dir(folder).expect("the folder of records is there") {
        let path = entry.expect("the folder can be listed").path();
        let text = std::fs::read_to_string(&path).expect("a record is text");
        let record = Record::read(&text).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
        let verified = verify::<G>(&record).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
        assert!(verified.over, "{} is not finished", path.display());
        let table = Table::<G>::replay(&record, None).expect("what is verified replays");
        assert_eq!(table.record(false).to_string(), text, "{} is not as a table writes it", path.display());
        seats.insert(record.seats.content);
        reasons.insert(record.result.expect("a finished match has a result").content.1);
    }
    for reason in G::REASONS.iter().chain(&[Standing::DRAW, Standing::RESIGNATION]) {
        assert!(reasons.contains(*reason), "no record ends for the reason '{reason}'");
    }
    for count in G::ABOUT.min_seats..=G::ABOUT.max_seats {
        assert!(seats.contains(&count), "no record has {count} seats");
    }
}

/// Plays a match to its end with a numbered seed for draws and choices, for a record to keep.
///
/// # Panics
/// If the game has no such set-up, or the match does not end within `most` actions.
#[must_use]
pub fn random_match<G: Game>(seats: u8, options: &str, style: Style, seed: u64, most: usize) -> Table<G> {
    let game: G = game(seats, options).unwrap_or_else(|error| panic!("{options}: {error}"));
    let again = G::new(seats, game.options().clone()).expect("this set-up exists");
    let mut table = Table::new(again).with_seed(Seed::from_number(seed));
    let mut random = SplitMix::new(seed);
    for _ in 0..most {
        if let Some(drawn) = table.deal() {
            table.play(Actor::Chance, drawn).expect("what is drawn is legal");
        } else if let Some(seat) = game.next_seat(table.state()) {
            let action = crate::walk::choose_for(&game, table.state(), seat, style, &mut random)
                .expect("whoever is to act can act");
            table.play(Actor::Seat(seat), action).expect("what is listed is legal");
        } else {
            return table;
        }
    }
    panic!("the match did not end within {most} actions");
}
