//! What can be asked of tables without reading their logs.

use cloverleaf_server::{
    Append, Cursor, Index, Listed, Listing, NewTable, Page, PlayerId, Row, Status, Store,
};

use crate::databases::{Databases, entry, id, index, table};

fn player(name: &str) -> PlayerId {
    name.to_owned().into()
}

/// A table of which something happened last at this moment.
fn at(name: &str, status: Status, at: i64) -> NewTable {
    let plain = table(name);
    NewTable { first: Row { at, ..plain.first }, index: index(status), ..plain }
}

fn names(listed: &[Listed]) -> Vec<String> {
    listed.iter().map(|listed| listed.table.as_ref().expect("it can be read").id.to_string()).collect()
}

async fn listed(store: &Store, which: Listing) -> Vec<String> {
    names(&store.list(which, &Page::first(10)).await.unwrap())
}

/// A list, page by page of so many.
async fn paged(store: &Store, which: Listing, limit: u32) -> Vec<String> {
    let (mut pages, mut after) = (Vec::new(), None::<Cursor>);
    loop {
        let page = store.list(which.clone(), &Page { after, ..Page::first(limit) }).await.unwrap();
        let Some(last) = page.last() else { break pages };
        after = Some(last.cursor.to_string().parse().expect("it reads what it writes"));
        pages.push(names(&page).concat());
    }
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
    assert_eq!(paged(&store, Listing::Open, 3).await, ["feb", "cda"]);
    let before = Page { before: Some(2), ..Page::first(3) };
    assert_eq!(names(&store.list(Listing::Open, &before).await.unwrap()), ["a"]);
}

/// A table of Ada's that waits for her since then, if it does.
fn waiting(name: &str, status: Status, moment: i64, since: Option<i64>) -> NewTable {
    let plain = at(name, status, moment);
    let awaited = Some(since.map(|since| (player("ada"), since)).into_iter().collect());
    NewTable { index: Index { sitters: vec![player("ada")], awaited, ..plain.index }, ..plain }
}

pub(crate) async fn mine_begin_with_what_waits_longest(databases: &Databases) {
    let store = databases.open().await;
    for (name, status, moment, since) in [
        ("a", Status::Running, 10, Some(7)),
        ("b", Status::Finished, 99, None),
        ("c", Status::Running, 20, None),
        ("d", Status::Open, 30, None),
        ("e", Status::Running, 5, Some(5)),
        ("f", Status::Cancelled, 98, None),
        ("g", Status::Finished, 1, Some(1)),
    ] {
        store.create(waiting(name, status, moment, since)).await.unwrap();
    }
    let mine = Listing::Mine(player("ada"));
    assert_eq!(paged(&store, mine.clone(), 2).await, ["ea", "dc", "bg"]);
    // What does not change who is awaited leaves the place in the list; what does, does not.
    let index = Index { awaited: None, ..index(Status::Running) };
    store.append(Append { at: 50, index: index.clone(), ..entry("e", 2, "talk") }).await.unwrap();
    assert_eq!(paged(&store, mine.clone(), 9).await, ["eadcbg"]);
    let awaited = Some(vec![(player("bob"), 60)]);
    store
        .append(Append { at: 60, index: Index { awaited, ..index }, ..entry("e", 3, "move") })
        .await
        .unwrap();
    assert_eq!(paged(&store, mine.clone(), 9).await, ["aedcbg"]);
    assert_eq!(store.not_known_to_wait(&player("ada")).await.unwrap(), []);
    store.note_awaited(&id("c"), &[(player("eve"), 1), (player("ada"), 2)]).await.unwrap();
    assert_eq!(paged(&store, mine, 9).await, ["caedbg"]);
}

pub(crate) async fn one_host_does_not_fill_a_list(databases: &Databases) {
    let store = databases.open().await;
    for number in 10..40 {
        let spam = at(&format!("spam{number}"), Status::Open, 100 + number);
        store.create(NewTable { host: player("mallory"), ..spam }).await.unwrap();
    }
    for name in ["a", "b"] {
        store.create(NewTable { host: player("ada"), ..at(name, Status::Open, 1) }).await.unwrap();
    }
    let page = store.list(Listing::Open, &Page::first(20)).await.unwrap();
    assert_eq!(names(&page), ["spam39", "spam38", "spam37", "a", "b"]);
    assert_eq!(page.iter().map(|listed| listed.more).collect::<Vec<_>>(), [0, 0, 27, 0, 0]);
    assert_eq!(paged(&store, Listing::Open, 4).await, ["spam39spam38spam37a", "b"]);
    let theirs = Page { host: Some(player("mallory")), ..Page::first(50) };
    assert_eq!(store.list(Listing::Open, &theirs).await.unwrap().len(), 30);
    // Tables of an earlier version learn their hosts.
    assert_eq!(store.without_host(10).await.unwrap(), []);
    store.note_hosts(&[(id("b"), player("mallory"))]).await.unwrap();
    assert_eq!(listed(&store, Listing::Open).await, ["spam39", "spam38", "spam37", "a"]);
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
    assert_eq!(store.due(30, Some(&d), 2).await.unwrap(), std::slice::from_ref(&a));
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
