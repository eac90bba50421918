//! How something goes on over a game: lines with the doubt around them.

use cloverleaf_core::Say;
use cloverleaf_draw::svg::{Element, Point, Trace, circle, polygon, rect};

use super::axis::Axis;
use super::{WIDTH, line, sheet, words, words_to};
use crate::words::said;
use crate::{Estimate, Unit};

const HEIGHT: f64 = 280.0;
const LEFT: f64 = 64.0;
const RIGHT: f64 = 120.0;
const BOTTOM: f64 = 48.0;

/// One line.
#[derive(Clone, Debug)]
pub(crate) struct Series {
    /// Its name, which stands at its end.
    pub(crate) name: String,
    /// What was measured where.
    pub(crate) points: Vec<(f64, Estimate)>,
}

/// Lines over the course of a game.
pub(crate) fn lines(caption: &str, series: &[Series], unit: Unit, say: &dyn Say) -> Element {
    let points = || series.iter().flat_map(|series| &series.points);
    let values = points().flat_map(|(_, estimate)| [estimate.value, estimate.interval.to]);
    let up = Axis::over(values, 0.0, HEIGHT - BOTTOM - 14.0);
    let along = Axis::over(points().map(|(x, _)| *x), LEFT, WIDTH - LEFT - RIGHT);
    let base = HEIGHT - BOTTOM;
    let mut chart = sheet(WIDTH, HEIGHT, caption);
    for (y, label) in up.marks(unit, say) {
        chart = chart.with(line((LEFT, base - y), (WIDTH - RIGHT, base - y), "grid"));
        chart = chart.with(words_to((LEFT - 8.0, base - y), 12.0, "faint", &label));
    }
    for (x, label) in along.marks(Unit::Share, say) {
        chart = chart.with(words((x, base + 16.0), 12.0, "faint", &label).set("text-anchor", "middle"));
    }
    let place = |x: f64, y: f64| (along.at(x), base - up.at(y));
    for (index, series) in series.iter().enumerate() {
        chart = chart.with_all(drawn(series, index, place));
    }
    chart.with(words_to((WIDTH - RIGHT, HEIGHT - 10.0), 12.0, "faint", &said!(say, "report-course")))
}

fn drawn(series: &Series, index: usize, place: impl Fn(f64, f64) -> Point) -> Vec<Element> {
    let class = |what: &str| format!("{what} series-{}", index % 4);
    let points = series.points.iter().filter(|(_, estimate)| estimate.value.is_finite());
    let spots: Vec<Point> = points.clone().map(|(x, estimate)| place(*x, estimate.value)).collect();
    let upper = points.clone().map(|(x, estimate)| place(*x, estimate.interval.to));
    let lower = points.rev().map(|(x, estimate)| place(*x, estimate.interval.from));
    let band: Vec<Point> = upper.chain(lower).collect();
    let mut parts = vec![polygon(&band).set("class", class("band"))];
    if let [first, rest @ ..] = spots.as_slice() {
        let trace = rest.iter().fold(Trace::from(*first), |trace, spot| trace.line(*spot));
        parts.push(trace.open().set("class", class("trace")));
    }
    parts.extend(spots.iter().map(|spot| marker(*spot, index).set("class", class("spot"))));
    if let Some((x, y)) = spots.last() {
        parts.push(words((x + 10.0, *y), 13.0, "ink", &series.name));
    }
    parts
}

/// Each line has a shape of its own, for those who do not tell colours apart.
fn marker((x, y): Point, index: usize) -> Element {
    match index % 4 {
        0 => circle((x, y), 3.6),
        1 => rect((x - 3.4, y - 3.4), 6.8, 6.8, 0.0),
        2 => polygon(&[(x, y - 4.6), (x + 4.4, y + 3.4), (x - 4.4, y + 3.4)]),
        _ => polygon(&[(x, y - 4.8), (x + 4.8, y), (x, y + 4.8), (x - 4.8, y)]),
    }
}
