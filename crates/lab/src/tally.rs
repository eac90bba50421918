//! What was won: wins and ranks by contestant, how games ended, how long decisions took.

use std::collections::BTreeMap;
use std::time::Duration;

use cloverleaf_core::MAX_SEATS;

use crate::{Interval, Played, wilson};

/// The parts of a win that can be shared by one, two, three or four without a rest.
const WIN: u64 = 12;

/// The count of a match.
#[derive(Clone, Debug)]
pub struct Tally {
    contestant_of: Vec<usize>,
    rows: Vec<Row>,
    reasons: BTreeMap<&'static str, u64>,
    games: u64,
}

/// One contestant's part of the count. Who sits on several seats has all their wins and ranks.
#[derive(Clone, Debug)]
pub struct Row {
    name: String,
    seats: u64,
    wins: u64,
    ranks: [u64; MAX_SEATS],
    thinking: Vec<Duration>,
}

impl Tally {
    /// Nothing counted yet. These are the names by entrant; equal ones are one contestant.
    #[must_use]
    pub fn new(entrants: Vec<String>) -> Tally {
        let mut rows: Vec<Row> = Vec::new();
        let mut contestant_of = Vec::new();
        for name in entrants {
            let known = rows.iter().position(|row| row.name == name);
            let contestant = known.unwrap_or_else(|| {
                rows.push(Row { name, seats: 0, wins: 0, ranks: [0; MAX_SEATS], thinking: Vec::new() });
                rows.len() - 1
            });
            rows[contestant].seats += 1;
            contestant_of.push(contestant);
        }
        Tally { contestant_of, rows, reasons: BTreeMap::new(), games: 0 }
    }

    /// Counts a game.
    pub fn add(&mut self, played: &Played) {
        self.games += 1;
        *self.reasons.entry(played.outcome.reason).or_insert(0) += 1;
        let shares = WIN / played.outcome.ranks.iter().filter(|(_, rank)| **rank == 1).count().max(1) as u64;
        for (contestant, rank) in self.ranks(played) {
            let row = &mut self.rows[contestant];
            row.ranks[usize::from(rank) - 1] += 1;
            row.wins += if rank == 1 { shares } else { 0 };
        }
        for (entrant, time) in &played.thinking {
            self.rows[self.contestant_of[*entrant]].thinking.push(*time);
        }
    }

    /// The ranks of a game by seat, each with its contestant.
    pub fn ranks(&self, played: &Played) -> Vec<(usize, u8)> {
        let ranks = played.outcome.ranks.iter();
        ranks.map(|(seat, rank)| (self.contestant_of[played.seating.entrants[seat]], *rank)).collect()
    }

    /// How many games were counted.
    #[must_use]
    pub fn games(&self) -> u64 {
        self.games
    }

    /// How many seats the match has.
    #[must_use]
    pub fn seats(&self) -> usize {
        self.contestant_of.len()
    }

    /// The contestants, in the order they were named.
    #[must_use]
    pub fn rows(&self) -> &[Row] {
        &self.rows
    }

    /// How many games ended by which reason.
    pub fn reasons(&self) -> impl Iterator<Item = (&'static str, u64)> {
        self.reasons.iter().map(|(reason, games)| (*reason, *games))
    }

    /// The part of all wins that a contestant with equal chances on every seat would have.
    #[must_use]
    pub fn fair(&self, row: &Row) -> f64 {
        row.seats as f64 / self.contestant_of.len() as f64
    }

    /// The contestant's part of all wins, and how sure that is.
    #[must_use]
    pub fn share(&self, row: &Row) -> (f64, Interval) {
        (row.wins() / self.games.max(1) as f64, wilson(row.wins(), self.games))
    }
}

impl Row {
    /// The contestant's name.
    #[must_use]
    pub fn name(&self) -> &str {
        &self.name
    }

    /// How many games it won; a win that is shared counts in part.
    #[must_use]
    pub fn wins(&self) -> f64 {
        self.wins as f64 / WIN as f64
    }

    /// How often it came first, second and so on.
    #[must_use]
    pub fn ranks(&self) -> &[u64; MAX_SEATS] {
        &self.ranks
    }

    /// The time that half of its decisions were made in; nothing if it made none.
    #[must_use]
    pub fn median_thinking(&self) -> Option<Duration> {
        let mut times = self.thinking.clone();
        let middle = times.len() / 2;
        (!times.is_empty()).then(|| *times.select_nth_unstable(middle).1)
    }

    /// The time that its longest decision took; nothing if it made none.
    #[must_use]
    pub fn longest_thinking(&self) -> Option<Duration> {
        self.thinking.iter().max().copied()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Seating;
    use cloverleaf_core::{BySeat, Outcome};

    /// The game of this index, with these ranks by seat.
    fn played(index: u64, ranks: [u8; 4], reason: &'static str) -> Played {
        let outcome = Outcome {
            ranks: BySeat::from_fn(4, |seat| ranks[seat.index()]),
            scores: BySeat::from_fn(4, |_| 0),
            reason,
        };
        let thinking = (1..=3).map(|ms| (0, Duration::from_millis(ms))).collect();
        Played { index, seating: Seating::of(index, 4), outcome, record: Default::default(), thinking }
    }

    #[test]
    fn who_plays_three_seats_has_the_wins_of_all_three() {
        let mut tally = Tally::new(["one", "three", "three", "three"].map(String::from).to_vec());
        tally.add(&played(0, [1, 2, 3, 4], "home"));
        // After one turn of the table the first entrant sits on the last seat.
        tally.add(&played(1, [1, 1, 3, 1], "home"));
        tally.add(&played(2, [4, 1, 2, 3], "late"));
        let [one, three] = tally.rows() else { panic!("two contestants: {tally:?}") };
        assert_eq!((one.name(), three.name()), ("one", "three"));
        assert_eq!(one.ranks(), &[2, 1, 0, 0]);
        assert_eq!(three.ranks(), &[3, 1, 3, 2]);
        assert!((one.wins() - 4.0 / 3.0).abs() < 1e-12 && (one.wins() + three.wins() - 3.0).abs() < 1e-12);
        assert!((tally.fair(one) - 0.25).abs() < 1e-12 && (tally.fair(three) - 0.75).abs() < 1e-12);
        assert_eq!(tally.reasons().collect::<Vec<_>>(), [("home", 2), ("late", 1)]);
        assert_eq!(one.median_thinking(), Some(Duration::from_millis(2)));
        assert_eq!(one.longest_thinking(), Some(Duration::from_millis(3)));
        assert_eq!((three.median_thinking(), three.longest_thinking()), (None, None));
    }
}
