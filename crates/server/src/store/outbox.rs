//! The notices: which are to be sent, who sends each, and what became of them. A notice is there once for each channel
//! and decision, so that no crash loses or doubles one.

use sqlx::any::AnyRow;

use super::sql::{Statement, Value, number, text};
use super::{NoticeState, Store, StoreError};
use crate::{PlayerId, TableId};

/// For so long nobody is told whose plan may answer.
const PLANNED: i64 = 120_000;

/// A notice that somebody is awaited at a table.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct NoticeRow {
    /// By which channel.
    pub channel: String,
    /// At which table.
    pub table: TableId,
    /// Since when they are awaited, which is what the decision is known by.
    pub decision: i64,
    /// Who, by their name at the table.
    pub player: PlayerId,
    /// How often it was tried.
    pub tries: i64,
}

impl NoticeRow {
    fn key(&self) -> [Value; 3] {
        [(&self.channel).into(), (&self.table).into(), self.decision.into()]
    }
}

impl Store {
    /// For whom tables wait that have a channel and no notice of it yet, of the decisions after one moment up to
    /// another. Whoever has planned an answer is not told while it may still come. Whoever opens a channel later, or does not want to hear of the table, is not told.
    ///
    /// # Errors
    /// The database failed.
    pub async fn untold(&self, after: i64, till: i64, limit: u32) -> Result<Vec<NoticeRow>, StoreError> {
        let sql = "WITH RECURSIVE mine (owner, id) AS (SELECT player_id, player_id FROM notice_channels \
             UNION SELECT mine.owner, guest_id FROM also_known_as JOIN mine ON also_known_as.player_id = mine.id) \
             SELECT channels.id AS channel_id, sittings.table_id, awaited_since AS decision, sittings.player_id, \
             CAST(0 AS BIGINT) AS tries FROM sittings JOIN mine ON mine.id = sittings.player_id \
             JOIN notice_channels AS channels ON channels.player_id = mine.owner \
             JOIN tables ON tables.id = sittings.table_id \
             WHERE awaited_since > $1 AND awaited_since <= $2 AND awaited_since >= channels.created_at AND confirmed = 1 \
             AND status = 'running' AND NOT EXISTS (SELECT 1 FROM quiet_tables \
             WHERE quiet_tables.player_id = channels.player_id AND quiet_tables.table_id = sittings.table_id) \
             AND NOT EXISTS (SELECT 1 FROM outbox WHERE outbox.channel_id = channels.id \
             AND outbox.table_id = sittings.table_id AND decision = awaited_since) \
             AND NOT EXISTS (SELECT 1 FROM plans WHERE plans.table_id = sittings.table_id \
             AND plans.player_id = sittings.player_id AND plans.state = 'kept' AND awaited_since > $4) \
             ORDER BY awaited_since LIMIT $3";
        let planned = till - PLANNED;
        let values = [after.into(), till.into(), i64::from(limit).into(), planned.into()];
        let rows = self.rows(sql, values).await?;
        rows.iter().map(read_notice).collect()
    }

    /// Keeps notices to be sent at this time, unless they are there.
    ///
    /// # Errors
    /// The database failed.
    pub async fn keep_notices(&self, notices: &[NoticeRow], due_at: i64) -> Result<(), StoreError> {
        let sql = "INSERT INTO outbox \
                   (channel_id, table_id, decision, player_id, state, due_at, tries, leased_until) \
                   VALUES ($1, $2, $3, $4, 'waiting', $5, 0, 0) ON CONFLICT DO NOTHING";
        let statement = |notice: &NoticeRow| {
            let [channel, table, decision] = notice.key();
            Statement::new(sql, [channel, table, decision, (&notice.player).into(), due_at.into()])
        };
        self.change(notices.iter().map(statement).collect()).await.map(drop)
    }

    /// The notices that are to be sent by now and that nobody is sending.
    ///
    /// # Errors
    /// The database failed.
    pub async fn due_notices(&self, now: i64, limit: u32) -> Result<Vec<NoticeRow>, StoreError> {
        let sql = "SELECT channel_id, table_id, decision, player_id, tries FROM outbox \
                   WHERE state = 'waiting' AND due_at <= $1 AND leased_until <= $1 ORDER BY due_at LIMIT $2";
        let rows = self.rows(sql, [now.into(), i64::from(limit).into()]).await?;
        rows.iter().map(read_notice).collect()
    }

