//! The image is run as it is meant to be: as its own user, without any right, and with a root file system that cannot be
//! written.

use std::fs;
use std::process::{self, Child, Command, Stdio};
use std::thread;
use std::time::{Duration, Instant};

use anyhow::{Context, Result, bail};

use super::browser::{free_port, shows_a_page};
use crate::packages;
use crate::shell::{run, works};

/// How long the image may take to its first page, a slow machine included.
const PATIENCE: Duration = Duration::from_secs(30);

/// What an image is run by. Its limits are lower than anybody's, because not everybody may raise them; `runc`, because the
/// other runtime wants control groups of one kind only; quietly, because podman complains where no systemd runs health checks.
const ENGINE: &str = "--log-level fatal --runtime runc run --rm --pull never --network host --read-only --read-only-tmpfs=false \
    --cap-drop all --security-opt no-new-privileges --ulimit nofile=1024:1024 --ulimit nproc=1024:1024";

/// What `/proc/PID/status` says of a program that is the image's user and has no right.
const CONFINED: &[(&str, &str)] = &[("Uid:", "65532"), ("CapEff:", "0000000000000000"), ("NoNewPrivs:", "1")];

/// Runs the image until it has shown its page and calls itself ready, by an engine where one can run here, else in a
/// folder of its own.
pub(super) fn try_out(tag: &str) -> Result<()> {
    let container = Container::new(tag)?;
    let port = free_port()?;
    let begun = Instant::now();
    let mut running = Running(container.serve(port).spawn().context("cannot start the image")?);
    while !shows_a_page(port) {
        if let Some(status) = running.0.try_wait()? {
            bail!("the image ended at once ({status}); what it printed above says why");
        }
        if begun.elapsed() > PATIENCE {
            bail!("the image shows no page after {} s", PATIENCE.as_secs());
        }
        thread::sleep(Duration::from_millis(10));
    }
    println!("   the image shows its page after {:.2} s", begun.elapsed().as_secs_f64());
    container.is_confined()?;
    run(&mut container.healthy(port))
}

/// What an image becomes when it is run.
enum Container {
    /// By podman, under this name.
    Engine { name: String, tag: String },
    /// By buildah, which changes only the folder: a root file system that cannot be written is not tried.
    Folder { name: String },
}

impl Container {
    fn new(tag: &str) -> Result<Container> {
        let name = format!("cloverleaf-{}", process::id());
        let engine = Container::Engine { name, tag: tag.to_owned() };
        let needed = packages::need(&["podman", "runc"], &["podman", "runc"], "running an image");
        if needed.is_ok() && works(engine.engine(&[]).args([tag, "--version"])) {
            return Ok(engine);
        }
        println!("   podman cannot run here: a root file system that cannot be written is not tried");
        let made = Command::new("buildah").args(["from", tag]).output().context("cannot start buildah")?;
        Ok(Container::Folder { name: String::from_utf8_lossy(&made.stdout).trim().to_owned() })
    }

    fn engine(&self, options: &[&str]) -> Command {
        let mut podman = Command::new("podman");
        podman.args(ENGINE.split_whitespace()).args(options).stdin(Stdio::null());
        podman
    }

    fn serve(&self, port: u16) -> Command {
        let listen = listen(port);
        match self {
            Container::Engine { name, tag } => {
                let mut podman = self.engine(&["--name", name, "--env", &listen]);
                podman.arg(tag);
                podman
            }
            Container::Folder { name } => in_folder(name, &listen, "serve"),
        }
    }

    /// Calls itself ready, by the image's own check where an engine knows it.
    fn healthy(&self, port: u16) -> Command {
        match self {
            Container::Engine { name, .. } => {
                let mut podman = Command::new("podman");
                podman.args(["healthcheck", "run", name]);
                podman
            }
            Container::Folder { name } => in_folder(name, &listen(port), "ready"),
        }
    }

