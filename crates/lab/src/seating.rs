//! Who sits where in which game.
//!
//! Games come in rounds, one for each deal. In a round everybody sits once on every seat. From round to
//! round it also changes who sits next to whom, through all orders round the table.

use cloverleaf_core::{BySeat, Random, Seat, SplitMix};

/// The seating of one game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Seating {
    /// Which deal this is, counted from 0.
    pub round: u64,
    /// Which entrant sits on each seat, counted from 0.
    pub entrants: BySeat<usize>,
}

impl Seating {
    /// The seating of this game, counted from 0.
    #[must_use]
    pub fn of(game: u64, seats: u8) -> Seating {
        let count = u64::from(seats);
        let round = game / count;
        let turned = (game % count) as usize;
        let order = order_round_the_table(round, seats.into());
        let entrants = BySeat::from_fn(seats, |seat| order[(seat.index() + turned) % order.len()]);
        Seating { round, entrants }
    }

    /// How many games make whole rounds and are not fewer than asked for.
    #[must_use]
    pub fn whole_rounds(games: u64, seats: u8) -> u64 {
        games.div_ceil(u64::from(seats)).saturating_mul(u64::from(seats))
    }

    /// The seat of this entrant.
    #[must_use]
    pub fn seat_of(&self, entrant: usize) -> Option<Seat> {
        self.entrants.iter().find(|(_, sits)| **sits == entrant).map(|(seat, _)| seat)
    }
}

/// The first entrant and then the others, in the order whose turn it is.
fn order_round_the_table(round: u64, seats: usize) -> Vec<usize> {
    let mut left: Vec<usize> = (1..seats).collect();
    let mut order = vec![0];
    let mut number = round;
    while !left.is_empty() {
        let count = left.len() as u64;
        order.push(left.remove((number % count) as usize));
        number /= count;
    }
    order
}

/// One number out of several, as good as random: the seed of a part from the seed of the whole.
pub(crate) fn seed_from(seed: u64, parts: &[u64]) -> u64 {
    parts.iter().fold(seed, |mixed, part| SplitMix::new(SplitMix::new(mixed).next_u64() ^ part).next_u64())
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeMap;

    #[test]
    fn in_a_round_everybody_sits_once_on_every_seat() {
        for seats in 2..=4 {
            for round in 0..30 {
                let mut sat = BTreeMap::new();
                for game in 0..u64::from(seats) {
                    let seating = Seating::of(round * u64::from(seats) + game, seats);
                    assert_eq!(seating.round, round);
                    for (seat, entrant) in seating.entrants.iter() {
                        *sat.entry((*entrant, seat)).or_insert(0) += 1;
                        assert_eq!(seating.seat_of(*entrant), Some(seat));
                    }
                }
                assert_eq!(sat.len(), usize::from(seats) * usize::from(seats));
                assert!(sat.values().all(|times| *times == 1));
            }
        }
    }

    #[test]
    fn everybody_follows_everybody_equally_often() {
        for (seats, rounds) in [(2, 1), (3, 2), (4, 6)] {
            let mut follows = BTreeMap::new();
            for game in 0..rounds * u64::from(seats) {
                let sat = Seating::of(game, seats).entrants;
                let sat = sat.as_slice();
                for (index, entrant) in sat.iter().enumerate() {
                    *follows.entry((*entrant, sat[(index + 1) % sat.len()])).or_insert(0) += 1;
                }
            }
            let pairs = usize::from(seats) * (usize::from(seats) - 1);
            assert_eq!(follows.len(), pairs, "{seats} seats");
            let times = rounds * u64::from(seats) * u64::from(seats) / pairs as u64;
            assert!(follows.values().all(|count| *count == times), "{follows:?}");
        }
    }

    #[test]
    fn games_are_rounded_up_to_whole_rounds() {
        assert_eq!([0, 1, 4, 5].map(|games| Seating::whole_rounds(games, 4)), [0, 4, 4, 8]);
    }

    #[test]
    fn seeds_of_parts_differ() {
        let seeds: std::collections::BTreeSet<_> =
            (0..50).flat_map(|one| (0..50).map(move |other| seed_from(7, &[one, other]))).collect();
        assert_eq!(seeds.len(), 2_500);
    }
}
