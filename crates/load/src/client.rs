//! One client at one table: a real WebSocket, a good player, a bad connection.

use std::collections::HashMap;
use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::Duration;

use anyhow::{Context, Result, bail};
use cloverleaf_core::{Random, Seat, SplitMix};
use cloverleaf_protocol::{ChatRoom, Command, Problem, Request, TableId};
use futures_util::{SinkExt, StreamExt};
use tokio::sync::{mpsc, watch};
use tokio::time::{Instant, sleep};
use tokio_tungstenite::tungstenite::{Message as Frame, Utf8Bytes};

use crate::glance::{Glance, invitations};
use crate::people::Person;
use crate::socket::{Socket, connect};
use crate::tally::Count;
use crate::transcript::Kept;
use crate::world::{NOWHERE, Nudge, Phase, Pulse, World};

/// The most actions of one request.
const MOST_ACTIONS: usize = 3;
/// The longest a slow reader sleeps over a message, in milliseconds.
const SLOW: u32 = 1_000;

/// What a client is at its table.
pub(crate) struct Role {
    pub(crate) table: TableId,
    /// The game, and for how many.
    pub(crate) game: (String, u8),
    pub(crate) person: Arc<Person>,
    /// The seat it takes, if it does not have it already.
    pub(crate) sit: Option<Command>,
    /// With what its requests' names start.
    pub(crate) word: String,
    /// What players and watchers say here.
    pub(crate) talk: (String, String),
    pub(crate) seed: u64,
}

/// What a client tells whoever brought it to the table.
pub(crate) enum Word {
    /// The keys of the seats to which others are invited.
    Invitations(Vec<Option<String>>),
    /// The game has begun.
    Begun,
}

/// What remains of a client.
pub(crate) struct Remains {
    pub(crate) role: Role,
    pub(crate) stayed: bool,
    pub(crate) kept: Vec<Kept>,
}

pub(crate) struct Client {
    world: Arc<World>,
    pulse: Arc<Pulse>,
    role: Role,
    words: mpsc::UnboundedSender<Word>,
    random: SplitMix,
    slow: bool,
    ask: bool,
    kept: Vec<Kept>,
    /// The last message that said how the table stands.
    latest: Option<Utf8Bytes>,
    version: i64,
    seat: Option<Seat>,
    decision: Option<i64>,
    answered: Option<i64>,
    begun: bool,
    running: bool,
    finished: bool,
    resigned: bool,
    pending: HashMap<String, Pending>,
    /// A request that has been answered, to be sent again at the wrong time.
    old: Option<Utf8Bytes>,
    named: usize,
}

/// A request that has not been answered.
struct Pending {
    text: Utf8Bytes,
    sent: Instant,
    over_a_cut: bool,
    plays: bool,
    /// Whether it belongs to the run, and not to the seating before it.
    counts: bool,
}

/// Why a connection ended.
#[derive(PartialEq, Eq)]
enum End {
    Left,
    Lost,
}

impl Client {
    pub(crate) fn new(
        world: Arc<World>,
        pulse: Arc<Pulse>,
        role: Role,
        words: mpsc::UnboundedSender<Word>,
    ) -> Client {
        let mut random = SplitMix::new(role.seed);
        let faults = world.settings.faults;
        let (slow, ask) = (roll(&mut random, faults.slow), roll(&mut random, faults.ask));
        Client {
            world,
            pulse,
            role,
            words,
            random,
            slow,
            ask,
            kept: Vec::new(),
            latest: None,
            version: 0,
            seat: None,
            decision: None,
            answered: None,
            begun: false,
            running: false,
            finished: false,
            resigned: false,
            pending: HashMap::new(),
            old: None,
            named: 0,
        }
    }

    /// Plays until the game or the run is over.
    pub(crate) async fn run(mut self, mut nudges: mpsc::Receiver<Nudge>) -> Result<Remains> {
        let mut phase = self.world.phase.clone();
        let mut end = End::Lost;
        while end == End::Lost && *phase.borrow() < Phase::Leave {
            if let Ok((socket, life)) = self.connect().await {
                end = self.attend(socket, life, &mut nudges, &mut phase).await?;
                self.lose();
            }
            if end == End::Lost {
                sleep(Duration::from_millis(self.random.below(200).into())).await;
            }
        }
        self.pulse.gone.store(true, Ordering::Relaxed);
        Ok(Remains { role: self.role, stayed: end == End::Left && !self.finished, kept: self.kept })
    }

    async fn connect(&mut self) -> Result<(Socket, u64)> {
        let (address, life) = *self.world.server.borrow();
        let socket = connect(address, &self.role.table, &self.role.person, self.version, self.ask).await?;
        if self.world.server.borrow().1 != life {
            bail!("the server died meanwhile: whose connection this is cannot be said");
        }
        if !self.kept.is_empty() {
            self.world.tally.count(Count::Reconnected);
        }
        self.kept.push(Kept::Opened(self.version));
        Ok((socket, life))
    }

