//! Backups, written and put back by the binary.

use std::fs;
use std::path::Path;

use cloverleaf_server::{Index, NewTable, Row, Status, Store};

use crate::cloverleaf;

/// The address of a database of this name with one table in it.
fn database(folder: &Path, name: &str, seed: &str) -> String {
    let address = format!("sqlite:{}", folder.join(name).display());
    let table = NewTable {
        id: "first".to_owned().into(),
        game: "tango".to_owned(),
        listed: true,
        host: "ada".to_owned().into(),
        setup: "{}".to_owned(),
        seed: seed.to_owned(),
        first: Row { seq: 1, at: 1, batch: None, body: "{}".to_owned() },
        index: Index {
            status: Status::Open,
            due_at: None,
            sitters: Vec::new(),
            awaited: None,
            speaker: None,
        },
    };
    let runtime = tokio::runtime::Runtime::new().expect("a runtime");
    runtime.block_on(async {
        let store = Store::open(&address).await.expect("a new database");
        store.create(table).await.expect("a new table");
        store.close().await;
    });
    address
}

#[test]
fn a_backup_moves_everything_to_another_database() {
    let folder = tempfile::tempdir().unwrap();
    let here = database(folder.path(), "here.db", "a");
    let there = format!("sqlite:{}", folder.path().join("there.db").display());
    let file = folder.path().join("monday.backup");
    let name = file.to_str().unwrap();
    let run = cloverleaf(&["backup", "--database", &here, "--output", name], "");
    assert_eq!(run.code, 0, "{}", run.err);
    let counts =
        run.out.strip_prefix("backed up ").and_then(|rest| rest.strip_suffix(&format!(" to {name}\n")));
    let filled: Vec<&str> =
        counts.expect(&run.out).split(", ").filter(|count| !count.ends_with(" 0")).collect();
    assert_eq!(filled, ["tables 1", "log 1"]);
    let backup = fs::read_to_string(&file).unwrap();
    for added in ["1          0", "0          1"] {
        let run = cloverleaf(&["restore", "--database", &there, name], "");
        assert_eq!(run.code, 0, "{}", run.err);
        let log = run.out.lines().find(|line| line.starts_with("log")).unwrap();
        assert!(log.contains(added), "{}", run.out);
    }
    // On standard output stands the same, and nothing else; and it is read from standard input too.
    let piped = cloverleaf(&["backup", "--database", &there, "-o", "-"], "");
    assert_eq!((piped.code, piped.out.as_str()), (0, backup.as_str()));
    let run = cloverleaf(&["restore", "--database", &here, "-"], &backup);
    assert_eq!(run.code, 0, "{}", run.err);
}

#[test]
fn a_backup_that_does_not_fit_is_a_no() {
    let folder = tempfile::tempdir().unwrap();
    let (here, other) = (database(folder.path(), "here.db", "a"), database(folder.path(), "other.db", "b"));
    let backup = cloverleaf(&["backup", "--database", &here, "--output", "-"], "").out;
    let run = cloverleaf(&["restore", "--database", &other, "-"], &backup);
    assert_eq!((run.code, run.out.as_str()), (1, ""));
    assert!(run.err.contains("table 'first' has another set-up there"), "{}", run.err);
    let run = cloverleaf(&["restore", "--database", &here, "-"], &backup[..backup.len() / 2]);
    assert_eq!(run.code, 1);
    assert!(run.err.contains("damaged in line"), "{}", run.err);
}

#[test]
fn what_is_not_there_is_not_backed_up_over_what_is() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("good.backup");
    fs::write(&file, "the last good one").unwrap();
    let nowhere = format!("sqlite:{}", folder.path().join("nowhere.db").display());
    let run = cloverleaf(&["backup", "--database", &nowhere, "-o", file.to_str().unwrap()], "");
    assert_eq!(run.code, 2);
    assert!(run.err.contains("there is no database"), "{}", run.err);
    assert_eq!(fs::read_to_string(&file).unwrap(), "the last good one");
    let left: Vec<_> = fs::read_dir(folder.path()).unwrap().collect();
    assert_eq!(left.len(), 1, "{left:?}");
}
