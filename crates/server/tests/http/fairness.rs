//! What one person or one address may have of a server that others use too.

use cloverleaf_server::Config;
use serde_json::json;

use crate::client::{Answer, Client};
use crate::test_server::{self, TestServer};

/// A server behind a proxy, on which one person may be at so many tables.
async fn open(rate: u32, tables_per_client: u32) -> TestServer {
    test_server::open_with(|config| Config { rate, tables_per_client, trust_proxy: true, ..config }).await
}

/// Makes a program known, from this address.
async fn program_from(client: &mut Client, address: &str) -> Answer {
    let headers = [("Content-Type", "application/json"), ("X-Forwarded-For", address)];
    client.send("POST", "/api/bots", &headers, &json!({ "name": "Program" }).to_string()).await
}

#[tokio::test]
async fn one_address_does_not_make_names_without_end() {
    let house = open(4, 100).await;
    let mut stranger = house.stranger();
    let mut made = 0;
    let refused = loop {
        let answer = program_from(&mut stranger, "203.0.113.9").await;
        match answer.status {
            201 => made += 1,
            _ => break answer,
        }
        assert!(made < 20, "it goes on and on");
    };
    assert_eq!((refused.status, refused.code().as_str()), (429, "too-fast"));
    assert!(refused.json()["wait"].is_number(), "{}", refused.body);
    assert_eq!(program_from(&mut stranger, "198.51.100.7").await.status, 201, "others are not held up");
}

#[tokio::test]
async fn sitting_down_counts_as_being_at_a_table() {
    let house = open(100_000, 1).await;
    let (mut ada, mut bob) = (house.guest("Ada").await, house.guest("Bob").await);
    let setup = || json!({ "game": "congestion", "seats": ["me", "open"] });
    let table = house.table(&mut ada, setup()).await;
    house.table(&mut bob, setup()).await;
    assert_eq!(bob.refused(&table, json!({ "do": "sit" })).await, "too-many");
    let mut cid = house.guest("Cid").await;
    cid.act(&table, json!({ "do": "sit" })).await.expect("a free seat, and room for one table");
}

#[tokio::test]
async fn a_persons_programs_share_what_that_person_may_have() {
    let house = open(100_000, 2).await;
    let mut ada = house.guest("Ada").await;
    let token = ada.post("/api/bots", json!({ "name": "Program" })).await.json()["token"].clone();
    let mut program = Client::program(house.server().address(), token.as_str().expect("a token"));
    let setup = || json!({ "game": "congestion", "seats": ["me", "open"] });
    house.table(&mut program, setup()).await;
    house.table(&mut ada, setup()).await;
    for client in [&mut ada, &mut program] {
        assert_eq!(client.post("/api/tables", setup()).await.code(), "too-many");
    }
    let mut other = program_from(&mut house.stranger(), "127.0.0.1").await.json()["token"].take();
    let mut other = Client::program(house.server().address(), other.take().as_str().expect("a token"));
    house.table(&mut other, setup()).await;
}
