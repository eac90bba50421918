//! Telling people that it is their turn while they do not look.
//!
//! What is to be told follows from the index of the tables, which is stored with the entry of the log that makes it
//! somebody's turn: whoever has been awaited for a while and has a channel gets one notice for that decision, whose
//! key is unique in the outbox. So no crash loses or doubles one. A process takes a notice by a lease before it sends it;
//! if it dies between sending and noting that, the notice is sent again under the same name, which receivers can tell.

mod channels;
mod deliver;
mod key;
mod mail;
mod notice;
mod off;
mod outward;
mod push;
mod quiet;
mod webhook;

use std::sync::Arc;
use std::time::Duration;

use futures_util::StreamExt as _;
use tokio::sync::{mpsc, watch};

use crate::store::{NoticeRow, NoticeState, Store};
use crate::{Config, StartError, StoreError, Tables, now};
use key::Vapid;
use mail::Mailer;
use outward::Outward;

pub(crate) use off::Off;

/// The shortest and the longest time between two looks.
const ROUND: (i64, i64) = (50, 1_000);
/// How many notices are looked at in one round.
const PAGE: u32 = 200;
/// How many are sent at once.
const SENDING: usize = 16;
/// For how long a process has a notice to itself: longer than sending takes.
const LEASE: i64 = 30_000;
/// How long other processes have to say that somebody looks there.
const OTHERS: i64 = 2_000;
/// Of decisions that are older nobody is told any more.
const OLD: i64 = 7 * 86_400_000;
/// After so many rounds old notices are forgotten.
const FORGETTING: u64 = 3_600;

/// What people are told, and how.
#[derive(Debug)]
pub(crate) struct Notices {
    store: Store,
    tables: Arc<Tables>,
    outward: Outward,
    mailer: Option<Mailer>,
    vapid: Vapid,
    off: Off,
    delay: i64,
}

impl Notices {
    /// The notices of these tables.
    ///
    /// # Errors
    /// If the store fails, or the mail server is not named as it should be.
    pub(crate) async fn new(tables: Arc<Tables>, config: &Config) -> Result<Arc<Notices>, StartError> {
        let store = tables.store.clone();
        let vapid = Vapid::open(&store).await?;
        let off = Off::open(&store).await?;
        let mailer = Mailer::open(config).map_err(StartError::new)?;
        let (outward, delay) = (Outward::new(config.notices_to_private), config.notice_delay);
        if !tables.bus.is_shared() {
            // Nobody else sends: what was being sent is to be sent.
            store.end_leases().await?;
        }
        Ok(Arc::new(Notices { store, tables, outward, mailer, vapid, off, delay }))
    }

    /// Sends what is due until the server stops, and what was begun to its end. Whoever waits for that end holds
    /// the other side of `_lasting`.
    pub(crate) async fn work(
        self: Arc<Notices>,
        mut stopping: watch::Receiver<bool>,
        _lasting: mpsc::Sender<()>,
    ) {
        let pause = Duration::from_millis(self.delay.clamp(ROUND.0, ROUND.1).unsigned_abs());
        for round in 0_u64.. {
            tokio::select! {
                // Without its sender nobody can keep the server running either.
                _ = stopping.wait_for(|stopping| *stopping) => return,
                () = tokio::time::sleep(pause) => {}
            }
            if let Err(error) = self.round(round).await {
                tracing::warn!(%error, "notices wait because of the store");
            }
        }
    }

    async fn round(&self, round: u64) -> Result<(), StoreError> {
        self.gather().await?;
        self.spare().await?;
        let due = self.store.due_notices(now(), PAGE).await?;
        let sent = due.into_iter().map(|notice| async move { self.attend(&notice).await });
        let sent = futures_util::stream::iter(sent).buffer_unordered(SENDING);
        sent.for_each(|done| async move {
            if let Err(error) = done {
                tracing::warn!(%error, "what became of a notice could not be noted");
            }
        })
        .await;
        if round.is_multiple_of(FORGETTING) {
            self.store.forget_notices(now() - OLD).await?;
        }
        Ok(())
    }

    /// Makes a notice for whoever has been awaited for a while.
    async fn gather(&self) -> Result<(), StoreError> {
        let at = now();
        let untold = self.store.untold(at - OLD, at - self.delay, PAGE).await?;
        if untold.is_empty() {
            return Ok(());
        }
        let due = if self.tables.bus.is_shared() { at + OTHERS } else { at };
        self.store.keep_notices(&untold, due).await
    }

    /// Whoever looks at the table through this process needs no notice.
    async fn spare(&self) -> Result<(), StoreError> {
        for notice in self.store.waiting_notices(PAGE).await? {
            if self.looks(&notice) {
                self.store.settle_notice(&notice, NoticeState::Spared).await?;
            }
        }
        Ok(())
    }

    fn looks(&self, notice: &NoticeRow) -> bool {
        self.tables.in_memory(&notice.table).is_some_and(|live| live.looks(&notice.player, now()))
    }
}
