//! Who is let in, who is asked first, and who is let in no more.

use cloverleaf_server::{Config, Key, KeyKind, KeyRow, Player, PlayerKind, Store, now};
use serde_json::{Value as Json, json};

use crate::client::Client;
use crate::socket::Socket;
use crate::test_server::{self, TestServer};

const TWO: fn() -> Json = || json!({"game": "congestion", "seats": ["me", "open"]});

fn login() -> Json {
    json!({"login": "ada", "password": "analytical engine"})
}

fn login_and(guest: &str) -> Json {
    json!({"login": "ada", "password": "analytical engine", "guest": guest})
}

/// Ada with an account, at her browser.
async fn ada(house: &TestServer) -> Client {
    let mut ada = house.guest("Ada").await;
    assert_eq!(ada.post("/api/account", login()).await.status, 200);
    ada
}

/// The key of a new personal link.
async fn link(client: &mut Client) -> String {
    let link = client.post("/api/me/link", json!({})).await.json();
    link["link"].as_str().and_then(|link| link.split_once('#')).expect("a link").1.to_owned()
}

async fn mine(client: &mut Client) -> Vec<String> {
    let cards = client.get("/api/tables?list=mine").await.json();
    let cards = cards.as_array().expect("a list").clone();
    cards.iter().map(|card| card["id"].as_str().expect("an id").to_owned()).collect()
}