    async fn attend(
        &mut self,
        mut socket: Socket,
        life: u64,
        nudges: &mut mpsc::Receiver<Nudge>,
        phase: &mut watch::Receiver<Phase>,
    ) -> Result<End> {
        let texts: Vec<Utf8Bytes> = self.pending.values().map(|pending| pending.text.clone()).collect();
        if self.send_all(&mut socket, texts).await == End::Lost {
            return Ok(End::Lost);
        }
        loop {
            let held = tokio::select! {
                frame = socket.next() => match frame {
                    Some(Ok(Frame::Text(text))) => self.hear(text, life, &mut socket).await?,
                    Some(Ok(Frame::Close(_)) | Err(_)) | None => End::Lost,
                    Some(Ok(_)) => End::Left,
                },
                Some(nudge) = nudges.recv() => self.obey(nudge, &mut socket).await?,
                _ = phase.changed() => End::Left,
            };
            if held == End::Lost {
                return Ok(End::Lost);
            }
            self.pulse.settling.store(*phase.borrow() >= Phase::Settle, Ordering::Release);
            if *phase.borrow() == Phase::Leave || (self.finished && self.pending.is_empty()) {
                // Whether the server hears the farewell is its own affair.
                let _ = socket.close(None).await;
                return Ok(End::Left);
            }
        }
    }

    /// The connection is gone.
    fn lose(&mut self) {
        self.pulse.life.store(NOWHERE, Ordering::Relaxed);
        self.pending.values_mut().for_each(|pending| pending.over_a_cut = true);
        self.note();
        self.world.offer(&self.pulse, false);
    }

    /// Lets others see how it stands.
    fn note(&self) {
        self.pulse.version.store(self.version, Ordering::Relaxed);
        self.pulse.running.store(self.running, Ordering::Relaxed);
        self.pulse.waiting.store(self.pending.len(), Ordering::Relaxed);
        let life = self.pulse.life.load(Ordering::Relaxed);
        if life != NOWHERE && !self.pending.values().any(|pending| pending.over_a_cut) {
            self.pulse.back.store(life, Ordering::Relaxed);
        }
    }

    async fn hear(&mut self, text: Utf8Bytes, life: u64, socket: &mut Socket) -> Result<End> {
        self.kept.push(Kept::Heard(self.world.spool.keep(&text)?));
        self.world.tally.count(Count::Heard);
        self.world.tally.add(Count::Bytes, text.len() as u64);
        // What cannot be read is found at the end, when everything that was heard is checked.
        if let Ok(glance) = Glance::read(&text) {
            match glance {
                Glance { id: Some(id), problem, .. } => self.answer(&id, problem),
                Glance { now: Some(_), .. } => self.see(&glance, &text, life),
                _ => {}
            }
        }
        self.note();
        let may_play = self.may_play();
        self.world.offer(&self.pulse, may_play);
        if self.slow && self.world.phase() == Phase::Play {
            sleep(Duration::from_millis(self.random.below(SLOW).into())).await;
        }
        match self.role.sit.take() {
            Some(command) => Ok(self.ask(socket, command).await),
            None => Ok(End::Left),
        }
    }

    /// How the table stands.
    fn see(&mut self, glance: &Glance<'_>, text: &Utf8Bytes, life: u64) {
        let Some(now) = &glance.now else { return };
        (self.version, self.decision) = (now.v, now.decision);
        self.seat = glance.you.and_then(|number| Seat::numbered(number.into()));
        self.latest = Some(text.clone());
        self.finished = now.status == "finished";
        self.running = now.status == "running";
        self.pulse.life.store(life, Ordering::Relaxed);
        self.pulse.goes_on.store(self.running && now.goes_on(), Ordering::Relaxed);
        if (self.running || self.finished) && !core::mem::replace(&mut self.begun, true) {
            let _ = self.words.send(Word::Begun);
        }
        if self.version == 1 && self.seat.is_some() {
            let _ = self.words.send(Word::Invitations(invitations(text)));
        }
    }

    /// A request was done or refused.
    fn answer(&mut self, id: &str, problem: Option<Problem>) {
        let Some(pending) = self.pending.remove(id) else { return };
        match problem {
            None if !pending.counts => {}
            None => {
                self.world.tally.count(Count::Acknowledged);
                // A slow reader would time its own sleep.
                if !self.slow {
                    self.world.tally.took(pending.sent.elapsed(), pending.over_a_cut);
                }
                self.old = Some(pending.text);
            }
            Some(problem) => {
                self.world.tally.refuse(problem.code);
                if pending.plays {
                    self.answered = None;
                }
            }
        }
    }

