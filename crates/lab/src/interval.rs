//! How sure a share is.

pub use cloverleaf_rating::SIGMAS;

/// From where to where the truth lies, with 95 % certainty.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Interval {
    /// The least.
    pub from: f64,
    /// The most.
    pub to: f64,
}

/// Wilson's score interval for a share of wins. Unlike the textbook's it is honest for few games and for
/// shares near 0 and 1. Wins may be fractions, for those who share one.
#[must_use]
pub fn wilson(wins: f64, games: u64) -> Interval {
    if games == 0 {
        return Interval { from: 0.0, to: 1.0 };
    }
    let games = games as f64;
    let share = wins / games;
    let doubt = SIGMAS * SIGMAS / games;
    let middle = (share + doubt / 2.0) / (1.0 + doubt);
    let half = SIGMAS * (share * (1.0 - share) / games + doubt / (4.0 * games)).sqrt() / (1.0 + doubt);
    Interval { from: (middle - half).max(0.0), to: (middle + half).min(1.0) }
}

#[cfg(test)]
mod tests {
    use super::*;
    use cloverleaf_core::{Random, SplitMix};

    #[test]
    fn wilson_is_as_the_books_have_it() {
        let near = |interval: Interval, from: f64, to: f64| {
            assert!((interval.from - from).abs() < 5e-4 && (interval.to - to).abs() < 5e-4, "{interval:?}");
        };
        near(wilson(5.0, 10), 0.2366, 0.7634);
        near(wilson(0.0, 10), 0.0, 0.2775);
        near(wilson(81.0, 263), 0.2553, 0.3662);
        near(wilson(0.0, 0), 0.0, 1.0);
    }

    #[test]
    fn it_holds_the_truth_about_as_often_as_it_says() {
        let mut random = SplitMix::new(1);
        for percent in [5, 25, 50, 90] {
            let truth = f64::from(percent) / 100.0;
            let held = (0..2_000).filter(|_| {
                let wins = (0..120).filter(|_| random.below(100) < percent).count();
                let interval = wilson(wins as f64, 120);
                interval.from <= truth && truth <= interval.to
            });
            let held = held.count();
            assert!((1_860..=1_960).contains(&held), "{percent} %: {held} of 2000");
        }
    }
}
