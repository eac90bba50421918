//! What can be asked of tables without reading their logs.

use cloverleaf_server::{Append, Index, Listing, NewTable, PlayerId, Row, Status, Store, TableRow};

use crate::databases::{Databases, entry, id, index, table};

fn player(name: &str) -> PlayerId {
    name.to_owned().into()
}

/// A table of which something happened last at this moment.
fn at(name: &str, status: Status, at: i64) -> NewTable {
    let plain = table(name);
    NewTable { first: Row { at, ..plain.first }, index: index(status), ..plain }
}

fn names(rows: Vec<TableRow>) -> Vec<String> {
    rows.into_iter().map(|row| row.id.to_string()).collect()
}

async fn listed(store: &Store, which: Listing) -> Vec<String> {
    names(store.list(which, None, 10).await.unwrap())
}

pub(crate) async fn lists_show_what_is_listed_and_mine(databases: &Databases) {
    let store = databases.open().await;
    let sitters = vec![player("ada")];
    let secret = at("secret", Status::Running, 5);
    let index = Index { sitters: sitters.clone(), ..secret.index };
    store.create(NewTable { listed: false, index, ..secret }).await.unwrap();
    store.create(at("open", Status::Open, 1)).await.unwrap();
    store.create(at("running", Status::Running, 2)).await.unwrap();
    store.create(at("finished", Status::Finished, 3)).await.unwrap();
    store.create(at("cancelled", Status::Cancelled, 4)).await.unwrap();
    assert_eq!(listed(&store, Listing::Open).await, ["open"]);
    assert_eq!(listed(&store, Listing::Running).await, ["running"]);
    assert_eq!(listed(&store, Listing::Finished).await, ["finished"]);
    assert_eq!(listed(&store, Listing::Mine(player("ada"))).await, ["secret"]);
    assert_eq!(listed(&store, Listing::Mine(player("bob"))).await, [""; 0]);
    // Who sits down later, twice even, has it among theirs once; and what changed last comes first.
    for seq in 2..4 {
        let index = Index { sitters: sitters.clone(), ..crate::databases::index(Status::Running) };
        store.append(Append { at: 10, index, ..entry("open", seq, &seq.to_string()) }).await.unwrap();
    }
    assert_eq!(listed(&store, Listing::Mine(player("ada"))).await, ["open", "secret"]);
    assert_eq!(listed(&store, Listing::Running).await, ["open", "running"]);
    assert_eq!(listed(&store, Listing::Open).await, [""; 0]);
}

pub(crate) async fn no_table_is_lost_between_two_pages(databases: &Databases) {
    let store = databases.open().await;
    // Three of them changed in the same millisecond.
    for (name, moment) in [("a", 1), ("b", 2), ("c", 2), ("d", 2), ("e", 3), ("f", 4)] {
        store.create(at(name, Status::Open, moment)).await.unwrap();
    }
    let (mut pages, mut before) = (Vec::new(), None);
    loop {
        let page = store.list(Listing::Open, before, 3).await.unwrap();
        let Some(last) = page.last() else { break };
        before = Some(last.changed_at);
        pages.push(names(page).concat());
    }
    assert_eq!(pages, ["febcd", "a"]);
}

pub(crate) async fn the_server_finds_what_needs_it(databases: &Databases) {
    let store = databases.open().await;
    for (name, due_at) in [("a", Some(30)), ("b", Some(10)), ("c", None), ("d", Some(20))] {
        let plain = table(name);
        store.create(NewTable { index: Index { due_at, ..plain.index }, ..plain }).await.unwrap();
    }
    let [a, b, d] = [(30, id("a")), (10, id("b")), (20, id("d"))];
    assert_eq!(store.due(9, None, 10).await.unwrap(), []);
    assert_eq!(store.due(30, None, 10).await.unwrap(), [b.clone(), d.clone(), a.clone()]);
    assert_eq!(store.due(30, None, 2).await.unwrap(), [b.clone(), d.clone()]);
    assert_eq!(store.due(30, Some(&d), 2).await.unwrap(), [a.clone()]);
    store.append(entry("b", 2, "moved")).await.unwrap();
    assert_eq!(store.due(30, None, 10).await.unwrap(), [d, a]);
}

pub(crate) async fn heads_and_counts(databases: &Databases) {
    let store = databases.open().await;
    let statuses = [Status::Open, Status::Running, Status::Finished, Status::Cancelled];
    for (name, status) in ["a", "b", "c", "d"].into_iter().zip(statuses) {
        let index = Index { sitters: vec![player("ada")], ..index(status) };
        store.create(NewTable { index, ..table(name) }).await.unwrap();
    }
    store.append(entry("b", 2, "x")).await.unwrap();
    assert_eq!(store.count_of(&player("ada")).await, Ok(2));
    assert_eq!(store.count_of(&player("bob")).await, Ok(0));
    // More than fit into one question, and some that are not there.
    let mut asked: Vec<_> = (0..2500).map(|number| id(&format!("no{number}"))).collect();
    asked.extend([id("b"), id("a")]);
    let mut heads = store.heads(&asked).await.unwrap();
    heads.sort();
    assert_eq!(heads, [(id("a"), 1), (id("b"), 2)]);
    assert_eq!(store.heads(&[]).await.unwrap(), []);
}
