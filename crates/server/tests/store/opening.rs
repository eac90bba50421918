//! Databases that are not there, not ours, or not of this time.

use cloverleaf_server::{Store, StoreError};
use sqlx::{AnyConnection, Connection as _, Executor as _};

use crate::databases::{Databases, run, table};

/// Does something to a database behind the store's back.
pub(crate) async fn tamper(address: &str, sql: &'static str) {
    sqlx::any::install_default_drivers();
    let address = match address.strip_prefix("sqlite:") {
        Some(path) => format!("sqlite:{}?mode=rwc", path.replace('%', "%25").replace('?', "%3F")),
        None => address.to_owned(),
    };
    let mut connection = AnyConnection::connect(&address).await.unwrap();
    connection.execute(sql).await.unwrap();
    connection.close().await.unwrap();
}

pub(crate) async fn a_newer_database_is_refused(databases: &Databases) {
    let address = databases.empty();
    Store::open(&address).await.unwrap().create(table("a")).await.unwrap();
    tamper(&address, "INSERT INTO migrations (version, name) VALUES (99, 'from the future')").await;
    let error = Store::open(&address).await.unwrap_err();
    assert!(matches!(error, StoreError::Newer { found: 99, .. }), "{error:?}");
    assert!(error.to_string().contains("it has version 99"), "{error}");
}

pub(crate) async fn somebody_elses_database_is_left_alone(databases: &Databases) {
    let theirs = databases.empty();
    tamper(&theirs, "CREATE TABLE recipes (name TEXT)").await;
    let error = Store::open(&theirs).await.unwrap_err();
    assert!(matches!(error, StoreError::NotOurs(_)), "{error:?}");
    assert!(error.to_string().contains("it has a table 'recipes'"), "{error}");
    // It has the list of another program's migrations.
    for list in ["CREATE TABLE migrations (id BIGINT)", "CREATE TABLE migrations (version BIGINT, name TEXT)"]
    {
        let theirs = databases.empty();
        tamper(&theirs, list).await;
        if list.contains("version") {
            tamper(&theirs, "INSERT INTO migrations (version, name) VALUES (1, 'recipes')").await;
        }
        let error = Store::open(&theirs).await.unwrap_err();
        assert!(matches!(error, StoreError::NotOurs(_)), "{error:?}");
        assert!(error.to_string().contains("its migrations are another program's"), "{error}");
    }
}

pub(crate) async fn several_servers_may_make_the_database_at_once(databases: &Databases) {
    let address = databases.empty();
    let open = || {
        let address = address.clone();
        tokio::spawn(async move { Store::open(&address).await })
    };
    let opening: Vec<_> = (0..4).map(|_| open()).collect();
    for (number, store) in opening.into_iter().enumerate() {
        let store = store.await.unwrap().unwrap();
        store.create(table(&number.to_string())).await.unwrap();
    }
}

#[test]
fn an_address_must_be_one_of_a_database() {
    for wrong in ["", "table.db", "mysql://localhost/cloverleaf", "sqlite:", "postgres:"] {
        let error = run(Store::open(wrong)).unwrap_err();
        assert!(matches!(error, StoreError::Address(_)), "{wrong}: {error:?}");
        assert!(error.to_string().contains(wrong), "{error}");
    }
}

#[test]
fn a_file_that_must_be_there_is_not_made() {
    let databases = Databases::sqlite();
    let address = databases.empty();
    let error = run(Store::open_existing(&address)).unwrap_err();
    let path = address.strip_prefix("sqlite:").unwrap();
    assert_eq!(error, StoreError::NoDatabase(path.to_owned()));
    assert!(!std::path::Path::new(path).exists());
}

#[test]
fn a_file_that_is_no_database_is_left_alone() {
    let databases = Databases::sqlite();
    let address = databases.empty();
    let path = address.strip_prefix("sqlite:").unwrap();
    let text = "Dear diary, this is much more than a hundred bytes long. ".repeat(100);
    std::fs::write(path, &text).unwrap();
    let error = run(Store::open(&address)).unwrap_err();
    assert!(matches!(error, StoreError::NotOurs(_)), "{error:?}");
    assert_eq!(std::fs::read_to_string(path).unwrap(), text);
}

/// A database with something in it, with these bytes written over its file from there on.
fn damaged(databases: &Databases, from: usize, bytes: &[u8]) -> StoreError {
    let address = databases.empty();
    run(async {
        let store = Store::open(&address).await.unwrap();
        store.create(table("a")).await.unwrap();
        store.close().await;
    });
    let path = address.strip_prefix("sqlite:").unwrap();
    let mut file = std::fs::read(path).unwrap();
    let length = file.len() - from;
    file[from..].copy_from_slice(&bytes.iter().copied().cycle().take(length).collect::<Vec<u8>>());
    std::fs::write(path, &file).unwrap();
    run(Store::open(&address)).unwrap_err()
}

#[test]
fn a_damaged_database_is_called_damaged() {
    let databases = Databases::sqlite();
    for error in
        [damaged(&databases, 4096, &[0xa5]), damaged(&databases, 0, &[0]), damaged(&databases, 16, &[0])]
    {
        assert!(matches!(error, StoreError::Corrupt(_)), "{error:?}");
        let text = error.to_string();
        assert!(text.contains("damaged") && text.contains("restore the latest backup"), "{text}");
    }
}

#[test]
fn a_folder_that_is_not_there_is_named() {
    let error = run(Store::open("sqlite:/no/such/folder/table.db")).unwrap_err();
    assert!(matches!(error, StoreError::Unreachable(_)), "{error:?}");
    assert!(error.to_string().contains("/no/such/folder/table.db"), "{error}");
}

#[test]
fn a_postgres_that_does_not_run_or_has_no_such_database_is_told() {
    let Databases::Postgres(postgres) = Databases::postgres() else { unreachable!("it is Postgres") };
    let missing = postgres.address("missing").replace("://cloverleaf@", "://cloverleaf:s3cret@");
    let error = run(Store::open(&missing)).unwrap_err();
    assert!(matches!(error, StoreError::NoDatabase(_)), "{error:?}");
    drop(postgres);
    let gone = run(Store::open(&missing)).unwrap_err();
    assert!(matches!(gone, StoreError::Unreachable(_)), "{gone:?}");
    for error in [error, gone] {
        assert!(error.to_string().contains("/missing"), "{error}");
        assert!(!error.to_string().contains("s3cret"), "{error}");
    }
}
