//! What a run is asked to be. Everything has a bound: this is a generator for the machine it runs on, not a weapon.

use std::path::PathBuf;
use std::time::Duration;

use clap::{Args, value_parser};

/// How much is played, and how badly the connections behave.
#[derive(Args, Clone, Debug)]
pub struct Settings {
    /// The `cloverleaf` binary to start as the server
    #[arg(long, value_name = "FILE")]
    pub server: PathBuf,
    /// How many tables are played at once
    #[arg(long, default_value_t = 1000, value_parser = value_parser!(u32).range(1..=10_000))]
    pub tables: u32,
    /// How many actions are sent each second, over all tables
    #[arg(long, default_value_t = 300, value_parser = value_parser!(u32).range(1..=5000))]
    pub rate: u32,
    /// For how many seconds
    #[arg(long, default_value_t = 120, value_parser = value_parser!(u32).range(1..=3600))]
    pub seconds: u32,
    /// Kill the server with SIGKILL half-way, and start it again on the same database
    #[arg(long)]
    pub kill: bool,
    /// From what the generator's own choices follow
    #[arg(long, default_value_t = 1)]
    pub seed: u64,
    #[command(flatten)]
    /// How badly connections behave.
    pub faults: Faults,
    #[command(flatten)]
    /// What is a failure though nothing is wrong.
    pub wanted: Wanted,
}

/// How badly connections behave, in parts of a thousand.
#[derive(Args, Clone, Copy, Debug)]
pub struct Faults {
    /// Requests after which the connection is cut before the answer, in a thousand
    #[arg(long, default_value_t = 10, value_name = "‰", value_parser = value_parser!(u32).range(0..=1000))]
    pub cut: u32,
    /// Requests that are sent twice, in a thousand
    #[arg(long, default_value_t = 20, value_name = "‰", value_parser = value_parser!(u32).range(0..=1000))]
    pub duplicate: u32,
    /// Requests that arrive after a later one, or long after their answer, in a thousand
    #[arg(long, default_value_t = 20, value_name = "‰", value_parser = value_parser!(u32).range(0..=1000))]
    pub reorder: u32,
    /// Clients that read slowly, in a thousand
    #[arg(long, default_value_t = 20, value_name = "‰", value_parser = value_parser!(u32).range(0..=1000))]
    pub slow: u32,
    /// Clients that ask the server what is legal instead of the rules, in a thousand
    #[arg(long, default_value_t = 200, value_name = "‰", value_parser = value_parser!(u32).range(0..=1000))]
    pub ask: u32,
    /// Requests that say something instead of playing, in a thousand
    #[arg(long, default_value_t = 30, value_name = "‰", value_parser = value_parser!(u32).range(0..=1000))]
    pub say: u32,
    /// Requests that resign instead of playing, in a thousand
    #[arg(long, default_value_t = 1, value_name = "‰", value_parser = value_parser!(u32).range(0..=1000))]
    pub resign: u32,
}

/// Figures that must be reached.
#[derive(Args, Clone, Copy, Debug)]
pub struct Wanted {
    /// 99 % of the requests must be acknowledged within so many milliseconds
    #[arg(long, default_value_t = 250, value_name = "MS")]
    pub latency: u64,
    /// The server must stay below so many MiB of memory
    #[arg(long, default_value_t = 500, value_name = "MIB")]
    pub memory: u64,
    /// Every client must be back in play so many seconds after the server was killed
    #[arg(long, default_value_t = 5, value_name = "S")]
    pub comeback: u64,
}

impl Settings {
    /// How long the run plays.
    #[must_use]
    pub fn time(&self) -> Duration {
        Duration::from_secs(self.seconds.into())
    }
}
