//! The tables this process has in memory, and the way of a request: decide, store, apply, tell.

use std::collections::{HashMap, HashSet};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Instant, SystemTime, UNIX_EPOCH};

use cloverleaf_core::Message;
use cloverleaf_table::HexError;
use tokio::sync::{OnceCell, mpsc};

use crate::anonymous::{forget, people_in};
use crate::bus::{Bus, Note};
use crate::client::{Client, Network};
use crate::entry::{Logged, Opened, Opening, Person};
use crate::index::{append_of, new_table};
use crate::live::{LeaveHook, Live, Visit};
use crate::people::Held;
use crate::problem::problem;
use crate::room::{self, Around, Caller, Downtimes, Room, Verdict};
use crate::seen::Seen;
use crate::store::{Appended, Status, Store};
use crate::stored::{Unreadable, read_entry, read_opening};
use crate::thinkers::Thinkers;
use crate::{Config, PlayerId, TableId};
use cloverleaf_protocol::{Code, Command, Problem, Request, SeatWish, Setup};

/// How often a request is tried again when other processes keep writing first.
const TRIES: usize = 50;

/// The tables of this process.
#[derive(Debug)]
pub struct Tables {
    pub(crate) store: Store,
    pub(crate) bus: Bus,
    pub(crate) rooms: Mutex<HashMap<TableId, Arc<OnceCell<Arc<Live>>>>>,
    downtimes: Downtimes,
    /// The keys by which people are connected here.
    pub(crate) held: Held,
    /// Who is here.
    pub(crate) seen: Seen,
    /// The tables that could not be read, so that the server's log tells of each once.
    pub(crate) unreadable: Mutex<HashSet<TableId>>,
    pub(crate) thinkers: Arc<Thinkers>,
    /// At how many tables that are not finished one person may be.
    most_tables: u32,
    pub(crate) closing: Arc<AtomicBool>,
}

/// The time now, in milliseconds since 1970.
#[must_use]
pub fn now() -> i64 {
    let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    i64::try_from(since.as_millis()).unwrap_or(i64::MAX)
}

impl Tables {
    /// None in memory yet.
    pub(crate) fn new(store: Store, bus: Bus, downtimes: Downtimes, config: &Config) -> Arc<Tables> {
        Arc::new(Tables {
            store,
            bus,
            rooms: Mutex::default(),
            downtimes,
            held: Held::default(),
            seen: Seen::default(),
            unreadable: Mutex::default(),
            thinkers: Thinkers::new(config.thinkers()),
            most_tables: config.tables_per_client,
            closing: Arc::new(AtomicBool::new(false)),
        })
    }

    /// Opens a table.
    ///
    /// # Errors
    /// If it cannot be set up like this, or not be stored, or is one too many.
    pub(crate) async fn open(
        self: &Arc<Tables>,
        caller: &Caller,
        client: &Client,
        setup: Setup,
    ) -> Result<TableId, Problem> {
        self.has_room_for_one_more(client).await?;
        let opened = room::open(opening_for(caller, setup)?, now(), self.downtimes.clone())?;
        self.store.create(new_table(&opened)).await?;
        let Opened { id, room, .. } = opened;
        metrics::counter!("cloverleaf_tables_opened_total", "game" => room.table().id()).increment(1);
        let live = self.cell(&id).get_or_init(async || Arc::new(Live::new(room, now()))).await.clone();
        live.met(&caller.player, client.network);
        live.looked_at(now());
        self.attend(&live);
        Ok(id)
    }

    /// Where the room of a table is kept, or will be.
    fn cell(&self, id: &TableId) -> Arc<OnceCell<Arc<Live>>> {
        let mut rooms = self.rooms.lock().unwrap_or_else(PoisonError::into_inner);
        rooms.entry(id.clone()).or_default().clone()
    }

    /// The room of a table, from memory or from the store.
    ///
    /// # Errors
    /// If there is no such table, or it cannot be read.
    pub async fn live(&self, id: &TableId) -> Result<Arc<Live>, Problem> {
        let live = self.cell(id).get_or_try_init(|| self.load(id)).await.cloned();
        if let Err(problem) = &live {
            self.note_unreadable(id, problem);
            let mut rooms = self.rooms.lock().unwrap_or_else(PoisonError::into_inner);
            rooms.remove(id);
        }
        live
    }

