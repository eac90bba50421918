//! Two servers on one database: a key that ends at one ends its connections at the other at once, because they hear of
//! each other.

use std::io::{BufRead as _, BufReader, Read as _, Write as _};
use std::net::{SocketAddr, TcpStream};
use std::time::{Duration, Instant};

use serde_json::{Value, json};

use crate::client::{lines, open};
use crate::postgres::Postgres;
use crate::process::{nats, serve};

/// A server looks every five seconds whether keys have ended: so many would take far longer than one look.
const KEYS: usize = 8;
const SOON: Duration = Duration::from_secs(5);

/// Somebody at a browser: what their cookie is.
struct Guest {
    server: SocketAddr,
    cookie: String,
}

impl Guest {
    fn come(server: SocketAddr) -> Guest {
        let mut guest = Guest { server, cookie: String::new() };
        let (head, _) = guest.ask("POST", "/api/me", &json!({"name": "Ada"}));
        let cookies = head.lines().filter_map(|line| line.split_once(": "));
        let cookie =
            cookies.filter(|(name, _)| name.eq_ignore_ascii_case("set-cookie")).map(|(_, value)| value);
        let pairs: Vec<_> = cookie.filter_map(|value| value.split(';').next()).collect();
        guest.cookie = pairs.join("; ");
        guest
    }

    fn ask(&self, method: &str, path: &str, body: &Value) -> (String, String) {
        let Guest { server, cookie } = self;
        let mut socket = TcpStream::connect(server).expect("the server listens");
        let body = body.to_string();
        let head = format!(
            "{method} {path} HTTP/1.1\r\nHost: {server}\r\nOrigin: http://{server}\r\nConnection: close\r\n\
             Cookie: {cookie}\r\nContent-Type: application/json\r\nContent-Length: {}\r\n\r\n",
            body.len()
        );
        socket.write_all((head + &body).as_bytes()).expect("the server reads");
        let mut reader = BufReader::new(socket);
        let mut head = String::new();
        while !head.ends_with("\r\n\r\n") {
            assert_ne!(reader.read_line(&mut head).expect("an answer"), 0, "a whole answer: {head}");
        }
        let mut rest = String::new();
        reader.read_to_string(&mut rest).expect("the rest");
        (head, rest)
    }

    /// A token of theirs, and its id.
    fn token(&self, label: &str) -> (String, String) {
        let (head, made) = self.ask("POST", "/api/tokens", &json!({ "label": label }));
        let made: Value = serde_json::from_str(&made).unwrap_or_else(|_| panic!("{head}{made}"));
        let text = |key: &str| made[key].as_str().unwrap_or_else(|| panic!("{made}")).to_owned();
        (text("token"), text("id"))
    }
}

#[test]
fn a_key_that_ends_at_one_server_ends_its_connections_at_the_other_at_once() {
    let postgres = Postgres::start();
    let database = postgres.database();
    let (_nats, bus) = nats();
    let (_one, here) = serve(&["--database", &database, "--bus", &bus]);
    let (_two, there) = serve(&["--database", &database, "--bus", &bus]);
    let guest = Guest::come(here);
    let (first, _) = guest.token("host");
    let table = open(here, &first, &json!({ "game": "congestion", "seats": ["me", "open"] }));
    let mut connected = Vec::new();
    for number in 0..KEYS {
        let (token, id) = guest.token(&format!("key {number}"));
        let mut stream = lines(there, &token, &format!("/api/tables/{table}/stream")).expect("it may look");
        assert_eq!(stream.next().expect("a greeting")["type"], "hello");
        connected.push((id, stream));
    }
    let begun = Instant::now();
    for (id, stream) in connected {
        let (head, _) = guest.ask("DELETE", &format!("/api/tokens/{id}"), &json!(null));
        assert!(head.contains(" 204 "), "{head}");
        // It ends, after what it was told before.
        stream.for_each(drop);
    }
    assert!(begun.elapsed() < SOON, "they heard of each other: {:?}", begun.elapsed());
}
