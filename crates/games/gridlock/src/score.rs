//! How a game ends (GB-7).

use cloverleaf_core::{BySeat, Game, Outcome, ranks_by};

use crate::rules::Gridlock;
use crate::state::State;

/// Somebody reached all their destinations (GB-7.1), or the turn limit came first (GB-7.5).
pub(crate) const REASONS: &[&str] = &["destinations", "turn limit"];

impl Gridlock {
    /// GB-7.3: the winner, then by destinations scored.
    pub(crate) fn result(&self, state: &State) -> Outcome {
        let scores = self.scores(state);
        let keys = BySeat::from_fn(self.seats(), |seat| (state.winner != Some(seat), -scores[seat]));
        let reason = REASONS[usize::from(state.winner.is_none())];
        Outcome { ranks: ranks_by(&keys), scores, reason }
    }
}
