//! How often which value: streets that stand up.

use cloverleaf_core::Say;
use cloverleaf_draw::svg::{Element, rect};

use super::axis::Axis;
use super::{WIDTH, line, sheet, words, words_to};
use crate::Unit;
use crate::words::said;

const HEIGHT: f64 = 220.0;
const LEFT: f64 = 60.0;
const BOTTOM: f64 = 44.0;

/// How often values fall into which stretch. Below it stands what they count.
pub(crate) fn histogram(caption: &str, values: &[f64], below: &str, say: &dyn Say) -> Element {
    let (first, width, counts) = bins(values);
    let base = HEIGHT - BOTTOM;
    let across = (WIDTH - LEFT - 10.0) / counts.len().max(1) as f64;
    let up = Axis::over(counts.iter().map(|count| *count as f64), 0.0, base - 12.0);
    let mut chart = sheet(WIDTH, HEIGHT, caption);
    for (y, label) in up.marks(Unit::Number, say) {
        chart = chart.with(line((LEFT, base - y), (WIDTH - 10.0, base - y), "grid"));
        chart = chart.with(words_to((LEFT - 8.0, base - y), 12.0, "faint", &label));
    }
    for (index, count) in counts.iter().enumerate() {
        let (x, height) = (LEFT + across * index as f64, up.at(*count as f64));
        let from = first + width * index as f64;
        let [least, most] = [from, from + width - 1.0].map(|value| Unit::Number.write(value, say));
        let title = said!(say, "report-bar", from = least, to = most, count = *count);
        let bar = rect((x + 1.0, base - height), (across - 2.0).max(1.0), height, 1.0).set("class", "road");
        chart = chart.with(bar.titled(&title));
        if index % counts.len().div_ceil(12).max(1) == 0 {
            let label = Unit::Number.write(from, say);
            chart = chart.with(words((x + 1.0, base + 14.0), 12.0, "faint", &label));
        }
    }
    chart.with(words_to((WIDTH - 10.0, HEIGHT - 10.0), 12.0, "faint", below))
}

/// Where the first stretch begins, how wide each is, and how many values are in each. Values are whole.
fn bins(values: &[f64]) -> (f64, f64, Vec<usize>) {
    let least = values.iter().copied().fold(f64::INFINITY, f64::min);
    let most = values.iter().copied().fold(f64::NEG_INFINITY, f64::max);
    if !least.is_finite() || !most.is_finite() {
        return (0.0, 1.0, vec![0]);
    }
    let width = ((most - least + 1.0) / 30.0).ceil().max(1.0);
    let first = (least / width).floor() * width;
    let mut counts = vec![0; ((most - first) / width) as usize + 1];
    for value in values {
        counts[((value - first) / width) as usize] += 1;
    }
    (first, width, counts)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_value_is_in_one_stretch() {
        let values: Vec<f64> = (17..=230).map(f64::from).collect();
        let (first, width, counts) = bins(&values);
        assert!(first <= 17.0 && counts.len() <= 31, "{first} {width}");
        assert_eq!(counts.iter().sum::<usize>(), values.len());
        assert_eq!(bins(&[5.0, 5.0]), (5.0, 1.0, vec![2]));
        assert_eq!(bins(&[]), (0.0, 1.0, vec![0]));
    }
}
