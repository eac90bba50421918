//! The city: streets, blocks between them, tiles, corners, margins.
//!
//! Every tile is a crossing: two streets meet in its middle and a quarter of a block lies in each of
//! its corners, where signs stand.

use std::fmt;

use cloverleaf_core::Message;
use cloverleaf_tango::{Dir, Line, Place, Tile};

use crate::outline::{Outline, PlaceName};
use crate::scene::Piece;
use crate::scenery;
use crate::sheet::{Sheet, badge};
use crate::signs::fitting;
use crate::svg::{Point, Trace, group, rect, text};
use crate::words::seat as seat_of;

/// A tile's side.
pub(super) const TILE: f64 = 118.0;
/// A street's width.
pub(super) const ROAD: f64 = 42.0;
/// Room for names and speed limits, above and to the left.
pub(super) const MARGIN: f64 = 78.0;
/// The whole city's side.
pub(super) const CITY: f64 = 5.0 * TILE;
/// The side of a block between four tiles.
const BLOCK: f64 = TILE - ROAD;

/// The middle of a tile.
pub(super) fn centre(tile: Tile) -> Point {
    (street(tile.column().into()), street(tile.row().into()))
}

/// The middle line of a street, counted from 0.
fn street(index: usize) -> f64 {
    MARGIN + TILE * (index as f64 + 0.5)
}

/// One step in this direction, right and down.
pub(super) fn step(dir: Dir) -> Point {
    crate::signs::Compass::ALL[dir.index()].step()
}

/// Blocks and streets.
pub(super) fn ground(sheet: &mut Sheet<'_>) {
    let palette = sheet.palette;
    sheet.ground(rect((MARGIN, MARGIN), CITY, CITY, 10.0).fill(palette.kerb));
    for row in 0..=5 {
        for column in 0..=5 {
            let ((left, width), (top, height)) = (block(column), block(row));
            sheet.ground(scenery::block(palette, (left, top), width, height, row * 6 + column + 40));
        }
    }
    footpaths(sheet);
    for index in 0..5 {
        let middle = street(index) - ROAD / 2.0;
        sheet.ground(rect((MARGIN, middle), CITY, ROAD, 0.0).fill(palette.asphalt));
        sheet.ground(rect((middle, MARGIN), ROAD, CITY, 0.0).fill(palette.asphalt));
    }
    for tile in Tile::all() {
        markings(sheet, tile);
    }
}

/// Paths through the blocks where one tile ends and the next begins, so that it is plain whose sign
/// stands where.
fn footpaths(sheet: &mut Sheet<'_>) {
    let end = MARGIN + CITY;
    for index in 1..5 {
        let at = MARGIN + TILE * f64::from(index);
        for path in [Trace::from((at, MARGIN)).line((at, end)), Trace::from((MARGIN, at)).line((end, at))] {
            sheet.ground(path.open().stroke(sheet.palette.paper, 4.0));
        }
    }
}

/// Where the block before this street begins and how wide it is; those at the edge are halves.
fn block(index: usize) -> (f64, f64) {
    match index {
        0 => (MARGIN, BLOCK / 2.0),
        5 => (MARGIN + CITY - BLOCK / 2.0, BLOCK / 2.0),
        _ => (MARGIN + TILE * index as f64 - BLOCK / 2.0, BLOCK),
    }
}

/// Centre lines from a tile's edges to its crossing.
fn markings(sheet: &mut Sheet<'_>, tile: Tile) {
    let (x, y) = centre(tile);
    for dir in Dir::ALL {
        let (across, down) = step(dir);
        let at = |far: f64| (x + across * far, y + down * far);
        let line = Trace::from(at(TILE / 2.0)).line(at(ROAD / 2.0 + 3.0)).open();
        sheet.ground(line.stroke(sheet.palette.line, 1.8).set("stroke-dasharray", "7 5"));
    }
}

