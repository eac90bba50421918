//! From an address to a database that is ours and of this version.

use std::fs::File;
use std::io::Read as _;
use std::path::Path;
use std::time::Duration;

use cloverleaf_core::Arg;
use sqlx::any::{AnyConnectOptions, AnyPoolOptions};
use sqlx::{AnyConnection, AnyPool, Connection as _, Executor as _};

use super::StoreError;

/// One writes, the others read.
const CONNECTIONS: u32 = 6;
/// How long to wait for a database that does not answer.
const PATIENCE: Duration = Duration::from_secs(10);

/// SQLite waits half a minute for another process that writes, such as a backup being restored.
/// FULL is what makes a commit outlive the power.
const SQLITE_HABITS: &str = "PRAGMA busy_timeout = 30000; PRAGMA journal_mode = WAL; \
    PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON;";

/// How a database of SQLite begins.
const SQLITE_START: &[u8; 16] = b"SQLite format 3\0";
/// What SQLite calls a file that is no database.
const SQLITE_NOTADB: &str = "26";
/// What Postgres calls a database that is not there.
const POSTGRES_NO_DATABASE: &str = "3D000";

/// The databases we can use.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Kind {
    Sqlite,
    Postgres,
}

impl Kind {
    /// Begins to write. SQLite must say so first: who begins by reading may find that another has written.
    pub(super) fn begin_to_write(self) -> &'static str {
        match self {
            Kind::Sqlite => "BEGIN IMMEDIATE",
            Kind::Postgres => "BEGIN",
        }
    }

    /// Begins to read everything as it is at one moment.
    pub(super) fn begin_to_read(self) -> &'static str {
        match self {
            Kind::Sqlite => "BEGIN DEFERRED",
            Kind::Postgres => "BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY",
        }
    }
}

/// Whether a database may be made where there is none.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Missing {
    Make,
    Refuse,
}

/// Connects to the database of this address.
pub(super) async fn connect(address: &str, missing: Missing) -> Result<(AnyPool, Kind), StoreError> {
    sqlx::any::install_default_drivers();
    match address.strip_prefix("sqlite:") {
        Some(path) => sqlite(Path::new(path.strip_prefix("//").unwrap_or(path)), missing).await,
        None if address.starts_with("postgres://") || address.starts_with("postgresql://") => {
            postgres(address).await
        }
        None => Err(StoreError::Address(address.to_owned())),
    }
}

async fn sqlite(path: &Path, missing: Missing) -> Result<(AnyPool, Kind), StoreError> {
    let name = path.display();
    if path.as_os_str().is_empty() {
        return Err(StoreError::Address("sqlite:".to_owned()));
    }
    if missing == Missing::Refuse && !path.is_file() {
        return Err(StoreError::NoDatabase(name.to_string()));
    }
    let unreachable = |reason: String| StoreError::Unreachable(Arg::Text(format!("{name}: {reason}")));
    let path = std::path::absolute(path).map_err(|error| unreachable(error.to_string()))?;
    make_private(&path);
    let options = options(&format!("sqlite://{}?mode=rwc", escape(&path)))?;
    match probe(&options, SQLITE_HABITS).await {
        Ok(()) => {}
        Err(sqlx::Error::Database(error)) if error.code().as_deref() == Some(SQLITE_NOTADB) => {
            let why = Arg::Text(format!("{name}: {}", error.message()));
            return Err(if was_a_database(&path) {
                StoreError::Corrupt(why)
            } else {
                StoreError::NotOurs(why)
            });
        }
        Err(sqlx::Error::Database(error)) => match StoreError::from(sqlx::Error::Database(error)) {
            StoreError::Failed(Arg::Text(why)) => return Err(unreachable(why)),
            other => return Err(other),
        },
        Err(error) => return Err(unreachable(error.to_string())),
    }
    let pool = pool().after_connect(|connection, _| {
        Box::pin(async move { connection.execute(SQLITE_HABITS).await.map(drop) })
    });
    Ok((pool.connect_lazy_with(options), Kind::Sqlite))
}

/// Makes the file of a new database for its owner alone; whatever goes wrong shows when it is opened.
fn make_private(path: &Path) {
    let mut new = File::options();
    new.write(true).create_new(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut new, 0o600);
    let _there = new.open(path);
}

