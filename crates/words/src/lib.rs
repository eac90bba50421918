//! What is said to people, in their language.
//!
//! Everything else names a sentence by a [`Message`](cloverleaf_core::Message): a key and typed arguments. The words
//! are in the folder `locales`, one folder a language, in Fluent files; adding a language is adding a folder.
//!
#![doc = include_str!("../README.md")]

mod faults;
mod language;
mod languages;
mod pseudo;
mod render;

pub use faults::Fault;
pub use language::Language;
pub use languages::{Languages, SOURCE};
pub use pseudo::pseudo;
pub use render::Speaker;

/// The embedded English, which has words for every message.
#[must_use]
pub fn english() -> &'static Language {
    Languages::embedded().source()
}
