//! Plans over a real server: they answer when what was foreseen has come about, end when it has not, and nobody else can
//! tell that there are any.

use cloverleaf_catalog::imagine;
use cloverleaf_core::Seat;
use cloverleaf_protocol::PlanStep;
use cloverleaf_server::Config;
use cloverleaf_table::{Ahead, Seed};
use serde_json::{Value as Json, json};

use crate::client::{Answer, Client};
use crate::notices::add_webhook;
use crate::receiver::Receiver;
use crate::socket::Socket;
use crate::test_server::{self, TestServer};

const GAME: &str = "congestion";

/// A server whose plans answer almost at once.
async fn prompt() -> TestServer {
    let quick = |config| Config { plan_pause: 1, notice_delay: 20, notices_to_private: true, ..config };
    test_server::open_with(quick).await
}

async fn two(house: &TestServer) -> ([Client; 2], String) {
    let mut people = [house.guest("Ada").await, house.guest("Bob").await];
    let id = house.seated(json!({"game": GAME, "seats": ["me", "open"]}), &mut people).await;
    (people, id)
}

async fn look(client: &mut Client, table: &str) -> Json {
    client.get(&format!("/api/tables/{table}?legal=true")).await.json()
}

/// Somebody who thinks ahead from what they see, as their page would.
async fn think(client: &mut Client, table: &str) -> Ahead {
    let hello = look(client, table).await;
    let seat = Seat::numbered(hello["you"].as_u64().expect("a seat")).expect("a seat");
    let imagined = imagine(GAME, 2, &[], &hello["now"]["view"], 3).expect("a view of the game");
    Ahead::new(imagined, Some(seat), Seed::from_number(3))
}

/// Plays the first action that whoever is to act may do, so many times, and says what each was.
fn first_actions(ahead: &mut Ahead, times: usize) -> Vec<(Seat, String)> {
    let next = |_| {
        let seat = ahead.table().turn().seats().lowest().expect("somebody is to act");
        let action = ahead.table().legal(seat)[0].clone();
        ahead.play(seat, std::slice::from_ref(&action)).expect("legal");
        (seat, action)
    };
    (0..times).map(next).collect()
}

fn lines(lines: &[&Ahead]) -> Json {
    let line = |ahead: &&Ahead| ahead.line().iter().map(PlanStep::from).collect::<Vec<_>>();
    json!({ "lines": lines.iter().map(line).collect::<Vec<_>>() })
}

async fn keep(client: &mut Client, table: &str, plan: &Json) -> Json {
    let kept = put(client, table, plan).await;
    assert_eq!(kept.status, 200, "{}", kept.body);
    kept.json()
}

async fn put(client: &mut Client, table: &str, plan: &Json) -> Answer {
    client.send("PUT", &path(table), &[("content-type", "application/json")], &plan.to_string()).await
}

fn path(table: &str) -> String {
    format!("/api/tables/{table}/plan")
}

/// Plays whatever is legal first until it is somebody else's turn.
async fn play_turn(client: &mut Client, table: &str) -> Vec<String> {
    let mut played = Vec::new();
    loop {
        let hello = look(client, table).await;
        let Some(action) = hello["now"]["legal"].get(0).and_then(Json::as_str) else { return played };
        client.act(table, json!({"do": "play", "actions": [action]})).await.expect("legal");
        played.push(action.to_owned());
    }
}

