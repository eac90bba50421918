//! What a release is made with, each at the version that was tried: zig brings a C compiler and a linker for every
//! processor, cargo-auditable writes the list of crates into the binary, cargo-deb makes a Debian package.

use std::env;
use std::ffi::OsString;
use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::{Context, Result};

use crate::packages;
use crate::project::Project;
use crate::shell::{cargo, run, works};

const WHEELS: &[&str] = &["ziglang==0.17.0", "cargo-zigbuild==0.24.0"];
const CRATES: &[(&str, &str)] = &[("cargo-auditable", "0.7.7"), ("cargo-deb", "3.8.0")];

/// Programs of other people, in the target folder.
#[derive(Debug)]
pub(crate) struct Tools {
    folder: PathBuf,
}

impl Tools {
    /// Fetches what is not there yet.
    pub(crate) fn get(project: &Project) -> Result<Tools> {
        let tools = Tools { folder: project.target()?.join("tools") };
        tools.wheels()?;
        for (name, version) in CRATES {
            tools.install(project, name, version)?;
        }
        Ok(tools)
    }

    fn wheels(&self) -> Result<()> {
        let python = self.python();
        let pip = |arguments: &[&str]| works(Command::new(&python).args(["-m", "pip"]).args(arguments));
        if pip(&["show", "cargo-zigbuild", "ziglang"]) {
            return Ok(());
        }
        packages::need(&["python3"], &["python3", "python3-venv"], "linking for other processors")?;
        run(Command::new("python3").args(["-m", "venv"]).arg(self.folder.join("python")))?;
        run(Command::new(&python).args(["-m", "pip", "install", "--quiet"]).args(WHEELS))
    }

    fn install(&self, project: &Project, name: &str, version: &str) -> Result<()> {
        if works(Command::new(self.folder.join("bin").join(name)).arg("--version")) {
            return Ok(());
        }
        let mut command = cargo(project);
        command
            .args(["install", "--locked", "--quiet", "--version", version, "--root"])
            .arg(&self.folder)
            .arg(name);
        run(&mut command)
    }

    fn python(&self) -> PathBuf {
        self.folder.join("python/bin/python")
    }

    /// Lets a command find all of them.
    pub(super) fn lend(&self, command: &mut Command) -> Result<()> {
        let own: [&Path; 2] = [&self.folder.join("bin"), &self.folder.join("python/bin")];
        let all = env::var_os("PATH").unwrap_or_default();
        let paths = own.into_iter().map(Path::to_owned).chain(env::split_paths(&all));
        let path: OsString =
            env::join_paths(paths).context("a folder of PATH has a name that does not fit")?;
        command.env("PATH", path);
        Ok(())
    }
}
