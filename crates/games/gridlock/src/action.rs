//! What players and chance can do.

use cloverleaf_core::Seat;

use crate::space::{Name, Space};
use crate::tile::Tile;

/// One decision, or one draw.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Action {
    /// Chance: this seat draws this card; which one is hidden from those who may not know it.
    Card(Seat, Option<Name>),
    /// Chance: this seat draws this tile; which one is hidden from those who may not know it.
    Tile(Seat, Option<Tile>),
    /// Chance: this seat is the first player (GB-3.5).
    First(Seat),
    /// Declare a build turn (GB-4.1).
    Build,
    /// Declare a drive turn (GB-4.1).
    Drive,
    /// Place a tile from hand so (GB-5.1).
    Place(Space, Tile),
    /// Turn the tile there so (GB-5.2).
    Rotate(Space, Tile),
    /// Take the tile there off the board (GB-5.3).
    Remove(Space),
    /// Set up a cone there (GB-5.4).
    Cone(Space),
    /// Clear the cone there (GB-5.5).
    Clear(Space),
    /// Drive there and stop (GB-6.1).
    Stop(Space),
    /// End the turn (GB-4.5).
    End,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_action_is_sixteen_bytes() {
        // A build turn starts with a thousand of them: a list must stay in the nearest cache.
        assert_eq!(size_of::<Action>(), 16);
    }
}
