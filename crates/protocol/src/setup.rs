//! A table as somebody wishes it.

use core::str::FromStr;
use std::collections::BTreeMap;

use cloverleaf_bots::Level;
use cloverleaf_core::Message;
use serde::{Deserialize, Serialize};

use crate::{Start, Substitute};

/// What is agreed before a table opens.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(from = "Wished")]
pub struct Setup {
    /// The game's id.
    pub game: String,
    /// Its options by name; what is not named keeps its default.
    #[serde(default)]
    #[cfg_attr(test, ts(type = "Record<string, unknown>"))]
    pub options: BTreeMap<String, serde_json::Value>,
    /// Who shall sit where, by seat: `me`, `open`, `invited`, or a bot's level.
    #[cfg_attr(feature = "openapi", schema(value_type = Vec<String>))]
    pub seats: Vec<SeatWish>,
    /// How long people may think. If nothing is said, a public or rated table has a live clock, and any
    /// other none.
    #[serde(default)]
    pub clock: Clock,
    /// What becomes of a seat whose time has run out: a bot's level, or `resign`. If nothing is said, it is `commuter`,
    /// and at a rated table `resign`.
    #[serde(default)]
    #[cfg_attr(feature = "openapi", schema(value_type = String))]
    pub late: Substitute,
    /// Whether the table is shown to everybody; otherwise it is found by its link alone.
    #[serde(default)]
    pub public: bool,
    /// When the game starts.
    #[serde(default, skip_serializing_if = "Start::is_usual")]
    #[cfg_attr(test, ts(optional, as = "Option<Start>"))]
    pub start: Start,
    /// Whether somebody may take a move back without asking; only where the table is not public.
    #[serde(default, skip_serializing_if = "Undo::is_usual")]
    #[cfg_attr(test, ts(optional, as = "Option<Undo>"))]
    pub undo: Undo,
    /// How many moves behind those who watch are told, until the game is over.
    #[serde(default, skip_serializing_if = "is_none")]
    #[cfg_attr(test, ts(optional, as = "Option<u8>"))]
    pub delay: u8,
    /// Whether the game counts for the ratings: only with a clock, the usual options, and people who have an account. A
    /// seat whose time has run out has resigned.
    #[serde(default, skip_serializing_if = "core::ops::Not::not")]
    #[cfg_attr(test, ts(optional = nullable))]
    pub rated: bool,
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde hands a reference")]
const fn is_none(moves: &u8) -> bool {
    *moves == 0
}

/// Who decides whether a move is taken back. It is only ever possible where nobody has learnt anything since.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Undo {
    /// All others who play.
    #[default]
    Agreed,
    /// Whoever made the move.
    Always,
}

impl Undo {
    /// Whether it is as usual, and need not be told.
    #[must_use]
    pub const fn is_usual(&self) -> bool {
        matches!(self, Undo::Agreed)
    }
}

/// A set-up as it is asked for, in which the clock and what comes after it may be left open.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Wished {
    game: String,
    #[serde(default)]
    options: BTreeMap<String, serde_json::Value>,
    seats: Vec<SeatWish>,
    clock: Option<Clock>,
    late: Option<Substitute>,
    #[serde(default)]
    public: bool,
    #[serde(default)]
    start: Start,
    #[serde(default)]
    undo: Undo,
    #[serde(default)]
    delay: u8,
    #[serde(default)]
    rated: bool,
}

impl From<Wished> for Setup {
    fn from(wished: Wished) -> Setup {
        let Wished { game, options, seats, clock, late, public, start, undo, delay, rated } = wished;
        let clock = clock.unwrap_or(if public || rated { Clock::AMONG_STRANGERS } else { Clock::None });
        let late = late.unwrap_or(if rated { Substitute::Resign } else { Substitute::default() });
        Setup { game, options, seats, clock, late, public, start, undo, delay, rated }
    }
}

/// Who shall sit on a seat: `me`, `open`, `invited`, or the name of a bot's level.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(type = "\"me\" | \"open\" | \"invited\" | Level"))]
#[serde(try_from = "String", into = "String")]
pub enum SeatWish {
    /// Whoever opens the table.
    Me,
    /// Whoever comes first.
    Open,
    /// Whoever has the seat's own link.
    Invited,
    /// A bot.
    Bot(Level),
}

impl TryFrom<String> for SeatWish {
    type Error = String;

    fn try_from(text: String) -> core::result::Result<SeatWish, String> {
        match text.as_str() {
            "me" => Ok(SeatWish::Me),
            "open" => Ok(SeatWish::Open),
            "invited" => Ok(SeatWish::Invited),
            level => Level::from_str(level)
                .map(SeatWish::Bot)
                .map_err(|_| format!("a seat is me, open, invited, or a bot: {}", Level::NAMES.join(", "))),
        }
    }
}

impl From<SeatWish> for String {
    fn from(wish: SeatWish) -> String {
        match wish {
            SeatWish::Me => "me".to_owned(),
            SeatWish::Open => "open".to_owned(),
            SeatWish::Invited => "invited".to_owned(),
            SeatWish::Bot(level) => level.name().to_owned(),
        }
    }
}

