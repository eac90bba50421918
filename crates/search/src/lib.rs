//! Choosing an action in any game, by search.
//!
//! One algorithm serves all four games, because it understands nothing but the contract: a tree of what
//! one seat, the observer, can see. Every iteration imagines a state that fits the observer's view, walks
//! down the tree in it, plays on at random from where the tree ends, and remembers for every seat what
//! its choices came to.
//!
//! - **One seat to act**: upper confidence bounds, each seat for itself (max-n), over as many actions as
//!   the visits justify; the game's [`Knowledge`] says which come first.
//! - **Chance**: drawn by its weights, a branch for every draw the observer can tell apart.
//! - **Secrets**: actions that this iteration's state forbids are left out, and those it allows are
//!   counted as offered, so that a rare chance is judged by how often it was there.
//! - **All together**: every seat draws a whole plan from a mixture of its own that regret matching
//!   shifts, so that the observer ends with odds instead of one choice that can be foreseen.
//!
//! A search is given a [`View`](cloverleaf_core::Game::View) and never a state, so a bot that peeks does
//! not compile. It must never know a game, a clock or a thread: whoever calls it says when to stop.
//!
//! ```
//! use cloverleaf_congestion::Congestion;
//! use cloverleaf_core::{Game, Seat, SplitMix, Viewer};
//! use cloverleaf_search::{Nothing, Settings, choose};
//!
//! let game = Congestion::new(2, Default::default())?;
//! let seat = Seat::at(0);
//! let view = game.view(&game.start(), Viewer::Seat(seat));
//! let settings = Settings { iterations: 50, playout: 200, ..Settings::default() };
//! let choice = choose(&game, &view, seat, &Nothing, &settings, &mut SplitMix::new(7), &mut || false)
//!     .expect("seat 1 begins");
//! assert!(game.check(&game.start(), cloverleaf_core::Actor::Seat(seat), choice.action()).is_ok());
//! assert_eq!(choice.iterations, 50);
//! # Ok::<(), cloverleaf_core::OptionError>(())
//! ```

mod choice;
mod descend;
mod knowledge;
mod mixture;
mod order;
mod part;
mod playout;
mod search;
mod settings;
mod trace;
mod tree;
mod worth;

pub use choice::{Choice, Line};
pub use knowledge::{Knowledge, Nothing};
pub use order::best_first;
pub use search::{Search, choose, outlook};
pub use settings::{Method, Settings, Widening};
pub use worth::{Worth, by_rank, even};

// The example of the README, so that it is a test.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
mod readme {}
