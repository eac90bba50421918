//! Backups: of one moment, whole, and the same whatever database they come from.

use std::io::Write;
use std::sync::mpsc::{SyncSender, sync_channel};

use cloverleaf_server::{
    Account, Append, Index, KeyKind, KeyRow, Player, PlayerKind, Restored, Status, Store, StoreError,
};

use crate::counted::{ended, finished, person, stronger};
use crate::databases::{Databases, batches, entry, id, index, run, table};
use crate::passkeys::passkey;

/// A database with something of everything in it.
async fn full(store: &Store) {
    let player = Player {
        id: "ada".to_owned().into(),
        name: "Ada \"ü\"\n".to_owned(),
        kind: PlayerKind::Guest,
        created_at: 5,
    };
    store.new_player(&player).await.unwrap();
    let key = KeyRow {
        hash: "00ff".to_owned(),
        player: player.id.clone(),
        kind: KeyKind::Token,
        label: String::new(),
        created_at: 1,
        expires_at: Some(i64::MAX),
        used_at: None,
        scopes: String::new(),
    };
    store.add_key(&key).await.unwrap();
    let (login, password) = ("ada".to_owned(), "$argon2id$…".to_owned());
    store.open_account(&Account { player: player.id.clone(), login, password }).await.unwrap();
    store.add_passkey(&passkey(&player, "01")).await.unwrap();
    for name in ["a", "b"] {
        store.create(table(name)).await.unwrap();
        for seq in 2..12 {
            let index =
                Index { due_at: Some(seq), sitters: vec![player.id.clone()], ..index(Status::Running) };
            store.append(Append { index, ..entry(name, seq, &format!("b{seq}")) }).await.unwrap();
        }
    }
    let other = person(store, "bo").await;
    store.befriend(&player.id, &other, 7).await.unwrap();
    store.add_friend_link("0f", &player.id, 7, 9, 5).await.unwrap();
    finished(store, "c", true).await;
    assert!(store.count(&ended("c", 8, &[("ada", 1), ("bo", 2)]), 9, stronger).await.unwrap());
    store.invite(&id("a"), &other, &player.id, 8).await.unwrap();
    store.beat("one", 50).await.unwrap();
    store.note_downtime(1000, 1).await.unwrap();
}

async fn dump(store: &Store) -> String {
    let mut out = Vec::new();
    store.dump(&mut out).await.unwrap();
    String::from_utf8(out).unwrap()
}

async fn restore(store: &Store, backup: &str) -> Result<Restored, StoreError> {
    store.restore(&mut backup.as_bytes()).await
}

/// How many rows were added, were there and were kept otherwise.
fn sums(restored: &Restored) -> (u64, u64, u64) {
    let sum = |of: fn(&cloverleaf_server::Tally) -> u64| restored.tallies.iter().map(of).sum();
    (sum(|tally| tally.added), sum(|tally| tally.there), sum(|tally| tally.kept))
}

/// Tells that it has begun, by its first line, and writes no more until it hears.
struct Slow {
    written: Vec<u8>,
    begun: SyncSender<()>,
    go_on: std::sync::mpsc::Receiver<()>,
}

impl Write for Slow {
    fn write(&mut self, bytes: &[u8]) -> std::io::Result<usize> {
        let first_row = self.written.iter().filter(|byte| **byte == b'\n').count() == 1;
        if first_row && self.written.ends_with(b"\n") {
            self.begun.send(()).unwrap();
            self.go_on.recv().unwrap();
        }
        self.written.write(bytes)
    }

    fn flush(&mut self) -> std::io::Result<()> {
        Ok(())
    }
}

pub(crate) async fn a_backup_is_one_moment_while_entries_go_on(databases: &Databases) {
    let store = databases.open().await;
    full(&store).await;
    let before = dump(&store).await;
    let ((begun, has_begun), (let_go, go_on)) = (sync_channel(0), sync_channel(0));
    let dumping = {
        let store = store.clone();
        tokio::task::spawn_blocking(move || {
            let mut out = Slow { written: Vec::new(), begun, go_on };
            run(store.dump(&mut out)).unwrap();
            String::from_utf8(out.written).unwrap()
        })
    };
    tokio::task::spawn_blocking(move || has_begun.recv().unwrap()).await.unwrap();
    // The backup has its moment; what is stored now is not of it.
    store.append(entry("a", 12, "during")).await.unwrap();
    store.create(table("during")).await.unwrap();
    assert_eq!(batches(&store, "a").await.last().map(String::as_str), Some("during"));
    let_go.send(()).unwrap();
    assert_eq!(dumping.await.unwrap(), before);
    assert_ne!(dump(&store).await, before);
}

pub(crate) async fn a_restored_backup_is_the_same_database(databases: &Databases) {
    let (store, other) = (databases.open().await, databases.open().await);
    full(&store).await;
    let backup = dump(&store).await;
    let lines = backup.lines().count() as u64;
    let restored = restore(&other, &backup).await.unwrap();
    assert_eq!(sums(&restored), (lines - 2, 0, 0));
    assert_eq!(dump(&other).await, backup);
    assert_eq!(other.log(&id("a"), 0).await, store.log(&id("a"), 0).await);
    // Once more it adds nothing.
    assert_eq!(sums(&restore(&other, &backup).await.unwrap()), (0, lines - 2, 0));
    assert_eq!(dump(&other).await, backup);
}

