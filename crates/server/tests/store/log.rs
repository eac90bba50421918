//! The log: what is added to it, and what is not.

use cloverleaf_server::{Append, Appended, Row, Status, Store, StoreError};

use crate::databases::{Databases, batches, entry, id, index, table};

pub(crate) async fn entries_are_kept_in_order(databases: &Databases) {
    let store = databases.open().await;
    store.create(table("a")).await.unwrap();
    for seq in 2..=5 {
        let index = cloverleaf_server::Index { due_at: Some(seq * 7), ..index(Status::Running) };
        let append = Append { index, ..entry("a", seq, &format!("b{seq}")) };
        assert_eq!(store.append(append).await, Ok(Appended::Stored));
    }
    assert_eq!(batches(&store, "a").await, ["b2", "b3", "b4", "b5"]);
    let last = Row { seq: 5, at: 1005, batch: Some("b5".to_owned()), body: entry("a", 5, "b5").body };
    assert_eq!(store.log(&id("a"), 4).await.unwrap(), [last]);
    let row = store.table(&id("a")).await.unwrap().unwrap();
    assert_eq!((row.created_at, row.changed_at, row.last_seq, row.due_at), (1000, 1005, 5, Some(35)));
    assert_eq!((row.status, row.game.as_str(), row.seed.as_str()), (Status::Running, "tango", "seed of a"));
    assert_eq!(store.table(&id("b")).await, Ok(None));
    assert_eq!(store.log(&id("b"), 0).await, Ok(vec![]));
}

pub(crate) async fn a_batch_that_is_sent_again_is_known_by_its_place(databases: &Databases) {
    let store = databases.open().await;
    store.create(table("a")).await.unwrap();
    store.create(table("b")).await.unwrap();
    assert_eq!(store.append(entry("a", 2, "x")).await, Ok(Appended::Stored));
    let before = store.table(&id("a")).await;
    // In the same place and in a later one.
    assert_eq!(store.append(entry("a", 2, "x")).await, Ok(Appended::Repeated(2)));
    assert_eq!(store.append(entry("a", 3, "x")).await, Ok(Appended::Repeated(2)));
    assert_eq!(batches(&store, "a").await, ["x"]);
    assert_eq!(store.table(&id("a")).await, before);
    // Another table's batch is another batch, and no name is no batch.
    assert_eq!(store.append(entry("b", 2, "x")).await, Ok(Appended::Stored));
    for seq in 3..5 {
        assert_eq!(store.append(Append { batch: None, ..entry("b", seq, "") }).await, Ok(Appended::Stored));
    }
}

pub(crate) async fn a_place_is_its_firsts(databases: &Databases) {
    let store = databases.open().await;
    store.create(table("a")).await.unwrap();
    store.append(entry("a", 2, "first")).await.unwrap();
    let before = store.table(&id("a")).await;
    let late = Append { at: 9999, index: index(Status::Finished), ..entry("a", 2, "second") };
    assert_eq!(store.append(late.clone()).await, Ok(Appended::Taken));
    assert_eq!(store.append(Append { batch: None, ..late }).await, Ok(Appended::Taken));
    assert_eq!(batches(&store, "a").await, ["first"]);
    assert_eq!(store.table(&id("a")).await, before);
}

pub(crate) async fn a_table_is_opened_once(databases: &Databases) {
    let store = databases.open().await;
    store.create(table("a")).await.unwrap();
    let mut other = table("a");
    other.seed = "another".to_owned();
    assert_eq!(store.create(other).await, Err(StoreError::TableThere(id("a"))));
    assert_eq!(store.table(&id("a")).await.unwrap().unwrap().seed, "seed of a");
    assert_eq!(store.append(entry("b", 2, "x")).await, Err(StoreError::NoTable(id("b"))));
}

pub(crate) async fn a_rematch_is_opened_with_its_entry_or_not_at_all(databases: &Databases) {
    let store = databases.open().await;
    store.create(table("a")).await.unwrap();
    let rematch = |name, seq| Append { opens: Some(table(name)), ..entry("a", seq, "again") };
    assert_eq!(store.append(rematch("a", 2)).await, Err(StoreError::TableThere(id("a"))));
    assert_eq!(batches(&store, "a").await, [""; 0]);
    assert_eq!(store.append(rematch("b", 2)).await, Ok(Appended::Stored));
    assert_eq!(store.table(&id("b")).await.unwrap().unwrap().last_seq, 1);
    // Asked for again it opens no other.
    assert_eq!(store.append(rematch("c", 3)).await, Ok(Appended::Repeated(2)));
    assert_eq!(store.table(&id("c")).await, Ok(None));
}

pub(crate) async fn what_cannot_be_stored_spoils_nothing_else(databases: &Databases) {
    let store = databases.open().await;
    let names: Vec<String> = (0..40).map(|number| format!("t{number:02}")).collect();
    for name in names.iter().filter(|name| !name.ends_with('3')) {
        store.create(table(name)).await.unwrap();
    }
    let append = |name: String| {
        let store = store.clone();
        tokio::spawn(async move { store.append(entry(&name, 2, "x")).await })
    };
    let answers: Vec<_> = names.iter().cloned().map(append).collect();
    for (name, answer) in names.iter().zip(answers) {
        let expected = match name.ends_with('3') {
            true => Err(StoreError::NoTable(id(name))),
            false => Ok(Appended::Stored),
        };
        assert_eq!(answer.await.unwrap(), expected, "{name}");
        assert_eq!(batches(&store, name).await.len(), usize::from(!name.ends_with('3')));
    }
}

pub(crate) async fn what_was_stored_is_there_after_reopening(databases: &Databases) {
    let address = databases.empty();
    for seq in 1..6 {
        let store = Store::open(&address).await.unwrap();
        match seq {
            1 => store.create(table("a")).await.unwrap(),
            _ => assert_eq!(store.append(entry("a", seq, &format!("b{seq}"))).await, Ok(Appended::Stored)),
        }
        // Let go of, not closed.
        drop(store);
    }
    let store = Store::open_existing(&address).await.unwrap();
    assert_eq!(batches(&store, "a").await, ["b2", "b3", "b4", "b5"]);
}

pub(crate) async fn closing_waits_for_what_was_handed_in(databases: &Databases) {
    let address = databases.empty();
    let store = Store::open(&address).await.unwrap();
    store.create(table("a")).await.unwrap();
    let append = |seq| {
        let store = store.clone();
        tokio::spawn(async move { store.append(entry("a", seq, &format!("b{seq}"))).await })
    };
    let answers: Vec<_> = (2..300).map(append).collect();
    store.close().await;
    let mut stored = Vec::new();
    for (seq, answer) in (2..).zip(answers) {
        match answer.await.unwrap() {
            Ok(Appended::Stored) => stored.push(seq),
            other => assert_eq!(other, Err(StoreError::Closed)),
        }
    }
    assert_eq!(store.append(entry("a", 300, "late")).await, Err(StoreError::Closed));
    let store = Store::open(&address).await.unwrap();
    let there: Vec<i64> = store.log(&id("a"), 1).await.unwrap().iter().map(|row| row.seq).collect();
    assert_eq!(there, stored);
}
