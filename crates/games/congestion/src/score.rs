//! TC-5: how a game ends and how the seats rank.

use cloverleaf_core::{BySeat, Outcome, ranks_by};
use serde::{Deserialize, Serialize};

use crate::{Congestion, State};

/// Why a game ended.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Ending {
    /// TC-5.2: a player brought enough cars out.
    #[serde(rename = "target")]
    Target,
    /// TC-5.3: every player passed in succession.
    #[serde(rename = "all passed")]
    AllPassed,
    /// TC-5.3: no car came or left for too long.
    #[serde(rename = "stalled")]
    Stalled,
    /// TC-5.5: the agreed number of turns is over.
    #[serde(rename = "turn limit")]
    TurnLimit,
}

impl Ending {
    /// Its name in an outcome.
    #[must_use]
    pub const fn reason(self) -> &'static str {
        REASONS[self as usize]
    }
}

pub(crate) const REASONS: [&str; 4] = ["target", "all passed", "stalled", "turn limit"];

/// Whether and why the game has ended. A win counts before all else that the same turn brings about.
pub(crate) fn ending(game: &Congestion, state: &State) -> Option<Ending> {
    let options = &game.options;
    if state.counted.iter().any(|&cars| cars >= options.target) {
        Some(Ending::Target)
    } else if state.passes >= game.seats {
        Some(Ending::AllPassed)
    } else if state.stalled >= options.stall_limit {
        Some(Ending::Stalled)
    } else if options.turn_limit.is_some_and(|limit| state.turns >= limit) {
        Some(Ending::TurnLimit)
    } else {
        None
    }
}

/// Cars counted, by seat.
pub(crate) fn scores(game: &Congestion, state: &State) -> BySeat<i32> {
    BySeat::from_fn(game.seats, |seat| state.counted[game.colours[seat] as usize].into())
}

/// TC-5.4: ranked by cars counted. One move brings cars to one side only, so whoever reached the target
/// is alone in having done so and ranks first.
pub(crate) fn outcome(game: &Congestion, state: &State) -> Option<Outcome> {
    let scores = scores(game, state);
    let ranks = ranks_by(&BySeat::from_fn(game.seats, |seat| -scores[seat]));
    ending(game, state).map(|ending| Outcome { ranks, scores, reason: ending.reason() })
}
