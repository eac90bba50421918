//! What bad input gets: a documented code and a sentence; nothing has changed, and the connection is kept
//! unless it is abuse.

use serde_json::{Value as Json, json};
use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};

use crate::client::{Client, PATIENCE};
use crate::socket::Socket;
use crate::test_server::{self, TestServer};

const JSON: (&str, &str) = ("Content-Type", "application/json");

async fn table_of_two(house: &TestServer) -> (Client, String) {
    let mut people = [house.guest("Ada").await, house.guest("Bob").await];
    let id = house.seated(json!({"game": "congestion", "seats": ["me", "open"]}), &mut people).await;
    let [ada, _] = people;
    (ada, id)
}

#[tokio::test(flavor = "multi_thread")]
async fn malformed_bodies() {
    let house = test_server::open().await;
    let (mut ada, id) = table_of_two(&house).await;
    let path = format!("/api/tables/{id}/do");
    for body in ["", "{", "[]", "null", r#"{"do":"dance"}"#, r#"{"do":"play","actions":"pass"}"#, "\u{0}"] {
        let answer = ada.send("POST", &path, &[JSON], body).await;
        assert_eq!((answer.status, answer.code().as_str()), (400, "malformed"), "{body:?}");
        assert!(answer.json()["text"].as_str().is_some_and(|text| text.len() > 10));
    }
    assert_eq!(
        ada.send("POST", &path, &[], r#"{"do":"resign"}"#).await.code(),
        "malformed",
        "not called JSON"
    );
    let deep = "[".repeat(60_000);
    assert_eq!(ada.send("POST", &path, &[JSON], &deep).await.code(), "malformed");
    assert_eq!(ada.get(&format!("/api/tables/{id}?v=many")).await.code(), "malformed");
    assert_eq!(ada.get("/api/tables?list=secret").await.code(), "malformed");
    assert_eq!(ada.get(&format!("/api/tables/{id}")).await.json()["now"]["v"], 2, "nothing has changed");
}

#[tokio::test(flavor = "multi_thread")]
async fn oversized_bodies() {
    let house = test_server::open().await;
    let (mut ada, id) = table_of_two(&house).await;
    let long = json!({"do": "say", "to": "players", "text": "x".repeat(70_000)});
    assert_eq!(ada.refused(&id, long).await, "too-large");
    let setup = |length: usize| json!({"game": "gridlock", "seats": ["me", "open"], "options": {"board": "x".repeat(length)}});
    assert_eq!(ada.post("/api/tables", setup(200_000)).await.code(), "bad-setup", "a board may be that long");
    assert_eq!(ada.post("/api/tables", setup(300_000)).await.code(), "too-large");
    let said = json!({"do": "say", "to": "players", "text": "x".repeat(501)});
    assert_eq!(ada.refused(&id, said).await, "malformed");
    let head = format!("GET /{} HTTP/1.1\r\nHost: x\r\n\r\n", "a".repeat(500_000));
    let mut stream = tokio::net::TcpStream::connect(ada.address).await.expect("the server listens");
    // The server may hang up before it has read so long a head.
    let _ = stream.write_all(head.as_bytes()).await;
    let mut answer = Vec::new();
    let _ = tokio::time::timeout(PATIENCE, stream.read_to_end(&mut answer)).await.expect("an end");
    assert_eq!(ada.get("/health").await.status, 200, "and the server lives");
}

#[tokio::test(flavor = "multi_thread")]
async fn impossible_tables() {
    let house = test_server::open().await;
    let mut ada = house.guest("Ada").await;
    let cases = [
        (json!({"game": "chess", "seats": ["me", "open"]}), "bad-setup"),
        (json!({"game": "congestion", "seats": ["me"]}), "bad-setup"),
        (json!({"game": "congestion", "seats": []}), "bad-setup"),
        (json!({"game": "congestion", "seats": vec!["open"; 300]}), "bad-setup"),
        (json!({"game": "congestion", "seats": ["me", "me"]}), "bad-setup"),
        (json!({"game": "congestion", "seats": ["me", "open"], "options": {"speed": 9}}), "bad-setup"),
        (json!({"game": "congestion", "seats": ["me", "open"], "options": {"turn_limit": {}}}), "bad-setup"),
        (
            json!({"game": "congestion", "seats": ["me", "open"], "clock": {"kind": "live", "minutes": 0}}),
            "bad-setup",
        ),
        (json!({"game": "congestion", "seats": ["me", "ghost"]}), "malformed"),
        (json!({"game": "congestion", "seats": ["me", "open"], "colour": "red"}), "malformed"),
        (json!({"game": "congestion", "seats": ["me", "open"], "clock": {"kind": "sand"}}), "malformed"),
    ];
    for (setup, code) in cases {
        assert_eq!(ada.post("/api/tables", setup.clone()).await.code(), code, "{setup}");
    }
    assert_eq!(ada.get("/api/tables?list=mine").await.json(), json!([]));
    let setup = json!({"game": "congestion", "seats": ["me", "open"]});
    assert_eq!(house.stranger().post("/api/tables", setup).await.code(), "who-are-you");
}

#[tokio::test(flavor = "multi_thread")]
async fn addresses_that_lead_nowhere() {
    let house = test_server::open().await;
    let mut ada = house.guest("Ada").await;
    for path in ["/nothing", "/api/nothing", "/api/tables/nothing", "/api/tables/nothing/record"] {
        assert_eq!(ada.get(path).await.code(), "not-found", "{path}");
    }
    assert_eq!(ada.refused("nothing", json!({"do": "resign"})).await, "not-found");
    assert_eq!(Socket::try_connect(&ada, "nothing", "").await.err(), Some(404));
    assert_eq!(ada.send("DELETE", "/api/me", &[], "").await.code(), "wrong-method");
    let (_, id) = table_of_two(&house).await;
    assert_eq!(ada.get(&format!("/api/tables/{id}/socket")).await.code(), "malformed", "no WebSocket");
}

#[tokio::test(flavor = "multi_thread")]
async fn forged_keys_open_nothing() {
    let house = test_server::open().await;
    let (ada, id) = table_of_two(&house).await;
    let key = ada.cookie.clone().expect("a key");
    let other = if key.starts_with('2') { "3" } else { "2" };
    for forged in
        [String::new(), "x".repeat(4_000), "'; DROP TABLE keys; --".to_owned(), other.to_owned() + &key[1..]]
    {
        let mut thief = Client { cookie: Some(forged.clone()), ..house.stranger() };
        assert_eq!(thief.refused(&id, json!({"do": "resign"})).await, "who-are-you", "{forged:?}");
        let seen = thief.get(&format!("/api/tables/{id}")).await.json();
        assert!(seen["you"].is_null(), "a cookie that nobody has shows what strangers see: {seen}");
        assert!(Socket::try_connect(&thief, &id, "").await.is_ok(), "strangers may watch");
        let mut program = Client { cookie: None, token: Some(forged), origin: None, ..thief };
        assert_eq!(program.refused(&id, json!({"do": "resign"})).await, "who-are-you");
    }
    let mut expired = Client { cookie: Some("x".repeat(32)), ..house.stranger() };
    assert_eq!(expired.post("/api/me", json!({"name": "Ada"})).await.status, 200, "one can always come anew");
    assert_eq!(expired.get("/api/me").await.json()["name"], "Ada");
}

#[tokio::test(flavor = "multi_thread")]
async fn pages_of_other_sites_do_nothing() {
    let house = test_server::open().await;
    let (ada, id) = table_of_two(&house).await;
    let mut page = Client { origin: Some("https://elsewhere.example".to_owned()), ..ada.clone() };
    assert_eq!(page.refused(&id, json!({"do": "resign"})).await, "wrong-origin");
    assert_eq!(Socket::try_connect(&page, &id, "").await.err(), Some(403));
    let mut silent = Client { origin: None, ..ada.clone() };
    assert_eq!(silent.refused(&id, json!({"do": "resign"})).await, "wrong-origin");
    let mut nobody = Client { cookie: None, ..page };
    assert_eq!(nobody.post("/api/me", json!({"name": "Mallory"})).await.code(), "wrong-origin");
    let body = r#"{"do":"resign"}"#;
    let answer = silent
        .send("POST", &format!("/api/tables/{id}/do"), &[JSON, ("Sec-Fetch-Site", "cross-site")], body)
        .await;
    assert_eq!(answer.code(), "wrong-origin");
    let mut ada = ada;
    assert_eq!(ada.get(&format!("/api/tables/{id}")).await.json()["now"]["status"], "running");
}

#[tokio::test(flavor = "multi_thread")]
async fn who_is_too_fast_is_told_to_wait_and_can_go_on() {
    let house = test_server::open_with(|config| cloverleaf_server::Config { rate: 2, ..config }).await;
    let mut ada = house.guest("Ada").await;
    let mut answers = Vec::new();
    for _ in 0..12 {
        answers.push(ada.get("/api/me").await);
    }
    let last = answers.last().expect("some");
    assert_eq!((last.status, last.code().as_str()), (429, "too-fast"));
    assert!(last.header("retry-after").is_some_and(|wait| wait.parse::<u64>().is_ok()));
    assert_eq!(answers[0].status, 200);
    assert_eq!(ada.get("/health").await.status, 200, "others are not concerned");
}

#[tokio::test(flavor = "multi_thread")]
async fn too_many_tables_and_too_many_sockets() {
    let change = |config| cloverleaf_server::Config { tables_per_client: 2, sockets_per_client: 2, ..config };
    let house = test_server::open_with(change).await;
    let mut ada = house.guest("Ada").await;
    let setup = json!({"game": "congestion", "seats": ["open", "open"]});
    let id = house.table(&mut ada, setup.clone()).await;
    house.table(&mut ada, setup.clone()).await;
    assert_eq!(ada.post("/api/tables", setup.clone()).await.code(), "too-many");
    ada.act(&id, json!({"do": "cancel"})).await.expect("Ada opened it");
    let id = house.table(&mut ada, setup).await;
    let first = Socket::connect(&ada, &id, "").await;
    let second = Socket::connect(&ada, &id, "").await;
    assert_eq!(Socket::try_connect(&ada, &id, "").await.err(), Some(429));
    let answer = ada.get(&format!("/api/tables/{id}/stream")).await;
    assert_eq!(answer.code(), "too-many");
    let mut watcher = Socket::connect(&house.stranger(), &id, "").await;
    first.cut();
    second.cut();
    watcher.until(|watcher| watcher.now()["watchers"] == 1).await;
    // The places are given back a moment before or after the room is told.
    while Socket::try_connect(&ada, &id, "").await.is_err() {}
}

#[tokio::test(flavor = "multi_thread")]
async fn a_socket_outlives_bad_frames_but_not_abuse() {
    let house = test_server::open().await;
    let (ada, id) = table_of_two(&house).await;
    let mut socket = Socket::connect(&ada, &id, "").await;
    socket.say("nonsense").await;
    assert_eq!(socket.answer().await["problem"]["code"], "malformed");
    socket.say(r#"{"id":"mine","do":"dance"}"#).await;
    let refused = socket.answer().await;
    assert_eq!((&refused["id"], &refused["problem"]["code"]), (&json!("mine"), &json!("malformed")));
    socket.say(&format!(r#"{{"id":"{}"}}"#, "x".repeat(70_000))).await;
    assert_eq!(socket.answer().await["problem"]["code"], "too-large");
    let done = socket.ask(json!({"do": "say", "to": "players", "text": "still here"})).await;
    assert_eq!(done["type"], "done");
    for _ in 0..200 {
        socket.try_say("nonsense").await;
    }
    while socket.next().await.is_some() {}
    assert_eq!(socket.closed, Some(1008));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_frame_that_is_far_too_long_ends_the_connection() {
    let house = test_server::open().await;
    let (ada, id) = table_of_two(&house).await;
    let mut socket = Socket::connect(&ada, &id, "").await;
    socket.say(&"x".repeat(1_000_000)).await;
    assert_eq!(socket.answer().await["problem"]["code"], "too-large");
    let frame = "x".repeat(2_000_000);
    socket.try_say(&frame).await;
    while socket.next().await.is_some() {}
    let again = Socket::connect(&ada, &id, "").await;
    assert_eq!(again.v(), 2);
}

#[tokio::test(flavor = "multi_thread")]
async fn too_fast_on_a_socket_is_refused_and_the_socket_kept() {
    let house = test_server::open_with(|config| cloverleaf_server::Config { rate: 5, ..config }).await;
    let mut ada = house.guest("Ada").await;
    let id = house.table(&mut ada, json!({"game": "congestion", "seats": ["me", "open"]})).await;
    let mut socket = Socket::connect(&ada, &id, "").await;
    let mut codes = Vec::new();
    for number in 0..30 {
        let say = json!({"id": format!("{number}"), "do": "say", "to": "players", "text": "hi"});
        let answer = socket.ask(say).await;
        assert_eq!(answer["id"], format!("{number}"), "each is answered under its own name");
        codes.push(answer["problem"]["message"]["key"].clone());
    }
    assert_eq!(codes[0], Json::Null);
    assert!(codes.contains(&json!("server-too-fast")), "not only talk has a pace: {codes:?}");
    let refused = codes.iter().filter(|code| **code != Json::Null).count();
    let done = i64::try_from(codes.len() - refused).expect("few");
    assert_eq!(
        Socket::connect(&house.stranger(), &id, "").await.v(),
        1 + done,
        "what was refused was not done"
    );
}
