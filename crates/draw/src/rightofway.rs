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

use std::collections::BTreeSet;

use cloverleaf_grid::{Hex, Roads};
use cloverleaf_rightofway::{Kind, Phase, Place, RightOfWay, View};

use crate::sheet::{Sheet, emblem};
use crate::svg::group;
use crate::{Drawn, Look, SeatColour, Sketch, Theme};
use plan::Plan;

impl Drawn for RightOfWay {
    fn picture(view: &View, look: &Look) -> String {
        let plan = Plan::of(view);
        let mut sheet = Sheet::new(look);
        for (place, quarter) in &view.city {
            quarters::draw(&mut sheet, plan, view, *place, *quarter);
        }
        for hex in free_ground(view) {
            quarters::free(&mut sheet, plan, Place(hex));
        }
        for (place, highway) in &view.highways {
            highways::draw(&mut sheet, plan, *place, highway);
        }
        for (place, right) in &view.rights {
            stakes::draw(&mut sheet, plan, *place, right);
        }
        if !look.bare {
            panel::draw(&mut sheet, plan, view);
        }
        notes::draw(&mut sheet, plan, view);
        sheet.finish(plan.size(look.bare), "RIGHT_OF_WAY", &format!("{}. {}.", status(view), standing(view)))
    }

    fn emblem(piece: &str, seat: u8, theme: Theme) -> Option<String> {
        let roads: Roads = piece.parse().ok()?;
        let look = Look::themed(theme);
        let sheet = Sheet::new(&look);
        let (side, size) = (44.0, 92.0);
        let ground = plan::hexagon((size / 2.0, size / 2.0), side);
        let ground = ground.fill(sheet.palette.tile).stroke(sheet.palette.hairline, 1.2);
        let tile = highways::tile(&sheet, (size / 2.0, size / 2.0), side, roads, colour_of(seat));
        Some(emblem((size, size), group().with(ground).with(tile)))
    }

    fn sketch(view: &View) -> Sketch {
        letters::draw(view)
    }
}

/// RW-1.4: the ground on which tiles of a piece can come to lie while the city is laid: a piece is two tiles
/// deep, and one of them touches the city.
fn free_ground(view: &View) -> BTreeSet<Hex> {
    if view.phase != Phase::Lay {
        return BTreeSet::new();
    }
    let near = view.city.keys().flat_map(|place| place.0.neighbours()).flat_map(Hex::neighbours);
    near.filter(|hex| !view.city.contains_key(&Place(*hex))).collect()
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
        // RW-7.3: without an open tile there is but one thing to do.
        (false, false) if !can_build(view) => "must buy a right-of-way",
        (false, false) => "places or buys",
        (false, true) => "places a highway",
        (true, _) => "may buy, or is done",
    }
}

/// Whether a city tile is open to whose turn it is.
fn can_build(view: &View) -> bool {
    let theirs = |place| view.rights.get(place).is_some_and(|right| right.seat != view.seat);
    view.city.keys().any(|place| !view.highways.contains_key(place) && !theirs(place))
}

fn ended(view: &View) -> String {
    view.ended.map_or_else(|| "The game is over".to_owned(), |ending| format!("Over: {}", ending.reason()))
}

/// The turn and the points; before the first turn the pieces that are still to be drawn.
fn standing(view: &View) -> String {
    let points: Vec<_> = view.points.iter().map(ToString::to_string).collect();
    let points = format!("{} points", points.join(" to "));
    match view.phase {
        Phase::Piece | Phase::Lay => pieces(view),
        Phase::Dollar | Phase::Deal | Phase::First => points,
        Phase::Over => format!("{points} after turn {}", view.turns),
        _ => {
            let last = if view.last_turn { ", the last" } else { "" };
            format!("Turn {}{last}: {points}", view.turns.saturating_add(1))
        }
    }
}

/// RW-1.3: what is left to draw is open, because what was drawn is.
fn pieces(view: &View) -> String {
    let kinds = ["without a dollar", "with 1", "with 2", "with 3"];
    let left = view.pieces.iter().zip(kinds).filter(|(count, _)| **count > 0);
    let left: Vec<_> = left.map(|(count, kind)| format!("{count} {kind}")).collect();
    if left.is_empty() { "No piece is left".to_owned() } else { format!("Pieces left: {}", left.join(", ")) }
}

/// What was done in this turn, if anything was.
fn this_turn(view: &View) -> Option<String> {
    let placed = view.placed.map(|place| format!("a highway placed on {place}"));
    let bought = view.bought.map(|place| format!("a right-of-way bought on {place}"));
    let done: Vec<_> = placed.into_iter().chain(bought).collect();
    (!done.is_empty()).then(|| format!("This turn: {}", done.join(", ")))
}

/// Tiles as words, each kind once with how many there are: `N.S×2`.
fn tiles(of: &[Kind]) -> Vec<String> {
    panel::kinds(of).into_iter().map(|(kind, copies)| format!("{kind}×{copies}")).collect()
}

fn count(number: u8, thing: &str) -> String {
    if number == 1 { format!("1 {thing}") } else { format!("{number} {thing}s") }
}
