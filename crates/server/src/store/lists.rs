//! Lists of tables, a page at a time.

use sqlx::AssertSqlSafe;
use sqlx::any::AnyRow;

use super::aliases::everybody;
use super::sql::{Statement, number, text};
use super::tables::{COLUMNS, read_table};
use super::{Cursor, Listed, Listing, Page, Status, Store, StoreError, TableRow};
use crate::{PlayerId, TableId};

/// So many tables of one person are shown in a list of everybody's, unless that person's are asked for.
pub(crate) const OF_ONE_HOST: i64 = 3;
/// So many of the latest tables make up a list of everybody's.
const LATEST: i64 = 2_000;

/// What one of these tables is to whoever lists theirs: 0 if it waits for them, 1 if it goes on, 2 if it is over; and
/// its place there, what has waited longest or changed last first.
const MINE: &str = concat!(
    "SELECT id AS table_id, part, place, CAST(0 AS BIGINT) AS more FROM (\
       SELECT id, CAST(CASE WHEN status = 'running' AND awaited > 0 THEN 0 \
           WHEN status IN ('open', 'running') THEN 1 ELSE 2 END AS BIGINT) AS part, \
         CASE WHEN status = 'running' AND awaited > 0 THEN awaited ELSE -changed_at END AS place \
       FROM (SELECT id, status, changed_at, MAX(awaited_since) AS awaited FROM tables JOIN sittings ON table_id = id \
         WHERE status <> 'cancelled' AND changed_at < $2 AND player_id IN ",
    everybody!(),
    "    GROUP BY id, status, changed_at) AS theirs) AS mine \
     WHERE (part, place, id) > ($3, $4, $5) ORDER BY part, place, id LIMIT $6"
);

/// The latest of everybody, few of each host: with the last of these, how many more there are.
const PUBLIC: &str = "SELECT id AS table_id, CAST(0 AS BIGINT) AS part, -changed_at AS place, \
      CAST(CASE WHEN nth = $7 THEN of_host - nth ELSE 0 END AS BIGINT) AS more FROM (\
    SELECT id, changed_at, \
      ROW_NUMBER() OVER (PARTITION BY host ORDER BY changed_at DESC, id) AS nth, \
      COUNT(*) OVER (PARTITION BY host) AS of_host \
    FROM (SELECT id, changed_at, COALESCE(host, id) AS host FROM tables \
      WHERE listed = 1 AND status = $1 AND (host = $8 OR $8 = '') \
      ORDER BY changed_at DESC LIMIT $9) AS latest) AS numbered \
  WHERE nth <= $7 AND changed_at < $2 AND (0, -changed_at, id) > ($3, $4, $5) \
  ORDER BY changed_at DESC, id LIMIT $6";

impl Store {
    /// A page of a list of tables.
    ///
    /// # Errors
    /// The database failed.
    pub async fn list(&self, which: Listing, page: &Page) -> Result<Vec<Listed>, StoreError> {
        let Cursor { part, place, id } = page.after.clone().unwrap_or_else(Cursor::before_all);
        let whose = match &which {
            Listing::Mine(player) => player.into(),
            Listing::Open => Status::Open.as_str().into(),
            Listing::Running => Status::Running.as_str().into(),
            Listing::Finished => Status::Finished.as_str().into(),
        };
        let before = page.before.unwrap_or(i64::MAX);
        let mut values =
            vec![whose, before.into(), part.into(), place.into(), (&id).into(), i64::from(page.limit).into()];
        let places = match &which {
            Listing::Mine(_) => MINE,
            _ => {
                let most = if page.host.is_some() { i64::MAX } else { OF_ONE_HOST };
                let host = page.host.as_ref().map_or("", PlayerId::as_str);
                values.extend([most.into(), host.into(), LATEST.into()]);
                PUBLIC
            }
        };
        let sql = format!(
            "SELECT {COLUMNS}, part, place, more FROM ({places}) AS page JOIN tables ON id = page.table_id \
             ORDER BY part, place, id"
        );
        self.rows(AssertSqlSafe(sql), values).await?.iter().map(read_listed).collect()
    }

    /// The tables of which is not known whether they wait for this player.
    ///
    /// # Errors
    /// The database failed.
    pub async fn not_known_to_wait(&self, player: &PlayerId) -> Result<Vec<TableId>, StoreError> {
        let sql = concat!(
            "SELECT table_id FROM sittings JOIN tables ON id = table_id \
             WHERE awaited_since IS NULL AND status = 'running' AND player_id IN ",
            everybody!()
        );
        let rows = self.rows(sql, [player.into()]).await?;
        rows.iter().map(|row| Ok(text(row, "table_id")?.into())).collect()
    }

    /// Notes for whom a table waits, and since when.
    ///
    /// # Errors
    /// The database failed.
    pub async fn note_awaited(&self, table: &TableId, awaited: &[(PlayerId, i64)]) -> Result<(), StoreError> {
        self.change(vec![waits(table, awaited)]).await.map(drop)
    }

    /// Some tables that do not say who opened them: their names and set-ups.
    ///
    /// # Errors
    /// The database failed.
    pub async fn without_host(&self, limit: u32) -> Result<Vec<(TableId, String)>, StoreError> {
        let sql = "SELECT id, setup FROM tables WHERE host IS NULL LIMIT $1";
        let rows = self.rows(sql, [i64::from(limit).into()]).await?;
        rows.iter().map(|row| Ok((text(row, "id")?.into(), text(row, "setup")?))).collect()
    }

    /// Notes who opened tables.
    ///
    /// # Errors
    /// The database failed.
    pub async fn note_hosts(&self, hosts: &[(TableId, PlayerId)]) -> Result<(), StoreError> {
        let sql = "UPDATE tables SET host = $2 WHERE id = $1";
        let note = |(table, host): &(TableId, PlayerId)| Statement::new(sql, [table.into(), host.into()]);
        self.change(hosts.iter().map(note).collect()).await.map(drop)
    }
}

/// Says for whom a table waits, at most four, and since when.
pub(super) fn waits(table: &TableId, awaited: &[(PlayerId, i64)]) -> Statement {
    let sql = "UPDATE sittings SET awaited_since = CASE player_id WHEN $2 THEN $3 WHEN $4 THEN $5 \
               WHEN $6 THEN $7 WHEN $8 THEN $9 ELSE 0 END WHERE table_id = $1";
    let player = |at: usize| awaited.get(at).map_or("", |(player, _)| player.as_str()).into();
    let since = |at: usize| awaited.get(at).map_or(0, |(_, since)| *since).into();
    let values =
        [table.into(), player(0), since(0), player(1), since(1), player(2), since(2), player(3), since(3)];
    Statement::new(sql, values)
}

fn read_listed(row: &AnyRow) -> Result<Listed, StoreError> {
    let id = text(row, "id")?;
    let cursor = Cursor { part: number(row, "part")?, place: number(row, "place")?, id: id.clone() };
    // A damaged row does not hide the others.
    let table: Result<TableRow, TableId> = read_table(row).map_err(|error| {
        tracing::error!(%error, table = %id, "a table's row cannot be read");
        id.into()
    });
    Ok(Listed { table, cursor, more: number(row, "more")? })
}
