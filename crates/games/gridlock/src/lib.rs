//! Gridlock: Boston, a game by Justin Richer.
//!
//! Two to four players build, turn and take away the roads of one shared network of hexagonal
//! tiles, and race to stop at their own secret destinations. A turn either builds, up to four
//! actions, or drives, up to two stops. Two construction cones freeze the tiles around them and stop
//! every car that comes by. Whoever has reached all their destinations first wins.
//!
//! [`Gridlock`] is the rules for one set-up; its clauses are `GB-1` to `GB-11`. A city is data, a
//! [`Board`] made of what a file says. This crate must never know a clock, a file or a screen.
//!
//! ```
//! use cloverleaf_core::{Actor, Game, GameExt, Seat, Turn};
//! use cloverleaf_gridlock::{Gridlock, Options};
//!
//! let game = Gridlock::new(2, Options::default())?;
//! let mut state = game.start();
//! // Chance draws cards, tiles and the first player, until somebody is to act.
//! let mut draws = Vec::new();
//! while game.turn(&state) == Turn::Chance {
//!     draws.clear();
//!     game.chance(&state, &mut draws);
//!     game.play(&mut state, Actor::Chance, draws[0].0).expect("what is listed is legal");
//! }
//! // The opening round: one tile each, anywhere that is empty.
//! let seat = Seat::at(0);
//! assert_eq!(game.turn(&state), Turn::Seat(seat));
//! game.play(&mut state, Actor::Seat(seat), "place D6 N.SE".parse()?).expect("an empty space");
//! let refused = game.play(&mut state, Actor::Seat(seat), "place D6 N.SE".parse()?);
//! assert_eq!(refused.expect_err("tiles are drawn first").clause(), "turn");
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

// What makes the TypeScript of a view needs more, and is no part of the game.
#![cfg_attr(not(feature = "ts"), no_std)]

extern crate alloc;

mod action;
mod board;
mod check;
mod choices;
mod cities;
mod complete;
mod data;
mod drive;
mod explain;
mod file;
mod legal;
mod numbered;
mod options;
mod play;
mod refusal;
mod rules;
mod score;
mod source;
mod space;
mod space_map;
mod state;
mod tell;
mod text;
mod tile;
mod view;
mod ways;
mod written;

pub use action::Action;
pub use board::{Board, Destination, Landmark, Terrain};
pub use choices::Choices;
pub use cities::CITIES;
pub use data::{HAND_SIZE, KINDS};
pub use drive::{ForcedStop, Path};
pub use numbered::WAYS;
pub use options::{Colour, FirstPlayer, Options, Places};
pub use refusal::Refusal;
pub use rules::Gridlock;
pub use source::Source;
pub use space::{Name, Space};
pub use space_map::SpaceMap;
pub use state::{Cards, Phase, Player, State};
pub use tile::{Hand, Kind, Pile, Tile};
pub use view::{BySeats, Holding, View};

pub use cloverleaf_grid::{Roads, SpaceSet};

// The example of the README, so that it is a test.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
mod readme {}
