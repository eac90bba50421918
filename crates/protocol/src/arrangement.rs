//! How a table is arranged before the game starts, and by whom it is started.

use core::str::FromStr;

use cloverleaf_bots::Level;
use serde::{Deserialize, Serialize};

use crate::SeatWish;

/// When a game starts.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Start {
    /// When the last seat is taken, or earlier if whoever opened the table says so.
    #[default]
    Full,
    /// When whoever opened the table says so.
    Host,
}

impl Start {
    /// Whether it is as usual, and need not be told.
    #[must_use]
    pub const fn is_usual(&self) -> bool {
        matches!(self, Start::Full)
    }
}

/// What a seat becomes: the one that had this number, with whoever sits there, or a new one.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(untagged)]
pub enum SeatPlan {
    /// The seat that had this number.
    Seat(u8),
    /// `open`, `invited`, or a bot's level.
    Wish(SeatWish),
}

/// What becomes of the seats nobody has taken when the game starts: `close`, or the name of a bot's level.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(type = "\"close\" | Level"))]
#[serde(try_from = "String", into = "String")]
pub enum Vacancy {
    /// The game is played without them.
    #[default]
    Close,
    /// Bots play there.
    Bot(Level),
}

impl TryFrom<String> for Vacancy {
    type Error = String;

    fn try_from(text: String) -> Result<Vacancy, String> {
        match text.as_str() {
            "close" => Ok(Vacancy::Close),
            level => Level::from_str(level)
                .map(Vacancy::Bot)
                .map_err(|_| format!("this is close, or a bot: {}", Level::NAMES.join(", "))),
        }
    }
}

impl From<Vacancy> for String {
    fn from(vacancy: Vacancy) -> String {
        match vacancy {
            Vacancy::Close => "close".to_owned(),
            Vacancy::Bot(level) => level.name().to_owned(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_plan_has_numbers_and_words() {
        let text = r#"[3,"open",1,"cabbie"]"#;
        let plan: Vec<SeatPlan> = serde_json::from_str(text).expect("well formed");
        let [open, cabbie] = [SeatWish::Open, SeatWish::Bot(Level::Cabbie)].map(SeatPlan::Wish);
        assert_eq!(plan, [SeatPlan::Seat(3), open, SeatPlan::Seat(1), cabbie]);
        assert_eq!(serde_json::to_string(&plan).expect("JSON"), text);
        assert!(serde_json::from_str::<SeatPlan>("300").is_err());
    }

    #[test]
    fn free_seats_are_closed_or_filled() {
        assert_eq!(serde_json::from_str::<Vacancy>(r#""close""#).expect("fine"), Vacancy::Close);
        let bot: Vacancy = serde_json::from_str(r#""learner""#).expect("fine");
        assert_eq!(serde_json::to_string(&bot).expect("JSON"), r#""learner""#);
        let error = serde_json::from_str::<Vacancy>(r#""ghost""#).expect_err("no such bot").to_string();
        assert!(error.contains("this is close, or a bot: random"), "{error}");
    }
}
