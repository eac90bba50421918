//! `cloverleaf lab tune`: the value of an option that best meets a goal.

use std::io::Write;

use clap::Args as ClapArgs;

use crate::failure::Failure;

#[derive(ClapArgs, Debug)]
pub(crate) struct TuneArgs {
    /// The game.
    pub(crate) game: String,
}

pub(crate) fn run(args: &TuneArgs, _out: &mut impl Write) -> Result<(), Failure> {
    Err(Failure::wrong_use(format!("the lab cannot tune '{}' yet", args.game)))
}
