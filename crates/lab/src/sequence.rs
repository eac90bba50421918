//! How sure a mean is at every moment, however often one looks.
//!
//! An interval of the textbooks holds for one look that was settled beforehand; whoever looks after every
//! game and stops when they like what they see is wrong far more often than it says. A *confidence sequence*
//! holds at all looks together.
//!
//! This one is Robbins' normal mixture over the self-normalised sums of de la Peña (1999): for values that
//! lie evenly about `m`, with `S = Σ(x − m)` and `V = Σ(x − m)²`, each `exp(λS − λ²V/2)` is a
//! supermartingale. Mixed over `λ` from a normal distribution of variance `1/ρ` it is
//!
//! ```text
//! M = √(ρ / (ρ + V)) · exp(S² / (2 (ρ + V)))
//! ```
//!
//! and by Ville's inequality it ever reaches `1/α` with probability `α` at most. All `m` for which it has
//! not reached it are the interval. No bound and no variance need be known, which is what games want, for
//! a few of them drag on and on. The promise is exact where the values lie evenly about their mean, as the
//! differences of paired games do when the two rule sets play alike; elsewhere it holds for many values
//! (Waudby-Smith, Arbour, Sinha, Kennedy and Ramdas, 2024).
//!
//! `ρ` only says where the interval is narrowest. The first few values settle it and then do not count.

use crate::Interval;

/// So many values settle the scale.
pub(crate) const PILOT: u64 = 8;

/// The interval is narrowest, for its level, after some hundred values.
const PATIENCE: f64 = 20.0;

/// Halvings that find an edge of the interval to the last digit that is shown, and further.
const HALVINGS: u32 = 60;

/// The sums of some values.
#[derive(Clone, Copy, Default, Debug)]
struct Sums {
    count: u64,
    sum: f64,
    squares: f64,
}

impl Sums {
    fn add(&mut self, value: f64) {
        self.count += 1;
        self.sum += value;
        self.squares += value * value;
    }

    fn mean(&self) -> f64 {
        self.sum / self.count.max(1) as f64
    }

    /// The squares of the deviations from the mean, together.
    fn spread(&self) -> f64 {
        (self.squares - self.sum * self.mean()).max(0.0)
    }
}

/// A mean on its way, and how sure it is.
#[derive(Clone, Copy, Debug)]
pub struct Sequence {
    grain: f64,
    pilot: Sums,
    sums: Sums,
}

impl Sequence {
    /// Nothing seen yet. Values that all agree are taken to vary by this grain, for a few equal values are
    /// not yet a law.
    #[must_use]
    pub fn new(grain: f64) -> Sequence {
        Sequence { grain, pilot: Sums::default(), sums: Sums::default() }
    }

    /// Sees one value.
    pub fn add(&mut self, value: f64) {
        let sums = if self.pilot.count < PILOT { &mut self.pilot } else { &mut self.sums };
        sums.add(value);
    }

    /// How many values count.
    #[must_use]
    pub fn count(&self) -> u64 {
        self.sums.count
    }

    /// The mean of those that count; of the first few while there are no others.
    #[must_use]
    pub fn mean(&self) -> f64 {
        if self.count() == 0 { self.pilot.mean() } else { self.sums.mean() }
    }

    /// The `ρ` of the mixture.
    fn scale(&self) -> f64 {
        let variance = self.pilot.spread() / (PILOT - 1) as f64;
        PATIENCE * variance.max(self.grain * self.grain)
    }

    /// The logarithm of `M` for an `m` so far from the mean, where `aside` is the square of that times the count.
    fn evidence(&self, aside: f64) -> f64 {
        let weight = self.scale() + self.sums.spread() + aside;
        (self.count() as f64 * aside / weight - (weight / self.scale()).ln()) / 2.0
    }

    /// Whether this cannot be the mean. Where it is the mean, this is wrong with at most this probability
    /// over all looks together.
    #[must_use]
    pub fn excludes(&self, value: f64, error: f64) -> bool {
        let apart = self.mean() - value;
        self.evidence(self.count() as f64 * apart * apart) >= -error.ln()
    }

    /// Where the mean lies. It lies elsewhere with at most this probability over all looks together. With
    /// few values it may lie anywhere.
    #[must_use]
    pub fn interval(&self, error: f64) -> Interval {
        let half = self.half(error);
        Interval { from: self.mean() - half, to: self.mean() + half }
    }

