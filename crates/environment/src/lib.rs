//! The games as environments for learning.
//!
//! - [`Rules`]: a game with its set-up, known at run time only; it numbers actions and draws.
//! - [`Position`]: one position of it, played on by id, with everything that led to it.
//! - [`Batch`]: many games stepped at once, written into the caller's arrays.
//!
#![doc = include_str!("../README.md")]

mod batch;
mod error;
mod position;
mod returns;
mod rules;

use cloverleaf_catalog::Playable;
use cloverleaf_encode::Encode;

pub use batch::{Arrays, Autoreset, Batch, BatchError, Choices, Settings};
pub use error::ActionError;
pub use position::{Played, Position, imagine};
pub use returns::returns;
pub use rules::{Rules, open, rules};

/// A game that can be an environment: one of the catalog whose positions are also numbers.
pub trait Learnable: Playable + Encode {}

impl<G: Playable + Encode> Learnable for G {}
