//! Telling people that it is their turn: to whom, when, how often, and how they make it stop.

use cloverleaf_server::{Config, now};
use serde_json::{Value as Json, json};

use crate::client::Client;
use crate::receiver::Receiver;
use crate::socket::Socket;
use crate::test_server::{self, TestServer};

/// A server that tells people almost at once, and machines beside it.
pub(crate) async fn prompt() -> TestServer {
    test_server::open_with(|config| Config { notice_delay: 20, notices_to_private: true, ..config }).await
}

/// A webhook of somebody's, at a path that tells whose it is.
pub(crate) async fn add_webhook(client: &mut Client, receiver: &Receiver, path: &str) -> String {
    let to = json!({"kind": "webhook", "url": receiver.url(path), "format": "json"});
    let added =
        client.post("/api/notices/channels", json!({"label": "hook", "language": "en", "to": to})).await;
    assert_eq!(added.status, 201, "{}", added.body);
    added.json()["id"].as_str().expect("an id").to_owned()
}

/// Two guests with webhooks at a table, the first of whom is to move.
async fn two(house: &TestServer, receiver: &Receiver, names: [&str; 2]) -> ([Client; 2], String) {
    let mut people = [house.guest(names[0]).await, house.guest(names[1]).await];
    for (client, name) in people.iter_mut().zip(names) {
        add_webhook(client, receiver, &format!("/{name}")).await;
    }
    let id = house.seated(json!({"game": "congestion", "seats": ["me", "open"]}), &mut people).await;
    (people, id)
}

