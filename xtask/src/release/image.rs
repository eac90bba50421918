//! A container image from nothing but the binary, made and run without a daemon.

use std::fs;
use std::io::{Read as _, Write as _};
use std::net::{Ipv4Addr, TcpListener, TcpStream};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::thread;
use std::time::{Duration, Instant};

use anyhow::{Context, Result, bail};

use super::archive::{files, name};
use super::binary::Target;
use crate::packages;
use crate::project::Project;
use crate::shell::run;

/// What it is called on this machine.
const IMAGE: &str = "localhost/cloverleaf";
/// The certificates that the image trusts.
const CERTIFICATES: &str = "/etc/ssl/certs/ca-certificates.crt";
/// How long the image may take to its first page, a slow machine included.
const PATIENCE: Duration = Duration::from_secs(30);

/// Builds the image for this machine's processor, keeps it as an archive, and runs it.
pub(super) fn make(project: &Project, output: &Path) -> Result<()> {
    packages::need(&["buildah"], &["buildah"], "making a container image")?;
    let (version, target) = (project.version()?, Target::own());
    let context = gathering(project)?;
    unpack(output, target, &version, &context)?;
    let tag = format!("{IMAGE}:{version}");
    let mut build = Command::new("buildah");
    build.args(["build", "--isolation", "chroot", "--format", "docker", "--timestamp", "0", "--tag", &tag]);
    run(build.arg("--file").arg(project.path("packaging/Containerfile")).arg(&context))?;
    let file = output.join(format!("cloverleaf-{version}-{}.image.tar", target.debian()));
    run(Command::new("buildah")
        .args(["push", &tag])
        .arg(format!("docker-archive:{}:{tag}", file.display())))?;
    try_out(&tag)
}

fn gathering(project: &Project) -> Result<PathBuf> {
    let folder = project.target()?.join("image");
    super::empty(&folder)?;
    fs::create_dir(folder.join("data"))?;
    Ok(folder)
}

/// The binary from its archive, as everybody else gets it, and the certificates.
fn unpack(output: &Path, target: Target, version: &str, context: &Path) -> Result<()> {
    let archive = format!("{}.tar.gz", name(target, version));
    if !files(output)?.contains(&archive) {
        bail!("the image needs {archive}; release for this processor too");
    }
    let mut tar = Command::new("tar");
    tar.args(["--strip-components=1", "-xzf"]).arg(output.join(&archive)).arg("-C").arg(context);
    run(tar.arg(format!("{}/cloverleaf", name(target, version))))?;
    fs::copy(CERTIFICATES, context.join("ca-certificates.crt"))
        .with_context(|| format!("cannot read {CERTIFICATES}; install ca-certificates"))?;
    Ok(())
}

/// Runs the image as its own user, until it has shown its page and calls itself ready. It runs in a folder of its own,
/// not in namespaces, which not every machine that builds can give: what an engine adds, such as a root file system that
/// cannot be written, is not tried.
fn try_out(tag: &str) -> Result<()> {
    let container = Container::new(tag)?;
    let port = TcpListener::bind((Ipv4Addr::LOCALHOST, 0))?.local_addr()?.port();
    let begun = Instant::now();
    let mut running = Running(container.run(port, "serve").spawn().context("cannot start buildah")?);
    while !shows_the_page(port) {
        if let Some(status) = running.0.try_wait()? {
            bail!("the image ended at once ({status}); what it printed above says why");
        }
        if begun.elapsed() > PATIENCE {
            bail!("the image shows no page after {} s", PATIENCE.as_secs());
        }
        thread::sleep(Duration::from_millis(10));
    }
    println!("   the image shows its page after {:.2} s", begun.elapsed().as_secs_f64());
    run(&mut container.run(port, "ready"))
}

/// What an image becomes when it is run.
struct Container(String);

impl Container {
    fn new(tag: &str) -> Result<Container> {
        let made = Command::new("buildah").args(["from", tag]).output().context("cannot start buildah")?;
        Ok(Container(String::from_utf8_lossy(&made.stdout).trim().to_owned()))
    }

    fn run(&self, port: u16, command: &str) -> Command {
        let mut buildah = Command::new("buildah");
        buildah.args([
            "run",
            "--isolation",
            "chroot",
            "--env",
            &format!("CLOVERLEAF_LISTEN=127.0.0.1:{port}"),
        ]);
        buildah.args([&self.0, "/cloverleaf", command]).stdin(Stdio::null());
        buildah
    }
}

impl Drop for Container {
    fn drop(&mut self) {
        let _ = Command::new("buildah").args(["rm", &self.0]).stdout(Stdio::null()).status();
    }
}

struct Running(Child);

impl Drop for Running {
    fn drop(&mut self) {
        // Buildah hands this on to the program, which ends by itself.
        let _ = Command::new("kill").args(["-TERM", &self.0.id().to_string()]).status();
        let _ = self.0.wait();
    }
}

fn shows_the_page(port: u16) -> bool {
    let ask = || -> std::io::Result<String> {
        let mut stream = TcpStream::connect((Ipv4Addr::LOCALHOST, port))?;
        stream.set_read_timeout(Some(PATIENCE))?;
        write!(stream, "GET / HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nConnection: close\r\n\r\n")?;
        let mut answer = String::new();
        stream.read_to_string(&mut answer)?;
        Ok(answer)
    };
    ask().is_ok_and(|page| page.starts_with("HTTP/1.1 200") && page.contains("<title>"))
}
