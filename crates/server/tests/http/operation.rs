//! What those who run a server see of it.

use cloverleaf_server::Config;
use serde_json::{Value as Json, json};

use crate::client::Client;
use crate::socket::Socket;
use crate::test_server;

#[tokio::test(flavor = "multi_thread")]
async fn a_server_says_that_it_lives_and_can_serve() {
    let house = test_server::open().await;
    let mut anybody = house.stranger();
    assert_eq!(anybody.get("/health").await.body, "well\n");
    assert_eq!(anybody.get("/ready").await.status, 200);
}

#[tokio::test(flavor = "multi_thread")]
async fn what_happens_is_counted() {
    let house = test_server::open().await;
    let mut ada = house.guest("Ada").await;
    let id = house.table(&mut ada, json!({"game": "congestion", "seats": ["me", "random"]})).await;
    let mut socket = Socket::connect(&ada, &id, "?legal=true").await;
    let action = socket.legal()[0].clone();
    socket.play(&action).await;
    socket.until(|socket| socket.happened.iter().any(|entry| entry["what"]["seat"] == 2)).await;
    let metrics = ada.get("/metrics").await.body;
    for name in [
        r#"cloverleaf_requests_total{method="POST",route="/api/tables",status="201"}"#,
        "cloverleaf_acknowledged_total",
        "cloverleaf_connections",
        "cloverleaf_append_seconds_bucket",
        r#"cloverleaf_bot_seconds_count{level="random"}"#,
    ] {
        assert!(metrics.contains(name), "{name} is missing in\n{metrics}");
    }
    assert!(!metrics.contains(&id), "a table's name is no label");
}

#[tokio::test(flavor = "multi_thread")]
async fn metrics_can_stand_elsewhere() {
    let elsewhere = |config| Config { metrics_listen: Some(([127, 0, 0, 1], 0).into()), ..config };
    let house = test_server::open_with(elsewhere).await;
    assert_eq!(house.stranger().get("/metrics").await.code(), "not-found");
    let address = house.server().metrics_address().expect("an address");
    assert_eq!(Client::new(address).get("/metrics").await.status, 200);
}

#[tokio::test(flavor = "multi_thread")]
async fn every_answer_carries_its_protection() {
    let house = test_server::open_with(|config| Config { secure: true, ..config }).await;
    let mut anybody = house.stranger();
    for path in ["/", "/api", "/api/me", "/nothing"] {
        let answer = anybody.get(path).await;
        let policy = answer.header("content-security-policy").expect("a policy").to_owned();
        assert!(policy.contains("default-src 'none'") && !policy.contains("unsafe-inline"), "{policy}");
        assert!(policy.contains("frame-ancestors 'none'"), "{policy}");
        assert_eq!(answer.header("x-content-type-options"), Some("nosniff"), "{path}");
        assert!(answer.header("strict-transport-security").is_some(), "{path}");
    }
    assert_eq!(anybody.get("/api/me").await.header("cache-control"), Some("no-store"));
    let made = anybody.post("/api/me", json!({"name": "Ada"})).await;
    assert!(made.header("set-cookie").expect("a cookie").contains("; Secure"));
}

#[tokio::test(flavor = "multi_thread")]
async fn the_description_has_every_address_and_refers_to_nothing_that_is_missing() {
    let house = test_server::open().await;
    let mut anybody = house.stranger();
    let answer = anybody.get("/api").await;
    let description = answer.json();
    let paths = description["paths"].as_object().expect("paths");
    for (path, method) in [
        ("/api/games", "get"),
        ("/api/me", "get"),
        ("/api/me", "post"),
        ("/api/me/link", "post"),
        ("/api/enter", "post"),
        ("/api/account", "post"),
        ("/api/login", "post"),
        ("/api/logout", "post"),
        ("/api/password", "post"),
        ("/api/tokens", "get"),
        ("/api/tokens", "post"),
        ("/api/tokens/{id}", "delete"),
        ("/api/bots", "post"),
        ("/api/tables", "get"),
        ("/api/tables", "post"),
        ("/api/tables/{id}", "get"),
        ("/api/tables/{id}/do", "post"),
        ("/api/tables/{id}/stream", "get"),
        ("/api/tables/{id}/socket", "get"),
        ("/api/tables/{id}/record", "get"),
        ("/api/tables/{id}/report", "post"),
        ("/api/tables/{id}/silence", "post"),
        ("/api/silenced", "get"),
        ("/api/silenced/{player}", "delete"),
        ("/api/warnings", "get"),
        ("/api/warnings/{id}", "post"),
        ("/api/mirror", "get"),
    ] {
        assert!(paths.get(path).is_some_and(|item| item.get(method).is_some()), "{method} {path}");
    }
    let mut references = Vec::new();
    gather(&description, &mut references);
    assert!(references.len() > 20);
    for reference in references {
        let pointer = reference.strip_prefix('#').expect("nothing is elsewhere");
        assert!(description.pointer(pointer).is_some(), "{reference} is missing");
    }
    let page = anybody.send("GET", "/api", &[("Accept", "text/html")], "").await;
    assert!(page.body.contains("<code>/api/tables/{id}/do</code>"), "{}", page.body);
    let games = anybody.get("/api/games").await.json();
    assert_eq!(games.as_array().map(Vec::len), Some(4));
}

fn gather(json: &Json, references: &mut Vec<String>) {
    match json {
        Json::Object(fields) => {
            references.extend(fields.get("$ref").and_then(Json::as_str).map(str::to_owned));
            fields.values().for_each(|value| gather(value, references));
        }
        Json::Array(items) => items.iter().for_each(|item| gather(item, references)),
        _ => {}
    }
}
