//! A compiler for another target than this machine: the ordinary one where its library can be had, else Debian's,
//! which comes without libraries for others but with the source of one.

use std::env;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::Duration;

use anyhow::{Context, Result};

use crate::packages;
use crate::project::Project;
use crate::shell::works_within;

const DEBIAN_RUSTC: &str = "/usr/bin/rustc";
const DEBIAN_SOURCE: &str = "/usr/lib/rustlib/src/rust/library/Cargo.lock";
const DEBIAN_PACKAGES: &[&str] = &["rustc-web", "rust-web-src"];
/// Without a network rustup would try again and again.
const PATIENCE: Duration = Duration::from_secs(90);

/// Where a compiler comes from.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Compiler {
    /// The ordinary compiler has the target's library.
    Ordinary,
    /// Debian's compiler, and the library is built from source.
    Debian,
}

impl Compiler {
    /// A compiler for this target. Nothing is fetched while something at hand will do.
    pub(crate) fn find(target: &str) -> Result<Compiler> {
        if has(target) {
            return Ok(Compiler::Ordinary);
        }
        if !debian_is_there() {
            if rustup_brings(target)? {
                return Ok(Compiler::Ordinary);
            }
            packages::need(&[DEBIAN_RUSTC], DEBIAN_PACKAGES, &format!("building for {target}"))
                .context(format!("`rustup target add {target}` did not work either"))?;
        }
        Ok(Compiler::Debian)
    }

    /// Lets cargo build with it. `library` names the parts of the standard library that are built if need be. The
    /// compiler need not be as new as Cargo.toml asks for, only new enough to build these crates.
    pub(crate) fn use_for(self, command: &mut Command, library: &str) {
        if self == Compiler::Debian {
            command.args([&format!("-Zbuild-std={library}"), "--ignore-rust-version"]);
            command.env("RUSTC", DEBIAN_RUSTC).env("RUSTC_BOOTSTRAP", "1");
        }
    }
}

/// Flags with which what is built does not depend on, and does not tell, where it was built.
pub(crate) fn anywhere(project: &Project) -> Vec<String> {
    let home = env::var_os("CARGO_HOME").map(PathBuf::from);
    let cargo = home.or_else(|| env::home_dir().map(|home| home.join(".cargo")));
    let places = [(Some(project.root().to_owned()), "cloverleaf"), (cargo, "cargo")];
    let told = places.into_iter().filter_map(|(place, name)| Some((place?, name)));
    told.map(|(place, name)| format!("--remap-path-prefix={}={name}", place.display())).collect()
}

/// Gives cargo flags for the compiler, in the way that allows for spaces in them.
pub(crate) fn flag(command: &mut Command, flags: &[String]) {
    command.env("CARGO_ENCODED_RUSTFLAGS", flags.join("\u{1f}"));
}

fn debian_is_there() -> bool {
    Path::new(DEBIAN_SOURCE).exists() && packages::there(&[DEBIAN_RUSTC])
}

fn has(target: &str) -> bool {
    let asked = Command::new("rustc").args(["--print", "target-libdir", "--target", target]).output();
    asked.is_ok_and(|output| Path::new(String::from_utf8_lossy(&output.stdout).trim()).exists())
}

fn rustup_brings(target: &str) -> Result<bool> {
    let mut rustup = Command::new("rustup");
    Ok(works_within(rustup.args(["target", "add", target]), PATIENCE)? && has(target))
}
