//! Talk over real connections, and what it costs those who come, stay, watch and never read.

use std::time::{Duration, Instant};

use serde_json::json;
use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::net::TcpStream;

use crate::socket::Socket;
use crate::test_server;

#[tokio::test(flavor = "multi_thread")]
async fn talk_has_a_pace_and_its_pages() {
    let house = test_server::open().await;
    let mut people = [house.guest("Ada").await, house.guest("Bob").await];
    let id = house.seated(json!({"game": "congestion", "seats": ["me", "open"]}), &mut people).await;
    let [ada, bob] = &mut people;
    let mut last = Ok(0);
    for number in 0..7 {
        let say = json!({"do": "say", "to": "players", "text": format!("{number}\u{202e}")});
        last = ada.act(&id, say).await;
    }
    let refused = last.expect_err("too fast");
    assert_eq!(refused["code"], "too-fast");
    assert!(refused["wait"].as_u64().is_some_and(|wait| (1..=15).contains(&wait)), "{refused}");
    let talk = bob.get(&format!("/api/tables/{id}/talk?before=7")).await.json();
    let said: Vec<_> =
        talk["said"].as_array().expect("a page").iter().map(|said| &said["what"]["text"]).collect();
    assert_eq!(
        (said, &talk["earlier"]),
        (vec![&json!("0"), &json!("1"), &json!("2"), &json!("3")], &json!(false))
    );
    let stranger = house.stranger().get(&format!("/api/tables/{id}/talk")).await.json();
    assert_eq!(stranger["said"], json!([]), "it was said among players");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_hundred_watchers_are_told_of_cheaply() {
    let house =
        test_server::open_with(|config| cloverleaf_server::Config { sockets_per_client: 200, ..config })
            .await;
    let mut people = [house.guest("Ada").await, house.guest("Bob").await];
    let id = house.seated(json!({"game": "congestion", "seats": ["me", "open"]}), &mut people).await;
    let mut ada = Socket::connect(&people[0], &id, "").await;
    let begun = Instant::now();
    let mut watchers = Vec::new();
    for _ in 0..100 {
        watchers.push(Socket::connect(&house.stranger(), &id, "").await);
    }
    let (mut messages, mut bytes) = (0, 0);
    while ada.now()["watchers"] != 100 {
        let message = ada.next().await.expect("the server goes on");
        assert_eq!(message["type"], "presence");
        messages += 1;
        bytes += message.to_string().len();
    }
    // At most one a second, and one that was on its way.
    assert!(messages <= 1 + begun.elapsed().as_secs(), "{messages} messages in {:?}", begun.elapsed());
    assert!(bytes < 400 * usize::try_from(messages).expect("few"), "{bytes} bytes");
    // Somebody who has a seat is told of at once, to everybody.
    let _bob = Socket::connect(&people[1], &id, "").await;
    let last = watchers.last_mut().expect("the hundredth");
    last.until(|watcher| watcher.now()["seats"][1]["here"] == true).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_long_greeting_comes_in_pieces_that_do_not_wait_in_memory() {
    let house = test_server::open().await;
    let mut ada = house.guest("Ada").await;
    let id =
        house.table(&mut ada, json!({"game": "tango", "seats": ["me", "random", "random", "random"]})).await;
    let mut stream = TcpStream::connect(house.server().address()).await.expect("the server listens");
    let head = format!(
        "GET /api/tables/{id}/socket HTTP/1.1\r\nHost: {}\r\nConnection: keep-alive, Upgrade\r\nUpgrade: websocket\r\n\
         Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n",
        house.server().address()
    );
    stream.write_all(head.as_bytes()).await.expect("the server reads");
    let (mut read, mut pieces, mut text) = (Vec::new(), Vec::new(), Vec::new());
    let whole = async {
        loop {
            while let Some((piece, last)) = frame(&mut read) {
                pieces.push(piece.len());
                text.extend(piece);
                if last {
                    return;
                }
            }
            let mut some = [0; 4096];
            let length = stream.read(&mut some).await.expect("the server goes on");
            read.extend(&some[..length]);
        }
    };
    tokio::time::timeout(Duration::from_secs(60), whole).await.expect("a greeting");
    let hello: serde_json::Value = serde_json::from_slice(&text).expect("a message");
    assert_eq!(hello["type"], "hello");
    assert!(pieces.iter().all(|piece| *piece <= 4096), "{pieces:?}");
    assert_eq!(text.len().div_ceil(4096), pieces.len(), "{pieces:?}");
}

/// Takes the next frame of a server, and whether its message ends there; the head of the answer is passed over.
fn frame(read: &mut Vec<u8>) -> Option<(Vec<u8>, bool)> {
    if read.starts_with(b"HTTP") {
        let end = read.windows(4).position(|window| window == b"\r\n\r\n")?;
        assert!(read.starts_with(b"HTTP/1.1 101"), "{}", String::from_utf8_lossy(read));
        read.drain(..end + 4);
    }
    let (last, length) = (read.first()? & 0x80 != 0, *read.get(1)?);
    let (start, length) = match length {
        126 => (4, usize::from(u16::from_be_bytes([*read.get(2)?, *read.get(3)?]))),
        short => (2, usize::from(short)),
    };
    if read.len() < start + length {
        return None;
    }
    let frame: Vec<u8> = read.drain(..start + length).collect();
    Some((frame[start..].to_vec(), last))
}