pub(crate) async fn a_restore_adds_what_is_missing_and_changes_nothing_else(databases: &Databases) {
    let (store, other) = (databases.open().await, databases.open().await);
    full(&store).await;
    let early = dump(&store).await;
    store.append(Append { index: index(Status::Finished), ..entry("a", 12, "last") }).await.unwrap();
    let late = dump(&store).await;
    restore(&other, &early).await.unwrap();
    other.rename(&"ada".to_owned().into(), "Renamed").await.unwrap();
    other.create(table("mine")).await.unwrap();
    let restored = restore(&other, &late).await.unwrap();
    let lines = late.lines().count() as u64;
    // One entry is added; the player stays renamed.
    assert_eq!(sums(&restored), (1, lines - 4, 1));
    assert_eq!(other.table(&id("a")).await, store.table(&id("a")).await);
    assert_eq!(batches(&other, "a").await, batches(&store, "a").await);
    assert_eq!(other.player(&"ada".to_owned().into()).await.unwrap().unwrap().name, "Renamed");
    // An older backup takes nothing back.
    let before = dump(&other).await;
    restore(&other, &early).await.unwrap();
    assert_eq!(dump(&other).await, before);
}

pub(crate) async fn a_backup_of_another_story_adds_nothing(databases: &Databases) {
    let (store, other) = (databases.open().await, databases.open().await);
    full(&store).await;
    let backup = dump(&store).await;
    other.create(table("b")).await.unwrap();
    other.append(entry("b", 2, "b2")).await.unwrap();
    other.append(entry("b", 3, "otherwise")).await.unwrap();
    let before = dump(&other).await;
    let error = restore(&other, &backup).await.unwrap_err();
    assert_eq!(error, StoreError::Diverges { table: id("b"), seq: 3 });
    assert!(error.to_string().contains("table 'b' differs from entry 3 on"), "{error}");
    assert_eq!(dump(&other).await, before);
    // A table of the same name that was set up otherwise is another table.
    let third = databases.open().await;
    let mut strange = table("a");
    strange.seed = "another".to_owned();
    third.create(strange).await.unwrap();
    let error = restore(&third, &backup).await.unwrap_err();
    assert_eq!(error, StoreError::Diverges { table: id("a"), seq: 0 });
}

pub(crate) async fn a_damaged_backup_says_where_and_adds_nothing(databases: &Databases) {
    let (store, other) = (databases.open().await, databases.open().await);
    full(&store).await;
    let backup = dump(&store).await;
    let lines: Vec<&str> = backup.lines().collect();
    let last = lines.len() as u64;
    let log = lines.iter().position(|line| line.starts_with("{\"log\"")).unwrap();
    let without = |line: usize| [&lines[..line], &lines[line + 1..]].concat().join("\n") + "\n";
    let with =
        |line: usize, text: &str| [&lines[..line], &[text], &lines[line + 1..]].concat().join("\n") + "\n";
    let log_line = log as u64 + 1;
    let damages = [
        (String::new(), 1, "not a Cloverleaf backup"),
        ("{\"players\":{}}\n".to_owned(), 1, "not a Cloverleaf backup"),
        (with(0, "{\"cloverleaf-backup\":99}"), 1, "newer version"),
        (backup[..backup.len() - 1].to_owned(), last, "cut off"),
        (lines[..5].join("\n") + "\n", 6, "cut off"),
        (without(log), last - 1, "rows of 'log'"),
        (with(log, "{\"log\":"), log_line, "EOF"),
        (with(log, "[]"), log_line, "not a JSON object"),
        (with(log, "{\"cats\":{}}"), log_line, "not a row of any known kind"),
        (with(log, "{\"log\":{\"table_id\":\"a\"}}"), log_line, "lacks 'seq'"),
        (with(log, &lines[log].replace("\"seq\":1", "\"seq\":\"1\"")), log_line, "wrong kind"),
        (with(log, &lines[log].replace("\"seq\":1", "\"cat\":1,\"seq\":1")), log_line, "has no 'cat'"),
        (with(log, &lines[log].replace("\"a\"", "\"nowhere\"")), log_line, "belongs to something"),
        (with(log, &lines[log].replace("opened", "0pened")), last, "not what was written"),
    ];
    for (damaged, line, reason) in damages {
        let Err(error @ StoreError::Damaged { line: found, .. }) = restore(&other, &damaged).await else {
            panic!("nobody saw that {reason} in line {line}");
        };
        assert_eq!(found, line, "{error}");
        assert!(error.to_string().contains(reason), "{error} is not {reason}");
    }
    let error = restore(&other, "{}\n").await.unwrap_err().to_string();
    assert_eq!(
        error,
        "the backup is damaged in line 1: this is not a Cloverleaf backup; nothing was restored"
    );
    assert_eq!(dump(&other).await.lines().count(), 2);
}

#[test]
fn a_backup_goes_from_one_database_to_the_other_and_back() {
    let (here, there) = (Databases::sqlite(), Databases::postgres());
    run(async {
        let store = here.open().await;
        full(&store).await;
        let backup = dump(&store).await;
        for databases in [&there, &here] {
            let other = databases.open().await;
            restore(&other, &backup).await.unwrap();
            assert_eq!(dump(&other).await, backup);
        }
    });
}
