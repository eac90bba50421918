//! `cloverleaf lab compare`: two rule sets on the same deals, until it is sure what changed.

use std::io::Write;

use clap::builder::PossibleValue;
use clap::{Args as ClapArgs, ValueEnum};
use cloverleaf_catalog::{Playable, Visitor, visit};
use cloverleaf_core::Say as _;
use cloverleaf_lab::{Experiment, Measure, RuleSet};
use cloverleaf_report::{CompareQuestion, CompareReport, compare, explained};
use cloverleaf_words::english;

use super::progress::{advance, bar};
use super::study::ExperimentArgs;
use crate::failure::Failure;
use crate::files;
use crate::language::{language, reading};

#[derive(ClapArgs, Debug)]
#[command(after_help = "For example:\n  \
    cloverleaf lab compare congestion --b direct_path=always\n  \
    cloverleaf lab compare rightofway --a tiles.2=12 --b tiles.2=24 --on seat --json\n\
    Both rule sets are played on the same deals by the same bots. The intervals hold however often one looks,\n\
    so it stops as soon as it is sure. docs/lab-compare.md tells how.")]
pub(crate) struct CompareArgs {
    /// The game.
    game: String,
    /// The first rule set, such as "cars=own,target=10"; without it, the rules as they are.
    #[arg(long, value_name = "NAME=VALUE,…", default_value = "", value_parser = reading(RuleSet::read))]
    a: RuleSet,
    /// The second rule set.
    #[arg(long, value_name = "NAME=VALUE,…", default_value = "", value_parser = reading(RuleSet::read))]
    b: RuleSet,
    #[command(flatten)]
    experiment: ExperimentArgs,
    /// The figure that decides when to stop. The others are told with wider intervals, so that all of them
    /// hold together.
    #[arg(long, value_name = "FIGURE", default_value = "length")]
    on: On,
    /// Play all the games, also once it is sure.
    #[arg(long)]
    full: bool,
    /// Write one JSON object instead.
    #[arg(long)]
    json: bool,
}

/// A measure by its word.
#[derive(Clone, Copy, Debug)]
struct On(Measure);

impl ValueEnum for On {
    fn value_variants<'a>() -> &'a [On] {
        const ALL: [On; Measure::ALL.len()] = {
            let mut all = [On(Measure::Length); Measure::ALL.len()];
            let mut index = 0;
            while index < all.len() {
                all[index] = On(Measure::ALL[index]);
                index += 1;
            }
            all
        };
        &ALL
    }

    fn to_possible_value(&self) -> Option<PossibleValue> {
        Some(PossibleValue::new(self.0.word()).help(english().say(&explained(self.0))))
    }
}

pub(crate) fn run(args: &CompareArgs, out: &mut impl Write) -> Result<(), Failure> {
    let report = visit(&args.game, Compare(args)).map_err(|error| files::unknown_game(&error))??;
    if args.json {
        writeln!(out, "{}", report.json(language()))?;
    } else {
        writeln!(out, "{}", report.text(language()))?;
    }
    Ok(())
}

struct Compare<'a>(&'a CompareArgs);

impl Visitor for Compare<'_> {
    type Output = Result<CompareReport, Failure>;

    fn visit<G: Playable>(self) -> Self::Output {
        let CompareArgs { a, b, experiment, on, full, .. } = self.0;
        let players = experiment.players::<G>()?;
        let (a, b, base) = (a.clone(), b.clone(), experiment.base());
        let question = CompareQuestion { base, a, b, on: on.0, full: *full };
        let experiment = Experiment::new(players.lent(), experiment.conditions());
        let bar = bar(G::ABOUT.title);
        let report = compare(question, &experiment, &mut |progress| advance(&bar, progress));
        bar.finish_and_clear();
        Ok(report?)
    }
}
