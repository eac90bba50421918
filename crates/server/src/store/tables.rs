//! Tables and their logs: what is added, what is asked.

use sqlx::AssertSqlSafe;
use sqlx::any::AnyRow;

use super::aliases::everybody;
use super::sql::{Statement, Value, maybe, number, query, text, word};
use super::writer::{Done, Work};
use super::{Append, Appended, NewTable, Row, Status, Store, StoreError, TableRow};
use crate::{PlayerId, TableId};

pub(super) const COLUMNS: &str =
    "id, game, setup, seed, created_at, listed, status, changed_at, last_seq, due_at, host";
/// Postgres and SQLite take more, but not by much.
const MOST_VALUES: usize = 1000;

impl Store {
    /// Adds an entry to a log, unless its place or its batch is there already. When this returns
    /// [`Appended::Stored`] it will outlive the power.
    ///
    /// # Errors
    /// The database failed; whether it was stored shows when the same batch is sent again.
    pub async fn append(&self, append: Append) -> Result<Appended, StoreError> {
        match self.writer.write(Work::Append(Box::new(append))).await? {
            Done::Appended(appended) => Ok(appended),
            other => unreachable!("an append is answered as one, not by {other:?}"),
        }
    }

    /// Opens a table with its first entry.
    ///
    /// # Errors
    /// There is a table of that name, or the database failed.
    pub async fn create(&self, table: NewTable) -> Result<(), StoreError> {
        self.writer.write(Work::Create(Box::new(table))).await.map(drop)
    }

    /// Changes what is no log; says how many rows the first statement changed.
    pub(super) async fn change(&self, statements: Vec<Statement>) -> Result<u64, StoreError> {
        match self.writer.write(Work::Change(statements)).await? {
            Done::Changed(rows) => Ok(rows),
            other => unreachable!("a change is answered as one, not by {other:?}"),
        }
    }

    /// A table's entries after this place, in order.
    ///
    /// # Errors
    /// The database failed.
    pub async fn log(&self, table: &TableId, after: i64) -> Result<Vec<Row>, StoreError> {
        let sql = "SELECT seq, at, batch, body FROM log WHERE table_id = $1 AND seq > $2 ORDER BY seq";
        self.rows(sql, [table.into(), after.into()]).await?.iter().map(read_entry).collect()
    }

    /// A table, without its log.
    ///
    /// # Errors
    /// The database failed.
    pub async fn table(&self, table: &TableId) -> Result<Option<TableRow>, StoreError> {
        let sql = AssertSqlSafe(format!("SELECT {COLUMNS} FROM tables WHERE id = $1"));
        let row = query(sql, [table.into()]).fetch_optional(&self.pool).await?;
        row.as_ref().map(read_table).transpose()
    }

    /// The tables that need the server by now, those that waited longest first, and since when; those after the
    /// last one of the page before.
    ///
    /// # Errors
    /// The database failed.
    pub async fn due(
        &self,
        now: i64,
        after: Option<&(i64, TableId)>,
        limit: u32,
    ) -> Result<Vec<(i64, TableId)>, StoreError> {
        let sql = "SELECT due_at, id FROM tables WHERE due_at <= $1 AND (due_at > $2 OR due_at = $2 AND id > $3) \
                   ORDER BY due_at, id LIMIT $4";
        let first = (i64::MIN, TableId::from(String::new()));
        let (since, id) = after.unwrap_or(&first);
        let rows = self.rows(sql, [now.into(), (*since).into(), id.into(), i64::from(limit).into()]).await?;
        rows.iter().map(|row| Ok((number(row, "due_at")?, text(row, "id")?.into()))).collect()
    }

    /// How far the logs of these tables have come; of those that are there.
    ///
    /// # Errors
    /// The database failed.
    pub async fn heads(&self, tables: &[TableId]) -> Result<Vec<(TableId, i64)>, StoreError> {
        let mut heads = Vec::with_capacity(tables.len());
        for some in tables.chunks(MOST_VALUES) {
            let places: Vec<String> = (1..=some.len()).map(|place| format!("${place}")).collect();
            let sql = format!("SELECT id, last_seq FROM tables WHERE id IN ({})", places.join(", "));
            let query = query(AssertSqlSafe(sql), some.iter().map(Value::from)).persistent(false);
            for row in query.fetch_all(&self.pool).await? {
                heads.push((text(&row, "id")?.into(), number(&row, "last_seq")?));
            }
        }
        Ok(heads)
    }

    /// At how many open or running tables a person and their programs have had a seat.
    ///
    /// # Errors
    /// The database failed.
    pub async fn count_of(&self, person: &PlayerId) -> Result<i64, StoreError> {
        let sql = concat!(
            "SELECT COUNT(DISTINCT table_id) AS tables FROM sittings JOIN tables ON id = table_id \
             WHERE status IN ('open', 'running') AND (player_id IN ",
            everybody!(),
            " OR player_id IN (SELECT programs.player_id FROM programs WHERE owner_id = $1))"
        );
        let row = query(sql, [person.into()]).fetch_one(&self.pool).await?;
        number(&row, "tables")
    }

    pub(super) async fn rows(
        &self,
        sql: impl sqlx::SqlSafeStr,
        values: impl IntoIterator<Item = Value>,
    ) -> Result<Vec<AnyRow>, StoreError> {
        Ok(query(sql, values).fetch_all(&self.pool).await?)
    }
}

fn read_entry(row: &AnyRow) -> Result<Row, StoreError> {
    use sqlx::Row as _;
    Ok(Row {
        seq: number(row, "seq")?,
        at: number(row, "at")?,
        batch: row.try_get("batch")?,
        body: text(row, "body")?,
    })
}

pub(super) fn read_table(row: &AnyRow) -> Result<TableRow, StoreError> {
    use sqlx::Row as _;
    Ok(TableRow {
        id: text(row, "id")?.into(),
        game: text(row, "game")?,
        status: word(row, "status", Status::read)?,
        listed: number(row, "listed")? != 0,
        setup: text(row, "setup")?,
        seed: text(row, "seed")?,
        created_at: number(row, "created_at")?,
        changed_at: number(row, "changed_at")?,
        last_seq: number(row, "last_seq")?,
        due_at: maybe(row, "due_at")?,
        host: row.try_get::<Option<String>, _>("host")?.map(Into::into),
    })
}
