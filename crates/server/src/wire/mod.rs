//! What programs send and receive. `docs/protocol.md` tells it to people; the OpenAPI description at `/api`
//! is made from these types.

mod command;
mod message;
mod problem;
mod setup;

pub use command::{Command, Request, Room as ChatRoom, Substitute};
pub use message::{Card, Happened, Message, Moment, Now, Place, Result, Seen, Sitter, Summary, TurnNow};
pub use problem::{Code, Problem};
pub use setup::{Clock, SeatWish, Setup};
