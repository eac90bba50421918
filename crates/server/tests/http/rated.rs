//! Rated games: who may play them, what they are worth, and who sees it.

use serde_json::{Value as Json, json};
use sqlx::{AnyConnection, Connection as _};
use tokio::time::timeout;

use crate::client::{Client, PATIENCE};
use crate::test_server::{self, TestServer};

fn rated(seats: &[&str]) -> Json {
    json!({"game": "congestion", "seats": seats, "rated": true, "public": true})
}

/// Somebody with an account.
pub(crate) async fn account(house: &TestServer, name: &str) -> Client {
    let mut client = house.guest(name).await;
    let login = json!({"login": format!("{}.l", name.to_lowercase()), "password": "analytical engine"});
    assert_eq!(client.post("/api/account", login).await.status, 200);
    client
}

pub(crate) async fn player_of(client: &mut Client) -> String {
    client.get("/api/me").await.json()["player"].as_str().expect("an id").to_owned()
}

/// What is at an address, once it is so.
async fn until(client: &mut Client, path: &str, is_so: impl Fn(&Json) -> bool) -> Json {
    let asking = async {
        loop {
            let answer = client.get(path).await.json();
            if is_so(&answer) {
                return answer;
            }
        }
    };
    timeout(PATIENCE, asking).await.expect("it is so one day")
}

/// The ladder, once so many are on it.
async fn ladder(client: &mut Client, players: usize) -> Json {
    until(client, "/api/ladder?game=congestion&seats=2", |ladder| {
        ladder["rungs"].as_array().map(Vec::len) == Some(players)
    })
    .await
}

/// Two with accounts, the second of whom has lost a rated game to the first.
async fn played() -> (TestServer, [Client; 2], String) {
    let house = test_server::open().await;
    let mut people = [account(&house, "Ada").await, account(&house, "Bo").await];
    let id = house.seated(rated(&["me", "open"]), &mut people).await;
    people[1].act(&id, json!({"do": "resign"})).await.expect("it is their game");
    (house, people, id)
}

