//! Highway tiles: asphalt in a casing of the builder's colour, with their letter; a gold ring when every
//! connection is met.

use cloverleaf_grid::Roads;
use cloverleaf_rightofway::{Highway, Place};

use super::plan::{Plan, edge, hexagon};
use super::{colour_of, id};
use crate::SeatColour;
use crate::sheet::{Sheet, badge};
use crate::svg::{Element, Point, Trace, circle, group, text};

/// A highway where it lies.
pub(super) fn draw(sheet: &mut Sheet<'_>, plan: Plan, place: Place, highway: &Highway) {
    let (centre, side) = (plan.centre(place.0), plan.side);
    let colour = colour_of(highway.seat);
    let worth = match highway.points {
        0 => "not connected yet".to_owned(),
        points => format!("connected, {points} points"),
    };
    let title = format!("{place}, highway {} of seat {}, {worth}", highway.roads, highway.seat);
    let drawn = tile(sheet, centre, side, highway.roads, colour).with(match highway.points {
        0 => badge(centre, side * 0.36, colour),
        points => ring(centre, side, points, colour),
    });
    sheet.piece(id("highway", place), &title, drawn);
}

/// A tile in a builder's colour, without what tells whose it is.
pub(super) fn tile(sheet: &Sheet<'_>, centre: Point, side: f64, roads: Roads, colour: SeatColour) -> Element {
    let plate = hexagon(centre, side * 0.93).fill(colour.paint()).opacity(0.16);
    let casing = ways(centre, side, roads).map(|way| way.stroke(colour.paint(), side * 0.44));
    let asphalt = ways(centre, side, roads).map(|way| way.stroke(sheet.palette.asphalt, side * 0.31));
    let lines = ways(centre, side, roads)
        .map(|way| way.stroke(sheet.palette.line, side * 0.035).set("stroke-dasharray", "6 5"));
    group().with(plate).with_all(casing).with_all(asphalt).with_all(lines)
}

/// Two connections are one road; more of them meet in the middle.
fn ways(centre: Point, side: f64, roads: Roads) -> impl Iterator<Item = Element> {
    let ends: Vec<Point> = roads.edges().map(|at| edge(centre, side * 0.97, at)).collect();
    let ways: Vec<Element> = match ends[..] {
        [one, other] => vec![Trace::from(one).bend(centre, other).open()],
        _ => ends.iter().map(|end| Trace::from(*end).line(centre).open().round()).collect(),
    };
    ways.into_iter()
}

/// RW-7.4: closed, with its points.
fn ring(centre: Point, side: f64, points: u8, colour: SeatColour) -> Element {
    let letter = (centre.0 + side * 0.36, centre.1 + side * 0.3);
    group()
        .with(circle(centre, side * 0.31).fill("#FFF7DC").stroke("#E0A800", side * 0.1))
        .with(text(centre, side * 0.38, &points.to_string()).weight(800).fill("#23272B"))
        .with(badge(letter, side * 0.26, colour))
}
