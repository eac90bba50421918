//! The waiting room over real connections: who may do what before a game starts, and what the others see of it.

use cloverleaf_server::Config;
use serde_json::{Value as Json, json};

use crate::client::Client;
use crate::socket::Socket;
use crate::test_server;

fn names(now: &Json) -> Vec<Json> {
    now["seats"].as_array().expect("seats").iter().map(|place| place["name"].clone()).collect()
}

#[tokio::test(flavor = "multi_thread")]
async fn only_the_host_arranges_and_starts_and_everybody_sees_it() {
    let house = test_server::open().await;
    let mut people = [house.guest("Ada").await, house.guest("Bo").await, house.guest("Eve").await];
    let [ada, bo, eve] = &mut people;
    let setup = json!({"game": "congestion", "seats": ["me", "open", "open", "open"], "start": "host"});
    let id = house.table(ada, setup).await;
    bo.act(&id, json!({"do": "sit"})).await.expect("a free seat");
    for stranger in [&mut *bo, &mut *eve] {
        for command in [
            json!({"do": "arrange", "seats": [2, 1]}),
            json!({"do": "start"}),
            json!({"do": "remove", "seat": 1}),
            json!({"do": "cancel"}),
        ] {
            assert_eq!(stranger.refused(&id, command).await, "not-yours");
        }
    }
    assert_eq!(eve.refused(&id, json!({"do": "ready", "ready": true})).await, "not-yours");
    let mut watching = Socket::connect(eve, &id, "").await;
    let mut seated = Socket::connect(bo, &id, "").await;
    bo.act(&id, json!({"do": "ready", "ready": true})).await.expect("a seat");
    watching.until(|eve| eve.now()["seats"][1]["ready"] == true).await;
    ada.act(&id, json!({"do": "arrange", "seats": [2, 1, "cabbie"]})).await.expect("Ada's table");
    watching.until(|eve| eve.now()["seats"][2]["bot"] == "cabbie").await;
    assert_eq!(names(watching.now())[..2], [json!("Bo"), json!("Ada")]);
    ada.act(&id, json!({"do": "start"})).await.expect("Ada's table");
    seated.until(|bo| bo.now()["status"] == "running").await;
    let hello = bo.get(&format!("/api/tables/{id}")).await.json();
    assert_eq!(
        (&hello["you"], hello["table"]["setup"]["seats"].as_array().map(Vec::len)),
        (&json!(1), Some(3))
    );
    assert!(hello["now"]["view"].is_object());
}

#[tokio::test(flavor = "multi_thread")]
async fn a_name_that_was_changed_after_connecting_is_the_one_somebody_sits_by() {
    let house = test_server::open().await;
    let mut people = [house.guest("Ada").await, house.guest("Guest 100").await];
    let [ada, bo] = &mut people;
    let setup = json!({"game": "congestion", "seats": ["me", "open", "open"]});
    let id = house.table(ada, setup).await;
    let mut socket = Socket::connect(bo, &id, "").await;
    bo.post("/api/me", json!({"name": "Bo"})).await;
    assert_eq!(socket.ask(json!({"do": "sit"})).await["type"], "done");
    socket.until(|bo| bo.now()["seats"][1]["name"] == "Bo").await;
    bo.post("/api/me", json!({"name": "Bobby"})).await;
    assert_eq!(socket.ask(json!({"do": "rename"})).await["type"], "done");
    socket.until(|bo| bo.now()["seats"][1]["name"] == "Bobby").await;
    assert_eq!(socket.ask(json!({"do": "rename"})).await["problem"]["code"], "nothing-to-do");
}

#[tokio::test(flavor = "multi_thread")]
async fn an_arranged_table_is_the_same_after_a_restart() {
    let house = test_server::open().await;
    let mut people = [house.guest("Ada").await, house.guest("Bo").await];
    let [ada, bo] = &mut people;
    let id = house.table(ada, json!({"game": "congestion", "seats": ["me", "open", "invited"]})).await;
    bo.act(&id, json!({"do": "sit"})).await.expect("a free seat");
    let arranged = json!({"do": "arrange", "seats": [2, "learner", 1], "options": {"target": 10}, "id": "a"});
    ada.act(&id, arranged.clone()).await.expect("Ada's table");
    ada.act(&id, json!({"do": "start"})).await.expect("Ada's table");
    let path = format!("/api/tables/{id}");
    let before = bo.get(&path).await.json();
    let house = test_server::TestServer::reopen(house.stop().await).await;
    let again = |client: &Client| Client { cookie: client.cookie.clone(), ..house.stranger() };
    let [mut ada, mut bo] = [again(ada), again(bo)];
    let after = bo.get(&path).await.json();
    assert_eq!((&after["table"], &after["you"]), (&before["table"], &before["you"]));
    assert_eq!(after["table"]["setup"]["options"]["target"], 10);
    assert_eq!(names(&after["now"]), [json!("Bo"), Json::Null, json!("Ada")]);
    ada.act(&id, arranged).await.expect("what was done once is not done again, and not refused");
}

