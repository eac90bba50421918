//! `cloverleaf` without a command: a table on this machine, kept for its user, shown in a browser.

use std::fs;
use std::io::{BufRead as _, BufReader};
use std::os::unix::fs::PermissionsExt as _;
use std::path::Path;
use std::process::{Child, ChildStdout, Command, Stdio};

/// A home with a browser that only notes what it is asked to show.
fn home() -> tempfile::TempDir {
    let home = tempfile::tempdir().expect("a folder");
    let browser = home.path().join("xdg-open");
    fs::write(&browser, "#!/bin/sh\necho \"$1\" >> \"$HOME/opened\"\n").expect("a script");
    fs::set_permissions(&browser, fs::Permissions::from_mode(0o755)).expect("it can be run");
    home
}

fn cloverleaf(home: &Path, args: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_cloverleaf"));
    let path = format!("{}:{}", home.display(), std::env::var("PATH").unwrap_or_default());
    command.args(args).env("HOME", home).env("PATH", path).env("LC_ALL", "C").env_remove("XDG_DATA_HOME");
    command
}

/// Whatever a test finds, no server is left behind.
struct Opened(Child);

impl Drop for Opened {
    fn drop(&mut self) {
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

/// Starts a table and reads what it says until it can be played.
fn open(home: &Path, args: &[&str]) -> (Opened, BufReader<ChildStdout>, String) {
    let mut child = cloverleaf(home, args).stdout(Stdio::piped()).spawn().expect("the binary runs");
    let mut out = BufReader::new(child.stdout.take().expect("a pipe"));
    let opened = Opened(child);
    loop {
        let mut line = String::new();
        assert!(out.read_line(&mut line).expect("text") > 0, "it ended without an address");
        if let Some(rest) = line.trim().strip_prefix("Play at ") {
            let address = rest.split_whitespace().next().expect("an address").to_owned();
            return (opened, out, address);
        }
    }
}

#[test]
fn whoever_only_starts_it_gets_a_table_and_the_second_start_finds_it() {
    let home = home();
    let (mut opened, mut out, address) = open(home.path(), &[]);
    // It has said everything when the browser has been asked, so the last line before that is waited for.
    let mut said = String::new();
    while !said.contains("https") && !said.contains("no network") {
        assert!(out.read_line(&mut said).expect("text") > 0, "{said}");
    }
    let listening = address.strip_prefix("http://").expect("plain http").to_owned();
    let ready = cloverleaf(home.path(), &["ready", "--listen", &listening]).output().expect("it runs");
    assert!(ready.status.success(), "{ready:?}");
    let data = home.path().join(".local/share/cloverleaf");
    assert!(data.join("cloverleaf.db").exists());

    let again = cloverleaf(home.path(), &[]).output().expect("it runs");
    assert!(again.status.success(), "{again:?}");
    assert!(
        String::from_utf8_lossy(&again.stdout).contains(&format!("open already: {address}")),
        "{again:?}"
    );
    let shown = fs::read_to_string(home.path().join("opened")).expect("a browser was asked");
    assert!(shown.lines().all(|line| line == address) && shown.lines().count() >= 1, "{shown}");

    let told = Command::new("kill").args(["-TERM", &opened.0.id().to_string()]).status();
    assert!(told.expect("kill runs").success() && opened.0.wait().expect("it ends").success());
    assert!(!data.join("cloverleaf.port").exists(), "nobody looks for a table that is closed");
    let ready = cloverleaf(home.path(), &["ready", "--listen", &listening]).output().expect("it runs");
    assert_eq!(ready.status.code(), Some(1));
}

#[test]
fn a_folder_that_cannot_be_used_is_named_with_what_to_do() {
    let home = home();
    fs::write(home.path().join("file"), "").expect("a file");
    let folder = home.path().join("file/games").display().to_string();
    let output = cloverleaf(home.path(), &["open", "--data", &folder]).output().expect("it runs");
    assert_eq!(output.status.code(), Some(2));
    let said = String::from_utf8_lossy(&output.stderr).into_owned();
    assert!(said.contains(&folder) && said.contains("--data FOLDER"), "{said}");
}
