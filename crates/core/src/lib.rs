//! The contract between a game and everything around it.
//!
//! A game is a [`Game`]: an immutable value that holds the rules of one set-up, makes a plain
//! [`Game::State`], and says of any state who is to act, what they may do, what each viewer may
//! know and how it ended. Bots, screens, records and servers understand nothing but this trait.
//!
//! This crate must never know a game, a clock, a file, a thread or the operating system's
//! randomness; being `no_std` it cannot even name them.
//!
#![doc = include_str!("../README.md")]
#![no_std]

extern crate alloc;

mod about;
mod document;
mod explain;
mod game;
mod message;
mod options;
mod outcome;
mod random;
mod refusal;
mod seat;
mod text;
mod turn;

pub use about::About;
pub use document::{Content, Document, DocumentError, Entry, Node, ReadDocument};
pub use explain::{Explanation, Figure};
pub use game::{Game, GameExt};
pub use message::{Arg, Message, Say};
pub use options::{Kind, OptionError, OptionSpec, Options, TURN_LIMIT, Value, options_from, options_reading};
pub use outcome::{Outcome, ranks_by};
pub use random::{Random, SplitMix};
pub use refusal::{Refusal, Refused};
pub use seat::{BySeat, MAX_SEATS, Seat, SeatSet};
pub use text::{ParseError, Words};
pub use turn::{Actor, Turn, Viewer};
