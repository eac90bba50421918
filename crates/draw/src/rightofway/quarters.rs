//! The city's ground: rich quarters in a warmer tone with a dollar sign, poor ones plain.

use cloverleaf_core::Message;
use cloverleaf_rightofway::{Place, Quarter, View};

use super::layout::Layout;
use super::places;
use crate::Theme;
use crate::outline::{Outline, PlaceName, hexagon};
use crate::sheet::Sheet;
use crate::svg::{Point, rect, text};

/// The ground and the dollar of a rich quarter.
fn gold(theme: Theme) -> (&'static str, &'static str) {
    match theme {
        Theme::Light => ("#F6E0AE", "#A9781B"),
        Theme::Dark => ("#3B3018", "#C9A04A"),
    }
}

/// A city tile, with the place that can be pointed at.
pub(super) fn draw(sheet: &mut Sheet<'_>, plan: Layout, view: &View, place: Place, quarter: Quarter) {
    let (centre, side) = (plan.centre(place.0), plan.side);
    let (warm, ink) = gold(sheet.look.theme);
    let ground = if quarter == Quarter::Dollar { warm } else { sheet.palette.tile };
    sheet.ground(hexagon(centre, side - 1.0).fill(ground).stroke(sheet.palette.hairline, 1.5).round());
    houses(sheet, centre, side, quarter);
    let covered = view.highways.contains_key(&place);
    if quarter == Quarter::Dollar {
        // A highway covers the sign; it stays to be seen in the corner, because it still sets the cost.
        let (at, size) = match covered || view.rights.contains_key(&place) {
            true => ((centre.0 - side * 0.52, centre.1), side * 0.34),
            false => (centre, side * 0.72),
        };
        sheet.ground(text(at, size, "$").weight(800).fill(ink));
    }
    let title = title(view, place);
    sheet.place(PlaceName::of("tile", &place), &title, Outline::Hex(centre, side - 2.0));
}

/// Ground where the city may grow.
pub(super) fn free(sheet: &mut Sheet<'_>, plan: Layout, view: &View, place: Place) {
    let (centre, side) = (plan.centre(place.0), plan.side);
    let edge = hexagon(centre, side - 3.0).fill("none").stroke(sheet.palette.hairline, 1.2);
    sheet.ground(edge.set("stroke-dasharray", "4 5"));
    let title = Message::new("rw-seen-tile").with("at", places::name(view, place));
    sheet.place(PlaceName::of("tile", &place), &title, Outline::Hex(centre, side - 2.0));
}

fn title(view: &View, place: Place) -> Message {
    let used = view.placed == Some(place) || view.bought == Some(place);
    let key = if used { "rw-seen-tile-used" } else { "rw-seen-tile" };
    Message::new(key).with("at", places::name(view, place))
}

/// Roofs along the lower edge: rich quarters have a few large houses, poor ones many small ones.
fn houses(sheet: &mut Sheet<'_>, (x, y): Point, side: f64, quarter: Quarter) {
    let palette = sheet.palette;
    let (count, width, paint) = match quarter {
        Quarter::Dollar => (2, side * 0.26, palette.roof),
        Quarter::Unmarked => (4, side * 0.15, palette.house),
    };
    for index in 0..count {
        let across = (f64::from(index) - f64::from(count - 1) / 2.0) * side * 0.92 / f64::from(count);
        let corner = (x + across - width / 2.0, y + side * 0.52);
        sheet.ground(rect(corner, width, side * 0.15, 1.5).fill(paint));
    }
}
