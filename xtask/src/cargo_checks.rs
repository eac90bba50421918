//! Format and lints: what cargo's own tools check.

use std::process::Command;

use anyhow::{Context, Result};

use crate::findings::Findings;
use crate::fuzz;
use crate::project::Project;
use crate::shell::{cargo, run};

/// Everything is formatted.
pub(crate) fn format(project: &Project) -> Result<Findings> {
    run(cargo(project).args(["fmt", "--all", "--check"])).context("format with `cargo fmt --all`")?;
    for manifest in APART {
        let todo = format!("format with `cargo fmt --manifest-path {manifest}`");
        run(cargo(project).args(["fmt", "--manifest-path", manifest, "--check"])).context(todo)?;
    }
    Ok(Findings::passed(1 + APART.len()))
}

/// Crates that stand apart from the workspace.
const APART: &[&str] = &["fuzz/Cargo.toml", "xtask/bindgen/Cargo.toml"];

/// Neither the workspace nor the fuzz targets get a warning.
pub(crate) fn clippy(project: &Project) -> Result<Findings> {
    let workspace = deny_warnings(cargo(project).args(["clippy", "--workspace", "--all-targets"]));
    let targets = deny_warnings(&mut fuzz::clippy(project)?);
    Ok(workspace.and(targets))
}

fn deny_warnings(command: &mut Command) -> Findings {
    match run(command.args(["--", "-D", "warnings"])) {
        Ok(()) => Findings::passed(1),
        Err(error) => Findings::fault(error.to_string()),
    }
}
