//! The catalog: what can be played, and how it can be set up.

use axum::Json;
use axum::http::header::{CACHE_CONTROL, HeaderName};
use cloverleaf_catalog::Entry;
use cloverleaf_core::{Kind, OptionSpec};
use cloverleaf_protocol::{GameCard, OptionCard, OptionKind};
use cloverleaf_table::value_to_json;

use crate::problem::word;

fn kind_of(kind: Kind) -> OptionKind {
    match kind {
        Kind::Switch => OptionKind::Switch,
        Kind::Number(from, to) => OptionKind::Number { from, to },
        Kind::Limit(from, to) => OptionKind::Limit { from, to },
        Kind::Choice(words) => OptionKind::Choice { words: owned(words) },
        Kind::Text(form) | Kind::File(form) => OptionKind::Text { form: word(form) },
        Kind::BySeat(words) => OptionKind::BySeat { words: owned(words) },
    }
}

fn owned(words: &[&str]) -> Vec<String> {
    words.iter().map(|&word| word.to_owned()).collect()
}

/// Lists the games.
#[utoipa::path(get, path = "/api/games", tag = "games", responses((status = 200, body = Vec<GameCard>)))]
pub(super) async fn games() -> ([(HeaderName, &'static str); 1], Json<Vec<GameCard>>) {
    let cards = cloverleaf_catalog::entries().map(|entry| card(&entry)).collect();
    ([(CACHE_CONTROL, "public, max-age=300")], Json(cards))
}

fn card(entry: &Entry) -> GameCard {
    let about = entry.about;
    GameCard {
        id: entry.id.to_owned(),
        title: about.title.to_owned(),
        designer: about.designer.to_owned(),
        seats: [about.min_seats, about.max_seats],
        minutes: [about.minutes.0, about.minutes.1],
        summary: word(about.summary),
        options: entry.options.iter().map(|spec| option(entry, spec)).collect(),
        secrets: entry.secrets,
        reasons: owned(entry.reasons),
        rules: entry.rules,
    }
}

fn option(entry: &Entry, spec: &OptionSpec) -> OptionCard {
    OptionCard {
        name: spec.name.to_owned(),
        kind: kind_of(spec.kind),
        default: value_to_json(&entry.default_of(spec.name)),
        meaning: word(spec.meaning),
        clause: spec.clause.to_owned(),
    }
}
