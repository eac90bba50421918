//! Highway tiles: asphalt in a casing of the builder's colour, with what is met and what is missing.

use cloverleaf_core::Message;
use cloverleaf_grid::Roads;
use cloverleaf_rightofway::{Highway, Place, View};

use super::layout::{Layout, edge};
use super::{colour_of, id, junctions, places};
use crate::SeatColour;
use crate::outline::hexagon;
use crate::scene::Piece;
use crate::sheet::Sheet;
use crate::svg::{Element, Point, Trace, circle, group, text};
use crate::words::seat as seat_of;

/// A highway where it lies.
pub(super) fn draw(sheet: &mut Sheet<'_>, plan: Layout, view: &View, place: Place, highway: &Highway) {
    let (centre, side) = ((0.0, 0.0), plan.side);
    let colour = colour_of(highway.seat);
    let title = match highway.points {
        0 => Message::new("rw-seen-highway"),
        points => Message::new("rw-seen-connected").with("points", points),
    };
    let title = title.with("at", places::name(view, place)).choice("shape", highway.roads.shape());
    let title = title.with("seat", seat_of(highway.seat));
    let middle = middle(centre, side, highway.roads);
    let caps = junctions::caps(view, place, side, highway.roads);
    let drawn = tile(sheet, side, highway.roads, colour).with_all(caps).with(match highway.points {
        points if sheet.look.points => plate(centre, side, points, colour),
        0 => junctions::filling(view, place, middle, side, highway.roads, colour),
        points => junctions::closed(middle, side, points, colour),
    });
    let tile = Piece::new("tile", id("highway", place), plan.centre(place.0)).face(&highway.roads);
    sheet.piece(tile.on(id("tile", place)), &title, drawn);
}

/// A tile in a builder's colour about its middle, without what tells whose it is.
pub(super) fn tile(sheet: &Sheet<'_>, side: f64, roads: Roads, colour: SeatColour) -> Element {
    let centre = (0.0, 0.0);
    let plate = hexagon(centre, side * 0.93).fill(colour.paint()).opacity(0.16);
    let way = |paint: &str, width: f64| {
        let middle = middle(centre, side, roads);
        let lanes = ways(centre, side, roads).into_iter().map(|way| way.stroke(paint, width));
        group().with_all(lanes).with(circle(middle, width / 2.0).fill(paint))
    };
    let lines = ways(centre, side, roads).into_iter();
    group()
        .with(plate)
        .with(way(colour.paint(), side * 0.44))
        .with(way(sheet.palette.asphalt, side * 0.31))
        .with_all(
            lines.map(|line| line.stroke(sheet.palette.line, side * 0.035).set("stroke-dasharray", "6 5")),
        )
}

/// Two connections are one road; more of them meet in the middle.
fn ways(centre: Point, side: f64, roads: Roads) -> Vec<Element> {
    let ends = ends(centre, side, roads);
    match ends[..] {
        [one, other] => vec![Trace::from(one).bend(centre, other).open()],
        _ => ends.iter().map(|end| Trace::from(*end).line(centre).open()).collect(),
    }
}

/// Where the roads leave the tile.
fn ends(centre: Point, side: f64, roads: Roads) -> Vec<Point> {
    roads.edges().map(|at| edge(centre, side, at)).collect()
}

/// The middle of the tile's road: of a bend it lies beside the middle of the tile.
fn middle(centre: Point, side: f64, roads: Roads) -> Point {
    match ends(centre, side, roads)[..] {
        [(x, y), (u, v)] => ((x + u) / 4.0 + centre.0 / 2.0, (y + v) / 4.0 + centre.1 / 2.0),
        _ => centre,
    }
}

/// What a tile brings in large figures; faint if it brings nothing.
fn plate(centre: Point, side: f64, points: u8, colour: SeatColour) -> Element {
    let (ground, ink) = if points == 0 { ("#FFFFFF", "#5F6367") } else { (colour.paint(), "#FFFFFF") };
    let words = if points == 0 { "0".to_owned() } else { format!("+{points}") };
    group()
        .with(circle(centre, side * 0.46).fill(ground).stroke(colour.paint(), side * 0.08))
        .with(text(centre, side * 0.46, &words).weight(800).fill(ink))
}
