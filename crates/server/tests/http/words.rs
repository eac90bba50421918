//! What somebody said is theirs to take along and to delete, also where they only watched; on both databases.

use cloverleaf_server::{Config, Store};
use serde_json::{Value as Json, json};
use sqlx::{AnyConnection, Connection as _, Executor as _, Row as _};

use crate::client::Client;
use crate::postgres::Postgres;
use crate::socket::Socket;
use crate::test_server::{self, TestServer};

/// Asks the database behind the server's back.
async fn database(house: &TestServer) -> AnyConnection {
    sqlx::any::install_default_drivers();
    AnyConnection::connect(house.database()).await.expect("the database opens")
}

/// The tables in somebody's data, by their names.
async fn tables(client: &mut Client) -> Vec<Json> {
    let data = client.get("/api/me/export").await.json();
    data["tables"].as_array().expect("a list").clone()
}

/// What is said of a table in somebody's data: its entries as kind and text.
fn words(tables: &[Json], id: &str) -> Vec<(String, String)> {
    let table = tables.iter().find(|table| table["id"] == id).expect("the table is there");
    let text = |value: &Json| value.as_str().unwrap_or_default().to_owned();
    let entries = table["entries"].as_array().expect("a list");
    entries.iter().map(|entry| (text(&entry["kind"]), text(&entry["text"]))).collect()
}

async fn whoever_watched_takes_their_words_along(house: TestServer) {
    let mut people = [house.guest("Ada").await, house.guest("Bob").await];
    let id = house.seated(json!({"game": "congestion", "seats": ["me", "open"]}), &mut people).await;
    let mut eve = house.guest("Eve").await;
    let own = house.table(&mut eve, json!({"game": "tango", "seats": ["me", "open", "open", "open"]})).await;
    let said = || vec![("said".to_owned(), "they play well".to_owned())];
    assert_eq!(tables(&mut eve).await.len(), 1);
    let mut watching = Socket::connect(&eve, &id, "").await;
    let done = watching.ask(json!({"do": "say", "to": "watchers", "text": "they play well"})).await;
    assert_eq!(done["type"], "done", "{done}");
    people[1].act(&id, json!({"do": "say", "to": "players", "text": "thank you"})).await.expect("talk");

    let mine = tables(&mut eve).await;
    assert_eq!((mine.len(), words(&mine, &id)), (2, said()), "{mine:?}");
    assert_eq!(words(&mine, &own)[0].0, "opened");
    let bobs = tables(&mut people[1]).await;
    assert!(!words(&bobs, &id).contains(&said()[0]), "nobody takes another's words along");

    // As if an earlier version had stored all of it.
    let (config, folder) = house.stop().await;
    let house = TestServer::reopen((config, folder)).await;
    let mut connection = database(&house).await;
    connection.execute("DELETE FROM speakers").await.expect("fine SQL");
    connection.execute("UPDATE tables SET speakers_seq = 0").await.expect("fine SQL");
    let mut eve = Client { cookie: eve.cookie, ..house.stranger() };
    assert_eq!(tables(&mut eve).await, mine);

    assert_eq!(eve.post("/api/me/delete", json!({})).await.status, 204);
    let left =
        "SELECT COUNT(*) AS left_of FROM speakers JOIN players ON id = player_id WHERE kind = 'deleted'";
    let row = connection.fetch_one(left).await.expect("fine SQL");
    assert_eq!(row.get::<i64, _>("left_of"), 0, "where she spoke is forgotten");
    let known = connection.fetch_one("SELECT COUNT(*) AS speakers FROM speakers").await.expect("fine SQL");
    assert_eq!(known.get::<i64, _>("speakers"), 1, "Bob's words are still found");
}

/// What an earlier version stored is learnt by itself after a start, not only when somebody asks for it.
async fn old_words_are_learnt_after_a_start(house: TestServer) {
    let mut people = [house.guest("Ada").await, house.guest("Bob").await];
    let id = house.seated(json!({"game": "congestion", "seats": ["me", "open"]}), &mut people).await;
    people[0].act(&id, json!({"do": "say", "to": "players", "text": "good luck"})).await.expect("talk");
    let mut connection = database(&house).await;
    connection.execute("DELETE FROM speakers").await.expect("fine SQL");
    connection.execute("UPDATE tables SET speakers_seq = 0").await.expect("fine SQL");
    let house = TestServer::reopen(house.stop().await).await;
    let store = Store::open(house.database()).await.expect("the database");
    let first = cloverleaf_server::TableId::from(String::new());
    let learnt = async {
        while !store.with_unknown_speakers(&first, 1).await.expect("an answer").is_empty() {
            tokio::task::yield_now().await;
        }
    };
    tokio::time::timeout(std::time::Duration::from_secs(60), learnt).await.expect("it is learnt");
    let known = connection.fetch_one("SELECT COUNT(*) AS speakers FROM speakers").await.expect("fine SQL");
    assert_eq!(known.get::<i64, _>("speakers"), 1);
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_watched_takes_their_words_along_on_sqlite() {
    whoever_watched_takes_their_words_along(test_server::open().await).await;
    old_words_are_learnt_after_a_start(test_server::open().await).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_watched_takes_their_words_along_on_postgres() {
    let postgres = Postgres::start();
    let open = || test_server::open_with(|config| Config { database: postgres.database(), ..config });
    whoever_watched_takes_their_words_along(open().await).await;
    old_words_are_learnt_after_a_start(open().await).await;
}
