//! A real server on a free port with a database of its own, and guests who come there.

use cloverleaf_server::{Config, Server};
use serde_json::{Value as Json, json};
use tempfile::TempDir;

use super::client::Client;

/// A server and the folder of its database.
pub(crate) struct TestServer {
    server: Server,
    config: Config,
    folder: TempDir,
}

/// Opens a house in which tests are not stopped for being fast.
pub(crate) async fn open() -> TestServer {
    open_with(|config| config).await
}

/// Opens a house that is set up otherwise.
pub(crate) async fn open_with(change: impl FnOnce(Config) -> Config) -> TestServer {
    let folder = TempDir::new().expect("a folder");
    let database = format!("sqlite:{}", folder.path().join("tables.db").display());
    // A test that is busy elsewhere may leave a connection alone for long.
    let patient = Config { heartbeat: 60_000, ..Config::local(database) };
    let config = change(Config { rate: 100_000, thinkers: Some(1), ..patient });
    let server = Server::start(config.clone()).await.expect("the server starts");
    TestServer { server, config, folder }
}

impl TestServer {
    /// The server.
    pub(crate) fn server(&self) -> &Server {
        &self.server
    }

    /// The address of its database.
    pub(crate) fn database(&self) -> &str {
        &self.config.database
    }

    /// Somebody nobody knows.
    pub(crate) fn stranger(&self) -> Client {
        Client::new(self.server.address())
    }

    /// A guest of this name.
    pub(crate) async fn guest(&self, name: &str) -> Client {
        let mut client = self.stranger();
        let me = client.post("/api/me", json!({ "name": name })).await;
        assert_eq!(me.status, 200, "{}", me.body);
        client
    }

    /// A table of these seats, opened by somebody.
    pub(crate) async fn table(&self, host: &mut Client, setup: Json) -> String {
        let opened = host.post("/api/tables", setup).await;
        assert_eq!(opened.status, 201, "{}", opened.body);
        opened.json()["id"].as_str().expect("an id").to_owned()
    }

    /// A table of this game for these people, who all sit down in order.
    pub(crate) async fn seated(&self, setup: Json, people: &mut [Client]) -> String {
        let (host, others) = people.split_first_mut().expect("somebody");
        let id = self.table(host, setup).await;
        for other in others {
            other.act(&id, json!({"do": "sit"})).await.expect("a free seat");
        }
        id
    }

    /// Stops the server and gives the folder back, in which another can start.
    pub(crate) async fn stop(self) -> (Config, TempDir) {
        self.server.stop().await;
        (self.config, self.folder)
    }

    /// Starts a server where another has stopped.
    pub(crate) async fn reopen((config, folder): (Config, TempDir)) -> TestServer {
        let server = Server::start(config.clone()).await.expect("the server starts again");
        TestServer { server, config, folder }
    }
}