/// Waits until somebody's plan is in this state.
async fn settled(client: &mut Client, table: &str, state: &str) -> Json {
    loop {
        let plan = client.get(&path(table)).await.json();
        if plan["state"] == state {
            return plan;
        }
        assert_eq!(plan["state"], "kept", "it comes to this or stays as it is");
        tokio::task::yield_now().await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_plan_answers_by_itself_when_what_was_foreseen_has_come_about() {
    let (house, receiver) = (prompt().await, Receiver::open(&[]).await);
    let ([mut ada, mut bob], id) = two(&house).await;
    add_webhook(&mut bob, &receiver, "/Bob").await;
    let mut ahead = think(&mut bob, &id).await;
    let foreseen = first_actions(&mut ahead, 4);
    assert_eq!(keep(&mut bob, &id, &lines(&[&ahead])).await["state"], "kept");
    let mut watching = Socket::connect(&ada, &id, "?legal=true").await;
    for (seat, action) in &foreseen {
        if seat.number() == 1 {
            let v = ada.act(&id, json!({"do": "play", "actions": [action]})).await.expect("as foreseen");
            watching.reach(v + 1).await;
        }
    }
    let plan = settled(&mut bob, &id, "done").await;
    assert_eq!(plan["lines"], lines(&[&ahead])["lines"], "it can still be read");
    let hello = look(&mut ada, &id).await;
    let happened = hello["happened"].to_string();
    for (seat, action) in &foreseen {
        assert!(happened.contains(&format!("{} {action}", seat.number())), "{happened}");
    }
    // A round of notices later nobody was told of what the plan has answered.
    play_turn(&mut ada, &id).await;
    receiver.wait("/Bob", 1).await;
    assert_eq!(receiver.letters().len(), 1, "only of the decision that was not planned");
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_takes_back_what_a_plan_answered_decides_anew() {
    let house = prompt().await;
    let ([mut ada, mut bob], id) = two(&house).await;
    let mut ahead = think(&mut bob, &id).await;
    let foreseen = first_actions(&mut ahead, 4);
    keep(&mut bob, &id, &lines(&[&ahead])).await;
    let mut watching = Socket::connect(&ada, &id, "").await;
    let v = ada.act(&id, json!({"do": "play", "actions": [foreseen[0].1]})).await.expect("as foreseen");
    watching.reach(v + 1).await;
    bob.act(&id, json!({"do": "undo"})).await.expect("asked");
    let undone = ada.act(&id, json!({"do": "agree-undo"})).await.expect("agreed");
    settled(&mut bob, &id, "ended").await;
    assert_eq!(look(&mut bob, &id).await["now"]["v"], undone, "and it does not answer again");
}

#[tokio::test(flavor = "multi_thread")]
async fn anything_else_ends_a_plan_and_its_owner_is_told() {
    let (house, receiver) = (prompt().await, Receiver::open(&[]).await);
    let ([mut ada, mut bob], id) = two(&house).await;
    add_webhook(&mut bob, &receiver, "/Bob").await;
    let mut ahead = think(&mut bob, &id).await;
    let other = ahead.table().legal(Seat::at(0)).last().expect("something").clone();
    first_actions(&mut ahead, 2);
    keep(&mut bob, &id, &lines(&[&ahead])).await;
    ada.act(&id, json!({"do": "play", "actions": [other]})).await.expect("legal");
    settled(&mut bob, &id, "ended").await;
    receiver.wait("/Bob", 1).await;
    assert_eq!(look(&mut ada, &id).await["now"]["turn"]["seats"], json!([2]), "nothing was played for Bob");
    assert_eq!(bob.send("DELETE", &path(&id), &[], "").await.status, 204);
    assert_eq!(bob.get(&path(&id)).await.json()["state"], "none");
}

#[tokio::test(flavor = "multi_thread")]
async fn several_lines_answer_several_moves() {
    let house = prompt().await;
    let ([mut ada, mut bob], id) = two(&house).await;
    let mut one = think(&mut bob, &id).await;
    let other = one.table().legal(Seat::at(0)).last().expect("something").clone();
    first_actions(&mut one, 2);
    let mut two = think(&mut bob, &id).await;
    two.play(Seat::at(0), std::slice::from_ref(&other)).expect("legal");
    let answer = two.table().legal(Seat::at(1)).last().expect("something").clone();
    two.play(Seat::at(1), std::slice::from_ref(&answer)).expect("legal");
    keep(&mut bob, &id, &lines(&[&one, &two])).await;
    ada.act(&id, json!({"do": "play", "actions": [other]})).await.expect("legal");
    settled(&mut bob, &id, "done").await;
    let happened = look(&mut ada, &id).await["happened"].to_string();
    assert!(happened.contains(&format!("2 {answer}")), "{happened}");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_plan_outlives_the_server() {
    let slow = |config| Config { plan_pause: 600_000, ..config };
    let house = test_server::open_with(slow).await;
    let ([mut ada, mut bob], id) = two(&house).await;
    let mut ahead = think(&mut bob, &id).await;
    let foreseen = first_actions(&mut ahead, 2);
    keep(&mut bob, &id, &lines(&[&ahead])).await;
    ada.act(&id, json!({"do": "play", "actions": [foreseen[0].1]})).await.expect("legal");
    let (config, folder) = house.stop().await;
    let house = TestServer::reopen((Config { plan_pause: 1, ..config }, folder)).await;
    let mut bob = Client { address: house.server().address(), ..bob };
    settled(&mut bob, &id, "done").await;
}

/// What others are told, without times and without what is another at every table.
fn shape(json: &Json) -> Json {
    let random = |key: &str| ["host", "id", "commitment", "player"].contains(&key);
    match json {
        Json::Object(map) => map
            .iter()
            .filter(|(key, _)| !random(key))
            .map(|(key, value)| (key.clone(), shape(value)))
            .collect(),
        Json::Array(items) => items.iter().map(shape).collect(),
        Json::Number(_) => json!("number"),
        other => other.clone(),
    }
}

/// Everything that Ada and a stranger are told while Bob answers, by a plan or by hand.
async fn told_while_bob_answers(by_plan: bool) -> (Vec<Json>, String) {
    let house = prompt().await;
    let ([mut ada, mut bob], id) = two(&house).await;
    let mut ahead = think(&mut bob, &id).await;
    let foreseen = first_actions(&mut ahead, 2);
    if by_plan {
        keep(&mut bob, &id, &lines(&[&ahead])).await;
    }
    let mut stranger = house.stranger();
    let mut watching = Socket::connect(&ada, &id, "").await;
    let mut told = vec![look(&mut ada, &id).await, look(&mut stranger, &id).await];
    ada.act(&id, json!({"do": "play", "actions": [foreseen[0].1]})).await.expect("legal");
    if !by_plan {
        bob.act(&id, json!({"do": "play", "actions": [foreseen[1].1]})).await.expect("legal");
    }
    let v = told[0]["now"]["v"].as_i64().expect("a version");
    watching.reach(v + 2).await;
    told.extend([watching.now().clone(), look(&mut ada, &id).await, look(&mut stranger, &id).await]);
    for client in [&mut ada, &mut stranger] {
        let asked = client.get(&path(&id)).await;
        told.push(json!([asked.status, asked.json()]));
    }
    let said = told.iter().map(Json::to_string).collect::<String>().replace(&id, "");
    (told.iter().map(shape).collect(), said)
}

#[tokio::test(flavor = "multi_thread")]
async fn nobody_can_tell_a_plan_from_a_person() {
    let (planned, said) = told_while_bob_answers(true).await;
    let (by_hand, _) = told_while_bob_answers(false).await;
    assert!(planned == by_hand, "{said}");
    assert!(!said.contains("situation"), "{said}");
}

#[tokio::test(flavor = "multi_thread")]
async fn what_is_no_plan_is_refused_in_words() {
    let house = prompt().await;
    let ([mut ada, mut bob], id) = two(&house).await;
    let mut ahead = think(&mut bob, &id).await;
    first_actions(&mut ahead, 2);
    let good = lines(&[&ahead]);
    let mut cem = house.guest("Cem").await;
    let refused = async |client: &mut Client, plan: &Json| put(client, &id, plan).await.code();
    assert_eq!(refused(&mut cem, &good).await, "not-yours");
    assert_eq!(refused(&mut ada, &good).await, "nothing-to-do", "there is no move of hers in it");
    assert_eq!(refused(&mut bob, &json!({"lines": []})).await, "nothing-to-do");
    let mut other = think(&mut bob, &id).await;
    first_actions(&mut other, 1);
    let answer = other.table().legal(Seat::at(1)).last().expect("something").clone();
    other.play(Seat::at(1), &[answer]).expect("legal");
    assert_eq!(refused(&mut bob, &lines(&[&ahead, &other])).await, "malformed", "two answers");
    let long = json!({"lines": vec![good["lines"][0].clone(); 33]});
    assert_eq!(refused(&mut bob, &long).await, "malformed");
    for (key, value) in [("situation", json!("no digits")), ("text", json!("a\nb")), ("seat", json!("two"))] {
        let mut bad = good.clone();
        bad["lines"][0][1][key] = value;
        assert_eq!(refused(&mut bob, &bad).await, "malformed", "{key}");
    }
    bob.act(&id, json!({"do": "resign"})).await.expect("a game");
    assert_eq!(refused(&mut bob, &good).await, "over");
}
