//! A match in which somebody resigns, played by script: terminal, page and server have to write the same log.

use cloverleaf_core::Actor;
use cloverleaf_table::{AnyTable, Driver, Seed, Sitter};

/// How many actions people play before one of them resigns: with three seats, those of an opening round
/// and one more.
pub const BEFORE: usize = 4;
/// How many actions those who stayed play then.
pub const AFTER: usize = 24;

/// The dealer of that match.
#[must_use]
pub fn dealer() -> Seed {
    Seed::from_number(7)
}

/// The log of that match at a table with people on all seats: whoever is first to act plays the first
/// action that is legal.
///
/// # Panics
/// If the match is over too early.
#[must_use]
pub fn log(mut table: Box<dyn AnyTable>) -> Vec<String> {
    let driver = Driver::new((0..table.seats()).map(|_| Sitter::Person), ());
    for done in 0..=BEFORE + AFTER {
        let people = driver.settle(&mut *table, None).people();
        let seat = people.lowest().expect("the match goes on, and nobody but people plays");
        if done == BEFORE {
            table.resign(seat).expect("seated");
        } else {
            let first = table.legal(seat).swap_remove(0);
            table.play(Actor::Seat(seat), &first).expect("listed as legal");
        }
    }
    driver.settle(&mut *table, None);
    lines(&*table)
}

/// What happened at a table, as text.
#[must_use]
pub fn lines(table: &dyn AnyTable) -> Vec<String> {
    table.events().iter().map(ToString::to_string).collect()
}
