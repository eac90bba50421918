//! The server that is put under load: a process of its own, on loopback, with a database of its own.

use std::fs::{self, File};
use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::process::Stdio;
use std::time::Duration;

use anyhow::{Context, Result, bail};
use rustix::process::{Pid, Resource, Rlimit, Signal, getrlimit, kill_process, setrlimit};
use tempfile::TempDir;
use tokio::io::{AsyncBufReadExt, BufReader};
use tokio::process::{Child, Command};
use tokio::time::timeout;

const PATIENCE: Duration = Duration::from_secs(30);
/// More than one client ever is: here the limits are not what is tried.
const UNLIMITED: &str = "1000000";

/// A server and its database, both gone when this is dropped.
#[derive(Debug)]
pub(crate) struct Server {
    binary: PathBuf,
    folder: TempDir,
    running: Option<(Child, SocketAddr)>,
    /// The most memory of those that were killed, and the processor time they took.
    peak: u64,
    worked: Duration,
    flags: Vec<&'static str>,
    /// Another database than the one in the folder.
    database: Option<String>,
}

impl Server {
    /// Starts a server on an empty database.
    ///
    /// # Errors
    /// If it does not come up.
    pub(crate) async fn start(binary: &Path) -> Result<Server> {
        let limits = ["--rate", "--sockets-per-client", "--tables-per-client", "--connections-per-address"];
        let flags = limits.into_iter().flat_map(|limit| [limit, UNLIMITED]).collect();
        Server::start_with(binary, flags, None).await
    }

    /// Starts a server with its usual limits, to which people come as if through a proxy, on this empty database or one
    /// of its own.
    ///
    /// # Errors
    /// If it does not come up.
    pub(crate) async fn start_for_strangers(binary: &Path, database: Option<String>) -> Result<Server> {
        Server::start_with(binary, vec!["--trust-proxy"], database).await
    }

    async fn start_with(binary: &Path, flags: Vec<&'static str>, database: Option<String>) -> Result<Server> {
        let folder = tempfile::tempdir().context("cannot make a folder for the database")?;
        let mut server = Server {
            binary: binary.to_owned(),
            folder,
            running: None,
            peak: 0,
            worked: Duration::ZERO,
            flags,
            database,
        };
        server.raise().await?;
        Ok(server)
    }

    /// Where the database is, as a store opens it.
    #[must_use]
    pub(crate) fn database(&self) -> String {
        let own = || format!("sqlite:{}", self.folder.path().join("load.db").display());
        self.database.clone().unwrap_or_else(own)
    }

    /// Starts the process, again at the address it had.
    ///
    /// # Errors
    /// If it does not come up.
    pub(crate) async fn raise(&mut self) -> Result<()> {
        let address =
            self.running.as_ref().map_or(SocketAddr::from(([127, 0, 0, 1], 0)), |running| running.1);
        let mut child = self.command(address)?.spawn().with_context(|| {
            format!("cannot start '{}'; build it, or name another with --server", self.binary.display())
        })?;
        let output = child.stdout.take().context("the server has no output")?;
        let mut lines = BufReader::new(output).lines();
        let line = timeout(PATIENCE, lines.next_line()).await.context("the server does not come up")??;
        let Some(address) = line.as_deref().and_then(address_in) else {
            bail!("the server did not come up; it said:\n{}", self.said());
        };
        // Kept open: a server that has nobody to talk to would break off.
        child.stdout = Some(lines.into_inner().into_inner());
        self.running = Some((child, address));
        Ok(())
    }

    fn command(&self, address: SocketAddr) -> Result<Command> {
        let log = File::options().create(true).append(true).open(self.log())?;
        let mut command = Command::new(&self.binary);
        command.arg("serve").args(["--listen", &address.to_string(), "--database", &self.database()]);
        command.args(&self.flags);
        command.env("RUST_LOG", "warn").stdin(Stdio::null()).stdout(Stdio::piped()).stderr(log);
        command.kill_on_drop(true);
        Ok(command)
    }

    fn log(&self) -> PathBuf {
        self.folder.path().join("server.log")
    }

    /// What the server had to say, from the end.
    #[must_use]
    pub(crate) fn said(&self) -> String {
        let said = fs::read_to_string(self.log()).unwrap_or_default();
        let lines: Vec<&str> = said.lines().collect();
        lines[lines.len().saturating_sub(20)..].join("\n")
    }

