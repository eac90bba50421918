//! What was made is tried as its users get it: installed by the installer, unpacked from the package, started with nothing
//! around it.

use std::fs;
use std::net::{Ipv4Addr, TcpListener};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

use anyhow::{Context, Result, bail};

use super::archive::name;
use super::binary::Target;
use super::empty;
use crate::project::Project;
use crate::shell::run;

/// How long the program may take until it is ready, a busy machine included.
const PATIENCE: Duration = Duration::from_secs(10);

/// Tries what runs on this machine, if it was made.
pub(super) fn try_out(project: &Project, output: &Path) -> Result<()> {
    let (target, version) = (Target::own(), project.version()?);
    if !output.join(format!("{}.tar.gz", name(target, &version))).exists() {
        println!("   nothing of this can be run on this machine");
        return Ok(());
    }
    let folder = project.target()?.join("proof");
    empty(&folder)?;
    let installed = installed(output, &folder)?;
    let unpacked = unpacked(output, target, &version, &folder)?;
    for binary in [&installed, &unpacked] {
        says(binary, &version)?;
    }
    starts(&installed, &folder)
}

fn installed(output: &Path, folder: &Path) -> Result<PathBuf> {
    let to = folder.join("bin");
    run(Command::new("sh").arg(output.join("install.sh")).arg("--from").arg(output).arg("--to").arg(&to))?;
    Ok(to.join("cloverleaf"))
}

fn unpacked(output: &Path, target: Target, version: &str, folder: &Path) -> Result<PathBuf> {
    let package = output.join(format!("cloverleaf_{version}-1_{}.deb", target.debian()));
    let to = folder.join("package");
    run(Command::new("dpkg-deb").arg("--extract").arg(package).arg(&to))?;
    Ok(to.join("usr/bin/cloverleaf"))
}

/// With an empty environment it says its version.
fn says(binary: &Path, version: &str) -> Result<()> {
    let output = Command::new(binary).arg("--version").env_clear().output()?;
    let said = String::from_utf8_lossy(&output.stdout).trim().to_owned();
    if said != format!("cloverleaf {version}") {
        bail!("{} says '{said}' where version {version} was built", binary.display());
    }
    Ok(())
}

/// How long it takes from nothing until a server is ready, and how much memory it has then.
fn starts(binary: &Path, folder: &Path) -> Result<()> {
    let address = TcpListener::bind((Ipv4Addr::LOCALHOST, 0))?.local_addr()?.to_string();
    let database = format!("sqlite:{}", folder.join("cloverleaf.db").display());
    let begun = Instant::now();
    let mut serve = Command::new(binary);
    serve.args(["serve", "--listen", &address, "--database", &database]).env("RUST_LOG", "warn");
    let server = Serving(serve.stdout(Stdio::null()).spawn().context("cannot start what was built")?);
    let ready = || Command::new(binary).args(["ready", "--listen", &address]).output();
    while !ready()?.status.success() {
        if begun.elapsed() > PATIENCE {
            bail!("the server is not ready after {} s", PATIENCE.as_secs());
        }
    }
    let (took, memory) = (begun.elapsed().as_millis(), memory(&server.0));
    println!("   ready after {took} ms, with {memory} KiB of memory");
    Ok(())
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
