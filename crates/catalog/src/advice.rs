//! Bots at a table of any game.

use cloverleaf_bots::{Level, choose};
use cloverleaf_core::{Message, Seat, Viewer};
use cloverleaf_table::{AnyTable, Table};

use crate::{Playable, Visitor, visit};

/// One of the best things to do, for a person who asks.
#[derive(Clone, PartialEq, Debug)]
pub struct Advised {
    /// The actions, in order: one, or as many as belong together.
    pub actions: Vec<String>,
    /// What the first would do, if there is one.
    pub message: Option<Message>,
    /// What they are worth, from 0 for the last place to 1 for a win.
    pub value: f64,
    /// The odds with which the bot would do this.
    pub share: f64,
}

/// What a bot of this level does at this seat, from what the seat may know: one action, or as many as
/// belong together; none if the seat has nothing to do.
pub fn plan(
    table: &dyn AnyTable,
    seat: Seat,
    level: Level,
    seed: u64,
    stop: &mut dyn FnMut() -> bool,
) -> Vec<String> {
    struct Plan<'a>(&'a dyn AnyTable, Seat, Level, u64, &'a mut dyn FnMut() -> bool);
    impl Visitor for Plan<'_> {
        type Output = Vec<String>;
        fn visit<G: Playable>(self) -> Vec<String> {
            let Plan(table, seat, level, seed, stop) = self;
            let table = typed::<G>(table);
            let choice = choose(level, table.game(), &table.view(Viewer::Seat(seat)), seat, seed, stop);
            choice.map_or_else(Vec::new, |choice| choice.plan.iter().map(ToString::to_string).collect())
        }
    }
    if !table.turn().seats().contains(seat) {
        return Vec::new();
    }
    visit(table.id(), Plan(table, seat, level, seed, stop)).expect("an open table is of a known game")
}

/// The best few things this seat could do in the eyes of a bot of this level, the best first.
pub fn advise(table: &dyn AnyTable, seat: Seat, level: Level, seed: u64, most: usize) -> Vec<Advised> {
    struct Advise<'a>(&'a dyn AnyTable, Seat, Level, u64, usize);
    impl Visitor for Advise<'_> {
        type Output = Vec<Advised>;
        fn visit<G: Playable>(self) -> Vec<Advised> {
            let Advise(table, seat, level, seed, most) = self;
            let table = typed::<G>(table);
            let view = table.view(Viewer::Seat(seat));
            let choice = choose(level, table.game(), &view, seat, seed, &mut || false);
            let advice =
                choice.map(|choice| cloverleaf_bots::advise(table.game(), &view, seat, &choice, most));
            advice.unwrap_or_default().into_iter().map(untyped).collect()
        }
    }
    if !table.turn().seats().contains(seat) {
        return Vec::new();
    }
    visit(table.id(), Advise(table, seat, level, seed, most)).expect("an open table is of a known game")
}

pub(crate) fn typed<G: Playable>(table: &dyn AnyTable) -> &Table<G> {
    table.as_any().downcast_ref().expect("a table of this id is of this game")
}

pub(crate) fn untyped<A: ToString>(advice: cloverleaf_bots::Advice<A>) -> Advised {
    let cloverleaf_bots::Advice { actions, message, value, share } = advice;
    Advised { actions: actions.iter().map(ToString::to_string).collect(), message, value, share }
}
