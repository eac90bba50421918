//! Build what is missing and play: in the browser, on a server of one's own, or in the terminal.

use std::env;
use std::fs;
use std::io::{Read, Write};
use std::net::{Ipv4Addr, SocketAddr, TcpListener, TcpStream};
use std::path::PathBuf;
use std::process::{Child, Command, ExitCode, ExitStatus, Stdio};
use std::thread;
use std::time::{Duration, Instant};

use anyhow::{Context, Result, bail};
use clap::{Args, Subcommand};

use crate::project::Project;
use crate::shell::{cargo, run};
use crate::web;

/// The first port that is tried, and how many.
const PORT: u16 = 8080;
const PORTS: u16 = 20;
/// How long a server may take to start.
const PATIENCE: Duration = Duration::from_secs(60);

/// How to play.
#[derive(Args, Debug)]
pub(crate) struct Playing {
    /// Only print the address, and open no browser
    #[arg(long)]
    quiet: bool,
    /// Let friends in the same network come too, and print the address for them
    #[arg(long)]
    friends: bool,
    /// The port of the table; the next free one if it is taken
    #[arg(long, default_value_t = PORT)]
    port: u16,
    #[command(subcommand)]
    place: Option<Place>,
}

#[derive(Subcommand, Debug)]
enum Place {
    /// Play in this terminal
    Terminal {
        /// Handed on to `cloverleaf play`
        #[arg(trailing_var_arg = true, allow_hyphen_values = true)]
        arguments: Vec<String>,
    },
}

/// Builds what is missing and hands over to the game.
pub(crate) fn play(project: &Project, playing: &Playing) -> Result<ExitCode> {
    match &playing.place {
        Some(Place::Terminal { arguments }) => in_the_terminal(project, arguments),
        None => in_the_browser(project, playing),
    }
}

fn in_the_terminal(project: &Project, arguments: &[String]) -> Result<ExitCode> {
    let binary = binary(project)?;
    println!("$ cloverleaf play {}", arguments.join(" "));
    let status = Command::new(binary).arg("play").args(arguments).status();
    Ok(code(status.context("cannot start what was just built")?))
}

fn in_the_browser(project: &Project, playing: &Playing) -> Result<ExitCode> {
    if web::is_fresh(project)? {
        println!("The page is built.");
    } else {
        println!("Building the page: the first time this takes some minutes.");
        web::build(project)?;
    }
    println!("Building the server, which carries the page.");
    let binary = binary(project)?;
    let address = free_address(playing.port, playing.friends)?;
    let mut server = start(binary, address, playing.friends)?;
    // Ctrl-C reaches the server as well: it ends cleanly, and we wait for it.
    ctrlc::set_handler(|| println!(" The table closes.")).context("cannot listen to Ctrl-C")?;
    wait_until_ready(&mut server, address)?;
    println!("\n    Play at http://{address}    (Ctrl-C closes the table)\n");
    if !playing.quiet && !open(&format!("http://{address}")) {
        println!("No browser was found to open; type the address into yours.");
    }
    Ok(code(server.wait().context("the server is lost")?))
}

fn code(status: ExitStatus) -> ExitCode {
    ExitCode::from(status.code().and_then(|code| u8::try_from(code).ok()).unwrap_or(1))
}

/// The binary as it is released, made anew if something has changed.
fn binary(project: &Project) -> Result<PathBuf> {
    run(cargo(project).args(["build", "--release", "--package", "cloverleaf"]))?;
    Ok(project.target()?.join("release").join(format!("cloverleaf{}", env::consts::EXE_SUFFIX)))
}

/// This port of this machine, or the next that is free: for others too, if friends come.
fn free_address(port: u16, friends: bool) -> Result<SocketAddr> {
    let addresses =
        (port..=port.saturating_add(PORTS)).map(|port| SocketAddr::from((Ipv4Addr::LOCALHOST, port)));
    let listened = |port| if friends { (Ipv4Addr::UNSPECIFIED, port) } else { (Ipv4Addr::LOCALHOST, port) };
    let free = addresses.clone().find(|address| TcpListener::bind(listened(address.port())).is_ok());
    let free = free.with_context(|| {
        format!("port {port} and the {PORTS} after it are taken; choose another by --port")
    })?;
    if free.port() != port {
        println!("Port {port} is taken; the table opens at {}.", free.port());
    }
    Ok(free)
}

