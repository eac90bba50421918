//! A room in memory, and who is connected to it.

use std::collections::HashMap;
use std::sync::atomic::{AtomicBool, AtomicI64, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError, RwLock, RwLockReadGuard, RwLockWriteGuard};

use tokio::sync::watch;

use crate::PlayerId;
use crate::client::Network;
use crate::room::{Around, Room};

/// For how long somebody counts as connected elsewhere after another process said so.
const HEARD: i64 = 45_000;

/// How long a table counts as looked at after somebody has asked for it once.
const LOOK: i64 = 60_000;

/// A room in memory.
#[derive(Debug)]
pub struct Live {
    room: RwLock<Room>,
    /// Held by whoever decides and writes: one at a time, in the order of arrival.
    pub(crate) turnstile: tokio::sync::Mutex<()>,
    /// Whether a bot is thinking, or about to.
    pub(crate) thinking: AtomicBool,
    changed: watch::Sender<u64>,
    presence: Mutex<Presence>,
    touched: AtomicI64,
    looked_at: AtomicI64,
    /// Where its people are: its host if this process has met them, else who of those seated came first.
    network: Mutex<Option<Network>>,
    loaded: i64,
}

#[derive(Default, Debug)]
struct Presence {
    /// Connections to this process.
    connected: HashMap<PlayerId, usize>,
    anonymous: usize,
    /// When another process last said that somebody is connected there.
    elsewhere: HashMap<PlayerId, i64>,
    /// When somebody was last here.
    seen: HashMap<PlayerId, i64>,
}

impl Live {
    pub(crate) fn new(room: Room, now: i64) -> Live {
        Live {
            room: RwLock::new(room),
            turnstile: tokio::sync::Mutex::new(()),
            thinking: AtomicBool::new(false),
            changed: watch::Sender::new(0),
            presence: Mutex::default(),
            touched: AtomicI64::new(now),
            looked_at: AtomicI64::new(0),
            network: Mutex::default(),
            loaded: now,
        }
    }

