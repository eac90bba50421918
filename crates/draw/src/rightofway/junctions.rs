//! What is still missing of a highway: a ring that fills with gold for every road that meets another, and a cap on
//! every end that does not.

use cloverleaf_grid::{Edge, Roads};
use cloverleaf_rightofway::{Place, View};

use super::layout::edge;
use crate::SeatColour;
use crate::sheet::badge;
use crate::svg::{Element, Point, circle, group, text};

/// The gold of a junction that is closed.
const GOLD: &str = "#E0A800";
/// The gold of one that is not, and the part of it that is missing.
const FILLING: &str = "#EDBE2E";
const MISSING: &str = "#C6CACD";

/// How a road leaves its tile.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum End {
    /// It meets another.
    Met,
    /// Something can still be built there.
    Open,
    /// Nothing will ever meet it, as long as its neighbour lies.
    Blocked,
}

/// The end of the road on this edge.
pub(super) fn end(view: &View, place: Place, edge: Edge) -> End {
    let beside = Place(place.0.step(edge));
    match view.highways.get(&beside) {
        Some(highway) if highway.roads.has(edge.opposite()) => End::Met,
        Some(_) => End::Blocked,
        None if view.city.contains_key(&beside) => End::Open,
        None => End::Blocked,
    }
}

/// Caps on the ends that meet nothing: white with an orange rim, grey where nothing can come.
pub(super) fn caps(view: &View, place: Place, side: f64, roads: Roads) -> Vec<Element> {
    let cap = |at: Edge| {
        let rim = match end(view, place, at) {
            End::Met => return None,
            End::Open => "#C2560C",
            End::Blocked => "#6B7176",
        };
        let middle = edge((0.0, 0.0), side * 0.9, at);
        Some(circle(middle, side * 0.12).fill("#FFFFFF").stroke(rim, side * 0.07))
    };
    roads.edges().filter_map(cap).collect()
}

/// RW-7.4: a ring with a part for each road, gold where one meets another; the builder's letter in it.
pub(super) fn filling(
    view: &View,
    place: Place,
    middle: Point,
    side: f64,
    roads: Roads,
    colour: SeatColour,
) -> Element {
    let met = roads.edges().filter(|at| end(view, place, *at) == End::Met).count();
    let radius = side * 0.28;
    let around = std::f64::consts::TAU * radius;
    let gold = around * met as f64 / roads.len().max(1) as f64;
    let arc = circle((0.0, 0.0), radius).fill("none").stroke(FILLING, side * 0.1);
    let arc = arc.set("stroke-dasharray", format!("{gold:.1} {around:.1}"));
    group()
        .with(circle(middle, radius).fill("#FFFFFF").stroke(MISSING, side * 0.1))
        .with_all((met > 0).then(|| arc.turned_at(middle, -90.0)))
        .with(text(middle, side * 0.3, &colour.letter().to_string()).weight(800).fill(colour.paint()))
}

/// RW-7.4: closed, with its points.
pub(super) fn closed(middle: Point, side: f64, points: u8, colour: SeatColour) -> Element {
    let letter = (middle.0 + side * 0.36, middle.1 + side * 0.3);
    group()
        .with(circle(middle, side * 0.31).fill("#FFF7DC").stroke(GOLD, side * 0.1))
        .with(text(middle, side * 0.38, &points.to_string()).weight(800).fill("#23272B"))
        .with(badge(letter, side * 0.26, colour))
}
