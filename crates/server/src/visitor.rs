//! Somebody who follows a table, over whatever kind of connection.
//!
//! There is no queue: whenever the connection can take a message, it gets everything that happened since the
//! version last sent. Who reads slowly gets fewer and longer messages, and misses nothing.

use std::sync::Arc;
use std::time::Duration;

use tokio::sync::mpsc;
use tokio::sync::watch;

use crate::http::{App, Client, Connected, ViewQuery, Who};
use crate::live::Visit;
use crate::moderation::{Rules, Unheard, hide};
use crate::{PlayerId, TableId, now};
use cloverleaf_protocol::{Message, Problem, Request};

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
    /// Something has changed.
    News,
    /// The server stops.
    Stop,
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
        let connected = app.limits.connect(who.client())?;
        let visit = app.tables.visit(table, who.player().cloned()).await?;
        Ok(Visitor {
            app: app.clone(),
            table: table.clone(),
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

    fn player(&self) -> Option<&PlayerId> {
        self.who.player()
    }

    /// The first message.
    pub(crate) fn hello(&mut self) -> Result<Message, Problem> {
        let (live, at) = (self.visit.live().clone(), now());
        let around = live.around(at);
        let mut hello = live.room().hello(self.player(), self.sent, self.legal, &around, at)?;
        hide(&mut hello, &live.room(), &self.unheard);
        self.note(&hello);
        Ok(hello)
    }

    /// Everything since the last message.
    pub(crate) fn news(&mut self) -> Result<Message, Problem> {
        self.admitted()?;
        let (live, at) = (self.visit.live().clone(), now());
        let around = live.around(at);
        let mut news = live.room().news(self.player(), self.sent, self.legal, &around, at)?;
        hide(&mut news, &live.room(), &self.unheard);
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
        loop {
            let stir = tokio::select! {
                biased;
                // The sender outlives every visitor; if it is gone, so is the server.
                _ = self.stopping.wait_for(|stopping| *stopping) => Some(Stir::Stop),
                () = self.visit.changed() => Some(Stir::News),
                Ok(()) = self.rules.changed() => None,
            };
            match stir {
                Some(stir) => return stir,
                // Whoever has just been banned is told so; the others need not know.
                None if self.admitted().is_err() => return Stir::News,
                None => {}
            }
        }
    }

    fn admitted(&self) -> Result<(), Problem> {
        self.app.moderation.admit(self.player(), self.who.peer)
    }

    /// The last message.
    pub(crate) fn bye() -> Message {
        Message::Bye { reconnect: RECONNECT }
    }

    /// Counts a message of the client's own.
    pub(crate) fn count(&self) -> Result<(), Problem> {
        self.app.limits.request(&self.client())
    }

    fn client(&self) -> Client {
        self.who.client()
    }

    /// Does what the visitor asks, and says how it went.
    pub(crate) async fn act(&self, request: Request) -> Message {
        let id = request.id.clone();
        let done = match self.who.caller() {
            Ok(caller) => self.app.act(&self.table, &caller, request).await,
            Err(problem) => Err(problem),
        };
        match done {
            Ok(v) => Message::Done { id, v },
            Err(problem) => Message::Refused { id, problem },
        }
    }
}

/// A message as it is sent.
pub(crate) fn text_of(message: &Message) -> String {
    serde_json::to_string(message).expect("a message is JSON")
}
