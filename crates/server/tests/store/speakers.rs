//! Who spoke where is known of every entry, whoever wrote it, and of nobody who is forgotten.

use cloverleaf_server::{Append, Index, NewTable, Player, Speakers, Status, Store, TableId};

use crate::databases::{Databases, entry, id, index, table};
use crate::opening::tamper;
use crate::people::guest;

/// An entry by which somebody says something.
fn said(name: &str, seq: i64, by: &Player) -> Append {
    let index = Index { speaker: Some(by.id.clone()), ..index(Status::Running) };
    Append { index, ..entry(name, seq, &format!("word {seq}")) }
}

/// Where somebody sat or spoke, page by page.
async fn traces(store: &Store, player: &Player) -> Vec<String> {
    let (mut after, mut all) = (TableId::from(String::new()), Vec::new());
    while let Some(next) = store.tables_with_traces_of(&player.id, &after, 1).await.unwrap().pop() {
        all.push(next.to_string());
        after = next;
    }
    all
}

async fn unknown(store: &Store) -> Vec<(TableId, i64)> {
    store.with_unknown_speakers(&TableId::from(String::new()), 10).await.unwrap()
}

pub(crate) async fn whoever_speaks_is_found_there(databases: &Databases) {
    let store = databases.open().await;
    let (ada, bob) = (guest(&store, "Ada").await, guest(&store, "Bob").await);
    for name in ["a", "b", "c", "d"] {
        let index = Index { sitters: vec![ada.id.clone()], ..index(Status::Running) };
        store.create(NewTable { index, ..table(name) }).await.unwrap();
    }
    for (name, seq) in [("c", 2), ("a", 2), ("a", 3)] {
        store.append(said(name, seq, &bob)).await.unwrap();
    }
    store.append(said("b", 2, &ada)).await.unwrap();
    assert_eq!(traces(&store, &bob).await, ["a", "c"]);
    assert_eq!(traces(&store, &ada).await, ["a", "b", "c", "d"], "each once");
    let sat = store.tables_of(&bob.id, &TableId::from(String::new()), 10).await;
    assert_eq!(sat, Ok(Vec::new()), "whoever speaks does not sit");
    store.bring_along(&bob.id, &guest(&store, "Cy").await.id, 5).await.unwrap();
    let cy = store.player(&"id-Cy".to_owned().into()).await.unwrap().unwrap();
    assert_eq!(traces(&store, &cy).await, ["a", "c"], "a guest's words are brought along");
    assert_eq!(unknown(&store).await, [], "nothing is left to be learnt");
}

pub(crate) async fn what_an_earlier_version_stored_is_learnt_later(databases: &Databases) {
    let address = databases.empty();
    let store = Store::open(&address).await.unwrap();
    let bob = guest(&store, "Bob").await;
    for name in ["a", "b"] {
        store.create(table(name)).await.unwrap();
    }
    store.append(said("a", 2, &bob)).await.unwrap();
    // A process of an earlier version goes on, which knows nothing of speakers.
    tamper(&address, "INSERT INTO log (table_id, seq, at, body) VALUES ('a', 3, 1, '{}')").await;
    tamper(&address, "UPDATE tables SET last_seq = 3 WHERE id = 'a'").await;
    store.append(entry("a", 4, "here again")).await.unwrap();
    assert_eq!(unknown(&store).await, [(id("a"), 2)], "no later entry hides the gap");
    let learnt = Speakers { table: id("a"), until: 3, players: vec![bob.id.clone()] };
    store.note_speakers(std::slice::from_ref(&learnt)).await.unwrap();
    assert_eq!(unknown(&store).await, [(id("a"), 3)], "what came meanwhile is not known by that");
    store.note_speakers(&[Speakers { until: 4, ..learnt.clone() }]).await.unwrap();
    store.note_speakers(&[learnt]).await.unwrap();
    assert_eq!(unknown(&store).await, []);
    store.append(entry("a", 5, "and on")).await.unwrap();
    assert_eq!(unknown(&store).await, [], "from there on it is known again");
}

pub(crate) async fn speakers_are_learnt_anew_after_a_restore(databases: &Databases) {
    let (store, other) = (databases.open().await, databases.open().await);
    let bob = guest(&store, "Bob").await;
    store.create(table("a")).await.unwrap();
    store.append(said("a", 2, &bob)).await.unwrap();
    let mut early = Vec::new();
    store.dump(&mut early).await.unwrap();
    store.append(said("a", 3, &bob)).await.unwrap();
    let mut late = Vec::new();
    store.dump(&mut late).await.unwrap();
    other.restore(&mut early.as_slice()).await.unwrap();
    assert_eq!(unknown(&other).await, [(id("a"), 0)]);
    other.note_speakers(&[Speakers { table: id("a"), until: 2, players: Vec::new() }]).await.unwrap();
    other.restore(&mut late.as_slice()).await.unwrap();
    assert_eq!(unknown(&other).await, [(id("a"), 2)], "a longer log has more to be learnt");
}

pub(crate) async fn whoever_is_forgotten_has_spoken_nowhere(databases: &Databases) {
    let store = databases.open().await;
    let (ada, bob) = (guest(&store, "Ada").await, guest(&store, "Bob").await);
    store.create(table("a")).await.unwrap();
    store.append(said("a", 2, &ada)).await.unwrap();
    store.append(said("a", 3, &bob)).await.unwrap();
    let mut backup = Vec::new();
    store.dump(&mut backup).await.unwrap();
    store.forget_people(std::slice::from_ref(&ada.id)).await.unwrap();
    assert_eq!((traces(&store, &ada).await, traces(&store, &bob).await), (vec![], vec!["a".to_owned()]));
    // Neither a last word that was under way, nor the log, nor a backup brings it back.
    store.append(said("a", 4, &ada)).await.unwrap();
    let players = vec![ada.id.clone()];
    store.note_speakers(&[Speakers { table: id("a"), until: 4, players }]).await.unwrap();
    assert_eq!(traces(&store, &ada).await, Vec::<String>::new());
    store.restore(&mut backup.as_slice()).await.unwrap();
    assert_eq!(traces(&store, &ada).await, Vec::<String>::new());
}
