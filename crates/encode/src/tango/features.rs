//! What an action is about.

use cloverleaf_core::Seat;
use cloverleaf_tango::{Action, Dir, Place, Post, RUSH_PRICE, View};

use super::ids::sign_index;
use super::{DIRS, NEVER, SEATS, SIGNS, seats_between};
use crate::{Layout, Number, Part};

const KINDS: [&str; 7] = ["go", "rush", "sign", "extra", "seal", "reopen", "eliminate"];

const DIRS_AT: usize = KINDS.len();
const SIGNS_AT: usize = DIRS_AT + DIRS.len();
const SEATS_AT: usize = SIGNS_AT + SIGNS.len();
const COLUMN: usize = SEATS_AT + SEATS.len();
const ROW: usize = COLUMN + 1;
const LINE: usize = ROW + 1;
const COST: usize = LINE + 1;
const OFF: usize = COST + 1;
const ARRIVES: usize = OFF + 1;
const TO_GO: usize = ARRIVES + 1;
const TILES: usize = TO_GO + 1;
const TOLL: usize = TILES + 1;
const COUNT: usize = TOLL + 1;

pub(super) fn layout() -> Layout {
    let mut part = Part::new("action", 1, "The action.");
    for kind in KINDS {
        part = part.flag(kind, "It is of this kind.");
    }
    for dir in DIRS {
        part = part.flag(format!("dir_{dir}"), "A step in this direction.");
    }
    for sign in SIGNS {
        part = part.flag(sign, "A sign of this kind.");
    }
    for whose in SEATS {
        part = part.flag(format!("seat_{whose}"), "This seat is chosen.");
    }
    let part = part
        .with("column", 5, "The column, from 1 for A, of the tile where the sign stands or the step ends, or of the last tile on the board; 0 if there is none.")
        .with("row", 5, "The row of the same tile.")
        .with("line", 10, "Where the Speed Limit stands: 1 to 5 for the rows from the north, 6 to 10 for the columns from the west; 0 if it is none.")
        .with("cost", 8, "What it costs in garnets.")
        .flag("off", "The step leaves the board, which wrecks the car.")
        .flag("arrives", "The step ends at the goal.")
        .with("to_go", NEVER.into(), "How many steps a lone car has still to go after this one; 0 for what is no step.")
        .with("tiles", 5, "How many tiles the step enters.")
        .with("tolls_paid", 5 * 8, "What the tolls on the way cost in gas: nothing in a rush.");
    Layout { parts: vec![part] }
}

pub(super) fn write(view: &View, seat: Seat, action: Action, out: &mut [Number]) {
    assert_eq!(out.len(), COUNT, "features have a place for every number");
    out.fill(0);
    let kind = match action {
        Action::Go(dir) => step(view, dir, false, out),
        Action::Rush(dir) => step(view, dir, true, out),
        Action::Sign(post) => sign(post, 2, out),
        Action::Extra(post) => {
            out[COST] = view.extra_price().unwrap_or(0).into();
            sign(post, 3, out)
        }
        Action::Seal => 4,
        Action::Reopen => 5,
        Action::Eliminate(other) => {
            out[SEATS_AT + seats_between(seat, other)] = 1;
            6
        }
        // A draw is no action of a seat.
        Action::Corner(..) => return,
    };
    out[kind] = 1;
}

fn step(view: &View, dir: Dir, rush: bool, out: &mut [Number]) -> usize {
    out[DIRS_AT + dir.index()] = 1;
    out[COST] = if rush { RUSH_PRICE.into() } else { 0 };
    let own = view.own.as_ref();
    let from = own.and_then(|own| Some((own.orders.at?, view.corners[own.seat.index()]?.opposite())));
    if let Some((from, goal)) = from
        && let Ok(step) = view.city.step(from, dir)
    {
        place(Place::Tile(step.end), out);
        out[OFF] = step.off.into();
        out[ARRIVES] = (!step.off && step.end == goal).into();
        out[TILES] = step.entered.len() as Number;
        let in_rush =
            rush || own.is_some_and(|own| own.orders.route.rush() == own.orders.route.len().checked_sub(1));
        out[TOLL] = if in_rush { 0 } else { step.toll as Number };
        if !step.off {
            out[TO_GO] = view.roads.to_go(step.end, goal).unwrap_or(NEVER).into();
        }
    }
    usize::from(rush)
}

fn sign(post: Post, kind: usize, out: &mut [Number]) -> usize {
    out[SIGNS_AT + sign_index(post.sign())] = 1;
    place(post.place(), out);
    kind
}

fn place(place: Place, out: &mut [Number]) {
    match place {
        Place::Tile(tile) => {
            out[COLUMN] = Number::from(tile.column()) + 1;
            out[ROW] = Number::from(tile.row()) + 1;
        }
        Place::Line(line) => out[LINE] = line.index() as Number + 1,
    }
}
