//! Somebody who follows a table, over whatever kind of connection.
//!
//! There is no queue: whenever the connection can take a message, it gets everything that happened since the
//! version last sent. Who reads slowly gets fewer and longer messages, and misses nothing.

use std::sync::Arc;
use std::time::Duration;

use tokio::sync::mpsc;
use tokio::sync::watch;

use crate::http::{App, Connected, ViewQuery, Who};
use crate::live::Visit;
use crate::people::Hold;
use crate::problem::problem;
use crate::{PlayerId, TableId, now};
use cloverleaf_protocol::{Code, Message, Problem, Request};

/// How often an idle connection is kept alive.
pub(crate) const HEARTBEAT: Duration = Duration::from_secs(15);
/// How long a reader may take for one message.
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
    _connected: Connected,
    _lasting: mpsc::Sender<()>,
}

/// Why a visitor is to be told something.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Stir {
    /// Something has changed.
    News,
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
            who,
            player,
            key,
            visit,
            legal: query.legal,
            sent: query.v.unwrap_or(0),
            stopping: app.stopping.clone(),
            _connected: connected,
            _lasting: app.lasting.clone(),
        })
    }

    fn player(&self) -> Option<&PlayerId> {
        self.player.as_ref()
    }

    /// The first message.
    pub(crate) fn hello(&mut self) -> Result<Message, Problem> {
        let (live, at) = (self.visit.live().clone(), now());
        let around = live.around(at);
        let hello = live.room().hello(self.player(), self.sent, self.legal, &around, at)?;
        self.note(&hello);
        Ok(hello)
    }

    /// Everything since the last message.
    pub(crate) fn news(&mut self) -> Result<Message, Problem> {
        let (live, at) = (self.visit.live().clone(), now());
        let around = live.around(at);
        let news = live.room().news(self.player(), self.sent, self.legal, &around, at)?;
        self.note(&news);
        Ok(news)
    }

    fn note(&mut self, message: &Message) {
        if let Message::Hello { now, .. } | Message::News { now, .. } = message {
            self.sent = now.v;
        }
    }

    /// Waits until there is something to tell. Nothing is lost if the waiting is given up.
    pub(crate) async fn stirred(&mut self) -> Stir {
        tokio::select! {
            biased;
            // The sender outlives every visitor; if it is gone, so is the server.
            _ = self.stopping.wait_for(|stopping| *stopping) => Stir::Stop,
            () = ended(&mut self.key) => Stir::Out,
            () = self.visit.changed() => Stir::News,
        }
    }

    /// Why somebody is sent away whose key opens nothing any more.
    pub(crate) fn out() -> Message {
        Message::Refused { id: None, problem: problem(Code::WhoAreYou, "server-key-ended") }
    }

    /// The last message.
    pub(crate) fn bye() -> Message {
        Message::Bye { reconnect: RECONNECT }
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

/// A message as it is sent.
pub(crate) fn text_of(message: &Message) -> String {
    serde_json::to_string(message).expect("a message is JSON")
}