    fn may_play(&self) -> bool {
        (self.running && !self.resigned)
            && self.decision.is_some()
            && self.decision != self.answered
            && !self.pending.values().any(|pending| pending.plays)
            && self.world.phase() == Phase::Play
    }

    async fn obey(&mut self, nudge: Nudge, socket: &mut Socket) -> Result<End> {
        match nudge {
            _ if self.world.phase() != Phase::Play => Ok(End::Left),
            Nudge::Cut => {
                self.world.tally.count(Count::Cut);
                Ok(End::Lost)
            }
            Nudge::Play if self.may_play() => self.play(socket).await,
            Nudge::Say if self.running => Ok(self.say(socket).await),
            Nudge::Play | Nudge::Say => Ok(End::Left),
        }
    }

    async fn say(&mut self, socket: &mut Socket) -> End {
        let (players, watchers) = &self.role.talk;
        let (to, word) = match self.seat {
            Some(_) => (ChatRoom::Players, players),
            None => (ChatRoom::Watchers, watchers),
        };
        let command = Command::Say { to, text: format!("{word}, said {}", self.named) };
        self.ask(socket, command).await
    }

    async fn play(&mut self, socket: &mut Socket) -> Result<End> {
        let faults = self.world.settings.faults;
        if roll(&mut self.random, faults.resign) {
            self.resigned = true;
            return Ok(self.ask(socket, Command::Resign).await);
        }
        let chosen = self.choose()?;
        let mut texts = vec![self.name(chosen)?];
        if roll(&mut self.random, faults.reorder) {
            // Two requests for one decision, the later first; and one that was answered long ago.
            let other = self.choose()?;
            texts.insert(0, self.name(other)?);
            texts.extend(self.old.clone());
            self.world.tally.count(Count::Reordered);
        }
        if roll(&mut self.random, faults.duplicate) {
            texts.push(texts[0].clone());
            self.world.tally.count(Count::Doubled);
        }
        self.answered = self.decision;
        self.note();
        self.world.offer(&self.pulse, false);
        let held = self.send_all(socket, texts).await;
        if roll(&mut self.random, faults.cut) {
            self.world.tally.count(Count::Cut);
            return Ok(End::Lost);
        }
        Ok(held)
    }

    /// Some legal actions, from the latest view: by the rules, or as the server listed them.
    fn choose(&mut self) -> Result<Command> {
        let text = self.latest.clone().context("nothing has been heard")?;
        let now = Glance::read(&text)?.now.context("the last view has no table")?;
        let seat = self.seat.context("who watches does not play")?;
        let rules = &self.world.rules[&self.role.game];
        let actions = match now.legal {
            Some(legal) => {
                let onward: Vec<String> =
                    legal.into_iter().filter(|action| !rules.takes_back(action)).collect();
                self.random.choose(&onward).cloned().into_iter().collect()
            }
            None => {
                let most = if roll(&mut self.random, 100) { MOST_ACTIONS } else { 1 };
                let view = now.view.context("the game has begun without a view")?;
                rules.choose(view.get(), seat, most, &mut self.random)?
            }
        };
        Ok(Command::Play { actions, decision: self.decision, seat: Some(seat.number()) })
    }

    /// Asks for something once.
    async fn ask(&mut self, socket: &mut Socket, command: Command) -> End {
        match self.name(command) {
            Ok(text) => {
                self.note();
                self.send_all(socket, vec![text]).await
            }
            Err(_) => End::Lost,
        }
    }

    /// Gives a request a name, and waits for its answer from now on.
    fn name(&mut self, command: Command) -> Result<Utf8Bytes> {
        self.named += 1;
        let id = format!("{}.{}", self.role.word, self.named);
        self.kept.push(Kept::Sent(id.clone(), command.clone()));
        let plays = matches!(command, Command::Play { .. });
        let counts = !matches!(command, Command::Sit { .. });
        let text: Utf8Bytes = serde_json::to_string(&Request { id: Some(id.clone()), command })?.into();
        let pending = Pending { text: text.clone(), sent: Instant::now(), over_a_cut: false, plays, counts };
        self.pending.insert(id, pending);
        self.world.tally.add(Count::Sent, counts.into());
        Ok(text)
    }

    async fn send_all(&mut self, socket: &mut Socket, texts: Vec<Utf8Bytes>) -> End {
        for text in texts {
            if socket.send(Frame::Text(text)).await.is_err() {
                return End::Lost;
            }
        }
        End::Left
    }
}

/// Whether something happens that happens so many times in a thousand.
fn roll(random: &mut SplitMix, in_a_thousand: u32) -> bool {
    random.below(1000) < in_a_thousand
}
