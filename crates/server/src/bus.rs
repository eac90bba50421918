//! How processes hear of each other. The log is the truth: a note that gets lost is made good by looking.

use async_nats::Client;
use cloverleaf_core::Message;
use futures_util::StreamExt as _;
use serde::{Deserialize, Serialize};
use tokio::sync::mpsc;

use crate::{PlayerId, TableId};

/// Where all processes of one table server speak.
const SUBJECT: &str = "cloverleaf.notes";

/// What a process tells the others.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(tag = "note", rename_all = "kebab-case")]
pub enum Note {
    /// A table's log has grown to this entry.
    Written {
        /// Which table's.
        table: TableId,
        /// Up to where.
        seq: i64,
    },
    /// Somebody is connected to a table.
    Here {
        /// Which table.
        table: TableId,
        /// Who.
        player: PlayerId,
    },
    /// Somebody's last connection to a table has gone.
    Gone {
        /// Which table.
        table: TableId,
        /// Who.
        player: PlayerId,
    },
    /// Who is here, at a table or not.
    Seen {
        /// Who.
        players: Vec<PlayerId>,
    },
    /// People who are forgotten: their names are not shown any more.
    Forgotten {
        /// Who.
        players: Vec<PlayerId>,
    },
    /// Keys, by their hashes, that open nothing any more.
    Ended {
        /// Which.
        keys: Vec<String>,
    },
}

/// A note, and the process it comes from.
#[derive(Debug, Serialize, Deserialize)]
struct Envelope {
    from: String,
    #[serde(flatten)]
    note: Note,
}

/// The way to the other processes, if there are any.
#[derive(Clone, Debug)]
pub struct Bus {
    me: String,
    nats: Option<Client>,
}

impl Bus {
    /// A process on its own.
    #[must_use]
    pub fn alone() -> Bus {
        Bus { me: crate::new_player_id().to_string(), nats: None }
    }

    /// A process among others, and what it hears of them.
    ///
    /// # Errors
    /// If there is no NATS server at this address.
    pub async fn join(address: &str) -> Result<(Bus, mpsc::Receiver<Note>), Message> {
        let wrong = |error: String| Message::new("start-bus").text("why", error);
        let nats = async_nats::ConnectOptions::new()
            .retry_on_initial_connect()
            .connect(address)
            .await
            .map_err(|error| wrong(error.to_string()))?;
        let bus = Bus { me: crate::new_player_id().to_string(), nats: Some(nats.clone()) };
        let subscription = nats.subscribe(SUBJECT).await.map_err(|error| wrong(error.to_string()))?;
        let (sender, receiver) = mpsc::channel(4096);
        tokio::spawn(listen(subscription, bus.me.clone(), sender));
        Ok((bus, receiver))
    }

    /// Whether there may be other processes.
    #[must_use]
    pub fn is_shared(&self) -> bool {
        self.nats.is_some()
    }

    /// Whether the others can be reached.
    #[must_use]
    pub fn is_up(&self) -> bool {
        let connected = |nats: &Client| nats.connection_state() == async_nats::connection::State::Connected;
        self.nats.as_ref().is_none_or(connected)
    }

    /// The name of this process.
    #[must_use]
    pub fn me(&self) -> &str {
        &self.me
    }

    /// Tells the others.
    pub async fn tell(&self, note: Note) {
        let Some(nats) = &self.nats else { return };
        let envelope = Envelope { from: self.me.clone(), note };
        let Ok(body) = serde_json::to_vec(&envelope) else { return };
        if let Err(error) = nats.publish(SUBJECT, body.into()).await {
            tracing::warn!(%error, "a note to the other processes was not sent; they will look for themselves");
        }
    }
}

async fn listen(mut subscription: async_nats::Subscriber, me: String, sender: mpsc::Sender<Note>) {
    while let Some(message) = subscription.next().await {
        let Ok(Envelope { from, note }) = serde_json::from_slice(&message.payload) else { continue };
        // A full queue loses the note, and looking makes it good.
        if from != me && sender.try_send(note).is_err() && sender.is_closed() {
            return;
        }
    }
}
