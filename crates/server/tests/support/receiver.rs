//! Somebody who takes notices: a server of a few lines that keeps what it is sent and answers as it is told to.

use std::collections::{BTreeSet, VecDeque};
use std::net::SocketAddr;
use std::sync::{Arc, Mutex, MutexGuard};

use tokio::io::{AsyncBufReadExt as _, AsyncReadExt as _, AsyncWriteExt as _, BufReader};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::Notify;
use tokio::time::timeout;

use super::client::PATIENCE;

/// What was sent.
#[derive(Clone, Debug)]
pub(crate) struct Letter {
    /// Where to.
    pub(crate) path: String,
    /// The headers, names in small letters.
    pub(crate) headers: Vec<(String, String)>,
    /// The body.
    pub(crate) body: Vec<u8>,
}

impl Letter {
    /// A header.
    pub(crate) fn header(&self, name: &str) -> &str {
        let found = self.headers.iter().find(|(given, _)| given == name);
        &found.unwrap_or_else(|| panic!("no {name}: {:?}", self.headers)).1
    }

    /// The body as JSON.
    pub(crate) fn json(&self) -> serde_json::Value {
        serde_json::from_slice(&self.body).expect("JSON")
    }
}

#[derive(Default)]
struct Box {
    letters: Mutex<Vec<Letter>>,
    connections: Mutex<Connections>,
    answers: Mutex<VecDeque<u16>>,
    came: Notify,
}

#[derive(Default)]
struct Connections {
    accepted: BTreeSet<SocketAddr>,
    open: usize,
}

/// The server.
#[derive(Clone)]
pub(crate) struct Receiver {
    /// Where it listens.
    pub(crate) address: SocketAddr,
    kept: Arc<Box>,
}

impl Receiver {
    /// Opens one that answers with these statuses, and then with 201.
    pub(crate) async fn open(answers: &[u16]) -> Receiver {
        let listener = TcpListener::bind("127.0.0.1:0").await.expect("a port");
        let kept = Arc::new(Box { answers: Mutex::new(answers.iter().copied().collect()), ..Box::default() });
        let receiver = Receiver { address: listener.local_addr().expect("an address"), kept };
        let taken = receiver.clone();
        tokio::spawn(async move {
            while let Ok((stream, from)) = listener.accept().await {
                let receiver = taken.clone();
                receiver.connections().accepted.insert(from);
                receiver.connections().open += 1;
                tokio::spawn(async move {
                    receiver.take(stream).await;
                    receiver.connections().open -= 1;
                    receiver.kept.came.notify_waiters();
                });
            }
        });
        receiver
    }

    /// An address there.
    pub(crate) fn url(&self, path: &str) -> String {
        format!("http://{}{path}", self.address)
    }

    fn connections(&self) -> MutexGuard<'_, Connections> {
        self.kept.connections.lock().expect("nobody panics here")
    }

    /// Waits until everything is read that was sent so far: what a process sent before it was killed can still be on
    /// its way. Connections are accepted in their order, so one more comes after all of them.
    pub(crate) async fn read_everything(&self) {
        let last =
            TcpStream::connect(self.address).await.expect("it listens").local_addr().expect("an address");
        let read = async {
            loop {
                let came = self.kept.came.notified();
                let all = {
                    let connections = self.connections();
                    connections.accepted.contains(&last) && connections.open == 0
                };
                if all {
                    return;
                }
                came.await;
            }
        };
        timeout(PATIENCE, read).await.expect("whatever was sent is read");
    }

    /// What came, in order.
    pub(crate) fn letters(&self) -> MutexGuard<'_, Vec<Letter>> {
        self.kept.letters.lock().expect("nobody panics here")
    }

    /// What came to this path.
    pub(crate) fn to(&self, path: &str) -> Vec<Letter> {
        self.letters().iter().filter(|letter| letter.path == path).cloned().collect()
    }

    /// Waits until so many have come to this path, and gives the last of them.
    pub(crate) async fn wait(&self, path: &str, count: usize) -> Letter {
        let enough = async {
            loop {
                let came = self.kept.came.notified();
                let letters = self.to(path);
                if letters.len() >= count {
                    return letters[count - 1].clone();
                }
                came.await;
            }
        };
        timeout(PATIENCE, enough).await.unwrap_or_else(|_| panic!("{} at {path}", self.to(path).len()))
    }

    async fn take(&self, stream: TcpStream) -> Option<()> {
        let mut stream = BufReader::new(stream);
        let (mut lines, mut length) = (Vec::new(), 0);
        loop {
            let mut line = String::new();
            stream.read_line(&mut line).await.ok()?;
            if line.trim().is_empty() {
                break;
            }
            lines.push(line.trim().to_owned());
        }
        let path = lines.first()?.split(' ').nth(1)?.to_owned();
        let mut headers = Vec::new();
        for (name, value) in lines.iter().skip(1).filter_map(|line| line.split_once(": ")) {
            if name.eq_ignore_ascii_case("content-length") {
                length = value.parse().ok()?;
            }
            headers.push((name.to_lowercase(), value.to_owned()));
        }
        let mut body = vec![0; length];
        stream.read_exact(&mut body).await.ok()?;
        self.letters().push(Letter { path, headers, body });
        let status = self.kept.answers.lock().expect("nobody panics here").pop_front().unwrap_or(201);
        self.kept.came.notify_waiters();
        let answer = format!("HTTP/1.1 {status} Answer\r\nContent-Length: 0\r\n\r\n");
        stream.write_all(answer.as_bytes()).await.ok()
    }
}
