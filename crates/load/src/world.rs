//! What all clients of a run share: where the server is, what is to be done, what has been measured.

use std::collections::HashMap;
use std::net::SocketAddr;
use std::sync::atomic::{AtomicBool, AtomicI64, AtomicU64, AtomicUsize, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use cloverleaf_core::{Random, SplitMix};
use tokio::sync::{Semaphore, mpsc, watch};
use tokio::time::{Instant, sleep};

use crate::canary::Canary;
use crate::rules::Rules;
use crate::settings::Settings;
use crate::tally::Tally;
use crate::transcript::Spool;

/// How many tables are being seated at once.
pub(crate) const SEATING: usize = 16;

/// What clients do at this stage of a run.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(crate) enum Phase {
    /// They come, open tables and sit down, and play if they are told to.
    Play,
    /// They ask for nothing new, and wait until everything has been answered.
    Settle,
    /// They go.
    Leave,
}

/// What a client is told to do.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Nudge {
    /// Play, if it is your turn.
    Play,
    /// Say something.
    Say,
    /// Lose the connection.
    Cut,
}

/// What can be seen of a client from outside.
#[derive(Debug)]
pub(crate) struct Pulse {
    pub(crate) nudge: mpsc::Sender<Nudge>,
    /// At which of the run's tables it is.
    pub(crate) table: usize,
    /// Whether it is connected and was told how the table stands, and by which life of the server.
    pub(crate) life: AtomicU64,
    /// The last version it was told of.
    pub(crate) version: AtomicI64,
    /// Requests that have not been answered.
    pub(crate) waiting: AtomicUsize,
    /// Whether it knows that the run settles: it asks for nothing more, and what it has asked for is counted.
    pub(crate) settling: AtomicBool,
    /// The last life of the server in which it was back in play: told how the table stands, and answered what
    /// it had asked before its connection was lost.
    pub(crate) back: AtomicU64,
    /// Whether the game is going on.
    pub(crate) running: AtomicBool,
    /// Whether the table goes on without anybody here.
    pub(crate) goes_on: AtomicBool,
    /// Whether it could play.
    pub(crate) may_play: AtomicBool,
    /// Whether it stands in the list of those that could.
    listed: AtomicBool,
    /// Whether it has left for good.
    pub(crate) gone: AtomicBool,
}

/// Not connected to any life of the server.
pub(crate) const NOWHERE: u64 = 0;

impl Pulse {
    pub(crate) fn new(table: usize, nudge: mpsc::Sender<Nudge>) -> Pulse {
        Pulse {
            nudge,
            table,
            life: AtomicU64::new(NOWHERE),
            version: AtomicI64::new(0),
            waiting: AtomicUsize::new(0),
            settling: AtomicBool::new(false),
            back: AtomicU64::new(NOWHERE),
            running: AtomicBool::new(false),
            goes_on: AtomicBool::new(false),
            may_play: AtomicBool::new(false),
            listed: AtomicBool::new(false),
            gone: AtomicBool::new(false),
        }
    }
}

/// What all clients share.
pub(crate) struct World {
    pub(crate) settings: Settings,
    pub(crate) http: reqwest::Client,
    /// Where the server is, and which of its lives it is in, from 1.
    pub(crate) server: watch::Receiver<(SocketAddr, u64)>,
    pub(crate) phase: watch::Receiver<Phase>,
    pub(crate) tally: Tally,
    pub(crate) spool: Spool,
    pub(crate) canaries: Mutex<Vec<Canary>>,
    /// By game and seats.
    pub(crate) rules: HashMap<(String, u8), Box<dyn Rules>>,
    pub(crate) seating: Semaphore,
    ready: Mutex<Vec<Arc<Pulse>>>,
    clients: Mutex<Vec<Arc<Pulse>>>,
}

impl World {
    pub(crate) fn new(
        settings: Settings,
        server: watch::Receiver<(SocketAddr, u64)>,
        phase: watch::Receiver<Phase>,
    ) -> anyhow::Result<World> {
        let mut rules = HashMap::new();
        for entry in cloverleaf_catalog::entries() {
            for seats in entry.about.min_seats..=entry.about.max_seats {
                rules.insert((entry.id.to_owned(), seats), crate::rules::rules(entry.id, seats)?);
            }
        }
        Ok(World {
            settings,
            http: reqwest::Client::builder().no_proxy().build()?,
            server,
            phase,
            tally: Tally::default(),
            spool: Spool::new()?,
            canaries: Mutex::default(),
            rules,
            seating: Semaphore::new(SEATING),
            ready: Mutex::default(),
            clients: Mutex::default(),
        })
    }

