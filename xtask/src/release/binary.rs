//! One binary with everything inside, for any Linux: no library of the system is asked for.

use std::path::PathBuf;

use anyhow::Result;
use clap::ValueEnum;

use super::tools::Tools;
use crate::compiler::{Compiler, anywhere, flag};
use crate::project::Project;
use crate::shell::{cargo, run};

/// A kind of processor.
#[derive(Clone, Copy, PartialEq, Eq, Debug, ValueEnum)]
pub(crate) enum Target {
    /// Intel and AMD, 64 bits
    X86_64,
    /// Arm, 64 bits
    Arm64,
}

impl Target {
    pub(crate) const ALL: &[Target] = &[Target::X86_64, Target::Arm64];

    /// The one this machine has.
    pub(super) fn own() -> Target {
        if cfg!(target_arch = "aarch64") { Target::Arm64 } else { Target::X86_64 }
    }

    /// Its name among compilers, with the C library that can be linked in whole.
    pub(crate) fn triple(self) -> &'static str {
        match self {
            Target::X86_64 => "x86_64-unknown-linux-musl",
            Target::Arm64 => "aarch64-unknown-linux-musl",
        }
    }

    /// The program that runs what is for it on other processors.
    pub(super) fn emulator(self) -> &'static str {
        match self {
            Target::X86_64 => "qemu-x86_64",
            Target::Arm64 => "qemu-aarch64",
        }
    }

    /// Its name in Debian and among containers.
    pub(crate) fn debian(self) -> &'static str {
        match self {
            Target::X86_64 => "amd64",
            Target::Arm64 => "arm64",
        }
    }
}

/// Compiles the binary in this folder of the target folder, and says where it is.
pub(super) fn compile(project: &Project, tools: &Tools, target: Target, folder: &str) -> Result<PathBuf> {
    let folder = project.target()?.join(folder);
    let mut command = cargo(project);
    command.args(["auditable", "zigbuild", "--locked", "--package", "cloverleaf", "--profile", "dist"]);
    command.args(["--target", target.triple(), "--target-dir"]).arg(&folder);
    let compiler = Compiler::find(target.triple())?;
    compiler.use_for(&mut command, "std,panic_unwind");
    // No path of this machine and no time of this day is in what is built.
    let mut flags = anywhere(project);
    // What crates generate lies below the folder, which must not be told either.
    flags.push(format!("--remap-path-prefix={}=target", folder.display()));
    // Debian's compiler has no C library of its own for this target; zig has.
    flags.extend((compiler == Compiler::Debian).then(|| "-Clink-self-contained=no".to_owned()));
    flag(&mut command, &flags);
    command.env("SOURCE_DATE_EPOCH", "0");
    tools.lend(&mut command)?;
    run(&mut command)?;
    Ok(folder.join(target.triple()).join("dist/cloverleaf"))
}
