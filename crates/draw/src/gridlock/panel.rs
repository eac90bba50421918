//! What stands beside the city: whose turn it is, the seats, the viewer's hand and cards.

use cloverleaf_core::Message;
use cloverleaf_gridlock::{Phase, Tile, View};

use super::layout::{Layout, PANEL};
use super::{acts, holding, paint, progress, roads, seats, status, tally, title};
use crate::outline::{Outline, PlaceName};
use crate::scene::Piece;
use crate::sheet::{Sheet, badge};
use crate::signs::{self, fitting};
use crate::svg::{Element, Point, circle, group, rect, text};
use crate::words::{seat as seat_of, seat_colour, sentence};
use crate::{SeatColour, SignColour};

/// How high a seat's line is.
const LINE: f64 = 58.0;

/// Everything beside the city.
pub(super) fn draw(sheet: &mut Sheet<'_>, plan: &Layout<'_>, view: &View) {
    let (x, y) = plan.panel();
    let (heading, lines) =
        (sheet.say(&title(plan.board)), [status(view, sheet.words), sheet.say(&tally(view))]);
    let guide = signs::guide(PANEL, &heading, &lines.each_ref().map(String::as_str));
    sheet.over(guide.at((x, y)).id("status"));
    sheet.over(lamps(view, (x + PANEL - 20.0, y + signs::guide_height(2) + 18.0)));
    let mut row = y + signs::guide_height(2) + 40.0;
    for seat in seats(view) {
        let title = Message::new("gb-seen-seat").with("seat", seat_of(seat));
        let title = title.choice("colour", paint(view, seat).name()).with("progress", progress(view, seat));
        let outline = Outline::Rect((x, row), PANEL, LINE - 8.0, 9.0);
        sheet.place(PlaceName::of("seat", &seat), &title, outline);
        let line = seat_line(sheet, view, seat).at((x, row));
        sheet.over(line.set("pointer-events", "none"));
        row += LINE;
    }
    own(sheet, plan, view, (x, row + 14.0));
}

/// One lamp an action or stop of the turn, lit while it is left.
fn lamps(view: &View, (x, y): Point) -> Element {
    let count = match view.phase {
        Phase::Building => 4,
        Phase::Driving => 2,
        Phase::Tripping => 3,
        _ => 0,
    };
    let lamp = |index: u8| {
        let lit = index < view.left;
        let fill = if lit { SignColour::Yellow.paint() } else { "#3B4045" };
        circle((x - f64::from(index) * 24.0, y), 8.5).fill(fill).stroke("#23272B", 2.0)
    };
    group().id("lamps").with_all((0..count).map(lamp))
}

fn seat_line(sheet: &Sheet<'_>, view: &View, seat: u8) -> Element {
    let (palette, colour) = (sheet.palette, paint(view, seat));
    let own = view.viewer == Some(seat);
    let edge = if own { colour.glow() } else { palette.hairline };
    let name = seat_colour(seat, colour);
    let name = if own { Message::new("gb-seen-you").with("name", name) } else { name };
    let name = sentence(&sheet.say(&name));
    let held = view.opened.as_ref().and_then(|_| holding(view, seat)).map(|(_, cards)| cards.join(", "));
    let detail = held.filter(|cards| !cards.is_empty()).unwrap_or_else(|| sheet.say(&progress(view, seat)));
    group()
        .with(
            rect((0.0, 0.0), PANEL, LINE - 8.0, 9.0)
                .fill(palette.space)
                .stroke(edge, if own { 2.4 } else { 1.4 }),
        )
        .with(badge((27.0, 25.0), 27.0, colour))
        .with(words((52.0, 17.0), 14.5, &name, 700).fill(palette.ink))
        .with(words((52.0, 36.0), fitting(&detail, 12.0, PANEL - 120.0), &detail, 600).fill(palette.faint))
        .with(tally_cubes(view, seat, colour))
        .with_all(acts(view, seat).then(|| circle((4.0, 25.0), 5.0).fill(SignColour::Orange.paint())))
}

fn words(at: Point, size: f64, content: &str, weight: u16) -> Element {
    text(at, size, content).from_left().weight(weight)
}

/// A square for each place to reach, filled once it is reached.
fn tally_cubes(view: &View, seat: u8, colour: SeatColour) -> Element {
    let index = usize::from(seat) - 1;
    let scored = view.scored.get(index).into_iter().flatten().count();
    let cards = scored + view.card_counts.get(index).map_or(0, |&count| usize::from(count));
    let cube = |place: usize| {
        let corner = (PANEL - 16.0 - 15.0 * (cards - place) as f64, 9.0);
        let fill = if place < scored { colour.paint() } else { "none" };
        rect(corner, 11.0, 11.0, 2.5).fill(fill).stroke(colour.paint(), 1.6)
    };
    group().with_all((0..cards.min(12)).map(cube))
}

/// The viewer's own tiles and cards.
fn own(sheet: &mut Sheet<'_>, plan: &Layout<'_>, view: &View, (x, y): Point) {
    let heading = |key, at: Point| words(at, 12.0, &sheet.words.word(key), 700).fill(sheet.palette.faint);
    let mut notes = Vec::new();
    if !view.hand.is_empty() {
        notes.push(heading("gb-seen-your-tiles", (x, y)));
    }
    if !view.cards.is_empty() {
        notes.push(heading("gb-seen-your-places", (x, y + 104.0)));
    }
    notes.into_iter().for_each(|note| sheet.over(note));
    for (index, &tile) in view.hand.iter().enumerate() {
        hand_tile(sheet, index, tile, (x + 42.0 + 92.0 * index as f64, y + 52.0));
    }
    for (index, name) in view.cards.iter().enumerate() {
        let card = plan.board.card_named(*name);
        let title =
            card.map_or_else(|| name.to_string(), |card| plan.board.destinations()[card].title.clone());
        let corner = (x + (index % 2) as f64 * (PANEL / 2.0), y + 116.0 + (index / 2) as f64 * 42.0);
        let width = PANEL / 2.0 - 8.0;
        let sign = signs::board(width, 36.0, SignColour::Green).with(
            text((width / 2.0, 18.0), fitting(&title, 13.0, width - 20.0), &title).weight(700).fill("#fff"),
        );
        let card = Piece::new("card", format!("card-{name}"), corner);
        sheet.piece(card, &Message::new("gb-seen-your-place").text("place", title), sign);
    }
}

fn hand_tile(sheet: &mut Sheet<'_>, index: usize, tile: Tile, centre: Point) {
    let drawn = group().with(roads::tile(sheet.palette, tile).scaled(0.9));
    let title = Message::new("gb-seen-your-tile").choice("shape", tile.shape());
    let held = Piece::new("tile", format!("hand-{}", index + 1), centre).face(&tile);
    sheet.piece(held, &title, drawn);
}
