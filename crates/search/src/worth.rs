//! What a result is worth to each seat, from 0 to 1.

use cloverleaf_core::{BySeat, Outcome};

/// What a result or a position is worth to each seat: 1 is a win of one's own, 0 the last place.
pub type Worth = BySeat<f64>;

/// The same to everyone.
#[must_use]
pub fn even(seats: u8) -> Worth {
    BySeat::from_fn(seats, |_| 0.5)
}

/// By rank, in equal steps from 1 for the first to 0 for the last; seats that share a rank share the
/// places they take up.
#[must_use]
pub fn by_rank(outcome: &Outcome) -> Worth {
    let ranks = outcome.ranks.as_slice();
    let last = ranks.len() as f64;
    BySeat::from_fn(ranks.len() as u8, |seat| {
        let rank = ranks[seat.index()];
        let sharing = ranks.iter().filter(|&&other| other == rank).count();
        let place = f64::from(rank) + (sharing as f64 - 1.0) / 2.0;
        (last - place) / (last - 1.0).max(1.0)
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use cloverleaf_core::Seat;

    fn worth(ranks: &[u8]) -> Vec<f64> {
        let seats = ranks.len() as u8;
        let ranks = BySeat::from_fn(seats, |seat: Seat| ranks[seat.index()]);
        let scores = BySeat::from_fn(seats, |_| 0);
        by_rank(&Outcome { ranks, scores, reason: "" }).as_slice().to_vec()
    }

    #[test]
    fn a_win_is_1_the_last_place_0_and_equals_share() {
        assert_eq!(worth(&[2, 1]), [0.0, 1.0]);
        assert_eq!(worth(&[1, 1]), [0.5, 0.5]);
        assert_eq!(worth(&[2, 1, 2, 4]), [0.5, 1.0, 0.5, 0.0]);
    }

    #[test]
    fn whatever_the_ranks_there_is_as_much_to_share() {
        for ranks in [[1, 2, 3, 4], [1, 1, 3, 3], [1, 1, 1, 1], [1, 2, 2, 2], [4, 1, 1, 1]] {
            let all = worth(&ranks).iter().sum::<f64>();
            assert!((all - 2.0).abs() < 1e-12, "{ranks:?}");
        }
    }
}
