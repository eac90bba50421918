//! What a figure should be, and how far from it a candidate is.

use crate::{Interval, Sequence};

/// What a figure should be.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Aim {
    /// Between these two on the mean, or as near as possible.
    Within(f64, f64),
    /// As small as possible.
    Least,
    /// As large as possible.
    Most,
}

impl Aim {
    /// As near to this as possible, on the mean.
    #[must_use]
    pub fn at(aim: f64) -> Aim {
        Aim::Within(aim, aim)
    }

    /// How far a mean is from it. What should be least or most is far from nothing in particular, so only
    /// the difference of two such shortfalls means something.
    #[must_use]
    pub fn shortfall(self, mean: f64) -> f64 {
        match self {
            Aim::Within(from, to) => (from - mean).max(mean - to).max(0.0),
            Aim::Least => mean,
            Aim::Most => -mean,
        }
    }

    /// The same where it is known whether the shortfall grows or shrinks with the figure. Its mean over many
    /// figures is the shortfall of their mean.
    fn beyond(self, slope: f64, figure: f64) -> f64 {
        match self {
            Aim::Within(from, _) if slope < 0.0 => from - figure,
            Aim::Within(_, to) => figure - to,
            Aim::Least | Aim::Most => slope * figure,
        }
    }

    /// The same of a mean that lies somewhere in an interval.
    #[must_use]
    pub fn shortfalls(self, means: Interval) -> Interval {
        let [one, other] = [means.from, means.to].map(|mean| self.shortfall(mean));
        let reached = matches!(self, Aim::Within(from, to) if means.from <= to && from <= means.to);
        Interval { from: if reached { 0.0 } else { one.min(other) }, to: one.max(other) }
    }

    /// Whether the shortfall grows or shrinks with the mean, wherever in the interval that is. Unknown
    /// while the aim itself lies there.
    fn slope(self, means: Interval) -> Option<f64> {
        match self {
            Aim::Within(_, to) if means.from > to => Some(1.0),
            Aim::Within(from, _) if means.to < from => Some(-1.0),
            Aim::Within(..) => None,
            Aim::Least => Some(1.0),
            Aim::Most => Some(-1.0),
        }
    }
}

/// An aim for one figure.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Goal {
    /// What it should be.
    pub aim: Aim,
    /// What nobody cares for: a shortfall larger by less than this is as good.
    pub tolerance: f64,
    /// The smallest step that the figure takes.
    pub grain: f64,
}

impl Goal {
    /// The mean of these values as a sequence.
    #[must_use]
    pub fn sequence(&self, values: impl IntoIterator<Item = f64>) -> Sequence {
        let mut sequence = Sequence::new(self.grain);
        values.into_iter().for_each(|value| sequence.add(value));
        sequence
    }

    /// The smallest shortfall anyone could ask for: none where there is an aim, otherwise the best there is.
    pub(crate) fn nearest(&self, best: f64) -> f64 {
        if matches!(self.aim, Aim::Within(..)) { 0.0 } else { best }
    }

    /// By how much the first falls shorter than the second, for values of the same deals. Pair by pair once
    /// it is known on which side of the aim either lies, otherwise each by itself.
    #[must_use]
    pub fn shorter_by(&self, one: &[f64], other: &[f64], error: f64) -> Interval {
        let means = [one, other].map(|values| self.sequence(values.iter().copied()).interval(error));
        let [Some(one_slope), Some(other_slope)] = means.map(|means| self.aim.slope(means)) else {
            let [one, other] = means.map(|means| self.aim.shortfalls(means));
            return Interval { from: one.from - other.to, to: one.to - other.from };
        };
        let pairs = one.iter().zip(other);
        let differences =
            pairs.map(|(one, other)| self.aim.beyond(one_slope, *one) - self.aim.beyond(other_slope, *other));
        self.sequence(differences).interval(error)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_shortfall_is_how_far_the_mean_is_from_the_aim() {
        assert_eq!(Aim::at(40.0).shortfall(43.0), 3.0);
        assert_eq!(Aim::at(40.0).shortfall(37.0), 3.0);
        assert!(Aim::Least.shortfall(1.0) < Aim::Least.shortfall(2.0));
        assert!(Aim::Most.shortfall(2.0) < Aim::Most.shortfall(1.0));
        let between = |from, to| Aim::at(40.0).shortfalls(Interval { from, to });
        assert_eq!(between(42.0, 45.0), Interval { from: 2.0, to: 5.0 });
        assert_eq!(between(39.0, 45.0), Interval { from: 0.0, to: 5.0 });
        assert_eq!(between(30.0, 38.0), Interval { from: 2.0, to: 10.0 });
        let range = Aim::Within(30.0, 60.0);
        assert_eq!([25.0, 30.0, 45.0, 61.0].map(|mean| range.shortfall(mean)), [5.0, 0.0, 0.0, 1.0]);
        assert_eq!(range.shortfalls(Interval { from: 31.0, to: 59.0 }), Interval { from: 0.0, to: 0.0 });
        assert_eq!(range.shortfalls(Interval { from: 20.0, to: 35.0 }), Interval { from: 0.0, to: 10.0 });
    }

    #[test]
    fn candidates_on_either_side_of_the_aim_are_compared_by_how_far_they_are() {
        let goal = Goal { aim: Aim::at(40.0), tolerance: 1.0, grain: 1.0 };
        let wave = |middle: f64| (0..200).map(|index| middle + f64::from(index % 5)).collect::<Vec<_>>();
        // The means are 47 and 37: seven above and three below.
        let by = goal.shorter_by(&wave(45.0), &wave(35.0), 0.05);
        assert!(3.0 < by.from && by.from < 4.0 && 4.0 < by.to && by.to < 5.0, "{by:?}");
        // Five below a range, and three above it.
        let range = Goal { aim: Aim::Within(39.0, 42.0), ..goal };
        let by = range.shorter_by(&wave(32.0), &wave(43.0), 0.05);
        assert!(1.0 < by.from && by.from < 2.0 && 2.0 < by.to && by.to < 3.0, "{by:?}");
        // One that may be on the aim is judged by its interval alone.
        let by = goal.shorter_by(&wave(45.0), &wave(38.0), 0.05);
        assert!(5.0 < by.from && by.from < 7.0 && 7.0 < by.to, "{by:?}");
    }
}