/// Plays until it is somebody else's turn.
pub(crate) async fn play(client: &mut Client, table: &str) {
    for _ in 0..20 {
        let hello = client.get(&format!("/api/tables/{table}?legal=true")).await.json();
        let Some(action) = hello["now"]["legal"].get(0).cloned() else { return };
        client.act(table, json!({"do": "play", "actions": [action]})).await.expect("legal");
    }
    panic!("it is somebody else's turn at last");
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_is_awaited_is_told_once_a_decision() {
    let (house, receiver) = (prompt().await, Receiver::open(&[]).await);
    let (mut people, id) = two(&house, &receiver, ["Ada", "Bob"]).await;
    let letter = receiver.wait("/Ada", 1).await;
    let told = letter.json();
    assert_eq!(
        (&told["type"], &told["table"], &told["game"]),
        (&json!("your-turn"), &json!(id), &json!("congestion"))
    );
    assert_eq!(told["text"], "Bob is waiting for your move.");
    assert_eq!(told["link"], format!("http://{}/#/t/{id}", house.server().address()));
    assert_eq!(told["id"], letter.header("idempotency-key"));
    play(&mut people[0], &id).await;
    receiver.wait("/Bob", 1).await;
    play(&mut people[1], &id).await;
    let again = receiver.wait("/Ada", 2).await;
    assert_ne!(again.json()["id"], told["id"], "another decision");
    play(&mut people[0], &id).await;
    receiver.wait("/Bob", 2).await;
    assert_eq!(receiver.letters().len(), 4, "one a decision");
}

#[tokio::test(flavor = "multi_thread")]
async fn what_did_not_arrive_is_sent_again_under_the_same_name() {
    let (house, receiver) = (prompt().await, Receiver::open(&[500, 503]).await);
    let (mut people, id) = two(&house, &receiver, ["Ada", "Bob"]).await;
    let third = receiver.wait("/Ada", 3).await;
    for letter in receiver.to("/Ada") {
        assert_eq!(letter.header("idempotency-key"), third.header("idempotency-key"));
    }
    play(&mut people[0], &id).await;
    receiver.wait("/Bob", 1).await;
    assert_eq!(receiver.to("/Ada").len(), 3, "no more once it was taken");
    let kept = people[0].get("/api/notices").await.json();
    assert_eq!(kept["channels"][0]["failing"], false);
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_looks_is_not_told() {
    let (house, receiver) = (prompt().await, Receiver::open(&[]).await);
    let (_people, _looking) = {
        let mut people = [house.guest("Ada").await, house.guest("Bob").await];
        add_webhook(&mut people[0], &receiver, "/Ada").await;
        let id = house.table(&mut people[0], json!({"game": "congestion", "seats": ["me", "open"]})).await;
        let looking = Socket::connect(&people[0], &id, "").await;
        people[1].act(&id, json!({"do": "sit"})).await.expect("a free seat");
        (people, looking)
    };
    two(&house, &receiver, ["Cem", "Dan"]).await;
    receiver.wait("/Cem", 1).await;
    // A round later whoever was due before has been dealt with.
    two(&house, &receiver, ["Eve", "Fay"]).await;
    receiver.wait("/Eve", 1).await;
    assert!(receiver.to("/Ada").is_empty(), "Ada looks at her table");
}

#[tokio::test(flavor = "multi_thread")]
async fn quiet_hours_hold_a_notice_back() {
    let (house, receiver) = (prompt().await, Receiver::open(&[]).await);
    let mut ada = house.guest("Ada").await;
    add_webhook(&mut ada, &receiver, "/Ada").await;
    let minute = (now() / 60_000) % 1440;
    let (from, to) = ((minute + 1440 - 60) % 1440, (minute + 120) % 1440);
    let hours = json!({"from": from, "to": to, "offset": 0});
    assert_eq!(ada.post("/api/notices", json!({"quiet": hours})).await.status, 204);
    assert_eq!(ada.get("/api/notices").await.json()["quiet"], hours);
    let mut people = [ada, house.guest("Bob").await];
    house.seated(json!({"game": "congestion", "seats": ["me", "open"]}), &mut people).await;
    two(&house, &receiver, ["Cem", "Dan"]).await;
    receiver.wait("/Cem", 1).await;
    two(&house, &receiver, ["Eve", "Fay"]).await;
    receiver.wait("/Eve", 1).await;
    assert!(receiver.to("/Ada").is_empty(), "she sleeps");
    assert_eq!(people[0].post("/api/notices", json!({})).await.status, 204);
    receiver.wait("/Ada", 1).await;
    for bad in [json!({"from": -1, "to": 5, "offset": 0}), json!({"from": 1, "to": 1440, "offset": 0})] {
        assert_eq!(people[0].post("/api/notices", json!({"quiet": bad})).await.code(), "malformed");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_notice_can_be_switched_off_from_the_notice() {
    let (house, receiver) = (prompt().await, Receiver::open(&[]).await);
    let (mut people, id) = two(&house, &receiver, ["Ada", "Bob"]).await;
    let off = receiver.wait("/Ada", 1).await.json()["off"].as_str().expect("a link").to_owned();
    let (_, path) = off.split_once("/#/off/").expect("a page");
    let (word, table) = path.split_once('/').expect("a word and a table");
    assert_eq!(table, id);
    // Nobody in particular, as the program of a mail provider would be.
    let mut stranger = Client { origin: None, ..house.stranger() };
    let about = stranger.get(&format!("/api/notices/off/{word}")).await;
    assert_eq!(about.json(), json!({"kind": "webhook", "label": "hook"}));
    let (path, one) = (format!("/api/notices/off/{word}"), format!("/api/notices/off/{word}?table={table}"));
    assert_eq!(stranger.send("POST", &one, &[], "").await.status, 204);
    assert_eq!(people[0].get("/api/notices").await.json()["muted"], json!([id]));
    play(&mut people[0], &id).await;
    receiver.wait("/Bob", 1).await;
    play(&mut people[1], &id).await;
    two(&house, &receiver, ["Cem", "Dan"]).await;
    receiver.wait("/Cem", 1).await;
    two(&house, &receiver, ["Eve", "Fay"]).await;
    receiver.wait("/Eve", 1).await;
    assert_eq!(receiver.to("/Ada").len(), 1, "nothing more of this table");
    let heard = people[0].post(&format!("/api/notices/tables/{id}"), json!({"hear": true})).await;
    assert_eq!(heard.status, 204);
    receiver.wait("/Ada", 2).await;
    let forged = format!("{}{}", &path[..path.len() - 1], if path.ends_with('0') { '1' } else { '0' });
    assert_eq!(stranger.send("POST", &forged, &[], "").await.code(), "not-found");
    assert_eq!(stranger.send("POST", &path, &[], "List-Unsubscribe=One-Click").await.status, 204);
    assert_eq!(people[0].get("/api/notices").await.json()["channels"], json!([]));
    assert_eq!(stranger.send("POST", &path, &[], "").await.code(), "not-found", "it is off already");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_channel_is_tested_listed_and_removed_by_its_owner_alone() {
    let (house, receiver) = (prompt().await, Receiver::open(&[201, 500]).await);
    let (mut ada, mut bob) = (house.guest("Ada").await, house.guest("Bob").await);
    let id = add_webhook(&mut ada, &receiver, "/Ada").await;
    let test = format!("/api/notices/channels/{id}/test");
    assert_eq!(ada.post(&test, json!({})).await.status, 204);
    assert_eq!(receiver.wait("/Ada", 1).await.json()["type"], "test");
    assert_eq!(ada.post(&test, json!({})).await.code(), "unavailable");
    assert_eq!(bob.post(&test, json!({})).await.code(), "not-found");
    let path = format!("/api/notices/channels/{id}");
    assert_eq!(bob.send("DELETE", &path, &[], "").await.code(), "not-found");
    let again = add_webhook(&mut ada, &receiver, "/Ada").await;
    let channels = |notices: &Json| notices["channels"].as_array().expect("a list").len();
    assert_eq!(channels(&ada.get("/api/notices").await.json()), 1, "the same address is one channel");
    assert!(ada.get("/api/me/export").await.body.contains(&receiver.url("/Ada")), "it is part of her data");
    let path = format!("/api/notices/channels/{again}");
    assert_eq!(ada.send("DELETE", &path, &[], "").await.status, 204);
    assert_eq!(channels(&ada.get("/api/notices").await.json()), 0);
    for number in 0..10 {
        add_webhook(&mut ada, &receiver, &format!("/{number}")).await;
    }
    let to = json!({"kind": "webhook", "url": receiver.url("/one-too-many"), "format": "json"});
    let refused = ada.post("/api/notices/channels", json!({"label": "x", "language": "en", "to": to})).await;
    assert_eq!(refused.code(), "too-many");
    assert_eq!(house.stranger().get("/api/notices").await.code(), "who-are-you");
}

#[tokio::test(flavor = "multi_thread")]
async fn discord_gets_what_discord_takes() {
    let (house, receiver) = (prompt().await, Receiver::open(&[]).await);
    let mut ada = house.guest("Ada").await;
    let to = json!({"kind": "webhook", "url": receiver.url("/discord"), "format": "discord"});
    let added = ada.post("/api/notices/channels", json!({"label": "d", "language": "de", "to": to})).await;
    assert_eq!(added.status, 201, "{}", added.body);
    let mut people = [ada, house.guest("@everyone *Bob*").await];
    let id = house.seated(json!({"game": "congestion", "seats": ["me", "open"]}), &mut people).await;
    let told = receiver.wait("/discord", 1).await.json();
    let content = told["content"].as_str().expect("a text");
    assert!(content.starts_with("**Du bist dran: "), "{content}");
    assert!(content.contains("\\*Bob\\* wartet") && content.contains(&format!("/#/t/{id}>")), "{content}");
    assert_eq!(told["allowed_mentions"], json!({"parse": []}));
}

#[tokio::test(flavor = "multi_thread")]
async fn no_notice_leads_into_the_operators_network() {
    let house = test_server::open_with(|config| Config { notice_delay: 20, ..config }).await;
    let receiver = Receiver::open(&[]).await;
    let mut ada = house.guest("Ada").await;
    let new = |url: &str| {
        let to = json!({"kind": "webhook", "url": url, "format": "json"});
        json!({"label": "hook", "language": "en", "to": to})
    };
    for url in [&receiver.url("/"), "https://127.0.0.1/", "https://[::1]/", "https://169.254.169.254/", "x"] {
        assert_eq!(ada.post("/api/notices/channels", new(url)).await.code(), "malformed", "{url}");
    }
    let by_name = format!("https://localhost:{}/", receiver.address.port());
    let added = ada.post("/api/notices/channels", new(&by_name)).await;
    assert_eq!(added.status, 201, "a name is looked up when it is used");
    let test = format!("/api/notices/channels/{}/test", added.json()["id"].as_str().expect("an id"));
    assert_eq!(ada.post(&test, json!({})).await.code(), "unavailable");
    assert!(receiver.letters().is_empty(), "and nobody was called");
}