/// How long people may think.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(tag = "kind", rename_all = "kebab-case", deny_unknown_fields)]
pub enum Clock {
    /// As long as they like.
    #[default]
    None,
    /// So many minutes for the whole game, and so many seconds more for each turn.
    Live {
        /// Minutes for the whole game.
        minutes: u16,
        /// Seconds that each turn adds.
        #[serde(default)]
        increment: u16,
    },
    /// So many days for each turn.
    Days {
        /// Days a turn.
        days: u8,
    },
}

/// The most moves that those who watch can be behind.
const MOST_DELAY: u8 = 20;

impl Setup {
    /// Says what is wrong with what was agreed about time and those who watch.
    ///
    /// # Errors
    /// If the clock or the delay makes no sense, or moves shall be taken back at will among strangers.
    pub fn check(&self) -> core::result::Result<(), Message> {
        self.clock.check()?;
        if self.public && self.undo == Undo::Always {
            return Err(Message::new("server-undo-public"));
        }
        if self.delay > MOST_DELAY {
            return Err(Message::new("server-delay").with("most", MOST_DELAY));
        }
        Ok(())
    }
}

const MINUTE: i64 = 60_000;
const DAY: i64 = 24 * 60 * MINUTE;

impl Clock {
    /// The clock of a public table, unless another is asked for: nobody has to wait for a stranger for ever.
    pub const AMONG_STRANGERS: Clock = Clock::Live { minutes: 15, increment: 20 };

    /// The milliseconds a seat starts with.
    #[must_use]
    pub fn allowance(self) -> Option<i64> {
        match self {
            Clock::None => None,
            Clock::Live { minutes, .. } => Some(i64::from(minutes) * MINUTE),
            Clock::Days { days } => Some(i64::from(days) * DAY),
        }
    }

    /// The milliseconds left to a seat that has just finished a turn with so many.
    #[must_use]
    pub fn after_turn(self, left: i64) -> i64 {
        match self {
            Clock::None => left,
            Clock::Live { increment, .. } => left + i64::from(increment) * 1000,
            Clock::Days { days } => i64::from(days) * DAY,
        }
    }

    /// Says what is wrong with a clock nobody could play by.
    ///
    /// # Errors
    /// If it has no time, or too much.
    pub fn check(self) -> core::result::Result<(), Message> {
        let wrong = |key: &'static str| Err(Message::new(key));
        match self {
            Clock::Live { minutes, increment } if !(1..=600).contains(&minutes) || increment > 600 => {
                wrong("server-clock-live")
            }
            Clock::Days { days } if !(1..=60).contains(&days) => wrong("server-clock-days"),
            _ => Ok(()),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_setup_is_short_when_nothing_special_is_wished() {
        let setup: Setup =
            serde_json::from_str(r#"{"game":"tango","seats":["me","open","cabbie","invited"]}"#)
                .expect("well formed");
        assert_eq!(
            setup.seats,
            [SeatWish::Me, SeatWish::Open, SeatWish::Bot(Level::Cabbie), SeatWish::Invited]
        );
        assert_eq!(
            (setup.clock, setup.public, setup.late),
            (Clock::None, false, Substitute::Bot(Level::Commuter))
        );
        let public: Setup =
            serde_json::from_str(r#"{"game":"tango","seats":["me"],"public":true}"#).expect("fine");
        assert_eq!(public.clock, Clock::AMONG_STRANGERS);
        let none = r#"{"game":"tango","seats":["me"],"public":true,"clock":{"kind":"none"}}"#;
        assert_eq!(serde_json::from_str::<Setup>(none).expect("fine").clock, Clock::None, "who wants none");
        let rated: Setup =
            serde_json::from_str(r#"{"game":"tango","seats":["me"],"rated":true}"#).expect("fine");
        assert_eq!((rated.clock, rated.late), (Clock::AMONG_STRANGERS, Substitute::Resign));
        let again: Setup =
            serde_json::from_str(&serde_json::to_string(&setup).expect("JSON")).expect("its own JSON");
        assert_eq!(again, setup);
    }

    #[test]
    fn an_unknown_seat_is_told_what_there_is() {
        let error = serde_json::from_str::<SeatWish>(r#""ghost""#).expect_err("no such seat").to_string();
        assert!(error.contains("me, open, invited, or a bot: random, learner, commuter, cabbie"), "{error}");
    }

    #[test]
    fn a_clock_without_time_is_refused() {
        assert!(Clock::Live { minutes: 0, increment: 5 }.check().is_err());
        assert!(Clock::Days { days: 61 }.check().is_err());
        assert!(Clock::Days { days: 3 }.check().is_ok());
        assert_eq!(Clock::Live { minutes: 5, increment: 3 }.after_turn(1_000), 4_000);
        assert_eq!(Clock::Days { days: 1 }.after_turn(5), DAY);
    }
}