    pub(crate) fn phase(&self) -> Phase {
        *self.phase.borrow()
    }

    pub(crate) fn address(&self) -> SocketAddr {
        self.server.borrow().0
    }

    /// Lets a word fly that only some may ever see.
    pub(crate) fn release(&self, canary: Canary) {
        lock(&self.canaries).push(canary);
    }

    pub(crate) fn welcome(&self, pulse: Arc<Pulse>) {
        lock(&self.clients).push(pulse);
    }

    /// A client says whether it could play.
    pub(crate) fn offer(&self, pulse: &Arc<Pulse>, may_play: bool) {
        pulse.may_play.store(may_play, Ordering::Relaxed);
        if may_play && !pulse.listed.swap(true, Ordering::Relaxed) {
            lock(&self.ready).push(pulse.clone());
        }
    }

    /// Any client that could play.
    pub(crate) fn take_ready(&self, random: &mut SplitMix) -> Option<Arc<Pulse>> {
        let mut ready = lock(&self.ready);
        while !ready.is_empty() {
            let index = random.below(u32::try_from(ready.len()).unwrap_or(u32::MAX)) as usize;
            let pulse = ready.swap_remove(index);
            pulse.listed.store(false, Ordering::Relaxed);
            if pulse.may_play.load(Ordering::Relaxed) {
                return Some(pulse);
            }
        }
        None
    }

    /// Any client whose game is going on.
    pub(crate) fn take_any(&self, random: &mut SplitMix) -> Option<Arc<Pulse>> {
        let clients = lock(&self.clients);
        (0..10).find_map(|_| {
            random.choose(&clients).filter(|pulse| pulse.running.load(Ordering::Relaxed)).cloned()
        })
    }

    /// Waits until this holds for every client that has not left, but not for ever.
    pub(crate) async fn until(&self, patience: Duration, holds: impl Fn(&[Arc<Pulse>]) -> bool) -> bool {
        let deadline = Instant::now() + patience;
        loop {
            let here = self.here();
            if holds(&here) {
                return true;
            }
            if Instant::now() > deadline {
                return false;
            }
            sleep(Duration::from_millis(20)).await;
        }
    }

    /// The clients that have not left.
    pub(crate) fn here(&self) -> Vec<Arc<Pulse>> {
        let mut clients = lock(&self.clients);
        clients.retain(|pulse| !pulse.gone.load(Ordering::Relaxed));
        clients.clone()
    }
}

/// A lock that a panic elsewhere does not spoil.
pub(crate) fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

/// Whether nobody asks for anything more, every request has been answered, all at a table were told the same version, and
/// no table goes on by itself: what a bot chose after everybody had left would be told to nobody.
pub(crate) fn settled(clients: &[Arc<Pulse>]) -> bool {
    let mut heads: HashMap<usize, i64> = HashMap::new();
    for pulse in clients {
        let head = heads.entry(pulse.table).or_default();
        *head = (*head).max(pulse.version.load(Ordering::Relaxed));
    }
    clients.iter().all(|pulse| {
        pulse.settling.load(Ordering::Acquire)
            && pulse.life.load(Ordering::Relaxed) != NOWHERE
            && pulse.waiting.load(Ordering::Relaxed) == 0
            && !pulse.goes_on.load(Ordering::Relaxed)
            && pulse.version.load(Ordering::Relaxed) == heads[&pulse.table]
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn told(version: i64, goes_on: bool) -> Arc<Pulse> {
        let pulse = Pulse::new(0, mpsc::channel(1).0);
        pulse.life.store(1, Ordering::Relaxed);
        pulse.settling.store(true, Ordering::Relaxed);
        pulse.version.store(version, Ordering::Relaxed);
        pulse.goes_on.store(goes_on, Ordering::Relaxed);
        Arc::new(pulse)
    }

    #[test]
    fn a_table_is_settled_when_all_know_the_same_and_nothing_goes_on_by_itself() {
        assert!(settled(&[told(3, false), told(3, false)]));
        assert!(!settled(&[told(3, false), told(2, false)]));
        assert!(!settled(&[told(3, true), told(3, true)]));
    }

    #[test]
    fn a_table_is_not_settled_while_somebody_may_still_ask_for_something() {
        let asking = told(3, false);
        asking.settling.store(false, Ordering::Relaxed);
        assert!(!settled(&[told(3, false), asking]));
    }
}
