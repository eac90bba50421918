//! The games that can be played, and how they can be set up.

use serde::{Deserialize, Serialize};

/// A game.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct GameCard {
    /// Its name in set-ups and records.
    pub id: String,
    /// Its title.
    pub title: String,
    /// Who designed it.
    pub designer: String,
    /// The fewest and the most seats.
    pub seats: [u8; 2],
    /// How long people take, in minutes, from and to.
    pub minutes: [u16; 2],
    /// What a player does and wants.
    pub summary: String,
    /// Its options.
    pub options: Vec<OptionCard>,
    /// Whether seats know things that others do not.
    pub secrets: bool,
    /// Every way it can end by its own rules.
    pub reasons: Vec<String>,
    /// The version of its rules.
    pub rules: u16,
}

/// An option of a game.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct OptionCard {
    /// Its name.
    pub name: String,
    /// What values it takes.
    #[serde(flatten)]
    pub kind: OptionKind,
    /// Its value when nobody sets it.
    pub default: serde_json::Value,
    /// What it means.
    pub meaning: String,
    /// The clause of the rules that has it.
    pub clause: String,
}

/// What values an option takes.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum OptionKind {
    /// True or false.
    Switch,
    /// A whole number.
    Number {
        /// The least.
        from: i64,
        /// The greatest.
        to: i64,
    },
    /// A whole number, or null for off.
    Limit {
        /// The least.
        from: i64,
        /// The greatest.
        to: i64,
    },
    /// One of these words.
    Choice {
        /// The words.
        words: Vec<String>,
    },
    /// A text that the game itself reads.
    Text {
        /// Its form.
        form: String,
    },
    /// One of these words for each seat, no two alike.
    BySeat {
        /// The words.
        words: Vec<String>,
    },
}
