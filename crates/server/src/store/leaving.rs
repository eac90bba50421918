//! People who are forgotten: their keys, logins and names go; the log keeps what happened, by nobody in particular.

use sqlx::{AnyConnection, AssertSqlSafe};

use super::aliases::everybody;
use super::sql::{Statement, Value, query, run, text};
use super::{Store, StoreError};
use crate::{PlayerId, TableId};

/// What belongs to a person and goes with them, by the columns that name them.
const BELONGINGS: [(&str, &str); 22] = [
    ("keys", "player_id"),
    ("accounts", "player_id"),
    ("recovery_codes", "player_id"),
    ("passkeys", "player_id"),
    ("programs", "player_id"),
    ("programs", "owner_id"),
    ("also_known_as", "guest_id"),
    ("also_known_as", "player_id"),
    ("silences", "player_id"),
    ("notice_channels", "player_id"),
    ("quiet_hours", "player_id"),
    ("quiet_tables", "player_id"),
    ("outbox", "player_id"),
    ("plans", "player_id"),
    ("speakers", "player_id"),
    ("results", "player_id"),
    ("ratings", "player_id"),
    ("friends", "player_id"),
    ("friends", "friend_id"),
    ("friend_links", "player_id"),
    ("invitations", "player_id"),
    ("invitations", "by_id"),
];
/// Postgres and SQLite take more, but not by much.
const MOST_VALUES: usize = 1000;

impl Store {
    /// Forgets people. Their row stays without a name, so that their names in the log are known to be deleted.
    ///
    /// # Errors
    /// The database failed.
    pub async fn forget_people(&self, people: &[PlayerId]) -> Result<(), StoreError> {
        let mut statements = Vec::new();
        for player in people {
            for sql in [
                "UPDATE players SET name = '', kind = 'deleted' WHERE id = $1",
                "DELETE FROM keys WHERE player_id = $1",
                "DELETE FROM accounts WHERE player_id = $1",
                "DELETE FROM recovery_codes WHERE player_id = $1",
                "DELETE FROM passkeys WHERE player_id = $1",
                "DELETE FROM passkey_challenges WHERE player_id = $1",
                "DELETE FROM programs WHERE player_id = $1 OR owner_id = $1",
                "DELETE FROM also_known_as WHERE guest_id = $1 OR player_id = $1",
                "DELETE FROM silences WHERE player_id = $1",
                "DELETE FROM notice_channels WHERE player_id = $1",
                "DELETE FROM quiet_hours WHERE player_id = $1",
                "DELETE FROM quiet_tables WHERE player_id = $1",
                "DELETE FROM outbox WHERE player_id = $1",
                "DELETE FROM plans WHERE player_id = $1",
                "DELETE FROM speakers WHERE player_id = $1",
                "DELETE FROM results WHERE player_id = $1",
                "DELETE FROM ratings WHERE player_id = $1",
                "DELETE FROM friends WHERE player_id = $1 OR friend_id = $1",
                "DELETE FROM friend_links WHERE player_id = $1",
                "DELETE FROM invitations WHERE player_id = $1 OR by_id = $1",
            ] {
                statements.push(Statement::new(sql, [player.into()]));
            }
        }
        self.change(statements).await.map(drop)
    }

    /// Which of these people are forgotten.
    ///
    /// # Errors
    /// The database failed.
    pub async fn forgotten(&self, people: &[PlayerId]) -> Result<Vec<PlayerId>, StoreError> {
        let mut forgotten = Vec::new();
        for some in people.chunks(MOST_VALUES) {
            let places: Vec<String> = (1..=some.len()).map(|place| format!("${place}")).collect();
            let sql =
                format!("SELECT id FROM players WHERE kind = 'deleted' AND id IN ({})", places.join(", "));
            let query = query(AssertSqlSafe(sql), some.iter().map(Value::from)).persistent(false);
            for row in query.fetch_all(&self.pool).await? {
                forgotten.push(text(&row, "id")?.into());
            }
        }
        Ok(forgotten)
    }

    /// Guests and programs who came before this time and have not been here since, at most so many; not those
    /// whose games somebody has brought along.
    ///
    /// # Errors
    /// The database failed.
    pub async fn idle_guests(&self, since: i64, limit: u32) -> Result<Vec<PlayerId>, StoreError> {
        let sql = "SELECT id FROM players WHERE kind IN ('guest', 'bot') AND created_at < $1 \
                   AND NOT EXISTS (SELECT hash FROM keys WHERE keys.player_id = players.id \
                   AND (keys.created_at >= $1 OR used_at >= $1)) \
                   AND NOT EXISTS (SELECT guest_id FROM also_known_as WHERE guest_id = players.id) \
                   ORDER BY created_at, id LIMIT $2";
        let rows = self.rows(sql, [since.into(), i64::from(limit).into()]).await?;
        rows.iter().map(|row| Ok(text(row, "id")?.into())).collect()
    }

    /// The tables where somebody ever had a seat, or which they opened, after this one.
    ///
    /// # Errors
    /// The database failed.
    pub async fn tables_of(
        &self,
        player: &PlayerId,
        after: &TableId,
        limit: u32,
    ) -> Result<Vec<TableId>, StoreError> {
        let sql = concat!(
            "SELECT DISTINCT table_id FROM sittings WHERE table_id > $2 AND player_id IN ",
            everybody!(),
            " ORDER BY table_id LIMIT $3"
        );
        let rows = self.rows(sql, [player.into(), after.into(), i64::from(limit).into()]).await?;
        rows.iter().map(|row| Ok(text(row, "table_id")?.into())).collect()
    }
}

/// A backup from before somebody was forgotten does not bring them back.
pub(super) async fn stay_forgotten(connection: &mut AnyConnection) -> Result<(), StoreError> {
    for (table, column) in BELONGINGS {
        let sql =
            format!("DELETE FROM {table} WHERE {column} IN (SELECT id FROM players WHERE kind = 'deleted')");
        run(connection, AssertSqlSafe(sql), []).await?;
    }
    Ok(())
}
