//! People, what they are known by, and the times nobody could come.

use cloverleaf_server::{
    Account, Index, Key, KeyKind, KeyRow, Listing, NewTable, Page, Player, PlayerId, PlayerKind, Status,
    Store, StoreError,
};

use crate::databases::{Databases, index, table};
use crate::passkeys::passkey;

const HOUR: i64 = 3_600_000;

pub(crate) async fn guest(store: &Store, name: &str) -> Player {
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
        scopes: String::new(),
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

/// A table at which these people sit.
async fn sit(store: &Store, name: &str, people: &[&Player]) {
    let sitters = people.iter().map(|player| player.id.clone()).collect();
    let table = NewTable { index: Index { sitters, ..index(Status::Running) }, ..table(name) };
    store.create(table).await.unwrap();
}

async fn mine(store: &Store, player: &Player) -> Vec<String> {
    let rows = store.list(Listing::Mine(player.id.clone()), &Page::first(50)).await.unwrap();
    let mut names: Vec<String> =
        rows.into_iter().map(|listed| listed.table.unwrap().id.to_string()).collect();
    names.sort();
    names
}

pub(crate) async fn a_guests_tables_are_brought_along_and_let_go(databases: &Databases) {
    let store = databases.open().await;
    let (ada, bob, cy) = (guest(&store, "Ada").await, guest(&store, "Bob").await, guest(&store, "Cy").await);
    sit(&store, "a", &[&ada]).await;
    sit(&store, "b", &[&bob]).await;
    sit(&store, "c", &[&cy, &bob]).await;
    assert_eq!(store.count_shared(&bob.id, std::slice::from_ref(&cy.id)).await, Ok(1));
    assert_eq!(store.count_shared(&bob.id, std::slice::from_ref(&ada.id)).await, Ok(0));
    assert_eq!(store.bring_along(&cy.id, &bob.id, 10).await, Ok(true));
    assert_eq!(store.bring_along(&cy.id, &ada.id, 10).await, Ok(false), "one person has them");
    assert_eq!(store.bring_along(&bob.id, &ada.id, 20).await, Ok(true));
    assert_eq!(mine(&store, &ada).await, ["a", "b", "c"], "also of whoever was brought along before");
    assert_eq!(mine(&store, &bob).await, ["b", "c"]);
    assert_eq!((store.count_of(&ada.id).await, store.count_sittings(&ada.id).await), (Ok(3), Ok(3)));
    let aliases = store.aliases(&ada.id).await.unwrap();
    let told: Vec<_> =
        aliases.iter().map(|alias| (alias.guest.as_str(), alias.name.as_str(), alias.since)).collect();
    assert_eq!(told, [("id-Cy", "Cy", 10), ("id-Bob", "Bob", 20)]);
    // Brought along in a ring, they are still found once each.
    assert_eq!(store.bring_along(&ada.id, &cy.id, 30).await, Ok(true));
    assert_eq!(store.aliases(&ada.id).await.unwrap().len(), 2);
    assert_eq!(store.separate(&bob.id, 20).await, Ok(false), "too late");
    assert_eq!(store.separate(&bob.id, 19).await, Ok(true));
    assert_eq!(mine(&store, &ada).await, ["a"]);
}

pub(crate) async fn who_is_forgotten_stays_forgotten(databases: &Databases) {
    let store = databases.open().await;
    let (ada, bob) = (guest(&store, "Ada").await, guest(&store, "Bob").await);
    let old = key(&store, &ada, 1, None).await;
    key(&store, &bob, 1, None).await;
    let account = Account { player: ada.id.clone(), login: "ada".to_owned(), password: "$".to_owned() };
    store.open_account(&account).await.unwrap();
    store.set_codes(&ada.id, &["c0".to_owned()], 1).await.unwrap();
    store.add_passkey(&passkey(&ada, "01")).await.unwrap();
    let mut backup = Vec::new();
    store.dump(&mut backup).await.unwrap();
    store.forget_people(std::slice::from_ref(&ada.id)).await.unwrap();
    for _ in 0..2 {
        assert_eq!(store.player_by_key(&old.hash, 2).await, Ok(None));
        assert_eq!((store.account("ada").await, store.count_codes(&ada.id).await), (Ok(None), Ok(0)));
        assert_eq!(store.passkey("01").await, Ok(None));
        let left = store.player(&ada.id).await.unwrap().unwrap();
        assert_eq!((left.name.as_str(), left.kind), ("", PlayerKind::Deleted));
        assert_eq!(store.forgotten(&[ada.id.clone(), bob.id.clone()]).await, Ok(vec![ada.id.clone()]));
        assert_eq!(store.keys_of(&bob.id).await.unwrap().len(), 1);
        // Not even a backup from before brings them back.
        store.restore(&mut backup.as_slice()).await.unwrap();
    }
}

pub(crate) async fn idle_guests_are_found(databases: &Databases) {
    let store = databases.open().await;
    let people = ["Ada", "Bob", "Cy", "Di", "Ed"];
    let mut all = Vec::new();
    for name in people {
        all.push(guest(&store, name).await);
    }
    let [ada, bob, cy, di, _] = &all[..] else { unreachable!() };
    let account = Account { player: ada.id.clone(), login: "ada".to_owned(), password: "$".to_owned() };
    store.open_account(&account).await.unwrap();
    // One was given a key lately, one has used theirs, one was brought along.
    key(&store, bob, 2 * HOUR, None).await;
    let used = key(&store, cy, 6, None).await;
    store.player_by_key(&used.hash, 2 * HOUR).await.unwrap();
    store.bring_along(&di.id, &ada.id, 7).await.unwrap();
    let ed: PlayerId = "id-Ed".to_owned().into();
    assert_eq!(store.idle_guests(HOUR, 10).await, Ok(vec![ed.clone()]));
    assert_eq!(store.idle_guests(5, 10).await, Ok(vec![]));
    store.forget_people(&[ed]).await.unwrap();
    assert_eq!(store.idle_guests(HOUR, 10).await, Ok(vec![]));
}
