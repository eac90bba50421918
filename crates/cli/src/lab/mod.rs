//! `cloverleaf lab`: how a game really plays. One file a question; the answers are made by `lab` and `report`.

mod compare;
mod progress;
mod report;
mod study;
mod tune;

use std::io::Write;

use clap::{Args as ClapArgs, Subcommand};

use crate::failure::Failure;

/// What the lab is asked: to report on a game, or one of the other questions.
#[derive(ClapArgs, Debug)]
#[command(args_conflicts_with_subcommands = true, subcommand_negates_reqs = true)]
pub(crate) struct LabArgs {
    #[command(subcommand)]
    question: Option<Question>,
    #[command(flatten)]
    report: report::ReportArgs,
}

#[derive(Subcommand, Debug)]
enum Question {
    /// Play two rule sets on the same deals until it is sure what changed, and say so.
    Compare(compare::CompareArgs),
    /// Search options or the material for what best meets a goal, and show the trade-offs.
    Tune(tune::TuneArgs),
}

pub(crate) fn run(args: &LabArgs, out: &mut impl Write) -> Result<(), Failure> {
    match &args.question {
        None => report::run(&args.report, out),
        Some(Question::Compare(args)) => compare::run(args, out),
        Some(Question::Tune(args)) => tune::run(args, out),
    }
}