/// What a messenger reads at the address of a table.
async fn preview(client: &mut Client, id: &str) -> String {
    let answer = client.get(&format!("/t/{id}")).await;
    assert_eq!(answer.status, 200, "{}", answer.body);
    assert!(answer.header("content-type").is_some_and(|kind| kind.starts_with("text/html")));
    answer.body
}

#[tokio::test(flavor = "multi_thread")]
async fn a_link_shows_the_game_and_whether_a_seat_is_free_and_nobodys_name() {
    let house = test_server::open().await;
    let mut people = [house.guest("Ada Lovelace").await, house.guest("Bo Diddley").await];
    let [ada, bo] = &mut people;
    let id = house.table(ada, json!({"game": "congestion", "seats": ["me", "open", "open"]})).await;
    let mut messenger = house.stranger();
    let shown = preview(&mut messenger, &id).await;
    assert!(
        shown.contains(r#"<meta property="og:title" content="Traffic Congestion: come and play" />"#),
        "{shown}"
    );
    assert!(shown.contains("2 seats are still free."), "{shown}");
    let image = format!("http://{}/previews/congestion.jpg", house.server().address());
    assert!(shown.contains(&image), "{shown}");
    bo.act(&id, json!({"do": "sit"})).await.expect("a free seat");
    ada.act(&id, json!({"do": "start"})).await.expect("Ada's table");
    let running = preview(&mut messenger, &id).await;
    assert!(running.contains("The game is on"), "{running}");
    for name in ["Ada", "Bo D"] {
        assert!(!shown.contains(name) && !running.contains(name));
    }
    assert_eq!(messenger.get("/t/nosuchtable").await.status, 404);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_link_to_a_table_by_invitation_shows_the_game_alone() {
    let house = test_server::open().await;
    let mut people = [house.guest("Ada").await, house.guest("Bo").await];
    let [ada, bo] = &mut people;
    let id = house.table(ada, json!({"game": "tango", "seats": ["me", "invited", "random", "random"]})).await;
    let key = ada.get(&format!("/api/tables/{id}")).await.json()["now"]["seats"][1]["invite"].clone();
    let key = key.as_str().expect("the host invites");
    // Also to the host, whose messenger may show it to others.
    let waiting = preview(ada, &id).await;
    assert!(waiting.contains("A table by invitation."), "{waiting}");
    bo.act(&id, json!({"do": "sit", "invite": key})).await.expect("invited");
    let running = preview(&mut house.stranger(), &id).await;
    assert_eq!(waiting, running, "not even whether it has begun");
    assert!(!waiting.contains(key) && !waiting.contains("Ada"));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_server_for_friends_names_the_address_they_come_by() {
    let alone = test_server::open().await;
    assert_eq!(alone.stranger().get("/api/reach").await.json(), json!({}));
    let friends = test_server::open_with(|config| Config { friends: true, ..config }).await;
    assert!(friends.server().address().ip().is_unspecified(), "it listens for everybody");
    let port = friends.server().address().port();
    let mut local = Client::new(([127, 0, 0, 1], port).into());
    let told = local.get("/api/reach").await.json();
    // A machine without a network has none to name.
    if let Some(address) = told["address"].as_str() {
        let others = address.strip_prefix("http://").expect("an address").parse().expect("an address");
        assert_eq!(Client::new(others).get("/health").await.status, 200, "{address}");
    }
    let qr = local.get("/api/qr?path=/t/abc").await;
    assert!(qr.status == 200 && qr.body.contains("<svg"), "{}", qr.body);
    assert_eq!(qr.header("content-type"), Some("image/svg+xml"));
    let long = format!("/api/qr?path=/{}", "x".repeat(300));
    for path in ["/api/qr", "/api/qr?path=http://elsewhere.org", &long] {
        assert_eq!(local.get(path).await.code(), "malformed", "{path}");
    }
}
