//! What whoever runs the server can do, by the command line and by the page alike.

use cloverleaf_core::Message;
use serde::Deserialize;

use super::AddressRange;
use crate::store::{Doing, Sanction, SanctionKind, Store, StoreError, Via};
use crate::{PlayerId, TableId, new_table_id, now};

const HOUR: i64 = 3_600_000;

/// Something to be done. Whatever is done is noted in the log.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
#[serde(tag = "act", rename_all = "kebab-case", deny_unknown_fields)]
pub enum Order {
    /// Tells somebody something that they have to say they read.
    Warn {
        /// Whom.
        player: PlayerId,
        /// What.
        why: String,
    },
    /// Forbids somebody to talk.
    Mute {
        /// Whom.
        player: PlayerId,
        /// Why, as they are told.
        why: String,
        /// For how many hours; without it, for good.
        #[serde(default)]
        hours: Option<u32>,
    },
    /// Bans somebody.
    Ban {
        /// Whom.
        player: PlayerId,
        /// Why, as they are told.
        why: String,
        /// For how many hours; without it, for good.
        #[serde(default)]
        hours: Option<u32>,
    },
    /// Bans everybody who comes from these addresses.
    BanAddresses {
        /// Which, as `203.0.113.0/24`.
        addresses: String,
        /// Why, as they are told.
        why: String,
        /// For how many hours; without it, for good.
        #[serde(default)]
        hours: Option<u32>,
    },
    /// Ends what was decided before its time.
    Lift {
        /// The sanction.
        id: String,
    },
    /// Puts a report aside.
    CloseReport {
        /// The report.
        id: String,
    },
    /// Closes a table.
    CloseTable {
        /// Which.
        table: TableId,
        /// Why, for the log.
        why: String,
    },
}

impl Order {
    /// Does it.
    ///
    /// # Errors
    /// If there is nobody or nothing such, or the database failed; in words.
    pub async fn perform(self, store: &Store, via: Via) -> Result<(), Message> {
        let doing = Doing { via, at: now() };
        let failed = |error: StoreError| error.message();
        match self {
            Order::Warn { player, why } => {
                sanction(store, doing, SanctionKind::Warning, player, why, None).await
            }
            Order::Mute { player, why, hours } => {
                sanction(store, doing, SanctionKind::Mute, player, why, hours).await
            }
            Order::Ban { player, why, hours } => {
                sanction(store, doing, SanctionKind::Ban, player, why, hours).await
            }
            Order::BanAddresses { addresses, why, hours } => {
                let range: AddressRange = addresses
                    .parse()
                    .map_err(|()| Message::new("admin-bad-range").text("range", &addresses))?;
                let new = new_sanction(doing, SanctionKind::Ban, why, hours);
                let new = Sanction { addresses: Some(range.to_string()), ..new };
                store.sanction(&new, doing).await.map_err(failed)
            }
            Order::Lift { id } => done(store.lift(&id, doing).await, "admin-no-sanction", &id),
            Order::CloseReport { id } => done(store.close_report(&id, doing).await, "admin-no-report", &id),
            Order::CloseTable { table, why } => {
                if store.table(&table).await.map_err(failed)?.is_none() {
                    return Err(Message::new("store-no-table").text("table", &table));
                }
                store.order_closing(&table, &why, doing).await.map_err(failed)
            }
        }
    }
}

fn done(done: Result<bool, StoreError>, missing: &'static str, id: &str) -> Result<(), Message> {
    match done {
        Ok(true) => Ok(()),
        Ok(false) => Err(Message::new(missing).text("id", id)),
        Err(error) => Err(error.message()),
    }
}

fn new_sanction(doing: Doing, kind: SanctionKind, reason: String, hours: Option<u32>) -> Sanction {
    let expires_at = hours.map(|hours| doing.at + i64::from(hours) * HOUR);
    // A name that nobody can guess, as those of tables.
    let id = new_table_id().to_string();
    Sanction { id, kind, player: None, addresses: None, reason, created_at: doing.at, expires_at }
}

async fn sanction(
    store: &Store,
    doing: Doing,
    kind: SanctionKind,
    player: PlayerId,
    why: String,
    hours: Option<u32>,
) -> Result<(), Message> {
    let failed = |error: StoreError| error.message();
    if store.player(&player).await.map_err(failed)?.is_none() {
        return Err(Message::new("admin-no-person").text("id", &player));
    }
    let new = Sanction { player: Some(player), ..new_sanction(doing, kind, why, hours) };
    store.sanction(&new, doing).await.map_err(failed)
}
