//! What the sections say that only one game's report has, a file a game.

pub(crate) mod congestion;
pub(crate) mod gridlock;
pub(crate) mod rightofway;
pub(crate) mod tango;
