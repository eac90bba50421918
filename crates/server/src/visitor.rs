//! Somebody who follows a table, over whatever kind of connection.
//!
//! There is no queue: whenever the connection can take a message, it gets everything that happened since the
//! version last sent. Who reads slowly gets fewer and longer messages, and misses nothing. The long parts of a
//! message are shared by all who get them, so that a reader who never reads costs little.

use std::sync::Arc;
use std::time::Duration;

use tokio::sync::mpsc;
use tokio::sync::watch;
use tokio::time::{Interval, MissedTickBehavior, interval};

use crate::http::{App, Connected, ViewQuery, Who};
use crate::live::{Change, Visit};
use crate::moderation::{Rules, Unheard, hide};
use crate::people::Hold;
use crate::problem::problem;
use crate::room::{Reader, Told};
use crate::{PlayerId, TableId, now};
use cloverleaf_protocol::{Code, Message, Problem, Request};

/// How long a reader may take for one piece of a message.
pub(crate) const PATIENCE: Duration = Duration::from_secs(30);
/// When to come back after the server has stopped, in milliseconds.
const RECONNECT: u64 = 1_000;

/// Somebody who follows a table.
#[derive(Debug)]
pub(crate) struct Visitor {
    app: Arc<App>,
    table: TableId,
    who: Who,
    player: Option<PlayerId>,
    key: Option<Hold>,
    visit: Visit,
    legal: bool,
    /// The version last sent.
    sent: i64,
    stopping: watch::Receiver<bool>,
    rules: watch::Receiver<Arc<Rules>>,
    unheard: Unheard,
    _connected: Connected,
    _lasting: mpsc::Sender<()>,
}

/// Why a visitor is to be told something.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Stir {
    /// Something has happened.
    News,
    /// Somebody came or went.
    Presence,
    /// The server stops.
    Stop,
    /// The visitor's key opens nothing any more.
    Out,
}

impl Visitor {
    /// Comes in.
    pub(crate) async fn enter(
        app: &Arc<App>,
        table: &TableId,
        who: Who,
        query: ViewQuery,
    ) -> Result<Visitor, Problem> {
        who.visitor()?;
        let connected = app.limits.connect(&who.client())?;
        let key = who.known().map(|known| app.tables.held.hold(&known.key.hash));
        let player = who.player_at(&app.tables.live(table).await?.room());
        let visit = app.tables.visit(table, player.clone(), who.network()).await?;
        Ok(Visitor {
            app: app.clone(),
            table: table.clone(),
            player,
            key,
            visit,
            legal: query.legal,
            sent: query.v.unwrap_or(0),
            stopping: app.stopping.clone(),
            rules: app.moderation.subscribe(),
            unheard: app.moderation.unheard(who.player()).await?,
            _connected: connected,
            _lasting: app.lasting.clone(),
            who,
        })
    }

    /// The first message.
    pub(crate) fn hello(&mut self) -> Result<Told, Problem> {
        let live = self.visit.live();
        let hello = hide(live.hello(self.reader(), now())?, &live.room(), &self.unheard);
        self.sent = hello.v;
        Ok(hello)
    }

    /// Everything since the last message.
    pub(crate) fn news(&mut self) -> Result<Told, Problem> {
        self.admitted()?;
        let live = self.visit.live();
        let news = hide(live.news(self.reader(), now())?, &live.room(), &self.unheard);
        self.sent = news.v;
        Ok(news)
    }

    /// Who is there.
    pub(crate) fn presence(&self) -> Told {
        Told { v: self.sent, parts: vec![self.attendance()] }
    }

    fn attendance(&self) -> Arc<str> {
        let live = self.visit.live();
        match live.is_behind(self.player.as_ref()) {
            true => live.attendance_behind(now()),
            false => live.told_attendance(now()),
        }
    }

    /// Whether somebody who is some moves behind has been told everything up to there.
    fn knows_all(&self) -> bool {
        let (live, player) = (self.visit.live(), self.player.as_ref());
        live.is_behind(player) && live.version_for(player) == self.sent
    }

    fn reader(&self) -> Reader<'_> {
        Reader { player: self.player.as_ref(), after: self.sent, legal: self.legal }
    }

    /// Waits until there is something to tell. Nothing is lost if the waiting is given up.
    pub(crate) async fn stirred(&mut self) -> Stir {
        loop {
            let stir = tokio::select! {
                biased;
                // The sender outlives every visitor; if it is gone, so is the server.
                _ = self.stopping.wait_for(|stopping| *stopping) => Some(Stir::Stop),
                () = ended(&mut self.key) => Some(Stir::Out),
                change = self.visit.changed() => match change {
                    Change::Room => Some(Stir::News),
                    Change::Attendance => Some(Stir::Presence),
                },
                Ok(()) = self.rules.changed() => None,
            };
            match stir {
                // Those who watch and are behind are not told that something happened.
                Some(Stir::News) if self.knows_all() => {}
                Some(stir) => return stir,
                // Whoever has just been banned is told so; the others need not know.
                None if self.admitted().is_err() => return Stir::News,
                None => {}
            }
        }
    }

    fn admitted(&self) -> Result<(), Problem> {
        self.app.moderation.admit(self.who.everybody(), self.who.peer)
    }

    /// Why somebody is sent away whose key opens nothing any more.
    pub(crate) fn out() -> Message {
        Message::Refused { id: None, problem: problem(Code::WhoAreYou, "server-key-ended") }
    }

    /// The last message.
    pub(crate) fn bye() -> Message {
        Message::Bye { reconnect: RECONNECT }
    }

    /// How often a silent connection is kept alive.
    pub(crate) fn heartbeat(&self) -> Duration {
        Duration::from_millis(self.app.config.heartbeat)
    }

    /// Beats as often.
    pub(crate) fn beats(&self) -> Interval {
        let mut beats = interval(self.heartbeat());
        beats.set_missed_tick_behavior(MissedTickBehavior::Delay);
        beats.reset();
        beats
    }

    /// Counts a message of the client's own.
    pub(crate) fn count(&self) -> Result<(), Problem> {
        self.app.limits.request(&self.who.client())
    }

    /// Does what the visitor asks, and says how it went.
    pub(crate) async fn act(&self, request: Request) -> Message {
        let id = request.id.clone();
        match self.app.act(&self.table, &self.who, request).await {
            Ok(v) => Message::Done { id, v },
            Err(problem) => Message::Refused { id, problem },
        }
    }
}

/// Waits until a key has ended; whoever has none waits for ever.
async fn ended(key: &mut Option<Hold>) {
    match key {
        Some(key) => key.ended().await,
        None => core::future::pending().await,
    }
}

/// A message of somebody's own, as it is sent.
pub(crate) fn told(message: &Message) -> Told {
    let text = serde_json::to_string(message).expect("a message is JSON");
    Told { v: 0, parts: vec![text.into()] }
}
