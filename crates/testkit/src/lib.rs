//! To come.
mod subject;
pub use subject::{Action, State, Subject, game};
