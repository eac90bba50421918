//! What can be done: by chance while the city and the hands come about, by a seat in its turn.

use cloverleaf_core::Seat;
use cloverleaf_grid::{Edge, Roads};

use crate::{Kind, Place};

/// One decision, or one draw.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Action {
    /// RW-1.4: chance puts a dollar sign on this city tile.
    Dollar(Place),
    /// RW-1.4: the piece drawn has so many dollars.
    Piece(u8),
    /// RW-1.4: lay it with its first tile here, its second across this edge.
    Lay(Place, Edge),
    /// RW-3.1, RW-4.3, RW-5.4: the seat draws such a tile.
    Draw(Seat, Kind),
    /// RW-3.2: the lot says who goes first.
    First(Seat),
    /// RW-4.2: place a highway tile so that it has these roads.
    Place(Place, Roads),
    /// RW-5.4, RW-6.2: pay with a tile from hand.
    Discard(Kind),
    /// RW-5.5: pay with an own tile from the city.
    Scrap(Place),
    /// RW-6.1, RW-6.2: lay this tile face down there.
    Buy(Place, Kind),
    /// RW-4.1: end the turn without buying.
    Done,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_action_is_six_bytes() {
        // An opening turn lists more than a thousand of them.
        assert_eq!(size_of::<Action>(), 6);
    }
}
