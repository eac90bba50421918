//! The games, their bots and the lab for Python: the module `_cloverleaf` inside the package `cloverleaf`.
//!
//! What is answered in parts is a named tuple of `cloverleaf.types`, what goes wrong an exception of `cloverleaf.errors`; both
//! are written in Python, where they are at home. Nothing is decided here: every answer is one of the crates'.

mod arrays;
mod batch;
mod bot;
mod contest;
mod convert;
mod decision;
mod errors;
mod game;
mod info;
mod picture;
mod record;
mod state;

/// What the package takes from here.
#[pyo3::pymodule]
mod _cloverleaf {
    use pyo3::prelude::*;

    #[pymodule_export]
    use crate::batch::Batch;
    #[pymodule_export]
    use crate::bot::Bot;
    #[pymodule_export]
    use crate::contest::{match_, play_games, result_of};
    #[pymodule_export]
    use crate::decision::Decision;
    #[pymodule_export]
    use crate::game::{Game, restore_game};
    #[pymodule_export]
    use crate::info::games;
    #[pymodule_export]
    use crate::record::Record;
    #[pymodule_export]
    use crate::state::{State, restore_state};

    #[pymodule_init]
    fn init(module: &Bound<'_, PyModule>) -> PyResult<()> {
        module.add("__version__", env!("CARGO_PKG_VERSION"))
    }
}
