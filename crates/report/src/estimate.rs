//! A number that was measured, and how sure it is.

use cloverleaf_lab::{Interval, SIGMAS, wilson};

/// A measured number with its 95 % interval.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Estimate {
    /// What was measured.
    pub value: f64,
    /// Where the truth lies, with 95 % certainty.
    pub interval: Interval,
    /// From how many games, seats or decisions.
    pub n: u64,
}

impl Estimate {
    /// A share: so much out of so many.
    #[must_use]
    pub fn share(part: f64, n: u64) -> Estimate {
        Estimate { value: part / n.max(1) as f64, interval: wilson(part, n), n }
    }

    /// The mean, by Student's interval.
    #[must_use]
    pub fn mean(values: &[f64]) -> Estimate {
        let n = values.len() as f64;
        let mean = values.iter().sum::<f64>() / n.max(1.0);
        let squares: f64 = values.iter().map(|value| (value - mean).powi(2)).sum();
        let half = match values.len() {
            0 | 1 => f64::INFINITY,
            _ => student(n - 1.0) * (squares / (n - 1.0) / n).sqrt(),
        };
        Estimate::around(mean, half, values.len())
    }

    /// The value below which this share of the sorted values lies, by its order statistics.
    #[must_use]
    pub fn quantile(sorted: &[f64], share: f64) -> Estimate {
        let n = sorted.len() as f64;
        let half = SIGMAS * (n * share * (1.0 - share)).sqrt();
        let at = |place: f64| match sorted.len() {
            0 => f64::NAN,
            len => sorted[(place.max(0.0) as usize).min(len - 1)],
        };
        let interval = Interval { from: at((n * share - half).floor()), to: at((n * share + half).ceil()) };
        Estimate { value: at(n * share), interval, n: sorted.len() as u64 }
    }

    /// A value with as much doubt to either side.
    #[must_use]
    pub fn around(value: f64, half: f64, n: usize) -> Estimate {
        Estimate { value, interval: Interval { from: value - half, to: value + half }, n: n as u64 }
    }

    /// The same in another measure, such as minutes instead of decisions.
    #[must_use]
    pub fn times(self, factor: f64) -> Estimate {
        let interval = Interval { from: self.interval.from * factor, to: self.interval.to * factor };
        Estimate { value: self.value * factor, interval, n: self.n }
    }

    /// Whether the interval leaves this value out.
    #[must_use]
    pub fn excludes(&self, value: f64) -> bool {
        value < self.interval.from || self.interval.to < value
    }
}

/// How many standard errors hold 95 % with so many degrees of freedom, by the first terms of Cornish and
/// Fisher: right to 1 % from four degrees on.
fn student(freedom: f64) -> f64 {
    let z = SIGMAS;
    let first = (z.powi(3) + z) / (4.0 * freedom);
    let second = (5.0 * z.powi(5) + 16.0 * z.powi(3) + 3.0 * z) / (96.0 * freedom * freedom);
    z + first + second
}

#[cfg(test)]
mod tests {
    use super::*;

    fn near(value: f64, expected: f64) {
        assert!((value - expected).abs() < 0.01, "{value} is not {expected}");
    }

    #[test]
    fn a_mean_has_students_interval() {
        let estimate = Estimate::mean(&[2.0, 4.0, 4.0, 4.0, 5.0, 5.0, 7.0, 9.0]);
        near(estimate.value, 5.0);
        // The standard deviation is 2.138, and Student's factor with seven degrees of freedom 2.365.
        near(estimate.interval.to - 5.0, 2.365 * 2.138 / 8f64.sqrt());
        assert!(Estimate::mean(&[3.0]).interval.to.is_infinite(), "one game proves nothing");
    }

    #[test]
    fn a_quantile_lies_between_its_neighbours() {
        let sorted: Vec<f64> = (1..=100).map(f64::from).collect();
        let median = Estimate::quantile(&sorted, 0.5);
        near(median.value, 51.0);
        assert!(median.interval.from <= 42.0 && median.interval.to >= 60.0, "{median:?}");
        near(Estimate::quantile(&sorted, 0.9).value, 91.0);
        assert!(Estimate::quantile(&[], 0.5).value.is_nan());
    }

    #[test]
    fn an_interval_leaves_out_what_is_not_true() {
        assert!(Estimate::share(80.0, 100).excludes(0.5));
        assert!(!Estimate::share(52.0, 100).excludes(0.5));
    }
}
