//! Rights-of-way: survey stakes with a flag that says whose they are, and what it takes to take them over.

use cloverleaf_core::{Arg, Message};
use cloverleaf_rightofway::{FaceDown, Place, Right, View};

use super::layout::Layout;
use super::{colour_of, id, places};
use crate::scene::Piece;
use crate::sheet::Sheet;
use crate::signs::fitting;
use crate::svg::{Trace, group, polygon, rect, text};
use crate::words::seat as seat_of;

/// A stake where the right-of-way lies.
pub(super) fn draw(sheet: &mut Sheet<'_>, plan: Layout, view: &View, place: Place, right: &Right) {
    let ((x, y), side) = ((0.0, 0.0), plan.side);
    let colour = colour_of(right.seat);
    let height = right.height();
    let flag = [
        (x - side * 0.2, y - side * 0.62),
        (x + side * 0.52, y - side * 0.62),
        (x + side * 0.4, y - side * 0.38),
        (x + side * 0.52, y - side * 0.14),
        (x - side * 0.2, y - side * 0.14),
    ];
    let pole = Trace::from((x - side * 0.22, y - side * 0.68)).line((x - side * 0.22, y + side * 0.44));
    let price = sheet.say(&Message::new("rightofway-price").with("tiles", height));
    let label = (x + side * 0.2, y + side * 0.2);
    let wide = side * 0.94;
    let drawn = group()
        .with(pole.open().stroke("#8A5A2B", side * 0.1).round())
        .with(polygon(&flag).fill(colour.paint()).stroke("#fff", side * 0.04).round())
        .with(
            text((x + side * 0.12, y - side * 0.38), side * 0.34, &colour.letter().to_string())
                .weight(800)
                .fill("#fff"),
        )
        .with(
            rect((label.0 - wide / 2.0, label.1 - side * 0.17), wide, side * 0.34, side * 0.1)
                .fill("#FFFFFF")
                .stroke(colour.paint(), side * 0.04),
        )
        .with(text(label, fitting(&price, side * 0.26, wide * 0.9), &price).weight(700).fill("#23272B"));
    let tile = |tile: FaceDown| {
        Arg::from(
            Message::new("rw-seen-right-tile")
                .choice("shape", tile.tile.roads().shape())
                .with("seat", seat_of(tile.seat)),
        )
    };
    let tiles: Vec<Arg> = right.stack().map(tile).collect();
    let title =
        Message::new("rw-seen-right").with("at", places::name(view, place)).with("seat", seat_of(right.seat));
    let title = title.with("tiles", tiles);
    let right = Piece::new("right", id("right", place), plan.centre(place.0))
        .face(&format_args!("{}{height}", colour.letter()));
    sheet.piece(right.on(id("tile", place)), &title, drawn);
}
