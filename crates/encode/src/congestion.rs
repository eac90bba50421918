//! Traffic Congestion: lanes in the order in which the board numbers them, colours by whose they are.

mod features;
mod ids;
mod observation;

use cloverleaf_congestion::{Action, Colour, Congestion, State, View};
use cloverleaf_core::{Game, MAX_SEATS, Seat};

use crate::{Encode, Layout, Number};

impl Encode for Congestion {
    fn observation(&self) -> Layout {
        observation::layout(self)
    }

    fn observe(&self, view: &View, seat: Seat, out: &mut [Number]) {
        observation::write(self, view, seat, out);
    }

    fn action_ids(&self) -> u32 {
        ids::count(self)
    }

    fn action_id(&self, seat: Seat, action: Action) -> Option<u32> {
        ids::of(self, seat, action)
    }

    fn action(&self, seat: Seat, id: u32) -> Option<Action> {
        ids::action(self, seat, id)
    }

    fn draw_ids(&self) -> u32 {
        // Nothing is left to chance.
        0
    }

    fn draw_id(&self, _draw: Action) -> Option<u32> {
        None
    }

    fn draw_with(&self, _id: u32) -> Option<Action> {
        None
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

/// The colours by whose they are: how many seats after the one that looks.
struct Whose([usize; 4]);

impl Whose {
    /// In place of a seat for a colour that nobody plays.
    const NOBODY: usize = MAX_SEATS;

    fn seen_by(game: &Congestion, seat: Seat) -> Whose {
        let seats = usize::from(game.seats());
        let mut whose = [Whose::NOBODY; 4];
        for (other, &colour) in game.colours().iter() {
            whose[colour as usize] = (other.index() + seats - seat.index() % seats) % seats;
        }
        Whose(whose)
    }

    fn of(&self, colour: Colour) -> usize {
        self.0[colour as usize]
    }
}

/// The seat that comes so many seats after this one, if there are that many.
fn seat_after(game: &Congestion, seat: Seat, after: usize) -> Option<Seat> {
    let seats = usize::from(game.seats());
    (after < seats).then(|| Seat::at((seat.index() + after) % seats))
}
