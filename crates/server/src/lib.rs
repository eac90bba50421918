//! The online table: people, bots and programs at tables of any game.

mod id;

pub use id::{Key, PlayerId, TableId, hash_of};
