//! Many people at many tables at once, with bad connections: what the online table must stand.
//!
//! A run starts `cloverleaf serve` on loopback, seats guests at tables of every game, and lets them play random
//! legal moves at a fixed rate over real WebSockets, each from its own redacted view. Connections are cut,
//! requests are sent twice and out of order, some readers are slow, and the server may be killed. At the end
//! the database is compared with everything that everybody sent and heard.
//!
//! What it must never know is how the server does it: it speaks the protocol, and reads the log.

mod abuse;
pub mod canary;
pub mod check;
mod client;
pub mod finished;
mod glance;
mod pace;
mod party;
mod people;
mod report;
mod rules;
mod run;
mod server;
mod settings;
mod socket;
mod tally;
pub mod transcript;
mod world;

pub use abuse::{Abuse, Bearable, Borne, abuse};
pub use report::{Comeback, Report};
pub use run::run;
pub use settings::{Faults, Settings, Wanted};
pub use tally::Count;
