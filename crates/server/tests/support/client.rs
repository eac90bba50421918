//! A small HTTP client over a plain connection, which can also say what no browser would.

use std::net::SocketAddr;
use std::time::Duration;

use serde_json::Value as Json;
use tokio::io::{AsyncBufReadExt as _, AsyncReadExt as _, AsyncWriteExt as _, BufReader};
use tokio::net::TcpStream;
use tokio::time::timeout;

/// Longer than anything takes, also on a machine that is busy with something else.
pub(crate) const PATIENCE: Duration = Duration::from_secs(60);

/// A browser, or a program if it has a token.
#[derive(Clone, Debug)]
pub(crate) struct Client {
    /// The server.
    pub(crate) address: SocketAddr,
    /// The name and port it knows the server by, if not the address.
    pub(crate) host: Option<String>,
    /// The key in the cookie.
    pub(crate) cookie: Option<String>,
    /// The other cookies, by name.
    pub(crate) jar: Vec<(String, String)>,
    /// The key in the `Authorization` header.
    pub(crate) token: Option<String>,
    /// Where the page is from that makes the requests.
    pub(crate) origin: Option<String>,
}

/// What the server answered.
#[derive(Debug)]
pub(crate) struct Answer {
    /// The status.
    pub(crate) status: u16,
    /// The headers, names in small letters.
    pub(crate) headers: Vec<(String, String)>,
    /// The body.
    pub(crate) body: String,
}

impl Answer {
    /// The body as JSON.
    pub(crate) fn json(&self) -> Json {
        serde_json::from_str(&self.body).unwrap_or_else(|error| panic!("{error}: {}", self.body))
    }

    /// The code of the problem it is.
    pub(crate) fn code(&self) -> String {
        self.json()["code"].as_str().unwrap_or_else(|| panic!("no problem: {}", self.body)).to_owned()
    }

    /// A header.
    pub(crate) fn header(&self, name: &str) -> Option<&str> {
        self.headers.iter().find(|(given, _)| given == name).map(|(_, value)| value.as_str())
    }
}

impl Client {
    /// Somebody nobody knows.
    pub(crate) fn new(address: SocketAddr) -> Client {
        Client {
            address,
            host: None,
            cookie: None,
            jar: Vec::new(),
            token: None,
            origin: Some(format!("http://{address}")),
        }
    }

    /// Somebody nobody knows, who calls the server by a name.
    pub(crate) fn by_name(address: SocketAddr, name: &str) -> Client {
        let host = format!("{name}:{}", address.port());
        Client { origin: Some(format!("http://{host}")), host: Some(host), ..Client::new(address) }
    }

    /// A program with this token.
    pub(crate) fn program(address: SocketAddr, token: &str) -> Client {
        Client { token: Some(token.to_owned()), origin: None, ..Client::new(address) }
    }

    /// The headers that say who it is.
    pub(crate) fn headers(&self) -> Vec<(&'static str, String)> {
        let key = self.cookie.as_ref().map(|key| format!("cloverleaf={key}"));
        let others = self.jar.iter().map(|(name, value)| format!("{name}={value}"));
        let cookies: Vec<String> = key.into_iter().chain(others).collect();
        let cookie = (!cookies.is_empty()).then(|| ("Cookie", cookies.join("; ")));
        let token = self.token.as_ref().map(|key| ("Authorization", format!("Bearer {key}")));
        let origin = self.origin.clone().map(|origin| ("Origin", origin));
        cookie.into_iter().chain(token).chain(origin).collect()
    }

    /// Asks to see something.
    pub(crate) async fn get(&mut self, path: &str) -> Answer {
        self.send("GET", path, &[], "").await
    }

    /// Sends JSON.
    pub(crate) async fn post(&mut self, path: &str, body: Json) -> Answer {
        self.send("POST", path, &[("Content-Type", "application/json")], &body.to_string()).await
    }

    /// Asks something of a table: the version at which it was done, or the problem.
    pub(crate) async fn act(&mut self, table: &str, request: Json) -> Result<i64, Json> {
        let answer = self.post(&format!("/api/tables/{table}/do"), request).await;
        match answer.status {
            200 => Ok(answer.json()["v"].as_i64().expect("a version")),
            status => {
                let problem = answer.json();
                assert_eq!(Some(status), status_of(&problem), "{problem}");
                Err(problem)
            }
        }
    }

    /// The code with which a table refuses something.
    pub(crate) async fn refused(&mut self, table: &str, request: Json) -> String {
        let problem = self.act(table, request).await.expect_err("this cannot be done");
        problem["code"].as_str().expect("a code").to_owned()
    }

    /// Sends anything.
    pub(crate) async fn send(
        &mut self,
        method: &str,
        path: &str,
        headers: &[(&str, &str)],
        body: &str,
    ) -> Answer {
        let bytes = self.bytes(method, path, headers, body).await;
        let answer = parse(&String::from_utf8(bytes).expect("text"));
        for (_, cookie) in answer.headers.iter().filter(|(name, _)| name == "set-cookie") {
            let (name, value) =
                cookie.split(';').next().and_then(|pair| pair.split_once('=')).expect("a cookie");
            self.keep(name, value);
        }
        answer
    }

