//! Coming together: opening, joining, inviting, watching, talking, leaving, playing again.

use cloverleaf_server::Config;
use serde_json::{Value as Json, json};

use crate::socket::Socket;
use crate::test_server;

fn said(socket: &Socket) -> Vec<Json> {
    let whats = socket.happened.iter().map(|entry| entry["what"].clone());
    whats.filter(|what| what["kind"] == "said").map(|what| what["text"].clone()).collect()
}

#[tokio::test(flavor = "multi_thread")]
async fn an_invited_seat_opens_to_its_key_alone() {
    let house = test_server::open().await;
    let mut people = [house.guest("Ada").await, house.guest("Bob").await, house.guest("Eve").await];
    let [ada, bob, eve] = &mut people;
    let id = house.table(ada, json!({"game": "congestion", "seats": ["me", "invited"]})).await;
    let path = format!("/api/tables/{id}");
    let key = ada.get(&path).await.json()["now"]["seats"][1]["invite"].clone();
    assert!(key.is_string());
    let seen = eve.get(&path).await;
    assert!(!seen.body.contains(key.as_str().expect("text")), "the key is the host's to give");
    assert_eq!(eve.refused(&id, json!({"do": "sit", "seat": 2})).await, "seat-taken");
    assert_eq!(eve.refused(&id, json!({"do": "sit", "invite": "00"})).await, "seat-taken");
    assert_eq!(eve.refused(&id, json!({"do": "sit", "seat": 9})).await, "not-found");
    bob.act(&id, json!({"do": "sit", "invite": key})).await.expect("Bob has the key");
    assert_eq!(eve.refused(&id, json!({"do": "sit", "invite": key})).await, "started");
    let hello = bob.get(&path).await.json();
    assert_eq!((&hello["you"], &hello["now"]["status"]), (&json!(2), &json!("running")));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_seat_can_be_left_and_a_table_closed_before_it_starts() {
    let house = test_server::open().await;
    let mut people = [house.guest("Ada").await, house.guest("Bob").await];
    let [ada, bob] = &mut people;
    let id = house.table(ada, json!({"game": "gridlock", "seats": ["me", "open", "open"]})).await;
    bob.act(&id, json!({"do": "sit", "seat": 3})).await.expect("a free seat");
    assert_eq!(bob.refused(&id, json!({"do": "sit", "seat": 2})).await, "seat-taken");
    bob.act(&id, json!({"do": "rise"})).await.expect("before the start");
    assert_eq!(bob.refused(&id, json!({"do": "rise"})).await, "not-yours");
    assert_eq!(bob.refused(&id, json!({"do": "cancel"})).await, "not-yours");
    ada.act(&id, json!({"do": "cancel"})).await.expect("Ada opened it");
    assert_eq!(bob.refused(&id, json!({"do": "sit"})).await, "over");
    assert_eq!(ada.get(&format!("/api/tables/{id}/record")).await.code(), "not-started");
}

#[tokio::test(flavor = "multi_thread")]
async fn lists_show_what_is_public_and_what_is_mine() {
    let house = test_server::open().await;
    let mut people = [house.guest("Ada").await, house.guest("Bob").await];
    let [ada, bob] = &mut people;
    let setup = |public: bool| json!({"game": "congestion", "seats": ["me", "open"], "public": public});
    let (public, hidden) = (house.table(ada, setup(true)).await, house.table(ada, setup(false)).await);
    let ids = |list: Json| -> Vec<String> {
        let cards = list.as_array().expect("a list").iter();
        cards.map(|card| card["id"].as_str().expect("an id").to_owned()).collect()
    };
    assert_eq!(ids(bob.get("/api/tables?list=open").await.json()), [public.as_str()]);
    assert_eq!(ids(ada.get("/api/tables?list=mine").await.json()), [hidden.as_str(), &public]);
    assert_eq!(ids(ada.get("/api/tables?list=mine&limit=1").await.json()), [hidden.as_str()]);
    bob.act(&public, json!({"do": "sit"})).await.expect("a free seat");
    assert!(ids(bob.get("/api/tables?list=open").await.json()).is_empty());
    let running = house.stranger().get("/api/tables?list=running").await.json();
    assert_eq!((&running[0]["id"], &running[0]["your_turn"]), (&json!(public), &json!(false)));
    assert_eq!(running[0]["seats"][1]["name"], "Bob");
    let mine = ada.get("/api/tables?list=mine").await.json();
    assert_eq!((&mine[0]["you"], &mine[0]["your_turn"]), (&json!(1), &json!(true)));
    bob.act(&public, json!({"do": "resign"})).await.expect("Bob may");
    assert_eq!(ids(bob.get("/api/tables?list=finished").await.json()), [public.as_str()]);
    assert_eq!(house.stranger().get("/api/tables?list=mine").await.code(), "who-are-you");
}

#[tokio::test(flavor = "multi_thread")]
async fn players_and_watchers_talk_apart() {
    let house = test_server::open().await;
    let mut people = [house.guest("Ada").await, house.guest("Bob").await];
    let setup = json!({"game": "congestion", "seats": ["me", "open"]});
    let id = house.seated(setup, &mut people).await;
    let watcher = house.guest("Eve").await;
    let [ada, bob] = &people;
    let mut ada = Socket::connect(ada, &id, "").await;
    let mut bob = Socket::connect(bob, &id, "").await;
    let mut eve = Socket::connect(&watcher, &id, "").await;
    assert_eq!(ada.ask(json!({"do": "say", "to": "players", "text": "good luck"})).await["type"], "done");
    assert_eq!(eve.ask(json!({"do": "say", "to": "watchers", "text": "Ada will win"})).await["type"], "done");
    let refused = eve.ask(json!({"do": "say", "to": "players", "text": "move left"})).await;
    assert_eq!(refused["problem"]["code"], "not-yours");
    let refused = bob.ask(json!({"do": "say", "to": "watchers", "text": "will she?"})).await;
    assert_eq!(refused["problem"]["code"], "not-yours");
    for socket in [&mut ada, &mut bob, &mut eve] {
        socket.reach(4).await;
    }
    assert_eq!((said(&ada), said(&bob)), (vec![json!("good luck")], vec![json!("good luck")]));
    assert_eq!(said(&eve), [json!("Ada will win")]);
    assert_eq!(eve.happened.len(), 4, "what is not shown is counted all the same");
    assert_eq!(eve.happened[2].get("what"), None);
    bob.ask(json!({"do": "resign"})).await;
    bob.reach(5).await;
    let after = Socket::connect(&people[1], &id, "").await;
    assert_eq!(said(&after), [json!("good luck"), json!("Ada will win")], "now players read it");
}

#[tokio::test(flavor = "multi_thread")]
async fn presence_is_told() {
    let house = test_server::open().await;
    let mut people = [house.guest("Ada").await, house.guest("Bob").await];
    let id = house.seated(json!({"game": "congestion", "seats": ["me", "open"]}), &mut people).await;
    let mut ada = Socket::connect(&people[0], &id, "").await;
    assert_eq!(ada.now()["seats"][1]["here"], false);
    let bob = Socket::connect(&people[1], &id, "").await;
    ada.until(|ada| ada.now()["seats"][1]["here"] == true).await;
    bob.cut();
    ada.until(|ada| ada.now()["seats"][1]["here"] == false).await;
    let watcher = Socket::connect(&house.stranger(), &id, "").await;
    ada.until(|ada| ada.now()["watchers"] == 1).await;
    watcher.cut();
    ada.until(|ada| ada.now()["watchers"] == 0).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_rematch_is_one_table_however_many_ask() {
    let house = test_server::open().await;
    let mut people = [house.guest("Ada").await, house.guest("Bob").await, house.guest("Eve").await];
    let id = house.seated(json!({"game": "congestion", "seats": ["me", "open"]}), &mut people[..2]).await;
    let [ada, bob, eve] = &mut people;
    assert_eq!(ada.refused(&id, json!({"do": "rematch"})).await, "not-started");
    bob.act(&id, json!({"do": "resign"})).await.expect("Bob may");
    assert_eq!(eve.refused(&id, json!({"do": "rematch"})).await, "not-yours");
    let (one, other) = tokio::join!(
        ada.act(&id, json!({"do": "rematch", "id": "again"})),
        bob.act(&id, json!({"do": "rematch", "id": "again"}))
    );
    assert!(one.is_ok() && other.is_ok(), "{one:?} {other:?}");
    let next = ada.get(&format!("/api/tables/{id}")).await.json()["now"]["rematch"].clone();
    let next = next.as_str().expect("a table").to_owned();
    let mine = ada.get("/api/tables?list=mine").await.json();
    assert_eq!(mine.as_array().map(Vec::len), Some(2), "{mine}");
    assert_eq!(eve.refused(&next, json!({"do": "sit"})).await, "seat-taken");
    let seated = [ada.act(&next, json!({"do": "sit"})).await, bob.act(&next, json!({"do": "sit"})).await];
    assert_eq!(seated.iter().filter(|sat| sat.is_ok()).count(), 1, "whoever asked first sits already");
    let hello = ada.get(&format!("/api/tables/{next}")).await.json();
    assert_eq!((&hello["you"], &hello["now"]["status"]), (&json!(2), &json!("running")), "a seat further");
}

#[tokio::test(flavor = "multi_thread")]
async fn an_empty_message_is_answered_by_an_empty_one_and_counts_for_nothing() {
    let house = test_server::open_with(|config| Config { rate: 1, ..config }).await;
    let mut ada = house.guest("Ada").await;
    let id = house.table(&mut ada, json!({"game": "congestion", "seats": ["me", "open"]})).await;
    let mut socket = Socket::connect(&ada, &id, "").await;
    for _ in 0..50 {
        socket.beat().await;
    }
    let said = socket.ask(json!({"id": "1", "do": "say", "to": "players", "text": "still here"})).await;
    assert_eq!(said["type"], "done", "{said}");
}

/// A connection that is a black hole: nothing is closed, and nothing is answered.
#[tokio::test(flavor = "multi_thread")]
async fn whoever_answers_no_ping_is_away() {
    let house = test_server::open_with(|config| Config { heartbeat: 50, ..config }).await;
    let mut people = [house.guest("Ada").await, house.guest("Bob").await];
    let id = house.seated(json!({"game": "congestion", "seats": ["me", "open"]}), &mut people).await;
    let [ada, bob] = &people;
    let silent = Socket::connect(bob, &id, "").await;
    let mut ada = Socket::connect(ada, &id, "").await;
    // Ada answers pings because she reads; Bob's connection stays open, and nobody reads it.
    ada.until(|socket| socket.now()["seats"][1]["here"] == false).await;
    assert_eq!(ada.now()["seats"][0]["here"], true);
    drop(silent);
}