    /// Tells the server's log of a table that cannot be read, once.
    pub(crate) fn note_unreadable(&self, id: &TableId, problem: &Problem) {
        let mut known = self.unreadable.lock().unwrap_or_else(PoisonError::into_inner);
        if problem.code == Code::Unavailable && known.insert(id.clone()) {
            tracing::error!(table = %id, %problem, "a table cannot be read; the others go on");
        }
    }

    async fn load(&self, id: &TableId) -> Result<Arc<Live>, Problem> {
        Ok(Arc::new(Live::new(self.read(id).await?, now())))
    }

    /// A room as the store tells it.
    pub(crate) async fn read(&self, id: &TableId) -> Result<Room, Problem> {
        let Some(row) = self.store.table(id).await? else {
            return Err(problem(Code::NotFound, "server-no-such-table"));
        };
        let mut opening = read_opening(&row.setup)?;
        let seed = row.seed.parse().map_err(|error: HexError| Unreadable::Damaged {
            what: Message::new("stored-seed"),
            reason: error.message(),
        })?;
        let rows = self.store.log(id, 0).await?;
        let mut log = rows.into_iter().map(read_entry).collect::<Result<Vec<_>, _>>()?;
        let forgotten = self.store.forgotten(&people_in(&opening, &log)).await?;
        forget(&mut opening, &mut log, &forgotten);
        let mut room = Room::new(id.clone(), opening, seed, self.downtimes.clone())?;
        // A long game takes a while to play again: other tables do not wait for it.
        let played = tokio::task::spawn_blocking(move || {
            log.into_iter().try_for_each(|logged| room.apply(logged))?;
            room.rest_at(row.status);
            Ok::<_, Problem>(room)
        });
        let broken = |_| Unreadable::Damaged {
            what: Message::new("stored-log"),
            reason: Message::new("stored-unplayable"),
        };
        played.await.map_err(broken)?
    }

    /// Refuses somebody who, with their programs, is at as many tables as one person may be.
    async fn has_room_for_one_more(&self, client: &Client) -> Result<(), Problem> {
        let Some(person) = &client.person else { return Ok(()) };
        if self.store.count_of(person).await? < i64::from(self.most_tables) {
            return Ok(());
        }
        let text = Message::new("server-too-many-tables").with("most", self.most_tables);
        Err(problem(Code::TooMany, text))
    }

    /// The room of a table at which somebody looks: its bots do not rest for a while.
    pub(crate) async fn look_at(self: &Arc<Tables>, id: &TableId) -> Result<Arc<Live>, Problem> {
        let live = self.live(id).await?;
        live.looked_at(now());
        self.attend(&live);
        Ok(live)
    }

    /// Whether the store can be read, and takes what it is given: a full disk answers questions on and on.
    ///
    /// # Errors
    /// If it does not.
    pub(crate) async fn can_write(&self) -> Result<(), Problem> {
        self.store.table(&TableId::from(String::new())).await?;
        self.store.beat(self.bus.me(), now()).await?;
        Ok(())
    }

    /// Connects somebody to a table, for as long as the visit is kept.
    ///
    /// # Errors
    /// If there is no such table.
    pub(crate) async fn visit(
        self: &Arc<Tables>,
        id: &TableId,
        player: Option<PlayerId>,
        from: Network,
    ) -> Result<Visit, Problem> {
        let live = self.look_at(id).await?;
        if let Some(player) = &player {
            live.met(player, from);
        }
        let hook = Leaving { tables: self.clone(), table: id.clone() };
        let (visit, first) = Visit::new(live, player.clone(), Box::new(hook));
        if let Some(player) = &player {
            self.come_back(visit.live(), player).await;
        }
        if let (true, Some(player)) = (first, player) {
            self.bus.tell(Note::Here { table: id.clone(), player }).await;
        }
        Ok(visit)
    }