    /// Where it listens.
    ///
    /// # Panics
    /// If it was stopped.
    #[must_use]
    pub(crate) fn address(&self) -> SocketAddr {
        self.running.as_ref().expect("the server has been started").1
    }

    fn pid(&self) -> Option<u32> {
        self.running.as_ref()?.0.id()
    }

    /// The most memory it ever had, in KiB, over all its lives.
    #[must_use]
    pub(crate) fn peak(&self) -> u64 {
        self.peak.max(self.memory("VmHWM:"))
    }

    /// The memory it has, in KiB.
    #[must_use]
    pub(crate) fn resident(&self) -> u64 {
        self.memory("VmRSS:")
    }

    fn memory(&self, field: &str) -> u64 {
        let status = self.pid().and_then(|pid| fs::read_to_string(format!("/proc/{pid}/status")).ok());
        let line = status.as_deref().and_then(|text| text.lines().find_map(|line| line.strip_prefix(field)));
        line.and_then(|line| line.split_whitespace().next()?.parse().ok()).unwrap_or(0)
    }

    /// The processor time it has taken, over all its lives.
    #[must_use]
    pub(crate) fn worked(&self) -> Duration {
        let stat = self.pid().and_then(|pid| fs::read_to_string(format!("/proc/{pid}/stat")).ok());
        self.worked + stat.as_deref().and_then(work_in).unwrap_or_default()
    }

    /// Ends it as a power cut would.
    ///
    /// # Errors
    /// If it cannot be ended.
    pub(crate) async fn kill(&mut self) -> Result<()> {
        (self.peak, self.worked) = (self.peak(), self.worked());
        let (child, _) = self.running.as_mut().context("the server has been stopped")?;
        Ok(child.kill().await?)
    }

    /// Asks it to stop, and waits until it has.
    ///
    /// # Errors
    /// If it does not stop, or not well.
    pub(crate) async fn stop(&mut self) -> Result<()> {
        self.peak = self.peak();
        let pid = self.pid().and_then(|pid| Pid::from_raw(i32::try_from(pid).ok()?));
        kill_process(pid.context("the server has ended by itself")?, Signal::TERM)?;
        let (mut child, _) = self.running.take().context("the server has been stopped")?;
        let status =
            timeout(PATIENCE, child.wait()).await.context("the server does not stop when asked")??;
        if !status.success() {
            bail!("the server stopped with {status}; it said:\n{}", self.said());
        }
        Ok(())
    }
}

/// The address in a line like `Cloverleaf listens on http://127.0.0.1:8080`.
fn address_in(line: &str) -> Option<SocketAddr> {
    line.split_once("http://")?.1.trim_end_matches('/').parse().ok()
}

/// The processor time in a line of `/proc/PID/stat`: what stands behind the program's name, which may have spaces.
fn work_in(stat: &str) -> Option<Duration> {
    let mut fields = stat.rsplit_once(')')?.1.split_whitespace().skip(11);
    let mut ticks = || fields.next()?.parse::<u64>().ok();
    let ticks = ticks()? + ticks()?;
    Some(Duration::from_millis(ticks * 1000 / rustix::param::clock_ticks_per_second().max(1)))
}

/// Lets this process, and those it starts, have as many sockets as the system allows.
pub(crate) fn want_many_sockets() {
    let limit = getrlimit(Resource::Nofile);
    // If the system says no, connecting will say so better.
    let _ = setrlimit(Resource::Nofile, Rlimit { current: limit.maximum, maximum: limit.maximum });
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_processor_time_is_found_behind_any_name() {
        let stat = "7 (a ) b) S 1 2 3 4 5 6 7 8 9 10 150 50 0 0 20 0";
        let second = rustix::param::clock_ticks_per_second();
        assert_eq!(work_in(stat), Some(Duration::from_millis(200 * 1000 / second)));
        assert_eq!(work_in("nonsense"), None);
    }

    #[test]
    fn the_address_is_read_from_what_the_server_says() {
        let address = address_in("Cloverleaf listens on http://127.0.0.1:43210");
        assert_eq!(address, Some(SocketAddr::from(([127, 0, 0, 1], 43210))));
        assert_eq!(address_in("error: the address is in use"), None);
    }
}