#[tokio::test(flavor = "multi_thread")]
async fn a_rated_game_is_for_accounts_at_their_own_browsers() {
    let house = test_server::open().await;
    let (mut guest, mut ada) = (house.guest("Guest").await, account(&house, "Ada").await);
    let refused = guest.post("/api/tables", rated(&["me", "open"])).await;
    assert_eq!(refused.code(), "needs-account");
    assert!(refused.json()["text"].as_str().expect("words").contains("account"));
    for wrong in [
        json!({"clock": {"kind": "none"}}),
        json!({"late": "cabbie"}),
        json!({"options": {"turn_limit": 20}}),
    ] {
        let mut setup = rated(&["me", "open"]);
        setup.as_object_mut().expect("an object").extend(wrong.as_object().expect("an object").clone());
        assert_eq!(ada.post("/api/tables", setup).await.code(), "bad-setup", "{wrong}");
    }
    let id = house.table(&mut ada, rated(&["me", "open"])).await;
    let setup = &ada.get(&format!("/api/tables/{id}")).await.json()["table"]["setup"];
    assert_eq!((&setup["rated"], &setup["late"]), (&json!(true), &json!("resign")));
    assert_eq!(guest.refused(&id, json!({"do": "sit"})).await, "needs-account");
    assert_eq!(guest.get("/api/tables?list=open").await.json()[0]["rated"], true);
    let mut bo = account(&house, "Bo").await;
    let token = bo.post("/api/tokens", json!({"label": "script"})).await.json()["token"].clone();
    let mut script = Client::program(house.server().address(), token.as_str().expect("a token"));
    assert_eq!(script.refused(&id, json!({"do": "sit"})).await, "out-of-scope");
    bo.act(&id, json!({"do": "sit"})).await.expect("an account");
    assert_eq!(script.refused(&id, json!({"do": "resign"})).await, "out-of-scope", "nor later");
    assert_eq!(bo.refused(&id, json!({"do": "stand-in", "level": "cabbie"})).await, "rated");
    guest.act(&id, json!({"do": "say", "to": "watchers", "text": "hello"})).await.expect("watchers may talk");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_rated_game_moves_both_once_and_everybody_sees_it() {
    let (house, [mut ada, mut bo], id) = played().await;
    let told = ladder(&mut ada, 2).await;
    let [first, second] = [&told["rungs"][0], &told["rungs"][1]];
    assert_eq!((&first["name"], &first["place"], &first["you"]), (&json!("Ada"), &json!(1), &json!(true)));
    assert_eq!((&second["name"], &second["you"]), (&json!("Bo"), &json!(false)));
    let points = |rung: &Json| rung["rating"]["points"].as_i64().expect("points");
    assert!(points(first) > 1500 && points(second) < 1500 && first["rating"]["provisional"] == true);
    assert_eq!((&told["mine"]["place"], &told["total"]), (&json!(1), &json!(2)));
    let page = bo.get("/api/ladder?game=congestion&seats=2&from=1").await.json();
    assert_eq!((&page["rungs"][0]["place"], page["rungs"].as_array().map(Vec::len)), (&json!(2), Some(1)));
    assert_eq!(house.stranger().get("/api/ladder?game=congestion&seats=2").await.json()["mine"], Json::Null);
    assert_eq!(ada.get("/api/ladder?game=congestion&seats=3").await.json()["rungs"], json!([]));
    for wrong in ["game=chess&seats=2", "game=congestion&seats=9"] {
        assert_eq!(ada.get(&format!("/api/ladder?{wrong}")).await.code(), "not-found");
    }

    let player = player_of(&mut ada).await;
    let profile = house.stranger().get(&format!("/api/people/{player}")).await.json();
    assert_eq!(
        (&profile["name"], &profile["games"], &profile["you"]),
        (&json!("Ada"), &json!(1), &json!(false))
    );
    let results = &profile["results"][0];
    assert_eq!((&results["games"], &results["wins"], &results["seats"]), (&json!(1), &json!(1), &json!(2)));
    assert_eq!(results["rating"], first["rating"]);
    let recent = &profile["recent"][0];
    assert_eq!((&recent["table"], &recent["against"]), (&json!(id), &json!([{"name": "Bo"}])));
    assert!(profile.get("login").is_none() && !profile.to_string().contains("login"));
    let place = &bo.get(&format!("/api/tables/{id}")).await.json()["now"]["seats"][0];
    assert_eq!(place["player"], player.as_str(), "by this the profile is found");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_that_was_not_counted_before_a_crash_is_counted_afterwards_once() {
    let (house, [mut ada, _bo], _) = played().await;
    let before = ladder(&mut ada, 2).await;
    let database = house.database().to_owned();
    let stopped = house.stop().await;
    // As the database is when the process dies between the last move and the counting.
    sqlx::any::install_default_drivers();
    let mut connection = AnyConnection::connect(&database).await.expect("the database");
    for sql in ["UPDATE tables SET counted_at = NULL", "DELETE FROM results", "DELETE FROM ratings"] {
        sqlx::query(sql).execute(&mut connection).await.expect("done");
    }
    connection.close().await.expect("closed");
    let house = TestServer::reopen(stopped).await;
    let mut later = Client { address: house.server().address(), origin: house.stranger().origin, ..ada };
    assert_eq!(ladder(&mut later, 2).await, before);
    let stopped = house.stop().await;
    let house = TestServer::reopen(stopped).await;
    let mut later = Client { address: house.server().address(), origin: house.stranger().origin, ..later };
    assert_eq!(ladder(&mut later, 2).await, before, "and not again");
}

#[tokio::test(flavor = "multi_thread")]
async fn bots_are_rated_on_the_same_scale() {
    let house = test_server::open().await;
    let mut ada = account(&house, "Ada").await;
    let lost = house.table(&mut ada, rated(&["me", "cabbie"])).await;
    ada.act(&lost, json!({"do": "resign"})).await.expect("her game");
    let told = ladder(&mut ada, 2).await;
    assert_eq!((&told["rungs"][0]["bot"], &told["rungs"][0]["player"]), (&json!("cabbie"), &Json::Null));
    assert_eq!(told["mine"]["place"], 2);
    let path = format!("/api/people/{}", player_of(&mut ada).await);
    assert_eq!(ada.get(&path).await.json()["beaten"], json!([]), "that bot was not beaten");
}

#[tokio::test(flavor = "multi_thread")]
async fn private_games_are_shown_to_their_own_people_alone_and_a_block_hides_a_profile() {
    let house = test_server::open().await;
    let mut people = [house.guest("Ada").await, house.guest("Bo").await];
    let setup = json!({"game": "congestion", "seats": ["me", "open"]});
    let id = house.seated(setup, &mut people).await;
    let [ada, bo] = &mut people;
    bo.act(&id, json!({"do": "resign"})).await.expect("their game");
    let path = format!("/api/people/{}", player_of(ada).await);
    let own = until(ada, &path, |own| own["games"] == 1).await;
    assert_eq!((&own["recent"][0]["table"], &own["recent"][0]["public"]), (&json!(id), &json!(false)));
    let seen = bo.get(&path).await.json();
    assert_eq!((&seen["games"], &seen["recent"]), (&json!(1), &json!([])), "not even to who played there");
    assert!(seen["results"][0].get("rating").is_none(), "nothing was rated");
    let block = json!({"seat": 2, "quiet": "block"});
    assert_eq!(ada.post(&format!("/api/tables/{id}/silence"), block).await.status, 204);
    assert_eq!(bo.get(&path).await.code(), "not-found");
    assert_eq!(house.stranger().get("/api/people/nobody").await.code(), "not-found");
}

#[tokio::test(flavor = "multi_thread")]
async fn what_is_counted_can_be_taken_along_and_goes_with_its_owner() {
    let (house, [mut ada, mut bo], _) = played().await;
    ladder(&mut ada, 2).await;
    let export = ada.get("/api/me/export").await.json();
    assert_eq!(export["played"]["ratings"][0]["games"], 1);
    assert_eq!(export["played"]["results"][0]["wins"], 1);
    let path = format!("/api/people/{}", player_of(&mut ada).await);
    assert_eq!(ada.post("/api/me/delete", json!({"password": "analytical engine"})).await.status, 204);
    let left = ladder(&mut bo, 1).await;
    assert_eq!(left["rungs"][0]["name"], "Bo");
    assert_eq!(bo.get(&path).await.code(), "not-found");
    assert_eq!(bo.get("/api/me").await.status, 200);
    drop(house);
}
