//! Every developer command in one place: `cargo xtask <command>`.
//!
//! Each check is a file of its own that says what it looks at; `cargo xtask test` runs them all and is
//! what continuous integration runs. No check knows another.

mod book;
mod cargo_checks;
mod clauses;
mod compiler;
mod crates;
mod deps;
mod document;
mod findings;
mod fuzz;
mod game_files;
mod graph;
mod house;
mod links;
mod load;
mod new_game;
mod npm;
mod packages;
mod play;
mod project;
mod python;
mod reached;
mod release;
mod repeat;
mod shell;
mod site;
mod step;
mod tests_run;
mod unused;
mod wasm;
mod web;
#[cfg(test)]
mod workflows;

use std::process::ExitCode;

use clap::{Parser, Subcommand};

use crates::Looking;
use fuzz::Fuzzing;
use play::Playing;
use project::Project;
use python::Packing;
use release::Releasing;
use site::Publishing;
use step::Step;

/// Developer commands of Cloverleaf
#[derive(Parser, Debug)]
#[command(name = "cargo xtask", bin_name = "cargo xtask")]
struct Cli {
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand, Debug)]
enum Command {
    /// Run everything that continuous integration runs, and end with the counts
    Test {
        /// Only these steps, in this order; all of them when none is named
        steps: Vec<Step>,
        /// How often the tests in a browser run, each time from the start
        #[arg(long, value_name = "N", default_value_t = 1, value_parser = clap::value_parser!(u32).range(1..))]
        repeat: u32,
    },
    /// Build what is missing, open a table on this machine, and play in the browser
    Play(Playing),
    /// List every clause of the rules with its tests; a clause without one is a fault
    Clauses,
    /// Compare the crates and what they depend on with the list in ARCHITECTURE.md
    Graph,
    /// Check the licences, sources and versions of other people's crates, and that every one is used
    Deps,
    /// Pack the crates that are published, and check that each is described and has all it needs
    Crates(Looking),
    /// Check what the compiler does not: all that a game needs is there, file sizes, words left behind
    House,
    /// Check that links, anchors and pictures in the documents lead somewhere
    Links,
    /// Write a small game with everything a game needs, as a start for a real one
    NewGame {
        /// Its name: lower-case letters and digits, such as `shuttle`
        name: String,
    },
    /// Build core, grid and the games for the browser
    Wasm,
    /// Let many people with bad connections play on a server, and check what it did
    Load {
        /// `finished` to time a long game instead, `abuse` to see what others notice of an abuser; anything else is
        /// handed on to `cloverleaf-load run`
        #[arg(trailing_var_arg = true, allow_hyphen_values = true)]
        arguments: Vec<String>,
    },
    /// Build the browser table into web/dist/page
    Web,
    /// Make what people download: binaries for any Linux, packages, checksums, a list of what is inside
    Release(Releasing),
    /// Write the page and the documentation as a folder that any host of plain files can serve
    Site(Publishing),
    /// Pack the npm package into target/npm, and try it in an empty project
    Npm,
    /// Build the package for Python into target/python, install it there, and check and test it
    Python(Packing),
    /// Feed random bytes to the fuzz targets
    Fuzz(Fuzzing),
}

fn main() -> ExitCode {
    match obey(Cli::parse().command) {
        Ok(code) => code,
        Err(error) => {
            eprintln!("error: {error:#}");
            ExitCode::from(2)
        }
    }
}

fn obey(command: Command) -> anyhow::Result<ExitCode> {
    let project = Project::find()?;
    Ok(match command {
        Command::Test { steps, repeat } if steps.is_empty() => step::run(&project, Step::ALL, repeat),
        Command::Test { steps, repeat } => step::run(&project, &steps, repeat),
        Command::Play(playing) => play::play(&project, &playing)?,
        Command::Clauses => step::run_alone("clauses", || clauses::list(&project)),
        Command::Graph => step::run(&project, &[Step::Graph], 1),
        Command::Deps => step::run(&project, &[Step::Deps], 1),
        Command::Crates(looking) => step::run_alone("crates", || crates::check(&project, &looking)),
        Command::House => step::run(&project, &[Step::House], 1),
        Command::Links => step::run(&project, &[Step::Links], 1),
        Command::NewGame { name } => new_game::new_game(&project, &name)?,
        Command::Load { arguments } => load::load(&project, &arguments)?,
        Command::Wasm => step::run(&project, &[Step::Wasm], 1),
        Command::Web => step::run_alone("web", || web::build(&project)),
        Command::Release(releasing) => release::release(&project, &releasing)?,
        Command::Site(publishing) => step::run_alone("site", || site::publish(&project, &publishing)),
        Command::Npm => step::run(&project, &[Step::Npm], 1),
        Command::Python(packing) => step::run_alone("python", || python::check(&project, &packing)),
        Command::Fuzz(fuzzing) => step::run_alone("fuzz", || fuzz::fuzz(&project, &fuzzing)),
    })
}

#[cfg(test)]
mod tests {
    use clap::CommandFactory;

    #[test]
    fn the_command_line_is_well_formed() {
        super::Cli::command().debug_assert();
    }
}
