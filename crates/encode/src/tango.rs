//! Traffic Tango: the city as it lies, north up, with tiles row by row from A1. Only seats are told from the point of view
//! of the one that looks; where its car starts and where it goes is among the columns.

mod features;
mod ids;
mod observation;

use cloverleaf_core::{MAX_SEATS, Seat};
use cloverleaf_tango::{Action, State, Tango, View};

use crate::{Encode, Layout, Number};

impl Encode for Tango {
    fn observation(&self) -> Layout {
        observation::layout()
    }

    fn observe(&self, view: &View, seat: Seat, out: &mut [Number]) {
        observation::write(self, view, seat, out);
    }

    fn action_ids(&self) -> u32 {
        ids::COUNT
    }

    fn action_id(&self, seat: Seat, action: Action) -> Option<u32> {
        ids::of(seat, action)
    }

    fn action(&self, seat: Seat, id: u32) -> Option<Action> {
        ids::action(seat, id)
    }

    fn draw_ids(&self) -> u32 {
        ids::DRAWS
    }

    fn draw_id(&self, draw: Action) -> Option<u32> {
        ids::of_draw(draw)
    }

    fn draw_with(&self, id: u32) -> Option<Action> {
        ids::draw(id)
    }

    fn mask(&self, state: &State, seat: Seat, out: &mut [u8]) {
        ids::mask(state, seat, out);
    }

    fn action_features(&self) -> Layout {
        features::layout()
    }

    fn describe(&self, view: &View, seat: Seat, action: Action, out: &mut [Number]) {
        features::write(view, seat, action, out);
    }
}

/// What columns about the seats are called: the seat that looks, then the others round the table.
const SEATS: [&str; MAX_SEATS] = ["own", "next", "third", "fourth"];

/// What columns about the signs are called, in the order of [`Sign::ALL`](cloverleaf_tango::Sign::ALL).
const SIGNS: [&str; 9] =
    ["one_way_n", "one_way_e", "one_way_s", "one_way_w", "yield", "roundabout", "toll", "stop", "speed"];

/// What columns about directions end in, in the order of [`Dir::ALL`](cloverleaf_tango::Dir::ALL).
const DIRS: [&str; 4] = ["n", "e", "s", "w"];

/// In place of a number of steps where there is no way: more than any route has.
const NEVER: u8 = 25;

/// The seat that comes so many seats after this one.
fn seat_after(seat: Seat, after: usize) -> Seat {
    Seat::at((seat.index() + after) % MAX_SEATS)
}

/// How many seats after this one the other comes.
fn seats_between(seat: Seat, other: Seat) -> usize {
    (other.index() + MAX_SEATS - seat.index()) % MAX_SEATS
}
