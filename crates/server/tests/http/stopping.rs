//! Stopping, starting again, and time that passes.

use cloverleaf_protocol::{Clock, Setup};
use cloverleaf_server::room::{self, Downtimes};
use cloverleaf_server::{
    Index, NewTable, Opening, Person, PlayerId, Status, Store, now, write_entry, write_opening,
};
use serde_json::{Value as Json, json};

use crate::socket::Socket;
use crate::test_server::{self, TestServer};

#[tokio::test(flavor = "multi_thread")]
async fn a_stop_says_goodbye_and_loses_nothing() {
    let house = test_server::open().await;
    let mut people = [house.guest("Ada").await, house.guest("Bob").await];
    let id = house.seated(json!({"game": "congestion", "seats": ["me", "open"]}), &mut people).await;
    let mut ada = Socket::connect(&people[0], &id, "?legal=true").await;
    let mut bob = Socket::connect(&people[1], &id, "").await;
    let talk = tokio::spawn(async move {
        let mut done = Vec::new();
        for number in 0.. {
            let request = if number % 2 == 0 { "offer-draw" } else { "decline-draw" };
            ada.try_say(&json!({"id": format!("{number}"), "do": request}).to_string()).await;
            loop {
                match ada.next().await {
                    Some(message) if message["type"] == "done" => break done.push(message["v"].clone()),
                    Some(message) if message["type"] == "bye" => assert!(message["reconnect"].is_u64()),
                    Some(message) => assert!(message["type"] == "news" || message["type"] == "presence"),
                    None => return (done, ada.closed),
                }
            }
        }
        unreachable!("the server stops")
    });
    bob.reach(10).await;
    let stopped = house.stop().await;
    let (done, closed) = talk.await.expect("Ada was told properly");
    assert_eq!(closed, Some(1012));
    assert!(done.len() >= 8);

    let house = TestServer::reopen(stopped).await;
    people[0].address = house.server().address();
    people[0].origin = Some(format!("http://{}", people[0].address));
    let hello = people[0].get(&format!("/api/tables/{id}")).await.json();
    let kept: Vec<&Json> =
        hello["happened"].as_array().expect("a list").iter().map(|entry| &entry["v"]).collect();
    assert!(done.iter().all(|v| kept.contains(&v)), "everything acknowledged is there");
    assert!(kept.len() <= 2 + done.len() + 1, "and at most the one that was under way");
}

/// A game that was started long ago, with a minute for each side.
fn started_at(at: i64, host: &str) -> NewTable {
    let setup: Setup = serde_json::from_value(json!({
        "game": "congestion", "seats": ["me", "random"], "clock": {"kind": "live", "minutes": 1}
    }))
    .expect("a set-up");
    assert_eq!(setup.clock, Clock::Live { minutes: 1, increment: 0 });
    let player = PlayerId::from(host.to_owned());
    let me = Person { player: player.clone(), name: "Ada".to_owned(), program: false };
    let opening = Opening {
        setup,
        rules: 0,
        host: player.clone(),
        kept: vec![Some(me), None],
        commitment: String::new(),
        at,
    };
    let opened = room::open(opening, at, Downtimes::from([])).expect("it can be opened");
    NewTable {
        host: player.clone(),
        id: opened.id.clone(),
        game: "congestion".to_owned(),
        listed: false,
        setup: write_opening(&opened.opening),
        seed: opened.seed.to_string(),
        first: write_entry(&opened.first),
        index: Index {
            status: Status::Running,
            due_at: Some(at + 60_000),
            sitters: vec![player],
            awaited: None,
            speaker: None,
        },
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn time_that_has_run_out_is_called_and_a_bot_plays_on() {
    let house = test_server::open().await;
    let mut ada = house.guest("Ada").await;
    let me = ada.get("/api/me").await.json()["player"].as_str().expect("a name").to_owned();
    let stopped = house.stop().await;
    let store = Store::open(&stopped.0.database).await.expect("the store opens");
    let table = started_at(now() - 3_600_000, &me);
    let id = table.id.to_string();
    store.create(table).await.expect("it is stored");
    store.close().await;

    let house = TestServer::reopen(stopped).await;
    let mut watcher = Socket::connect(&house.stranger(), &id, "").await;
    let late = |socket: &Socket| socket.happened.iter().any(|entry| entry["what"]["kind"] == "stood-in");
    watcher.until(late).await;
    let entry = watcher.happened.iter().find(|entry| entry["what"]["kind"] == "stood-in").expect("just seen");
    assert_eq!((&entry["what"]["seat"], &entry["what"]["why"]), (&json!(1), &json!("late")));
    watcher.until(|socket| socket.happened.iter().any(|entry| entry["what"]["seat"] == 2)).await;
    ada.address = house.server().address();
    ada.origin = Some(format!("http://{}", ada.address));
    let mut back = Socket::connect(&ada, &id, "").await;
    back.until(|back| back.now()["seats"][0].get("bot").is_none()).await;
    let took_back = |entry: &serde_json::Value| entry["what"]["kind"] == "took-back";
    back.until(|back| back.happened.iter().any(took_back)).await;
    let left = ada.get(&format!("/api/tables/{id}")).await.json()["now"]["seats"][0]["left"].as_i64();
    assert!(left > Some(10_000), "whoever comes back plays at once, and finds some time: {left:?}");
    house.stop().await;
}
