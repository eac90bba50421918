//! Lists of tables, and what older tables do not say of themselves in them.

use cloverleaf_protocol::Problem;

use crate::store::{Listed, Listing, Page};
use crate::stored::read_opening;
use crate::tables::Tables;
use crate::{PlayerId, TableId};

/// So many tables of an earlier version are brought up to date at once.
const OLD_AT_ONCE: u32 = 500;

impl Tables {
    /// A page of a list of tables.
    ///
    /// # Errors
    /// If the store fails.
    pub async fn list(&self, which: Listing, page: &Page) -> Result<Vec<Listed>, Problem> {
        if let Listing::Mine(player) = &which {
            self.learn_what_waits(player).await?;
        }
        Ok(self.store.list(which, page).await?)
    }

    /// Notes for whom tables wait that are older than the server's knowledge of that.
    async fn learn_what_waits(&self, player: &PlayerId) -> Result<(), Problem> {
        for id in self.store.not_known_to_wait(player).await? {
            // One that cannot be read waits for nobody.
            let awaited = self.live(&id).await.map_or_else(|_| Vec::new(), |live| live.room().awaited());
            self.store.note_awaited(&id, &awaited).await?;
        }
        Ok(())
    }

    /// Notes who opened the tables that do not say so because they are older than that column.
    ///
    /// # Errors
    /// If the store fails.
    pub async fn learn_hosts(&self) -> Result<(), Problem> {
        loop {
            let tables = self.store.without_host(OLD_AT_ONCE).await?;
            if tables.is_empty() {
                return Ok(());
            }
            let host = |(id, setup): (TableId, String)| {
                // One that cannot be read is grouped with nothing.
                let host =
                    read_opening(&setup).map_or_else(|_| id.to_string().into(), |opening| opening.host);
                (id, host)
            };
            self.store.note_hosts(&tables.into_iter().map(host).collect::<Vec<_>>()).await?;
        }
    }
}
