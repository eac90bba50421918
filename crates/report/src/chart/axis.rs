//! Scales with round numbers.

use cloverleaf_core::Say;

use crate::Unit;

/// A scale from one value to another over a stretch of the sheet.
#[derive(Clone, Copy, Debug)]
pub(super) struct Axis {
    from: f64,
    to: f64,
    step: f64,
    start: f64,
    length: f64,
}

impl Axis {
    /// A scale that has all these values on it, and 0.
    pub(super) fn over(values: impl Iterator<Item = f64>, start: f64, length: f64) -> Axis {
        let (least, most) = values
            .filter(|value| value.is_finite())
            .fold((0f64, 0f64), |(least, most), value| (least.min(value), most.max(value)));
        let step = round_step((most - least).max(1e-9) / 5.0);
        let (from, to) = ((least / step).floor() * step, (most / step).ceil() * step);
        Axis { from, to: if to > from { to } else { from + step }, step, start, length }
    }

    /// Where a value lies; what is beyond the end lies at the end.
    pub(super) fn at(&self, value: f64) -> f64 {
        let share = ((value - self.from) / (self.to - self.from)).clamp(0.0, 1.0);
        self.start + share * self.length
    }

    /// The round numbers on it, with their places.
    pub(super) fn marks(&self, unit: Unit, say: &dyn Say) -> Vec<(f64, String)> {
        let count = ((self.to - self.from) / self.step).round() as usize;
        let value = |index: usize| self.from + index as f64 * self.step;
        (0..=count).map(|index| (self.at(value(index)), unit.write(rounded(value(index)), say))).collect()
    }
}

/// Away with what adding fractions leaves behind.
fn rounded(value: f64) -> f64 {
    (value * 1e6).round() / 1e6
}

/// 1, 2 or 5 times a power of ten, not below this.
fn round_step(least: f64) -> f64 {
    let power = 10f64.powf(least.log10().floor());
    [1.0, 2.0, 5.0, 10.0]
        .into_iter()
        .map(|digit| digit * power)
        .find(|step| *step >= least * 0.999)
        .unwrap_or(power)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_scale_has_round_numbers_and_all_values() {
        let axis = Axis::over([0.13, 0.48, f64::INFINITY].into_iter(), 100.0, 500.0);
        let marks = axis.marks(Unit::Share, cloverleaf_words::english());
        let texts: Vec<&str> = marks.iter().map(|(_, text)| text.as_str()).collect();
        assert_eq!(texts, ["0 %", "10 %", "20 %", "30 %", "40 %", "50 %"]);
        assert!((axis.at(0.25) - 350.0).abs() < 1e-9 && (axis.at(f64::INFINITY) - 600.0).abs() < 1e-9);
    }

    #[test]
    fn what_is_below_nothing_is_on_it_too() {
        let axis = Axis::over([-3.0, 7.0].into_iter(), 0.0, 100.0);
        assert!(axis.at(-3.0) >= 0.0 && axis.at(-3.0) < axis.at(0.0));
        assert!(Axis::over(std::iter::empty(), 0.0, 10.0).at(0.0).is_finite());
    }
}
