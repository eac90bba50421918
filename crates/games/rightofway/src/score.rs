//! RW-7: points, how a game ends and how the seats rank.

use cloverleaf_core::{BySeat, Outcome, ranks_by};
use serde::{Deserialize, Serialize};

use crate::State;

/// Why a game ended.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Ending {
    /// RW-7.1: a player used up all tiles, and the other has had the last turn.
    #[serde(rename = "used up")]
    UsedUp,
    /// RW-7.3: a player found nowhere to build and nothing to buy.
    #[serde(rename = "built up")]
    BuiltUp,
    /// RW-7.5: the agreed number of turns is over.
    #[serde(rename = "turn limit")]
    TurnLimit,
}

pub(crate) const REASONS: [&str; 3] = ["used up", "built up", "turn limit"];

impl Ending {
    /// Its name in an outcome.
    #[must_use]
    pub const fn reason(self) -> &'static str {
        REASONS[self as usize]
    }
}

/// RW-7.4: the values of each seat's highways that are fully connected.
pub(crate) fn scores(state: &State) -> BySeat<i32> {
    BySeat::from_fn(2, |seat| {
        state.built[seat.index()].into_iter().map(|tile| i32::from(state.points(tile))).sum()
    })
}

/// RW-7.4: the most points win, whatever ended the game.
pub(crate) fn outcome(state: &State) -> Option<Outcome> {
    let ending = state.ended?;
    let scores = scores(state);
    let ranks = ranks_by(&BySeat::from_fn(2, |seat| -scores[seat]));
    Some(Outcome { ranks, scores, reason: ending.reason() })
}
