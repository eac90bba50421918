//! Where rule sets meet: the same players on the same deals, game by game.

use core::ops::{ControlFlow, Range};

use clap::Args as ClapArgs;
use cloverleaf_catalog::{Playable, entry};
use cloverleaf_lab::{Player, Study, Trial};
use indicatif::{ProgressBar, ProgressStyle};

use super::figure::Figure;
use super::rule_set::RuleSet;
use crate::args::SetupArgs;
use crate::failure::Failure;
use crate::players;

/// How many deals are played between two looks.
pub(crate) const BATCH: u64 = 16;

/// Who plays how often, the same for every rule set.
#[derive(ClapArgs, Clone, Debug)]
pub(crate) struct GroundArgs {
    #[command(flatten)]
    pub(crate) setup: SetupArgs,
    /// Who plays: one level for everybody, or a level for each seat; the last takes all that are left.
    #[arg(long, value_name = "LEVEL,…", value_delimiter = ',', default_value = "learner")]
    pub(crate) bots: Vec<String>,
    /// How many games of each rule set at the most.
    #[arg(long, value_name = "N", default_value_t = 1_000, value_parser = clap::value_parser!(u64).range(1..=10_000_000))]
    pub(crate) games: u64,
    /// The number from which everything follows.
    #[arg(long, value_name = "N", default_value_t = 1)]
    pub(crate) seed: u64,
    /// On how many threads; without it, on all the machine has.
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u16).range(1..=256))]
    pub(crate) threads: Option<u16>,
    /// How many seconds people take for a decision, to tell the length in minutes.
    #[arg(long, value_name = "S", default_value_t = 10.0)]
    pub(crate) seconds_per_decision: f64,
}

impl GroundArgs {
    /// The rules that every rule set starts from.
    pub(crate) fn base(&self) -> RuleSet {
        RuleSet(self.setup.options.clone())
    }

    fn threads(&self) -> usize {
        let all = || std::thread::available_parallelism().map_or(1, usize::from);
        self.threads.map_or_else(all, usize::from)
    }

    /// The levels by seat: those named, and the last of them on every seat that is left.
    pub(crate) fn levels(&self, game: &str) -> Result<Vec<String>, Failure> {
        let about = entry(game).map_err(Failure::wrong_use)?.about;
        let seats = usize::from(self.setup.seats.unwrap_or(about.min_seats));
        if self.bots.len() > seats {
            let named = self.bots.len();
            return Err(Failure::wrong_use(format!("{named} players do not fit on {seats} seats")));
        }
        let mut levels = self.bots.clone();
        levels.resize(seats, self.bots.last().cloned().unwrap_or_default());
        Ok(levels)
    }

    /// The game, the players and the seed in one line: with the rules it says everything.
    pub(crate) fn title(&self, game: &str) -> Result<String, Failure> {
        let levels = self.levels(game)?;
        let who = if levels.windows(2).all(|pair| pair[0] == pair[1]) { &levels[..1] } else { &levels[..] };
        Ok(format!("{game}, {} seats, {}, seed {}", levels.len(), who.join(" "), self.seed))
    }
}

/// What was measured of one game.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct Measured {
    pub(crate) figures: [f64; Figure::ALL.len()],
    pub(crate) reason: &'static str,
}

/// The players of a game at their seats.
pub(crate) struct Ground<'a, G: Playable> {
    args: &'a GroundArgs,
    players: Vec<Box<dyn Player<G>>>,
}

impl<'a, G: Playable> Ground<'a, G> {
    pub(crate) fn new(args: &'a GroundArgs) -> Result<Ground<'a, G>, Failure> {
        if args.setup.city.board.is_some() {
            return Err(Failure::wrong_use("a rule set has its board as an option: board=NAME"));
        }
        let levels = args.levels(G::ID)?;
        let players = levels.iter().map(|level| players::player::<G>(level)).collect::<Result<_, _>>()?;
        Ok(Ground { args, players })
    }

    /// These options with everybody at their seats. Every study has the same seed, so the same deals.
    pub(crate) fn study(&self, options: G::Options) -> Result<Study<'_, G>, Failure> {
        let seated = self.players.iter().map(|player| &**player).collect();
        Study::new(options, seated, self.args.seed).map_err(Failure::wrong_use)
    }

    /// Plays these games of a study and measures them.
    pub(crate) fn measure(&self, study: &Study<'_, G>, games: Range<u64>) -> Result<Vec<Measured>, Failure> {
        let mut measured = Vec::new();
        let see = |trial: Trial| {
            let figures = Figure::ALL.map(|figure| figure.of(&trial, self.args.seconds_per_decision));
            measured.push(Measured { figures, reason: trial.outcome.reason });
            ControlFlow::Continue(())
        };
        study.run(games, self.args.threads(), see).map_err(Failure::no)?;
        Ok(measured)
    }
}

/// A bar for so many deals, on standard error, where it disturbs no one who reads the answer.
pub(crate) fn progress(deals: u64, message: String) -> ProgressBar {
    let form = "{msg} {bar:32} {pos}/{len} deals at the most, {elapsed} gone";
    let style = ProgressStyle::with_template(form).expect("the form is sound");
    ProgressBar::new(deals).with_style(style).with_message(message)
}
