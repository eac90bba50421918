//! Taking a move back, over real sockets: asked, agreed, declined, refused, and what is left when the game is over.

use serde_json::{Value as Json, json};

use crate::client::Client;
use crate::socket::Socket;
use crate::test_server::{self, TestServer};

async fn two_at(house: &TestServer, setup: Json) -> ([Client; 2], String, [Socket; 2]) {
    let mut people = [house.guest("Ada").await, house.guest("Bob").await];
    let id = house.seated(setup, &mut people).await;
    let sockets = [
        Socket::connect(&people[0], &id, "?legal=true").await,
        Socket::connect(&people[1], &id, "?legal=true").await,
    ];
    (people, id, sockets)
}

/// Lets whoever is to act play; gives the place of who did, and the version.
async fn move_on(sockets: &mut [Socket; 2]) -> (usize, i64) {
    let mover = sockets.iter().position(|socket| !socket.legal().is_empty()).expect("somebody's turn");
    let action = sockets[mover].legal()[0].clone();
    let v = sockets[mover].play(&action).await;
    reach(sockets, v).await;
    (mover, v)
}

async fn reach(sockets: &mut [Socket; 2], v: i64) {
    for socket in sockets {
        socket.reach(v).await;
    }
}

/// Asks something and waits until both have heard of it.
async fn ask(sockets: &mut [Socket; 2], who: usize, request: Json) {
    let done = sockets[who].ask(request).await;
    reach(sockets, done["v"].as_i64().unwrap_or_else(|| panic!("{done}"))).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_move_is_taken_back_by_agreement_and_stays_so() {
    let house = test_server::open().await;
    let (mut people, id, mut sockets) =
        two_at(&house, json!({"game": "congestion", "seats": ["me", "open"]})).await;
    let before = sockets[0].now()["view"].clone();
    let (mover, v) = move_on(&mut sockets).await;
    let other = 1 - mover;
    assert_eq!(sockets[mover].now()["undoable"], true);
    assert_eq!(sockets[other].now().get("undoable"), None);
    ask(&mut sockets, mover, json!({"do": "undo"})).await;
    let asked = sockets[other].now()["undo"].clone();
    assert_eq!((&asked["seat"], &asked["moves"]), (&json!(mover + 1), &json!(1)));
    ask(&mut sockets, other, json!({"do": "agree-undo", "asked": asked["asked"]})).await;
    assert_eq!(sockets[0].now()["view"], before);
    let last = sockets[0].happened.last().expect("it is told")["what"].clone();
    assert_eq!(last, json!({"kind": "undone", "seat": mover + 1, "since": v}));
    // The log is what it was: every version is told, also to whoever comes now, and to the next process.
    let hello = people[0].get(&format!("/api/tables/{id}")).await.json();
    assert_eq!(hello["happened"][usize::try_from(v).expect("small") - 1]["what"]["kind"], "played");
    let house = TestServer::reopen(house.stop().await).await;
    let [ada, bob] = &mut people;
    for person in [&mut *ada, &mut *bob] {
        person.address = house.server().address();
        person.origin = Some(format!("http://{}", person.address));
    }
    assert_eq!(ada.get(&format!("/api/tables/{id}")).await.json()["now"]["view"], before);
    ada.act(&id, json!({"do": "resign"})).await.expect("the end");
    let record = bob.get(&format!("/api/tables/{id}/record")).await.body;
    assert!(!record.contains("\n1 ") && !record.contains("\n2 "), "no move stands:\n{record}");
    let read = cloverleaf_table::Record::read(&record).expect("a record");
    cloverleaf_catalog::verify(&read).expect("it holds");
    house.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_declined_or_late_wish_changes_nothing_and_a_refusal_says_why() {
    let house = test_server::open().await;
    let (_, _, mut sockets) = two_at(&house, json!({"game": "congestion", "seats": ["me", "open"]})).await;
    let (mover, _) = move_on(&mut sockets).await;
    let view = sockets[0].now()["view"].clone();
    ask(&mut sockets, mover, json!({"do": "undo"})).await;
    ask(&mut sockets, 1 - mover, json!({"do": "decline-undo"})).await;
    assert_eq!((&sockets[0].now()["view"], sockets[0].now().get("undo")), (&view, None));
    let late = sockets[1 - mover].ask(json!({"do": "agree-undo"})).await;
    assert_eq!(late["problem"]["message"]["key"], "server-undo-none");

    let (_, _, mut sockets) = two_at(&house, json!({"game": "rightofway", "seats": ["me", "open"]})).await;
    let drawn = |socket: &Socket| {
        let events = socket.happened.last().expect("a move")["what"]["events"].clone();
        events
            .as_array()
            .expect("events")
            .iter()
            .any(|line| line.as_str().expect("text").starts_with("chance"))
    };
    let (mut mover, _) = move_on(&mut sockets).await;
    while !drawn(&sockets[0]) {
        (mover, _) = move_on(&mut sockets).await;
    }
    let refused = sockets[mover].ask(json!({"do": "undo"})).await;
    assert_eq!(refused["problem"]["message"]["key"], "stands-drawn");
    assert!(refused["problem"]["text"].as_str().expect("a sentence").contains("drawn by lot since then"));
}

#[tokio::test(flavor = "multi_thread")]
async fn only_a_private_table_lets_moves_be_taken_back_without_asking() {
    let house = test_server::open().await;
    let setup = json!({"game": "congestion", "seats": ["me", "open"], "undo": "always"});
    let (mut people, _, mut sockets) = two_at(&house, setup.clone()).await;
    let before = sockets[0].now()["view"].clone();
    let (mover, _) = move_on(&mut sockets).await;
    ask(&mut sockets, mover, json!({"do": "undo"})).await;
    assert_eq!(sockets[1].now()["view"], before);
    let mut public = setup;
    public["public"] = json!(true);
    let refused = people[0].post("/api/tables", public).await;
    assert_eq!(
        (refused.status, refused.json()["message"]["key"].clone()),
        (422, json!("server-undo-public"))
    );
}
