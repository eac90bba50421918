//! Gridlock: Boston: spaces in the order in which the board numbers them, column by column from the west, each from
//! the north; destinations in the order of the board's list.

mod features;
mod ids;
mod observation;

use cloverleaf_core::{Game, MAX_SEATS, Seat};
use cloverleaf_gridlock::{Action, Gridlock, State, View};

use crate::{Encode, Layout, Number};

impl Encode for Gridlock {
    fn observation(&self) -> Layout {
        observation::layout(self)
    }

    fn observe(&self, view: &View, seat: Seat, out: &mut [Number]) {
        observation::write(self, view, seat, out);
    }

    fn action_ids(&self) -> u32 {
        ids::count(self)
    }

    fn action_id(&self, _seat: Seat, action: Action) -> Option<u32> {
        ids::of(self, action)
    }

    fn action(&self, _seat: Seat, id: u32) -> Option<Action> {
        ids::action(self, id)
    }

    fn draw_ids(&self) -> u32 {
        ids::DRAWS
    }

    fn draw_id(&self, draw: Action) -> Option<u32> {
        ids::of_draw(self, draw)
    }

    fn draw_with(&self, id: u32) -> Option<Action> {
        ids::draw(self, id)
    }

    fn mask(&self, state: &State, seat: Seat, out: &mut [u8]) {
        ids::mask(self, state, seat, out);
    }

    fn action_features(&self) -> Layout {
        features::layout()
    }

    fn describe(&self, view: &View, seat: Seat, action: Action, out: &mut [Number]) {
        features::write(self, view, seat, action, out);
    }
}

/// What columns about the seats are called: the seat that looks, then the others round the table.
const SEATS: [&str; MAX_SEATS] = ["own", "next", "third", "fourth"];

/// What columns about the sides of a space are called, clockwise from the north.
const SIDES: [&str; 6] = ["north", "north_east", "south_east", "south", "south_west", "north_west"];

/// The most that the column of a space can be, counted from 0 in the west.
const MOST_COLUMN: Number = 25;

/// The most that the half-row of a space can be, counted from the north.
const MOST_HALF_ROW: Number = 200;

/// The seats round the table, the one that looks first.
fn round_the_table(game: &Gridlock, own: Seat) -> impl Iterator<Item = Seat> {
    let seats = usize::from(game.seats());
    (0..seats).map(move |after| Seat::at((own.index() + after) % seats))
}
