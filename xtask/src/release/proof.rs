//! What was made is tried as its users get it: installed by the installer, unpacked from the package, started with nothing
//! around it; for another processor than this machine's under an emulator of that.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

use anyhow::{Context, Result, bail};

use super::binary::Target;
use super::browser::{free_port, shows_all_of};
use super::empty;
use crate::packages;
use crate::project::Project;
use crate::shell::run;

/// How long the program may take until it is ready, a busy machine and an emulator included.
const PATIENCE: Duration = Duration::from_secs(60);

/// Tries what was made for a processor, if this machine has it or can emulate it.
pub(super) fn try_out(project: &Project, output: &Path, target: Target) -> Result<()> {
    let emulator = (target != Target::own()).then(|| target.emulator());
    if let Some(emulator) = emulator
        && let Err(why) = packages::need(&[emulator], &["qemu-user"], "running it on this machine")
    {
        println!("   {} was not tried: {why:#}", target.triple());
        return Ok(());
    }
    let version = project.version()?;
    let folder = project.target()?.join("proof").join(target.debian());
    empty(&folder)?;
    let mut files = vec![unpacked(output, target, &version, &folder)?];
    if emulator.is_none() {
        files.push(installed(output, &folder)?);
    }
    for file in files {
        let program = Program { file, emulator };
        program.says(&version)?;
        program.starts(&folder, &project.path("web/dist/page"))?;
    }
    Ok(())
}

fn unpacked(output: &Path, target: Target, version: &str, folder: &Path) -> Result<PathBuf> {
    let package = output.join(format!("cloverleaf_{version}-1_{}.deb", target.debian()));
    let to = folder.join("package");
    run(Command::new("dpkg-deb").arg("--extract").arg(package).arg(&to))?;
    Ok(to.join("usr/bin/cloverleaf"))
}

fn installed(output: &Path, folder: &Path) -> Result<PathBuf> {
    let to = folder.join("bin");
    run(Command::new("sh").arg(output.join("install.sh")).arg("--from").arg(output).arg("--to").arg(&to))?;
    Ok(to.join("cloverleaf"))
}

/// What was made, and what runs it if this machine cannot.
struct Program {
    file: PathBuf,
    emulator: Option<&'static str>,
}

impl Program {
    /// It and nothing around it: not even an environment, but for what finds the emulator.
    fn command(&self) -> Command {
        let mut command = match self.emulator {
            Some(emulator) => Command::new(emulator),
            None => Command::new(&self.file),
        };
        command.args(self.emulator.map(|_| &self.file)).env_clear().env("PATH", "/usr/bin");
        command
    }

    fn says(&self, version: &str) -> Result<()> {
        let output = self.command().arg("--version").output().context("cannot start what was built")?;
        let said = String::from_utf8_lossy(&output.stdout).trim().to_owned();
        if said != format!("cloverleaf {version}") {
            bail!("{} says '{said}' where version {version} was built", self.file.display());
        }
        Ok(())
    }

    /// How long it takes from nothing until a server is ready, how much memory it has then, and that it shows the page.
    fn starts(&self, folder: &Path, page: &Path) -> Result<()> {
        let port = free_port()?;
        let address = format!("127.0.0.1:{port}");
        let database = format!("sqlite:{}", folder.join(format!("{port}.db")).display());
        let begun = Instant::now();
        let mut serve = self.command();
        serve.args(["serve", "--listen", &address, "--database", &database]).env("RUST_LOG", "warn");
        let server = Serving(serve.stdout(Stdio::null()).spawn().context("cannot start what was built")?);
        while !self.command().args(["ready", "--listen", &address]).output()?.status.success() {
            if begun.elapsed() > PATIENCE {
                bail!("the server is not ready after {} s", PATIENCE.as_secs());
            }
        }
        let (took, memory) = (begun.elapsed().as_millis(), memory(&server.0));
        let by = self.emulator.map_or_else(String::new, |emulator| format!(" under {emulator}"));
        println!("   ready after {took} ms{by}, with {memory} KiB of memory");
        shows_all_of(port, page)
    }
}

fn memory(process: &Child) -> String {
    let status = fs::read_to_string(format!("/proc/{}/status", process.id())).unwrap_or_default();
    let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"));
    line.and_then(|line| line.split_whitespace().next()).unwrap_or("?").to_owned()
}

struct Serving(Child);

impl Drop for Serving {
    fn drop(&mut self) {
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}
