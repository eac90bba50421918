//! A room in memory, and who is connected to it.

use std::collections::{HashMap, HashSet};
use std::sync::atomic::{AtomicBool, AtomicI64, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError, RwLock, RwLockReadGuard, RwLockWriteGuard};
use std::time::Duration;

use cloverleaf_protocol::{Message, Problem};
use tokio::runtime::Handle;
use tokio::sync::watch;

use crate::PlayerId;
use crate::behind::{Behind, behind};
use crate::client::Network;
use crate::room::{Around, Reader, Room, Telling, Told};

/// For how long somebody counts as connected elsewhere after another process said so.
const HEARD: i64 = 45_000;
/// How often it is told how many are watching, at most: hundreds may come and go in a second.
const GATHERED: Duration = Duration::from_secs(1);

/// For how long somebody who has just gone counts as looking: connections break off and come back.
const MOMENT: i64 = 5_000;

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
    /// When it will be attended to because a bot waits until then; 0 if none does.
    pub(crate) attended_at: AtomicI64,
    changed: watch::Sender<u64>,
    /// Raised when those at the table are to be told who is there.
    attendance: watch::Sender<u64>,
    /// Whether the number of watchers is about to be told.
    gathering: AtomicBool,
    /// Who is there, as it was last told.
    told_attendance: Mutex<Option<(u64, Arc<str>)>>,
    telling: Mutex<Telling>,
    /// What those who watch are told, where they are behind.
    behind: Mutex<Option<Behind>>,
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
            attended_at: AtomicI64::new(0),
            changed: watch::Sender::new(0),
            attendance: watch::Sender::new(0),
            gathering: AtomicBool::new(false),
            told_attendance: Mutex::default(),
            telling: Mutex::default(),
            behind: Mutex::default(),
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

    /// Makes what it tells anew, though nothing has happened: somebody was forgotten.
    pub(crate) fn tell_anew(&self) {
        self.telling().forget();
        *self.behind.lock().unwrap_or_else(PoisonError::into_inner) = None;
    }

    fn telling(&self) -> MutexGuard<'_, Telling> {
        self.telling.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// The first message to somebody.
    ///
    /// # Errors
    /// If the log cannot be replayed.
    pub fn hello(&self, to: Reader<'_>, now: i64) -> Result<Told, Problem> {
        self.told_to(to.player, now, |room, telling, around| room.hello(telling, to, around, now))?
    }

    /// What happened since the last message.
    ///
    /// # Errors
    /// If the log cannot be replayed.
    pub fn news(&self, to: Reader<'_>, now: i64) -> Result<Told, Problem> {
        self.told_to(to.player, now, |room, telling, around| room.news(telling, to, around, now))?
    }

    /// The room as this person is told of it: as it stands, or, to those who watch where that is agreed, as it was some
    /// moves ago.
    ///
    /// # Errors
    /// If the log cannot be replayed.
    pub(crate) fn told_to<T>(
        &self,
        player: Option<&PlayerId>,
        now: i64,
        tell: impl FnOnce(&Room, &mut Telling, &Around) -> T,
    ) -> Result<T, Problem> {
        let around = self.around(now);
        let room = self.room();
        if !behind(&room, player) {
            return Ok(tell(&room, &mut self.telling(), &around));
        }
        let around = Around { behind: true, ..around };
        let mut behind = self.behind.lock().unwrap_or_else(PoisonError::into_inner);
        let mut told = match behind.take() {
            Some(told) => told,
            None => Behind::new(&room)?,
        };
        told.follow(&room)?;
        let told = behind.insert(told);
        Ok(tell(&told.room, &mut told.telling, &around))
    }

    /// The version up to which this person is told.
    pub(crate) fn version_for(&self, player: Option<&PlayerId>) -> i64 {
        let room = self.room();
        if behind(&room, player) { room.told_to_watchers() } else { room.version() }
    }

    /// Whether this person is behind.
    pub(crate) fn is_behind(&self, player: Option<&PlayerId>) -> bool {
        behind(&self.room(), player)
    }

    /// Who is there: the same text for everybody, made once.
    pub(crate) fn told_attendance(&self, now: i64) -> Arc<str> {
        let mut told = self.told_attendance.lock().unwrap_or_else(PoisonError::into_inner);
        let change = *self.attendance.borrow();
        match &*told {
            Some((at, text)) if *at == change => text.clone(),
            _ => {
                let text = self.attendance_now(&self.around(now), now);
                *told = Some((change, text.clone()));
                text
            }
        }
    }

    /// The same for those who watch and are behind: who is there, and nothing of whom the game waits for.
    pub(crate) fn attendance_behind(&self, now: i64) -> Arc<str> {
        self.attendance_now(&Around { behind: true, ..self.around(now) }, now)
    }

    fn attendance_now(&self, around: &Around, now: i64) -> Arc<str> {
        let seats = self.room().attendance(around);
        let message = Message::Presence { seats, watchers: around.watchers, at: now };
        serde_json::to_string(&message).expect("a message is JSON").into()
    }

    /// Somebody came or went. That of a seat is told at once, the number of watchers when some have gathered.
    fn note_attendance(self: &Arc<Live>, player: Option<&PlayerId>, now: i64) {
        self.touched.store(now, Ordering::Relaxed);
        let seated = player.is_some_and(|player| self.room().seat_of(player).is_some());
        if seated {
            self.attendance.send_modify(|changes| *changes += 1);
        } else if let Ok(runtime) = Handle::try_current()
            && !self.gathering.swap(true, Ordering::AcqRel)
        {
            let live = self.clone();
            runtime.spawn(async move {
                tokio::time::sleep(GATHERED).await;
                live.gathering.store(false, Ordering::Release);
                live.attendance.send_modify(|changes| *changes += 1);
            });
        }
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
        let elsewhere =
            |player: &PlayerId| presence.elsewhere.get(player).is_some_and(|heard| now - heard < HEARD);
        let mut around =
            Around { watchers: presence.anonymous + presence.connected.len(), ..Around::default() };
        let people: HashSet<PlayerId> = room.people().into_iter().collect();
        for player in people {
            let connected = presence.connected.contains_key(&player);
            if connected && room.seat_of(&player).is_some() {
                around.watchers -= 1;
            }
            if connected || elsewhere(&player) {
                around.here.push(player);
            } else {
                let seen = presence.seen.get(&player).copied().unwrap_or(self.loaded);
                around.gone.insert(player, seen);
            }
        }
        around
    }

    /// Whether somebody is connected, or was a moment ago.
    pub(crate) fn looks(&self, player: &PlayerId, now: i64) -> bool {
        let presence = self.presence();
        let heard = presence.elsewhere.get(player).is_some_and(|heard| now - heard < HEARD);
        let seen = presence.seen.get(player).is_some_and(|seen| now - seen < MOMENT);
        heard || seen || presence.connected.contains_key(player)
    }

    /// Another process says that somebody is connected there, or gone.
    pub(crate) fn hear(self: &Arc<Live>, player: &PlayerId, here: bool, now: i64) {
        let news = {
            let mut presence = self.presence();
            if here {
                presence.elsewhere.insert(player.clone(), now).is_none_or(|heard| now - heard >= HEARD)
            } else {
                presence.seen.insert(player.clone(), now);
                presence.elsewhere.remove(player).is_some()
            }
        };
        if news {
            self.note_attendance(Some(player), now);
        }
    }

    /// Comes in. Whether this is the person's first connection to this process.
    fn enter(self: &Arc<Live>, player: Option<&PlayerId>, now: i64) -> bool {
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
        self.note_attendance(player, now);
        first
    }

    /// Goes out. Whether that was the person's last connection to this process.
    fn leave(self: &Arc<Live>, player: Option<&PlayerId>, now: i64) -> bool {
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
        self.note_attendance(player, now);
        if !self.visited() {
            // Whoever comes next makes it again; until then it is only memory.
            self.telling().forget();
        }
        last
    }
}

