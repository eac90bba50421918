//! Friends: both ways, by links that end, whoever they have been.

use cloverleaf_server::{Append, Index, NewTable, PlayerId, Status, Store};

use crate::counted::person;
use crate::databases::{Databases, entry, id, index, table};

async fn names(store: &Store, player: &PlayerId) -> Vec<String> {
    store.friends_of(player).await.unwrap().into_iter().map(|friend| friend.name).collect()
}

pub(crate) async fn friends_are_friends_of_each_other(databases: &Databases) {
    let store = databases.open().await;
    let (ada, bo, cy) = (person(&store, "ada").await, person(&store, "bo").await, person(&store, "cy").await);
    for _ in 0..2 {
        store.befriend(&ada, &bo, 10).await.unwrap();
    }
    store.befriend(&cy, &ada, 20).await.unwrap();
    assert_eq!(names(&store, &ada).await, ["bo", "cy"]);
    assert_eq!(names(&store, &bo).await, ["ada"]);
    let (one, other) = (std::slice::from_ref(&ada), std::slice::from_ref(&bo));
    assert_eq!(store.unfriend(other, one).await, Ok(true), "either may end it");
    assert_eq!(store.unfriend(one, other).await, Ok(false));
    assert!(names(&store, &bo).await.is_empty());
    assert_eq!(names(&store, &ada).await, ["cy"]);
}

pub(crate) async fn a_friend_who_was_a_guest_is_the_account_now(databases: &Databases) {
    let store = databases.open().await;
    let (ada, guest, account) =
        (person(&store, "ada").await, person(&store, "guest").await, person(&store, "account").await);
    store.befriend(&ada, &guest, 10).await.unwrap();
    store.befriend(&ada, &account, 30).await.unwrap();
    assert_eq!(store.bring_along(&guest, &account, 40).await, Ok(true));
    let friends = store.friends_of(&ada).await.unwrap();
    assert_eq!(friends.len(), 1, "{friends:?}");
    assert_eq!((friends[0].player.as_str(), friends[0].since), ("account", 10));
    assert_eq!(names(&store, &account).await, ["ada"]);
    assert_eq!(store.unfriend(&[account.clone(), guest], std::slice::from_ref(&ada)).await, Ok(true));
    assert!(names(&store, &ada).await.is_empty() && names(&store, &account).await.is_empty());
}

pub(crate) async fn a_friend_link_ends_and_there_are_few(databases: &Databases) {
    let store = databases.open().await;
    let ada = person(&store, "ada").await;
    for number in 1..=4 {
        store.add_friend_link(&format!("h{number}"), &ada, number, 100, 3).await.unwrap();
    }
    assert_eq!(store.friend_link("h1", 50).await, Ok(None), "the oldest has gone");
    let found = store.friend_link("h4", 99).await.unwrap().unwrap();
    assert_eq!((found.id.as_str(), found.name.as_str()), ("ada", "ada"));
    assert_eq!(store.friend_link("h4", 100).await, Ok(None), "expired");
    store.forget_expired(100).await.unwrap();
    assert_eq!(store.friend_link("h4", 50).await, Ok(None), "and forgotten");
}

pub(crate) async fn friends_are_seen_at_listed_tables_only(databases: &Databases) {
    let store = databases.open().await;
    let (ada, bo) = (person(&store, "ada").await, person(&store, "bo").await);
    for (name, listed, status) in [
        ("listed", true, Status::Running),
        ("private", false, Status::Running),
        ("over", true, Status::Finished),
    ] {
        let index = Index { sitters: vec![ada.clone()], ..index(status) };
        store.create(NewTable { listed, index, ..table(name) }).await.unwrap();
    }
    let seen = store.seen_at(&[bo, ada.clone()]).await.unwrap();
    assert_eq!(seen.len(), 1, "{seen:?}");
    assert_eq!(
        (seen[0].player.clone(), seen[0].table.as_str(), seen[0].status),
        (ada, "listed", Status::Running)
    );
    assert_eq!(store.seen_at(&[]).await, Ok(Vec::new()));
}

pub(crate) async fn an_invitation_lasts_until_the_game_starts_or_the_friendship_ends(databases: &Databases) {
    let store = databases.open().await;
    let (ada, bo) = (person(&store, "ada").await, person(&store, "bo").await);
    store.befriend(&ada, &bo, 1).await.unwrap();
    for name in ["a", "b", "c"] {
        store.create(table(name)).await.unwrap();
    }
    for (name, at) in [("a", 1), ("b", 2), ("b", 9), ("c", 3)] {
        store.invite(&id(name), &bo, &ada, at).await.unwrap();
    }
    let tables = async || {
        let all = store.invitations_of(&bo).await.unwrap();
        all.into_iter().map(|one| format!("{} by {} at {}", one.table, one.by, one.at)).collect::<Vec<_>>()
    };
    assert_eq!(tables().await, ["c by ada at 3", "b by ada at 2", "a by ada at 1"]);
    assert!(store.invitations_of(&ada).await.unwrap().is_empty());
    store.append(entry("c", 2, "start")).await.unwrap();
    let seated =
        Append { index: Index { sitters: vec![bo.clone()], ..index(Status::Open) }, ..entry("b", 2, "sit") };
    store.append(seated).await.unwrap();
    assert_eq!(tables().await, ["a by ada at 1"], "neither one that has started nor one where they sit");
    store.drop_invitation(&id("a"), std::slice::from_ref(&bo)).await.unwrap();
    assert!(tables().await.is_empty());
    store.invite(&id("a"), &bo, &ada, 1).await.unwrap();
    store.unfriend(std::slice::from_ref(&bo), std::slice::from_ref(&ada)).await.unwrap();
    assert!(tables().await.is_empty());
}
