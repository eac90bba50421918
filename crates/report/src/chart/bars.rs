//! Figures side by side: each a street as long as its value, with its interval as a barrier across the end.

use cloverleaf_draw::svg::{Element, rect};

use super::axis::Axis;
use super::{WIDTH, line, sheet, words, words_to};
use crate::Figure;
use cloverleaf_core::Say;

const ROW: f64 = 30.0;
const NAMES: f64 = 210.0;
const VALUES: f64 = 150.0;
const STREET: f64 = 15.0;

/// Bars with their intervals, and a line at what they are compared with.
pub(crate) fn bars(
    caption: &str,
    figures: &[Figure],
    reference: Option<&(f64, String)>,
    say: &dyn Say,
) -> Element {
    let top = if reference.is_some() { 26.0 } else { 8.0 };
    let bottom = top + ROW * figures.len() as f64;
    let ends =
        |figure: &Figure| [figure.estimate.value, figure.estimate.interval.to, figure.estimate.interval.from];
    let values = figures.iter().flat_map(ends).chain(reference.map(|(value, _)| *value));
    let axis = Axis::over(values, NAMES, WIDTH - NAMES - VALUES);
    let mut chart = sheet(WIDTH, bottom + 26.0, caption);
    if let Some(unit) = figures.first().map(|figure| figure.unit) {
        for (x, label) in axis.marks(unit, say) {
            chart = chart.with(line((x, top), (x, bottom), "grid"));
            chart = chart.with(words((x, bottom + 14.0), 12.0, "faint", &label).set("text-anchor", "middle"));
        }
    }
    for (row, figure) in figures.iter().enumerate() {
        chart = chart.with_all(bar(figure, &axis, top + ROW * (row as f64 + 0.5), say));
    }
    match reference {
        None => chart,
        Some((value, name)) => {
            let x = axis.at(*value);
            chart
                .with(line((x, top - 8.0), (x, bottom), "fair"))
                .with(words((x, top - 15.0), 12.0, "fair-words", name).set("text-anchor", "middle"))
        }
    }
}

fn bar(figure: &Figure, axis: &Axis, y: f64, say: &dyn Say) -> Vec<Element> {
    let (zero, end) = (axis.at(0.0), axis.at(figure.estimate.value));
    let (from, to) = (axis.at(figure.estimate.interval.from), axis.at(figure.estimate.interval.to));
    let (left, width) = (zero.min(end), (zero - end).abs());
    let half = STREET / 2.0;
    let mut parts = vec![
        words_to((NAMES - 10.0, y), 14.0, "ink", &short(&figure.name)),
        rect((left, y - half), width.max(0.5), STREET, 0.0).set("class", "road"),
        line((left, y), (left + width, y), "centre-line"),
        line((from, y), (to, y), "doubt"),
        words((WIDTH - VALUES + 12.0, y), 14.0, "ink figure", &figure.value(say)),
        words_to((WIDTH, y), 11.0, "faint figure", &figure.interval(say)),
    ];
    parts.extend([from, to].map(|x| line((x, y - half + 2.0), (x, y + half - 2.0), "doubt")));
    parts
}

/// A name that fits beside a bar; the table has it whole.
fn short(name: &str) -> String {
    match name.char_indices().nth(30) {
        Some((end, _)) => format!("{}…", &name[..end]),
        None => name.to_owned(),
    }
}
