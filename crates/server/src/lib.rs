//! The online table: people, bots and programs at tables of any game.

mod attend;
mod bus;
mod entry;
mod hall;
mod id;
mod live;
pub mod room;
mod store;
pub mod wire;

pub use bus::{Bus, Note};
pub use entry::{Entry, Logged, Opened, Opening, Person};
pub use hall::{Hall, now};
pub use id::{Key, PlayerId, TableId, hash_of};
pub use live::{Live, Visit};
pub use store::{
    Account, Append, Appended, Index, KeyKind, KeyRow, Listing, NewTable, Player, PlayerKind, Restored, Row,
    Status, Store, StoreError, TableRow, Tally,
};