    /// Looks from outside at what the program may do.
    fn is_confined(&self) -> Result<()> {
        let Container::Engine { name, .. } = self else { return Ok(()) };
        let asked = Command::new("podman").args(["inspect", "--format", "{{.State.Pid}}", name]).output()?;
        let process = format!("/proc/{}", String::from_utf8_lossy(&asked.stdout).trim());
        let read =
            |file: &str| fs::read_to_string(format!("{process}/{file}")).context("the image has ended");
        confined(&read("status")?, &read("mountinfo")?)?;
        println!("   it is user 65532 without any right, and can write only to /data");
        Ok(())
    }
}

impl Drop for Container {
    fn drop(&mut self) {
        let mut removal = match self {
            Container::Engine { name, .. } => {
                let mut podman = Command::new("podman");
                podman.args(["rm", "--force", "--ignore", "--volumes", name]);
                podman
            }
            Container::Folder { name } => {
                let mut buildah = Command::new("buildah");
                buildah.args(["rm", name]);
                buildah
            }
        };
        let _ = removal.stdout(Stdio::null()).status();
    }
}

fn listen(port: u16) -> String {
    format!("CLOVERLEAF_LISTEN=127.0.0.1:{port}")
}

fn in_folder(name: &str, listen: &str, command: &str) -> Command {
    let mut buildah = Command::new("buildah");
    buildah.args(["run", "--isolation", "chroot", "--env", listen, name, "/cloverleaf", command]);
    buildah.stdin(Stdio::null());
    buildah
}

/// Whether these say that a program is who it should be, and can write to no disk but `/data`.
fn confined(status: &str, mounts: &str) -> Result<()> {
    for (field, wanted) in CONFINED {
        let line = status.lines().find_map(|line| line.strip_prefix(field)).unwrap_or_default();
        if line.split_whitespace().next() != Some(wanted) {
            bail!("in the container '{field}' is '{}' instead of '{wanted}'", line.trim());
        }
    }
    // As in `36 35 98:0 / /data rw,noatime …`.
    let option = |place: &str| {
        let fields = mounts.lines().map(|line| line.split(' ').collect::<Vec<_>>());
        fields.filter(|fields| fields.get(4) == Some(&place)).find_map(|fields| fields.get(5).copied())
    };
    let writable = |place: &str| option(place).map(|options| options.split(',').any(|option| option == "rw"));
    if (writable("/"), writable("/data")) != (Some(false), Some(true)) {
        bail!("the container should be able to write to /data and not to /:\n{mounts}");
    }
    Ok(())
}

struct Running(Child);

impl Drop for Running {
    fn drop(&mut self) {
        // It is handed on to the program, which ends by itself.
        let _ = Command::new("kill").args(["-TERM", &self.0.id().to_string()]).status();
        let _ = self.0.wait();
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const STATUS: &str =
        "Name:\tcloverleaf\nUid:\t65532\t65532\t65532\t65532\nCapEff:\t0000000000000000\nNoNewPrivs:\t1\n";
    const MOUNTS: &str =
        "9 8 0:1 / / ro,relatime - overlay overlay ro\n10 9 8:1 /v /data rw,nosuid - ext4 /dev/a rw\n";

    #[test]
    fn a_container_is_confined_by_its_user_its_rights_and_its_disks() {
        confined(STATUS, MOUNTS).unwrap();
        for (was, is) in
            [("65532", "0"), ("0000000000000000", "00000000a80425fb"), ("NoNewPrivs:\t1", "NoNewPrivs:\t0")]
        {
            assert!(confined(&STATUS.replace(was, is), MOUNTS).is_err(), "{is}");
        }
        for (was, is) in [("ro,relatime", "rw,relatime"), ("rw,nosuid", "ro,nosuid"), ("/data", "/other")] {
            assert!(confined(STATUS, &MOUNTS.replace(was, is)).is_err(), "{is}");
        }
    }
}
