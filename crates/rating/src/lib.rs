//! How strong players are on one scale, from who came in before whom. Arithmetic, and nothing else.
//!
//! The ratings are Weng and Lin's, which take games of any number of seats as they are. Of their models this is the one
//! by Bradley and Terry that compares every pair (the crate `skillratings` has it): where somebody shares a place, the
//! one by Plackett and Luce can put them below those they beat. Points are those people know from chess: 400 more are
//! ten wins to one loss between two, and everybody starts at 1500.

use core::cmp::Ordering;
use core::f64::consts::{LN_10, SQRT_2};

use skillratings::MultiTeamOutcome;
use skillratings::weng_lin::{WengLinConfig, WengLinRating, weng_lin_multi_team};

/// Where everybody starts, in points.
pub const START: f64 = 1500.0;
/// So many standard deviations on either side hold 95 % of all cases.
pub const SIGMAS: f64 = 1.959_964;
/// Nobody gets so far from the start, in points; what says so is damaged, and further out numbers end.
const FURTHEST: f64 = 10_000.0;
/// What a player may have learnt or forgotten between two games, on Weng and Lin's scale: as little as TrueSkill assumes.
const DRIFT: f64 = 25.0 / 300.0;

/// How strong somebody is, as far as is known.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Rating(WengLinRating);

impl Default for Rating {
    /// Somebody of whom nothing is known.
    fn default() -> Rating {
        Rating(WengLinRating::new())
    }
}

impl Rating {
    /// A rating of so many points, with this standard deviation in points.
    #[must_use]
    pub fn of(points: f64, deviation: f64) -> Rating {
        let points = points.clamp(START - FURTHEST, START + FURTHEST);
        let rating = WengLinRating::new().rating + (points - START) / points_per_unit();
        Rating(WengLinRating { rating, uncertainty: deviation / points_per_unit() })
    }

    /// The rating, in points.
    #[must_use]
    pub fn points(self) -> f64 {
        START + (self.0.rating - WengLinRating::new().rating) * points_per_unit()
    }

    /// Its standard deviation, in points.
    #[must_use]
    pub fn deviation(self) -> f64 {
        self.0.uncertainty * points_per_unit()
    }

    /// How far the truth may be from the rating, in points, with 95 % certainty.
    #[must_use]
    pub fn within(self) -> f64 {
        SIGMAS * self.deviation()
    }

    /// What somebody reaches for all that is known, in points: by this a ladder is ordered.
    #[must_use]
    pub fn surely(self) -> f64 {
        self.points() - self.within()
    }

    /// The same a game later: a little less is known, because people change.
    #[must_use]
    pub fn later(self) -> Rating {
        let WengLinRating { rating, uncertainty } = self.0;
        let most = WengLinRating::new().uncertainty;
        Rating(WengLinRating { rating, uncertainty: uncertainty.hypot(DRIFT).min(most.max(uncertainty)) })
    }

    fn order(&self, other: &Rating) -> Ordering {
        let key = |rating: &Rating| (rating.0.rating, rating.0.uncertainty);
        key(self).partial_cmp(&key(other)).unwrap_or(Ordering::Equal)
    }
}

/// Between two of whom all is known, a difference of √2·β is odds of e to one.
fn points_per_unit() -> f64 {
    400.0 / (LN_10 * SQRT_2 * WengLinConfig::new().beta)
}

/// Sees a game: each seat's player, as a place in `ratings`, and rank. Equal ranks are a tie. A player with several seats
/// gets the mean of what they make of it.
///
/// # Panics
/// If a seat names a player that is not in `ratings`.
pub fn see(ratings: &mut [Rating], seats: &[(usize, u8)]) {
    let mut seats = seats.to_vec();
    // Whatever the order of the seats, sums are made in the same one.
    let order = |(who, rank): &(usize, u8), (other, behind): &(usize, u8)| {
        rank.cmp(behind).then_with(|| ratings[*who].order(&ratings[*other]))
    };
    seats.sort_by(order);
    let before: Vec<[WengLinRating; 1]> = seats.iter().map(|(who, _)| [ratings[*who].0]).collect();
    let teams: Vec<_> = before
        .iter()
        .zip(&seats)
        .map(|(team, (_, rank))| (team.as_slice(), MultiTeamOutcome::new((*rank).into())))
        .collect();
    let after = weng_lin_multi_team(&teams, &WengLinConfig::new());
    for (who, rating) in ratings.iter_mut().enumerate() {
        let own = seats.iter().zip(&after).filter(|((seat, _), _)| *seat == who);
        if let Some(mean) = mean(own.map(|(_, team)| team[0])) {
            *rating = Rating(mean);
        }
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
