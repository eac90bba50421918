//! Lists of tables: a page at a time, what waits for me first, nobody's tables before everybody's.

use serde_json::{Value as Json, json};

use crate::client::Client;
use crate::test_server;

async fn cards(client: &mut Client, query: &str) -> Vec<Json> {
    let answer = client.get(&format!("/api/tables?{query}")).await;
    assert_eq!(answer.status, 200, "{}", answer.body);
    answer.json().as_array().expect("a list").clone()
}

fn ids(cards: &[Json]) -> Vec<&str> {
    cards.iter().map(|card| card["id"].as_str().expect("an id")).collect()
}

#[tokio::test(flavor = "multi_thread")]
async fn spam_does_not_hide_what_others_opened() {
    let house = test_server::open().await;
    let (mut ada, mut mallory) = (house.guest("Ada").await, house.guest("Mallory").await);
    let setup = json!({"game": "congestion", "seats": ["me", "open"], "public": true});
    let honest = house.table(&mut ada, setup.clone()).await;
    for _ in 0..25 {
        house.table(&mut mallory, setup.clone()).await;
    }
    let mut bob = house.stranger();
    let open = cards(&mut bob, "list=open").await;
    assert_eq!((open.len(), ids(&open)[3]), (4, honest.as_str()), "three of one host, and Ada's");
    assert_eq!(open[2]["more_of_host"], 22);
    assert_eq!((open[0].get("more_of_host"), open[3].get("more_of_host")), (None, None));
    let host = open[0]["host"].as_str().expect("a host");
    let theirs = cards(&mut bob, &format!("list=open&host={host}&limit=20")).await;
    let after = theirs[19]["after"].as_str().expect("a place");
    let rest = cards(&mut bob, &format!("list=open&host={host}&limit=20&after={after}")).await;
    assert_eq!((theirs.len(), rest.len()), (20, 5));
    assert_eq!(bob.get("/api/tables?list=open&after=nonsense").await.code(), "malformed");
    assert_eq!(open[3]["clock"]["kind"], "live", "a public table has a clock unless somebody wants none");
}

#[tokio::test(flavor = "multi_thread")]
async fn mine_begin_with_those_that_wait_longest_for_me() {
    let house = test_server::open().await;
    let mut people = [house.guest("Ada").await, house.guest("Bob").await];
    let setup = json!({"game": "congestion", "seats": ["me", "open"]});
    let mut tables = Vec::new();
    for _ in 0..3 {
        tables.push(house.seated(setup.clone(), &mut people).await);
    }
    let [ada, bob] = &mut people;
    let waiting = cards(ada, "list=mine").await;
    let ada_is_due = waiting[0]["your_turn"] == true;
    let (due, other) = if ada_is_due { (ada, bob) } else { (bob, ada) };
    // Talk makes a table newer, and not less urgent.
    other.act(&tables[0], json!({"do": "say", "to": "players", "text": "hello?"})).await.expect("talk");
    let open = house.table(due, json!({"game": "congestion", "seats": ["me", "open"]})).await;
    let mine = cards(due, "list=mine").await;
    assert_eq!(ids(&mine), [&tables[0], &tables[1], &tables[2], &open]);
    let page = cards(due, "list=mine&limit=2").await;
    let after = page[1]["after"].as_str().expect("a place");
    assert_eq!(ids(&cards(due, &format!("list=mine&limit=2&after={after}")).await), [&tables[2], &open]);
    let now = due.get(&format!("/api/tables/{}?legal=true", tables[0])).await.json()["now"].clone();
    due.act(&tables[0], json!({"do": "play", "actions": [now["legal"][0]]})).await.expect("legal");
    let mine = cards(due, "list=mine").await;
    assert_eq!(ids(&mine)[..2], [&tables[1], &tables[2]], "what was played waits no more");
    assert_eq!(ids(&cards(other, "list=mine").await)[0], tables[0]);
}
