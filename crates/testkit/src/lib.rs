//! What every game is held to, for tests only.
//!
//! - [`laws`] plays a game at random and against the grain and checks the design's laws at every
//!   state; `tests/faults.rs` plants a fault for each law in a toy game and sees it caught.
//! - [`perft_table`] compares committed counts, [`records`] replays finished matches and demands one
//!   for every end and seat count, [`playthrough`] writes every observable of a match, step by step.
//! - [`resigned`] is a match in which somebody resigns, which every edge has to play in the same way.
//!
//! Each game says what is special about it by a [`Subject`] in its `tests/support`.

pub mod laws;
mod perft_table;
mod playthrough;
pub mod records;
pub mod resigned;
mod snapshot;
mod subject;
mod walk;

/// The table, for tests of what happens to a match rather than to a state.
pub use cloverleaf_table as table;
pub use perft_table::check_perft_table;
pub use playthrough::playthrough;
pub use snapshot::check_snapshot;
pub use subject::{Action, State, Subject, game};
pub use walk::{Style, walk};
