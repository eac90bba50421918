//! Core, grid and the games build for the browser, with whatever compiler for it can be had.

use std::path::Path;
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

/// Builds the crates in a target folder of their own, so that they do not fight with the ordinary build.
pub(crate) fn check(project: &Project) -> Result<Findings> {
    let mut crates = vec!["core".to_owned(), "grid".to_owned()];
    crates.extend(project.games()?);
    let mut command = cargo(project);
    command.args(["build", "--release", "--target", TARGET, "--target-dir"]);
    command.arg(project.target()?.join("wasm"));
    if source()? == Source::Debian {
        built_by_debian(&mut command);
    }
    for name in &crates {
        command.arg("--package").arg(format!("cloverleaf-{name}"));
    }
    run(&mut command)?;
    Ok(Findings::passed(crates.len()))
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
