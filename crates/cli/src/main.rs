//! The binary `cloverleaf`: reads the command line, runs one command, says how it went.
//!
//! Exit codes: 0 is well, 1 is "no" (a record that does not hold), 2 is wrong use. A reader that
//! closes the pipe has seen enough; that is no error.

mod admin;
mod args;
mod backup;
mod bench;
mod doctor;
#[cfg(test)]
mod documents;
mod draw;
mod engine;
mod failure;
mod files;
mod games;
mod lab;
mod ladder;
mod language;
mod match_;
mod meeting;
mod moment;
mod open;
mod paint;
mod perft;
mod play;
mod players;
mod ready;
mod replay;
mod restore;
mod serve;
mod verify;

use std::io::{self, Write as _};
use std::process::ExitCode;

use clap::Parser as _;

use crate::args::{Args, Command};
use crate::failure::Failure;

fn main() -> ExitCode {
    // What is wrong with an argument is said in the reader's language too, so that is looked for first.
    let chosen = language::choose(language::wanted(std::env::args()).as_deref());
    let args = Args::parse();
    args.color.apply();
    match chosen.and_then(|()| run(args.command.unwrap_or_else(Command::open))) {
        Ok(()) => ExitCode::SUCCESS,
        Err(Failure::ClosedPipe) => ExitCode::SUCCESS,
        Err(failure) => {
            // Whoever closed standard error does not want to know.
            let _ = writeln!(anstream::stderr(), "cloverleaf: {failure}");
            failure.exit_code()
        }
    }
}

fn run(command: Command) -> Result<(), Failure> {
    let out = &mut anstream::stdout().lock();
    match command {
        Command::Games(args) => games::run(&args, out),
        Command::Play(args) => play::run(args, out),
        Command::Replay(args) => replay::run(&args, out),
        Command::Draw(args) => draw::run(&args, out),
        Command::Verify(args) => verify::run(&args, out),
        // Its answers are for programs: nothing in them may be stripped as if it were paint.
        Command::Engine => engine::run(&mut io::stdin().lock(), &mut io::stdout().lock()),
        Command::Perft(args) => perft::run(&args, out),
        Command::Bench(args) => bench::run(&args, out),
        Command::Match(args) => match_::run(&args, out),
        Command::Ladder(args) => ladder::run(&args, out),
        Command::Lab(args) => lab::run(&args, out),
        Command::Backup(args) => backup::run(&args, out),
        Command::Restore(args) => restore::run(&args, out),
        Command::Admin(args) => admin::run(*args, out),
        Command::Doctor(args) => doctor::run(&args, out),
        Command::Open(args) => open::run(&args, out),
        Command::Ready(args) => ready::run(&args, out),
        Command::Serve(config) => serve::run(*config, out),
    }?;
    Ok(out.flush()?)
}
