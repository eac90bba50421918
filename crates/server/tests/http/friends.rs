//! Friends by link: who agrees is one, both see each other, and either may end it.

use serde_json::{Value as Json, json};

use crate::client::Client;
use crate::rated::player_of;
use crate::test_server::{self, TestServer};

/// The key of a new friend link.
async fn key_of(client: &mut Client) -> String {
    let made = client.post("/api/friends/link", json!({})).await;
    assert_eq!(made.status, 201, "{}", made.body);
    let link = made.json()["link"].as_str().expect("a link").to_owned();
    link.strip_prefix("/#/friend/").expect("the key stays behind the #").to_owned()
}

async fn names(client: &mut Client) -> Vec<Json> {
    let friends = client.get("/api/friends").await.json();
    friends.as_array().expect("a list").iter().map(|friend| friend["name"].clone()).collect()
}

/// Two who are friends.
async fn friends(house: &TestServer) -> [Client; 2] {
    let mut people = [house.guest("Ada").await, house.guest("Bo").await];
    let key = key_of(&mut people[0]).await;
    assert_eq!(people[1].post("/api/friends", json!({"key": key})).await.status, 204);
    people
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_agrees_to_a_link_is_a_friend_both_ways_until_one_ends_it() {
    let house = test_server::open().await;
    let (mut ada, mut bo, mut cy) =
        (house.guest("Ada").await, house.guest("Bo").await, house.guest("Cy").await);
    let key = key_of(&mut ada).await;
    let offer = house.stranger().post("/api/friends/offer", json!({"key": key})).await.json();
    assert_eq!(
        (&offer["name"], &offer["you"], &offer["friend"]),
        (&json!("Ada"), &json!(false), &json!(false))
    );
    assert_eq!(house.stranger().post("/api/friends", json!({"key": key})).await.code(), "who-are-you");
    assert!(names(&mut bo).await.is_empty(), "looking is not agreeing");
    for friend in [&mut bo, &mut cy] {
        for _ in 0..2 {
            assert_eq!(friend.post("/api/friends", json!({"key": key})).await.status, 204);
        }
    }
    assert_eq!(names(&mut ada).await, ["Bo", "Cy"], "one link makes several friends");
    assert_eq!(names(&mut bo).await, ["Ada"]);
    assert_eq!(bo.post("/api/friends/offer", json!({"key": key})).await.json()["friend"], true);
    assert_eq!(ada.post("/api/friends", json!({"key": key})).await.code(), "nothing-to-do");
    for wrong in ["", "nonsense", "23456789abcdefghjkmnpqrstuvwxyz2"] {
        assert_eq!(bo.post("/api/friends", json!({"key": wrong})).await.code(), "not-found");
    }
    let path = format!("/api/friends/{}", player_of(&mut ada).await);
    assert_eq!(bo.send("DELETE", &path, &[], "").await.status, 204);
    assert_eq!(bo.send("DELETE", &path, &[], "").await.code(), "not-found");
    assert_eq!(names(&mut ada).await, ["Cy"]);
}

#[tokio::test(flavor = "multi_thread")]
async fn friends_see_who_is_here_and_at_which_public_table() {
    let house = test_server::open().await;
    let [mut ada, mut bo] = friends(&house).await;
    let private = house.table(&mut bo, json!({"game": "congestion", "seats": ["me", "open"]})).await;
    let seen = ada.get("/api/friends").await.json();
    assert_eq!((&seen[0]["here"], seen[0].get("table")), (&json!(true), None), "{private} is private");
    let public = json!({"game": "congestion", "seats": ["me", "open"], "public": true});
    let id = house.table(&mut bo, public).await;
    let seen = ada.get("/api/friends").await.json();
    assert_eq!((&seen[0]["table"]["id"], &seen[0]["table"]["status"]), (&json!(id), &json!("open")));
    bo.act(&id, json!({"do": "rise"})).await.expect("their seat");
    assert_eq!(ada.get("/api/friends").await.json()[0].get("table"), None, "they have left");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_friend_is_asked_to_a_table_by_whoever_sits_there() {
    let house = test_server::open().await;
    let [mut ada, mut bo] = friends(&house).await;
    let mut eve = house.guest("Eve").await;
    let id = house.table(&mut ada, json!({"game": "congestion", "seats": ["me", "open", "open"]})).await;
    let (path, invite) = (format!("/api/tables/{id}/invite"), json!({"player": player_of(&mut bo).await}));
    assert_eq!(eve.post(&path, invite.clone()).await.code(), "not-yours");
    let stranger = json!({"player": player_of(&mut eve).await});
    assert_eq!(ada.post(&path, stranger).await.code(), "not-found", "friends alone are asked");
    for _ in 0..2 {
        assert_eq!(ada.post(&path, invite.clone()).await.status, 204);
    }
    let asked = bo.get("/api/invitations").await.json();
    assert_eq!(
        (&asked[0]["table"], &asked[0]["by"], asked.as_array().map(Vec::len)),
        (&json!(id), &json!("Ada"), Some(1))
    );
    let decline = format!("/api/invitations/{id}");
    assert_eq!(bo.send("DELETE", &decline, &[], "").await.status, 204);
    assert_eq!(bo.get("/api/invitations").await.json(), json!([]));
    ada.post(&path, invite.clone()).await;
    bo.act(&id, json!({"do": "sit"})).await.expect("a free seat");
    assert_eq!(bo.get("/api/invitations").await.json(), json!([]), "they have come");
    eve.act(&id, json!({"do": "sit"})).await.expect("a free seat");
    assert_eq!(ada.post(&path, invite).await.code(), "started");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_friend_whom_the_host_asks_gets_the_key_of_a_seat_by_invitation() {
    let house = test_server::open().await;
    let [mut ada, mut bo] = friends(&house).await;
    let id = house.table(&mut ada, json!({"game": "congestion", "seats": ["me", "invited"]})).await;
    let invite = json!({"player": player_of(&mut bo).await});
    assert_eq!(ada.post(&format!("/api/tables/{id}/invite"), invite).await.status, 204);
    assert!(bo.act(&id, json!({"do": "sit"})).await.is_err(), "the seat has a key");
    let key = bo.get("/api/invitations").await.json()[0]["invite"].clone();
    bo.act(&id, json!({"do": "sit", "invite": key})).await.expect("their seat");

    // Whoever only sits there gives no keys away, and an open seat needs none.
    let setup = json!({"game": "congestion", "seats": ["me", "open", "invited"], "start": "host"});
    let id = house.table(&mut bo, setup).await;
    bo.post(&format!("/api/tables/{id}/invite"), json!({"player": player_of(&mut ada).await})).await;
    assert_eq!(ada.get("/api/invitations").await.json()[0].get("invite"), None, "a seat is open");
    let mut eve = house.guest("Eve").await;
    eve.act(&id, json!({"do": "sit"})).await.expect("an open seat");
    assert!(ada.get("/api/invitations").await.json()[0]["invite"].is_string());
}

#[tokio::test(flavor = "multi_thread")]
async fn a_block_ends_a_friendship_and_keeps_it_from_beginning_again() {
    let house = test_server::open().await;
    let mut people = friends(&house).await;
    let setup = json!({"game": "congestion", "seats": ["me", "open", "open"]});
    let id = house.seated(setup, &mut people).await;
    let [ada, bo] = &mut people;
    let block = json!({"seat": 2, "quiet": "block"});
    assert_eq!(ada.post(&format!("/api/tables/{id}/silence"), block).await.status, 204);
    assert!(names(ada).await.is_empty() && names(bo).await.is_empty());
    let key = key_of(bo).await;
    assert_eq!(ada.post("/api/friends", json!({"key": key})).await.code(), "not-welcome");
    let key = key_of(ada).await;
    assert_eq!(bo.post("/api/friends", json!({"key": key})).await.code(), "not-welcome");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_token_makes_no_friends_and_the_picture_of_a_link_needs_no_secret_in_its_address() {
    let house = test_server::open().await;
    let mut ada = house.guest("Ada").await;
    let token = ada.post("/api/tokens", json!({"label": "script"})).await.json()["token"].clone();
    let mut script = Client::program(house.server().address(), token.as_str().expect("a token"));
    assert_eq!(script.post("/api/friends/link", json!({})).await.code(), "out-of-scope");
    let key = key_of(&mut ada).await;
    let picture = ada.post("/api/qr", json!({"path": format!("/#/friend/{key}")})).await;
    assert!(picture.status == 200 && picture.body.contains("<svg"), "{}", picture.body);
    assert_eq!(ada.post("/api/qr", json!({"path": "elsewhere"})).await.code(), "malformed");
}
