//! What a player can do in a turn (TC-3).

use crate::{Colour, Direction, Lane};

/// One action: a whole turn.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Action {
    /// TC-3.1: put a car of this colour at the back of an entrance lane.
    Enter(Lane, Colour),
    /// TC-3.4: place a signal at the end of a lane.
    Signal(Lane, Direction),
    /// TC-3.5: move the cars of a lane through its signal, then do this with the signal.
    Move(Lane, Then),
    /// TC-3.7: do nothing.
    Pass,
}

/// TC-3.5: what becomes of a signal once cars have moved through it.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Then {
    /// It stays as it is.
    Keep,
    /// It is taken off the board.
    Remove,
    /// It points elsewhere from now on.
    Change(Direction),
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_action_is_three_bytes() {
        // Lists of a hundred actions are made millions of times a second.
        assert_eq!(size_of::<Action>(), 3);
    }
}
