//! The catalog: what can be played, and how it can be set up.

use axum::Json;
use axum::http::header::{CACHE_CONTROL, HeaderName};
use cloverleaf_catalog::Entry;
use cloverleaf_core::Kind;
use cloverleaf_table::value_to_json;
use serde::Serialize;
use utoipa::ToSchema;

/// A game.
#[derive(Debug, Serialize, ToSchema)]
pub(super) struct GameCard {
    /// Its name in set-ups and records.
    id: &'static str,
    /// Its title.
    title: &'static str,
    /// Who designed it.
    designer: &'static str,
    /// The fewest and the most seats.
    seats: [u8; 2],
    /// How long people take, in minutes, from and to.
    minutes: [u16; 2],
    /// What a player does and wants.
    summary: &'static str,
    /// Its options.
    options: Vec<OptionCard>,
    /// Whether seats know things that others do not.
    secrets: bool,
    /// Every way it can end by its own rules.
    reasons: &'static [&'static str],
    /// The version of its rules.
    rules: u16,
}

/// An option of a game.
#[derive(Debug, Serialize, ToSchema)]
pub(super) struct OptionCard {
    /// Its name.
    name: &'static str,
    /// What values it takes.
    #[serde(flatten)]
    kind: OptionKind,
    /// Its value when nobody sets it.
    default: serde_json::Value,
    /// What it means.
    meaning: &'static str,
    /// The clause of the rules that has it.
    clause: &'static str,
}

/// What values an option takes.
#[derive(Debug, Serialize, ToSchema)]
#[serde(tag = "kind", rename_all = "kebab-case")]
enum OptionKind {
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
        words: &'static [&'static str],
    },
    /// A text that the game itself reads.
    Text {
        /// Its form.
        form: &'static str,
    },
    /// One of these words for each seat, no two alike.
    BySeat {
        /// The words.
        words: &'static [&'static str],
    },
}

impl From<Kind> for OptionKind {
    fn from(kind: Kind) -> OptionKind {
        match kind {
            Kind::Switch => OptionKind::Switch,
            Kind::Number(from, to) => OptionKind::Number { from, to },
            Kind::Limit(from, to) => OptionKind::Limit { from, to },
            Kind::Choice(words) => OptionKind::Choice { words },
            Kind::Text(form) | Kind::File(form) => OptionKind::Text { form },
            Kind::BySeat(words) => OptionKind::BySeat { words },
        }
    }
}

/// Lists the games.
#[utoipa::path(get, path = "/api/games", tag = "games", responses((status = 200, body = Vec<GameCard>)))]
pub(super) async fn games() -> ([(HeaderName, &'static str); 1], Json<Vec<GameCard>>) {
    let cards = cloverleaf_catalog::entries().map(|entry| card(&entry)).collect();
    ([(CACHE_CONTROL, "public, max-age=300")], Json(cards))
}

fn card(entry: &Entry) -> GameCard {
    let about = entry.about;
    let option = |spec: &cloverleaf_core::OptionSpec| OptionCard {
        name: spec.name,
        kind: spec.kind.into(),
        default: value_to_json(&entry.default_of(spec.name)),
        meaning: spec.meaning,
        clause: spec.clause,
    };
    GameCard {
        id: entry.id,
        title: about.title,
        designer: about.designer,
        seats: [about.min_seats, about.max_seats],
        minutes: [about.minutes.0, about.minutes.1],
        summary: about.summary,
        options: entry.options.iter().map(option).collect(),
        secrets: entry.secrets,
        reasons: entry.reasons,
        rules: entry.rules,
    }
}
