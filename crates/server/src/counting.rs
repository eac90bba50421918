//! Games that are over are counted: for the results of their people, and rated ones for the ratings.
//!
//! Whoever ends a game counts it at once. Where that fails, or the process dies in between, the table is found later
//! because it says that it was not counted; the store counts none twice.

use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::Duration;

use cloverleaf_protocol::Problem;

use crate::TableId;
use crate::ratings::rate;
use crate::store::Counted;
use crate::tables::{Tables, now};

/// How often tables are looked for that were not counted.
const ROUND: Duration = Duration::from_secs(10);
/// So many are asked for at once.
const PAGE: u32 = 100;

impl Tables {
    /// Counts a game that is over, in its own time.
    pub(crate) fn count_soon(self: &Arc<Tables>, counted: Counted) {
        let tables = self.clone();
        tokio::spawn(async move {
            if let Err(problem) = tables.count(&counted).await {
                tracing::warn!(%problem, table = %counted.table, "a game will be counted later");
            }
        });
    }

    async fn count(&self, counted: &Counted) -> Result<(), Problem> {
        let done = self.store.count(counted, now(), |before| rate(counted, before)).await?;
        if done && counted.rated {
            metrics::counter!("cloverleaf_rated_games_total").increment(1);
        }
        Ok(())
    }

    /// Counts what was not, until the server stops: after a crash, and the games of earlier versions.
    pub(crate) async fn count_the_rest(self: Arc<Tables>) {
        while !self.closing.load(Ordering::Relaxed) {
            if let Err(problem) = self.count_all().await {
                tracing::warn!(%problem, "games that are over could not be counted");
            }
            tokio::time::sleep(ROUND).await;
        }
    }

    async fn count_all(&self) -> Result<(), Problem> {
        let mut after = TableId::from(String::new());
        loop {
            let tables = self.store.uncounted(&after, PAGE).await?;
            let Some(last) = tables.last().cloned() else { return Ok(()) };
            for id in &tables {
                if self.closing.load(Ordering::Relaxed) {
                    return Ok(());
                }
                match self.read(id).await {
                    Ok(room) => self.count(&room.counted()).await?,
                    // It stops no other, and is tried again.
                    Err(problem) => self.note_unreadable(id, &problem),
                }
            }
            after = last;
        }
    }
}
