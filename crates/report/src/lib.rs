//! How a game really plays: what is measured of many games, as a page with charts and as data.
//!
//! - A [`Survey`] plays what is needed into a folder: the games of the study, the levels against each other,
//!   and games played on with other draws. Broken off, it goes on where it was; a [`Setup`] says what belongs
//!   together.
//! - A [`Report`] is a fold of what the folder has, and of nothing else: the same folder makes the same report.
//!   It is made of [`Section`]s, each with a finding in a sentence and [`Figure`]s with their intervals.
//! - [`write`](Report::write) makes of it a page that needs nothing beside it, tables as CSV and Parquet, and
//!   a sample of records that replay.
//!
//! - [`compare`] plays two rule sets on the same deals and says what changed; [`tune`] lets many race for a goal,
//!   and writes the same kind of page.
//!
//! What can be asked of every game is in `measure/`; what only one game has is in `games/`, a file a game. A
//! game without such a file has the general report. All of it is said in the language
//! that it is asked for: code names messages, and the words are in `locales`. Data for programs stay English.

mod chart;
mod compare;
mod data;
mod error;
mod estimate;
mod figure;
mod folder;
mod games;
mod html;
mod journal;
mod luck;
mod measure;
mod page;
mod progress;
mod report;
mod section;
mod setup;
mod summary;
mod survey;
mod tune;
mod words;

pub use compare::{CompareQuestion, CompareReport, compare, explained};
pub use data::{Column, Frame, Values};
pub use error::StudyError;
pub use estimate::Estimate;
pub use figure::{Figure, Unit, reason_name};
pub use folder::FolderError;
pub use progress::Progress;
pub use report::{Asked, Report};
pub use section::{Part, Section};
pub use setup::Setup;
pub use summary::{publish, summary};
pub use survey::Survey;
pub use tune::{TuneQuestion, TuneReport, tune};