    fn half(&self, error: f64) -> f64 {
        // The evidence grows up to here; what lies further out is too far for any game.
        let count = self.count() as f64;
        let mut out = (count - 1.0).max(0.0) * (self.scale() + self.sums.spread());
        let enough = -error.ln();
        if self.evidence(out) < enough {
            return f64::INFINITY;
        }
        let mut within = 0.0;
        for _ in 0..HALVINGS {
            let middle = (within + out) / 2.0;
            let edge = if self.evidence(middle) < enough { &mut within } else { &mut out };
            *edge = middle;
        }
        (out / count).sqrt()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use cloverleaf_core::{Random, SplitMix};

    /// One in twenty may be wrong; of a thousand at fifty, 71 are three deviations more.
    const MOST_WRONG: usize = 71;
    const ERROR: f64 = 0.05;

    fn uniform(random: &mut SplitMix) -> f64 {
        f64::from(random.below(1 << 20)) / f64::from(1 << 20)
    }

    /// How many of a thousand sequences exclude their own mean at any of so many looks.
    fn wrong_of_a_thousand(
        mean: f64,
        grain: f64,
        looks: u32,
        mut value: impl FnMut(&mut SplitMix) -> f64,
    ) -> usize {
        let mut random = SplitMix::new(5);
        let wrong = (0..1_000).filter(|_| {
            let mut sequence = Sequence::new(grain);
            (0..looks).any(|_| {
                sequence.add(value(&mut random));
                sequence.excludes(mean, ERROR)
            })
        });
        wrong.count()
    }

    #[test]
    fn where_nothing_changed_it_errs_once_in_twenty_over_all_looks() {
        let coins = |random: &mut SplitMix| f64::from(random.below(2)) - f64::from(random.below(2));
        let lengths = |random: &mut SplitMix| (uniform(random) - uniform(random)) * 40.0;
        // One game in fifty drags on to the limit, on either side.
        let dragging = |random: &mut SplitMix| match random.below(100) {
            0 => 950.0,
            1 => -950.0,
            _ => (uniform(random) - uniform(random)) * 40.0,
        };
        for (name, wrong) in [
            ("coins", wrong_of_a_thousand(0.0, 0.1, 1_000, coins)),
            ("lengths", wrong_of_a_thousand(0.0, 1.0, 1_000, lengths)),
            ("dragging", wrong_of_a_thousand(0.0, 1.0, 1_000, dragging)),
        ] {
            assert!(wrong <= MOST_WRONG, "{name}: {wrong} of 1000 find a difference that is none");
        }
    }

    #[test]
    fn the_true_mean_is_held_also_where_values_are_lopsided() {
        // Exponential waiting, as lengths of games are, and a share of one in five.
        let waiting = |random: &mut SplitMix| -30.0 * (1.0 - uniform(random)).ln();
        let rare = |random: &mut SplitMix| f64::from(u8::from(random.below(5) == 0));
        for (name, wrong) in [
            ("waiting", wrong_of_a_thousand(30.0, 1.0, 1_000, waiting)),
            ("rare", wrong_of_a_thousand(0.2, 0.25, 1_000, rare)),
        ] {
            assert!(wrong <= MOST_WRONG, "{name}: {wrong} of 1000 exclude their mean");
        }
    }

    #[test]
    fn an_interval_of_one_look_would_err_far_more() {
        // What this file is for: the textbook's interval, looked at after every value.
        let mut random = SplitMix::new(5);
        let wrong = (0..1_000).filter(|_| {
            let mut sums = Sums::default();
            (0..500).any(|_| {
                sums.add(f64::from(random.below(2)) - f64::from(random.below(2)));
                let count = sums.count as f64;
                count > 20.0 && sums.mean().abs() > 1.96 * (sums.spread() / count / count).sqrt()
            })
        });
        let wrong = wrong.count();
        assert!(wrong > 4 * MOST_WRONG, "{wrong} of 1000");
    }

    #[test]
    fn a_planted_difference_is_found_and_the_sooner_the_larger() {
        let took = |shift: f64| -> u64 {
            let mut random = SplitMix::new(6);
            let all: u64 = (0..100)
                .map(|_| {
                    let mut sequence = Sequence::new(1.0);
                    while !sequence.excludes(0.0, ERROR) && sequence.count() < 10_000 {
                        sequence.add((uniform(&mut random) - uniform(&mut random)) * 40.0 + shift);
                    }
                    assert!(sequence.mean() > 0.0, "on the wrong side after {}", sequence.count());
                    sequence.count()
                })
                .sum();
            all / 100
        };
        // The deviation of these differences is some 16.
        let (small, middle, large) = (took(2.0), took(5.0), took(15.0));
        assert!(small < 1_500 && middle < 250 && large < 40, "{small}, {middle}, {large}");
        assert!(small > middle && middle > large, "{small}, {middle}, {large}");
    }

    #[test]
    fn the_edges_of_the_interval_are_where_it_begins_to_exclude() {
        let mut random = SplitMix::new(7);
        let mut sequence = Sequence::new(1.0);
        assert_eq!(sequence.interval(ERROR), Interval { from: f64::NEG_INFINITY, to: f64::INFINITY });
        for _ in 0..200 {
            sequence.add(uniform(&mut random) * 10.0);
        }
        let Interval { from, to } = sequence.interval(ERROR);
        assert!(from < 5.0 && 5.0 < to && to - from < 3.0, "{from} … {to}");
        for (edge, out) in [(from, -1e-6), (to, 1e-6)] {
            assert!(sequence.excludes(edge + out, ERROR) && !sequence.excludes(edge - out, ERROR), "{edge}");
        }
        let sharper = sequence.interval(ERROR / 10.0);
        assert!(sharper.from < from && to < sharper.to, "a smaller error takes a wider interval");
    }

    #[test]
    fn values_that_all_agree_leave_some_doubt() {
        let mut sequence = Sequence::new(0.25);
        for _ in 0..100 {
            sequence.add(0.0);
        }
        let Interval { from, to } = sequence.interval(ERROR);
        assert!(-0.1 < from && from < -0.01 && 0.01 < to && to < 0.1, "{from} … {to}");
    }
}
