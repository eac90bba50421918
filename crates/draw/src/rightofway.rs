//! RIGHT_OF_WAY: rich and poor quarters, highways in their builders' tones, survey stakes, open hands.
//!
//! The game gives seats no colours, so they get blue and green in order.

mod highways;
mod junctions;
mod layout;
mod notes;
mod panel;
mod places;
mod quarters;
mod sketch;
mod stakes;

use std::collections::BTreeSet;

use cloverleaf_core::{Arg, Message, Say};
use cloverleaf_grid::{Hex, Roads};
use cloverleaf_rightofway::{Action, Phase, Place, RightOfWay, Tiles, View};

use crate::outline::hexagon;
use crate::sheet::{Sheet, emblem};
use crate::svg::group;
use crate::words::{seat_letter, sentence};
use crate::{Drawn, Look, Picture, SeatColour, Sketch, Theme, Touched};
use layout::Layout;

impl Drawn for RightOfWay {
    fn draw(view: &View, look: &Look, words: &dyn Say) -> Picture {
        let plan = Layout::of(view);
        let mut sheet = Sheet::new(look, words);
        for (place, quarter) in &view.city {
            quarters::draw(&mut sheet, plan, view, *place, *quarter);
        }
        for hex in free_ground(view) {
            quarters::free(&mut sheet, plan, view, Place(hex));
        }
        for (place, highway) in &view.highways {
            highways::draw(&mut sheet, plan, view, *place, highway);
        }
        for (place, right) in &view.rights {
            stakes::draw(&mut sheet, plan, view, *place, right);
        }
        if !look.bare {
            panel::draw(&mut sheet, plan, view);
        }
        notes::draw(&mut sheet, plan, view);
        let about = format!("{}. {}.", status(view, words), words.say(&standing(view)));
        sheet.finish(plan.size(look.bare), &words.word("title-rightofway"), &about)
    }

    fn emblem(piece: &str, seat: u8, theme: Theme, words: &dyn Say) -> Option<String> {
        let roads: Roads = piece.parse().ok()?;
        let look = Look::themed(theme);
        let sheet = Sheet::new(&look, words);
        let (side, size) = (44.0, 92.0);
        let ground = hexagon((0.0, 0.0), side);
        let ground = ground.fill(sheet.palette.tile).stroke(sheet.palette.hairline, 1.2);
        let tile = highways::tile(&sheet, side, roads, colour_of(seat));
        Some(emblem((size, size), group().at((size / 2.0, size / 2.0)).with(ground).with(tile)))
    }

    fn place_id(notation: &str) -> Option<String> {
        notation.parse().ok().map(|place| id("tile", place))
    }

    fn touch(action: Action, touched: &mut Touched) {
        match action {
            Action::Place(_, roads) => touched.piece(format_args!("{roads}")),
            Action::Buy(_, kind) | Action::Discard(kind) => touched.piece(format_args!("{kind}")),
            _ => {}
        }
        if let Action::Place(place, _)
        | Action::Buy(place, _)
        | Action::Scrap(place)
        | Action::Lay(place, _) = action
        {
            touched.place(format_args!("tile-{}-{}", place.0.q, place.0.r));
        }
    }

    fn names(view: &View, words: &dyn Say) -> Vec<(String, String)> {
        let places = view.city.keys().copied().chain(free_ground(view).into_iter().map(Place));
        places.map(|place| (place.to_string(), words.say(&places::name(view, place)))).collect()
    }

    fn sketch(view: &View, words: &dyn Say) -> Sketch {
        sketch::draw(view, words)
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
    format!("{kind}-{}-{}", place.0.q, place.0.r)
}

/// A seat with its letter.
fn name(seat: u8) -> Message {
    seat_letter(seat, colour_of(seat))
}

/// What the game waits for.
fn status(view: &View, words: &dyn Say) -> String {
    let key = match view.phase {
        Phase::Dollar => "rw-seen-due-dollar",
        Phase::Piece => "rw-seen-due-piece",
        Phase::Lay => "rw-seen-due-lay",
        Phase::Deal => "rw-seen-due-deal",
        Phase::First => "rw-seen-due-first",
        Phase::Act => choices(view),
        Phase::Draw => "rw-seen-due-draw",
        Phase::Discard => "rw-seen-due-discard",
        Phase::Scrap => "rw-seen-due-scrap",
        Phase::Price => "rw-seen-due-price",
        Phase::Refill => "rw-seen-due-refill",
        Phase::Over => return words.say(&ended(view)),
    };
    let status = Message::new(key).with("who", name(view.seat)).with("count", view.owed);
    sentence(&words.say(&status.with("dollars", view.piece.unwrap_or(0))))
}

/// What may be done in a turn now.
fn choices(view: &View) -> &'static str {
    match (view.placed.is_some(), view.bought.is_some()) {
        // RW-7.3: without an open tile there is but one thing to do.
        (false, false) if !can_build(view) => "rw-seen-must-buy",
        (false, false) => "rw-seen-places-or",
        (false, true) => "rw-seen-places",
        (true, _) => "rw-seen-may-buy",
    }
}

/// Whether a city tile is open to whose turn it is.
fn can_build(view: &View) -> bool {
    let theirs = |place| view.rights.get(place).is_some_and(|right| right.seat != view.seat);
    view.city.keys().any(|place| !view.highways.contains_key(place) && !theirs(place))
}

fn ended(view: &View) -> Message {
    match view.ended {
        Some(ending) => Message::new("rw-seen-over").choice("reason", ending.reason().replace(' ', "-")),
        None => Message::new("seen-over"),
    }
}

/// The turn and the points; before the first turn the pieces that are still to be drawn.
fn standing(view: &View) -> Message {
    let [one, two] = view.points;
    let score = Message::new("rw-seen-score").with("one", one).with("two", two);
    let turn = |key, turn: u32| Message::new(key).with("turn", turn);
    match view.phase {
        Phase::Piece | Phase::Lay => pieces(view),
        Phase::Dollar | Phase::Deal | Phase::First => score,
        Phase::Over => turn("rw-seen-after", view.turns).with("score", score),
        _ => {
            let key = if view.last_turn { "rw-seen-last-turn" } else { "rw-seen-turn" };
            turn(key, view.turns.saturating_add(1)).with("score", score)
        }
    }
}

/// RW-1.3: what is left to draw is open, because what was drawn is.
fn pieces(view: &View) -> Message {
    let left = view.pieces.iter().zip(0_u8..).filter(|(count, _)| **count > 0);
    let of = |(count, dollars): (&u8, u8)| {
        Arg::from(Message::new("rw-seen-pieces-of").with("count", *count).with("dollars", dollars))
    };
    let left: Vec<Arg> = left.map(of).collect();
    match left.is_empty() {
        true => Message::new("rw-seen-no-piece"),
        false => Message::new("rw-seen-pieces").with("pieces", left),
    }
}

/// What was done in this turn, if anything was.
fn this_turn(view: &View) -> Option<Message> {
    let done = |key, at: Option<Place>| at.map(|at| Arg::from(Message::new(key).place("at", at)));
    let placed = done("rw-seen-placed", view.placed);
    let done: Vec<Arg> = placed.into_iter().chain(done("rw-seen-bought", view.bought)).collect();
    (!done.is_empty()).then(|| Message::new("rw-seen-this-turn").with("done", done))
}

/// Tiles as words, each kind once with how many there are: `N.S×2`.
fn tiles(of: &Tiles) -> Vec<String> {
    of.kinds().map(|kind| format!("{kind}×{}", of.count(kind))).collect()
}
