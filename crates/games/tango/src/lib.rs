//! Traffic Tango, designed by TGXAndy: four players, five days, one city of 5×5 tiles.
//!
//! Everyone starts in a corner and delivers to the opposite one, four times. Each day everyone plants
//! a traffic sign, plans a route on the signs of the days before, and seals both; nobody sees what the
//! others do. When the last seat has sealed, all cars drive at once, step by step. Cars that meet or
//! pass each other are wrecks for the rest of the delivery and cost 17 gas; the others pay their steps
//! and tolls. Fast deliveries earn garnets, which buy a second sign or a rush. The lowest gas bill wins.
//!
//! An independent implementation of the published rules; no artwork is taken from the publisher.
//!
//! ```
//! use cloverleaf_core::{Actor, Game, GameExt, Seat};
//! use cloverleaf_tango::{Options, Tango};
//!
//! let game = Tango::new(4, Options::default()).expect("four seats");
//! let mut state = game.start();
//! for lot in ["corner 1 A1", "corner 2 E1", "corner 3 E5"] {
//!     game.play(&mut state, Actor::Chance, lot.parse().expect("notation"))?;
//! }
//! for order in ["sign C3 roundabout", "seal"] {
//!     game.play(&mut state, Actor::Seat(Seat::at(0)), order.parse().expect("notation"))?;
//! }
//! assert_eq!(game.turn(&state).seats().len(), 3);
//! # Ok::<(), cloverleaf_core::Refused<cloverleaf_tango::Refusal>>(())
//! ```

// What makes the TypeScript of a view needs more, and is no part of the game.
#![cfg_attr(not(feature = "ts"), no_std)]

extern crate alloc;

mod action;
mod block;
mod check;
mod city;
mod complete;
mod data;
mod drive;
mod explain;
mod lanes;
mod legal;
mod look;
mod moves;
mod options;
mod plantable;
mod play;
mod read;
mod roads;
mod route;
mod rules;
mod score;
mod shown;
mod sign;
mod state;
mod tell;
mod text;
mod tile;
mod view;

pub use action::Action;
pub use block::{Harmless, failing};
pub use check::{ExtraFault, Refusal, RushFault};
pub use city::{City, Step};
pub use data::{LAST_STEP, MOST_MOVES, RUSH_PRICE};
pub use drive::{Doing, Report, Shot, drive, drive_until, film};
pub use moves::Moves;
pub use options::Options;
pub use plantable::Plantable;
pub use roads::{Landing, Roads};
pub use route::Route;
pub use rules::Tango;
pub use score::{bonus, garnets, last, totals, winner};
pub use shown::{Driven, Notice, Ordered, Plan, Planting, Prices, Revealed, Shown, Standing};
pub use sign::{Place, Post, Sign, Signs};
pub use state::{Due, Orders, Planted, Stage, State, pair};
pub use tile::{CORNERS, Dir, Line, Tile, TileSet};
pub use view::{Own, Secrets, View};

// The example of the README, so that it is a test.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
mod readme {}
