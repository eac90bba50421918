//! Programs that run beside a test and end with it.

use std::io::{BufRead as _, BufReader};
use std::net::{SocketAddr, TcpListener, TcpStream};
use std::process::{Child, Command, Stdio};

/// A program that is killed, without a chance to tidy up, when the test is done with it.
pub(crate) struct Process(Child);

impl Process {
    fn start(command: &mut Command) -> Process {
        let name = command.get_program().to_string_lossy().into_owned();
        Process(command.spawn().unwrap_or_else(|error| panic!("{name} does not start: {error}")))
    }

    /// As `kill -9` does.
    pub(crate) fn kill(&mut self) {
        let _gone = self.0.kill();
        let _ended = self.0.wait();
    }
}

impl Drop for Process {
    fn drop(&mut self) {
        self.kill();
    }
}

/// A `cloverleaf serve` and where it listens.
pub(crate) fn serve(arguments: &[&str]) -> (Process, SocketAddr) {
    let mut command = Command::new(env!("CARGO_BIN_EXE_cloverleaf"));
    command.args(["serve", "--listen", "127.0.0.1:0"]).args(arguments);
    if !arguments.contains(&"--rate") {
        command.args(["--rate", "100000"]);
    }
    let mut process = Process::start(command.stdout(Stdio::piped()).stderr(Stdio::null()));
    let stdout = process.0.stdout.take().expect("piped");
    let mut line = String::new();
    BufReader::new(stdout).read_line(&mut line).expect("it says where it listens");
    let address = line.trim().rsplit("http://").next().and_then(|address| address.parse().ok());
    (process, address.unwrap_or_else(|| panic!("no address in {line:?}")))
}

/// A NATS server and its address.
pub(crate) fn nats() -> (Process, String) {
    let port =
        TcpListener::bind("127.0.0.1:0").and_then(|free| free.local_addr()).expect("a free port").port();
    let program = ["/usr/sbin/nats-server", "/usr/bin/nats-server"]
        .into_iter()
        .find(|path| std::path::Path::new(path).exists());
    let program = program.unwrap_or("nats-server");
    let mut command = Command::new(program);
    command.args(["--addr", "127.0.0.1", "--port", &port.to_string()]);
    let mut process = Process::start(command.stdout(Stdio::null()).stderr(Stdio::piped()));
    let mut lines = BufReader::new(process.0.stderr.take().expect("piped")).lines().map_while(Result::ok);
    assert!(
        lines.any(|line| line.contains("Server is ready")),
        "these tests need NATS; install the Debian package nats-server"
    );
    // Whoever nobody listens to must not stand still.
    std::thread::spawn(move || lines.for_each(drop));
    assert!(TcpStream::connect(("127.0.0.1", port)).is_ok(), "it listens");
    (process, format!("nats://127.0.0.1:{port}"))
}
