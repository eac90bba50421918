//! How a game ended.

use crate::BySeat;

/// The result of a finished game.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Outcome {
    /// Each seat's rank from 1; equal results share a rank and the next is left out.
    pub ranks: BySeat<u8>,
    /// Each seat's score, as [`crate::Game::scores`] counts it.
    pub scores: BySeat<i32>,
    /// Which of [`crate::Game::REASONS`] ended it.
    pub reason: &'static str,
}

/// ranks by a key, the smallest first; equal keys share a rank and the next is left out.
#[must_use]
pub fn ranks_by<K: Ord + Copy + Default>(keys: &BySeat<K>) -> BySeat<u8> {
    let keys = keys.as_slice();
    BySeat::from_fn(u8::try_from(keys.len()).expect("at most four seats"), |seat| {
        let better = keys.iter().filter(|&key| *key < keys[seat.index()]).count();
        u8::try_from(better + 1).expect("at most four seats")
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Seat;

    #[test]
    fn x_6_equal_results_share_a_rank_and_the_next_is_left_out() {
        let ranks = |keys: [i32; 4]| {
            *ranks_by(&BySeat::from_fn(4, |seat: Seat| keys[seat.index()]))
                .as_slice()
                .first_chunk::<4>()
                .expect("four seats")
        };
        assert_eq!(ranks([10, 20, 20, 30]), [1, 2, 2, 4]);
        assert_eq!(ranks([5, 5, 9, 7]), [1, 1, 4, 3]);
        assert_eq!(ranks([1, 1, 1, 1]), [1, 1, 1, 1]);
    }
}
