//! Tags on what changed overnight: signs that are new, and one's own that failed.

use std::collections::BTreeSet;

use cloverleaf_tango::{Place, Planting, Shown, Stage};

use super::city::quarter;
use super::posts::{self, limit_spot};
use crate::sheet::Sheet;
use crate::svg::{Element, Point, Trace, group, rect, text};

/// So much room a letter of a tag takes.
const LETTER: f64 = 6.2;

/// The tags of a morning. While a delivery is seen again they would be in the way.
pub(super) fn draw(sheet: &mut Sheet<'_>, view: &Shown) {
    if view.stage != Stage::Orders || sheet.look.step.is_some() {
        return;
    }
    let yesterday = view.day.saturating_sub(1);
    let fresh = view.signs.iter().filter(|sign| sign.day == yesterday);
    for place in fresh.map(|sign| sign.place).collect::<BTreeSet<_>>() {
        let words = sheet.words.word("tt-seen-new");
        sheet.note(tag(&words, "#FFCC33", "#23272B", "#23272B").at(corner(spot(place, 0))));
    }
    for failed in view.planted.iter().filter(|sign| sign.failed && sign.day == yesterday) {
        fallen(sheet, view, failed);
    }
}

/// Where a sign stands: in a quarter of its tile, or beside the name of its row or column.
fn spot(place: Place, index: usize) -> Point {
    match place {
        Place::Tile(tile) => quarter(tile, index),
        Place::Line(line) => limit_spot(line),
    }
}

/// The upper right corner of a sign.
fn corner((x, y): Point) -> Point {
    (x + 12.0, y - 17.0)
}

/// A sign of one's own that does not stand, struck out; aside if others stand there.
fn fallen(sheet: &mut Sheet<'_>, view: &Shown, failed: &Planting) {
    let taken = view.signs.iter().any(|sign| sign.place == failed.place);
    let here = spot(failed.place, if taken { 3 } else { 0 });
    let bar = Trace::from((-16.0, 16.0)).line((16.0, -16.0)).open().stroke("#23272B", 3.0).round();
    let sign = group().with(posts::sign(sheet.words, failed.sign)).opacity(0.5);
    sheet.over(group().at(here).with(sign).with(bar));
    let words = sheet.words.word("tt-seen-failed");
    sheet.note(tag(&words, "#fff", "#C0272D", "#A31D23").at(corner(here)));
}

fn tag(words: &str, ground: &str, rim: &str, ink: &str) -> Element {
    let width = LETTER * crate::words::length(words) as f64 + 9.0;
    group()
        .with(rect((-width / 2.0, -8.0), width, 16.0, 4.5).fill(ground).stroke(rim, 1.3))
        .with(text((0.0, 0.0), 10.5, words).weight(700).fill(ink))
}
