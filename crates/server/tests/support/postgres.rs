//! A Postgres of the test's own: made in a folder that goes away, reached by a socket in it, ended with it.

use std::fs;
use std::io::{BufRead as _, BufReader};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::sync::atomic::{AtomicUsize, Ordering};
use std::thread;

use tempfile::TempDir;

/// Who owns everything in it.
const USER: &str = "cloverleaf";
/// It never runs as root, but as the user that the Debian package makes.
const SYSTEM_USER: &str = "postgres";
const HINT: &str = "these tests need Postgres; install the Debian package postgresql";

/// A running Postgres.
#[derive(Debug)]
pub(crate) struct Postgres {
    folder: TempDir,
    programs: PathBuf,
    server: Child,
    databases: AtomicUsize,
}

impl Postgres {
    /// Makes one and starts it.
    pub(crate) fn start() -> Postgres {
        Postgres::start_with(|_| vec!["listen_addresses=".to_owned()])
    }

    /// Makes one, prepares its folder, and starts it with the settings that come of that.
    pub(crate) fn start_with(prepare: impl FnOnce(&Path) -> Vec<String>) -> Postgres {
        let programs = programs();
        let folder = TempDir::with_prefix("cloverleaf-postgres-").expect("a folder for the database");
        if is_root() {
            must(Command::new("chown").arg(SYSTEM_USER).arg(folder.path()));
        }
        let data = folder.path().join("data");
        let mut initdb = as_user(&programs.join("initdb"));
        must(
            initdb
                .args(["-U", USER, "-A", "trust", "-E", "UTF8", "--locale=C", "--no-sync", "-D"])
                .arg(&data),
        );
        let server = serve(&programs, folder.path(), &data, &prepare(folder.path()));
        Postgres { folder, programs, server, databases: AtomicUsize::new(0) }
    }

    /// The address of a new, empty database.
    pub(crate) fn database(&self) -> String {
        let name = format!("test{}", self.databases.fetch_add(1, Ordering::Relaxed));
        let mut psql = Command::new(self.programs.join("psql"));
        psql.arg("-h").arg(self.folder.path()).args(["-U", USER, "-d", "postgres", "-qc"]);
        must(psql.arg(format!("CREATE DATABASE {name}")));
        self.address(&name)
    }

    /// The address of a database of this name.
    pub(crate) fn address(&self, name: &str) -> String {
        format!("postgres://{USER}@localhost/{name}?host={}", self.folder.path().display())
    }
}

impl Drop for Postgres {
    fn drop(&mut self) {
        // At once and without tidying up: the folder goes too.
        let stopped = Command::new("kill").args(["-QUIT", &self.server.id().to_string()]).status();
        if !stopped.is_ok_and(|status| status.success()) {
            let _gone = self.server.kill();
        }
        let _ended = self.server.wait();
    }
}

/// Starts it and waits until it says that it takes connections.
fn serve(programs: &Path, folder: &Path, data: &Path, more: &[String]) -> Child {
    let mut command = as_user(&programs.join("postgres"));
    command.arg("-D").arg(data).arg("-k").arg(folder);
    let usual = ["fsync=off", "full_page_writes=off", "max_connections=100"];
    for setting in usual.into_iter().chain(more.iter().map(String::as_str)) {
        command.args(["-c", setting]);
    }
    let mut server = command.stdin(Stdio::null()).stderr(Stdio::piped()).spawn().expect(HINT);
    let mut said = BufReader::new(server.stderr.take().expect("its errors are piped")).lines();
    let mut heard = Vec::new();
    while !heard.last().is_some_and(|line: &String| line.contains("ready to accept connections")) {
        let line = said.next().and_then(Result::ok);
        heard.push(line.unwrap_or_else(|| panic!("postgres did not start: {}", heard.join("\n"))));
    }
    // Somebody has to listen on, or it would wait for ever once the pipe is full.
    thread::spawn(move || said.for_each(drop));
    server
}

/// Where Debian keeps the programs of the newest version, or else where `initdb` is found.
fn programs() -> PathBuf {
    let versions = fs::read_dir("/usr/lib/postgresql").into_iter().flatten().flatten();
    let mut versions: Vec<PathBuf> = versions.map(|version| version.path().join("bin")).collect();
    versions.sort_by_key(|path| {
        path.to_string_lossy().chars().filter_map(|c| c.to_digit(10)).fold(0, |n, d| 10 * n + d)
    });
    let path = std::env::var_os("PATH").unwrap_or_default();
    let found = versions.into_iter().rev().chain(std::env::split_paths(&path));
    found.into_iter().find(|folder| folder.join("initdb").exists()).expect(HINT)
}

/// A program run by the user whose files Postgres reads.
pub(crate) fn as_user(program: &Path) -> Command {
    if !is_root() {
        return Command::new(program);
    }
    let mut command = Command::new("setpriv");
    command.args([format!("--reuid={SYSTEM_USER}"), format!("--regid={SYSTEM_USER}")]);
    command.arg("--clear-groups").arg(program).current_dir("/");
    command
}

fn is_root() -> bool {
    let status = fs::read_to_string("/proc/self/status").unwrap_or_default();
    status.lines().any(|line| line.split_whitespace().take(2).eq(["Uid:", "0"]))
}

fn must(command: &mut Command) {
    let output = command.output().unwrap_or_else(|error| panic!("{command:?}: {error}; {HINT}"));
    assert!(output.status.success(), "{command:?}: {}", String::from_utf8_lossy(&output.stderr));
}
