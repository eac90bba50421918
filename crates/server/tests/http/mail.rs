//! Notices by e-mail, taken by a mail server of a few lines.

use std::collections::VecDeque;
use std::net::SocketAddr;
use std::sync::{Arc, Mutex};

use cloverleaf_server::Config;
use serde_json::json;
use tokio::io::{AsyncBufReadExt as _, AsyncWriteExt as _, BufReader};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::Notify;
use tokio::time::timeout;

use crate::client::{Client, PATIENCE};
use crate::test_server::{self, TestServer};

/// A mail server that keeps what it is given and refuses as it is told to.
#[derive(Clone)]
struct Post {
    address: SocketAddr,
    kept: Arc<Kept>,
}

/// What has come, what the next messages are answered, and that something came.
type Kept = (Mutex<Vec<String>>, Mutex<VecDeque<&'static str>>, Notify);

impl Post {
    /// Opens one that answers so to the first messages, and takes the others.
    async fn open(answers: &[&'static str]) -> Post {
        let listener = TcpListener::bind("127.0.0.1:0").await.expect("a port");
        let kept = (Mutex::default(), Mutex::new(answers.iter().copied().collect()), Notify::new());
        let post = Post { address: listener.local_addr().expect("an address"), kept: Arc::new(kept) };
        let taken = post.clone();
        tokio::spawn(async move {
            while let Ok((stream, _)) = listener.accept().await {
                let post = taken.clone();
                tokio::spawn(async move { post.converse(stream).await });
            }
        });
        post
    }

    async fn converse(&self, stream: TcpStream) -> Option<()> {
        let mut stream = BufReader::new(stream);
        stream.write_all(b"220 post\r\n").await.ok()?;
        loop {
            let line = line(&mut stream).await?;
            let answer = match line.get(..4)?.to_uppercase().as_str() {
                "DATA" => {
                    stream.write_all(b"354 go on\r\n").await.ok()?;
                    let mut text = String::new();
                    loop {
                        match self::line(&mut stream).await?.as_str() {
                            "." => break,
                            part => text += &format!("{part}\n"),
                        }
                    }
                    self.take(text)
                }
                "QUIT" => "221 bye",
                _ => "250 well",
            };
            stream.write_all(format!("{answer}\r\n").as_bytes()).await.ok()?;
        }
    }

    fn take(&self, text: String) -> &'static str {
        self.kept.0.lock().expect("nobody panics here").push(text);
        let answer = self.kept.1.lock().expect("nobody panics here").pop_front().unwrap_or("250 taken");
        self.kept.2.notify_waiters();
        answer
    }

    /// Waits until so many have come, and gives the last of them.
    async fn wait(&self, count: usize) -> String {
        let enough = async {
            loop {
                let came = self.kept.2.notified();
                if let Some(text) = self.kept.0.lock().expect("nobody panics here").get(count - 1) {
                    return text.clone();
                }
                came.await;
            }
        };
        timeout(PATIENCE, enough).await.expect("a message")
    }
}

async fn line(stream: &mut BufReader<TcpStream>) -> Option<String> {
    let mut line = String::new();
    stream.read_line(&mut line).await.ok().filter(|read| *read > 0)?;
    Some(line.trim_end_matches(['\r', '\n']).to_owned())
}

async fn with_mail(post: &Post) -> TestServer {
    let smtp = Some(format!("smtp://{}", post.address));
    let mail_from = Some("Table <table@table.example>".to_owned());
    test_server::open_with(|config| Config { notice_delay: 20, smtp, mail_from, ..config }).await
}

async fn add(client: &mut Client, address: &str) -> crate::client::Answer {
    let to = json!({"kind": "mail", "address": address});
    client.post("/api/notices/channels", json!({"label": "mail", "language": "en", "to": to})).await
}

/// What stands between two marks.
fn between<'t>(text: &'t str, from: &str, to: &str) -> &'t str {
    let (_, rest) = text.split_once(from).unwrap_or_else(|| panic!("no {from} in {text}"));
    rest.split_once(to).unwrap_or_else(|| panic!("no {to} in {rest}")).0
}

#[tokio::test(flavor = "multi_thread")]
async fn an_address_is_told_nothing_before_it_has_agreed() {
    let post = Post::open(&["250 taken", "451 later", "250 taken"]).await;
    let house = with_mail(&post).await;
    let mut people = [house.guest("Ada").await, house.guest("Bob").await];
    assert_eq!(people[0].get("/api/notices").await.json()["mail"], true);
    let added = add(&mut people[0], "ada@mail.example").await;
    assert_eq!((added.status, &added.json()["waiting"]), (201, &json!(true)), "{}", added.body);
    let question = post.wait(1).await;
    assert!(question.contains("To: ada@mail.example"), "{question}");
    let setup = json!({"game": "congestion", "seats": ["me", "open"]});
    house.seated(setup.clone(), &mut people).await;
    let question = question.replace("=\n", "").replace("=3D", "=");
    let word = between(&question, "/#/on/", "\n").to_owned();
    let mut stranger = Client { origin: None, ..house.stranger() };
    assert_eq!(stranger.send("POST", &format!("/api/notices/on/{word}x"), &[], "").await.code(), "not-found");
    assert_eq!(stranger.send("POST", &format!("/api/notices/on/{word}"), &[], "").await.status, 204);
    assert_eq!(people[0].get("/api/notices").await.json()["channels"][0]["waiting"], false);
    house.seated(setup, &mut people).await;
    // The first time the mail server is busy.
    let (first, again) = (post.wait(2).await, post.wait(3).await);
    assert!(first.contains("Subject: Your turn: "), "{first}");
    assert_eq!(between(&first, "Message-ID: ", "\n"), between(&again, "Message-ID: ", "\n"));
    let off = between(&again, "List-Unsubscribe: <", ">").to_owned();
    assert!(again.contains("List-Unsubscribe-Post: List-Unsubscribe=One-Click"), "{again}");
    let path =
        off.strip_prefix(&format!("http://{}", house.server().address())).expect("this server").to_owned();
    let kind = [("Content-Type", "application/x-www-form-urlencoded")];
    assert_eq!(stranger.send("POST", &path, &kind, "List-Unsubscribe=One-Click").await.status, 204);
    assert_eq!(people[0].get("/api/notices").await.json()["channels"], json!([]));
}

#[tokio::test(flavor = "multi_thread")]
async fn no_address_gets_lines_of_its_own_and_no_mail_comes_without_a_mail_server() {
    let post = Post::open(&[]).await;
    let house = with_mail(&post).await;
    let mut ada = house.guest("Ada").await;
    for bad in
        ["", "ada", "ada@", "a@b.example\r\nBcc: c@d.example", "a@b.example, c@d.example", "<a@b.example>"]
    {
        assert_eq!(add(&mut ada, bad).await.code(), "malformed", "{bad}");
    }
    let plain = test_server::open().await;
    let mut bob = plain.guest("Bob").await;
    assert_eq!(bob.get("/api/notices").await.json()["mail"], false);
    assert_eq!(add(&mut bob, "bob@mail.example").await.code(), "malformed");
}
