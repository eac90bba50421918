//! What programs say to each other: the server and its clients, the page and its worker. Types and their JSON,
//! and nothing else: no store, no room, no clock.
//!
//! `docs/protocol.md` tells people about the messages of the server; the OpenAPI description at `/api` and the
//! page's TypeScript are made from these types. What a message looks like may grow and must not change: a field
//! may be added if it may be left out, and none is renamed or removed.

mod arrangement;
mod card;
mod command;
mod games;
mod id;
mod message;
mod mirror;
mod moderation;
mod notices;
mod passkey;
mod people;
mod place;
mod plan;
mod problem;
mod profile;
mod said;
mod secret;
mod setup;
#[cfg(test)]
mod typescript;
mod word;
pub mod worker;

pub use arrangement::{SeatPlan, Start, Vacancy};
pub use card::{Card, Featured, Opened};
pub use command::{Command, Request, Room as ChatRoom, Substitute};
pub use games::{GameCard, OptionCard, OptionKind};
pub use id::{PlayerId, TableId};
pub use message::{
    Attendance, Happened, Message, Moment, Now, Result, Seen, Summary, Talk, TurnNow, UndoNow,
};
pub use mirror::{Mirror, Reach};
pub use moderation::{NewReport, Quiet, Reason, Silenced, Silencing, Warning};
pub use notices::{
    Channel, ChannelAddress, ChannelKind, Hear, NewChannel, Notices, QuietHours, QuietWish, SwitchOff,
    WebhookFormat,
};
pub use passkey::{NewPasskey, Passkey, PasskeyLogin, PasskeyWish};
pub use people::{
    Access, AccessKey, AccessKind, Along, Brought, Codes, Confirm, Enter, Label, Link, Login, Me, Name,
    NewBot, NewPassword, NewToken, Recover, Scope, Separate, Token, TokenWish,
};
pub use place::{Place, Sitter, Vote};
pub use plan::{Plan, PlanNow, PlanState, PlanStep};
pub use problem::{Code, Problem};
pub use profile::{
    Beaten, Friend, FriendKey, FriendLink, FriendOffer, FriendTable, Invitation, Invite, Ladder, Opponent,
    PastGame, Profile, RatingNow, Results, Rung,
};
pub use said::{Said, SaidArg};
pub use setup::{Clock, SeatWish, Setup, Undo};
pub use word::{PlayerKind, Status};
