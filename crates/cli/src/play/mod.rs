//! `cloverleaf play`: a game in the terminal, at one screen, against bots, or both.

mod bots;
mod console;
mod menu;
mod prompt;
mod save;
mod screen;
mod session;

use std::io::{self, Write};

use cloverleaf_core::{Seat, SeatSet};
use cloverleaf_table::{AnyTable, Seed};

use bots::Bots;
use console::Console;
use save::Save;
use session::Session;

use crate::args::PlayArgs;
use crate::failure::Failure;
use crate::files;
use crate::language::said;

pub(crate) fn run(args: PlayArgs, out: &mut impl Write) -> Result<(), Failure> {
    let console = &mut Console::new(io::stdin().lock(), out);
    let mut args = args;
    if args.resume.is_none() && args.game.is_none() {
        menu::ask(&mut args, console)?;
    }
    let mut table = open(&args)?;
    for (seat, name) in &args.names {
        table.name(seated(&*table, *seat)?, name);
    }
    for (seat, level) in &args.bots {
        let name = Bots::name(level)?;
        table.name(seated(&*table, *seat)?, &name);
    }
    let save = Save::new(args.save.or(args.resume));
    Session::new(table, save, args.seed, !args.no_curtain)?.run(console)
}

fn open(args: &PlayArgs) -> Result<Box<dyn AnyTable>, Failure> {
    if let Some(file) = &args.resume {
        let record = files::read_record(file, &args.setup.city)?;
        let table =
            cloverleaf_catalog::replay(&record, None).map_err(|error| files::wrong_record(file, &error))?;
        return match (record.commitment, &record.seed) {
            (Some(_), None) if table.outcome().is_none() => {
                Err(Failure::no(said!("play-no-save", file = file.display().to_string())))
            }
            _ => Ok(table),
        };
    }
    let game = args.game.as_deref().expect("the menu asked for a game");
    let seed = match args.seed {
        Some(seed) => seed,
        None => fresh_seed()?,
    };
    files::open(game, &args.setup, Some(seed))
}

/// A seed nobody can guess.
fn fresh_seed() -> Result<Seed, Failure> {
    let mut bytes = [0; 32];
    getrandom::fill(&mut bytes).map_err(no_random)?;
    Ok(Seed::from_bytes(bytes))
}

/// The operating system gives no random numbers.
fn no_random(error: getrandom::Error) -> Failure {
    Failure::wrong_use(said!("play-no-random", why = error.to_string()))
}

fn seated(table: &dyn AnyTable, seat: Seat) -> Result<Seat, Failure> {
    match SeatSet::first(table.seats()).contains(seat) {
        true => Ok(seat),
        false => Err(files::no_seat(seat, table.seats())),
    }
}