/// Every tile, row and column as a place.
pub(super) fn places(sheet: &mut Sheet<'_>) {
    for tile in Tile::all() {
        let (x, y) = centre(tile);
        let corner = (x - TILE / 2.0 + 4.0, y - TILE / 2.0 + 4.0);
        let title = Message::new("tt-seen-tile").place("at", tile);
        let outline = Outline::Rect(corner, TILE - 8.0, TILE - 8.0, 10.0);
        sheet.place(PlaceName::of("tile", &tile), &title, outline);
    }
    for line in Line::all() {
        let (x, y) = margin_of(line);
        let (kind, letter, name) = names(line);
        let place = PlaceName::new(kind, PlaceId(Place::Line(line)).to_string(), &line);
        sheet.place(place, &name, Outline::Rect((x - 29.0, y - 29.0), 58.0, 58.0, 10.0));
        let (x, y) = if line.index() < 5 { (x - 20.0, y) } else { (x, y - 20.0) };
        sheet.ground(text((x, y), 17.0, &letter).weight(800).fill(sheet.palette.ink));
    }
}

/// The middle of the margin at the head of a row or column.
pub(super) fn margin_of(line: Line) -> Point {
    match line.index() {
        row @ 0..5 => (MARGIN - 35.0, street(row)),
        column => (street(column - 5), MARGIN - 35.0),
    }
}

/// Whether it is a row or a column, its number or letter, and what people call it.
pub(super) fn names(line: Line) -> (&'static str, String, Message) {
    match line.index() {
        row @ 0..5 => {
            let number = row + 1;
            ("row", number.to_string(), Message::new("tt-seen-row").with("row", number))
        }
        column => {
            let letter = char::from(b'A' + (column - 5) as u8);
            let name = Message::new("tt-seen-column").text("column", letter);
            ("col", letter.to_string(), name)
        }
    }
}

/// The id of a place, as it is written.
#[derive(Clone, Copy, Debug)]
pub(super) struct PlaceId(pub(super) Place);

impl fmt::Display for PlaceId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.0 {
            Place::Tile(tile) => write!(f, "tile-{tile}"),
            Place::Line(line) => {
                let (kind, letter, _) = names(line);
                write!(f, "{kind}-{letter}")
            }
        }
    }
}

/// The id of a tile.
pub(super) fn tile_id(tile: Tile) -> String {
    PlaceId(Place::Tile(tile)).to_string()
}

/// A quarter of a tile's four block corners, clockwise from the north-east.
pub(super) fn quarter(tile: Tile, index: usize) -> Point {
    let (x, y) = centre(tile);
    let far = ROAD / 2.0 + 18.2;
    let (across, down) = [(1.0, -1.0), (-1.0, -1.0), (1.0, 1.0), (-1.0, 1.0)][index % 4];
    (x + across * far, y + down * far)
}

/// A seat's depot in its corner, and the sign that says who delivers there.
pub(super) fn depot(sheet: &mut Sheet<'_>, seat: u8, tile: Tile) {
    let colour = super::routes::colour_of(seat);
    let (x, y) = centre(tile);
    let square = rect((x - 27.0, y - 27.0), 54.0, 54.0, 13.0);
    sheet.ground(square.fill(sheet.palette.space).stroke(colour.paint(), 6.0));
    let word = sheet.words.word("tt-seen-goal-sign");
    let sign = group()
        .with(rect((-19.0, -19.0), 38.0, 38.0, 6.0).fill("#00693E"))
        .with(rect((-16.4, -16.4), 32.8, 32.8, 4.5).fill("none").stroke("#fff", 1.6))
        .with(badge((0.0, 3.6), 19.0, colour))
        .with(text((0.0, -10.0), fitting(&word, 7.6, 28.0), &word).weight(800).fill("#fff"));
    let title = Message::new("tt-seen-goal").with("seat", seat_of(seat));
    let goal = Piece::new("goal", format!("goal-{seat}"), outer_quarter(tile.opposite()));
    sheet.piece(goal.on(tile_id(tile.opposite())), &title, sign);
}

/// The quarter of a corner tile that lies farthest out.
fn outer_quarter(tile: Tile) -> Point {
    let west = tile.column() == 0;
    let north = tile.row() == 0;
    quarter(tile, usize::from(west) + 2 * usize::from(!north))
}
