//! `cloverleaf lab compare`: two rule sets on the same seeds.

use std::io::Write;

use clap::Args as ClapArgs;

use crate::failure::Failure;

#[derive(ClapArgs, Debug)]
pub(crate) struct CompareArgs {
    /// The game.
    pub(crate) game: String,
}

pub(crate) fn run(args: &CompareArgs, _out: &mut impl Write) -> Result<(), Failure> {
    Err(Failure::wrong_use(format!("the lab cannot compare '{}' yet", args.game)))
}
