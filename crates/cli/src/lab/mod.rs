//! `cloverleaf lab`: how a game really plays. One file a question.

mod compare;
mod report;
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
    /// Play two rule sets on the same seeds and say what changed.
    Compare(compare::CompareArgs),
    /// Search an option for the value that best meets a goal.
    Tune(tune::TuneArgs),
}

pub(crate) fn run(args: &LabArgs, out: &mut impl Write) -> Result<(), Failure> {
    match &args.question {
        None => report::run(&args.report, out),
        Some(Question::Compare(args)) => compare::run(args, out),
        Some(Question::Tune(args)) => tune::run(args, out),
    }
}
