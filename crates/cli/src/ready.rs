//! `cloverleaf ready`: whether a server can take people, for the health checks of containers and services.

use std::io::{self, Read as _, Write};
use std::net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr, TcpStream};
use std::time::Duration;

use clap::Args;

use crate::failure::Failure;
use crate::language::said;

/// How long a server may take to answer.
const PATIENCE: Duration = Duration::from_secs(2);

#[derive(Args, Debug)]
pub(crate) struct ReadyArgs {
    /// Where the server listens, as it was told itself.
    #[arg(long, value_name = "ADDRESS", env = "CLOVERLEAF_LISTEN", default_value = "127.0.0.1:8080")]
    listen: SocketAddr,
}

pub(crate) fn run(args: &ReadyArgs, out: &mut impl Write) -> Result<(), Failure> {
    let address = from_here(args.listen);
    if !is_ready(address) {
        return Err(Failure::no(said!("serving-not-ready", address = address.to_string())));
    }
    Ok(writeln!(out, "{}", said!("serving-ready", address = address.to_string()))?)
}

/// A server that listens on every address is asked on this machine's own.
fn from_here(mut listening: SocketAddr) -> SocketAddr {
    if listening.ip().is_unspecified() {
        let here: [IpAddr; 2] = [Ipv4Addr::LOCALHOST.into(), Ipv6Addr::LOCALHOST.into()];
        listening.set_ip(here[usize::from(listening.is_ipv6())]);
    }
    listening
}

/// Whether a table answers there.
pub(crate) fn is_ready(address: SocketAddr) -> bool {
    let ask = || -> io::Result<String> {
        let mut stream = TcpStream::connect_timeout(&address, PATIENCE)?;
        stream.set_read_timeout(Some(PATIENCE))?;
        let asked = format!("GET /ready HTTP/1.1\r\nHost: {address}\r\nConnection: close\r\n\r\n");
        stream.write_all(asked.as_bytes())?;
        let mut answer = String::new();
        stream.take(4096).read_to_string(&mut answer)?;
        Ok(answer)
    };
    ask().is_ok_and(|answer| answer.starts_with("HTTP/1.1 200") && answer.ends_with("ready\n"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_server_for_everybody_is_asked_from_here() {
        let cases =
            [("0.0.0.0:81", "127.0.0.1:81"), ("[::]:81", "[::1]:81"), ("192.168.1.7:81", "192.168.1.7:81")];
        for (listening, asked) in cases {
            assert_eq!(from_here(listening.parse().expect("an address")).to_string(), asked);
        }
    }
}
