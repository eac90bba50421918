//! Who has spoken where, so that everybody finds their own words again, also at tables they only watched. What is said now
//! is noted with its entry; what earlier versions wrote, or a backup brought, is read once.

use std::sync::Arc;

use cloverleaf_protocol::Problem;

use crate::TableId;
use crate::index::speaker_in;
use crate::store::Speakers;
use crate::stored::read_entry;
use crate::tables::Tables;

/// The speakers of so many tables are noted at once.
const PAGE: u32 = 100;

impl Tables {
    /// Learns in its own time who spoke where.
    pub(crate) async fn learn_speakers_of_old(self: Arc<Tables>) {
        if let Err(problem) = self.learn_speakers().await {
            tracing::warn!(%problem, "who spoke at older tables will be looked for later");
        }
    }

    /// Notes who spoke at the tables of which that is not known. What is said meanwhile is noted by whoever writes it, so one
    /// round is enough.
    pub(crate) async fn learn_speakers(&self) -> Result<(), Problem> {
        let mut after = TableId::from(String::new());
        loop {
            let tables = self.store.with_unknown_speakers(&after, PAGE).await?;
            let Some((last, _)) = tables.last() else { return Ok(()) };
            after = last.clone();
            let mut learnt = Vec::with_capacity(tables.len());
            for (table, known) in tables {
                learnt.extend(self.speakers_after(table, known).await?);
            }
            self.store.note_speakers(&learnt).await?;
        }
    }

    /// Who spoke after an entry. One that cannot be read is nobody's: its table cannot be read either.
    async fn speakers_after(&self, table: TableId, known: i64) -> Result<Option<Speakers>, Problem> {
        let rows = self.store.log(&table, known).await?;
        let Some(until) = rows.last().map(|row| row.seq) else { return Ok(None) };
        let mut players: Vec<_> =
            rows.into_iter().filter_map(|row| speaker_in(&read_entry(row).ok()?)).collect();
        players.sort();
        players.dedup();
        Ok(Some(Speakers { table, until, players }))
    }
}