/// Games outlast what was built: they are kept where the system keeps what belongs to somebody.
fn data_folder() -> Result<PathBuf> {
    let named = |name: &str| env::var_os(name).filter(|value| !value.is_empty()).map(PathBuf::from);
    let folder = if cfg!(windows) {
        named("LOCALAPPDATA")
    } else if cfg!(target_os = "macos") {
        named("HOME").map(|home| home.join("Library/Application Support"))
    } else {
        named("XDG_DATA_HOME").or_else(|| named("HOME").map(|home| home.join(".local/share")))
    };
    Ok(folder.context("there is no home folder to keep games in; set HOME")?.join("cloverleaf"))
}

fn start(binary: PathBuf, address: SocketAddr, friends: bool) -> Result<Child> {
    let folder = data_folder()?;
    fs::create_dir_all(&folder).with_context(|| format!("cannot make the folder {}", folder.display()))?;
    let database = folder.join("cloverleaf.db");
    println!("Your games are kept in {}.", database.display());
    let mut server = Command::new(binary);
    server.arg("serve").args(["--listen", &address.to_string()]);
    server.arg("--database").arg(format!("sqlite:{}", database.display()));
    if env::var_os("RUST_LOG").is_none() {
        server.env("RUST_LOG", "warn");
    }
    server.stdin(Stdio::null()).stdout(Stdio::null());
    if friends {
        // The server finds the address for others, and says what else that takes.
        server.arg("--friends").stdout(Stdio::inherit());
    }
    server.spawn().context("cannot start what was just built")
}

fn wait_until_ready(server: &mut Child, address: SocketAddr) -> Result<()> {
    let deadline = Instant::now() + PATIENCE;
    while !is_ready(address) {
        if server.try_wait()?.is_some() {
            bail!("the server did not start; what it printed above says why");
        }
        if Instant::now() > deadline {
            server.kill()?;
            bail!("the server is not ready after {} seconds", PATIENCE.as_secs());
        }
        thread::sleep(Duration::from_millis(50));
    }
    Ok(())
}

fn is_ready(address: SocketAddr) -> bool {
    let ask = || -> std::io::Result<String> {
        let mut stream = TcpStream::connect(address)?;
        stream.set_read_timeout(Some(PATIENCE))?;
        stream.write_all(
            format!("GET /ready HTTP/1.1\r\nHost: {address}\r\nConnection: close\r\n\r\n").as_bytes(),
        )?;
        let mut answer = String::new();
        stream.read_to_string(&mut answer)?;
        Ok(answer)
    };
    ask().is_ok_and(|answer| answer.starts_with("HTTP/1.1 200"))
}

/// Whether a browser was opened there.
fn open(address: &str) -> bool {
    let mut opener = if cfg!(target_os = "macos") {
        Command::new("open")
    } else if cfg!(windows) {
        let mut shell = Command::new("cmd");
        // The first text in quotes would be the title of a window.
        shell.args(["/C", "start", ""]);
        shell
    } else {
        Command::new("xdg-open")
    };
    opener.arg(address).stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null());
    opener.status().is_ok_and(|status| status.success())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_port_that_is_taken_is_passed_over() {
        let taken = TcpListener::bind((Ipv4Addr::LOCALHOST, 0)).unwrap();
        let port = taken.local_addr().unwrap().port();
        let found = free_address(port, false).unwrap();
        assert!(found.port() > port, "{found}");
    }

    #[test]
    fn a_server_that_ends_at_once_is_not_waited_for() {
        let closed = TcpListener::bind((Ipv4Addr::LOCALHOST, 0)).unwrap().local_addr().unwrap();
        let mut ended = Command::new("false").spawn().unwrap();
        let error = wait_until_ready(&mut ended, closed).unwrap_err();
        assert!(error.to_string().contains("did not start"), "{error}");
    }

    #[test]
    fn a_server_is_ready_when_it_says_so() {
        let listener = TcpListener::bind((Ipv4Addr::LOCALHOST, 0)).unwrap();
        let address = listener.local_addr().unwrap();
        let answers = ["HTTP/1.1 503 Service Unavailable\r\n\r\n", "HTTP/1.1 200 OK\r\n\r\n"];
        let server = thread::spawn(move || {
            for answer in answers {
                let (mut stream, _) = listener.accept().unwrap();
                let mut asked = [0; 256];
                assert!(stream.read(&mut asked).unwrap() > 0);
                stream.write_all(answer.as_bytes()).unwrap();
            }
        });
        assert_eq!([is_ready(address), is_ready(address)], [false, true]);
        server.join().unwrap();
    }
}