    /// A bot that plays for somebody because they were not there stops when they are.
    async fn come_back(self: &Arc<Tables>, live: &Arc<Live>, player: &PlayerId) {
        if !live.room().was_absent(player) {
            return;
        }
        let back = player.clone();
        if let Err(problem) = self.write(live.clone(), move |room, _, _| room.come_back(&back)).await {
            tracing::debug!(%problem, "a bot goes on for somebody who is back");
        }
    }

    /// Does what somebody asks of a table, and gives the version at which it is done and stored.
    ///
    /// # Errors
    /// Why it was not done. Nothing has changed then.
    pub(crate) async fn act(
        self: &Arc<Tables>,
        id: &TableId,
        caller: &Caller,
        client: &Client,
        request: Request,
    ) -> Result<i64, Problem> {
        let live = self.live(id).await?;
        live.met(&caller.player, client.network);
        if matches!(request.command, Command::Sit { .. } | Command::Rematch) {
            self.has_room_for_one_more(client).await?;
        }
        let caller = caller.clone();
        let done = self.write(live, move |room, around, at| room.decide(&caller, &request, around, at)).await;
        if done.is_ok() {
            metrics::counter!("cloverleaf_acknowledged_total").increment(1);
        }
        done
    }

    /// Decides, stores, applies and tells: in one piece, whether or not whoever asked still waits.
    pub(crate) async fn write(
        self: &Arc<Tables>,
        live: Arc<Live>,
        decide: impl Fn(&Room, &Around, i64) -> Result<Verdict, Problem> + Send + 'static,
    ) -> Result<i64, Problem> {
        let tables = self.clone();
        let written = tokio::spawn(async move { tables.write_in_turn(&live, decide).await });
        written.await.unwrap_or_else(|_| Err(problem(Code::Unavailable, "server-table-failed")))
    }

    async fn write_in_turn(
        self: &Arc<Tables>,
        live: &Arc<Live>,
        decide: impl Fn(&Room, &Around, i64) -> Result<Verdict, Problem> + Send,
    ) -> Result<i64, Problem> {
        let _turn = live.turnstile.lock().await;
        for _ in 0..TRIES {
            let at = now();
            let (next, opens) = match next_room(live, &decide, at)? {
                Next::Done(seq) => return Ok(seq),
                Next::Room(next, opens) => (*next, opens),
            };
            let begun = Instant::now();
            let appended = self.store.append(append_of(&next, opens.as_deref())).await?;
            metrics::histogram!("cloverleaf_append_seconds").record(begun.elapsed().as_secs_f64());
            match appended {
                Appended::Stored => return Ok(self.replace(live, next, at).await),
                Appended::Taken => self.catch_up(live).await?,
                Appended::Repeated(seq) => {
                    self.catch_up(live).await?;
                    return Ok(seq);
                }
            }
        }
        Err(problem(Code::Unavailable, "server-table-busy").wait(1))
    }

    /// Puts a room whose last entry is stored in the place of what it was, and tells everybody.
    async fn replace(self: &Arc<Tables>, live: &Arc<Live>, next: Room, at: i64) -> i64 {
        let (table, seq) = (next.id().clone(), next.version());
        let over = next.status() == Status::Finished && live.room().status() != Status::Finished;
        let counted = over.then(|| next.counted());
        *live.room_to_change() = next;
        metrics::counter!("cloverleaf_entries_total").increment(1);
        live.stir(at);
        self.attend(live);
        if let Some(counted) = counted {
            self.count_soon(counted);
        }
        self.bus.tell(Note::Written { table, seq }).await;
        seq
    }

    /// Applies what other processes have written.
    async fn catch_up(self: &Arc<Tables>, live: &Arc<Live>) -> Result<(), Problem> {
        let (id, version) = {
            let room = live.room();
            (room.id().clone(), room.version())
        };
        // On a copy: a row that cannot be read leaves the room as it was.
        let mut next = live.room().clone();
        for row in self.store.log(&id, version).await? {
            next.apply(read_entry(row)?)?;
        }
        *live.room_to_change() = next;
        live.stir(now());
        Ok(())
    }

