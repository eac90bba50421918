//! Core, grid and the games build for the browser, with whatever compiler for it can be had.

use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::Duration;

use anyhow::{Context, Result};

use crate::findings::Findings;
use crate::packages;
use crate::project::Project;
use crate::shell::{cargo, run, works_within};

const TARGET: &str = "wasm32-unknown-unknown";
/// Debian's compiler comes without a library for the browser, but with the source of one.
const DEBIAN_RUSTC: &str = "/usr/bin/rustc";
const DEBIAN_SOURCE: &str = "/usr/lib/rustlib/src/rust/library/Cargo.lock";
const DEBIAN_LINKER: &str = "wasm-ld-19";
const DEBIAN_PACKAGES: &[&str] = &["rustc-web", "rust-web-src", "lld-19"];
/// Without a network rustup would try again and again.
const PATIENCE: Duration = Duration::from_secs(90);

/// Where a compiler for the browser comes from.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Source {
    /// The ordinary compiler has the target's library.
    Ordinary,
    /// Debian's compiler, and the library is built from source.
    Debian,
}

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
    if source()? == Source::Debian {
        built_by_debian(&mut command);
    }
    for package in packages {
        command.args(["--package", package.as_ref()]);
    }
    run(&mut command)?;
    Ok(folder.join(TARGET).join(profile))
}

/// Nothing is fetched while something at hand will do.
fn source() -> Result<Source> {
    if has_target() {
        return Ok(Source::Ordinary);
    }
    if !debian_is_there() {
        if rustup_brings_target()? {
            return Ok(Source::Ordinary);
        }
        packages::need(&[DEBIAN_RUSTC, DEBIAN_LINKER], DEBIAN_PACKAGES, "building for the browser")
            .context(format!("`rustup target add {TARGET}` did not work either"))?;
    }
    Ok(Source::Debian)
}

fn debian_is_there() -> bool {
    Path::new(DEBIAN_SOURCE).exists() && packages::there(&[DEBIAN_RUSTC, DEBIAN_LINKER])
}

fn has_target() -> bool {
    let asked = Command::new("rustc").args(["--print", "target-libdir", "--target", TARGET]).output();
    asked.is_ok_and(|output| Path::new(String::from_utf8_lossy(&output.stdout).trim()).exists())
}

fn rustup_brings_target() -> Result<bool> {
    let mut rustup = Command::new("rustup");
    Ok(works_within(rustup.args(["target", "add", TARGET]), PATIENCE)? && has_target())
}

/// The compiler need not be as new as Cargo.toml asks for, only new enough to build these crates.
fn built_by_debian(command: &mut Command) {
    command.args(["-Zbuild-std=std,panic_abort", "--ignore-rust-version"]);
    command.env("RUSTC", DEBIAN_RUSTC).env("RUSTC_BOOTSTRAP", "1");
    command.env("CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_LINKER", DEBIAN_LINKER);
}
