//! `cloverleaf lab GAME`: plays a game many times and writes what was learnt.

use std::io::Write;
use std::path::PathBuf;

use clap::Args as ClapArgs;

use crate::args::SetupArgs;
use crate::failure::Failure;

#[derive(ClapArgs, Debug)]
pub(crate) struct ReportArgs {
    /// The game; `cloverleaf games` lists them.
    #[arg(required_unless_present = "all")]
    pub(crate) game: Option<String>,
    #[command(flatten)]
    pub(crate) setup: SetupArgs,
    /// Who plays: one level for everybody, or a level for each seat; the last takes all that are left.
    #[arg(long, value_name = "LEVEL,…", value_delimiter = ',', default_value = "commuter")]
    pub(crate) bots: Vec<String>,
    /// The levels that are measured against each other, the weakest first; `none` leaves that out.
    #[arg(long, value_name = "LEVEL,…", value_delimiter = ',', default_value = "random,learner,commuter")]
    pub(crate) ladder: Vec<String>,
    /// How many games. More than there are already in the folder extends the study.
    #[arg(long, value_name = "N", default_value_t = 200, value_parser = clap::value_parser!(u64).range(8..=10_000_000))]
    pub(crate) games: u64,
    /// The number from which the whole study follows.
    #[arg(long, value_name = "N", default_value_t = 1)]
    pub(crate) seed: u64,
    /// On how many threads; without it, on all the machine has.
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u16).range(1..=256))]
    pub(crate) threads: Option<u16>,
    /// How many seconds people take for a decision, to tell the length in minutes.
    #[arg(long, value_name = "S", default_value_t = 10.0, value_parser = parse_seconds)]
    pub(crate) seconds_per_decision: f64,
    /// Study every game as it comes out of the box, each in a folder of its own.
    #[arg(long, conflicts_with_all = ["game", "seats", "options", "board"])]
    pub(crate) all: bool,
    /// The folder for the report and all that is needed to go on with it.
    #[arg(short, long, value_name = "FOLDER", required = true)]
    pub(crate) output: Option<PathBuf>,
}

fn parse_seconds(text: &str) -> Result<f64, String> {
    let seconds = text.parse().ok().filter(|seconds| (0.1..=3600.0).contains(seconds));
    seconds.ok_or_else(|| "expected seconds from 0.1 to 3600".to_owned())
}

pub(crate) fn run(args: &ReportArgs, _out: &mut impl Write) -> Result<(), Failure> {
    Err(Failure::wrong_use(format!("the lab cannot study '{}' yet", args.game.as_deref().unwrap_or("all"))))
}
