//! A kept database put where a server can open it, and a server that has opened it.

use std::collections::HashMap;
use std::io::{BufReader, Read as _};
use std::path::{Path, PathBuf};

use cloverleaf_server::{Config, Key, KeyKind, KeyRow, PlayerId, Server, Store, now};
use flate2::read::GzDecoder;
use serde_json::Value as Json;
use sqlx::{AnyConnection, Connection as _};
use tempfile::TempDir;

use crate::client::Client;
use crate::postgres::Postgres;
use crate::views;

/// A database of an earlier version, and what that version showed of it.
pub(crate) struct Fixture {
    pub(crate) address: String,
    pub(crate) tables: Vec<Json>,
    folder: TempDir,
    _postgres: Option<Postgres>,
}

fn unpacked(name: &str) -> Vec<u8> {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/fixtures/v1").join(format!("{name}.gz"));
    let file = std::fs::File::open(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
    let mut bytes = Vec::new();
    GzDecoder::new(file).read_to_end(&mut bytes).expect("it is packed by gzip");
    bytes
}

fn views_in(name: &str) -> Vec<Json> {
    serde_json::from_slice(&unpacked(name)).expect("a list of tables")
}

fn sqlite_in(folder: &TempDir, name: &str) -> (String, PathBuf) {
    let path = folder.path().join(name);
    (format!("sqlite:{}", path.display()), path)
}

impl Fixture {
    pub(crate) fn sqlite() -> Fixture {
        let folder = TempDir::new().expect("a folder");
        let (address, path) = sqlite_in(&folder, "tables.db");
        std::fs::write(path, unpacked("tables.db")).expect("the file is written");
        Fixture { address, tables: views_in("tables.views.json"), folder, _postgres: None }
    }

    pub(crate) async fn backup() -> Fixture {
        let folder = TempDir::new().expect("a folder");
        let (address, _) = sqlite_in(&folder, "restored.db");
        restore(&address, &unpacked("tables.backup")).await;
        Fixture { address, tables: views_in("tables.views.json"), folder, _postgres: None }
    }

    pub(crate) async fn postgres() -> Fixture {
        let folder = TempDir::new().expect("a folder");
        let postgres = Postgres::start();
        let (address, tables) = (postgres.database(), views_in("postgres.views.json"));
        let fixture = Fixture { address, tables, folder, _postgres: Some(postgres) };
        let dump = String::from_utf8(unpacked("postgres.sql")).expect("a dump is text");
        fixture.tamper(dump).await;
        fixture
    }

    /// The same tables in another database, by the way of a backup.
    pub(crate) async fn backed_up_and_restored(self) -> Fixture {
        let store = Store::open_existing(&self.address).await.expect("the database opens");
        let mut backup = Vec::new();
        store.dump(&mut backup).await.expect("a backup");
        store.close().await;
        let (address, _) = sqlite_in(&self.folder, "copy.db");
        restore(&address, &backup).await;
        Fixture { address, ..self }
    }

    /// The name of the table that is this.
    pub(crate) fn id(&self, about: &str) -> String {
        let table = self.tables.iter().find(|table| table["about"] == about);
        table.unwrap_or_else(|| panic!("no table '{about}'"))["table"].as_str().expect("an id").to_owned()
    }

    /// Does something to the database behind the store's back, and says how many rows it concerned.
    pub(crate) async fn tamper(&self, sql: String) -> u64 {
        sqlx::any::install_default_drivers();
        let mut connection = AnyConnection::connect(&self.address).await.expect("the database opens");
        let done = sqlx::raw_sql(sqlx::AssertSqlSafe(sql)).execute(&mut connection).await.expect("fine SQL");
        connection.close().await.expect("it closes");
        done.rows_affected()
    }

    /// Everything that is stored of a table.
    pub(crate) async fn stored(&self, id: &str) -> Vec<cloverleaf_server::Row> {
        let store = Store::open_existing(&self.address).await.expect("the database opens");
        let rows = store.log(&id.to_owned().into(), 0).await.expect("its rows");
        store.close().await;
        rows
    }
}

async fn restore(address: &str, backup: &[u8]) {
    let store = Store::open(address).await.expect("an empty database");
    store.restore(&mut BufReader::new(backup)).await.expect("a sound backup");
    store.close().await;
}

/// A server on a kept database, and keys for those who come there.
pub(crate) struct Visit {
    server: Server,
    keys: HashMap<String, String>,
}

impl Visit {
    pub(crate) async fn to(database: &str, tables: &[Json]) -> Visit {
        Visit::by(database, tables.iter().flat_map(views::seated)).await
    }

    /// A visit by these people.
    pub(crate) async fn by(database: &str, people: impl Iterator<Item = &str>) -> Visit {
        let store = Store::open_existing(database).await.expect("the database opens");
        let mut keys = HashMap::new();
        for player in people {
            if !keys.contains_key(player) {
                keys.insert(player.to_owned(), new_key(&store, player).await);
            }
        }
        store.close().await;
        let config = Config { rate: 100_000, thinkers: Some(1), ..Config::local(database) };
        Visit { server: Server::start(config).await.expect("the server starts"), keys }
    }

    /// Somebody who sits at the tables.
    pub(crate) fn person(&self, player: &str) -> Client {
        Client { cookie: Some(self.keys[player].clone()), ..Client::new(self.server.address()) }
    }

    /// Somebody nobody knows.
    pub(crate) fn stranger(&self) -> Client {
        Client::new(self.server.address())
    }

    pub(crate) async fn leave(self) {
        self.server.stop().await;
    }
}

async fn new_key(store: &Store, player: &str) -> String {
    let key = Key::random();
    let row = KeyRow {
        hash: key.hash(),
        player: PlayerId::from(player.to_owned()),
        kind: KeyKind::Session,
        label: String::new(),
        created_at: now(),
        expires_at: None,
        used_at: None,
        scopes: String::new(),
    };
    store.add_key(&row).await.expect("the key is stored");
    key.reveal().to_owned()
}
