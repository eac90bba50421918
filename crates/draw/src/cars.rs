//! Cars, seen from above.

use crate::SeatColour;
use crate::svg::{Element, Point, Trace, circle, group, rect, text};

/// How long a car is, bumper to bumper.
pub const LENGTH: f64 = 31.0;
/// How wide a car is, mirrors not counted.
pub const WIDTH: f64 = 18.0;

/// A car of this colour with its letter on the roof, about its middle. Degrees are clockwise from east; the
/// letter stays upright whatever the heading, so only what has the class `body` turns.
#[must_use]
pub fn car(degrees: f64, colour: SeatColour) -> Element {
    drawn(degrees, colour, body(colour), 11.0)
}

/// The same car, larger or smaller.
#[must_use]
pub fn car_of_size(degrees: f64, colour: SeatColour, size: f64) -> Element {
    drawn(degrees, colour, group().with(body(colour).scaled(size)), 11.0 * size)
}

fn drawn(degrees: f64, colour: SeatColour, body: Element, letter: f64) -> Element {
    let letter = text((0.0, 0.0), letter, &colour.letter().to_string()).weight(800).fill("#fff");
    group().with(body.set("class", "body").set("transform", format!("rotate({degrees:.0})"))).with(letter)
}

fn body(colour: SeatColour) -> Element {
    let (half, side) = (LENGTH / 2.0, WIDTH / 2.0);
    let mirror = |y: f64| rect((3.0, y - 1.2), 3.0, 2.4, 1.0).fill(colour.paint()).stroke("#fff", 0.8);
    let lamp = |x: f64, y: f64, paint: &str| rect((x, y - 1.6), 2.0, 3.2, 0.9).fill(paint);
    group()
        .with(rect((-half + 1.0, -side + 1.6), LENGTH, WIDTH, 6.0).fill("#000").opacity(0.22))
        .with(mirror(-side - 0.4))
        .with(mirror(side + 0.4))
        .with(rect((-half, -side), LENGTH, WIDTH, 6.0).fill(colour.paint()).stroke("#fff", 1.6))
        .with(windscreen())
        .with(rear_window())
        .with(lamp(half - 3.0, -side + 3.6, "#FFF3B0"))
        .with(lamp(half - 3.0, side - 3.6, "#FFF3B0"))
        .with(lamp(-half + 1.0, -side + 3.6, "#FF8A80"))
        .with(lamp(-half + 1.0, side - 3.6, "#FF8A80"))
}

fn windscreen() -> Element {
    Trace::from((6.0, -5.6))
        .line((9.8, -6.4))
        .bend((11.6, 0.0), (9.8, 6.4))
        .line((6.0, 5.6))
        .bend((7.4, 0.0), (6.0, -5.6))
        .closed()
        .fill("#fff")
        .opacity(0.82)
}

fn rear_window() -> Element {
    Trace::from((-6.8, -5.4))
        .line((-10.2, -6.0))
        .bend((-11.4, 0.0), (-10.2, 6.0))
        .line((-6.8, 5.4))
        .bend((-7.8, 0.0), (-6.8, -5.4))
        .closed()
        .fill("#fff")
        .opacity(0.55)
}

/// Where cars have run into each other: a burst with a spark in it.
#[must_use]
pub fn crash(size: f64) -> Element {
    let spike = |index: usize| {
        let angle = std::f64::consts::TAU * index as f64 / 16.0;
        let reach = if index.is_multiple_of(2) { size } else { size * 0.58 };
        (angle.cos() * reach, angle.sin() * reach)
    };
    let spikes: Vec<Point> = (0..16).map(spike).collect();
    group()
        .with(crate::svg::polygon(&spikes).fill("#F58025").stroke("#fff", 1.4).round())
        .with(circle((0.0, 0.0), size * 0.36).fill("#FFCC33"))
}
