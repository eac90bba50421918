//! Who may be here and who may talk, as whoever runs the server decided; and what people decided about each other.
//!
//! The decisions are in the database, where `cloverleaf admin` and the page for operators write them. Every process
//! looks once a second whether the log of what was done has grown.

mod order;
mod range;
mod rules;

use std::collections::HashSet;
use std::net::IpAddr;
use std::num::NonZeroU32;
use std::sync::{Arc, Weak};
use std::time::Duration;

use cloverleaf_protocol::{Code, Command, Happened, Message, Problem, Request};
use governor::{DefaultKeyedRateLimiter, Quota, RateLimiter};
use tokio::sync::watch;

use crate::problem::problem;
use crate::room::{Caller, Room, Told};
use crate::store::{SilenceKind, Store, StoreError};
use crate::{PlayerId, TableId, Tables, now};

pub use order::Order;
pub use range::AddressRange;
pub(crate) use rules::Rules;

/// How often a process looks whether something was decided.
const ROUND: Duration = Duration::from_secs(1);
/// So many reports at once, by a person and by an address, and one more every few minutes.
const REPORTS: NonZeroU32 = NonZeroU32::new(5).expect("not zero");
const REPORT_EVERY: Duration = Duration::from_secs(300);

/// What was decided, as far as this process knows.
#[derive(Debug)]
pub(crate) struct Moderation {
    store: Store,
    rules: watch::Sender<Arc<Rules>>,
    reports: DefaultKeyedRateLimiter<String>,
}

/// Those whom somebody does not want to hear.
pub(crate) type Unheard = Arc<HashSet<PlayerId>>;

impl Moderation {
    /// What was decided so far.
    ///
    /// # Errors
    /// The database failed.
    pub(crate) async fn load(store: Store) -> Result<Arc<Moderation>, StoreError> {
        let rules = watch::Sender::new(Arc::new(Rules::read(&store).await?));
        let quota = Quota::with_period(REPORT_EVERY).expect("not zero").allow_burst(REPORTS);
        Ok(Arc::new(Moderation { store, rules, reports: RateLimiter::keyed(quota) }))
    }

    /// Tells of every change.
    pub(crate) fn subscribe(&self) -> watch::Receiver<Arc<Rules>> {
        self.rules.subscribe()
    }

    /// Lets somebody in who is not banned.
    ///
    /// # Errors
    /// If they are, or their address is; in words.
    pub(crate) fn admit(&self, players: &[PlayerId], peer: IpAddr) -> Result<(), Problem> {
        self.rules.borrow().admit(players, peer, now())
    }

    /// Lets somebody ask something of a table that was opened by this host.
    ///
    /// # Errors
    /// If they may not talk, or whoever opened the table does not want them there.
    pub(crate) async fn permit(
        &self,
        caller: &Caller,
        request: &Request,
        host: &PlayerId,
    ) -> Result<(), Problem> {
        match request.command {
            Command::Say { .. } => self.rules.borrow().may_talk(&caller.player, now()),
            Command::Sit { .. } => {
                let kind = self.store.silence_between(host, &caller.player).await?;
                match kind {
                    Some(SilenceKind::Block) => Err(problem(Code::NotWelcome, "server-blocked-by-host")),
                    _ => Ok(()),
                }
            }
            _ => Ok(()),
        }
    }

    /// Those whom somebody does not want to hear.
    ///
    /// # Errors
    /// The database failed.
    pub(crate) async fn unheard(&self, player: Option<&PlayerId>) -> Result<Unheard, Problem> {
        let Some(player) = player else { return Ok(Unheard::default()) };
        let silences = self.store.silences_of(player).await?;
        Ok(Arc::new(silences.into_iter().map(|silence| silence.other).collect()))
    }

    /// Counts a report.
    ///
    /// # Errors
    /// If there were too many lately.
    pub(crate) fn count_report(&self, player: &PlayerId, peer: IpAddr) -> Result<(), Problem> {
        for key in [player.to_string(), peer.to_string()] {
            let full = |_| problem(Code::TooFast, "server-many-reports").wait(REPORT_EVERY.as_secs());
            self.reports.check_key(&key).map_err(full)?;
        }
        Ok(())
    }

    /// Looks for what was decided, for as long as there is a server.
    pub(crate) async fn watch(moderation: Weak<Moderation>, tables: Weak<Tables>) {
        while let (Some(moderation), Some(tables)) = (moderation.upgrade(), tables.upgrade()) {
            if let Err(error) = moderation.look(&tables).await {
                tracing::warn!(%error, "what was decided about people could not be read");
            }
            drop((moderation, tables));
            tokio::time::sleep(ROUND).await;
        }
    }

    /// Learns what was decided since, and closes the tables that are to be closed.
    pub(crate) async fn look(&self, tables: &Arc<Tables>) -> Result<(), StoreError> {
        if self.store.last_act().await? == self.rules.borrow().seen {
            return Ok(());
        }
        let rules = Rules::read(&self.store).await?;
        self.reports.retain_recent();
        for table in self.store.to_be_closed().await? {
            close(tables, &table).await;
        }
        // Last, so that a table that could not be closed is tried again.
        self.rules.send_replace(Arc::new(rules));
        Ok(())
    }
}

async fn close(tables: &Arc<Tables>, table: &TableId) {
    let closed = match tables.live(table).await {
        Ok(live) => tables.write(live, |room, _, _| room.close()).await.map(drop),
        Err(problem) => Err(problem),
    };
    match closed {
        Ok(()) => tracing::info!(%table, "a table was closed by whoever runs the server"),
        Err(problem) if problem.code == Code::Over => {}
        Err(problem) => tracing::warn!(%table, %problem, "a table could not be closed"),
    }
}

/// Takes out of a message what its reader does not want to hear. What everybody may hear stays shared.
pub(crate) fn hide(told: Told, room: &Room, unheard: &Unheard) -> Told {
    if unheard.is_empty() {
        return told;
    }
    let text: String = told.parts.iter().map(AsRef::as_ref).collect();
    let mut message: Message = serde_json::from_str(&text).expect("a message of the server's own");
    if let Message::Hello { happened, .. } | Message::News { happened, .. } = &mut message {
        silence(happened, room, unheard);
    }
    Told { v: told.v, ..crate::visitor::told(&message) }
}

/// Leaves out what was said by those who are not to be heard.
pub(crate) fn silence(happened: &mut [Happened], room: &Room, unheard: &Unheard) {
    for entry in happened {
        if room.author(entry.v).is_some_and(|author| unheard.contains(author)) {
            entry.what = None;
        }
    }
}
