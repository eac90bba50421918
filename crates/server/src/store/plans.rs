//! What people plan at tables. A plan is nobody's business but its owner's.

use sqlx::any::AnyRow;

use super::sql::{Statement, number, text, word};
use super::{PlanState, Store, StoreError};
use crate::{PlayerId, TableId};

/// Somebody's plan at a table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PlanRow {
    /// At which table.
    pub table: TableId,
    /// Whose, by their name at the table.
    pub player: PlayerId,
    /// The lines.
    pub body: String,
    /// What has become of it.
    pub state: PlanState,
    /// When that last changed.
    pub changed_at: i64,
}

impl Store {
    /// Keeps a plan in the place of any other that its owner has at the table.
    ///
    /// # Errors
    /// The database failed.
    pub async fn keep_plan(&self, plan: &PlanRow) -> Result<(), StoreError> {
        let PlanRow { table, player, body, state, changed_at } = plan;
        let sql = "INSERT INTO plans (table_id, player_id, body, state, changed_at) VALUES ($1, $2, $3, $4, $5) \
                   ON CONFLICT (table_id, player_id) DO UPDATE SET body = excluded.body, state = excluded.state, \
                   changed_at = excluded.changed_at";
        let values = [table.into(), player.into(), body.into(), state.as_str().into(), (*changed_at).into()];
        self.change(vec![Statement::new(sql, values)]).await.map(drop)
    }

    /// Somebody's plan at a table.
    ///
    /// # Errors
    /// The database failed.
    pub async fn plan(&self, table: &TableId, player: &PlayerId) -> Result<Option<PlanRow>, StoreError> {
        let sql = "SELECT table_id, player_id, body, state, changed_at FROM plans \
                   WHERE table_id = $1 AND player_id = $2";
        self.rows(sql, [table.into(), player.into()]).await?.first().map(read_plan).transpose()
    }

    /// All plans of somebody.
    ///
    /// # Errors
    /// The database failed.
    pub async fn plans_of(&self, player: &PlayerId) -> Result<Vec<PlanRow>, StoreError> {
        let sql = "SELECT table_id, player_id, body, state, changed_at FROM plans WHERE player_id = $1 \
                   ORDER BY table_id";
        self.rows(sql, [player.into()]).await?.iter().map(read_plan).collect()
    }

    /// The plans that are kept of people for whom their tables have waited since this time or longer, and since when.
    ///
    /// # Errors
    /// The database failed.
    pub async fn awaited_plans(&self, till: i64, limit: u32) -> Result<Vec<(PlanRow, i64)>, StoreError> {
        let sql = "SELECT plans.table_id, plans.player_id, body, state, plans.changed_at, awaited_since FROM plans \
                   JOIN sittings ON sittings.table_id = plans.table_id AND sittings.player_id = plans.player_id \
                   WHERE state = 'kept' AND awaited_since <= $1 ORDER BY awaited_since LIMIT $2";
        let rows = self.rows(sql, [till.into(), i64::from(limit).into()]).await?;
        rows.iter().map(|row| Ok((read_plan(row)?, number(row, "awaited_since")?))).collect()
    }

    /// Notes what has become of a plan, unless its owner has changed it since.
    ///
    /// # Errors
    /// The database failed.
    pub async fn settle_plan(&self, plan: &PlanRow, state: PlanState, now: i64) -> Result<(), StoreError> {
        let sql = "UPDATE plans SET state = $4, changed_at = $5 \
                   WHERE table_id = $1 AND player_id = $2 AND changed_at = $3 AND state = 'kept'";
        let PlanRow { table, player, changed_at, .. } = plan;
        let values = [table.into(), player.into(), (*changed_at).into(), state.as_str().into(), now.into()];
        self.change(vec![Statement::new(sql, values)]).await.map(drop)
    }

    /// Forgets somebody's plan at a table.
    ///
    /// # Errors
    /// The database failed.
    pub async fn drop_plan(&self, table: &TableId, player: &PlayerId) -> Result<(), StoreError> {
        let sql = "DELETE FROM plans WHERE table_id = $1 AND player_id = $2";
        self.change(vec![Statement::new(sql, [table.into(), player.into()])]).await.map(drop)
    }

    /// Forgets the plans at tables where nothing is played any more.
    ///
    /// # Errors
    /// The database failed.
    pub async fn forget_plans(&self) -> Result<u64, StoreError> {
        let sql = "DELETE FROM plans WHERE table_id IN \
                   (SELECT id FROM tables WHERE status IN ('finished', 'cancelled'))";
        self.change(vec![Statement::new(sql, [])]).await
    }
}

fn read_plan(row: &AnyRow) -> Result<PlanRow, StoreError> {
    Ok(PlanRow {
        table: text(row, "table_id")?.into(),
        player: text(row, "player_id")?.into(),
        body: text(row, "body")?,
        state: word(row, "state", PlanState::read)?,
        changed_at: number(row, "changed_at")?,
    })
}
