//! What people can do about others, and what whoever runs the server can.

use cloverleaf_server::{Config, Order, PlayerId, Store, TableId, Via};
use serde_json::{Value as Json, json};

use crate::client::Client;
use crate::socket::Socket;
use crate::test_server::{self, TestServer};

/// A table of two, and somebody who watches.
async fn table(house: &TestServer) -> ([Client; 2], String) {
    let mut people = [house.guest("Ada").await, house.guest("Bob").await];
    let id = house.seated(json!({"game": "congestion", "seats": ["me", "open"]}), &mut people).await;
    (people, id)
}

async fn say(client: &mut Client, id: &str, text: &str) -> i64 {
    client.act(id, json!({"do": "say", "to": "players", "text": text})).await.expect("it is said")
}

/// What somebody can read of the talk.
async fn heard(client: &mut Client, id: &str) -> Vec<String> {
    let hello = client.get(&format!("/api/tables/{id}?v=0")).await.json();
    let said = hello["happened"]
        .as_array()
        .expect("entries")
        .iter()
        .filter_map(|entry| entry["what"]["text"].as_str());
    said.map(str::to_owned).collect()
}

async fn me(client: &mut Client) -> PlayerId {
    client.get("/api/me").await.json()["player"].as_str().expect("an id").to_owned().into()
}

