//! Who has spoken where: an index of the log, which is written with every entry that says something. What earlier versions
//! wrote, or a backup brings, is added to it later; a backup does not hold it.

use super::aliases::everybody;
use super::sql::{Statement, number, text};
use super::{Store, StoreError};
use crate::{PlayerId, TableId};

/// Who spoke at a table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Speakers {
    /// The table.
    pub table: TableId,
    /// Up to which entry of its log.
    pub until: i64,
    /// Who, each once.
    pub players: Vec<PlayerId>,
}

impl Store {
    /// The tables where somebody ever had a seat, which they opened, or where they said something, after this one.
    ///
    /// # Errors
    /// The database failed.
    pub async fn tables_with_traces_of(
        &self,
        player: &PlayerId,
        after: &TableId,
        limit: u32,
    ) -> Result<Vec<TableId>, StoreError> {
        let sql = concat!(
            "SELECT table_id FROM sittings WHERE table_id > $2 AND player_id IN ",
            everybody!(),
            " UNION SELECT table_id FROM speakers WHERE table_id > $2 AND player_id IN ",
            everybody!(),
            " ORDER BY table_id LIMIT $3"
        );
        let rows = self.rows(sql, [player.into(), after.into(), i64::from(limit).into()]).await?;
        rows.iter().map(|row| Ok(text(row, "table_id")?.into())).collect()
    }

    /// The tables after this one whose speakers are not all known, and up to which entry they are.
    ///
    /// # Errors
    /// The database failed.
    pub async fn with_unknown_speakers(
        &self,
        after: &TableId,
        limit: u32,
    ) -> Result<Vec<(TableId, i64)>, StoreError> {
        let sql = "SELECT id, speakers_seq FROM tables WHERE speakers_seq < last_seq AND id > $1 \
                   ORDER BY id LIMIT $2";
        let rows = self.rows(sql, [after.into(), i64::from(limit).into()]).await?;
        rows.iter().map(|row| Ok((text(row, "id")?.into(), number(row, "speakers_seq")?))).collect()
    }

    /// Notes who spoke at tables: all of it or nothing.
    ///
    /// # Errors
    /// The database failed.
    pub async fn note_speakers(&self, tables: &[Speakers]) -> Result<(), StoreError> {
        let known = "UPDATE tables SET speakers_seq = $2 WHERE id = $1 AND speakers_seq < $2";
        let note = |speakers: &Speakers| {
            let Speakers { table, until, players } = speakers;
            let known = Statement::new(known, [table.into(), (*until).into()]);
            players.iter().map(|player| spoke(player, table)).chain([known]).collect::<Vec<_>>()
        };
        self.change(tables.iter().flat_map(note).collect()).await.map(drop)
    }
}

/// Somebody spoke at a table. Of whoever is forgotten nothing is noted.
pub(super) fn spoke(player: &PlayerId, table: &TableId) -> Statement {
    let sql = "INSERT INTO speakers (player_id, table_id) SELECT $1, $2 \
               WHERE NOT EXISTS (SELECT id FROM players WHERE id = $1 AND kind = 'deleted') \
               ON CONFLICT DO NOTHING";
    Statement::new(sql, [player.into(), table.into()])
}