/// Somebody's connection to a room, for as long as it lasts.
#[derive(Debug)]
pub struct Visit {
    live: Arc<Live>,
    player: Option<PlayerId>,
    changes: watch::Receiver<u64>,
    attendance: watch::Receiver<u64>,
    left: Box<dyn LeaveHook>,
}

/// What somebody who is connected has not been told yet.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Change {
    /// Something happened.
    Room,
    /// Somebody came or went.
    Attendance,
}

/// What is done when somebody's last connection ends.
pub(crate) trait LeaveHook: Send + Sync + core::fmt::Debug {
    fn left(&self, player: &PlayerId);
    fn now(&self) -> i64;
}

impl Visit {
    pub(crate) fn new(live: Arc<Live>, player: Option<PlayerId>, left: Box<dyn LeaveHook>) -> (Visit, bool) {
        let (changes, mut attendance) = (live.changed.subscribe(), live.attendance.subscribe());
        let first = live.enter(player.as_ref(), left.now());
        // The own arrival is no news: whoever comes looks at everything anyway.
        attendance.mark_unchanged();
        (Visit { live, player, changes, attendance, left }, first)
    }

    /// The room.
    pub fn live(&self) -> &Arc<Live> {
        &self.live
    }

    /// Waits until something has changed since it was last asked. How the room stands tells who is there too.
    pub async fn changed(&mut self) -> Change {
        // The senders live as long as the room, and the visit holds the room.
        tokio::select! {
            biased;
            _ = self.changes.changed() => {
                self.attendance.mark_unchanged();
                Change::Room
            }
            _ = self.attendance.changed() => Change::Attendance,
        }
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
