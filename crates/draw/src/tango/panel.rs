//! What stands beside the city: the day, the seats with their gas and envelopes, the gas meter.

use cloverleaf_core::Message;
use cloverleaf_tango::{Notice, Shown, Stage};

use super::city::{CITY, MARGIN};
use super::routes;
use crate::outline::{Outline, PlaceName};
use crate::sheet::{Sheet, badge};
use crate::signs::{self, fitting};
use crate::svg::{Element, Point, circle, group, polygon, rect, text};

/// The panel's left edge and width.
pub(super) const LEFT: f64 = MARGIN + CITY + 36.0;
pub(super) const WIDTH: f64 = 330.0;

/// What is submitted on each day (TT-1.3).
const DAYS: [&str; 5] = ["T1", "D1 T2", "D2 T3", "D3 T4", "D4"];

/// Everything beside the city.
pub(super) fn draw(sheet: &mut Sheet<'_>, view: &Shown) {
    let lines = [super::status(view), super::waiting(view)].map(|line| sheet.say(&line));
    let heading = sheet.words.word("title-tango");
    let status = signs::guide(WIDTH, &heading, &lines.each_ref().map(String::as_str));
    sheet.over(status.at((LEFT, 34.0)).id("status"));
    for day in 1..=5 {
        sheet.over(day_lamp(sheet, view, day));
    }
    sheet.over(heads(sheet));
    for seat in 1..=4 {
        let outline = Outline::Rect((LEFT, row(seat)), WIDTH, 66.0, 9.0);
        sheet.place(PlaceName::of("seat", &seat), &super::seat_title(view, seat), outline);
        sheet.over(seat_line(sheet, view, seat).set("pointer-events", "none"));
    }
    if let Some(meter) = meter(sheet, view) {
        sheet.over(meter);
    }
    own_notes(sheet, view);
}

/// One of the five days: done, today or to come.
fn day_lamp(sheet: &Sheet<'_>, view: &Shown, day: u8) -> Element {
    let palette = sheet.palette;
    let today = view.day == day && view.stage != Stage::Over;
    let done = day < view.day || view.stage == Stage::Over;
    let (ground, ink) = match (today, done) {
        (true, _) => ("#FFCC33", "#23272B"),
        (_, true) => ("#00693E", "#fff"),
        _ => (palette.space, palette.faint),
    };
    let words = DAYS[usize::from(day) - 1];
    let name = sheet.say(&Message::new("tt-seen-day-sign").with("day", day));
    group()
        .at((LEFT + 33.0 + f64::from(day - 1) * 66.0, 170.0))
        .id(format!("day-{day}"))
        .with(rect((-30.0, -23.0), 60.0, 46.0, 9.0).fill(ground).stroke(palette.hairline, 1.4))
        .with(text((0.0, -8.0), fitting(&name, 14.0, 56.0), &name).weight(700).fill(ink))
        .with(text((0.0, 10.0), 11.0, words).weight(600).fill(ink))
}

/// Where a seat's line begins.
fn row(seat: u8) -> f64 {
    232.0 + f64::from(seat - 1) * 74.0
}

/// The middle of a column of the gas table: four deliveries, then the total.
fn column(index: usize) -> f64 {
    [126.0, 164.0, 202.0, 240.0, 291.0][index]
}

fn heads(sheet: &Sheet<'_>) -> Element {
    let gas = sheet.words.word("tt-seen-gas");
    let head = |(index, name): (usize, &str)| {
        text((LEFT + column(index), 214.0), 11.0, name).weight(600).fill(sheet.palette.faint)
    };
    group().with_all(["D1", "D2", "D3", "D4", &gas].into_iter().enumerate().map(head))
}

fn seat_line(sheet: &Sheet<'_>, view: &Shown, seat: u8) -> Element {
    let palette = sheet.palette;
    let index = usize::from(seat) - 1;
    let own = view.viewer == Some(seat);
    let edge = if own { routes::colour_of(seat).glow() } else { palette.hairline };
    group()
        .at((LEFT, row(seat)))
        .with(
            rect((0.0, 0.0), WIDTH, 66.0, 9.0).fill(palette.space).stroke(edge, if own { 2.6 } else { 1.4 }),
        )
        .with(badge((25.0, 23.0), 27.0, routes::colour_of(seat)))
        .with(
            text((46.0, 23.0), 12.5, &corner_words(sheet, view, index))
                .from_left()
                .weight(700)
                .fill(palette.ink),
        )
        .with_all((0..4).map(|delivery| gas_cell(sheet, view, index, delivery)))
        .with(text((column(4), 23.0), 20.0, &view.totals[index].to_string()).weight(800).fill(palette.ink))
        .with_all(second_row(sheet, view, seat))
}

/// Where the seat drives from; its goal is opposite and marked in the city.
fn corner_words(sheet: &Sheet<'_>, view: &Shown, index: usize) -> String {
    let Some(tile) = view.corners[index] else { return sheet.words.word("tt-seen-lot") };
    sheet.say(&Message::new("tt-seen-way").place("from", tile).place("to", tile.opposite()))
}

