//! What can be asked of every game.

mod drama;
mod draws;
mod endings;
mod ladder;
mod length;
mod seats;
mod uses;
mod width;

use cloverleaf_core::{About, Say};
use cloverleaf_lab::Trial;

use crate::Section;

pub(crate) use draws::draws;
pub(crate) use ladder::ladder;
pub(crate) use uses::{Uses, used};

/// What a section is told beside its games.
#[derive(Clone, Copy)]
pub(crate) struct Context<'a> {
    /// In which words it answers.
    pub(crate) say: &'a dyn Say,
    /// The game's title page.
    pub(crate) about: About,
    /// How many seats.
    pub(crate) seats: u8,
    /// How many seconds people take for a decision.
    pub(crate) seconds: f64,
}

/// One question about many games: it sees them one by one and then answers.
pub(crate) trait Gauge {
    /// Sees the next game.
    fn see(&mut self, trial: &Trial);

    /// The answer.
    fn section(&self, context: &Context<'_>) -> Section;
}

/// Everything that is asked of every game's course, in the order people should read it.
pub(crate) fn gauges() -> Vec<Box<dyn Gauge>> {
    vec![
        Box::new(seats::Seats::default()),
        Box::new(length::Length::default()),
        Box::new(endings::Endings::default()),
        Box::new(drama::Drama::default()),
        Box::new(width::Width::default()),
        Box::new(uses::Kinds::default()),
    ]
}

/// Steps of a game's course at which it is looked at: tenths.
pub(crate) const TENTHS: usize = 10;

/// In which tenth of a course a step is.
pub(crate) fn tenth(step: usize, steps: usize) -> usize {
    (step * TENTHS / steps.max(1)).min(TENTHS - 1)
}
