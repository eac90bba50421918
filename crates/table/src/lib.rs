//! A match at a table: the state, the log of what happened, the dealer who draws.
//!
//! - [`Table`] plays one game, keeps its log, and knows who resigned or agreed on a draw.
//! - [`Seed`] and [`Commitment`] make the draws provable: the hash is published first, the seed last.
//! - [`Record`] is a match as text; [`Table::replay`] and [`verify`] read it again, line by line.
//! - [`Driver`] tells what a match waits for: a draw, the rules, a bot, people, or nothing any more.
//! - [`Ahead`] plays on from an imagined position; a [`Plan`] answers when what was foreseen has come about, which a seat
//!   knows again by its [`situation()`].
//! - [`AnyTable`] is a table of any game behind text and JSON, for programs that know no game.
//!
//! This crate must never know a particular game, nor how one looks.
//!
#![doc = include_str!("../README.md")]

mod ahead;
mod any;
mod back;
mod dealer;
mod driver;
mod event;
mod json;
mod perft;
mod record;
mod replay;
mod situation;
mod standing;
mod table;
mod verify;

pub use ahead::{Ahead, Answer, Plan, Step as PlanStep};
pub use any::{AnyTable, PlayError, open_any, replay_any};
pub use back::Stands;
pub use cloverleaf_document::options_from;
pub use dealer::{Commitment, HexError, Seed};
pub use driver::{BotTurn, Driver, Sitter, Step, settle, settle_watched};
pub use event::{Event, tell};
pub use json::{option_from_json, value_to_json};
pub use perft::{perft, perft_within};
pub use record::{Line, Record, RecordError};
pub use replay::read_option;
pub use situation::{situation, situation_in_full};
pub use standing::Standing;
pub use table::{EventError, Table, resolves};
pub use verify::{Draws, Verified, verify};
