//! Those who watch some moves behind are told nothing newer, by any way there is; and everything when it is over.

use serde_json::{Value as Json, json};

use crate::client::Client;
use crate::socket::Socket;
use crate::test_server;

const DELAY: usize = 2;

/// Everything somebody can ask about a table.
async fn everything(client: &mut Client, id: &str) -> Vec<Json> {
    let mut told = Vec::new();
    for path in
        [format!("/api/tables/{id}"), format!("/api/tables/{id}?v=99"), format!("/api/tables/{id}/talk")]
    {
        told.push(client.get(&path).await.json());
    }
    let cards = client.get("/api/tables?list=running").await.json();
    let card = cards.as_array().expect("a list").iter().find(|card| card["id"] == id).cloned();
    told.push(card.expect("it is listed"));
    told.push(client.follow(&format!("/api/tables/{id}/stream")).await.next().await.expect("a hello"));
    told
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_watches_with_a_delay_is_told_nothing_newer() {
    let house = test_server::open().await;
    let mut people = [house.guest("Ada").await, house.guest("Bob").await];
    let setup = json!({
        "game": "congestion", "seats": ["me", "open"], "public": true, "delay": DELAY,
        "clock": {"kind": "live", "minutes": 10, "increment": 5},
    });
    let id = house.seated(setup, &mut people).await;
    let mut ada = Socket::connect(&people[0], &id, "?legal=true").await;
    let mut bob = Socket::connect(&people[1], &id, "?legal=true").await;
    let mut eve = house.guest("Eve").await;
    let mut watcher = Socket::connect(&eve, &id, "").await;
    let start = ada.v();
    let mut stood = vec![(start, ada.now()["view"].clone())];
    for step in 0..6_usize {
        let mover = if ada.legal().is_empty() { &mut bob } else { &mut ada };
        let action = mover.legal()[0].clone();
        mover.play(&action).await;
        let said = mover.ask(json!({"do": "say", "to": "players", "text": format!("canary{step}")})).await;
        let v = said["v"].as_i64().expect("said");
        for socket in [&mut ada, &mut bob] {
            socket.reach(v).await;
        }
        stood.push((v, ada.now()["view"].clone()));
        let (due, view) = &stood[(step + 1).saturating_sub(DELAY)];
        if *due > start {
            watcher.until(|watcher| watcher.v() >= *due).await;
        }
        assert_eq!((watcher.v(), &watcher.now()["view"]), (*due, view), "step {step}");
        for told in everything(&mut eve, &id).await {
            let text = told.to_string();
            for (v, _) in stood.iter().filter(|(v, _)| v > due) {
                assert!(!text.contains(&format!("\"v\":{v}")), "{v} in {text}");
            }
            for newer in [step, step.saturating_sub(DELAY - 1)] {
                assert!(!text.contains(&format!("canary{newer}")), "{text}");
            }
            assert!(!text.contains("\"left\""), "a clock tells when somebody moved: {text}");
            if let Some(shown) = told["now"].get("view") {
                assert_eq!(shown, view);
            }
        }
    }
    let turn = |socket: &Socket| socket.now()["turn"]["seats"].clone();
    let card = everything(&mut eve, &id).await[3].clone();
    assert_eq!(card["turn"]["seats"], turn(&watcher), "a list is as far behind");
    let refused = watcher.ask(json!({"do": "say", "to": "watchers", "text": "psst"})).await;
    assert_eq!(refused["problem"]["message"]["key"], "server-delay-talk");
    ada.ask(json!({"do": "resign"})).await;
    watcher.until(|watcher| watcher.now()["status"] == "finished").await;
    let mut versions: Vec<i64> = watcher.happened.iter().map(|it| it["v"].as_i64().expect("one")).collect();
    versions.dedup();
    assert_eq!(versions, (1..=watcher.v()).collect::<Vec<_>>(), "and then everything is told, nothing twice");
}

#[tokio::test(flavor = "multi_thread")]
async fn watchers_see_no_more_than_the_rules_allow() {
    let house = test_server::open().await;
    let mut people = [house.guest("Ada").await, house.guest("Bob").await];
    let id =
        house.seated(json!({"game": "gridlock", "seats": ["me", "open"], "public": true}), &mut people).await;
    let dealt = async |client: &mut Client| -> Vec<String> {
        let hello = client.get(&format!("/api/tables/{id}")).await.json();
        let lines = hello["happened"][1]["what"]["events"].as_array().expect("the deal").clone();
        lines.iter().map(|line| line.as_str().expect("text").to_owned()).collect()
    };
    let mut stranger = house.stranger();
    let [ada, bob] = &mut people;
    let (own, others, seen) = (dealt(ada).await, dealt(bob).await, dealt(&mut stranger).await);
    let secrets = own.iter().zip(&others).zip(&seen).filter(|((own, other), _)| own != other);
    let hidden = secrets.inspect(|(pair, seen)| assert!(seen.ends_with('?'), "{pair:?}: {seen}")).count();
    assert!(hidden >= 8, "cards and tiles of two hands: {seen:?}");
    for told in everything(&mut stranger, &id).await {
        for own in ["cards", "hand", "opened"] {
            let shown = told["now"]["view"].get(own).cloned().unwrap_or_default();
            assert!(shown.is_null() || shown == json!([]), "{own}: {shown}");
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn the_first_page_shows_a_public_game_that_is_being_played() {
    let house = test_server::open().await;
    let mut stranger = house.stranger();
    assert_eq!(stranger.get("/api/featured").await.json(), Json::Null, "there is none");
    let house = test_server::open().await;
    let mut people = [house.guest("Ada").await, house.guest("Bob").await];
    let seats = json!(["me", "open"]);
    let hidden = house.seated(json!({"game": "congestion", "seats": seats}), &mut people).await;
    let _private = Socket::connect(&people[0], &hidden, "").await;
    let quiet = house.seated(json!({"game": "gridlock", "seats": seats, "public": true}), &mut people).await;
    let setup = json!({"game": "congestion", "seats": seats, "public": true, "delay": 1});
    let lively = house.seated(setup, &mut people).await;
    let mut ada = Socket::connect(&people[0], &lively, "?legal=true").await;
    let mut bob = Socket::connect(&people[1], &lively, "?legal=true").await;
    let before = ada.now()["view"].clone();
    let mover = if ada.legal().is_empty() { &mut bob } else { &mut ada };
    let action = mover.legal()[0].clone();
    mover.play(&action).await;
    let shown = house.stranger().get("/api/featured").await.json();
    assert_eq!(shown["card"]["id"], json!(lively), "neither the private one nor {quiet}, where nobody is");
    assert_eq!(
        (&shown["view"], &shown["card"]["seats"][1]["name"]),
        (&before, &json!("Bob")),
        "as late as agreed"
    );
}

/// A slip that is taken back is no move: those who watch are not brought nearer to the game by it.
#[tokio::test(flavor = "multi_thread")]
async fn taking_back_brings_those_who_watch_no_nearer() {
    let house = test_server::open().await;
    let mut people = [house.guest("Ada").await, house.guest("Bob").await];
    let setup = json!({"game": "congestion", "seats": ["me", "open"], "public": true, "delay": DELAY});
    let id = house.seated(setup, &mut people).await;
    let [ada, bob] = &people;
    let mut players =
        [Socket::connect(ada, &id, "?legal=true").await, Socket::connect(bob, &id, "?legal=true").await];
    let mut eve = house.guest("Eve").await;
    let mut stood = vec![players[0].now()["view"].clone()];
    for taken_back in [false, false, false, true, false, true, true] {
        let mover = players.iter().position(|player| !player.legal().is_empty()).expect("somebody's turn");
        let action = players[mover].legal()[0].clone();
        let mut v = players[mover].play(&action).await;
        if taken_back {
            let asked = players[mover].ask(json!({"do": "undo"})).await["v"].as_i64().expect("asked");
            players[1 - mover].reach(asked).await;
            v = players[1 - mover].ask(json!({"do": "agree-undo"})).await["v"].as_i64().expect("agreed");
        }
        for player in &mut players {
            player.reach(v).await;
        }
        if !taken_back {
            stood.push(players[0].now()["view"].clone());
        }
        let shown = eve.get(&format!("/api/tables/{id}")).await.json()["now"]["view"].clone();
        let known = &stood[..stood.len().saturating_sub(DELAY).max(1)];
        assert!(known.contains(&shown), "nothing newer than {DELAY} moves ago");
    }
}
