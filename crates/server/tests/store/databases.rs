//! Empty databases to try things in, and the plainest entries to put there.

use std::sync::atomic::{AtomicUsize, Ordering};

use cloverleaf_server::{Append, Index, NewTable, Row, Status, Store, TableId};
use tempfile::TempDir;

use crate::postgres::Postgres;

/// Where databases can be had.
#[derive(Debug)]
pub(crate) enum Databases {
    Sqlite(TempDir, AtomicUsize),
    Postgres(Postgres),
}

impl Databases {
    pub(crate) fn sqlite() -> Databases {
        Databases::Sqlite(TempDir::new().expect("a folder for the database"), AtomicUsize::new(0))
    }

    pub(crate) fn postgres() -> Databases {
        Databases::Postgres(Postgres::start())
    }

    /// The address of an empty one.
    pub(crate) fn empty(&self) -> String {
        match self {
            Databases::Sqlite(folder, made) => {
                // A name that an address would have to escape.
                let name = format!("the table? {}%.db", made.fetch_add(1, Ordering::Relaxed));
                format!("sqlite:{}", folder.path().join(name).display())
            }
            Databases::Postgres(postgres) => postgres.database(),
        }
    }

    /// An empty one, open.
    pub(crate) async fn open(&self) -> Store {
        Store::open(&self.empty()).await.unwrap()
    }
}

/// Runs it to its end, on several threads.
pub(crate) fn run<T>(test: impl Future<Output = T>) -> T {
    tokio::runtime::Runtime::new().unwrap().block_on(test)
}

/// A table with its first entry.
pub(crate) fn table(name: &str) -> NewTable {
    NewTable {
        id: id(name),
        game: "tango".to_owned(),
        host: format!("host of {name}").into(),
        listed: true,
        setup: "{}".to_owned(),
        seed: format!("seed of {name}"),
        first: Row { seq: 1, at: 1000, batch: None, body: format!("{{\"opened\":\"{name}\"}}") },
        index: index(Status::Open),
    }
}

/// An entry for it.
pub(crate) fn entry(name: &str, seq: i64, batch: &str) -> Append {
    Append {
        table: id(name),
        seq,
        at: 1000 + seq,
        batch: Some(batch.to_owned()),
        body: format!("{{\"said\":\"{batch} – ü\"}}"),
        index: index(Status::Running),
        opens: None,
    }
}

pub(crate) fn index(status: Status) -> Index {
    Index { status, due_at: None, sitters: Vec::new(), awaited: None, speaker: None }
}

pub(crate) fn id(name: &str) -> TableId {
    name.to_owned().into()
}

/// The batches of a log, in order.
pub(crate) async fn batches(store: &Store, name: &str) -> Vec<String> {
    let log = store.log(&id(name), 0).await.unwrap();
    assert!(log.iter().map(|row| row.seq).eq(1..=log.len() as i64), "the log has a gap");
    log.into_iter().filter_map(|row| row.batch).collect()
}
