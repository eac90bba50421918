//! How the database came to its shape, step by step. A step that was released is never changed.

use cloverleaf_core::Message;
use sqlx::{AnyConnection, AnyPool, Connection as _, Executor as _};

use super::StoreError;
use super::connect::Kind;
use super::sql::{number, query, run, text};

/// The steps, each with its name; the first is number 1.
const STEPS: &[(&str, &str)] = &[
    ("the_log", include_str!("migrations/0001_the_log.sql")),
    ("programs", include_str!("migrations/0002_programs.sql")),
    ("lists", include_str!("migrations/0003_lists.sql")),
    ("accounts", include_str!("migrations/0004_accounts.sql")),
    ("moderation", include_str!("migrations/0005_moderation.sql")),
    ("passkeys", include_str!("migrations/0006_passkeys.sql")),
    ("notices", include_str!("migrations/0007_notices.sql")),
    ("people", include_str!("migrations/0008_people.sql")),
    ("plans", include_str!("migrations/0009_plans.sql")),
    ("speakers", include_str!("migrations/0010_speakers.sql")),
];

const OURS: &str = "CREATE TABLE migrations (version BIGINT NOT NULL PRIMARY KEY, name TEXT NOT NULL)";

/// The shape this program knows.
pub(super) fn newest() -> i64 {
    STEPS.len() as i64
}

/// Brings the database to the shape this program knows, one process at a time.
pub(super) async fn migrate(pool: &AnyPool, kind: Kind) -> Result<(), StoreError> {
    let mut connection = pool.acquire().await?;
    let mut transaction = connection.begin_with(kind.begin_to_write()).await?;
    if kind == Kind::Postgres {
        // The number is nobody else's: the letters "clover".
        transaction.execute("SELECT pg_advisory_xact_lock(109317377647986)").await?;
    }
    let there = version(&mut transaction, kind).await?;
    if there > newest() {
        return Err(StoreError::Newer { found: there, known: newest() });
    }
    for (version, (name, sql)) in (1..).zip(STEPS).filter(|(version, _)| *version > there) {
        transaction.execute(sqlx::raw_sql(*sql)).await?;
        let sql = "INSERT INTO migrations (version, name) VALUES ($1, $2)";
        run(&mut transaction, sql, [version.into(), (*name).into()]).await?;
    }
    Ok(transaction.commit().await?)
}

/// The version of the database; an empty one gets the list of steps and is of version 0.
async fn version(connection: &mut AnyConnection, kind: Kind) -> Result<i64, StoreError> {
    let tables = table_names(connection, kind).await?;
    if tables.is_empty() {
        connection.execute(OURS).await?;
        return Ok(0);
    }
    if !tables.iter().any(|name| name == "migrations") {
        return Err(StoreError::NotOurs(Message::new("store-has-table").text("table", &tables[0]).into()));
    }
    let strange = || StoreError::NotOurs(Message::new("store-other-migrations").into());
    let unread = |error: sqlx::Error| match StoreError::from(error) {
        StoreError::Failed(_) => strange(),
        other => other,
    };
    let rows = query("SELECT version, name FROM migrations ORDER BY version", []);
    let rows = rows.fetch_all(connection).await.map_err(unread)?;
    for ((name, _), row) in STEPS.iter().zip(&rows) {
        if text(row, "name")? != *name {
            return Err(strange());
        }
    }
    rows.last().map_or(Ok(0), |row| number(row, "version"))
}

async fn table_names(connection: &mut AnyConnection, kind: Kind) -> Result<Vec<String>, StoreError> {
    let sql = match kind {
        Kind::Sqlite => "SELECT name FROM sqlite_master WHERE type = 'table' ORDER BY name",
        Kind::Postgres => {
            "SELECT CAST(table_name AS TEXT) AS name FROM information_schema.tables \
             WHERE table_schema = current_schema() ORDER BY name"
        }
    };
    let rows = query(sql, []).fetch_all(connection).await?;
    rows.iter().map(|row| text(row, "name")).collect()
}
