//! `cloverleaf serve`: the online table as a process.

use std::io::{BufRead as _, BufReader, Read as _, Write as _};
use std::net::TcpStream;
use std::process::{Child, Command, Stdio};

pub(super) struct Served {
    process: Child,
    pub(super) address: String,
}

/// Whatever a test finds, no server is left behind.
impl Drop for Served {
    fn drop(&mut self) {
        // It may have stopped already, as it should.
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}

pub(super) fn serve(folder: &std::path::Path) -> Served {
    let database = format!("sqlite:{}", folder.join("tables.db").display());
    let mut process = Command::new(env!("CARGO_BIN_EXE_cloverleaf"))
        .args(["serve", "--listen", "127.0.0.1:0", "--database", &database])
        .env("RUST_LOG", "warn")
        .stdout(Stdio::piped())
        .spawn()
        .expect("the binary runs");
    let mut line = String::new();
    let out = process.stdout.take().expect("a pipe");
    BufReader::new(out).read_line(&mut line).expect("a line");
    let address = line.trim().strip_prefix("Cloverleaf listens on http://").expect("where it listens");
    Served { address: address.to_owned(), process }
}

fn ask(address: &str, path: &str) -> String {
    let mut stream = TcpStream::connect(address).expect("it listens");
    write!(stream, "GET {path} HTTP/1.1\r\nHost: {address}\r\nConnection: close\r\n\r\n").expect("it reads");
    let mut answer = String::new();
    stream.read_to_string(&mut answer).expect("it answers");
    answer
}

#[test]
fn a_server_says_where_it_listens_and_answers_there() {
    let folder = tempfile::tempdir().expect("a folder");
    let served = serve(folder.path());
    assert!(ask(&served.address, "/ready").ends_with("ready\n"));
    assert!(ask(&served.address, "/api/games").contains("Traffic Tango"));
}

#[cfg(unix)]
#[test]
fn a_server_that_is_told_to_stop_ends_well() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut served = serve(folder.path());
    let told = Command::new("kill").args(["-TERM", &served.process.id().to_string()]).status();
    assert!(told.expect("kill runs").success());
    assert!(served.process.wait().expect("it ends").success());
}

#[test]
fn a_server_that_cannot_listen_says_so() {
    let taken = std::net::TcpListener::bind("127.0.0.1:0").expect("a free port");
    let address = taken.local_addr().expect("an address").to_string();
    let output = Command::new(env!("CARGO_BIN_EXE_cloverleaf"))
        .args(["serve", "--database", "sqlite::memory:", "--listen", &address])
        .output()
        .expect("the binary runs");
    assert_eq!(output.status.code(), Some(2));
    let said = String::from_utf8_lossy(&output.stderr).into_owned();
    assert!(said.contains(&format!("cannot listen on {address}")), "{said}");
}
