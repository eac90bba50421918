//! `cloverleaf lab tune`: a race between values of options for a stated goal.

use std::io::Write;
use std::path::PathBuf;

use clap::Args as ClapArgs;
use cloverleaf_catalog::{Playable, Visitor, visit};
use cloverleaf_lab::{Experiment, Objectives, Parameter};
use cloverleaf_report::{TuneQuestion, TuneReport, tune};

use super::progress::{advance, bar};
use super::study::ExperimentArgs;
use crate::failure::Failure;
use crate::files;
use crate::language::{language, reading};

#[derive(ClapArgs, Debug)]
#[command(after_help = "For example:\n  \
    cloverleaf lab tune congestion --parameter target=10..30:5 --goal \"length=60, seat=fair\" -o tuned\n  \
    cloverleaf lab tune rightofway --parameter tiles.2=12..24:3 --goal \"minutes=45..60, drama=max\"\n\
    All candidates play the same deals; whoever is surely worse drops out. With a folder a search that was\n\
    broken off goes on where it was, and more --games extend it. docs/lab-compare.md tells the goals.")]
pub(crate) struct TuneArgs {
    /// The game.
    game: String,
    /// An option and its values: name=from..to or name=from..to:step for numbers, name=one|other for words, just the name for all the words it takes. May be given several times.
    #[arg(long = "parameter", short, required = true, value_name = "NAME=VALUES", value_parser = reading(Parameter::read))]
    parameters: Vec<Parameter>,
    /// What is wanted, such as "length=40, seat=fair".
    #[arg(long, value_name = "GOALS", value_parser = reading(Objectives::read))]
    goal: Objectives,
    #[command(flatten)]
    experiment: ExperimentArgs,
    /// The folder for the page, the chart and the data.
    #[arg(short, long, value_name = "FOLDER")]
    output: Option<PathBuf>,
}

pub(crate) fn run(args: &TuneArgs, out: &mut impl Write) -> Result<(), Failure> {
    let report = visit(&args.game, Tune(args)).map_err(|error| files::unknown_game(&error))??;
    writeln!(out, "{}", report.text(language()))?;
    match &args.output {
        Some(folder) => Ok(report.write(folder, language())?),
        None => Ok(()),
    }
}

struct Tune<'a>(&'a TuneArgs);

impl Visitor for Tune<'_> {
    type Output = Result<TuneReport, Failure>;

    fn visit<G: Playable>(self) -> Self::Output {
        let TuneArgs { parameters, goal, experiment, output, .. } = self.0;
        let players = experiment.players::<G>()?;
        let (parameters, objectives) = (parameters.clone(), goal.clone());
        let question = TuneQuestion { base: experiment.base(), parameters, objectives };
        let experiment = Experiment::new(players.lent(), experiment.conditions());
        let bar = bar(G::ABOUT.title);
        let told = &mut |progress| advance(&bar, progress);
        let report = tune(question, &experiment, output.as_deref(), told);
        bar.finish_and_clear();
        Ok(report?)
    }
}
