//! How strong players are on one scale, from who came in before whom.
//!
//! The ratings are Weng and Lin's, which take games of any number of seats as they are. They are told on
//! the scale people know: 400 points more are ten wins to one loss between two, and everybody starts at
//! 1500.

use core::f64::consts::{LN_10, SQRT_2};

use skillratings::MultiTeamOutcome;
use skillratings::weng_lin::{WengLinConfig, WengLinRating, weng_lin_multi_team};

use crate::Interval;
use crate::interval::SIGMAS;

/// Where everybody starts, in points.
const START: f64 = 1500.0;

/// The ratings of some contestants.
#[derive(Clone, Debug)]
pub struct Ratings {
    config: WengLinConfig,
    ratings: Vec<WengLinRating>,
}

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
        Ratings { config: WengLinConfig::new(), ratings: vec![WengLinRating::new(); contestants] }
    }

    /// Sees a game: each seat's contestant and rank.
    pub fn add(&mut self, ranks: &[(usize, u8)]) {
        let before: Vec<[WengLinRating; 1]> = ranks.iter().map(|(who, _)| [self.ratings[*who]]).collect();
        let teams: Vec<_> = before
            .iter()
            .zip(ranks)
            .map(|(team, (_, rank))| (team.as_slice(), MultiTeamOutcome::new((*rank).into())))
            .collect();
        let after = weng_lin_multi_team(&teams, &self.config);
        for (who, rating) in self.ratings.iter_mut().enumerate() {
            let own = ranks.iter().zip(&after).filter(|((seat, _), _)| *seat == who);
            // Several seats of one contestant are witnesses of the same game: their mean counts.
            if let Some(mean) = mean(own.map(|(_, team)| team[0])) {
                *rating = mean;
            }
        }
    }

    /// How strong this contestant is.
    #[must_use]
    pub fn of(&self, contestant: usize) -> Rated {
        let WengLinRating { rating, uncertainty } = self.ratings[contestant];
        let point = self.points_per_unit();
        let points = START + (rating - WengLinRating::new().rating) * point;
        let half = SIGMAS * uncertainty * point;
        Rated { points, interval: Interval { from: points - half, to: points + half } }
    }

    /// Between two of whom all is known, a difference of √2·β is odds of e to one.
    fn points_per_unit(&self) -> f64 {
        400.0 / (LN_10 * SQRT_2 * self.config.beta)
    }
}

fn mean(ratings: impl Iterator<Item = WengLinRating>) -> Option<WengLinRating> {
    let (mut count, mut sum) = (0.0, WengLinRating { rating: 0.0, uncertainty: 0.0 });
    for WengLinRating { rating, uncertainty } in ratings {
        count += 1.0;
        sum.rating += rating;
        sum.uncertainty += uncertainty;
    }
    (count > 0.0).then(|| WengLinRating { rating: sum.rating / count, uncertainty: sum.uncertainty / count })
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