/// The gas of one delivery, with a burst behind it if the viewer knows of a collision.
fn gas_cell(sheet: &Sheet<'_>, view: &Shown, index: usize, delivery: usize) -> Element {
    let here = (column(delivery), 23.0);
    let hit = |notice: &Notice| {
        usize::from(notice.seat) == index + 1 && usize::from(notice.delivery) == delivery + 1
    };
    let crashed = super::known(view).1.iter().any(hit);
    match view.gas[index].get(delivery).map(ToString::to_string) {
        Some(gas) if crashed => group()
            .with(crate::cars::crash(16.0).at(here))
            .with(text(here, 13.0, &gas).weight(800).fill("#23272B")),
        Some(gas) => text(here, 15.0, &gas).weight(600).fill(sheet.palette.ink),
        None => text(here, 15.0, "–").fill(sheet.palette.faint),
    }
}

/// Envelope, garnets, and what the end brought.
fn second_row(sheet: &Sheet<'_>, view: &Shown, seat: u8) -> Vec<Element> {
    let index = usize::from(seat) - 1;
    let words = match &view.revealed {
        Some(_) => super::fate(view, seat, sheet.words),
        None if view.stage == Stage::Orders && view.sealed[index] => sheet.words.word("tt-seen-sealed"),
        None if view.stage == Stage::Orders => sheet.words.word("tt-seen-writing"),
        None if view.choices.contains(&seat) => sheet.words.word("tt-seen-named"),
        None => String::new(),
    };
    let ink = sheet.palette.faint;
    let mut row =
        vec![text((48.0, 50.0), fitting(&words, 12.0, 208.0), &words).from_left().weight(600).fill(ink)];
    if view.stage == Stage::Orders {
        row.push(signs::envelope(view.sealed[index]).scaled_at((25.0, 50.0), 0.8));
    }
    if let Some(garnets) = super::garnets(view, seat) {
        row.push(garnet((272.0, 50.0)));
        row.push(
            text((284.0, 50.0), 14.0, &garnets.to_string()).from_left().weight(700).fill(sheet.palette.ink),
        );
    }
    row
}

fn garnet((x, y): Point) -> Element {
    let corners = [(0.0, 8.0), (-8.0, -1.5), (-4.5, -6.5), (4.5, -6.5), (8.0, -1.5)];
    group()
        .at((x, y))
        .with(polygon(&corners).fill("#8E1B3A").stroke("#fff", 1.0).round())
        .with(polygon(&[(0.0, 8.0), (-3.6, -1.5), (3.6, -1.5)]).fill("#D4587A"))
}

/// The gas meter of the route being planned: steps as lit segments, the tolls on the way in yellow.
fn meter(sheet: &Sheet<'_>, view: &Shown) -> Option<Element> {
    let orders = view.orders.as_ref().filter(|orders| !orders.route.moves.is_empty())?;
    let (steps, tolls) = (routes::steps(&orders.route), super::tolls(view, &orders.route));
    let colour = routes::colour_of(view.viewer.unwrap_or(1));
    let segment = |index: usize| {
        let fill = match index {
            lit if lit < steps => colour.glow(),
            lit if lit < steps + tolls => "#FFCC33",
            _ => sheet.palette.hairline,
        };
        rect((52.0 + 8.2 * index as f64, 24.0), 6.4, 18.0, 2.0).fill(fill)
    };
    let words = Message::new("tt-seen-meter").with("gas", steps + tolls);
    let words = sheet.say(&words.with("steps", steps).with("tolls", tolls));
    Some(
        group()
            .at((LEFT, row(5) + 4.0))
            .id("meter")
            .with(
                rect((0.0, 0.0), WIDTH, 54.0, 9.0)
                    .fill(sheet.palette.space)
                    .stroke(sheet.palette.hairline, 1.4),
            )
            .with(pump().at((26.0, 27.0)))
            .with(text((52.0, 13.0), 12.0, &words).from_left().weight(600).fill(sheet.palette.ink))
            .with_all((0..33).map(segment)),
    )
}

/// A fuel pump.
fn pump() -> Element {
    group()
        .with(rect((-12.0, -17.0), 18.0, 34.0, 3.0).fill("#00539B"))
        .with(rect((-9.0, -13.0), 12.0, 10.0, 1.5).fill("#fff"))
        .with(
            crate::svg::Trace::from((6.0, 4.0))
                .bend((14.0, 4.0), (13.0, -4.0))
                .line((12.0, -12.0))
                .open()
                .stroke("#00539B", 2.6),
        )
        .with(circle((12.0, -12.0), 2.6).fill("#00539B"))
}

/// What only this viewer knows: signs planted, collisions.
fn own_notes(sheet: &mut Sheet<'_>, view: &Shown) {
    let notes = super::own_notes(view);
    let top = row(5) + 74.0;
    for (index, note) in notes.iter().take(6).enumerate() {
        let here = (LEFT + 6.0, top + 18.0 * index as f64);
        let note = sheet.say(note);
        let line = text(here, fitting(&note, 12.0, WIDTH - 12.0), &note).from_left();
        sheet.over(line.weight(600).fill(sheet.palette.faint));
    }
}
