//! Matches between players of any game, and what they prove.
//!
//! - A [`Contest`] seats players, deals, and plays game after game on every core. Each deal is played once
//!   for every rotation of the players, so neither a lucky seat nor a lucky deal favours anyone. What comes
//!   of it depends on its seed alone, never on how many threads there were.
//! - [`Standings`] see the games: a [`Tally`] counts wins and ranks, [`wilson`] says how sure a share of wins
//!   is, [`Ratings`] measure players against each other, and an [`Sprt`] stops a match as soon as its
//!   question is answered.
//! - A [`Study`] looks at the rules instead of the players: each of its games is a [`Trial`], told step by step.
//! - A [`Comparison`] sees two rule sets play the same deals, and a [`Race`] many candidates: what differs,
//!   who is surely worse. Both rest on a [`Sequence`], an interval that holds however often one looks.
//! - A [`Measure`] is one thing that is measured of every game. An [`Experiment`] has the same players play the
//!   same deals under different [`RuleSet`]s: two are compared, the [`Candidates`] of a search race for
//!   [`Objectives`].
//! - Every game played has its record, with the commitment and the seed of its dealer.
//!
//! This crate must never know a particular game, nor how a player comes to its choice. A player gets a
//! view and never a state.
//!
//! ```
//! use cloverleaf_congestion::Congestion;
//! use cloverleaf_lab::{Contest, RandomPlayer, Standings};
//!
//! let contest = Contest::<Congestion>::new(Default::default(), vec![&RandomPlayer, &RandomPlayer], 7)?;
//! let mut standings = Standings::new(contest.contestants(), None);
//! contest.run(4, 2, |played| standings.see(&played))?;
//! assert_eq!(standings.tally().games(), 4);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod aim;
mod candidate;
mod compare;
mod contest;
mod error;
mod experiment;
mod front;
mod game;
mod interval;
mod measure;
mod objective;
mod paired;
mod parameter;
mod player;
mod race;
mod rating;
mod rule_set;
mod seating;
mod sequence;
mod sprt;
mod standings;
mod study;
mod tally;
mod trial;

pub use aim::{Aim, Goal};
pub use candidate::{Candidate, Candidates};
pub use compare::{Compared, Difference};
pub use contest::Contest;
pub use error::LabError;
pub use experiment::{BATCH, Conditions, Experiment, Measured, by_seat};
pub use front::front;
pub use game::{Fault, Played};
pub use interval::{Interval, SIGMAS, wilson};
pub use measure::{Measure, Measurements, minutes};
pub use objective::{Objective, Objectives};
pub use paired::{Change, Comparison, Paired};
pub use parameter::Parameter;
pub use player::{Player, RandomPlayer};
pub use race::{Race, Standing};
pub use rating::{Rated, Ratings};
pub use rule_set::{RuleSet, limited};
pub use seating::Seating;
pub use sequence::Sequence;
pub use sprt::{Answer, Question, QuestionError, Sprt};
pub use standings::Standings;
pub use study::{Onward, Study};
pub use tally::{Row, Tally};
pub use trial::{Decision, Trial, wins};
