//! `cloverleaf lab tune`: a race between values of options for a stated goal.

mod chart;
mod goal;
mod page;
mod parameter;
mod store;
mod table;

use std::io::Write;
use std::path::PathBuf;

use clap::Args as ClapArgs;
use cloverleaf_catalog::{Playable, Visitor, visit};
use cloverleaf_lab::{Race, Study};

use super::ground::{BATCH, Ground, GroundArgs, progress};
use super::rule_set::RuleSet;
use crate::failure::Failure;
use goal::Wishes;
use parameter::{Parameter, combinations};
use store::{Row, Store};

#[derive(ClapArgs, Debug)]
#[command(after_help = "For example:\n  \
    cloverleaf lab tune congestion --parameter target=10..30:5 --goal \"length=60, seat=fair\" -o tuned\n  \
    cloverleaf lab tune rightofway --parameter tiles.2=12..24:3 --goal \"minutes=45..60, drama=max\"\n\
    All candidates play the same deals; whoever is surely worse drops out. With a folder a search that was\n\
    broken off goes on where it was, and more --games extend it. docs/lab-compare.md tells the goals.")]
pub(crate) struct TuneArgs {
    /// The game.
    pub(crate) game: String,
    /// An option and its values: name=from..to or name=from..to:step for numbers, name=one|other for words, just the name for all the words it takes. May be given several times.
    #[arg(long = "parameter", short, required = true, value_name = "NAME=VALUES", value_parser = Parameter::read)]
    pub(crate) parameters: Vec<Parameter>,
    /// What is wanted, such as "length=40, seat=fair".
    #[arg(long, value_name = "GOALS", value_parser = Wishes::read)]
    pub(crate) goal: Wishes,
    #[command(flatten)]
    pub(crate) ground: GroundArgs,
    /// The folder for the page, the chart and the data.
    #[arg(short, long, value_name = "FOLDER")]
    pub(crate) output: Option<PathBuf>,
}

/// A race that was run, and what its candidates are called.
struct Tuned {
    names: Vec<String>,
    race: Race,
    impossible: usize,
}

pub(crate) fn run(args: &TuneArgs, out: &mut impl Write) -> Result<(), Failure> {
    let tuned = visit(&args.game, Tune(args)).map_err(Failure::wrong_use)??;
    table::write(args, &tuned, out)?;
    match &args.output {
        Some(folder) => page::write(folder, args, &tuned),
        None => Ok(()),
    }
}

struct Tune<'a>(&'a TuneArgs);

impl Visitor for Tune<'_> {
    type Output = Result<Tuned, Failure>;

    fn visit<G: Playable>(self) -> Self::Output {
        let args = self.0;
        let ground = Ground::<G>::new(&args.ground)?;
        let (candidates, impossible) = candidates::<G>(args, &ground)?;
        let (names, studies): (Vec<_>, Vec<_>) = candidates.into_iter().unzip();
        let seats = args.ground.levels(G::ID)?.len();
        let race = Race::new(args.goal.goals(seats), names.len());
        let store = Store::open(args.output.as_deref(), &title(args)?)?;
        let mut search =
            Search { args, ground: &ground, studies, store, tuned: Tuned { names, race, impossible } };
        search.run()?;
        Ok(search.tuned)
    }
}

/// Everything that the games of a search depend on.
fn title(args: &TuneArgs) -> Result<String, Failure> {
    let GroundArgs { seconds_per_decision: seconds, .. } = args.ground;
    let title = args.ground.title(&args.game)?;
    let base = args.ground.base();
    Ok(format!("{title}, {base}, {seconds} seconds a decision"))
}

/// What each candidate is called, and its games.
type Candidates<'a, G> = Vec<(String, Study<'a, G>)>;

/// The candidates, each with a study: first the rules as they are, then every combination that is possible and
/// not the same as one before. And how many were not possible.
fn candidates<'a, G: Playable>(
    args: &TuneArgs,
    ground: &'a Ground<'_, G>,
) -> Result<(Candidates<'a, G>, usize), Failure> {
    let base = args.ground.base();
    let mut known = vec![base.options::<G>()?];
    let mut candidates = vec![(RuleSet(Vec::new()).to_string(), ground.study(known[0].clone())?)];
    let mut refused = Vec::new();
    for rules in combinations::<G>(&args.parameters)? {
        let options = rules.over(&base).options::<G>();
        match options.and_then(|options| ground.study(options.clone()).map(|study| (options, study))) {
            Err(failure) => refused.push(failure),
            Ok((options, _)) if known.contains(&options) => {
                let same = known.iter().position(|known| *known == options).unwrap_or(0);
                candidates[same].0 = format!("{rules}{}", if same == 0 { " (as it is)" } else { "" });
            }
            Ok((options, study)) => {
                known.push(options);
                candidates.push((rules.to_string(), study));
            }
        }
    }
    match (candidates.len(), refused.len()) {
        (1, _) => Err(refused.pop().unwrap_or_else(|| Failure::wrong_use("there is only one candidate"))),
        (_, impossible) => Ok((candidates, impossible)),
    }
}

/// A search on its way.
struct Search<'a, G: Playable> {
    args: &'a TuneArgs,
    ground: &'a Ground<'a, G>,
    studies: Vec<Study<'a, G>>,
    store: Store,
    tuned: Tuned,
}

impl<G: Playable> Search<'_, G> {
    fn run(&mut self) -> Result<(), Failure> {
        let games = self.args.ground.games;
        let bar = progress(games, self.args.ground.title(G::ID)?);
        for start in (0..games).step_by(BATCH as usize) {
            let running = self.tuned.race.running();
            if running.len() == 1 {
                break;
            }
            bar.set_message(format!("{} candidates", running.len()));
            let deals = start..(start + BATCH).min(games);
            for candidate in running {
                self.play(candidate, deals.clone())?;
            }
            bar.set_position(deals.end);
            self.tuned.race.judge();
        }
        bar.finish_and_clear();
        Ok(())
    }

    /// A candidate plays these deals, or is known to have played them before.
    fn play(&mut self, candidate: usize, deals: core::ops::Range<u64>) -> Result<(), Failure> {
        let name = &self.tuned.names[candidate];
        let rows = match self.store.known(name, &deals) {
            Some(rows) => rows,
            None => {
                let measured = self.ground.measure(&self.studies[candidate], deals.clone())?;
                let rows: Vec<Row> = measured.iter().map(|game| game.figures).collect();
                self.store.keep(name, deals.start, &rows)?;
                rows
            }
        };
        for row in rows {
            let figures: Vec<_> = self.args.goal.0.iter().map(|wish| row[wish.figure as usize]).collect();
            self.tuned.race.see(candidate, &figures);
        }
        Ok(())
    }
}
