//! How a move travels: all or nothing, once, in time, and to everybody who may know.

use serde_json::{Value as Json, json};

use crate::client::Client;
use crate::socket::Socket;
use crate::test_server::{self, TestServer};

async fn two_at(house: &TestServer, game: &str) -> ([Client; 2], String) {
    let mut people = [house.guest("Ada").await, house.guest("Bob").await];
    let id = house.seated(json!({"game": game, "seats": ["me", "open"]}), &mut people).await;
    (people, id)
}

/// Everything that happened at a table, as somebody sees it.
async fn entries_of(client: &mut Client, id: &str) -> Vec<Json> {
    let hello = client.get(&format!("/api/tables/{id}")).await.json();
    hello["happened"].as_array().expect("a list").clone()
}

#[tokio::test(flavor = "multi_thread")]
async fn a_batch_is_played_whole_or_not_at_all() {
    let house = test_server::open().await;
    let (people, id) = two_at(&house, "congestion").await;
    let mut ada = Socket::connect(&people[0], &id, "?legal=true").await;
    let (before, first) = (ada.now().clone(), ada.legal()[0].clone());
    let refused = ada.ask(json!({"do": "play", "actions": [first, "fly to the moon"]})).await;
    assert_eq!(refused["problem"]["code"], "not-notation");
    assert_eq!(refused["problem"]["action"], 2);
    let again = Socket::connect(&people[0], &id, "?legal=true").await;
    assert_eq!((again.v(), &again.now()["view"]), (2, &before["view"]), "nothing has changed");
    let refused = ada.ask(json!({"do": "play", "actions": []})).await;
    assert_eq!(refused["problem"]["code"], "malformed");
    let refused = ada.ask(json!({"do": "play", "actions": vec!["pass"; 201]})).await;
    assert_eq!(refused["problem"]["code"], "malformed");
    assert_eq!(ada.play(&first).await, 3, "the connection goes on");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_request_sent_again_is_not_done_again() {
    let house = test_server::open().await;
    let (mut people, id) = two_at(&house, "congestion").await;
    let mut ada = Socket::connect(&people[0], &id, "?legal=true").await;
    let action = ada.legal()[0].clone();
    let request = json!({"id": "first", "do": "play", "actions": [action]});
    let done = ada.ask(request.clone()).await;
    assert_eq!(done, json!({"type": "done", "id": "first", "v": 3}));
    assert_eq!(ada.ask(request.clone()).await, done);
    let v = people[0].act(&id, request.clone()).await.expect("by another way, too");
    assert_eq!(v, 3);
    let (one, other) = {
        let say = json!({"id": "hi", "do": "say", "to": "players", "text": "hello"});
        let [ada, bob] = &mut people;
        let mut twin = ada.clone();
        let other = bob.act(&id, say.clone()).await.expect("Bob's own 'hi' is another");
        let (one, twice) = tokio::join!(ada.act(&id, say.clone()), twin.act(&id, say.clone()));
        assert_eq!(one, twice);
        (one.expect("done"), other)
    };
    assert_ne!(one, other);
    assert_eq!(entries_of(&mut people[0], &id).await.len(), 5);
    let wrong = people[0].refused(&id, json!({"id": "not an id", "do": "resign"})).await;
    assert_eq!(wrong, "malformed");
}

#[tokio::test(flavor = "multi_thread")]
async fn what_is_out_of_turn_out_of_place_or_out_of_date_is_refused() {
    let house = test_server::open().await;
    let (mut people, id) = two_at(&house, "congestion").await;
    let hello = people[0].get(&format!("/api/tables/{id}?legal=true")).await.json();
    let action = hello["now"]["legal"][0].clone();
    let decision = hello["now"]["decision"].clone();
    let [ada, bob] = &mut people;
    let play = |seat: Json| json!({"do": "play", "actions": [action], "seat": seat, "decision": decision});
    assert_eq!(bob.refused(&id, play(Json::Null)).await, "not-your-turn");
    assert_eq!(bob.refused(&id, play(json!(1))).await, "not-yours");
    assert_eq!(house.guest("Eve").await.refused(&id, play(Json::Null)).await, "not-yours");
    ada.act(&id, play(json!(1))).await.expect("Ada's turn");
    assert_eq!(ada.refused(&id, play(Json::Null)).await, "stale");
    assert_eq!(bob.refused(&id, play(Json::Null)).await, "stale");
    let problem = bob.act(&id, json!({"do": "play", "actions": ["go nowhere"]})).await;
    assert_eq!(problem.expect_err("no notation")["code"], "not-notation");
}

#[tokio::test(flavor = "multi_thread")]
async fn the_rules_say_no_with_their_clause() {
    let house = test_server::open().await;
    let (people, id) = two_at(&house, "congestion").await;
    let mut ada = Socket::connect(&people[0], &id, "?legal=true").await;
    let mut bob = Socket::connect(&people[1], &id, "?legal=true").await;
    let first = ada.legal();
    let past = loop {
        if let Some(past) = first.iter().find(|action| !ada.legal().contains(action)) {
            break past;
        }
        while !ada.legal().is_empty() {
            let action = ada.legal()[0].clone();
            let v = ada.play(&action).await;
            ada.reach(v).await;
        }
        bob.reach(ada.v()).await;
        while ada.legal().is_empty() {
            let action = bob.legal()[0].clone();
            let v = bob.play(&action).await;
            bob.reach(v).await;
            ada.reach(v).await;
        }
    };
    let problem = ada.ask(json!({"do": "play", "actions": [past]})).await["problem"].clone();
    assert_eq!((&problem["code"], &problem["action"]), (&json!("refused"), &json!(1)));
    assert!(problem["clause"].as_str().is_some_and(|clause| clause.contains('-')), "{problem}");
    assert!(problem["at"].is_string(), "{problem}");
}

#[tokio::test(flavor = "multi_thread")]
async fn secret_choices_do_not_disturb_each_other() {
    let house = test_server::open().await;
    let mut people = Vec::new();
    for name in ["Ada", "Bob", "Cyd", "Dan"] {
        people.push(house.guest(name).await);
    }
    let setup = json!({"game": "tango", "seats": ["me", "open", "open", "open"]});
    let id = house.seated(setup, &mut people).await;
    let mut requests = Vec::new();
    for person in &mut people {
        let now = person.get(&format!("/api/tables/{id}?legal=true")).await.json()["now"].clone();
        assert_eq!(now["turn"]["kind"], "together");
        requests.push(json!({"do": "play", "actions": [now["legal"][0]], "decision": now["decision"]}));
    }
    let watcher = Socket::connect(&house.stranger(), &id, "").await;
    let mut tasks = Vec::new();
    for (mut person, request) in people.clone().into_iter().zip(requests) {
        let id = id.clone();
        tasks.push(tokio::spawn(async move { person.act(&id, request).await }));
    }
    let mut versions = Vec::new();
    for task in tasks {
        versions.push(task.await.expect("no panic").expect("nobody's choice spoils another's"));
    }
    versions.sort_unstable();
    assert_eq!(versions, [5, 6, 7, 8]);
    let mut watcher = watcher;
    watcher.reach(8).await;
    let secret = &watcher.happened[4..];
    assert!(secret.iter().all(|entry| entry.get("what").is_none()), "not even whose it was: {secret:?}");
}

/// Something that happens twice as often, and leaves the game as it is.
async fn offer_and_decline(ada: &mut Socket, times: usize) {
    for _ in 0..times {
        for request in ["offer-draw", "decline-draw"] {
            let done = ada.ask(json!({"do": request})).await;
            assert_eq!(done["type"], "done");
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_comes_back_is_told_exactly_what_is_missing() {
    let house = test_server::open().await;
    let (people, id) = two_at(&house, "congestion").await;
    let mut ada = Socket::connect(&people[0], &id, "?legal=true").await;
    let bob = Socket::connect(&people[1], &id, "").await;
    let known = bob.v();
    bob.cut();
    offer_and_decline(&mut ada, 20).await;
    let back = Socket::connect(&people[1], &id, &format!("?v={}", known + 39)).await;
    let kinds: Vec<&Json> = back.happened.iter().map(|entry| &entry["what"]["kind"]).collect();
    assert_eq!(kinds, ["draw-declined"]);
    let back = Socket::connect(&people[1], &id, &format!("?v={known}")).await;
    assert_eq!(back.happened.len(), 40);
    let versions: Vec<i64> = back.happened.iter().filter_map(|entry| entry["v"].as_i64()).collect();
    assert_eq!(versions, (known + 1..=known + 40).collect::<Vec<_>>());
    let ahead = Socket::connect(&people[1], &id, "?v=999999").await;
    assert_eq!((ahead.happened.len(), ahead.v()), (0, known + 40));
    let strange = Socket::connect(&people[1], &id, "?v=-5").await;
    assert_eq!(strange.happened.len(), 42);
}

#[tokio::test(flavor = "multi_thread")]
async fn who_reads_slowly_misses_nothing() {
    let house = test_server::open().await;
    let (people, id) = two_at(&house, "congestion").await;
    let mut bob = Socket::connect(&people[1], &id, "").await;
    let mut ada = Socket::connect(&people[0], &id, "").await;
    offer_and_decline(&mut ada, 150).await;
    bob.reach(302).await;
    let versions: Vec<i64> = bob.happened.iter().filter_map(|entry| entry["v"].as_i64()).collect();
    assert_eq!(versions, (1..=302).collect::<Vec<_>>());
}

#[tokio::test(flavor = "multi_thread")]
async fn a_program_can_play_by_lines_and_posts_alone() {
    let house = test_server::open().await;
    let (mut people, id) = two_at(&house, "congestion").await;
    let mut lines = people[0].follow(&format!("/api/tables/{id}/stream?legal=true&v=1")).await;
    let hello = lines.next().await.expect("a hello");
    assert_eq!((&hello["type"], &hello["happened"][0]["v"]), (&json!("hello"), &json!(2)));
    let action = hello["now"]["legal"][0].clone();
    let v = people[0].act(&id, json!({"do": "play", "actions": [action]})).await.expect("legal");
    let news = lines.next().await.expect("news");
    assert_eq!((&news["type"], &news["now"]["v"]), (&json!("news"), &json!(v)));
    house.stop().await;
    assert_eq!(lines.next().await.expect("a farewell")["type"], "bye");
    assert!(lines.next().await.is_none());
}

#[tokio::test(flavor = "multi_thread")]
async fn giving_up_ends_a_game_of_two() {
    let house = test_server::open().await;
    let (mut people, id) = two_at(&house, "congestion").await;
    let mut watcher = Socket::connect(&house.stranger(), &id, "").await;
    let [ada, bob] = &mut people;
    let path = format!("/api/tables/{id}/record");
    assert_eq!(ada.get(&path).await.code(), "not-over");
    ada.act(&id, json!({"do": "resign"})).await.expect("Ada may");
    watcher.reach(3).await;
    assert_eq!(watcher.now()["result"]["ranks"], json!([2, 1]));
    assert_eq!(watcher.now()["seats"][0]["resigned"], true);
    assert_eq!(bob.refused(&id, json!({"do": "resign"})).await, "over");
    assert_eq!(bob.refused(&id, json!({"do": "play", "actions": ["pass"]})).await, "over");
    let record = cloverleaf_table::Record::read(&ada.get(&path).await.body).expect("a record");
    assert!(cloverleaf_catalog::verify(&record).is_ok());
}

#[tokio::test(flavor = "multi_thread")]
async fn a_draw_is_agreed_when_all_have_offered_it() {
    let house = test_server::open().await;
    let (mut people, id) = two_at(&house, "congestion").await;
    let [ada, bob] = &mut people;
    assert_eq!(bob.refused(&id, json!({"do": "decline-draw"})).await, "nothing-to-do");
    ada.act(&id, json!({"do": "offer-draw"})).await.expect("Ada may");
    assert_eq!(ada.refused(&id, json!({"do": "offer-draw"})).await, "nothing-to-do");
    bob.act(&id, json!({"do": "decline-draw"})).await.expect("Bob may");
    bob.act(&id, json!({"do": "offer-draw"})).await.expect("Bob may");
    let now = ada.get(&format!("/api/tables/{id}")).await.json()["now"].clone();
    assert_eq!((&now["draw_offers"], &now["status"]), (&json!([2]), &json!("running")));
    ada.act(&id, json!({"do": "offer-draw"})).await.expect("agreed");
    let now = ada.get(&format!("/api/tables/{id}")).await.json()["now"].clone();
    assert_eq!((&now["status"], &now["result"]["ranks"]), (&json!("finished"), &json!([1, 1])));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_bot_stands_in_until_the_seat_is_taken_back() {
    let house = test_server::open().await;
    let (people, id) = two_at(&house, "congestion").await;
    let mut ada = Socket::connect(&people[0], &id, "?legal=true").await;
    let mut bob = Socket::connect(&people[1], &id, "?legal=true").await;
    let refused = ada.ask(json!({"do": "take-back"})).await;
    assert_eq!(refused["problem"]["code"], "nothing-to-do");
    let refused = ada.ask(json!({"do": "stand-in", "level": "grandmaster"})).await;
    assert_eq!(refused["problem"]["code"], "malformed");
    ada.ask(json!({"do": "stand-in", "level": "random"})).await;
    bob.until(|bob| !bob.legal().is_empty()).await;
    assert_eq!(bob.now()["seats"][0]["bot"], "random");
    let played = bob.happened.iter().find(|entry| entry["what"]["kind"] == "played").expect("the bot played");
    assert_eq!(played["what"]["seat"], 1);
    let again = Socket::connect(&people[0], &id, "").await;
    assert_eq!(again.now()["seats"][0]["bot"], "random", "whoever wished for a bot has it until they say so");
    ada.ask(json!({"do": "take-back"})).await;
    ada.until(|ada| ada.now()["seats"][0].get("bot").is_none()).await;
    bob.reach(ada.v()).await;
    while ada.legal().is_empty() {
        let action = bob.legal()[0].clone();
        let v = bob.play(&action).await;
        bob.reach(v).await;
        ada.reach(v).await;
    }
    let (v, action) = (ada.v(), ada.legal()[0].clone());
    assert_eq!(ada.play(&action).await, v + 1, "Ada plays herself again");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_claim_is_refused_before_its_time() {
    let house = test_server::open().await;
    let (people, id) = two_at(&house, "congestion").await;
    let mut bob = Socket::connect(&people[1], &id, "").await;
    let claim = json!({"do": "claim", "seat": 1, "with": "commuter"});
    let refused = bob.ask(claim.clone()).await["problem"].clone();
    assert_eq!(refused["code"], "not-gone");
    assert!(refused["wait"].as_u64() > Some(600), "a quarter of an hour without a clock: {refused}");
    assert!(bob.now()["seats"][0]["claim"].is_i64(), "and everybody sees when");
    let ada = Socket::connect(&people[0], &id, "").await;
    let refused = bob.ask(claim).await["problem"].clone();
    assert_eq!((&refused["code"], refused.get("wait")), (&json!("not-gone"), None), "Ada is here");
    let refused = bob.ask(json!({"do": "claim", "seat": 2, "with": "resign"})).await;
    assert_eq!(refused["problem"]["code"], "not-gone", "nobody claims against themselves");
    ada.cut();
}
