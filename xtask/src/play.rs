//! Build the game and start it.

use std::process::{Command, ExitCode};

use anyhow::{Context, Result};

use crate::project::Project;
use crate::shell::{cargo, run};

/// Builds the binary and hands the terminal over to `cloverleaf play`.
pub(crate) fn play(project: &Project, arguments: &[String]) -> Result<ExitCode> {
    run(cargo(project).args(["build", "--release", "--package", "cloverleaf"]))?;
    let binary = project.target()?.join("release").join("cloverleaf");
    println!("$ cloverleaf play {}", arguments.join(" "));
    let status = Command::new(binary).arg("play").args(arguments).status();
    let code = status.context("cannot start what was just built")?.code();
    Ok(ExitCode::from(code.and_then(|code| u8::try_from(code).ok()).unwrap_or(1)))
}
