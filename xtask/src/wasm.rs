//! Core, grid and the games build for the browser, with whatever compiler for it can be had.

use std::path::PathBuf;

use anyhow::Result;

use crate::compiler::{Compiler, anywhere, flag};
use crate::findings::Findings;
use crate::packages;
use crate::project::Project;
use crate::shell::{cargo, run};

const TARGET: &str = "wasm32-unknown-unknown";
/// Debian's compiler comes without a linker for the browser.
const DEBIAN_LINKER: &str = "wasm-ld-19";
const DEBIAN_PACKAGE: &str = "lld-19";

/// The rules can be taken alone into a browser, without the standard library's outside world.
pub(crate) fn check(project: &Project) -> Result<Findings> {
    let mut crates = vec!["cloverleaf-core".to_owned(), "cloverleaf-grid".to_owned()];
    crates.extend(project.games()?.into_iter().map(|game| format!("cloverleaf-{game}")));
    build(project, "release", &crates)?;
    Ok(Findings::passed(crates.len()))
}

/// Builds packages by a profile, in a target folder of their own so that they do not fight with the ordinary
/// build, and says where they are.
pub(crate) fn build(project: &Project, profile: &str, packages: &[impl AsRef<str>]) -> Result<PathBuf> {
    let folder = project.target()?.join("wasm");
    let mut command = cargo(project);
    command.args(["build", "--profile", profile, "--target", TARGET, "--target-dir"]).arg(&folder);
    flag(&mut command, &anywhere(project));
    let compiler = Compiler::find(TARGET)?;
    compiler.use_for(&mut command, "std,panic_abort");
    if compiler == Compiler::Debian {
        packages::need(&[DEBIAN_LINKER], &[DEBIAN_PACKAGE], "building for the browser")?;
        command.env("CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_LINKER", DEBIAN_LINKER);
    }
    for package in packages {
        command.args(["--package", package.as_ref()]);
    }
    run(&mut command)?;
    Ok(folder.join(TARGET).join(profile))
}
