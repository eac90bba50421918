//! `cloverleaf` without a command, or `cloverleaf open`: a table on this machine, shown in the browser. Friends in
//! the same network come by a link or a QR code.

use std::env;
use std::fs;
use std::io::Write;
use std::net::{Ipv4Addr, SocketAddr, TcpListener};
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use clap::Args;
use cloverleaf_server::{Config, start_logs};

use crate::failure::Failure;
use crate::language::{said, say};
use crate::ready::is_ready;
use crate::serve::invite;

/// The first port that is tried, and how many more.
const PORT: u16 = 8080;
const MORE: u16 = 20;

#[derive(Args, Debug)]
pub(crate) struct OpenArgs {
    /// The port of the table; the next free one if it is taken.
    #[arg(long, value_name = "PORT", default_value_t = PORT)]
    port: u16,
    /// For this computer alone: nobody else in the network can come.
    #[arg(long)]
    alone: bool,
    /// Only print the address, and open no browser.
    #[arg(long)]
    quiet: bool,
    /// Where games are kept; by default where the system keeps what belongs to you.
    #[arg(long, value_name = "FOLDER")]
    data: Option<PathBuf>,
}

impl Default for OpenArgs {
    fn default() -> OpenArgs {
        OpenArgs { port: PORT, alone: false, quiet: false, data: None }
    }
}

pub(crate) fn run(args: &OpenArgs, out: &mut impl Write) -> Result<(), Failure> {
    let database = database(args.data.as_deref())?;
    if let Some(address) = already_open(args.port, &database) {
        writeln!(out, "{}", said!("open-already", address = address.as_str()))?;
        return show(&address, args.quiet, out);
    }
    start_logs("warn", Default::default());
    let listen = free_address(args.port, args.alone)?;
    if listen.port() != args.port {
        writeln!(out, "{}", said!("open-port", taken = args.port, port = listen.port()))?;
    }
    writeln!(out, "{}", said!("open-kept", file = database.display().to_string()))?;
    let kept = format!("sqlite:{}", database.display());
    let config = Config { listen, friends: !args.alone, ..Config::local(kept) };
    let ready =
        |address| welcome(address, &database, args, out).map_err(|_| std::io::ErrorKind::BrokenPipe.into());
    let ended =
        cloverleaf_server::run(config, ready).map_err(|error| Failure::wrong_use(say(error.message())));
    // Whoever comes next should not look for a table that is closed.
    let _ = fs::remove_file(note(&database));
    ended
}

/// Says where the table is, and shows it.
fn welcome(
    listening: SocketAddr,
    database: &Path,
    args: &OpenArgs,
    out: &mut impl Write,
) -> Result<(), Failure> {
    let address = format!("http://127.0.0.1:{}", listening.port());
    // Without it a second start opens a second table, which works as well.
    let _ = fs::write(note(database), listening.port().to_string());
    writeln!(out, "\n    {}\n", said!("open-play", address = address.as_str()))?;
    if !args.alone {
        invite(listening, out)?;
    }
    out.flush()?;
    show(&address, args.quiet, out)
}

fn show(address: &str, quiet: bool, out: &mut impl Write) -> Result<(), Failure> {
    if !quiet && !browse(address) {
        writeln!(out, "{}", said!("open-no-browser"))?;
    }
    Ok(out.flush()?)
}

/// The file of the games, in a folder that is there.
fn database(wanted: Option<&Path>) -> Result<PathBuf, Failure> {
    let folder = wanted.map(Path::to_path_buf).or_else(data_folder);
    let folder = folder.ok_or_else(|| Failure::wrong_use(said!("open-no-home")))?;
    let refused = |error: std::io::Error| {
        said!("open-folder", folder = folder.display().to_string(), why = error.to_string())
    };
    fs::create_dir_all(&folder).map_err(|error| Failure::wrong_use(refused(error)))?;
    Ok(folder.join("cloverleaf.db"))
}

/// Where the system keeps what belongs to somebody.
fn data_folder() -> Option<PathBuf> {
    let named = |name: &str| env::var_os(name).filter(|value| !value.is_empty()).map(PathBuf::from);
    let folder = if cfg!(windows) {
        named("LOCALAPPDATA")
    } else if cfg!(target_os = "macos") {
        named("HOME").map(|home| home.join("Library/Application Support"))
    } else {
        named("XDG_DATA_HOME").or_else(|| named("HOME").map(|home| home.join(".local/share")))
    };
    Some(folder?.join("cloverleaf"))
}

/// Beside the games: the port of the table that has them open.
fn note(database: &Path) -> PathBuf {
    database.with_extension("port")
}

/// The address of a table that has these games open already, if it answers.
fn already_open(port: u16, database: &Path) -> Option<String> {
    let noted = fs::read_to_string(note(database)).ok()?.trim().parse().ok()?;
    let address = SocketAddr::from((Ipv4Addr::LOCALHOST, noted));
    let wanted = port == PORT || port == noted;
    (wanted && is_ready(address)).then(|| format!("http://{address}"))
}

/// This port of this machine, or the next that is free: for others too, unless the table is for this machine alone.
fn free_address(port: u16, alone: bool) -> Result<SocketAddr, Failure> {
    let listened = if alone { Ipv4Addr::LOCALHOST } else { Ipv4Addr::UNSPECIFIED };
    (port..=port.saturating_add(MORE))
        .find(|&port| TcpListener::bind((listened, port)).is_ok())
        .map(|port| SocketAddr::from((Ipv4Addr::LOCALHOST, port)))
        .ok_or_else(|| Failure::wrong_use(said!("open-no-port", port = port, more = MORE)))
}

/// Whether a browser was opened there.
fn browse(address: &str) -> bool {
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
    use std::io::{BufRead as _, BufReader};
    use std::thread;

    use super::*;

    #[test]
    fn a_port_that_is_taken_is_passed_over() {
        let taken = TcpListener::bind((Ipv4Addr::LOCALHOST, 0)).expect("a free port");
        let port = taken.local_addr().expect("an address").port();
        let found = free_address(port, true).expect("another is free");
        assert!(found.port() > port, "{found}");
    }

    #[test]
    fn a_table_is_open_when_it_answers_as_one() {
        let folder = tempfile::tempdir().expect("a folder");
        let database = folder.path().join("cloverleaf.db");
        assert_eq!(already_open(PORT, &database), None, "nobody has noted anything");
        let listener = TcpListener::bind((Ipv4Addr::LOCALHOST, 0)).expect("a free port");
        let address = listener.local_addr().expect("an address");
        fs::write(note(&database), address.port().to_string()).expect("a note");
        let answers = ["HTTP/1.1 200 OK\r\n\r\nsomething else", "HTTP/1.1 200 OK\r\n\r\nready\n"];
        let server = thread::spawn(move || {
            for answer in answers {
                let (mut stream, _) = listener.accept().expect("somebody asks");
                let asked = BufReader::new(&stream).lines().map(|line| line.expect("a question"));
                assert!(asked.take_while(|line| !line.is_empty()).count() > 0);
                stream.write_all(answer.as_bytes()).expect("an answer");
            }
        });
        assert_eq!(already_open(PORT, &database), None);
        assert_eq!(already_open(PORT, &database), Some(format!("http://{address}")));
        server.join().expect("both were asked");
        assert_eq!(already_open(1, &database), None, "another port was asked for");
    }
}
