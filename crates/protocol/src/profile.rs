//! What is known of people beyond their names: results, ratings, the ladder, and who is whose friend.

use serde::{Deserialize, Serialize};

use crate::secret::secret;
use crate::{PlayerId, PlayerKind, Status, TableId};

/// How strong somebody is at a game with so many seats, as far as is known.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct RatingNow {
    /// The rating in points; everybody starts at 1500.
    pub points: i64,
    /// How far the truth may be from it, with 95 % certainty.
    pub within: i64,
    /// Whether too little is known yet to say much.
    pub provisional: bool,
    /// How many rated games it rests on.
    pub games: i64,
}

/// Somebody's results at a game with so many seats.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(test, derive(ts_rs::TS), ts(optional_fields))]
pub struct Results {
    /// The game's id.
    pub game: String,
    /// The number of seats.
    pub seats: u8,
    /// How many games were played to an end.
    pub games: i64,
    /// How many of them were won, alone or together with others, and not by a bot that stood in.
    pub wins: i64,
    /// The rating, if there were rated games.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rating: Option<RatingNow>,
}

/// The strongest bot somebody has come in before.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Beaten {
    /// The game's id.
    pub game: String,
    /// The bot's level.
    pub level: String,
}

/// A game that was played to an end.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct PastGame {
    /// The table.
    pub table: TableId,
    /// The game's id.
    pub game: String,
    /// The number of seats.
    pub seats: u8,
    /// The place this person came in.
    pub rank: u8,
    /// Who else played.
    pub against: Vec<Opponent>,
    /// When it ended, in milliseconds since 1970.
    pub finished: i64,
    /// Whether it was rated.
    pub rated: bool,
    /// Whether everybody may see it; otherwise it is shown to this person alone.
    pub public: bool,
}

/// Somebody else in a game: a person by name, or a bot by level.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(test, derive(ts_rs::TS), ts(optional_fields))]
pub struct Opponent {
    /// The person's name.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub name: Option<String>,
    /// The bot's level.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub bot: Option<String>,
}

/// What everybody may know of somebody.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Profile {
    /// Who.
    pub player: PlayerId,
    /// The name others see.
    pub name: String,
    /// A guest, an account or a program.
    pub kind: PlayerKind,
    /// Since when they are known, in milliseconds since 1970.
    pub since: i64,
    /// How many games they played to an end.
    pub games: i64,
    /// Their results by game and number of seats.
    pub results: Vec<Results>,
    /// By game, the strongest bot they have come in before.
    pub beaten: Vec<Beaten>,
    /// Their latest games, the last one first: public ones, and to themselves all.
    pub recent: Vec<PastGame>,
    /// Whether it is me.
    pub you: bool,
    /// Whether we are friends.
    pub friend: bool,
}

/// Somebody on a ladder.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(test, derive(ts_rs::TS), ts(optional_fields))]
pub struct Rung {
    /// The place, from 1.
    pub place: i64,
    /// The person.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub player: Option<PlayerId>,
    /// The person's name.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub name: Option<String>,
    /// The level, if it is a bot.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub bot: Option<String>,
    /// The rating.
    pub rating: RatingNow,
    /// Whether it is me.
    pub you: bool,
}

/// A page of the ladder of a game with so many seats, by what each surely reaches: the rating less its uncertainty.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(test, derive(ts_rs::TS), ts(optional_fields))]
pub struct Ladder {
    /// The game's id.
    pub game: String,
    /// The number of seats.
    pub seats: u8,
    /// Those of this page, the strongest first.
    pub rungs: Vec<Rung>,
    /// How many there are in all.
    pub total: i64,
    /// Where I am, also on another page.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub mine: Option<Rung>,
}

/// A friend link that has just been made.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct FriendLink {
    /// Whoever opens it and agrees is my friend.
    pub link: String,
    /// Until when it works, in milliseconds since 1970.
    pub until: i64,
}

/// The key of a friend link.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct FriendKey {
    /// What stands behind `#/friend/`.
    pub key: String,
}

/// Whose friend link it is.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct FriendOffer {
    /// Who made it.
    pub player: PlayerId,
    /// Their name.
    pub name: String,
    /// Whether that is me.
    pub you: bool,
    /// Whether we are friends already.
    pub friend: bool,
}

/// A friend of mine.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(test, derive(ts_rs::TS), ts(optional_fields))]
pub struct Friend {
    /// Who.
    pub player: PlayerId,
    /// Their name.
    pub name: String,
    /// Since when, in milliseconds since 1970.
    pub since: i64,
    /// Whether they are here now, or were a minute ago.
    pub here: bool,
    /// A public table where they sit, to join or to watch.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub table: Option<FriendTable>,
}

/// A public table where a friend sits.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct FriendTable {
    /// Its name.
    pub id: TableId,
    /// The game's id.
    pub game: String,
    /// `open` or `running`.
    #[cfg_attr(feature = "openapi", schema(value_type = String))]
    pub status: Status,
}

/// A friend to be asked to a table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Invite {
    /// Who.
    pub player: PlayerId,
}

/// A table to which a friend asks me.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(test, derive(ts_rs::TS), ts(optional_fields))]
pub struct Invitation {
    /// The table.
    pub table: TableId,
    /// The game's id.
    pub game: String,
    /// The friend's name.
    pub by: String,
    /// Since when, in milliseconds since 1970.
    pub at: i64,
    /// The key of a seat, where all free seats are by invitation.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub invite: Option<String>,
}

secret!(FriendLink FriendKey Invitation);