/// Whether a file that cannot be read as a database begins like one, or with nothing, as after a fault of the disk.
fn was_a_database(path: &Path) -> bool {
    let mut start = [1; SQLITE_START.len()];
    let read = File::open(path).and_then(|mut file| file.read_exact(&mut start));
    read.is_ok() && (start == *SQLITE_START || start == [0; SQLITE_START.len()])
}

fn pool() -> AnyPoolOptions {
    AnyPoolOptions::new().max_connections(CONNECTIONS).acquire_timeout(PATIENCE)
}

/// Connects once: a pool would try again and again, and say in the end only that it gave up.
async fn probe(options: &AnyConnectOptions, greeting: &'static str) -> Result<(), sqlx::Error> {
    let probe = async {
        let mut connection = AnyConnection::connect_with(options).await?;
        connection.execute(greeting).await?;
        connection.close().await
    };
    tokio::time::timeout(PATIENCE, probe).await.unwrap_or(Err(sqlx::Error::PoolTimedOut))
}

/// In an address a path may have letters that would mean something else.
fn escape(path: &Path) -> String {
    let plain = |byte: u8| byte.is_ascii_alphanumeric() || b"/._-".contains(&byte);
    let escape = |byte: &u8| match plain(*byte) {
        true => char::from(*byte).to_string(),
        false => format!("%{byte:02X}"),
    };
    path.as_os_str().as_encoded_bytes().iter().map(escape).collect()
}

async fn postgres(address: &str) -> Result<(AnyPool, Kind), StoreError> {
    let options = options(address)?;
    let name = || without_password(address);
    match probe(&options, "SELECT 1").await {
        Ok(()) => Ok((pool().connect_lazy_with(options), Kind::Postgres)),
        Err(sqlx::Error::Database(error)) if error.code().as_deref() == Some(POSTGRES_NO_DATABASE) => {
            Err(StoreError::NoDatabase(name()))
        }
        Err(sqlx::Error::Database(error)) => {
            Err(StoreError::Unreachable(Arg::Text(format!("{}: {}", name(), error.message()))))
        }
        Err(error) => Err(StoreError::Unreachable(Arg::Text(format!("{}: {error}", name())))),
    }
}

fn options(address: &str) -> Result<AnyConnectOptions, StoreError> {
    let wrong = |_: sqlx::Error| StoreError::Address(without_password(address));
    address.parse().map_err(wrong)
}

/// The address as it may be told: what stands between the user and the host is cut.
fn without_password(address: &str) -> String {
    let Some((scheme, rest)) = address.split_once("://") else { return address.to_owned() };
    let Some((who, place)) = rest.rsplit_once('@') else { return address.to_owned() };
    format!("{scheme}://{}@{place}", who.split(':').next().unwrap_or_default())
}

#[cfg(test)]
mod tests {
    use sqlx::Row as _;

    use super::*;

    #[test]
    fn a_password_is_not_told() {
        assert_eq!(without_password("postgres://ada:s3cret@host/db"), "postgres://ada@host/db");
        assert_eq!(without_password("postgres://ada:a@b@host/db"), "postgres://ada@host/db");
        assert_eq!(without_password("postgres://host/db"), "postgres://host/db");
    }

    #[test]
    fn every_connection_to_sqlite_waits_for_the_disk() {
        let folder = tempfile::tempdir().unwrap();
        let address = format!("sqlite:{}", folder.path().join("table.db").display());
        tokio::runtime::Runtime::new().unwrap().block_on(async {
            let (pool, _) = connect(&address, Missing::Make).await.unwrap();
            for _ in 0..3 {
                let mut connection = pool.acquire().await.unwrap().detach();
                let row = connection.fetch_one(
                    "SELECT synchronous, journal_mode FROM pragma_synchronous, pragma_journal_mode",
                );
                let row = row.await.unwrap();
                // 2 is FULL.
                assert_eq!((row.get::<i64, _>(0), row.get::<String, _>(1)), (2, "wal".to_owned()));
            }
        });
    }

    #[test]
    fn a_path_stays_one_path() {
        assert_eq!(escape(Path::new("/a b/c?d#e%.db")), "/a%20b/c%3Fd%23e%25.db");
    }
}
