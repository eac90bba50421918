//! RIGHT_OF_WAY: two builders push highways through the rich and the poor quarters of one city.
//!
//! The tiles in hand are both material and power. Whoever places a highway on a dollar tile pays as many
//! tiles as it has connections; each connection that faces a dollar tile, and each that meets a highway,
//! earns one. What is earned is drawn from one's own stack, what is lost is discarded. Beside the one
//! highway a turn a player may buy a right-of-way: a tile face down, where the other may not build until
//! they pay more. When somebody has used up all tiles the other has one more turn. A highway all of whose
//! connections are met counts its value for its owner, and the most points win. Hands are open; only the
//! order of the drawing stacks is hidden.
//!
//! ```
//! use cloverleaf_core::{Actor, Game, GameExt, Random, Seat, SplitMix, Turn};
//! use cloverleaf_rightofway::RightOfWay;
//!
//! let game = RightOfWay::new(2, Default::default())?;
//! let mut state = game.start();
//! let mut random = SplitMix::new(4);
//! let mut outcomes = Vec::new();
//! // Chance marks thirty rich quarters and deals five tiles to each seat.
//! while game.turn(&state) == Turn::Chance {
//!     outcomes.clear();
//!     game.chance(&state, &mut outcomes);
//!     let drawn = random.weighted(outcomes.iter().map(|(_, weight)| *weight));
//!     game.play(&mut state, Actor::Chance, outcomes[drawn].0)?;
//! }
//! let seat = game.next_seat(&state).expect("somebody begins");
//! let refused = game.play(&mut state, Actor::Seat(seat), "place 9,9 N.S".parse()?).unwrap_err();
//! assert_eq!(refused.clause(), "RW-1.5");
//! assert_eq!(refused.message().to_string(), "rw-outside at=9,9");
//! # let _ = Seat::at(0);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

// What makes the TypeScript of a view needs more, and is no part of the game.
#![cfg_attr(not(feature = "ts"), no_std)]

extern crate alloc;

mod action;
mod balance;
mod check;
mod choices;
mod city;
mod complete;
mod data;
mod explain;
mod laying;
mod legal;
mod options;
mod pick;
mod places;
mod play;
mod refusal;
mod rules;
mod score;
mod sites;
mod state;
mod tell;
mod text;
mod tile_set;
mod tiles;
mod turn;
mod view;

pub use action::Action;
pub use choices::Choices;
pub use city::NO_TILE;
pub use data::{DOLLARS, HAND, Kind, PIECES, SET, TILES};
pub use options::{City, Options};
pub use places::Places;
pub use refusal::Refusal;
pub use rules::RightOfWay;
pub use score::Ending;
pub use sites::Sites;
pub use state::{Phase, State};
pub use text::Place;
pub use tile_set::TileSet;
pub use tiles::Tiles;
pub use view::{FaceDown, Highway, Quarter, Right, View};

// The example of the README, so that it is a test.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
mod readme {}
