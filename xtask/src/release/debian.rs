//! A package for Debian and what comes from it: the binary, a service that is hardened, and a user for it.

use std::path::Path;

use anyhow::Result;

use super::binary::Target;
use super::tools::Tools;
use crate::project::Project;
use crate::shell::{cargo, run};

/// Packs what was compiled; `crates/cli/Cargo.toml` says what is in it.
pub(super) fn pack(project: &Project, tools: &Tools, target: Target, output: &Path) -> Result<()> {
    let mut command = cargo(project);
    command.args(["deb", "--no-build", "--no-strip", "--package", "cloverleaf", "--profile", "dist"]);
    command.args(["--target", target.triple(), "--output"]).arg(output);
    // It looks for the binary where cargo would put it.
    command.env("CARGO_TARGET_DIR", project.target()?.join("dist")).env("SOURCE_DATE_EPOCH", "0");
    tools.lend(&mut command)?;
    run(&mut command)
}
