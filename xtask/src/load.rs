//! Put the online table under load.

use std::process::{Command, ExitCode};

use anyhow::{Context, Result};

use crate::project::Project;
use crate::shell::{cargo, run};

/// What the generator does when it is not told.
const USUAL: &str = "run";
const OTHERS: &[&str] = &["run", "abuse", "finished", "help", "--help"];

/// Builds the server and the generator as they are released, and lets the one loose on the other.
pub(crate) fn load(project: &Project, arguments: &[String]) -> Result<ExitCode> {
    run(cargo(project).args([
        "build",
        "--release",
        "--package",
        "cloverleaf",
        "--package",
        "cloverleaf-load",
    ]))?;
    let release = project.target()?.join("release");
    let (what, rest) = parted(arguments);
    println!("$ cloverleaf-load {what} {}", rest.join(" "));
    let mut command = Command::new(release.join("cloverleaf-load"));
    command.arg(what);
    if !what.ends_with("help") {
        command.arg("--server").arg(release.join("cloverleaf"));
    }
    let code = command.args(rest).status().context("cannot start what was just built")?.code();
    Ok(ExitCode::from(code.and_then(|code| u8::try_from(code).ok()).unwrap_or(1)))
}

/// What is to be done, and the rest of the arguments.
fn parted(arguments: &[String]) -> (&str, &[String]) {
    match arguments {
        [first, rest @ ..] if OTHERS.contains(&first.as_str()) => (first, rest),
        all => (USUAL, all),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn without_a_word_people_come_and_play() {
        let words = |line: &str| line.split_whitespace().map(str::to_owned).collect::<Vec<_>>();
        assert_eq!(parted(&words("")), ("run", &[][..]));
        assert_eq!(parted(&words("--kill --tables 8")), ("run", &words("--kill --tables 8")[..]));
        assert_eq!(parted(&words("finished --tables 3")), ("finished", &words("--tables 3")[..]));
    }
}
