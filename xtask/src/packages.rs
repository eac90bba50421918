//! Getting what a check needs from the system: installed when we may, else a sentence that says what to
//! install.

use std::fs;
use std::path::PathBuf;
use std::process::Command;

use anyhow::{Result, bail};

use crate::shell;

/// Sees to it that the programs run, by installing these Debian packages if one does not.
///
/// # Errors
/// A sentence that says what to install, where this may not be done by itself.
pub(crate) fn need(programs: &[&str], packages: &[&str], purpose: &str) -> Result<()> {
    if there(programs) {
        return Ok(());
    }
    let wanted = packages.join(" ");
    if !may_install() {
        bail!("{purpose} needs {}; install it with `apt-get install {wanted}`", programs.join(", "));
    }
    if !install(packages) || !there(programs) {
        bail!("{purpose} needs {}, and `apt-get install {wanted}` did not bring it", programs.join(", "));
    }
    Ok(())
}

/// Installs these Debian packages where that may be done, and says whether it was.
pub(crate) fn bring(packages: &[&str]) -> bool {
    may_install() && install(packages)
}

/// Whether all these programs run.
pub(crate) fn there(programs: &[&str]) -> bool {
    let runs = |program: PathBuf| shell::works(Command::new(program).arg("--version"));
    programs.iter().all(|program| runs(program.into()) || apart(program).into_iter().any(runs))
}

/// Debian keeps Postgres where no shell looks, each version in its own folder.
fn apart(program: &str) -> Vec<PathBuf> {
    let versions = fs::read_dir("/usr/lib/postgresql").into_iter().flatten().flatten();
    versions.map(|version| version.path().join("bin").join(program)).collect()
}

fn may_install() -> bool {
    is_root() && there(&["apt-get"])
}

fn is_root() -> bool {
    let status = fs::read_to_string("/proc/self/status").unwrap_or_default();
    status.lines().any(|line| line.split_whitespace().take(2).eq(["Uid:", "0"]))
}

/// Tries with the list of packages as it is first: fetching a new one takes longer than most installs.
fn install(packages: &[&str]) -> bool {
    let install = || {
        let mut command = Command::new("apt-get");
        command.args(["install", "-y", "--no-install-recommends"]).args(packages);
        shell::run(command.env("DEBIAN_FRONTEND", "noninteractive")).is_ok()
    };
    install() || (shell::run(Command::new("apt-get").arg("update")).is_ok() && install())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_there_is_not_installed_again() {
        assert!(need(&["cargo"], &["no-such-package"], "this test").is_ok());
        assert!(!there(&["cargo", "no-such-program-anywhere"]));
    }
}
