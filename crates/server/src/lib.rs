//! The online table: people, bots and programs at tables of any game.

mod anonymous;
mod attend;
mod bus;
mod client;
mod config;
mod entry;
mod http;
mod id;
mod index;
mod leaving;
mod lists;
mod live;
mod logs;
mod meters;
mod page;
mod people;
mod problem;
pub mod room;
mod serve;
mod socket;
mod store;
mod stored;
mod stream;
mod tables;
mod text;
mod thinkers;
mod visitor;
mod websocket;

pub use bus::{Bus, Note};
pub use cloverleaf_protocol::{PlayerId, TableId};
pub use config::{Config, LogFormat};
pub use entry::{Entry, Logged, Opened, Opening, Person};
pub use id::{Key, hash_of, new_player_id, new_table_id};
pub use live::{Change, Live, Visit};
pub use logs::start as start_logs;
pub use serve::{Server, StartError, run};
pub use store::{
    Account, Alias, Append, Appended, Cursor, Index, KeyKind, KeyRow, Listed, Listing, NewTable, Page,
    Player, PlayerKind, Restored, Row, Status, Store, StoreError, TableRow, Tally,
};
pub use stored::{FORMAT, Unreadable, read_entry, read_opening, write_entry, write_opening};
pub use tables::{Tables, now};
