//! Passkeys: who is let in by one, and who is not. The device is made of software.

use cloverleaf_server::{Config, Server};
use serde_json::{Value as Json, json};

use crate::authenticator::{Authenticator, VERIFIED};
use crate::client::{Answer, Client};
use crate::postgres::Postgres;
use crate::test_server::{self, TestServer};

const PASSWORD: &str = "analytical engine";

/// What is wrong, and how a device comes to it.
type Wrong = (&'static str, fn(&mut Authenticator));

fn stranger(house: &TestServer) -> Client {
    Client::by_name(house.server().address(), "localhost")
}

fn device(client: &Client) -> Authenticator {
    Authenticator::new(client.origin.as_deref().expect("a page"))
}

async fn guest(house: &TestServer, name: &str) -> Client {
    let mut client = stranger(house);
    assert_eq!(client.post("/api/me", json!({ "name": name })).await.status, 200);
    client
}

/// Somebody with a login and a password.
async fn account(house: &TestServer, login: &str) -> Client {
    let mut client = guest(house, login).await;
    let answer = client.post("/api/account", json!({"login": login, "password": PASSWORD})).await;
    assert_eq!(answer.status, 200, "{}", answer.body);
    client
}

async fn options(client: &mut Client, wish: Json) -> Json {
    let answer = client.post("/api/passkeys/options", wish).await;
    assert_eq!(answer.status, 200, "{}", answer.body);
    answer.json()
}

/// Adds the passkey of a device to an account with a password.
async fn add(client: &mut Client, device: &mut Authenticator) {
    let options = options(client, json!({"password": PASSWORD})).await;
    let added = client.post("/api/passkeys", json!({"credential": device.make(&options)})).await;
    assert_eq!(added.status, 200, "{}", added.body);
}

/// Somebody with a login and a passkey, and no password.
async fn by_passkey_alone(house: &TestServer, login: &str) -> (Client, Authenticator) {
    let mut client = guest(house, login).await;
    let mut device = device(&client);
    let options = options(&mut client, json!({ "login": login })).await;
    let made = json!({"login": login, "credential": device.make(&options)});
    let answer = client.post("/api/passkeys", made).await;
    assert_eq!((answer.status, &answer.json()["login"]), (200, &json!(login)), "{}", answer.body);
    (client, device)
}

/// What a device answers when it is asked for its passkey.
async fn show(client: &mut Client, device: &mut Authenticator) -> Json {
    let asked = client.post("/api/login/passkey/options", json!({})).await;
    assert_eq!(asked.status, 200, "{}", asked.body);
    device.show(&asked.json())
}

async fn log_in(client: &mut Client, device: &mut Authenticator) -> Answer {
    let credential = show(client, device).await;
    client.post("/api/login/passkey", json!({ "credential": credential })).await
}

#[tokio::test(flavor = "multi_thread")]
async fn a_passkey_is_added_listed_and_logs_in() {
    let house = test_server::open().await;
    let mut home = account(&house, "ada").await;
    let mut device = device(&home);
    let wrong = home.post("/api/passkeys/options", json!({"password": "steam engine"})).await;
    assert_eq!(wrong.code(), "wrong-login", "whoever found the browser open cannot add a passkey");
    add(&mut home, &mut device).await;
    let listed = home.get("/api/access").await.json();
    assert_eq!((listed["passkeys"].as_array().map(Vec::len), &listed["password"]), (Some(1), &json!(true)));
    assert_eq!(listed["passkeys"][0].get("used"), None);

    let mut phone = stranger(&house);
    let me = log_in(&mut phone, &mut device).await;
    assert_eq!((me.status, &me.json()["login"]), (200, &json!("ada")), "{}", me.body);
    let listed = phone.get("/api/access").await.json();
    assert!(listed["passkeys"][0]["used"].is_number(), "{listed}");
    assert_eq!(listed["keys"].as_array().map(Vec::len), Some(2), "the browser is listed like any other");
    assert!(phone.jar.iter().any(|(name, _)| name == "cloverleaf-device"), "and is a known device");

    let path = format!("/api/passkeys/{}", listed["passkeys"][0]["id"].as_str().expect("an id"));
    assert_eq!(home.post(&path, json!({"label": "my phone"})).await.status, 204);
    let file = home.get("/api/me/export").await.json();
    assert_eq!(file["passkeys"][0]["label"], "my phone");
    let mut bob = account(&house, "bob").await;
    assert_eq!(bob.send("DELETE", &path, &[], "").await.code(), "not-found", "it is not Bob's");
    assert_eq!(home.send("DELETE", &path, &[], "").await.status, 204);
    assert_eq!(log_in(&mut stranger(&house), &mut device).await.code(), "wrong-login", "it was removed");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_guest_is_asked_first_and_a_challenge_is_answered_once() {
    let house = test_server::open().await;
    let mut home = account(&house, "ada").await;
    let mut device = device(&home);
    add(&mut home, &mut device).await;
    let mut phone = guest(&house, "Bob").await;
    house.table(&mut phone, json!({"game": "congestion", "seats": ["me", "open"]})).await;
    let credential = show(&mut phone, &mut device).await;
    let asked = phone.post("/api/login/passkey", json!({ "credential": credential })).await;
    assert_eq!(asked.code(), "guest-here");
    let choice = json!({"credential": credential, "guest": "bring"});
    assert_eq!(phone.post("/api/login/passkey", choice.clone()).await.json()["login"], "ada");
    for mut again in [stranger(&house), phone] {
        assert_eq!(again.post("/api/login/passkey", choice.clone()).await.code(), "wrong-login");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn what_was_not_signed_as_asked_lets_nobody_in() {
    let house = test_server::open().await;
    let mut home = account(&house, "ada").await;
    let mut device = device(&home);
    add(&mut home, &mut device).await;
    let mut thief = stranger(&house);
    let (origin, user) = (device.origin.clone(), device.user.clone());
    let wrong: [Wrong; 5] = [
        ("another page", |device| device.origin = "https://elsewhere.example".to_owned()),
        ("another port", |device| device.origin = "http://localhost:1".to_owned()),
        ("another site", |device| device.site = Some("elsewhere.example".to_owned())),
        ("nobody proved who they are", |device| device.flags &= !VERIFIED),
        ("another account", |device| device.user = "YWFhYWFhYWFhYWFh".to_owned()),
    ];
    for (what, change) in wrong {
        change(&mut device);
        let answer = log_in(&mut thief, &mut device).await;
        assert_eq!((answer.status, answer.code().as_str()), (403, "wrong-login"), "{what}");
        (device.site, device.flags) = (None, device.flags | VERIFIED);
        (device.origin, device.user) = (origin.clone(), user.clone());
    }
    assert_eq!(log_in(&mut thief, &mut device).await.status, 200, "all of it was as before");
    device.count -= 1;
    assert_eq!(log_in(&mut thief, &mut device).await.code(), "wrong-login", "a copy of the device");

    let mut forger = Authenticator::new(&origin);
    forger.user = user;
    let mut credential = show(&mut thief, &mut forger).await;
    assert_eq!(
        thief.post("/api/login/passkey", json!({"credential": credential})).await.code(),
        "wrong-login"
    );
    let real = show(&mut thief, &mut device).await;
    for part in ["id", "rawId"] {
        credential[part] = real[part].clone();
    }
    assert_eq!(
        thief.post("/api/login/passkey", json!({"credential": credential})).await.code(),
        "wrong-login"
    );
    for nonsense in [json!(null), json!({}), json!("x"), json!({"id": 7}), json!([[[]]])] {
        assert_eq!(
            thief.post("/api/login/passkey", json!({"credential": nonsense})).await.code(),
            "wrong-login"
        );
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_challenge_is_answered_by_whom_it_was_asked_where_and_for_what() {
    let house = test_server::open().await;
    let (mut home, mut eve) = (account(&house, "ada").await, account(&house, "eve").await);
    let mut device = device(&home);
    let asked = options(&mut home, json!({"password": PASSWORD})).await;
    let made = json!({"credential": device.make(&asked)});
    assert_eq!(eve.post("/api/passkeys", made.clone()).await.code(), "wrong-login", "asked of somebody else");
    let mut elsewhere = Client { host: Some("table.localhost:1".to_owned()), ..home.clone() };
    elsewhere.origin = Some("http://table.localhost:1".to_owned());
    assert_eq!(elsewhere.post("/api/passkeys", made.clone()).await.code(), "wrong-login", "at another host");
    device.origin = "https://elsewhere.example".to_owned();
    let strange = json!({"credential": device.make(&asked)});
    assert_eq!(home.post("/api/passkeys", strange).await.code(), "wrong-login", "on another page");
    assert_eq!(home.post("/api/passkeys", made.clone()).await.status, 200);
    assert_eq!(home.post("/api/passkeys", made).await.code(), "wrong-login", "once");

    device.origin = home.origin.clone().expect("a page");
    let asked = options(&mut home, json!({"password": PASSWORD})).await;
    assert_eq!(asked["excludeCredentials"].as_array().map(Vec::len), Some(1), "one passkey a device");
    let purpose = json!({"challenge": asked["challenge"], "rpId": asked["rp"]["id"]});
    let shown = json!({"credential": device.show(&purpose)});
    assert_eq!(eve.post("/api/login/passkey", shown).await.code(), "wrong-login", "asked to make one");
    let number = house.stranger().post("/api/login/passkey/options", json!({})).await;
    assert_eq!(number.code(), "wrong-origin", "an address without a name has no passkeys");
    assert_eq!(stranger(&house).post("/api/passkeys/options", json!({})).await.code(), "who-are-you");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_passkey_alone_is_enough_for_an_account() {
    let house = test_server::open().await;
    let (mut home, mut device) = by_passkey_alone(&house, "ada").await;
    let taken = guest(&house, "Eve").await.post("/api/passkeys/options", json!({"login": "Ada"})).await;
    assert_eq!(taken.code(), "login-taken");
    for password in ["", PASSWORD] {
        let typed = json!({"login": "ada", "password": password});
        assert_eq!(stranger(&house).post("/api/login", typed).await.code(), "wrong-login");
    }
    let listed = home.get("/api/access").await.json();
    let path = format!("/api/passkeys/{}", listed["passkeys"][0]["id"].as_str().expect("an id"));
    assert_eq!(listed["password"], json!(false));
    assert_eq!(home.send("DELETE", &path, &[], "").await.code(), "last-login");

    for path in ["/api/passkeys/options", "/api/codes", "/api/me/delete"] {
        assert_eq!(home.post(path, json!({})).await.code(), "wrong-login", "{path}");
        assert_eq!(home.post(path, json!({"password": ""})).await.code(), "wrong-login", "{path}");
    }
    let (mut eve, mut hers) = by_passkey_alone(&house, "eve").await;
    let credential = show(&mut eve, &mut hers).await;
    assert_eq!(home.post("/api/codes", json!({"passkey": credential})).await.code(), "wrong-login", "Eve's");
    let credential = show(&mut home, &mut device).await;
    let codes = home.post("/api/codes", json!({"passkey": credential})).await.json()["codes"].clone();
    let credential = show(&mut home, &mut device).await;
    let first = json!({"passkey": credential, "new": PASSWORD});
    assert_eq!(home.post("/api/password", first).await.status, 204);
    assert_eq!(log_in(&mut stranger(&house), &mut device).await.status, 200, "the passkey stays");
    assert_eq!(home.send("DELETE", &path, &[], "").await.status, 204);

    add(&mut home, &mut device).await;
    let recover = json!({"login": "ada", "code": codes[0], "password": "difference engine"});
    assert_eq!(stranger(&house).post("/api/recover", recover).await.status, 200);
    assert_eq!(
        log_in(&mut stranger(&house), &mut device).await.code(),
        "wrong-login",
        "a code ends passkeys"
    );
    let credential = show(&mut eve, &mut hers).await;
    assert_eq!(eve.post("/api/me/delete", json!({"passkey": credential})).await.status, 204);
    assert_eq!(log_in(&mut stranger(&house), &mut hers).await.code(), "wrong-login");
}

#[tokio::test(flavor = "multi_thread")]
async fn two_servers_on_one_postgres_know_each_others_challenges() {
    let postgres = Postgres::start();
    let config = Config { rate: 100_000, thinkers: Some(1), ..Config::local(postgres.database()) };
    let one = Server::start(config.clone()).await.expect("the server starts");
    let other = Server::start(config).await.expect("the other starts");
    let mut here = Client::by_name(one.address(), "localhost");
    // A proxy stands before both, and passes on by which name they were called.
    let mut there = Client { address: other.address(), ..here.clone() };
    here.post("/api/me", json!({"name": "Ada"})).await;
    there.cookie.clone_from(&here.cookie);
    let mut device = device(&here);
    let asked = options(&mut here, json!({"login": "ada"})).await;
    let made = json!({"login": "ada", "credential": device.make(&asked)});
    assert_eq!(there.post("/api/passkeys", made).await.json()["login"], "ada");
    for (asks, answers) in [(&mut here.clone(), &mut there.clone()), (&mut there, &mut here)] {
        let credential = show(asks, &mut device).await;
        let shown = json!({ "credential": credential });
        assert_eq!(answers.post("/api/login/passkey", shown.clone()).await.json()["login"], "ada");
        assert_eq!(asks.post("/api/login/passkey", shown).await.code(), "wrong-login", "once");
    }
    device.count -= 1;
    assert_eq!(log_in(&mut here, &mut device).await.code(), "wrong-login", "a copy of the device");
    other.stop().await;
    one.stop().await;
}
