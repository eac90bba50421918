//! When servers ran and when none did: nobody loses on time because nobody could move.

use super::sql::{Statement, number};
use super::{Store, StoreError};

impl Store {
    /// Notes that this server runs.
    ///
    /// # Errors
    /// The database failed.
    pub async fn beat(&self, server: &str, now: i64) -> Result<(), StoreError> {
        let sql = "INSERT INTO servers (id, started_at, beat_at) VALUES ($1, $2, $2) \
                   ON CONFLICT (id) DO UPDATE SET beat_at = excluded.beat_at";
        self.change(vec![Statement::new(sql, [server.into(), now.into()])]).await.map(drop)
    }

    /// Notes, at a start, since when no server ran, if that is longer than the tolerance. Says since when.
    /// Of several servers that start at once only the first does.
    ///
    /// # Errors
    /// The database failed.
    pub async fn note_downtime(&self, now: i64, tolerance: i64) -> Result<Option<i64>, StoreError> {
        let sql = "INSERT INTO downtimes (since, till) SELECT MAX(beat_at), $1 FROM servers \
                   WHERE beat_at IS NOT NULL HAVING MAX(beat_at) < $1 - $2 ON CONFLICT DO NOTHING";
        if self.change(vec![Statement::new(sql, [now.into(), tolerance.into()])]).await? == 0 {
            return Ok(None);
        }
        Ok(self.downtimes().await?.last().map(|(since, _)| *since))
    }

    /// The spans in which no server ran, in order.
    ///
    /// # Errors
    /// The database failed.
    pub async fn downtimes(&self) -> Result<Vec<(i64, i64)>, StoreError> {
        let rows = self.rows("SELECT since, till FROM downtimes ORDER BY since", []).await?;
        rows.iter().map(|row| Ok((number(row, "since")?, number(row, "till")?))).collect()
    }
}
