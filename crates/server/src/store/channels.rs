//! Where people are told that it is their turn, and when they do not want to be.

use sqlx::any::AnyRow;

use super::aliases::everybody;
use super::sql::{Statement, number, query, text, word};
use super::{ChannelKind, Store, StoreError};
use crate::{PlayerId, TableId};

/// A way to somebody who has no page open.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ChannelRow {
    /// Its name.
    pub id: String,
    /// Whose it is.
    pub player: PlayerId,
    /// What it is.
    pub kind: ChannelKind,
    /// Where it leads, as JSON.
    pub address: String,
    /// What its owner calls it.
    pub label: String,
    /// The language of its notices.
    pub language: String,
    /// The server as its owner reaches it, such as `https://table.example`.
    pub site: String,
    /// Since when it is there.
    pub created_at: i64,
    /// How many notices in a row did not arrive.
    pub failures: i64,
    /// Whether whoever is there wants notices.
    pub confirmed: bool,
}

/// The hours in which somebody does not want to be disturbed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct QuietRow {
    /// From this minute of the day.
    pub from: i64,
    /// To this minute of the day, which may be the next.
    pub to: i64,
    /// How many minutes their clock is ahead of UTC.
    pub offset: i64,
}

const COLUMNS: &str = "id, player_id, kind, address, label, language, site, created_at, failures, confirmed";

impl Store {
    /// Keeps a new channel in the place of any other that leads to the same place, of the same people; a browser's
    /// in the place of anybody's, for it is one browser.
    ///
    /// # Errors
    /// The database failed.
    pub async fn add_channel(&self, channel: &ChannelRow, owners: &[PlayerId]) -> Result<(), StoreError> {
        let ChannelRow { id, player, kind, address, label, language, site, created_at, failures, confirmed } =
            channel;
        let mut statements = Vec::new();
        match kind {
            ChannelKind::Push => statements.push(Statement::new(
                "DELETE FROM notice_channels WHERE kind = 'push' AND address = $1",
                [address.into()],
            )),
            ChannelKind::Webhook | ChannelKind::Mail => {
                statements.extend(owners.iter().map(|owner| {
                    Statement::new(
                        "DELETE FROM notice_channels WHERE kind = $1 AND address = $2 AND player_id = $3",
                        [kind.as_str().into(), address.into(), owner.into()],
                    )
                }));
            }
        }
        let sql = "INSERT INTO notice_channels \
                   (id, player_id, kind, address, label, language, site, created_at, failures, confirmed) \
                   VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)";
        let values = [
            id.into(),
            player.into(),
            kind.as_str().into(),
            address.into(),
            label.into(),
            language.into(),
            site.into(),
            (*created_at).into(),
            (*failures).into(),
            (*confirmed).into(),
        ];
        statements.push(Statement::new(sql, values));
        self.change(statements).await.map(drop)
    }

    /// The channels of somebody and of the guests they are, the oldest first.
    ///
    /// # Errors
    /// The database failed.
    pub async fn channels_of(&self, player: &PlayerId) -> Result<Vec<ChannelRow>, StoreError> {
        let sql = concat!(
            "SELECT id, player_id, kind, address, label, language, site, created_at, failures, confirmed \
             FROM notice_channels WHERE player_id IN ",
            everybody!(),
            " ORDER BY created_at, id"
        );
        self.rows(sql, [player.into()]).await?.iter().map(read_channel).collect()
    }

    /// A channel.
    ///
    /// # Errors
    /// The database failed.
    pub async fn channel(&self, id: &str) -> Result<Option<ChannelRow>, StoreError> {
        let sql = sqlx::AssertSqlSafe(format!("SELECT {COLUMNS} FROM notice_channels WHERE id = $1"));
        let row = query(sql, [id.into()]).fetch_optional(&self.pool).await?;
        row.as_ref().map(read_channel).transpose()
    }

    /// Forgets a channel; false if there is none.
    ///
    /// # Errors
    /// The database failed.
    pub async fn drop_channel(&self, id: &str) -> Result<bool, StoreError> {
        let sql = "DELETE FROM notice_channels WHERE id = $1";
        Ok(self.change(vec![Statement::new(sql, [id.into()])]).await? == 1)
    }

    /// Whoever is at the other end of a channel wants notices, from now on.
    ///
    /// # Errors
    /// The database failed.
    pub async fn confirm_channel(&self, id: &str, now: i64) -> Result<(), StoreError> {
        let sql = "UPDATE notice_channels SET confirmed = 1, created_at = $2 WHERE id = $1 AND confirmed = 0";
        self.change(vec![Statement::new(sql, [id.into(), now.into()])]).await.map(drop)
    }

