//! Guests whose games another person has brought along.

use super::sql::{Statement, Value, number, query, text};
use super::{Store, StoreError};
use crate::PlayerId;

/// A guest whose games somebody has brought along.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Alias {
    /// The guest.
    pub guest: PlayerId,
    /// The guest's name.
    pub name: String,
    /// Who brought their games along.
    pub player: PlayerId,
    /// Since when.
    pub since: i64,
}

/// Everybody that `$1` is: a guest who brought somebody along may be brought along.
macro_rules! everybody {
    () => {
        "(WITH RECURSIVE mine (id) AS (SELECT CAST($1 AS TEXT) UNION SELECT guest_id FROM also_known_as \
         JOIN mine ON player_id = mine.id) SELECT id FROM mine)"
    };
}
pub(super) use everybody;

impl Store {
    /// The guests whose games somebody has brought along, the earliest first.
    ///
    /// # Errors
    /// The database failed.
    pub async fn aliases(&self, player: &PlayerId) -> Result<Vec<Alias>, StoreError> {
        let sql = concat!(
            "SELECT guest_id, name, player_id, since FROM also_known_as JOIN players ON players.id = guest_id \
             WHERE guest_id <> $1 AND guest_id IN ",
            everybody!(),
            " ORDER BY since, guest_id"
        );
        let rows = self.rows(sql, [player.into()]).await?;
        let read = |row: &sqlx::any::AnyRow| {
            Ok(Alias {
                guest: text(row, "guest_id")?.into(),
                name: text(row, "name")?,
                player: text(row, "player_id")?.into(),
                since: number(row, "since")?,
            })
        };
        rows.iter().map(read).collect()
    }

    /// Lets somebody have a guest's games; false if the guest is none, or their games are somebody's already.
    ///
    /// # Errors
    /// The database failed.
    pub async fn bring_along(
        &self,
        guest: &PlayerId,
        player: &PlayerId,
        now: i64,
    ) -> Result<bool, StoreError> {
        let sql = "INSERT INTO also_known_as (guest_id, player_id, since) \
                   SELECT id, $2, $3 FROM players WHERE id = $1 AND kind = 'guest' ON CONFLICT DO NOTHING";
        let values: [Value; 3] = [guest.into(), player.into(), now.into()];
        Ok(self.change(vec![Statement::new(sql, values)]).await? == 1)
    }

    /// Undoes that, if it happened after this time.
    ///
    /// # Errors
    /// The database failed.
    pub async fn separate(&self, guest: &PlayerId, after: i64) -> Result<bool, StoreError> {
        let sql = "DELETE FROM also_known_as WHERE guest_id = $1 AND since > $2";
        Ok(self.change(vec![Statement::new(sql, [guest.into(), after.into()])]).await? == 1)
    }

    /// Whether somebody has brought this guest's games along.
    ///
    /// # Errors
    /// The database failed.
    pub async fn is_brought(&self, guest: &PlayerId) -> Result<bool, StoreError> {
        let sql = "SELECT guest_id FROM also_known_as WHERE guest_id = $1";
        Ok(query(sql, [guest.into()]).fetch_optional(&self.pool).await?.is_some())
    }

    /// At how many tables somebody ever had a seat, or opened them.
    ///
    /// # Errors
    /// The database failed.
    pub async fn count_sittings(&self, player: &PlayerId) -> Result<i64, StoreError> {
        let sql = concat!(
            "SELECT COUNT(DISTINCT table_id) AS tables FROM sittings WHERE player_id IN ",
            everybody!()
        );
        number(&query(sql, [player.into()]).fetch_one(&self.pool).await?, "tables")
    }

    /// At how many tables that are not over both of them are.
    ///
    /// # Errors
    /// The database failed.
    pub async fn count_shared(&self, one: &PlayerId, other: &[PlayerId]) -> Result<i64, StoreError> {
        let sql = concat!(
            "SELECT COUNT(*) AS tables FROM sittings JOIN tables ON id = table_id \
             WHERE status IN ('open', 'running') AND player_id = $2 AND table_id IN \
             (SELECT table_id FROM sittings WHERE player_id IN ",
            everybody!(),
            ")"
        );
        let mut shared = 0;
        for other in other {
            shared += number(&query(sql, [one.into(), other.into()]).fetch_one(&self.pool).await?, "tables")?;
        }
        Ok(shared)
    }
}