#[tokio::test(flavor = "multi_thread")]
async fn a_guest_is_not_replaced_unasked() {
    let house = test_server::open().await;
    let mut ada = ada(&house).await;
    let mut guest = house.guest("Bob").await;
    let id = house.table(&mut guest, TWO()).await;
    let key = link(&mut ada).await;
    for (path, body) in [("/api/login", login()), ("/api/enter", json!({"key": key}))] {
        let asked = guest.post(path, body).await;
        assert_eq!((asked.status, asked.code().as_str()), (409, "guest-here"));
        assert_eq!(asked.json()["message"]["args"], json!({"name": "Bob", "games": 1}));
        assert_eq!(guest.get("/api/me").await.json()["name"], "Bob", "nothing has changed");
    }
    let wrong = json!({"login": "ada", "password": "steam engine"});
    assert_eq!(guest.post("/api/login", wrong).await.code(), "wrong-login", "a stranger is not asked");

    let me = guest.post("/api/enter", json!({"key": key, "guest": "switch"})).await.json();
    assert_eq!(
        (&me["name"], &me["before"]),
        (&json!("Ada"), &json!("Bob")),
        "asking did not use the link up"
    );
    assert_eq!(mine(&mut guest).await, [] as [&str; 0]);
    let back = guest.post("/api/me/back", json!({})).await.json();
    assert_eq!((&back["name"], &back["before"]), (&json!("Bob"), &json!("Ada")));
    assert_eq!(mine(&mut guest).await, [id.as_str()]);
    assert_eq!(guest.post("/api/me/back", json!({})).await.json()["name"], "Ada");
    assert_eq!(guest.post("/api/logout", json!({})).await.status, 204);
    assert_eq!(guest.get("/api/me").await.json()["name"], "Bob", "logging out brings the guest back");
    assert_eq!(mine(&mut guest).await, [id.as_str()]);
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_has_nothing_to_lose_is_not_asked() {
    let house = test_server::open().await;
    ada(&house).await;
    let mut guest = house.guest("Bob").await;
    let me = guest.post("/api/login", login()).await.json();
    assert_eq!((&me["name"], me.get("before")), (&json!("Ada"), None));
    assert_eq!(guest.post("/api/login", login()).await.json()["name"], "Ada", "nor who is it already");
    let key = link(&mut guest).await;
    let mut eve = house.guest("Eve").await;
    eve.post("/api/account", json!({"login": "eve", "password": "difference engine"})).await;
    let asked = eve.post("/api/enter", json!({"key": key})).await;
    assert_eq!(asked.code(), "guest-here", "a link does not replace an account either");
    assert_eq!(eve.post("/api/enter", json!({"key": key, "guest": "bring"})).await.code(), "nothing-to-do");
    assert_eq!(eve.post("/api/enter", json!({"key": key, "guest": "switch"})).await.json()["name"], "Ada");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_guests_games_are_brought_along_and_let_go_again() {
    let house = test_server::open().await;
    let mut home = ada(&house).await;
    let own = house.table(&mut home, TWO()).await;
    let mut phone = house.guest("Ada on the train").await;
    let id = house.table(&mut phone, json!({"game": "congestion", "seats": ["open", "me"]})).await;
    let guest = phone.get("/api/me").await.json()["player"].clone();
    let me = phone.post("/api/login", login_and("bring")).await.json();
    assert_eq!((&me["name"], &me["also"]), (&json!("Ada"), &json!([guest])));

    for browser in [&mut phone, &mut home] {
        let mut tables = mine(browser).await;
        tables.sort();
        let mut both = [own.clone(), id.clone()];
        both.sort();
        assert_eq!(tables, both);
        assert_eq!(browser.get(&format!("/api/tables/{id}")).await.json()["you"], 2);
        assert_eq!(browser.refused(&id, json!({"do": "sit"})).await, "seat-taken", "one person has one seat");
    }
    let mut bob = house.guest("Bob").await;
    bob.act(&id, json!({"do": "sit"})).await.expect("the other seat");
    bob.act(&own, json!({"do": "sit"})).await.expect("the other seat");
    let mut socket = Socket::connect(&home, &id, "?legal=true").await;
    assert_eq!(socket.seat(), Some(2), "the account plays on from another device");
    assert_eq!(bob.get(&format!("/api/tables/{id}")).await.json()["now"]["seats"][1]["here"], true);
    assert_eq!(socket.ask(json!({"do": "resign"})).await["type"], "done");
    assert_eq!(socket.ask(json!({"do": "rematch"})).await["type"], "done");
    let next = home.get(&format!("/api/tables/{id}")).await.json()["now"]["rematch"].clone();
    let next = next.as_str().expect("a rematch").to_owned();
    assert!(mine(&mut phone).await.contains(&next), "the next table is mine as well");

    let access = home.get("/api/access").await.json();
    assert_eq!(
        (&access["guests"][0]["player"], &access["guests"][0]["name"]),
        (&guest, &json!("Ada on the train"))
    );
    assert_eq!(bob.post("/api/me/separate", json!({"player": guest})).await.code(), "not-found", "not Bob's");
    let me = phone.post("/api/me/separate", json!({"player": guest})).await.json();
    assert_eq!(
        (&me["player"], &me["name"], &me["before"]),
        (&guest, &json!("Ada on the train"), &json!("Ada"))
    );
    assert!(mine(&mut phone).await.contains(&id));
    assert_eq!(mine(&mut home).await, [own.as_str()]);
    assert_eq!(home.get(&format!("/api/tables/{id}")).await.json().get("you"), None);
}

#[tokio::test(flavor = "multi_thread")]
async fn two_seats_at_one_table_stay_two_people() {
    let house = test_server::open().await;
    let mut home = ada(&house).await;
    let mut guest = house.guest("Bob").await;
    let id = house.seated(TWO(), &mut [home.clone(), guest.clone()]).await;
    assert_eq!(guest.post("/api/login", login_and("bring")).await.code(), "seat-taken");
    assert_eq!(guest.get("/api/me").await.json()["name"], "Bob", "nothing has changed");
    home.act(&id, json!({"do": "resign"})).await.expect("the game ends");
    assert_eq!(guest.post("/api/login", login_and("bring")).await.status, 200);
    assert_eq!(guest.get(&format!("/api/tables/{id}")).await.json()["you"], 1, "the own seat goes first");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_guest_brought_along_makes_no_account_of_their_own() {
    let house = test_server::open().await;
    ada(&house).await;
    let mut phone = house.guest("Bob").await;
    house.table(&mut phone, TWO()).await;
    let key = link(&mut phone).await;
    let mut laptop = house.stranger();
    laptop.post("/api/enter", json!({"key": key})).await;
    assert_eq!(phone.post("/api/login", login_and("bring")).await.status, 200);
    let other = json!({"login": "bob", "password": "difference engine"});
    assert_eq!(laptop.post("/api/account", other).await.code(), "nothing-to-do");
    assert_eq!(
        laptop.post("/api/login", login()).await.json()["name"],
        "Ada",
        "their games are hers: nothing to ask"
    );
}

#[tokio::test(flavor = "multi_thread")]
async fn a_new_password_ends_everything_else() {
    let house = test_server::open().await;
    let mut home = ada(&house).await;
    let id = house.table(&mut home, TWO()).await;
    let mut phone = house.stranger();
    phone.post("/api/login", login()).await;
    let unused = link(&mut home).await;
    let token = home.post("/api/tokens", json!({"label": "script"})).await.json()["token"].clone();
    let mut script = Client::program(house.server().address(), token.as_str().expect("a token"));
    let mut sockets = [Socket::connect(&phone, &id, "").await, Socket::connect(&script, &id, "").await];
    let mut lines = script.follow(&format!("/api/tables/{id}/stream")).await;
    lines.next().await.expect("a hello");
    let mut own = Socket::connect(&home, &id, "").await;

    let change = json!({"old": "analytical engine", "new": "difference engine"});
    assert_eq!(home.post("/api/password", change).await.status, 204);
    for socket in &mut sockets {
        while socket.next().await.is_some() {}
        assert_eq!(socket.closed, Some(1008), "an open connection ends with its key");
    }
    while let Some(line) = lines.next().await {
        assert!(line["type"] == "news" || line["problem"]["code"] == "who-are-you", "{line}");
    }
    assert_eq!(phone.get("/api/me").await.code(), "who-are-you");
    assert_eq!(script.get("/api/me").await.code(), "who-are-you");
    assert_eq!(house.stranger().post("/api/enter", json!({"key": unused})).await.code(), "who-are-you");
    assert_eq!(home.get("/api/me").await.json()["name"], "Ada", "the browser it was changed in stays");
    assert_eq!(own.ask(json!({"do": "say", "to": "players", "text": "hi"})).await["type"], "done");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_socket_closes_when_its_browser_logs_out() {
    let house = test_server::open().await;
    let mut home = ada(&house).await;
    let id = house.table(&mut home, TWO()).await;
    let mut phone = house.stranger();
    phone.post("/api/login", login()).await;
    let (mut left, mut stays) =
        (Socket::connect(&phone, &id, "").await, Socket::connect(&home, &id, "").await);
    phone.post("/api/logout", json!({})).await;
    while let Some(message) = left.next().await {
        assert_ne!(message["type"], "done");
    }
    assert_eq!(left.closed, Some(1008));
    assert_eq!(stays.ask(json!({"do": "say", "to": "players", "text": "hi"})).await["type"], "done");
}

#[tokio::test(flavor = "multi_thread")]
async fn what_lets_somebody_in_is_listed_named_and_ended() {
    let house = test_server::open().await;
    let mut home = ada(&house).await;
    let mut phone = house.stranger();
    let agent = ("User-Agent", "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0");
    let sent = [agent, ("Content-Type", "application/json")];
    phone.send("POST", "/api/login", &sent, &login().to_string()).await;
    link(&mut home).await;
    home.post("/api/tokens", json!({"label": "script", "scopes": ["talk"]})).await;
    let access = home.get("/api/access").await.json();
    let keys = access["keys"].as_array().expect("a list").clone();
    let told: Vec<_> = keys.iter().map(|key| (key["kind"].as_str(), key["current"].as_bool())).collect();
    let expected = [("session", true), ("session", false), ("link", false), ("token", false)];
    assert_eq!(told, expected.map(|(kind, current)| (Some(kind), Some(current))));
    assert_eq!((&keys[1]["label"], &keys[3]["scopes"]), (&json!("Firefox, Linux"), &json!(["talk"])));

    let path = format!("/api/access/{}", keys[1]["id"].as_str().expect("an id"));
    assert_eq!(home.post(&path, json!({"label": "the phone"})).await.status, 204);
    assert_eq!(home.get("/api/access").await.json()["keys"][1]["label"], "the phone");
    let mut bob = house.guest("Bob").await;
    assert_eq!(bob.send("DELETE", &path, &[], "").await.code(), "not-found", "it is not Bob's");
    assert_eq!(home.send("DELETE", &path, &[], "").await.status, 204);
    assert_eq!(phone.get("/api/me").await.code(), "who-are-you");
    assert_eq!(home.send("DELETE", "/api/access", &[], "").await.status, 204);
    let left = home.get("/api/access").await.json();
    assert_eq!(left["keys"].as_array().expect("a list").len(), 1, "this browser alone");
}

#[tokio::test(flavor = "multi_thread")]
async fn links_that_nobody_opens_are_few() {
    let house = test_server::open().await;
    let mut guest = house.guest("Ada").await;
    for _ in 0..5 {
        link(&mut guest).await;
    }
    assert_eq!(guest.post("/api/me/link", json!({})).await.code(), "too-many");
    let links = guest.get("/api/access").await.json()["keys"].clone();
    let path = format!("/api/access/{}", links[1]["id"].as_str().expect("an id"));
    assert_eq!(guest.send("DELETE", &path, &[], "").await.status, 204);
    link(&mut guest).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_token_does_what_it_may_and_never_lets_anybody_in() {
    let house = test_server::open().await;
    let mut home = ada(&house).await;
    let id = house.table(&mut home, TWO()).await;
    let mut script = async |scopes: Json| {
        let made = home.post("/api/tokens", json!({"label": "script", "scopes": scopes})).await.json();
        Client::program(house.server().address(), made["token"].as_str().expect("a token"))
    };
    let (mut reads, mut plays, mut talks) =
        (script(json!([])).await, script(json!(["play"])).await, script(json!(["talk"])).await);
    let said = || json!({"do": "say", "to": "players", "text": "hi"});
    for client in [&mut reads, &mut plays, &mut talks] {
        assert_eq!(client.get(&format!("/api/tables/{id}")).await.json()["you"], 1);
        for (method, path, body) in [
            ("POST", "/api/tokens", json!({"label": "another"})),
            ("GET", "/api/tokens", Json::Null),
            ("POST", "/api/me/link", json!({})),
            ("POST", "/api/me", json!({"name": "Eve"})),
            ("POST", "/api/password", json!({"old": "analytical engine", "new": "difference engine"})),
            ("POST", "/api/codes", json!({"password": "analytical engine"})),
            ("POST", "/api/passkeys/options", json!({"password": "analytical engine"})),
            ("POST", "/api/passkeys", json!({"credential": {}})),
            ("GET", "/api/access", Json::Null),
            ("DELETE", "/api/access", Json::Null),
        ] {
            let body = if body.is_null() { String::new() } else { body.to_string() };
            let answer = client.send(method, path, &[("Content-Type", "application/json")], &body).await;
            assert_eq!((answer.status, answer.code().as_str()), (403, "out-of-scope"), "{method} {path}");
        }
    }
    assert_eq!(reads.refused(&id, said()).await, "out-of-scope");
    assert_eq!(reads.post("/api/tables", TWO()).await.code(), "out-of-scope");
    assert_eq!(plays.refused(&id, said()).await, "out-of-scope");
    assert_eq!(talks.refused(&id, json!({"do": "rise"})).await, "out-of-scope");
    let mut socket = Socket::connect(&reads, &id, "").await;
    assert_eq!(socket.ask(said()).await["problem"]["code"], "out-of-scope");
    talks.act(&id, said()).await.expect("it may talk");
    plays.act(&id, json!({"do": "rise"})).await.expect("it may play");
}

#[tokio::test(flavor = "multi_thread")]
async fn guesses_from_elsewhere_keep_nobody_out() {
    let house = test_server::open_with(|config| Config { trust_proxy: true, ..config }).await;
    let try_from = async |client: &mut Client, address: &str, password: &str| {
        let body = json!({"login": "ada", "password": password}).to_string();
        let headers = [("X-Forwarded-For", address), ("Content-Type", "application/json")];
        client.send("POST", "/api/login", &headers, &body).await
    };
    let mut home = ada(&house).await;
    home.post("/api/logout", json!({})).await;
    for _ in 0..10 {
        assert_eq!(try_from(&mut house.stranger(), "192.0.2.1", "steam engine").await.code(), "wrong-login");
    }
    let stopped = try_from(&mut house.stranger(), "192.0.2.1", "analytical engine").await;
    assert_eq!(stopped.code(), "too-fast", "who guesses is stopped");
    assert!(stopped.header("retry-after").is_some());
    let elsewhere = try_from(&mut house.stranger(), "192.0.2.2", "analytical engine").await;
    assert_eq!(elsewhere.status, 200, "nobody else is");
    let known = try_from(&mut home, "192.0.2.1", "analytical engine").await;
    assert_eq!(known.status, 200, "nor her own browser, at the very address");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_recovery_code_opens_the_account_once() {
    let house = test_server::open().await;
    let mut home = ada(&house).await;
    assert_eq!(home.post("/api/codes", json!({"password": "steam engine"})).await.code(), "wrong-login");
    assert_eq!(home.post("/api/codes", json!({})).await.code(), "wrong-login");
    let confirm = json!({"password": "analytical engine"});
    let old = home.post("/api/codes", confirm.clone()).await.json()["codes"][0].clone();
    let codes = home.post("/api/codes", confirm).await.json()["codes"].clone();
    assert_eq!(codes.as_array().map(Vec::len), Some(10));
    assert_eq!(home.get("/api/access").await.json()["codes"], 10);
    let recover = |code: &Json| json!({"login": "Ada", "code": code, "password": "difference engine"});
    let mut lost = house.stranger();
    assert_eq!(
        lost.post("/api/recover", recover(&old)).await.code(),
        "wrong-login",
        "the earlier ones are void"
    );
    let short = json!({"login": "ada", "code": codes[0], "password": "short"});
    assert_eq!(lost.post("/api/recover", short).await.code(), "malformed");
    let written = json!(codes[0].as_str().expect("a code").to_uppercase().replace('-', " "));
    assert_eq!(lost.post("/api/recover", recover(&written)).await.json()["name"], "Ada");
    assert_eq!(lost.get("/api/access").await.json()["codes"], 9);
    assert_eq!(home.get("/api/me").await.code(), "who-are-you", "everything else has ended");
    let again = house.stranger().post("/api/recover", recover(&codes[0])).await;
    assert_eq!(again.code(), "wrong-login", "a code opens once");
    let new = json!({"login": "ada", "password": "difference engine"});
    assert_eq!(house.stranger().post("/api/login", new).await.status, 200);
    assert_eq!(house.guest("Bob").await.post("/api/codes", json!({})).await.code(), "wrong-login");
}

#[tokio::test(flavor = "multi_thread")]
async fn my_data_are_a_file_of_what_i_did_and_said() {
    let house = test_server::open().await;
    let (mut home, mut bob) = (ada(&house).await, house.guest("Bob").await);
    let id = house.seated(TWO(), &mut [home.clone(), bob.clone()]).await;
    home.act(&id, json!({"do": "say", "to": "players", "text": "good luck"})).await.expect("talk");
    bob.act(&id, json!({"do": "say", "to": "players", "text": "to you too"})).await.expect("talk");
    let mut played =
        [Socket::connect(&home, &id, "?legal=true").await, Socket::connect(&bob, &id, "?legal=true").await];
    let mut actions = Vec::new();
    for socket in &mut played {
        socket.until(|socket| !socket.legal().is_empty()).await;
        let action = socket.legal()[0].clone();
        socket.play(&action).await;
        actions.push(action);
    }
    let file = home.get("/api/me/export").await;
    assert!(file.header("content-disposition").is_some_and(|value| value.starts_with("attachment")));
    let data = file.json();
    assert_eq!(
        (&data["login"], &data["name"], &data["access"][0]["current"]),
        (&json!("ada"), &json!("Ada"), &json!(true))
    );
    let entries = data["tables"][0]["entries"].as_array().expect("a list").clone();
    let kinds: Vec<_> = entries.iter().map(|entry| entry["kind"].as_str().expect("a kind")).collect();
    assert_eq!(kinds, ["opened", "said", "played"]);
    assert_eq!(entries[1]["text"], "good luck");
    assert!(entries[2]["actions"][0].as_str().is_some_and(|line| line.ends_with(&actions[0])), "{data}");
    assert!(
        !file.body.contains("to you too") && !file.body.contains("argon2"),
        "nothing of others, no secrets"
    );
    assert_eq!(house.stranger().get("/api/me/export").await.code(), "who-are-you");
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_deletes_their_data_is_nobody_everywhere() {
    let house = test_server::open().await;
    let mut guest = house.guest("Ada at the café").await;
    let waiting = house.table(&mut guest, TWO()).await;
    let (mut home, mut bob) = (ada(&house).await, house.guest("Bob").await);
    guest.post("/api/login", login_and("bring")).await;
    let id = house.seated(TWO(), &mut [home.clone(), bob.clone()]).await;
    home.act(&id, json!({"do": "say", "to": "players", "text": "my address is"})).await.expect("talk");
    let mut socket = Socket::connect(&guest, &id, "").await;
    let mut watching = Socket::connect(&bob, &id, "").await;

    assert_eq!(home.post("/api/me/delete", json!({})).await.code(), "wrong-login");
    assert_eq!(home.post("/api/me/delete", json!({"password": "analytical engine"})).await.status, 204);
    assert_eq!(home.cookie, None);
    while socket.next().await.is_some() {}
    assert_eq!(socket.closed, Some(1008), "every connection ends");
    watching.until(|socket| socket.now()["seats"][0]["name"] == "").await;
    assert_eq!(guest.get("/api/me").await.code(), "who-are-you");
    assert_eq!(house.stranger().post("/api/login", login()).await.code(), "wrong-login");
    assert_eq!(bob.get(&format!("/api/tables/{waiting}")).await.json()["now"]["status"], "cancelled");

    let house = TestServer::reopen(house.stop().await).await;
    let mut bob = Client { cookie: bob.cookie, ..house.stranger() };
    for table in [&id, &waiting] {
        let seen = bob.get(&format!("/api/tables/{table}?v=0")).await;
        assert!(!seen.body.contains("Ada") && !seen.body.contains("my address"), "{}", seen.body);
    }
    let seen = bob.get(&format!("/api/tables/{id}?v=0")).await.json();
    assert_eq!(
        (&seen["now"]["status"], &seen["now"]["seats"][0]["resigned"]),
        (&json!("finished"), &json!(true))
    );
    assert_eq!(seen["now"]["seats"][1]["name"], "Bob", "the others stay who they are");
}

#[tokio::test(flavor = "multi_thread")]
async fn guests_who_have_not_been_here_for_long_are_forgotten() {
    for (idle_guest_days, known) in [(30, "who-are-you"), (0, "")] {
        let house = test_server::open().await;
        let (config, folder) = house.stop().await;
        let store = Store::open(&config.database).await.expect("the database");
        let (day, secret) = (86_400_000, Key::random());
        let (name, kind, id) = ("Rip".to_owned(), PlayerKind::Guest, cloverleaf_server::new_player_id());
        let created_at = now() - 31 * day;
        store.new_player(&Player { id: id.clone(), name, kind, created_at }).await.expect("a player");
        let (label, scopes) = (String::new(), String::new());
        let (hash, kind, expires_at) = (secret.hash(), KeyKind::Session, Some(now() + day));
        let key = KeyRow { hash, player: id, kind, label, created_at, expires_at, used_at: None, scopes };
        store.add_key(&key).await.expect("a key");
        store.close().await;
        let house = TestServer::reopen((Config { idle_guest_days, ..config }, folder)).await;
        let mut rip = Client { cookie: Some(secret.reveal().to_owned()), ..house.stranger() };
        let me = rip.get("/api/me").await.json();
        assert_eq!(me["code"].as_str().unwrap_or_default(), known, "{me}");
    }
}