/// Does what `cloverleaf admin` would: by the database alone.
async fn decide(house: &TestServer, order: Order) {
    let store = Store::open_existing(house.database()).await.expect("the database");
    order.perform(&store, Via::Command).await.expect("it is done");
    store.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn who_is_muted_is_not_heard_by_whoever_muted_them() {
    let house = test_server::open().await;
    let ([mut ada, mut bob], id) = table(&house).await;
    let v = say(&mut bob, &id, "you play like a stone").await;
    say(&mut ada, &id, "so I do").await;
    let silence = format!("/api/tables/{id}/silence");
    assert_eq!(ada.post(&silence, json!({"message": v, "quiet": "mute"})).await.status, 204);
    assert_eq!(heard(&mut ada, &id).await, ["so I do"]);
    assert_eq!(heard(&mut bob, &id).await, ["you play like a stone", "so I do"], "Bob does not notice");
    let mut socket = Socket::connect(&ada, &id, "?v=0").await;
    say(&mut bob, &id, "as I said").await;
    say(&mut ada, &id, "the end").await;
    socket.until(|socket| socket.happened.iter().any(|entry| entry["what"]["text"] == "the end")).await;
    let told = Json::from(socket.happened.clone()).to_string();
    assert!(!told.contains("stone") && !told.contains("as I said"), "{told}");
    let listed = ada.get("/api/silenced").await.json();
    assert_eq!((listed[0]["name"].as_str(), listed[0]["quiet"].as_str()), (Some("Bob"), Some("mute")));
    let player = listed[0]["player"].as_str().expect("an id");
    assert_eq!(ada.send("DELETE", &format!("/api/silenced/{player}"), &[], "").await.status, 204);
    assert_eq!(heard(&mut ada, &id).await.len(), 4);
    for (body, code) in [
        (json!({"message": v, "seat": 2, "quiet": "mute"}), "malformed"),
        (json!({"quiet": "mute"}), "malformed"),
        (json!({"seat": 1, "quiet": "mute"}), "nothing-to-do"),
        (json!({"seat": 7, "quiet": "mute"}), "not-found"),
        (json!({"message": 99, "quiet": "mute"}), "not-found"),
        (json!({"message": -1, "quiet": "mute"}), "not-found"),
    ] {
        assert_eq!(ada.post(&silence, body.clone()).await.code(), code, "{body}");
    }
    assert_eq!(
        house.stranger().post(&silence, json!({"seat": 2, "quiet": "mute"})).await.code(),
        "who-are-you"
    );
}

#[tokio::test(flavor = "multi_thread")]
async fn who_is_blocked_cannot_join() {
    let house = test_server::open().await;
    let ([mut ada, mut bob], id) = table(&house).await;
    let silence = format!("/api/tables/{id}/silence");
    assert_eq!(ada.post(&silence, json!({"seat": 2, "quiet": "block"})).await.status, 204);
    let setup = json!({"game": "congestion", "seats": ["me", "open"]});
    let hers = house.table(&mut ada, setup.clone()).await;
    let problem = bob.act(&hers, json!({"do": "sit"})).await.expect_err("he is blocked");
    assert_eq!(problem["code"], "not-welcome");
    assert!(problem["text"].as_str().is_some_and(|text| text.contains("join another")), "{problem}");
    let mut socket = Socket::connect(&bob, &hers, "").await;
    assert_eq!(socket.ask(json!({"do": "sit"})).await["problem"]["code"], "not-welcome");
    let his = house.table(&mut bob, setup).await;
    ada.act(&his, json!({"do": "sit"})).await.expect("she may still join his");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_report_has_the_talk_around_it_and_there_are_not_too_many() {
    let house = test_server::open().await;
    let ([mut ada, mut bob], id) = table(&house).await;
    say(&mut ada, &id, "hello").await;
    let v = say(&mut bob, &id, "an insult").await;
    say(&mut ada, &id, "please stop").await;
    let mut watcher = house.guest("Eve").await;
    watcher.act(&id, json!({"do": "say", "to": "watchers", "text": "apart"})).await.expect("it is said");
    let path = format!("/api/tables/{id}/report");
    let report = json!({"message": v, "reason": "abuse", "words": "He goes on and on."});
    assert_eq!(ada.post(&path, report.clone()).await.status, 204);
    assert_eq!(watcher.post(&path, report.clone()).await.code(), "not-found", "she could not read it");
    let long = json!({"seat": 2, "reason": "other", "words": "x".repeat(1001)});
    assert_eq!(ada.post(&path, long).await.code(), "malformed");
    let store = Store::open_existing(house.database()).await.expect("the database");
    let kept = store.reports(false, 10).await.expect("reports").remove(0);
    assert_eq!((kept.about, kept.about_name.as_str()), (me(&mut bob).await, "Bob"));
    assert_eq!((kept.reporter, kept.reason.as_str(), kept.seq), (me(&mut ada).await, "abuse", Some(v)));
    let talk: Vec<Json> = serde_json::from_str(&kept.talk).expect("talk");
    let texts: Vec<_> = talk.iter().filter_map(|said| said["text"].as_str()).collect();
    assert_eq!(texts, ["hello", "an insult", "please stop"]);
    let mut last = String::new();
    for _ in 0..6 {
        let answer = ada.post(&path, json!({"seat": 2, "reason": "spam"})).await;
        last = if answer.status == 204 { String::new() } else { answer.code() };
    }
    assert_eq!(last, "too-fast");
}

#[tokio::test(flavor = "multi_thread")]
async fn who_is_banned_is_told_why_and_their_sockets_close() {
    let house = test_server::open().await;
    let ([mut ada, mut bob], id) = table(&house).await;
    let mut socket = Socket::connect(&bob, &id, "").await;
    let player = me(&mut bob).await;
    decide(&house, Order::Ban { player, why: "insults at three tables".to_owned(), hours: Some(5) }).await;
    let mut last = Json::Null;
    while let Some(message) = socket.next().await {
        last = message;
    }
    assert_eq!(last["problem"]["code"], "not-welcome", "{last}");
    let answer = bob.get("/api/me").await;
    assert_eq!((answer.status, answer.code().as_str()), (403, "not-welcome"));
    let text = answer.json()["text"].as_str().expect("words").to_owned();
    assert!(text.contains("insults at three tables") && text.contains("5 h"), "{text}");
    assert_eq!(ada.get("/api/me").await.status, 200, "others are not");
    let store = Store::open_existing(house.database()).await.expect("the database");
    let ban = store.sanctions(0).await.expect("sanctions").remove(0).id;
    decide(&house, Order::Lift { id: ban }).await;
    let log = store.acts(10).await.expect("acts");
    assert_eq!(log.iter().map(|row| row.act.as_str()).collect::<Vec<_>>(), ["lift", "ban"]);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_range_of_addresses_is_banned_and_people_are_muted_and_warned() {
    let key = "the key of those who run this".to_owned();
    let change = |config| Config { trust_proxy: true, admin_key: Some(key.clone()), ..config };
    let house = test_server::open_with(change).await;
    let ([mut ada, mut bob], id) = table(&house).await;
    let mut operator = Client::program(house.server().address(), &key);
    let bobs = me(&mut bob).await;
    for order in [
        json!({"act": "ban-addresses", "addresses": "203.0.113.9/24", "why": "spam"}),
        json!({"act": "mute", "player": bobs, "why": "advertising", "hours": 2}),
        json!({"act": "warn", "player": bobs, "why": "This is not a market."}),
    ] {
        let answer = operator.post("/api/admin/do", order).await;
        assert_eq!(answer.status, 204, "{}", answer.body);
    }
    let from = |address: &'static str| [("X-Forwarded-For", address)];
    let banned = ada.send("GET", "/api/me", &from("203.0.113.77:4000"), "").await;
    assert_eq!(banned.code(), "not-welcome");
    assert_eq!(ada.send("GET", "/api/me", &from("203.0.114.77"), "").await.status, 200);
    let said = bob.act(&id, json!({"do": "say", "to": "players", "text": "buy!"})).await.expect_err("muted");
    assert!(said["text"].as_str().is_some_and(|text| text.contains("advertising")), "{said}");
    let warnings = bob.get("/api/warnings").await.json();
    assert_eq!(warnings[0]["text"], "This is not a market.");
    let read = format!("/api/warnings/{}", warnings[0]["id"].as_str().expect("an id"));
    assert_eq!(ada.post(&read, json!({})).await.code(), "not-found", "it is not hers");
    assert_eq!(bob.post(&read, json!({})).await.status, 204);
    assert_eq!(bob.get("/api/warnings").await.json(), json!([]));
    let wrong = json!({"act": "ban-addresses", "addresses": "everybody", "why": ""});
    assert_eq!(operator.post("/api/admin/do", wrong).await.code(), "not-found");
    let nobody = json!({"act": "ban", "player": "nobody", "why": ""});
    assert_eq!(operator.post("/api/admin/do", nobody).await.code(), "not-found");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_table_is_closed_while_it_is_played() {
    let house = test_server::open().await;
    let ([ada, mut bob], id) = table(&house).await;
    let mut socket = Socket::connect(&ada, &id, "").await;
    let order = Order::CloseTable { table: TableId::from(id.clone()), why: "abuse".to_owned() };
    decide(&house, order).await;
    socket.until(|socket| socket.last["now"]["status"] == "cancelled").await;
    assert_eq!(bob.refused(&id, json!({"do": "resign"})).await, "over");
    let house = TestServer::reopen(house.stop().await).await;
    let hello = house.stranger().get(&format!("/api/tables/{id}")).await.json();
    assert_eq!(hello["now"]["status"], "cancelled", "and stays so");
}

#[tokio::test(flavor = "multi_thread")]
async fn the_page_for_operators_is_there_for_whoever_has_its_key() {
    let house = test_server::open().await;
    assert_eq!(house.stranger().get("/admin").await.status, 404, "without a key there is none");
    assert_eq!(house.stranger().get("/api/admin/people").await.status, 404);
    let key = "the key of those who run this".to_owned();
    let house = test_server::open_with(|config| Config { admin_key: Some(key.clone()), ..config }).await;
    let (_, id) = table(&house).await;
    assert_eq!(house.stranger().get("/admin").await.status, 200);
    for path in ["people?find=ada", "tables", "reports?all=true", "sanctions", "log"] {
        let path = format!("/api/admin/{path}");
        assert_eq!(house.stranger().get(&path).await.code(), "who-are-you", "{path}");
        let mut guesser = Client::program(house.server().address(), "another key, just as long as it");
        assert_eq!(guesser.get(&path).await.code(), "who-are-you", "{path}");
        let mut operator = Client::program(house.server().address(), &key);
        let answer = operator.get(&path).await;
        assert_eq!((answer.status, answer.header("cache-control")), (200, Some("no-store")), "{path}");
        if path.contains("ada") {
            let people = answer.json();
            assert_eq!((people.as_array().map(Vec::len), people[0]["name"].as_str()), (Some(1), Some("Ada")));
        }
        if path.ends_with("tables") {
            assert_eq!(
                (&answer.json()[0]["id"], &answer.json()[0]["people"]),
                (&json!(id), &json!("Ada, Bob"))
            );
        }
    }
}
