//! The binary as people and programs use it: real processes, real files, real pipes.

mod admin;
mod backups;
mod contests;
mod engine;
#[cfg(unix)]
mod open;
mod pictures;
mod play;
mod records;
mod report;
mod rules;
mod serve;
mod usage;
mod words;

use std::io::Write as _;
use std::path::Path;
use std::process::{Command, Output, Stdio};

/// What came of a run.
struct Run {
    code: i32,
    out: String,
    err: String,
}

/// Runs the binary with these arguments and this input. It speaks English, whatever its user does.
fn cloverleaf(args: &[&str], input: &str) -> Run {
    run(Command::new(env!("CARGO_BIN_EXE_cloverleaf")).args(args).env("LC_ALL", "C"), input)
}

fn run(command: &mut Command, input: &str) -> Run {
    let mut child = command
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the binary starts");
    // A program that does not read its input may close it early.
    let _ = child.stdin.take().expect("it has an input").write_all(input.as_bytes());
    let Output { status, stdout, stderr } = child.wait_with_output().expect("the binary ends");
    let text = |bytes| String::from_utf8(bytes).expect("it speaks text");
    Run { code: status.code().expect("it ended by itself"), out: text(stdout), err: text(stderr) }
}

/// The finished record of a match between bots, saved in this folder.
fn bots_play(game: &str, seats: u8, folder: &Path) -> String {
    let file = folder.join(format!("{game}.record")).display().to_string();
    let seats = seats.to_string();
    let mut args = vec!["play", game, "--seats", &seats, "--seed", "7", "--save", &file];
    let bots: Vec<_> =
        (1..=seats.parse::<u8>().expect("a number")).map(|seat| format!("{seat}=random")).collect();
    bots.iter().for_each(|bot| args.extend(["--bot", bot]));
    let limit = ["--option", "turn_limit=200"];
    args.extend(limit);
    let run = cloverleaf(&args, "");
    assert_eq!(run.code, 0, "{}", run.err);
    file
}
