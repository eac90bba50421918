//! What every question to the lab is asked with: the set-up, the seed, the threads, how fast people are, and
//! who plays.

use clap::Args as ClapArgs;
use cloverleaf_catalog::Playable;
use cloverleaf_lab::{Conditions, Player, RuleSet, by_seat};

use crate::args::{SetupArgs, ThreadArgs};
use crate::failure::Failure;
use crate::language::said;
use crate::{files, players};

/// What is the same for every question.
#[derive(ClapArgs, Clone, Debug)]
pub(super) struct StudyArgs {
    #[command(flatten)]
    pub(super) setup: SetupArgs,
    /// The number from which everything follows.
    #[arg(long, value_name = "N", default_value_t = 1)]
    pub(super) seed: u64,
    #[command(flatten)]
    pub(super) threads: ThreadArgs,
    /// How many seconds people take for a decision, to tell the length in minutes.
    #[arg(long, value_name = "S", default_value_t = 10.0, value_parser = parse_seconds)]
    pub(super) seconds_per_decision: f64,
}

fn parse_seconds(text: &str) -> Result<f64, String> {
    let seconds = text.parse().ok().filter(|seconds| (0.1..=3600.0).contains(seconds));
    seconds.ok_or_else(|| said!("lab-seconds-range"))
}

/// Who plays how often, the same for every rule set.
#[derive(ClapArgs, Clone, Debug)]
pub(super) struct ExperimentArgs {
    #[command(flatten)]
    study: StudyArgs,
    /// Who plays: one level for everybody, or a level for each seat; the last takes all that are left.
    #[arg(long, value_name = "LEVEL,…", value_delimiter = ',', default_value = "learner")]
    bots: Vec<String>,
    /// How many games of each rule set at the most.
    #[arg(long, value_name = "N", default_value_t = 1_000, value_parser = clap::value_parser!(u64).range(1..=10_000_000))]
    games: u64,
}

impl ExperimentArgs {
    /// The rules that every rule set starts from.
    pub(super) fn base(&self) -> RuleSet {
        RuleSet(self.study.setup.options.clone())
    }

    pub(super) fn conditions(&self) -> Conditions {
        Conditions {
            games: self.games,
            seed: self.study.seed,
            threads: self.study.threads.count(),
            seconds: self.study.seconds_per_decision,
        }
    }

    /// Everybody at their seats.
    pub(super) fn players<G: Playable>(&self) -> Result<Players<G>, Failure> {
        if self.study.setup.city.board.is_some() {
            return Err(Failure::wrong_use(said!("lab-board-option")));
        }
        let seats = files::seats(G::ID, &self.study.setup)?;
        Players::named(&by_seat(&self.bots, seats)?)
    }
}

/// Players of a game.
pub(super) struct Players<G: Playable>(Vec<Box<dyn Player<G>>>);

impl<G: Playable> Players<G> {
    pub(super) fn named(names: &[String]) -> Result<Players<G>, Failure> {
        names.iter().map(|name| players::player::<G>(name)).collect::<Result<_, _>>().map(Players)
    }

    pub(super) fn lent(&self) -> Vec<&dyn Player<G>> {
        self.0.iter().map(|player| &**player).collect()
    }
}
