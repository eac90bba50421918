//! Tables of honest people whose time runs out while the abuse goes on.

use anyhow::{Context, Result};
use cloverleaf_protocol::{Clock, Seen, Substitute, TableId};
use cloverleaf_server::room::{Caller, open};
use cloverleaf_server::{
    Index, NewTable, Status, Store, new_player_id, now, read_entry, write_entry, write_opening,
};

use crate::finished::opening;

const MINUTE: i64 = 60_000;

/// The tables, and when the time runs out at each.
pub(super) struct Clocks {
    store: Store,
    tables: Vec<(TableId, i64)>,
}

impl Clocks {
    /// Stores a table for every second of the run but the last two.
    pub(super) async fn set(database: &str, seconds: u32) -> Result<Clocks> {
        let mut clocks = Clocks { store: Store::open_existing(database).await?, tables: Vec::new() };
        for second in 1..i64::from(seconds.saturating_sub(2)).max(2) {
            clocks.add(now() + second * 1_000).await?;
        }
        Ok(clocks)
    }

    /// A table of two, one of them a bot that waits, opened a minute before the time runs out.
    async fn add(&mut self, deadline: i64) -> Result<()> {
        let host = Caller { player: new_player_id(), name: "Ada".to_owned(), program: false };
        let mut wished = opening("tango", &host, 4);
        wished.setup.seats[1..]
            .fill("random".to_owned().try_into().map_err(|_| anyhow::anyhow!("no such bot"))?);
        wished.setup.clock = Clock::Live { minutes: 1, increment: 0 };
        wished.setup.late = Substitute::Resign;
        let opened = open(wished, deadline - MINUTE, [].into())?;
        let sitters = vec![host.player.clone()];
        let index =
            Index { status: Status::Running, due_at: Some(deadline), sitters, awaited: None, speaker: None };
        let table = NewTable {
            host: host.player,
            id: opened.id.clone(),
            game: opened.opening.setup.game.clone(),
            listed: false,
            setup: write_opening(&opened.opening),
            seed: opened.seed.to_string(),
            first: write_entry(&opened.first),
            index,
        };
        self.store.create(table).await?;
        self.tables.push((opened.id, deadline));
        Ok(())
    }

    /// By how many milliseconds each was called too late.
    pub(super) async fn called(self) -> Result<Vec<i64>> {
        let mut late = Vec::new();
        for (table, deadline) in &self.tables {
            let log = self.store.log(table, 0).await?;
            let mut entries = log.into_iter().filter_map(|row| read_entry(row).ok());
            let called = entries.find(|logged| matches!(logged.entry.what, Seen::Resigned { .. }));
            late.push(called.context("a clock was never called")?.at - deadline);
        }
        self.store.close().await;
        Ok(late)
    }
}
