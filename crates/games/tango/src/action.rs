//! What a seat or chance can do: one decision, one action.

use cloverleaf_core::Seat;

use crate::sign::Post;
use crate::tile::{Dir, Tile};

/// One decision.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Action {
    /// The lot gives a seat its corner (TT-1.2).
    Corner(Seat, Tile),
    /// The next step of the route that is being planned (TT-4.1).
    Go(Dir),
    /// The same, merged with the step after it (TT-4.6).
    Rush(Dir),
    /// The obligatory sign (TT-2).
    Sign(Post),
    /// The paid second sign (TT-2.9).
    Extra(Post),
    /// The day's orders are final (TT-10.1).
    Seal,
    /// Takes back everything this seat ordered today (TT-10.2).
    Reopen,
    /// The winner's choice (TT-8.2).
    Eliminate(Seat),
}

#[cfg(test)]
mod tests {
    #[test]
    fn an_action_fits_in_six_bytes() {
        assert!(size_of::<super::Action>() <= 6, "{}", size_of::<super::Action>());
    }
}
