//! What tables do by themselves: let bots choose, call time, and look after what other processes left.

use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::Duration;

use cloverleaf_bots::Level;
use cloverleaf_core::Seat;
use cloverleaf_table::AnyTable;
use futures_util::StreamExt as _;

use crate::TableId;
use crate::bus::Note;
use crate::live::Live;
use crate::problem::problem;
use crate::room::Duty;
use crate::tables::{Tables, now};
use crate::thinkers::Job;
use cloverleaf_protocol::{Code, Problem};

/// How often tables are looked after.
const ROUND: Duration = Duration::from_millis(500);
/// How often the other processes are told who is here.
const SAYING: i64 = 20_000;
/// How long a room that nobody visits stays in memory.
const IDLE: i64 = 60_000;
/// How many tables are asked for at once.
const PAGE: u32 = 200;
/// How many tables may be on their way into memory at once.
const LOADING: usize = 8;

impl Tables {
    /// Does what a table has to do by itself now, if anything; later duties are found by [`Tables::look_after`].
    pub(crate) fn attend(self: &Arc<Tables>, live: &Arc<Live>) {
        let (bot, late, bots_alone) = {
            let room = live.room();
            (room.bot_to_play(), room.next_late(), room.bots_alone())
        };
        if let Some(duty @ Duty::Late(_, at)) = late
            && at <= now()
        {
            let (tables, live) = (self.clone(), live.clone());
            tokio::spawn(async move { tables.fulfil(&live, duty, Vec::new()).await });
        }
        let rests = bots_alone && !live.watched(now());
        match bot {
            Some(Duty::Bot { from, .. }) if from > now() && !rests => self.attend_later(live, from),
            Some(duty) if !rests && !live.thinking.swap(true, Ordering::AcqRel) => {
                tokio::spawn(self.clone().let_bot_act(live.clone(), duty));
            }
            _ => {}
        }
    }

    /// Attends to a table when its bot may act. Whatever somebody does until then is not kept waiting.
    fn attend_later(self: &Arc<Tables>, live: &Arc<Live>, at: i64) {
        if live.attended_at.swap(at, Ordering::AcqRel) == at {
            return;
        }
        let (tables, live) = (self.clone(), live.clone());
        let early = Duration::from_millis(u64::try_from(at - now()).unwrap_or(0));
        tokio::spawn(async move {
            tokio::time::sleep(early).await;
            live.attended_at.store(0, Ordering::Release);
            tables.attend(&live);
        });
    }

    /// Lets a bot play, and then sees what is next.
    async fn let_bot_act(self: Arc<Tables>, live: Arc<Live>, duty: Duty) {
        let done = self.let_bot_play(&live, duty).await;
        live.thinking.store(false, Ordering::Release);
        match done {
            Ok(_) => self.attend(&live),
            Err(problem) if matches!(problem.code, Code::Stale | Code::Over) => self.attend(&live),
            Err(problem) => tracing::warn!(%problem, "a bot's choice was not played"),
        }
    }

    async fn let_bot_play(self: &Arc<Tables>, live: &Arc<Live>, duty: Duty) -> Result<i64, Problem> {
        let Duty::Bot { seat, level, .. } = duty else { return Ok(0) };
        let gone = || problem(Code::Unavailable, "server-closing");
        let turn = self.thinkers.turn(job(live, level)).await.ok_or_else(gone)?;
        let table = live.room().table().duplicate();
        let closing = self.closing.clone();
        let thought = tokio::task::spawn_blocking(move || {
            let mut stop = || closing.load(Ordering::Relaxed) || turn.is_over();
            let chosen = think(table.as_ref(), seat, level, &mut stop);
            metrics::histogram!("cloverleaf_bot_seconds", "level" => level.name())
                .record(turn.taken().as_secs_f64());
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

    /// Attends to all tables that need it by now, however many there are.
    async fn attend_to_the_due(self: &Arc<Tables>) {
        let (at, mut last) = (now(), None);
        loop {
            let due = match self.store.due(at, last.as_ref(), PAGE).await {
                Ok(due) => due,
                Err(error) => return tracing::warn!(%error, "the store does not say which tables wait"),
            };
            let full = due.len() >= PAGE as usize;
            last = due.last().cloned();
            self.attend_to(due.into_iter().map(|(_, id)| id)).await;
            if !full {
                return;
            }
        }
    }

    /// Attends to these tables; those that have to be read first, a few at a time.
    async fn attend_to(self: &Arc<Tables>, ids: impl Iterator<Item = TableId>) {
        let attended = ids.map(|id| async move {
            // What cannot be read has been told when it was tried.
            if let Ok(live) = self.live(&id).await {
                self.attend(&live);
            }
        });
        futures_util::stream::iter(attended).buffer_unordered(LOADING).collect::<()>().await;
    }

    /// Makes good what notes got lost: looks how far the tables in memory have grown.
    async fn look_at_heads(self: &Arc<Tables>) {
        let rooms = self.all_in_memory();
        let ids: Vec<_> = rooms.iter().map(|live| live.room().id().clone()).collect();
        let Ok(heads) = self.store.heads(&ids).await else { return };
        for (id, seq) in heads {
            if let Some(live) = rooms.iter().find(|live| *live.room().id() == id) {
                self.look_again(live, seq).await;
                // Bots alone are not due: if whoever watched them elsewhere has gone, they may be watched here.
                if live.room().bots_alone() {
                    self.attend(live);
                }
            }
        }
    }

    async fn say_who_is_here(self: &Arc<Tables>) {
        let rooms = self.all_in_memory();
        for live in &rooms {
            self.seen.note(&live.connected(), now());
        }
        let here = self.seen.since(now() - SAYING, now());
        if !self.bus.is_shared() {
            return;
        }
        self.bus.tell(Note::Seen { players: here }).await;
        for live in rooms {
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

/// A bot's place among those that want to think.
fn job(live: &Live, level: Level) -> Job {
    Job { network: live.network(), host: live.room().host().clone(), level, watched: live.watched(now()) }
}

/// What a bot chooses.
fn think(table: &dyn AnyTable, seat: Seat, level: Level, stop: &mut dyn FnMut() -> bool) -> Vec<String> {
    let mut bytes = [0; 8];
    // Without randomness the bot can be foretold, and still plays.
    let _ = getrandom::fill(&mut bytes);
    cloverleaf_catalog::plan(table, seat, level, u64::from_le_bytes(bytes), stop)
}
