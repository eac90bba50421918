//! Notices while the server is killed again and again: each arrives, and none twice but for those that were on their way
//! when it was killed, which come under the same name.

use std::collections::BTreeSet;
use std::env;
use std::process::{Child, Command, Stdio};

use cloverleaf_server::{Config, Server};
use serde_json::json;
use tempfile::TempDir;

use crate::notices::add_webhook;
use crate::receiver::Receiver;
use crate::test_server;

/// Where the process that will be killed keeps its tables.
const VICTIM: &str = "CLOVERLEAF_TEST_NOTICES";
/// How many notices are due.
const TABLES: usize = 200;
/// How often the server is killed.
const KILLS: usize = 100;
/// It is killed when up to so many more have arrived: at once, in the midst of them, or when some were noted.
const LIVES: usize = 3;

/// The test starts itself again, as a server that is to be killed.
#[test]
fn no_kill_loses_a_notice_or_doubles_one() {
    let runtime = tokio::runtime::Runtime::new().expect("threads");
    match env::var(VICTIM) {
        Ok(database) => runtime.block_on(serve_for_ever(&database)),
        Err(_) => runtime.block_on(kill_and_count()),
    }
}

fn prompt(database: &str) -> Config {
    Config { notice_delay: 0, notices_to_private: true, thinkers: Some(1), ..Config::local(database) }
}

async fn serve_for_ever(database: &str) {
    let _server = Server::start(prompt(database)).await.expect("the server starts");
    std::future::pending::<()>().await;
}

fn victim(database: &str) -> Child {
    Command::new(env::current_exe().expect("this program"))
        .args(["--exact", "outbox::no_kill_loses_a_notice_or_doubles_one", "--nocapture"])
        .env(VICTIM, database)
        .stdout(Stdio::null())
        .stderr(Stdio::null())
        .spawn()
        .expect("another process")
}

/// Tables at which somebody is awaited who is told at this receiver.
async fn prepare(receiver: &Receiver) -> (Config, TempDir) {
    let late = |config| Config {
        notice_delay: 3_600_000,
        notices_to_private: true,
        tables_per_client: 1_000,
        ..config
    };
    let house = test_server::open_with(late).await;
    let mut people = [house.guest("Ada").await, house.guest("Bob").await];
    add_webhook(&mut people[0], receiver, "/Ada").await;
    for _ in 0..TABLES {
        house.seated(json!({"game": "congestion", "seats": ["me", "open"]}), &mut people).await;
    }
    house.stop().await
}

fn names(receiver: &Receiver) -> Vec<String> {
    receiver.letters().iter().map(|letter| letter.header("idempotency-key").to_owned()).collect()
}

async fn kill_and_count() {
    let receiver = Receiver::open(&[]).await;
    let (config, folder) = prepare(&receiver).await;
    let (mut busy, mut seen) = (0, BTreeSet::new());
    for kill in 0..KILLS {
        let before = names(&receiver).len();
        let left = TABLES - seen.len();
        busy += usize::from(left > 0);
        let mut victim = victim(&config.database);
        if let wanted @ 1.. = left.min(kill % (LIVES + 1)) {
            receiver.wait("/Ada", before + wanted).await;
        }
        victim.kill().expect("it runs");
        victim.wait().expect("it has ended");
        receiver.read_everything().await;
        let here = names(&receiver).split_off(before);
        let once: BTreeSet<&String> = here.iter().collect();
        assert_eq!(once.len(), here.len(), "one process sends nothing twice");
        seen.extend(here);
    }
    println!("{busy} of {KILLS} kills while notices were due");
    assert!(busy > KILLS / 4, "it was killed in the midst of it");

    // Whoever comes last settles what was under way, and after that nothing is left.
    let server = Server::start(prompt(&config.database)).await.expect("the server starts");
    let address = server.address();
    let mut eve = crate::client::Client::new(address);
    eve.post("/api/me", json!({"name": "Eve"})).await;
    add_webhook(&mut eve, &receiver, "/Eve").await;
    let mut dan = crate::client::Client::new(address);
    dan.post("/api/me", json!({"name": "Dan"})).await;
    for round in 1..=2 {
        let opened = eve.post("/api/tables", json!({"game": "congestion", "seats": ["me", "open"]})).await;
        let table = opened.json()["id"].as_str().expect("a table").to_owned();
        dan.act(&table, json!({"do": "sit"})).await.expect("a free seat");
        receiver.wait("/Eve", round).await;
    }
    let settled = receiver.to("/Ada").len();
    let doubled = settled - TABLES;
    println!("{doubled} were on their way when the server was killed, and came again under the same name");
    let opened = eve.post("/api/tables", json!({"game": "congestion", "seats": ["me", "open"]})).await;
    let table = opened.json()["id"].as_str().expect("a table").to_owned();
    dan.act(&table, json!({"do": "sit"})).await.expect("a free seat");
    receiver.wait("/Eve", 3).await;
    server.stop().await;
    assert_eq!(receiver.to("/Ada").len(), settled, "everything is settled");
    assert_eq!(
        names(&receiver).into_iter().collect::<BTreeSet<_>>().len(),
        TABLES + 3,
        "every one under one name"
    );
    drop(folder);
}
