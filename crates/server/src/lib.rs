//! The online table: people, bots and programs at tables of any game.

mod id;
mod store;

pub use id::{Key, PlayerId, TableId, hash_of};
pub use store::{
    Account, Append, Appended, Index, KeyKind, KeyRow, Listing, NewTable, Player, PlayerKind, Restored, Row,
    Status, Store, StoreError, TableRow, Tally,
};
