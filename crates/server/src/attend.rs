//! What tables do by themselves: let bots choose, call time, and look after what other processes left.

use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::{Duration, Instant};

use cloverleaf_bots::Level;
use cloverleaf_core::Seat;
use cloverleaf_table::AnyTable;

use crate::bus::Note;
use crate::live::Live;
use crate::problem::problem;
use crate::room::Duty;
use crate::tables::{Tables, now};
use cloverleaf_protocol::{Code, Problem};

/// How often tables are looked after.
const ROUND: Duration = Duration::from_millis(500);
/// How long a bot may think; its level is done long before, unless the machine is overloaded.
const THINKING: Duration = Duration::from_secs(8);
/// How long a room that nobody visits stays in memory.
const IDLE: i64 = 60_000;
/// How many tables one round looks after at most.
const AT_ONCE: u32 = 200;

impl Tables {
    /// Does what a table has to do by itself now, if anything; later duties are found by [`Tables::look_after`].
    pub(crate) fn attend(self: &Arc<Tables>, live: &Arc<Live>) {
        let duty = live.room().duty();
        match duty {
            Some(duty @ Duty::Bot { .. }) if !live.thinking.swap(true, Ordering::AcqRel) => {
                let (tables, live) = (self.clone(), live.clone());
                tokio::spawn(async move {
                    let done = tables.let_bot_play(&live, duty).await;
                    live.thinking.store(false, Ordering::Release);
                    match done {
                        Ok(_) => tables.attend(&live),
                        Err(problem) if matches!(problem.code, Code::Stale | Code::Over) => {
                            tables.attend(&live);
                        }
                        Err(problem) => tracing::warn!(%problem, "a bot's choice was not played"),
                    }
                });
            }
            Some(duty @ Duty::Late(_, at)) if at <= now() => {
                let (tables, live) = (self.clone(), live.clone());
                tokio::spawn(async move { tables.fulfil(&live, duty, Vec::new()).await });
            }
            _ => {}
        }
    }

    async fn let_bot_play(self: &Arc<Tables>, live: &Arc<Live>, duty: Duty) -> Result<i64, Problem> {
        let Duty::Bot { seat, level, from, .. } = duty else { return Ok(0) };
        let early = u64::try_from(from - now()).unwrap_or(0);
        tokio::time::sleep(Duration::from_millis(early)).await;
        let gone = || problem(Code::Unavailable, "server-closing");
        let permit = self.thinkers.clone().acquire_owned().await.map_err(|_| gone())?;
        let table = live.room().table().duplicate();
        let closing = self.closing.clone();
        let thought = tokio::task::spawn_blocking(move || {
            let _permit = permit;
            let begun = Instant::now();
            let chosen = think(table.as_ref(), seat, level, &mut || {
                closing.load(Ordering::Relaxed) || begun.elapsed() > THINKING
            });
            metrics::histogram!("cloverleaf_bot_seconds", "level" => level.name())
                .record(begun.elapsed().as_secs_f64());
            chosen
        });
        let chosen = thought.await.map_err(|_| problem(Code::Unavailable, "server-bot-failed"))?;
        self.fulfil(live, duty, chosen).await
    }

    async fn fulfil(
        self: &Arc<Tables>,
        live: &Arc<Live>,
        duty: Duty,
        chosen: Vec<String>,
    ) -> Result<i64, Problem> {
        self.write(live.clone(), move |room, _, at| room.fulfil(duty, &chosen, at)).await
    }

    /// Looks after the tables until the server stops.
    pub async fn look_after(self: Arc<Tables>) {
        let mut round: u64 = 0;
        while !self.closing.load(Ordering::Relaxed) {
            tokio::time::sleep(ROUND).await;
            round += 1;
            self.attend_to_the_due().await;
            if round.is_multiple_of(4)
                && let Err(error) = self.store.beat(self.bus.me(), now()).await
            {
                tracing::warn!(%error, "the server could not note that it runs");
            }
            if round.is_multiple_of(10) && self.bus.is_shared() {
                self.look_at_heads().await;
            }
            if round.is_multiple_of(40) {
                self.say_who_is_here().await;
                self.forget_the_idle();
            }
        }
    }

    async fn attend_to_the_due(self: &Arc<Tables>) {
        match self.store.due(now(), AT_ONCE).await {
            Ok(due) => {
                for id in due {
                    // What cannot be read has been told when it was tried.
                    if let Ok(live) = self.live(&id).await {
                        self.attend(&live);
                    }
                }
            }
            Err(error) => tracing::warn!(%error, "the store does not say which tables wait"),
        }
    }

    /// Makes good what notes got lost: looks how far the tables in memory have grown.
    async fn look_at_heads(self: &Arc<Tables>) {
        let rooms = self.all_in_memory();
        let ids: Vec<_> = rooms.iter().map(|live| live.room().id().clone()).collect();
        let Ok(heads) = self.store.heads(&ids).await else { return };
        for (id, seq) in heads {
            if let Some(live) = rooms.iter().find(|live| *live.room().id() == id) {
                self.look_again(live, seq).await;
            }
        }
    }

    async fn say_who_is_here(self: &Arc<Tables>) {
        if !self.bus.is_shared() {
            return;
        }
        for live in self.all_in_memory() {
            let table = live.room().id().clone();
            for player in live.connected() {
                self.bus.tell(Note::Here { table: table.clone(), player }).await;
            }
        }
    }

    /// Forgets the rooms nobody needs; the log has them.
    fn forget_the_idle(&self) {
        let from = now() - IDLE;
        let mut rooms = self.rooms.lock().unwrap_or_else(std::sync::PoisonError::into_inner);
        rooms.retain(|_, cell| {
            // Whoever is on the way in holds the cell or the room.
            let held = Arc::strong_count(cell) > 1;
            held || cell.get().is_none_or(|live| {
                live.visited()
                    || live.touched() > from
                    || live.thinking.load(Ordering::Acquire)
                    || Arc::strong_count(live) > 1
            })
        });
        metrics::gauge!("cloverleaf_rooms").set(rooms.len() as f64);
    }
}

/// What a bot chooses.
fn think(table: &dyn AnyTable, seat: Seat, level: Level, stop: &mut dyn FnMut() -> bool) -> Vec<String> {
    let mut bytes = [0; 8];
    // Without randomness the bot can be foretold, and still plays.
    let _ = getrandom::fill(&mut bytes);
    cloverleaf_catalog::plan(table, seat, level, u64::from_le_bytes(bytes), stop)
}
