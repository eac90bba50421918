//! RIGHT_OF_WAY: tiles of the city in the order of their places, tiles in hand by their kinds.
//!
//! The hexagon has 61 places, so its ids are few. A city that is laid can reach forty places from its centre in any
//! direction: there every place within that reach has ids, hundreds of thousands in all, and whoever learns does better
//! to judge actions by their features. Its tiles are observed as a list, each with where it lies.

mod features;
mod ids;
mod observation;
mod reach;

use cloverleaf_core::Seat;
use cloverleaf_rightofway::{Action, RightOfWay, State, View};

use crate::{Encode, Layout, Number};

impl Encode for RightOfWay {
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
        ids::draws(self)
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
        features::layout(self)
    }

    fn describe(&self, view: &View, _seat: Seat, action: Action, out: &mut [Number]) {
        features::write(view, action, out);
    }
}

/// Flags for the six edges, clockwise from north, for every set of edges.
const EDGES: [[Number; 6]; 64] = {
    let mut table = [[0; 6]; 64];
    let mut at = 0;
    while at < 64 * 6 {
        table[at / 6][at % 6] = ((at / 6) >> (at % 6) & 1) as Number;
        at += 1;
    }
    table
};

/// How many edges there are in every set of edges.
const COUNTS: [Number; 64] = {
    let mut table = [0; 64];
    let mut edges = 0;
    while edges < 64 {
        table[edges] = edges.count_ones() as Number;
        edges += 1;
    }
    table
};
