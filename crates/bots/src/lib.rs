//! Opponents worth playing.
//!
//! The search knows no game; this crate is what it is told. For each game one file says what good play
//! knows of it ([`HasKnowledge`]), and a [`Level`] says how much of that an opponent uses and how many positions
//! it looks at. A level is a budget of positions and not of time, so it is as strong in a browser as on a
//! server, and with a seed it plays the same game again.
//!
//! A bot is given a [`View`](cloverleaf_core::Game::View) and never a state. It must never know a clock, a
//! thread or a file: whoever asks says when to stop.
//!
//! ```
//! use cloverleaf_bots::{Bot, Level};
//! use cloverleaf_congestion::Congestion;
//! use cloverleaf_core::{Actor, Game, GameExt, Seat, Viewer};
//!
//! let game = Congestion::new(2, Default::default())?;
//! let mut state = game.start();
//! let mut bot = Bot::new(Level::Learner, 7);
//! let seat = Seat::at(0);
//! let action = bot.act(&game, &game.view(&state, Viewer::Seat(seat)), seat).expect("seat 1 begins");
//! game.play(&mut state, Actor::Seat(seat), action)?;
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod advice;
mod bot;
mod congestion;
mod gridlock;
mod level;
mod review;
mod rightofway;
mod standing;
mod tango;

pub use advice::{Advice, advise};
pub use bot::{Bot, HasKnowledge, choose};
pub use level::{Level, UnknownLevel};
pub use review::{Judgement, judge};

// The example of the README, so that it is a test.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
mod readme {}
