//! Whether what clients were told and what the database holds fit together, after the fact and by a way of its
//! own: the log is played again on a plain table, and every message is compared with what its reader should
//! have got.

mod answers;
mod messages;
mod replay;

use anyhow::{Context, Result};
use cloverleaf_server::{Logged, Opening, Store, TableId, read_entry, read_opening};
use cloverleaf_table::Seed;

use crate::transcript::Transcript;

pub use replay::Replay;

/// A table as the database has it.
#[derive(Clone, Debug)]
pub struct Story {
    /// Its name.
    pub id: TableId,
    /// How it was opened.
    pub opening: Opening,
    /// The dealer's secret.
    pub seed: Seed,
    /// What happened.
    pub log: Vec<Logged>,
}

impl Story {
    /// Reads a table.
    ///
    /// # Errors
    /// If it is not there, or damaged.
    pub async fn read(store: &Store, id: &TableId) -> Result<Story> {
        let row = store.table(id).await?.with_context(|| format!("table {id} is not in the database"))?;
        let opening = read_opening(&row.setup).with_context(|| format!("the opening of table {id}"))?;
        let seed = row.seed.parse().with_context(|| format!("the seed of table {id}"))?;
        let rows = store.log(id, 0).await?;
        let log = rows.into_iter().map(|row| read_entry(row).with_context(|| format!("table {id}")));
        Ok(Story { id: id.clone(), opening, seed, log: log.collect::<Result<_>>()? })
    }
}

/// Everything that is wrong at a table, in sentences.
#[must_use]
pub fn faults(story: &Story, transcripts: &[Transcript]) -> Vec<String> {
    let replay = match Replay::new(story) {
        Ok(replay) => replay,
        Err(error) => return vec![format!("table {}: its log cannot be played again: {error:#}", story.id)],
    };
    let mut faults = answers::faults(story, transcripts);
    for transcript in transcripts {
        faults.extend(messages::faults(&replay, transcript));
    }
    faults.into_iter().map(|fault| format!("table {}: {fault}", story.id)).collect()
}
