//! People who are forgotten, because they want to be or have not been here for long.

use super::{DAY, Known, People};
use crate::bus::Note;
use crate::{PlayerId, now};
use cloverleaf_protocol::Problem;

/// So many who have not been here for long are forgotten at once.
const AT_ONCE: u32 = 500;

impl People {
    /// Forgets somebody, with the guests whose games they brought along, and ends their connections.
    pub(crate) async fn forget(&self, known: &Known) -> Result<(), Problem> {
        let mut keys = Vec::new();
        for player in &known.everybody {
            keys.extend(self.store.keys_of(player).await?.into_iter().map(|key| key.hash));
        }
        self.store.forget_people(&known.everybody).await?;
        self.end(keys).await;
        self.bus.tell(Note::Forgotten { players: known.everybody.clone() }).await;
        Ok(())
    }

    /// Forgets keys that have expired, and the guests and programs who have not been here for so many days; none
    /// if that is zero.
    pub(crate) async fn forget_the_idle(&self, days: u32) {
        if let Err(error) = self.store.forget_expired(now()).await {
            tracing::warn!(%error, "expired keys were not forgotten");
        }
        if days == 0 {
            return;
        }
        match self.forget_idle_since(now() - i64::from(days) * DAY).await {
            Ok(0) => {}
            Ok(guests) => tracing::info!(guests, "guests who have not been here for long were forgotten"),
            Err(problem) => tracing::warn!(%problem, "idle guests were not forgotten"),
        }
    }

    async fn forget_idle_since(&self, since: i64) -> Result<usize, Problem> {
        let mut forgotten = 0;
        loop {
            let idle = self.store.idle_guests(since, AT_ONCE).await?;
            if idle.is_empty() {
                return Ok(forgotten);
            }
            let mut people: Vec<PlayerId> = Vec::with_capacity(idle.len());
            for guest in &idle {
                people.extend(self.everybody(guest).await?);
            }
            self.store.forget_people(&people).await?;
            forgotten += idle.len();
        }
    }
}
