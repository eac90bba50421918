//! RIGHT_OF_WAY: rich and poor quarters, highways in their builders' tones, survey stakes, open hands.
//!
//! The game gives seats no colours, so they get blue and green in order.

mod highways;
mod letters;
mod notes;
mod panel;
mod plan;
mod quarters;
mod stakes;

use cloverleaf_rightofway::{Phase, Place, RightOfWay, View};

use crate::sheet::Sheet;
use crate::{Drawn, Look, SeatColour, Sketch};
use plan::Plan;

impl Drawn for RightOfWay {
    fn picture(view: &View, look: &Look) -> String {
        let plan = Plan::of(view);
        let mut sheet = Sheet::new(look);
        for (place, quarter) in &view.city {
            quarters::draw(&mut sheet, plan, view, *place, *quarter);
        }
        for (place, highway) in &view.highways {
            highways::draw(&mut sheet, plan, *place, highway);
        }
        for (place, right) in &view.rights {
            stakes::draw(&mut sheet, plan, *place, right);
        }
        panel::draw(&mut sheet, plan, view);
        notes::draw(&mut sheet, plan, view);
        sheet.finish(plan.size(), "RIGHT_OF_WAY", &format!("{}. {}.", status(view), standing(view)))
    }

    fn sketch(view: &View) -> Sketch {
        letters::draw(view)
    }
}

/// The colour of a seat with this number.
fn colour_of(seat: u8) -> SeatColour {
    SeatColour::of_seat(usize::from(seat).saturating_sub(1))
}

/// A place as part of an id: the comma cannot be in one.
fn id(kind: &str, place: Place) -> String {
    format!("{kind}-{}", place.to_string().replace(',', "-"))
}

/// A seat with its letter: `1 B`.
fn name(seat: u8) -> String {
    format!("{seat} {}", colour_of(seat).letter())
}

/// What the game waits for.
fn status(view: &View) -> String {
    let seat = name(view.seat);
    match view.phase {
        Phase::Dollar => "The rich quarters are drawn by lot".to_owned(),
        Phase::Piece => format!("A piece is drawn for seat {seat}"),
        Phase::Lay => format!("Seat {seat} lays a piece with {}", count(view.piece.unwrap_or(0), "dollar")),
        Phase::Deal => "The first hands are dealt".to_owned(),
        Phase::First => "The lot decides who begins".to_owned(),
        Phase::Act => format!("Seat {seat} {}", choices(view)),
        Phase::Draw => format!("Seat {seat} draws {}", count(view.owed, "tile")),
        Phase::Discard => format!("Seat {seat} discards {}", count(view.owed, "tile")),
        Phase::Scrap => format!("Seat {seat} scraps {} from the city", count(view.owed, "tile")),
        Phase::Price => format!("Seat {seat} pays {} for the right", count(view.owed, "tile")),
        Phase::Refill => format!("Seat {seat} draws for an empty hand"),
        Phase::Over => ended(view),
    }
}

/// What may be done in a turn now.
fn choices(view: &View) -> &'static str {
    match (view.placed.is_some(), view.bought.is_some()) {
        (false, false) => "places or buys",
        (false, true) => "places a highway",
        (true, _) => "may buy, or is done",
    }
}

fn ended(view: &View) -> String {
    view.ended.map_or_else(|| "The game is over".to_owned(), |ending| format!("Over: {}", ending.reason()))
}

/// The turn and the points.
fn standing(view: &View) -> String {
    let points: Vec<_> = view.points.iter().map(ToString::to_string).collect();
    let last = if view.last_turn && view.phase != Phase::Over { ", the last" } else { "" };
    format!("Turn {}{last}: {} points", view.turns.saturating_add(1), points.join(" to "))
}

fn count(number: u8, thing: &str) -> String {
    if number == 1 { format!("1 {thing}") } else { format!("{number} {thing}s") }
}