    /// All notices that have not been sent, the first ones first.
    ///
    /// # Errors
    /// The database failed.
    pub async fn waiting_notices(&self, limit: u32) -> Result<Vec<NoticeRow>, StoreError> {
        self.due_notices(i64::MAX, limit).await
    }

    /// Whether the table still waits for this decision, and this is a notice that its owner wants.
    ///
    /// # Errors
    /// The database failed.
    pub async fn is_wanted(&self, notice: &NoticeRow) -> Result<bool, StoreError> {
        let sql = "SELECT sittings.table_id FROM sittings JOIN tables ON tables.id = sittings.table_id \
                   WHERE sittings.table_id = $1 AND sittings.player_id = $2 AND awaited_since = $3 \
                   AND status = 'running' AND NOT EXISTS (SELECT 1 FROM quiet_tables JOIN notice_channels \
                   ON notice_channels.player_id = quiet_tables.player_id \
                   WHERE notice_channels.id = $4 AND quiet_tables.table_id = $1)";
        let NoticeRow { channel, table, decision, player, .. } = notice;
        let values = [table.into(), player.into(), (*decision).into(), channel.into()];
        Ok(!self.rows(sql, values).await?.is_empty())
    }

    /// Takes a notice to send it, until this time; false if somebody else was faster.
    ///
    /// # Errors
    /// The database failed.
    pub async fn lease_notice(&self, notice: &NoticeRow, now: i64, until: i64) -> Result<bool, StoreError> {
        let sql = "UPDATE outbox SET leased_until = $5, tries = tries + 1 WHERE channel_id = $1 \
                   AND table_id = $2 AND decision = $3 AND state = 'waiting' AND leased_until <= $4";
        let [channel, table, decision] = notice.key();
        let values = [channel, table, decision, now.into(), until.into()];
        Ok(self.change(vec![Statement::new(sql, values)]).await? == 1)
    }

    /// Whatever a process that is no more was sending is to be sent.
    ///
    /// # Errors
    /// The database failed.
    pub async fn end_leases(&self) -> Result<(), StoreError> {
        let sql = "UPDATE outbox SET leased_until = 0 WHERE state = 'waiting' AND leased_until > 0";
        self.change(vec![Statement::new(sql, [])]).await.map(drop)
    }

    /// Notes what became of a notice.
    ///
    /// # Errors
    /// The database failed.
    pub async fn settle_notice(&self, notice: &NoticeRow, state: NoticeState) -> Result<(), StoreError> {
        let sql = "UPDATE outbox SET state = $4, leased_until = 0 \
                   WHERE channel_id = $1 AND table_id = $2 AND decision = $3";
        let [channel, table, decision] = notice.key();
        let values = [channel, table, decision, state.as_str().into()];
        self.change(vec![Statement::new(sql, values)]).await.map(drop)
    }

    /// Lets a notice wait until this time.
    ///
    /// # Errors
    /// The database failed.
    pub async fn postpone_notice(&self, notice: &NoticeRow, till: i64) -> Result<(), StoreError> {
        let sql = "UPDATE outbox SET due_at = $4, leased_until = 0 \
                   WHERE channel_id = $1 AND table_id = $2 AND decision = $3";
        let [channel, table, decision] = notice.key();
        self.change(vec![Statement::new(sql, [channel, table, decision, till.into()])]).await.map(drop)
    }

    /// Forgets the notices of decisions up to this moment.
    ///
    /// # Errors
    /// The database failed.
    pub async fn forget_notices(&self, till: i64) -> Result<u64, StoreError> {
        let sql = "DELETE FROM outbox WHERE decision <= $1";
        self.change(vec![Statement::new(sql, [till.into()])]).await
    }
}

fn read_notice(row: &AnyRow) -> Result<NoticeRow, StoreError> {
    Ok(NoticeRow {
        channel: text(row, "channel_id")?,
        table: text(row, "table_id")?.into(),
        decision: number(row, "decision")?,
        player: text(row, "player_id")?.into(),
        tries: number(row, "tries")?,
    })
}
