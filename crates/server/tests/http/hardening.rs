//! What a server bears before its address is public: full disks, greedy addresses, readers that do not read.

use std::fs;
use std::net::SocketAddr;

use cloverleaf_server::Config;
use serde_json::json;
use sqlx::{Connection as _, Executor as _};
use tempfile::TempDir;
use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _, Interest};
use tokio::net::{TcpSocket, TcpStream};
use tokio::time::timeout;

use crate::client::PATIENCE;
use crate::test_server::{self, TestServer};

/// Does something to the database behind the server's back.
async fn tamper(house: &TestServer, sql: &'static str) {
    sqlx::any::install_default_drivers();
    let mut connection = sqlx::AnyConnection::connect(house.database()).await.expect("a database");
    connection.execute(sql).await.expect("it is done");
    connection.close().await.expect("an end");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_server_that_cannot_write_is_not_ready() {
    let house = test_server::open().await;
    // As with a full disk: everything can be read, nothing can be written.
    let full = "CREATE TRIGGER full BEFORE INSERT ON servers \
                BEGIN SELECT RAISE(ABORT, 'database or disk is full'); END";
    tamper(&house, full).await;
    let answer = house.stranger().get("/ready").await;
    assert_eq!((answer.status, answer.code().as_str()), (503, "unavailable"));
    assert_eq!(house.stranger().get("/health").await.status, 200, "the process lives");
}

/// What a server says to a connection that says nothing.
async fn said_at_once(mut stream: TcpStream) -> String {
    let mut said = String::new();
    timeout(PATIENCE, stream.read_to_string(&mut said)).await.expect("an end").expect("text");
    said
}

async fn connect_from(from: [u8; 4], to: SocketAddr) -> TcpStream {
    let socket = TcpSocket::new_v4().expect("a socket");
    socket.bind((from, 0).into()).expect("an address of this machine");
    socket.connect(to).await.expect("the server listens")
}

#[tokio::test(flavor = "multi_thread")]
async fn an_address_has_so_many_connections_and_no_more() {
    let house = test_server::open_with(|config| Config { connections_per_address: 3, ..config }).await;
    let mut ada = house.guest("Ada").await;
    let id = house.table(&mut ada, json!({"game": "congestion", "seats": ["me", "open"]})).await;
    let address = house.server().address();
    let mut idle = Vec::new();
    for _ in 0..3 {
        idle.push(connect_from([127, 0, 0, 2], address).await);
    }
    let said = said_at_once(connect_from([127, 0, 0, 2], address).await).await;
    assert!(said.starts_with("HTTP/1.1 429 "), "{said}");
    assert!(said.contains("\"code\":\"too-many\"") && said.contains("close some"), "{said}");
    let mut sockets = Vec::new();
    for _ in 0..3 {
        sockets.push(upgraded([127, 0, 0, 3], address, &id).await);
    }
    let said = said_at_once(connect_from([127, 0, 0, 3], address).await).await;
    assert!(said.starts_with("HTTP/1.1 429 "), "sockets count as long as they last: {said}");
    assert_eq!(ada.get("/api/me").await.status, 200, "others come in");
}

/// A connection that speaks WebSocket.
async fn upgraded(from: [u8; 4], to: SocketAddr, table: &str) -> TcpStream {
    let mut stream = connect_from(from, to).await;
    let head = format!(
        "GET /api/tables/{table}/socket HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\
         Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
    );
    stream.write_all(head.as_bytes()).await.expect("the server reads");
    assert_eq!(status(&mut stream).await, "101");
    stream
}

/// The status of the answer that comes.
async fn status(stream: &mut TcpStream) -> String {
    let mut start = [0; 12];
    timeout(PATIENCE, stream.read_exact(&mut start)).await.expect("an answer").expect("a status");
    String::from_utf8_lossy(&start[9..]).into_owned()
}

/// A request as a proxy passes it on, and the status of its answer. The connection is kept.
async fn proxied(house: &TestServer, path: &str, from: &str) -> (TcpStream, String) {
    let mut stream = TcpStream::connect(house.server().address()).await.expect("the server listens");
    let head = format!("GET {path} HTTP/1.1\r\nHost: x\r\nX-Forwarded-For: 10.0.0.1, {from}\r\n\r\n");
    stream.write_all(head.as_bytes()).await.expect("the server reads");
    let status = status(&mut stream).await;
    (stream, status)
}

#[tokio::test(flavor = "multi_thread")]
async fn behind_a_proxy_the_address_that_it_names_is_counted() {
    let change = |config| Config { connections_per_address: 1, trust_proxy: true, ..config };
    let house = test_server::open_with(change).await;
    let mut ada = house.guest("Ada").await;
    let id = house.table(&mut ada, json!({"game": "congestion", "seats": ["me", "open"]})).await;
    let stream = format!("/api/tables/{id}/stream");
    let (_following, status) = proxied(&house, &stream, "203.0.113.7:4711").await;
    assert_eq!(status, "200");
    let (_, status) = proxied(&house, "/api/games", "203.0.113.7").await;
    assert_eq!(status, "429", "the same address without its port");
    for other in ["203.0.113.8:80", "[2001:db8::7]:80", "2001:db8:0:1::7"] {
        let (_, status) = proxied(&house, "/api/games", other).await;
        assert_eq!(status, "200", "{other}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn who_does_not_read_is_dropped() {
    let folder = TempDir::new().expect("a folder");
    fs::write(folder.path().join("city.bin"), vec![7; 32 << 20]).expect("a file");
    let page = Some(folder.path().to_owned());
    let house = test_server::open_with(|config| Config { page, write_timeout: 1, ..config }).await;
    let mut stream = TcpStream::connect(house.server().address()).await.expect("the server listens");
    stream.write_all(b"GET /city.bin HTTP/1.1\r\nHost: x\r\n\r\n").await.expect("the server reads");
    let dropped = timeout(PATIENCE, stream.ready(Interest::ERROR)).await.expect("the server hangs up");
    assert!(dropped.expect("a connection").is_error());
}

#[tokio::test(flavor = "multi_thread")]
async fn who_reads_gets_everything() {
    let folder = TempDir::new().expect("a folder");
    fs::write(folder.path().join("city.bin"), vec![7; 32 << 20]).expect("a file");
    let page = Some(folder.path().to_owned());
    let house = test_server::open_with(|config| Config { page, ..config }).await;
    let whole = house.stranger().get("/city.bin").await;
    assert_eq!(whole.body.len(), 32 << 20);
}

#[tokio::test(flavor = "multi_thread")]
async fn an_unreadable_name_in_an_address_is_a_problem() {
    let house = test_server::open().await;
    for path in ["/api/tables/%ff", "/api/tables/%ff/record", "/api/tables/%C3%28/stream"] {
        let answer = house.stranger().get(path).await;
        assert_eq!((answer.status, answer.code().as_str()), (400, "malformed"), "{path}");
    }
    assert_eq!(house.stranger().get("/%ff").await.status, 404);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_page_has_nothing_that_hides_or_lies_elsewhere() {
    let (folder, beside) = (TempDir::new().expect("a folder"), TempDir::new().expect("another"));
    let (root, secret) = (folder.path(), beside.path().join("secret.txt"));
    fs::write(&secret, "a secret").expect("a file");
    fs::create_dir_all(root.join(".git")).expect("a folder");
    fs::create_dir_all(root.join(".well-known")).expect("a folder");
    for name in [".env", ".git/config", ".well-known/security.txt", "index.html"] {
        fs::write(root.join(name), "what is in it").expect("a file");
    }
    std::os::unix::fs::symlink(&secret, root.join("out.txt")).expect("a link");
    std::os::unix::fs::symlink(beside.path(), root.join("out")).expect("a link");
    std::os::unix::fs::symlink(root, root.join("ring")).expect("a link");
    std::os::unix::fs::symlink(root.join("index.html"), root.join("in.html")).expect("a link");
    let page = Some(root.to_owned());
    let house = test_server::open_with(|config| Config { page, ..config }).await;
    for path in ["/.env", "/.git/config", "/out.txt", "/out/secret.txt", "/ring/index.html"] {
        assert_eq!(house.stranger().get(path).await.status, 404, "{path}");
    }
    for path in ["/in.html", "/.well-known/security.txt"] {
        assert_eq!(house.stranger().get(path).await.body, "what is in it", "{path}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn metrics_are_for_this_machine_and_for_who_has_the_key() {
    let folder = TempDir::new().expect("a folder");
    let key = folder.path().join("key");
    fs::write(&key, "sixteen letters and more\n").expect("a key");
    let change = |config| Config { metrics_key_file: Some(key.clone()), ..config };
    let house = test_server::open_with(change).await;
    let mut anybody = house.stranger();
    assert_eq!(anybody.get("/metrics").await.status, 200, "on this machine");
    let forwarded = ("X-Forwarded-For", "203.0.113.7");
    let shown = |key: &str| format!("Bearer {key}");
    for (key, status) in [("", 401), ("another key of many letters", 401), ("sixteen letters and more", 200)]
    {
        let headers = [forwarded, ("Authorization", &*shown(key))];
        assert_eq!(anybody.send("GET", "/metrics", &headers, "").await.status, status, "{key}");
    }
    let closed = anybody.send("GET", "/metrics", &[forwarded], "").await;
    assert_eq!(closed.code(), "who-are-you");
    fs::write(&key, "short").expect("a key");
    let tables = format!("sqlite:{}", folder.path().join("other.db").display());
    let config = Config { metrics_key_file: Some(key), ..Config::local(tables) };
    let error = cloverleaf_server::Server::start(config).await.expect_err("a short key").to_string();
    assert!(error.contains("too short"), "{error}");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_server_says_how_a_request_arrived() {
    let house = test_server::open_with(|config| Config { trust_proxy: true, ..config }).await;
    let headers = [("X-Forwarded-For", "[2001:db8::7]:4711"), ("X-Forwarded-Proto", "https")];
    let seen = house.stranger().send("GET", "/api/mirror", &headers, "").await.json();
    assert_eq!((seen["address"].as_str(), &seen["forwarded"]), (Some("2001:db8::7"), &json!(true)));
    assert_eq!((&seen["trusted"], &seen["secure"]), (&json!(true), &json!(true)));
    let plain = house.stranger().get("/api/mirror").await.json();
    assert_eq!((&plain["forwarded"], &plain["secure"]), (&json!(false), &json!(false)));
}
