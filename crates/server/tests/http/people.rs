//! Guests, second devices, accounts and programs.

use serde_json::json;

use crate::client::Client;
use crate::socket::Socket;
use crate::test_server;

#[tokio::test(flavor = "multi_thread")]
async fn a_guest_is_known_again_by_the_cookie_alone() {
    let house = test_server::open().await;
    let mut stranger = house.stranger();
    assert_eq!(stranger.get("/api/me").await.code(), "who-are-you");
    let made = stranger.post("/api/me", json!({"name": "Ada"})).await;
    let cookie = made.header("set-cookie").expect("a cookie").to_owned();
    assert!(cookie.contains("HttpOnly") && cookie.contains("SameSite=Lax"), "{cookie}");
    assert!(!cookie.contains("Secure"), "{cookie}");
    let key = stranger.cookie.clone().expect("a key");
    assert!(!made.body.contains(&key), "the key is in the cookie alone");

    let renamed = stranger.post("/api/me", json!({"name": "Ada L."})).await.json();
    assert_eq!(renamed["player"], made.json()["player"]);
    let stopped = house.stop().await;
    let house = test_server::TestServer::reopen(stopped).await;
    let mut later = Client { cookie: Some(key), ..house.stranger() };
    let me = later.get("/api/me").await.json();
    assert_eq!((me["name"].as_str(), me["kind"].as_str()), (Some("Ada L."), Some("guest")));
    assert_eq!(me["player"], made.json()["player"]);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_seat_is_kept_on_a_second_device() {
    let house = test_server::open().await;
    let mut phone = house.guest("Ada").await;
    let id = house.table(&mut phone, json!({"game": "congestion", "seats": ["me", "open"]})).await;
    let link =
        phone.post("/api/me/link", json!({})).await.json()["link"].as_str().expect("a link").to_owned();
    let key = link.strip_prefix("/enter#").expect("the key stays behind the #");
    let mut laptop = house.stranger();
    let me = laptop.post("/api/enter", json!({"key": key})).await.json();
    assert_eq!(me["name"], "Ada");
    assert_eq!(laptop.get(&format!("/api/tables/{id}")).await.json()["you"], 1);
    assert_ne!(laptop.cookie, phone.cookie, "each device has a key of its own");
    let again = house.stranger().post("/api/enter", json!({"key": key})).await;
    assert_eq!(again.code(), "who-are-you", "a link opens once");
    let mut thief = Client { cookie: Some(key.to_owned()), ..house.stranger() };
    assert_eq!(thief.get("/api/me").await.code(), "who-are-you", "a link is no cookie");
    assert_eq!(thief.post("/api/enter", json!({"key": "nonsense"})).await.code(), "who-are-you");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_login_keeps_the_history() {
    let house = test_server::open().await;
    let mut ada = house.guest("Ada").await;
    let id = house.table(&mut ada, json!({"game": "congestion", "seats": ["me", "open"]})).await;
    let before = ada.cookie.clone();
    let link = ada.post("/api/me/link", json!({})).await.json();
    let key = link["link"].as_str().and_then(|link| link.split_once('#')).expect("a link").1;
    let mut laptop = house.stranger();
    laptop.post("/api/enter", json!({"key": key})).await;
    let login = json!({"login": "Ada.L", "password": "analytical engine"});
    let me = ada.post("/api/account", login.clone()).await.json();
    assert_eq!((me["kind"].as_str(), me["login"].as_str()), (Some("account"), Some("ada.l")));
    let mut old = Client { cookie: before, ..house.stranger() };
    assert_eq!(old.get("/api/me").await.code(), "who-are-you", "the key from before is worth nothing");
    assert_eq!(laptop.get("/api/me").await.json()["login"], "ada.l", "every device knows of the login");

    let mut bob = house.guest("Bob").await;
    assert_eq!(bob.post("/api/account", login.clone()).await.code(), "login-taken");
    let short = json!({"login": "bob", "password": "short"});
    assert_eq!(bob.post("/api/account", short).await.code(), "malformed");

    let mut home = house.stranger();
    assert_eq!(home.post("/api/login", login.clone()).await.json()["name"], "Ada");
    assert_eq!(home.get("/api/tables?list=mine").await.json()[0]["id"], id.as_str());
    assert_eq!(home.get("/api/me").await.json()["login"], "ada.l");
    let change = json!({"old": "analytical engine", "new": "difference engine"});
    assert_eq!(home.post("/api/password", change.clone()).await.status, 204);
    assert_eq!(home.post("/api/password", change).await.code(), "wrong-login");
    assert_eq!(home.post("/api/logout", json!({})).await.status, 204);
    assert_eq!(home.cookie, None);
    assert_eq!(home.post("/api/login", login).await.code(), "wrong-login");
}

#[tokio::test(flavor = "multi_thread")]
async fn guessing_passwords_tells_nothing_and_ends_soon() {
    let house = test_server::open().await;
    let mut ada = house.guest("Ada").await;
    ada.post("/api/account", json!({"login": "ada", "password": "analytical engine"})).await;
    let mut guesser = house.stranger();
    let wrong = guesser.post("/api/login", json!({"login": "ada", "password": "steam engine"})).await;
    let nobody = guesser.post("/api/login", json!({"login": "nobody", "password": "steam engine"})).await;
    assert_eq!((wrong.status, &wrong.body), (403, &nobody.body), "both are told the same");
    for _ in 0..20 {
        let answer = guesser.post("/api/login", json!({"login": "ada", "password": "steam engine"})).await;
        if answer.code() == "too-fast" {
            assert!(answer.header("retry-after").is_some());
            return;
        }
    }
    panic!("nobody may guess twenty times at once");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_token_acts_for_whoever_made_it_until_it_is_taken_back() {
    let house = test_server::open().await;
    let mut ada = house.guest("Ada").await;
    let made = ada.post("/api/tokens", json!({"label": "my script"})).await;
    assert_eq!(made.status, 201);
    let token = made.json()["token"].as_str().expect("a token").to_owned();
    let mut script = Client::program(house.server().address(), &token);
    assert_eq!(script.get("/api/me").await.json()["name"], "Ada");
    let tokens = ada.get("/api/tokens").await;
    assert!(!tokens.body.contains(&token), "a token is shown once");
    assert_eq!(tokens.json()[0]["label"], "my script");
    let path = format!("/api/tokens/{}", tokens.json()[0]["id"].as_str().expect("an id"));
    let mut bob = house.guest("Bob").await;
    assert_eq!(bob.send("DELETE", &path, &[], "").await.code(), "not-found", "it is not Bob's");
    assert_eq!(ada.send("DELETE", &path, &[], "").await.status, 204);
    assert_eq!(script.get("/api/me").await.code(), "who-are-you");
    let mut pretender = Client { cookie: Some(token), ..house.stranger() };
    assert_eq!(pretender.get("/api/me").await.code(), "who-are-you", "a token is no cookie");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_program_sits_as_people_do_and_is_marked() {
    let house = test_server::open().await;
    let mut ada = house.guest("Ada").await;
    let id = house.table(&mut ada, json!({"game": "congestion", "seats": ["me", "open"]})).await;
    let made = house.stranger().post("/api/bots", json!({"name": "Deep Road"})).await;
    let token = made.json()["token"].as_str().expect("a token").to_owned();
    let mut program = Client::program(house.server().address(), &token);
    program.act(&id, json!({"do": "sit"})).await.expect("a free seat");
    let seats = ada.get(&format!("/api/tables/{id}")).await.json()["now"]["seats"].clone();
    assert_eq!((&seats[1]["name"], &seats[1]["program"]), (&json!("Deep Road"), &json!(true)));
    assert_eq!((&seats[1]["sitter"], seats[0].get("program")), (&json!("person"), None));
    let socket = Socket::connect(&program, &id, "?legal=true").await;
    assert_eq!(socket.seat(), Some(2));
}

#[tokio::test(flavor = "multi_thread")]
async fn nobody_hides_or_imitates_by_a_name() {
    let house = test_server::open().await;
    let mut ada = house.guest("Ada").await;
    for wrong in ["commuter (bot)", "\u{3164}", "Ada\u{202e}", "Аda"] {
        let refused = house.stranger().post("/api/me", json!({ "name": wrong })).await;
        assert_eq!((refused.status, refused.code().as_str()), (400, "malformed"), "{wrong:?}");
        assert_eq!(ada.post("/api/me", json!({ "name": wrong })).await.status, 400, "{wrong:?}");
    }
    assert_eq!(ada.get("/api/me").await.json()["name"], "Ada");
    let program = house.stranger().post("/api/bots", json!({"name": "Cabbie bot 2"})).await;
    assert_eq!(program.status, 400, "{}", program.body);
}