    /// Notes whether the last notice arrived.
    ///
    /// # Errors
    /// The database failed.
    pub async fn note_channel(&self, id: &str, arrived: bool) -> Result<(), StoreError> {
        let sql = match arrived {
            true => "UPDATE notice_channels SET failures = 0 WHERE id = $1 AND failures > 0",
            false => "UPDATE notice_channels SET failures = failures + 1 WHERE id = $1",
        };
        self.change(vec![Statement::new(sql, [id.into()])]).await.map(drop)
    }

    /// When somebody does not want to be disturbed.
    ///
    /// # Errors
    /// The database failed.
    pub async fn quiet_hours(&self, player: &PlayerId) -> Result<Option<QuietRow>, StoreError> {
        let sql = "SELECT from_minute, to_minute, utc_offset FROM quiet_hours WHERE player_id = $1";
        let row = query(sql, [player.into()]).fetch_optional(&self.pool).await?;
        let read = |row: &AnyRow| {
            let (from, to) = (number(row, "from_minute")?, number(row, "to_minute")?);
            Ok(QuietRow { from, to, offset: number(row, "utc_offset")? })
        };
        row.as_ref().map(read).transpose()
    }

    /// Notes when these, who are one person, do not want to be disturbed. What waits for their hours to end is looked
    /// at again.
    ///
    /// # Errors
    /// The database failed.
    pub async fn set_quiet_hours(
        &self,
        players: &[PlayerId],
        hours: Option<QuietRow>,
    ) -> Result<(), StoreError> {
        let mut statements = Vec::new();
        for player in players {
            let drop = "DELETE FROM quiet_hours WHERE player_id = $1";
            let again = "UPDATE outbox SET due_at = 0 WHERE state = 'waiting' AND tries = 0 AND channel_id IN \
                         (SELECT id FROM notice_channels WHERE player_id = $1)";
            statements.push(Statement::new(drop, [player.into()]));
            statements.push(Statement::new(again, [player.into()]));
            if let Some(QuietRow { from, to, offset }) = hours {
                let sql = "INSERT INTO quiet_hours (player_id, from_minute, to_minute, utc_offset) \
                           VALUES ($1, $2, $3, $4)";
                let values = [player.into(), from.into(), to.into(), offset.into()];
                statements.push(Statement::new(sql, values));
            }
        }
        self.change(statements).await.map(drop)
    }

    /// The tables of which somebody does not want to hear, of those that are not over.
    ///
    /// # Errors
    /// The database failed.
    pub async fn quiet_tables(&self, player: &PlayerId) -> Result<Vec<TableId>, StoreError> {
        let sql = "SELECT table_id FROM quiet_tables JOIN tables ON tables.id = table_id \
                   WHERE player_id = $1 AND status IN ('open', 'running') ORDER BY table_id";
        self.rows(sql, [player.into()]).await?.iter().map(|row| Ok(text(row, "table_id")?.into())).collect()
    }

    /// Notes whether these, who are one person, want to hear of a table.
    ///
    /// # Errors
    /// The database failed.
    pub async fn hear_of_table(
        &self,
        players: &[PlayerId],
        table: &TableId,
        hear: bool,
    ) -> Result<(), StoreError> {
        let sql = match hear {
            true => "DELETE FROM quiet_tables WHERE player_id = $1 AND table_id = $2",
            false => "INSERT INTO quiet_tables (player_id, table_id) VALUES ($1, $2) ON CONFLICT DO NOTHING",
        };
        let statement = |player| Statement::new(sql, [Into::into(player), table.into()]);
        self.change(players.iter().map(statement).collect()).await.map(drop)
    }

    /// A secret of the server's own, the first that any process made.
    ///
    /// # Errors
    /// The database failed.
    pub async fn server_key(&self, name: &str, fresh: &str) -> Result<String, StoreError> {
        let sql = "INSERT INTO server_keys (name, secret) VALUES ($1, $2) ON CONFLICT DO NOTHING";
        self.change(vec![Statement::new(sql, [name.into(), fresh.into()])]).await?;
        let sql = "SELECT secret FROM server_keys WHERE name = $1";
        text(&query(sql, [name.into()]).fetch_one(&self.pool).await?, "secret")
    }
}

fn read_channel(row: &AnyRow) -> Result<ChannelRow, StoreError> {
    Ok(ChannelRow {
        id: text(row, "id")?,
        player: text(row, "player_id")?.into(),
        kind: word(row, "kind", ChannelKind::read)?,
        address: text(row, "address")?,
        label: text(row, "label")?,
        language: text(row, "language")?,
        site: text(row, "site")?,
        created_at: number(row, "created_at")?,
        failures: number(row, "failures")?,
        confirmed: number(row, "confirmed")? != 0,
    })
}
