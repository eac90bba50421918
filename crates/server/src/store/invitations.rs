//! Friends who are asked to a table.

use sqlx::any::AnyRow;

use super::aliases::everybody;
use super::sql::{Statement, number, text};
use super::{Store, StoreError};
use crate::{PlayerId, TableId};

/// The most invitations that are shown.
const SHOWN: i64 = 20;

/// Somebody who is asked to a table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct InvitationRow {
    /// The table.
    pub table: TableId,
    /// Its game.
    pub game: String,
    /// Who asks.
    pub by: PlayerId,
    /// Their name.
    pub name: String,
    /// Since when.
    pub at: i64,
}

impl Store {
    /// Asks somebody to a table; asking again changes nothing.
    ///
    /// # Errors
    /// The database failed.
    pub async fn invite(
        &self,
        table: &TableId,
        player: &PlayerId,
        by: &PlayerId,
        now: i64,
    ) -> Result<(), StoreError> {
        let sql = "INSERT INTO invitations (table_id, player_id, by_id, at) VALUES ($1, $2, $3, $4) \
                   ON CONFLICT DO NOTHING";
        let values = [table.into(), player.into(), by.into(), now.into()];
        self.change(vec![Statement::new(sql, values)]).await.map(drop)
    }

    /// The tables that wait for players to which somebody is asked and where they have had no seat, the latest first.
    ///
    /// # Errors
    /// The database failed.
    pub async fn invitations_of(&self, player: &PlayerId) -> Result<Vec<InvitationRow>, StoreError> {
        let sql = concat!(
            "SELECT invitations.table_id AS table_id, game, by_id, players.name AS name, at FROM invitations \
             JOIN tables ON tables.id = invitations.table_id AND status = 'open' \
             JOIN players ON players.id = by_id \
             WHERE NOT EXISTS (SELECT seated.table_id FROM sittings AS seated \
               WHERE seated.table_id = invitations.table_id AND seated.player_id = invitations.player_id) \
             AND invitations.player_id IN ",
            everybody!(),
            " ORDER BY at DESC, invitations.table_id LIMIT $2"
        );
        let read = |row: &AnyRow| {
            let (table, game) = (text(row, "table_id")?.into(), text(row, "game")?);
            let (by, name) = (text(row, "by_id")?.into(), text(row, "name")?);
            Ok(InvitationRow { table, game, by, name, at: number(row, "at")? })
        };
        self.rows(sql, [player.into(), SHOWN.into()]).await?.iter().map(read).collect()
    }

    /// Takes back that somebody is asked to a table.
    ///
    /// # Errors
    /// The database failed.
    pub async fn drop_invitation(&self, table: &TableId, people: &[PlayerId]) -> Result<(), StoreError> {
        let sql = "DELETE FROM invitations WHERE table_id = $1 AND player_id = $2";
        let drop_of = |player: &PlayerId| Statement::new(sql, [table.into(), player.into()]);
        self.change(people.iter().map(drop_of).collect()).await.map(drop)
    }
}