    /// Sends anything, and gives the whole answer as it came.
    pub(crate) async fn bytes(
        &self,
        method: &str,
        path: &str,
        headers: &[(&str, &str)],
        body: &str,
    ) -> Vec<u8> {
        let mut stream = TcpStream::connect(self.address).await.expect("the server listens");
        let head = self.head(method, path, headers, body.len());
        stream.write_all((head + body).as_bytes()).await.expect("the server reads");
        let mut bytes = Vec::new();
        timeout(PATIENCE, stream.read_to_end(&mut bytes)).await.expect("an answer").expect("a whole answer");
        bytes
    }

    /// Keeps a cookie, or forgets it.
    fn keep(&mut self, name: &str, value: &str) {
        let kept = Some(value.to_owned()).filter(|value| !value.is_empty());
        if name == "cloverleaf" {
            self.cookie = kept;
            return;
        }
        self.jar.retain(|(other, _)| other != name);
        self.jar.extend(kept.map(|value| (name.to_owned(), value)));
    }

    fn head(&self, method: &str, path: &str, headers: &[(&str, &str)], length: usize) -> String {
        let host = self.host.clone().unwrap_or_else(|| self.address.to_string());
        let mut head = format!("{method} {path} HTTP/1.1\r\nHost: {host}\r\nConnection: close\r\n");
        for (name, value) in self.headers().iter().map(|(name, value)| (*name, value.as_str())) {
            head += &format!("{name}: {value}\r\n");
        }
        for (name, value) in headers {
            head += &format!("{name}: {value}\r\n");
        }
        if length > 0 {
            head += &format!("Content-Length: {length}\r\n");
        }
        head + "\r\n"
    }

    /// Follows a table line by line.
    pub(crate) async fn follow(&mut self, path: &str) -> Lines {
        let mut stream = TcpStream::connect(self.address).await.expect("the server listens");
        stream.write_all(self.head("GET", path, &[], 0).as_bytes()).await.expect("the server reads");
        let mut reader = BufReader::new(stream);
        let mut line = String::new();
        while line != "\r\n" {
            line.clear();
            reader.read_line(&mut line).await.expect("a head");
        }
        Lines(reader)
    }
}

/// The lines of a stream, which come in chunks, one line in one or more of them.
pub(crate) struct Lines(BufReader<TcpStream>);

impl Lines {
    /// The next message but for who comes and goes, or nothing at the end.
    pub(crate) async fn next(&mut self) -> Option<Json> {
        let mut line = String::new();
        loop {
            line += &self.chunk().await?;
            if line.ends_with('\n') {
                if !line.trim().is_empty() && !line.starts_with(r#"{"type":"presence""#) {
                    return Some(serde_json::from_str(&line).expect("a message"));
                }
                line.clear();
            }
        }
    }

    async fn chunk(&mut self) -> Option<String> {
        let mut size = String::new();
        let read = timeout(PATIENCE, self.0.read_line(&mut size)).await.expect("a chunk");
        let length = usize::from_str_radix(size.trim(), 16).unwrap_or(0);
        if read.expect("a chunk") == 0 || length == 0 {
            return None;
        }
        let mut chunk = vec![0; length + 2];
        self.0.read_exact(&mut chunk).await.expect("a whole chunk");
        chunk.truncate(length);
        Some(String::from_utf8(chunk).expect("text"))
    }
}

fn parse(text: &str) -> Answer {
    let (head, body) = text.split_once("\r\n\r\n").unwrap_or_else(|| panic!("no answer: {text:?}"));
    let mut lines = head.lines();
    let status = lines.next().and_then(|line| line.split(' ').nth(1)?.parse().ok()).expect("a status");
    let header = |line: &str| {
        let (name, value) = line.split_once(':').expect("a header");
        (name.to_lowercase(), value.trim().to_owned())
    };
    let headers: Vec<_> = lines.map(header).collect();
    let chunked = headers.contains(&("transfer-encoding".to_owned(), "chunked".to_owned()));
    Answer { status, headers, body: if chunked { joined(body) } else { body.to_owned() } }
}

/// What came in chunks, each after its length.
fn joined(mut body: &str) -> String {
    let mut whole = String::new();
    while let Some((size, rest)) = body.split_once("\r\n") {
        let length = usize::from_str_radix(size, 16).expect("a length");
        whole += &rest[..length];
        body = rest[length..].strip_prefix("\r\n").expect("the end of a chunk");
    }
    whole
}

/// The status the code of a problem comes with.
pub(crate) fn status_of(problem: &Json) -> Option<u16> {
    let code: cloverleaf_protocol::Code = serde_json::from_value(problem["code"].clone()).ok()?;
    Some(code.status())
}
