//! The online table: people, bots and programs at tables of any game.

mod anonymous;
mod attend;
mod behind;
mod bus;
mod client;
mod config;
mod counting;
mod entry;
mod featured;
mod http;
mod id;
mod index;
mod leaving;
mod lists;
mod live;
mod logs;
mod meters;
mod moderation;
mod notices;
mod page;
mod patient;
mod people;
mod plans;
mod problem;
mod ratings;
mod reach;
pub mod room;
mod secret;
mod seen;
mod serve;
mod socket;
mod speakers;
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
pub use moderation::{AddressRange, Order};
pub use reach::reached_at;
pub use secret::read as read_secret;
pub use serve::{Server, StartError, run};
pub use store::{
    Account, Act, ActRow, Alias, Append, Appended, BOT, Challenge, ChannelKind, ChannelRow, Counted, Cursor,
    Doing, FriendRow, Index, InvitationRow, KeyKind, KeyRow, Listed, Listing, NewTable, NoticeRow,
    NoticeState, Page, PasskeyRow, PastRow, PersonRow, PlanRow, PlanState, Player, PlayerKind, Purpose,
    QuietRow, Report, Restored, ResultTally, Row, RungRow, Sanction, SanctionKind, SeatResult, SeenAt,
    Silence, SilenceKind, Speakers, Standing, Status, Store, StoreError, TableGlance, TableRow, Tally, Via,
};
pub use stored::{FORMAT, Unreadable, read_entry, read_opening, write_entry, write_opening};
pub use tables::{Tables, now};
