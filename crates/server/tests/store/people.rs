//! People, what they are known by, and the times nobody could come.

use cloverleaf_server::{Account, Key, KeyKind, KeyRow, Player, PlayerKind, Store, StoreError};

use crate::databases::Databases;

const HOUR: i64 = 3_600_000;

async fn guest(store: &Store, name: &str) -> Player {
    let player = Player {
        id: format!("id-{name}").into(),
        name: name.to_owned(),
        kind: PlayerKind::Guest,
        created_at: 5,
    };
    store.new_player(&player).await.unwrap();
    player
}

async fn key(store: &Store, player: &Player, created_at: i64, expires_at: Option<i64>) -> KeyRow {
    let key = KeyRow {
        hash: Key::random().hash(),
        player: player.id.clone(),
        kind: KeyKind::Session,
        label: "the kitchen's tablet".to_owned(),
        created_at,
        expires_at,
        used_at: None,
    };
    store.add_key(&key).await.unwrap();
    key
}

pub(crate) async fn people_are_known_by_keys_until_these_expire(databases: &Databases) {
    let store = databases.open().await;
    let ada = guest(&store, "Ada").await;
    assert_eq!(store.player(&ada.id).await.unwrap().as_ref(), Some(&ada));
    assert_eq!(store.player(&"nobody".to_owned().into()).await, Ok(None));
    let (short, long) = (key(&store, &ada, 1, Some(100)).await, key(&store, &ada, 2, None).await);
    assert_eq!(store.player_by_key(&short.hash, 99).await, Ok(Some((ada.clone(), short.clone()))));
    assert_eq!(store.player_by_key(&short.hash, 100).await, Ok(None));
    assert_eq!(store.player_by_key("nothing", 99).await, Ok(None));
    assert!(store.player_by_key(&long.hash, HOUR).await.unwrap().is_some());
    // What is written comes after the note that the key was used, and that is kept to the hour.
    assert_eq!(store.rename(&ada.id, "Ada L.").await, Ok(true));
    assert_eq!(store.rename(&"nobody".to_owned().into(), "x").await, Ok(false));
    let (renamed, used) = store.player_by_key(&long.hash, HOUR + 1).await.unwrap().unwrap();
    assert_eq!((renamed.name.as_str(), used.used_at), ("Ada L.", Some(HOUR)));
    assert_eq!(store.forget_expired(100).await, Ok(1));
    assert_eq!(store.keys_of(&ada.id).await.unwrap(), [KeyRow { used_at: Some(HOUR), ..long }]);
}

pub(crate) async fn a_key_is_dropped_by_its_owner_only(databases: &Databases) {
    let store = databases.open().await;
    let (ada, bob) = (guest(&store, "Ada").await, guest(&store, "Bob").await);
    let first = key(&store, &ada, 1, None).await;
    let second = key(&store, &ada, 2, None).await;
    assert_eq!(store.keys_of(&ada.id).await.unwrap(), [first.clone(), second.clone()]);
    assert_eq!(store.drop_key(&bob.id, &first.hash).await, Ok(false));
    assert_eq!(store.drop_key(&ada.id, &first.hash).await, Ok(true));
    assert_eq!(store.drop_key(&ada.id, &first.hash).await, Ok(false));
    assert_eq!(store.keys_of(&ada.id).await.unwrap(), std::slice::from_ref(&second));
    let nobodys = KeyRow { hash: "x".to_owned(), player: "nobody".to_owned().into(), ..second };
    assert_eq!(store.add_key(&nobodys).await, Err(StoreError::Orphan));
}

pub(crate) async fn a_login_is_one_persons(databases: &Databases) {
    let store = databases.open().await;
    let (ada, bob) = (guest(&store, "Ada").await, guest(&store, "Bob").await);
    let account = |player: &Player, login: &str| Account {
        player: player.id.clone(),
        login: login.to_owned(),
        password: format!("$argon2id$ of {}", player.name),
    };
    assert_eq!(store.open_account(&account(&ada, "ada")).await, Ok(true));
    assert_eq!(store.open_account(&account(&bob, "ada")).await, Ok(false));
    assert_eq!(store.open_account(&account(&ada, "another")).await, Ok(false));
    assert_eq!(store.account("ada").await, Ok(Some(account(&ada, "ada"))));
    assert_eq!(store.account("another").await, Ok(None));
    assert_eq!(store.player(&ada.id).await.unwrap().unwrap().kind, PlayerKind::Account);
    assert_eq!(store.player(&bob.id).await.unwrap().unwrap().kind, PlayerKind::Guest);
    assert_eq!(store.set_password(&ada.id, "new").await, Ok(true));
    assert_eq!(store.set_password(&bob.id, "new").await, Ok(false));
    assert_eq!(store.account("ada").await.unwrap().unwrap().password, "new");
}

pub(crate) async fn a_span_without_servers_is_noted_once(databases: &Databases) {
    let store = databases.open().await;
    // Before the first start there was nothing to miss.
    assert_eq!(store.note_downtime(1000, 10).await, Ok(None));
    store.beat("one", 1000).await.unwrap();
    store.beat("two", 1005).await.unwrap();
    store.beat("one", 1020).await.unwrap();
    // One restarts, and the other still runs; or it was but a moment.
    assert_eq!(store.note_downtime(1030, 10).await, Ok(None));
    assert_eq!(store.note_downtime(1031, 10).await, Ok(Some(1020)));
    // Another that starts at the same time notes nothing more.
    assert_eq!(store.note_downtime(1032, 10).await, Ok(None));
    assert_eq!(store.downtimes().await.unwrap(), [(1020, 1031)]);
    store.beat("three", 1032).await.unwrap();
    assert_eq!(store.note_downtime(2000, 10).await, Ok(Some(1032)));
    assert_eq!(store.downtimes().await.unwrap(), [(1020, 1031), (1032, 2000)]);
}
