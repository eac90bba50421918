//! Build what is missing and play: in the browser, on a server of one's own, or in the terminal.

use std::env;
use std::path::PathBuf;
use std::process::{Command, ExitCode, ExitStatus};
use std::thread;
use std::time::Instant;

use anyhow::{Context, Result, anyhow};
use clap::{Args, Subcommand};

use crate::project::Project;
use crate::shell::{cargo, run, silently};
use crate::web;

/// How to play.
#[derive(Args, Debug)]
pub(crate) struct Playing {
    /// Only print the address, and open no browser
    #[arg(long)]
    quiet: bool,
    /// Let friends in the same network come too, and print the address for them
    #[arg(long)]
    friends: bool,
    /// The port of the table; the next free one if it is taken
    #[arg(long)]
    port: Option<u16>,
    #[command(subcommand)]
    place: Option<Place>,
}

#[derive(Subcommand, Debug)]
enum Place {
    /// Play in this terminal
    Terminal {
        /// Handed on to `cloverleaf play`
        #[arg(trailing_var_arg = true, allow_hyphen_values = true)]
        arguments: Vec<String>,
    },
}

/// Builds what is missing and hands over to the game.
pub(crate) fn play(project: &Project, playing: &Playing) -> Result<ExitCode> {
    match &playing.place {
        Some(Place::Terminal { arguments }) => in_the_terminal(project, arguments),
        None => in_the_browser(project, playing),
    }
}

fn in_the_terminal(project: &Project, arguments: &[String]) -> Result<ExitCode> {
    let binary = binary(project)?;
    println!("$ cloverleaf play {}", arguments.join(" "));
    hand_over(Command::new(binary).arg("play").args(arguments))
}

fn in_the_browser(project: &Project, playing: &Playing) -> Result<ExitCode> {
    let binary = if web::is_fresh(project)? {
        binary(project)?
    } else {
        println!("Building the page and the server at once. The first time this takes about four minutes.");
        both(project)?
    };
    // Ctrl-C reaches the server as well: it ends cleanly, and we wait for it.
    ctrlc::set_handler(|| println!(" The table closes.")).context("cannot listen to Ctrl-C")?;
    hand_over(Command::new(binary).arg("open").args(wishes(playing)))
}

/// What the player asked for, as `cloverleaf open` understands it.
fn wishes(playing: &Playing) -> Vec<String> {
    let mut wishes = Vec::new();
    wishes.extend((!playing.friends).then(|| "--alone".to_owned()));
    wishes.extend(playing.quiet.then(|| "--quiet".to_owned()));
    wishes.extend(playing.port.map(|port| format!("--port={port}")));
    wishes
}

fn hand_over(command: &mut Command) -> Result<ExitCode> {
    Ok(code(command.status().context("cannot start what was just built")?))
}

fn code(status: ExitStatus) -> ExitCode {
    ExitCode::from(status.code().and_then(|code| u8::try_from(code).ok()).unwrap_or(1))
}

/// The page and the binary. The page is built silently, so that the two do not talk at once; what it says is told if
/// it fails.
fn both(project: &Project) -> Result<PathBuf> {
    let begun = Instant::now();
    let done = |what: &str| println!("   {what} is built, after {:.0} s", begun.elapsed().as_secs_f64());
    thread::scope(|scope| {
        let page = scope.spawn(|| -> Result<()> {
            let xtask = env::current_exe().context("where am I?")?;
            silently(Command::new(xtask).arg("web").current_dir(project.root()))?;
            done("the page");
            Ok(())
        });
        let binary = binary(project)?;
        done("the server");
        page.join().map_err(|_| anyhow!("building the page broke down; try `cargo xtask web`"))??;
        Ok(binary)
    })
}

/// The binary, quickly built: the rules and the bots are optimised, what waits for people is not.
fn binary(project: &Project) -> Result<PathBuf> {
    run(cargo(project).args(["build", "--profile", "play", "--package", "cloverleaf"]))?;
    Ok(project.target()?.join("play").join(format!("cloverleaf{}", env::consts::EXE_SUFFIX)))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_table_is_for_this_machine_alone_unless_friends_are_asked() {
        let playing = |friends, port| Playing { quiet: true, friends, port, place: None };
        assert_eq!(wishes(&playing(false, None)), ["--alone", "--quiet"]);
        assert_eq!(wishes(&playing(true, Some(81))), ["--quiet", "--port=81"]);
    }
}
