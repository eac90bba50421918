//! Bytes to a real server over a real connection: as a request, as the body of one, and as frames of a
//! WebSocket. Whatever comes, the server goes on, answers in HTTP, and says no without changing anything.

#![no_main]

use std::io::{Read as _, Write as _};
use std::net::{Shutdown, SocketAddr, TcpStream};
use std::sync::OnceLock;
use std::time::Duration;

use cloverleaf_server::{Config, Server};
use libfuzzer_sys::fuzz_target;

/// A server for the whole run, and a table on it at which nobody sits.
struct TestServer {
    address: SocketAddr,
    table: String,
    token: String,
    _runtime: tokio::runtime::Runtime,
}

fn house() -> &'static TestServer {
    static HOUSE: OnceLock<TestServer> = OnceLock::new();
    HOUSE.get_or_init(|| {
        let folder = tempfile::tempdir().expect("a folder").keep();
        let database = format!("sqlite:{}", folder.join("fuzz.db").display());
        let config = Config { rate: 1_000_000, sockets_per_client: 1_000_000, ..Config::local(database) };
        let runtime = tokio::runtime::Builder::new_multi_thread().worker_threads(1).enable_all().build();
        let runtime = runtime.expect("a runtime");
        let server = runtime.block_on(Server::start(config)).expect("a server");
        let address = server.address();
        // It runs until the process ends.
        std::mem::forget(server);
        let bot = post(address, "/api/bots", "", r#"{"name":"Fuzz"}"#);
        let token = text_in(&bot, "token");
        let setup = r#"{"game":"tango","seats":["open","open","open","open"]}"#;
        let table = text_in(&post(address, "/api/tables", &token, setup), "id");
        TestServer { address, table, token, _runtime: runtime }
    })
}

fn text_in(answer: &str, name: &str) -> String {
    let json =
        answer.split("\r\n\r\n").nth(1).and_then(|body| serde_json::from_str::<serde_json::Value>(body).ok());
    let text = json.as_ref().and_then(|json| json[name].as_str());
    text.unwrap_or_else(|| panic!("no {name} in {answer}")).to_owned()
}

fn post(address: SocketAddr, path: &str, token: &str, body: &str) -> String {
    let mut request = head("POST", path, token, body.len());
    request.extend_from_slice(body.as_bytes());
    exchange(address, &request, true)
}

fn head(method: &str, path: &str, token: &str, length: usize) -> Vec<u8> {
    let bearer = if token.is_empty() { String::new() } else { format!("Authorization: Bearer {token}\r\n") };
    format!(
        "{method} {path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n{bearer}\
         Content-Type: application/json\r\nContent-Length: {length}\r\n\r\n"
    )
    .into_bytes()
}

/// Sends everything and reads to the end of what the other side says. What may not be a whole request also ends
/// the own side, or the server would wait for the rest; a whole one would then not be answered.
fn exchange(address: SocketAddr, bytes: &[u8], whole: bool) -> String {
    let mut socket = TcpStream::connect(address).expect("the server takes connections");
    socket.set_read_timeout(Some(Duration::from_secs(10))).expect("a timeout");
    // A server that has heard enough may close first.
    let _ = socket.write_all(bytes);
    if !whole {
        let _ = socket.shutdown(Shutdown::Write);
    }
    let mut answer = Vec::new();
    if let Err(error) = socket.read_to_end(&mut answer) {
        assert!(error.kind() != std::io::ErrorKind::WouldBlock, "the server neither answers nor closes");
    }
    String::from_utf8_lossy(&answer).into_owned()
}

fn upgrade(house: &TestServer) -> Vec<u8> {
    let TestServer { table, token, .. } = house;
    format!(
        "GET /api/tables/{table}/socket HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\
         Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nAuthorization: Bearer {token}\r\n\r\n"
    )
    .into_bytes()
}

/// A text frame from a client, masked with zeros so that the fuzzer's bytes stay as they are.
fn frame(text: &[u8]) -> Vec<u8> {
    let length = u16::try_from(text.len()).expect("inputs are short");
    let mut frame = vec![0x81, 0x80 | 126];
    frame.extend_from_slice(&length.to_be_bytes());
    frame.extend_from_slice(&[0; 4]);
    frame.extend_from_slice(text);
    // And the frame that says goodbye.
    frame.extend_from_slice(&[0x88, 0x80, 0, 0, 0, 0]);
    frame
}

fuzz_target!(|bytes: &[u8]| {
    let house = house();
    let (kind, bytes) = bytes.split_first().unwrap_or((&0, &[]));
    let sent = match kind % 4 {
        0 => bytes.to_vec(),
        1 => [
            head("POST", &format!("/api/tables/{}/do", house.table), &house.token, bytes.len()),
            bytes.to_vec(),
        ]
        .concat(),
        2 => [upgrade(house), frame(bytes)].concat(),
        _ => [upgrade(house), bytes.to_vec()].concat(),
    };
    let answer = exchange(house.address, &sent, matches!(kind % 4, 1 | 2));
    assert!(answer.is_empty() || answer.starts_with("HTTP/1."), "{answer}");
    assert!(!answer.starts_with("HTTP/1.1 500"), "{answer}");
    let health = exchange(house.address, &head("GET", "/health", "", 0), true);
    assert!(health.starts_with("HTTP/1.1 200"), "{health}");
});
