//! What a result is worth to a learner.

use cloverleaf_core::{BySeat, Outcome};
use cloverleaf_search::by_rank;

/// What each seat gets when a game has ended so: 1 for a win of its own, -1 for the last place, the places between in equal
/// steps; seats that share a rank share what their places bring. All of them add up to 0.
#[must_use]
pub fn returns(outcome: &Outcome) -> BySeat<f64> {
    let worth = by_rank(outcome);
    BySeat::from_fn(worth.as_slice().len() as u8, |seat| 2.0 * worth[seat] - 1.0)
}

#[cfg(test)]
mod tests {
    use super::*;
    use cloverleaf_core::Seat;

    #[test]
    fn returns_add_up_to_nothing() {
        for ranks in [[1, 2, 3, 4], [1, 1, 3, 3], [1, 1, 1, 1], [4, 1, 1, 1]] {
            let ranks = BySeat::from_fn(4, |seat: Seat| ranks[seat.index()]);
            let all = returns(&Outcome { ranks, scores: BySeat::from_fn(4, |_| 0), reason: "" });
            assert!(all.as_slice().iter().sum::<f64>().abs() < 1e-12, "{all:?}");
            let best = ranks.iter().find(|(_, rank)| **rank == 1).expect("somebody is first").0;
            assert!(all.as_slice().iter().all(|one| *one <= all[best]), "{all:?}");
        }
    }
}