    /// The room as it stands.
    pub fn room(&self) -> RwLockReadGuard<'_, Room> {
        self.room.read().unwrap_or_else(PoisonError::into_inner)
    }

    pub(crate) fn room_to_change(&self) -> RwLockWriteGuard<'_, Room> {
        self.room.write().unwrap_or_else(PoisonError::into_inner)
    }

    fn presence(&self) -> MutexGuard<'_, Presence> {
        self.presence.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Tells everybody connected to look again.
    pub(crate) fn stir(&self, now: i64) {
        self.touched.store(now, Ordering::Relaxed);
        self.changed.send_modify(|changes| *changes += 1);
    }

    /// When something last happened.
    pub(crate) fn touched(&self) -> i64 {
        self.touched.load(Ordering::Relaxed)
    }

    /// Whether anybody is connected to this process.
    pub(crate) fn visited(&self) -> bool {
        let presence = self.presence();
        presence.anonymous > 0 || !presence.connected.is_empty()
    }

    /// Notes that somebody looks at the table without staying connected.
    pub(crate) fn looked_at(&self, now: i64) {
        self.looked_at.store(now, Ordering::Relaxed);
    }

    /// Whether anybody looks at the table, or did a moment ago.
    pub(crate) fn watched(&self, now: i64) -> bool {
        self.visited() || now - self.looked_at.load(Ordering::Relaxed) < LOOK
    }

    /// Notes where one of its people is.
    pub(crate) fn met(&self, player: &PlayerId, from: Network) {
        let room = self.room();
        let mut network = self.network.lock().unwrap_or_else(PoisonError::into_inner);
        if room.host() == player || network.is_none() && room.seat_of(player).is_some() {
            *network = Some(from);
        }
    }

    /// Where its people are, if this process has met them.
    pub(crate) fn network(&self) -> Option<Network> {
        *self.network.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Who is connected here.
    pub(crate) fn connected(&self) -> Vec<PlayerId> {
        self.presence().connected.keys().cloned().collect()
    }

    /// Who is around, as far as this process knows.
    pub fn around(&self, now: i64) -> Around {
        let room = self.room();
        let presence = self.presence();
        let mut around = Around { watchers: presence.anonymous, ..Around::default() };
        let elsewhere =
            |player: &PlayerId| presence.elsewhere.get(player).is_some_and(|heard| now - heard < HEARD);
        around.here.extend(presence.connected.keys().cloned());
        for player in presence.connected.keys() {
            around.watchers += usize::from(room.seat_of(player).is_none());
        }
        for player in room.people() {
            if presence.connected.contains_key(&player) {
            } else if elsewhere(&player) {
                around.here.push(player);
            } else {
                let seen = presence.seen.get(&player).copied().unwrap_or(self.loaded);
                around.gone.insert(player, seen);
            }
        }
        around
    }

    /// Another process says that somebody is connected there, or gone.
    pub(crate) fn hear(&self, player: PlayerId, here: bool, now: i64) {
        {
            let mut presence = self.presence();
            if here {
                presence.elsewhere.insert(player, now);
            } else {
                presence.elsewhere.remove(&player);
                presence.seen.insert(player, now);
            }
        }
        self.stir(now);
    }

    /// Comes in. Whether this is the person's first connection to this process.
    fn enter(&self, player: Option<&PlayerId>, now: i64) -> bool {
        let first = {
            let mut presence = self.presence();
            match player {
                None => {
                    presence.anonymous += 1;
                    false
                }
                Some(player) => {
                    let connections = presence.connected.entry(player.clone()).or_insert(0);
                    *connections += 1;
                    *connections == 1
                }
            }
        };
        self.stir(now);
        first
    }

    /// Goes out. Whether that was the person's last connection to this process.
    fn leave(&self, player: Option<&PlayerId>, now: i64) -> bool {
        let last = {
            let mut presence = self.presence();
            match player {
                None => {
                    presence.anonymous = presence.anonymous.saturating_sub(1);
                    false
                }
                Some(player) => {
                    let left = presence.connected.get(player).copied().unwrap_or(1) - 1;
                    if left == 0 {
                        presence.connected.remove(player);
                        presence.seen.insert(player.clone(), now);
                    } else {
                        presence.connected.insert(player.clone(), left);
                    }
                    left == 0
                }
            }
        };
        self.stir(now);
        last
    }
}

/// Somebody's connection to a room, for as long as it lasts.
#[derive(Debug)]
pub struct Visit {
    live: Arc<Live>,
    player: Option<PlayerId>,
    changes: watch::Receiver<u64>,
    left: Box<dyn LeaveHook>,
}

/// What is done when somebody's last connection ends.
pub(crate) trait LeaveHook: Send + Sync + core::fmt::Debug {
    fn left(&self, player: &PlayerId);
    fn now(&self) -> i64;
}

impl Visit {
    pub(crate) fn new(live: Arc<Live>, player: Option<PlayerId>, left: Box<dyn LeaveHook>) -> (Visit, bool) {
        let mut changes = live.changed.subscribe();
        let first = live.enter(player.as_ref(), left.now());
        // The own arrival is no news: whoever comes looks at everything anyway.
        changes.mark_unchanged();
        (Visit { live, player, changes, left }, first)
    }

    /// The room.
    pub fn live(&self) -> &Arc<Live> {
        &self.live
    }

    /// Waits until something has changed since it was last asked.
    pub async fn changed(&mut self) {
        // The sender lives as long as the room, and the visit holds the room.
        let _ = self.changes.changed().await;
    }
}

impl Drop for Visit {
    fn drop(&mut self) {
        if self.live.leave(self.player.as_ref(), self.left.now())
            && let Some(player) = &self.player
        {
            self.left.left(player);
        }
    }
}
