//! How strong the contestants of a match are on one scale. The arithmetic is that of the crate `rating`, which the
//! ladder of a server uses too.

use cloverleaf_rating::{Rating, see};

use crate::Interval;

/// The ratings of some contestants.
#[derive(Clone, Debug)]
pub struct Ratings(Vec<Rating>);

/// How strong somebody is.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Rated {
    /// The rating, in points.
    pub points: f64,
    /// Where it lies with 95 % certainty.
    pub interval: Interval,
}

impl Ratings {
    /// So many contestants of whom nothing is known.
    #[must_use]
    pub fn new(contestants: usize) -> Ratings {
        Ratings(vec![Rating::default(); contestants])
    }

    /// Sees a game: each seat's contestant and rank. Bots do not change between two games.
    pub fn add(&mut self, ranks: &[(usize, u8)]) {
        see(&mut self.0, ranks);
    }

    /// How strong this contestant is.
    #[must_use]
    pub fn of(&self, contestant: usize) -> Rated {
        let rating = self.0[contestant];
        let (points, half) = (rating.points(), rating.within());
        Rated { points, interval: Interval { from: points - half, to: points + half } }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use cloverleaf_core::{Random, SplitMix};

    /// Ranks by times to arrive, each seat as fast as its contestant's points say.
    fn race(random: &mut SplitMix, points: &[f64], seats: &[usize]) -> Vec<(usize, u8)> {
        let times: Vec<f64> = seats
            .iter()
            .map(|who| {
                let unit = (random.next_u64() >> 11) as f64 / (1u64 << 53) as f64;
                -(1.0 - unit).ln() / 10f64.powf(points[*who] / 400.0)
            })
            .collect();
        let rank = |time: &f64| times.iter().filter(|other| *other < time).count() as u8 + 1;
        seats.iter().copied().zip(times.iter().map(rank)).collect()
    }

    /// The mean difference that 200 matches find between two, and how many intervals hold the truth.
    fn found(truth: f64, games: u32, seats: &[usize]) -> (f64, usize) {
        let mut random = SplitMix::new(5);
        let (mut sum, mut held) = (0.0, 0);
        for _ in 0..200 {
            let mut ratings = Ratings::new(2);
            for _ in 0..games {
                ratings.add(&race(&mut random, &[truth, 0.0], seats));
            }
            let (one, other) = (ratings.of(0), ratings.of(1));
            let difference = one.points - other.points;
            let half = (one.interval.to - one.points).hypot(other.interval.to - other.points);
            sum += difference;
            held += usize::from((difference - truth).abs() <= half);
        }
        (sum / 200.0, held)
    }

    #[test]
    fn a_known_difference_is_found() {
        for (truth, seats) in [(0.0, &[0, 1][..]), (150.0, &[0, 1]), (150.0, &[0, 1, 1, 1])] {
            let (mean, held) = found(truth, 400, seats);
            assert!((mean - truth).abs() < 25.0, "{truth} points, {} seats: {mean}", seats.len());
            assert!(held >= 180, "{truth} points, {} seats: {held} of 200 hold it", seats.len());
        }
    }

    #[test]
    fn everybody_starts_alike_and_more_games_make_surer() {
        let mut ratings = Ratings::new(2);
        assert_eq!(ratings.of(0), ratings.of(1));
        let width = |rated: Rated| rated.interval.to - rated.interval.from;
        let before = width(ratings.of(0));
        for _ in 0..20 {
            ratings.add(&[(0, 1), (1, 2)]);
        }
        assert!(ratings.of(0).points > 1500.0 && ratings.of(1).points < 1500.0);
        assert!(width(ratings.of(0)) < before);
    }
}
