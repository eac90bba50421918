//! Asks a server something, by http or https, as little as a check needs.

use std::io;
use std::sync::Arc;
use std::time::Duration;

use tokio::io::{AsyncRead, AsyncReadExt as _, AsyncWrite, AsyncWriteExt as _};
use tokio::net::TcpStream;
use tokio::time::timeout;
use tokio_rustls::TlsConnector;
use tokio_rustls::rustls::{ClientConfig, RootCertStore};

use super::address::Address;

const PATIENCE: Duration = Duration::from_secs(10);
/// No answer that is asked for is longer; metrics may be, and only their status counts.
const LONGEST: u64 = 1 << 20;

/// What a server answered.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Answer {
    pub(super) status: u16,
    pub(super) body: String,
}

/// Asks for a path; says in the system's words why there is no answer.
pub(super) async fn get(server: &Address, path: &str) -> Result<Answer, String> {
    let asked = timeout(PATIENCE, ask(server, path)).await;
    asked.unwrap_or_else(|_| Err(io::ErrorKind::TimedOut.into())).map_err(|error| error.to_string())
}

async fn ask(server: &Address, path: &str) -> io::Result<Answer> {
    let stream = TcpStream::connect((server.host.as_str(), server.port)).await?;
    if !server.secure {
        return talk(stream, server, path).await;
    }
    let name = server.host.clone().try_into().map_err(io::Error::other)?;
    talk(connector().connect(name, stream).await?, server, path).await
}

/// Trusts whom this machine trusts.
fn connector() -> TlsConnector {
    let mut roots = RootCertStore::empty();
    roots.add_parsable_certificates(rustls_native_certs::load_native_certs().certs);
    let config = ClientConfig::builder().with_root_certificates(roots).with_no_client_auth();
    TlsConnector::from(Arc::new(config))
}

/// By the oldest HTTP, whose answers end with the connection.
async fn talk(
    mut stream: impl AsyncRead + AsyncWrite + Unpin,
    server: &Address,
    path: &str,
) -> io::Result<Answer> {
    let head = format!("GET {path} HTTP/1.0\r\nHost: {}\r\nAccept: application/json\r\n\r\n", server.place());
    stream.write_all(head.as_bytes()).await?;
    let mut bytes = Vec::new();
    match stream.take(LONGEST).read_to_end(&mut bytes).await {
        // A proxy may hang up without a farewell.
        Err(error) if error.kind() != io::ErrorKind::UnexpectedEof => return Err(error),
        _ => {}
    }
    let text = String::from_utf8_lossy(&bytes);
    let (head, body) = text.split_once("\r\n\r\n").unwrap_or((&text, ""));
    let status = head.split(' ').nth(1).and_then(|status| status.parse().ok());
    let status = status.ok_or_else(|| io::Error::from(io::ErrorKind::InvalidData))?;
    Ok(Answer { status, body: body.to_owned() })
}
