//! Traffic Congestion: rival traffic-light operators on one street grid.
//!
//! Streets cross, two by two on the ordinary board, and every lane that ends at an intersection holds a
//! queue of up to five cars and may have a signal: straight, left or right. In a turn a player lets a car
//! into the board, places a signal, or moves a queue through its signal and then keeps, removes or changes
//! that signal; or passes. Signals belong to nobody, but no two paths through an intersection may cross. A
//! car that leaves the board counts for its colour if it leaves on its colour's side: blue north, red east,
//! green south, yellow west. Twenty cars win. There is no chance and nothing is hidden.
//!
//! ```
//! use cloverleaf_congestion::Congestion;
//! use cloverleaf_core::{Actor, Game, GameExt, Seat};
//!
//! let game = Congestion::new(2, Default::default())?;
//! let mut state = game.start();
//! let seats = [Actor::Seat(Seat::at(0)), Actor::Seat(Seat::at(1))];
//! game.play(&mut state, seats[0], "signal NW:E straight".parse()?)?;
//! game.play(&mut state, seats[1], "enter NW:E red".parse()?)?;
//! let refused = game.play(&mut state, seats[0], "signal NW:N straight".parse()?).unwrap_err();
//! assert_eq!(refused.clause(), "TC-3.4");
//! assert_eq!(refused.message().key, "tc-crosses");
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

// What makes the TypeScript of a view needs more, and is no part of the game.
#![cfg_attr(not(feature = "ts"), no_std)]

extern crate alloc;

mod action;
mod board;
mod check;
mod crossing;
mod data;
mod explain;
mod lanes;
mod legal;
pub mod names;
mod options;
mod order;
mod play;
mod queue;
mod rules;
mod score;
mod state;
mod text;
mod view;

pub use action::{Action, Then};
pub use board::{Board, Target};
pub use check::{Crossing, Refusal};
pub use data::{CAPACITY, Colour, Direction, Grid, Heading, Intersection, Lane, MAX_LANES, MAX_SIDE};
pub use lanes::{Lanes, Signals};
pub use legal::Choices;
pub use options::{Cars, DirectPath, Options};
pub use queue::Queue;
pub use rules::Congestion;
pub use score::Ending;
pub use state::State;
pub use view::View;

// The example of the README, so that it is a test.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
mod readme {}
