//! What stands beside the city: what is due, and each seat's points, stacks and open hand.

use cloverleaf_core::Message;
use cloverleaf_rightofway::{Kind, View};

use super::layout::{Layout, PANEL};
use super::{colour_of, highways, name, tiles};
use crate::outline::{Outline, PlaceName, dashed, hexagon};
use crate::sheet::{Sheet, badge};
use crate::signs;
use crate::svg::{Element, Point, group, text};
use crate::words::seat as seat_of;

/// How high the panel is.
pub(super) const HEIGHT: f64 = SEATS + 2.0 * (BOX + GAP);
/// Where the seats begin, how high a seat's box is, and what is left between them.
const SEATS: f64 = 116.0;
const BOX: f64 = 250.0;
const GAP: f64 = 16.0;
/// Tiles of a hand in a row, and the side of one.
const ROW: usize = 4;
const SIDE: f64 = 24.0;

/// The panel.
pub(super) fn draw(sheet: &mut Sheet<'_>, plan: Layout, view: &View) {
    let (left, top) = plan.panel();
    let lines = [super::status(view, sheet.words), sheet.say(&super::standing(view))];
    let heading = sheet.words.word("title-rightofway");
    let status = signs::guide(PANEL, &heading, &lines.each_ref().map(String::as_str));
    sheet.over(status.at((left, top)).id("status"));
    for seat in 1..=2 {
        draw_seat(sheet, (left, top + SEATS + f64::from(seat - 1) * (BOX + GAP)), view, seat);
    }
}

fn draw_seat(sheet: &mut Sheet<'_>, (left, top): Point, view: &View, seat: u8) {
    let index = usize::from(seat) - 1;
    let palette = sheet.palette;
    let (points, stack, hand) = (view.points[index], view.stacks[index], &view.hands[index]);
    let discarded = &view.discards[index];
    let discards = discarded.len();
    let colour = colour_of(seat);
    let edge = if view.to_act == Some(seat) { colour.paint() } else { palette.hairline };
    let outline = Outline::Rect((left, top), PANEL, BOX, 10.0);
    sheet.ground(outline.element().fill(palette.space).stroke(edge, 2.4));
    let mut title = Message::new("rw-seen-seat").with("who", name(seat)).with("points", points);
    title = title.with("tiles", hand.len());
    if discards > 0 {
        let discarded = tiles(discarded).join(", ");
        title = Message::new("rw-seen-seat-discarded").with("seat", title).text("discarded", discarded);
    }
    sheet.place(PlaceName::of("seat", &seat), &title, outline);
    let words = |at: Point, size: f64, words: &str| text(at, size, words).from_left();
    let total = sheet.say(&Message::new("rw-seen-total").with("points", points));
    let stacks = sheet.say(&Message::new("rw-seen-stacks").with("stack", stack).with("gone", discards));
    let head = group()
        .with(badge((left + 26.0, top + 26.0), 28.0, colour))
        .with(words((left + 50.0, top + 26.0), 20.0, &total).weight(800).fill(palette.ink))
        .with(words((left + 170.0, top + 26.0), 13.0, &stacks).weight(600).fill(palette.faint));
    sheet.over(head.set("pointer-events", "none"));
    for (spot, kind) in hand.kinds().enumerate() {
        let (row, column) = (spot / ROW, spot % ROW);
        let at = (left + 46.0 + column as f64 * 84.0, top + 80.0 + row as f64 * 62.0);
        draw_kind(sheet, at, seat, kind, hand.count(kind));
    }
}

fn draw_kind(sheet: &mut Sheet<'_>, centre: Point, seat: u8, kind: Kind, copies: u8) {
    let palette = sheet.palette;
    let drawn: Element = group()
        .with(hexagon(centre, SIDE).fill(palette.tile).stroke(palette.hairline, 1.2))
        .with(highways::tile(sheet, SIDE, kind.roads(), colour_of(seat)).at(centre))
        .with(
            text((centre.0 + SIDE + 13.0, centre.1), 15.0, &format!("×{copies}"))
                .weight(700)
                .fill(palette.ink),
        );
    sheet.over(drawn.set("pointer-events", "none"));
    let id = format!("hand-{seat}-{}", dashed(&kind.to_string()));
    let title = Message::new("rw-seen-hand-tile").choice("shape", kind.roads().shape());
    let title = title.with("seat", seat_of(seat)).with("count", copies);
    sheet.place(PlaceName::new("hand", id, &kind), &title, Outline::Hex(centre, SIDE));
}
