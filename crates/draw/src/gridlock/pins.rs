//! The viewer's destinations: a pin at the upper right corner, where no road is, and light around those still to
//! reach. The card of a destination has the same pin.

use cloverleaf_core::Message;
use cloverleaf_gridlock::{Name, Space, View};

use super::layout::{Layout, RADIUS};
use super::{icons, space_id};
use crate::outline::hexagon;
use crate::scene::Piece;
use crate::sheet::{Sheet, emblem};
use crate::svg::{Element, Point, Trace, circle, group, polygon};
use crate::{SeatColour, SignColour, Theme};

/// How far the rim of a pin is from its middle.
const ROUND: f64 = 12.0;
/// Where the middle of a pin is, from the middle of its space.
const CORNER: Point = (26.0, -35.0);

/// Whether a space is one of the viewer's destinations, reached or not.
pub(super) fn pinned(plan: &Layout<'_>, view: &View, space: usize) -> bool {
    let card = plan.board.card_at(space).map(|card| plan.board.destinations()[card].name);
    card.is_some_and(|card| view.cards.contains(&card) || reached(view).contains(&card))
}

/// The viewer's destinations that are reached.
fn reached(view: &View) -> &[Name] {
    let index = view.viewer.and_then(|seat| usize::from(seat).checked_sub(1));
    index.and_then(|index| view.scored.get(index)).map_or(&[], |names| names)
}

/// Every pin.
pub(super) fn draw(sheet: &mut Sheet<'_>, plan: &Layout<'_>, view: &View) {
    for (cards, done) in [(&view.cards[..], false), (reached(view), true)] {
        for &card in cards {
            let Some(number) = plan.board.card_named(card) else { continue };
            let destination = &plan.board.destinations()[number];
            let key = if done { "gb-seen-reached" } else { "gb-seen-your-place" };
            let title = Message::new(key).text("place", &destination.title);
            place(sheet, plan, destination.space, &title, marked(sheet.look.theme, card, done));
        }
    }
}

fn place(sheet: &mut Sheet<'_>, plan: &Layout<'_>, space: usize, title: &Message, drawn: Element) {
    let name: Space = plan.board.spaces()[space];
    let pin = Piece::new("pin", format!("pin-{name}"), plan.centre(space)).on(space_id(name));
    sheet.piece(pin, title, drawn.set("pointer-events", "none"));
}

/// A pin with the light around its space.
fn marked(theme: Theme, card: Name, done: bool) -> Element {
    let accent = accent(theme);
    let light = |width: f64, opacity: f64| {
        hexagon((0.0, 0.0), RADIUS).fill("none").stroke(accent, width).opacity(opacity).round()
    };
    let lights = if done { vec![] } else { vec![light(8.0, 0.35), light(3.2, 1.0)] };
    group().with_all(lights).with(pin(&card.to_string(), done).at(CORNER))
}

fn accent(theme: Theme) -> &'static str {
    match theme {
        Theme::Light => SeatColour::Blue.paint(),
        Theme::Dark => SeatColour::Blue.glow(),
    }
}

/// The pin of a destination about its middle, pointing down to the left; with a tick once it is reached.
fn pin(card: &str, done: bool) -> Element {
    let paint = if done { SignColour::Green.paint() } else { SeatColour::Blue.paint() };
    let tip = polygon(&[(-13.0, 13.0), (-10.5, 1.0), (-1.0, 10.5)]).fill(paint);
    let icon = if done { tick() } else { icons::icon(card) };
    group()
        .with(tip.clone().stroke("#fff", 3.2).round())
        .with(circle((0.0, 0.0), ROUND).fill(paint).stroke("#fff", 2.0))
        .with(tip)
        .with(icon)
}

fn tick() -> Element {
    Trace::from((-5.5, 0.5)).line((-1.5, 4.5)).line((6.0, -4.5)).open().stroke("#fff", 2.8).round()
}

/// The pin alone, for the card of a destination.
pub(super) fn card(card: &str) -> String {
    emblem((30.0, 30.0), pin(card, false).at((16.0, 14.0)))
}