    /// Listens to the other processes for as long as they can be heard.
    pub async fn listen(self: Arc<Tables>, mut notes: mpsc::Receiver<Note>) {
        while let Some(note) = notes.recv().await {
            if let Note::Here { player, .. } = &note {
                self.seen.hear(std::slice::from_ref(player), now());
            }
            let (Note::Written { table, .. } | Note::Here { table, .. } | Note::Gone { table, .. }) = &note
            else {
                self.hear_of_people(&note).await;
                continue;
            };
            let Some(live) = self.in_memory(table) else { continue };
            match note {
                Note::Written { seq, .. } => self.look_again(&live, seq).await,
                Note::Here { player, .. } => live.hear(&player, true, now()),
                Note::Gone { player, .. } => live.hear(&player, false, now()),
                Note::Ended { .. } | Note::Forgotten { .. } | Note::Seen { .. } => {}
            }
        }
    }

    /// What other processes say of people, not of tables.
    async fn hear_of_people(&self, note: &Note) {
        match note {
            Note::Ended { keys } => self.held.end(keys),
            Note::Forgotten { players } => self.forget(players).await,
            Note::Seen { players } => self.seen.hear(players, now()),
            Note::Written { .. } | Note::Here { .. } | Note::Gone { .. } => {}
        }
    }

    /// Catches up if a table has grown further than this process knows.
    pub(crate) async fn look_again(self: &Arc<Tables>, live: &Arc<Live>, seq: i64) {
        let _turn = live.turnstile.lock().await;
        if live.room().version() < seq
            && let Err(problem) = self.catch_up(live).await
        {
            tracing::error!(%problem, "a table could not be read again");
        }
    }

    pub(crate) fn in_memory(&self, id: &TableId) -> Option<Arc<Live>> {
        let rooms = self.rooms.lock().unwrap_or_else(PoisonError::into_inner);
        rooms.get(id)?.get().cloned()
    }

    /// All rooms in memory.
    pub(crate) fn all_in_memory(&self) -> Vec<Arc<Live>> {
        let rooms = self.rooms.lock().unwrap_or_else(PoisonError::into_inner);
        rooms.values().filter_map(|cell| cell.get().cloned()).collect()
    }

    /// Stops thinking.
    pub fn close(&self) {
        self.closing.store(true, Ordering::Relaxed);
    }
}

/// Tells the other processes who has gone.
#[derive(Debug)]
struct Leaving {
    tables: Arc<Tables>,
    table: TableId,
}

impl LeaveHook for Leaving {
    fn left(&self, player: &PlayerId) {
        if self.tables.bus.is_shared()
            && let Ok(runtime) = tokio::runtime::Handle::try_current()
        {
            let (tables, note) =
                (self.tables.clone(), Note::Gone { table: self.table.clone(), player: player.clone() });
            runtime.spawn(async move { tables.bus.tell(note).await });
        }
    }

    fn now(&self) -> i64 {
        now()
    }
}

fn opening_for(caller: &Caller, setup: Setup) -> Result<Opening, Problem> {
    if setup.seats.iter().filter(|wish| **wish == SeatWish::Me).count() > 1 {
        return Err(problem(Code::BadSetup, "server-one-seat-each"));
    }
    let Caller { player, name, program } = caller.clone();
    let me = Person { player, name, program };
    let kept = setup.seats.iter().map(|wish| (*wish == SeatWish::Me).then(|| me.clone())).collect();
    Ok(Opening { setup, rules: 0, host: me.player, kept, commitment: String::new(), at: 0 })
}

/// What comes of a request.
enum Next {
    /// It was done already, at this version.
    Done(i64),
    /// The room after it, once that is stored, and the table that is opened with it.
    Room(Box<Room>, Option<Box<Opened>>),
}

/// Decides and plays, on a copy: if it cannot be stored, nothing has happened.
fn next_room(
    live: &Live,
    decide: impl Fn(&Room, &Around, i64) -> Result<Verdict, Problem>,
    at: i64,
) -> Result<Next, Problem> {
    let around = live.around(at);
    let room = live.room();
    Ok(match decide(&room, &around, at)? {
        Verdict::Done(seq) => Next::Done(seq),
        Verdict::Write { batch, entry, opens, played } => {
            let logged = Logged { seq: room.version() + 1, at, batch, entry: *entry };
            Next::Room(Box::new(room.after(logged, played)), opens)
        }
    })
}
