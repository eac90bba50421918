//! Between the types of the protocol and those of the crates.

use cloverleaf_catalog::{self as catalog, Advised, Entry};
use cloverleaf_core::{Explanation, Figure, Kind, Message, OptionSpec, Say, Seat, Value};
use cloverleaf_draw::{self as draw, MarkKind, SeatColour, Theme};
use cloverleaf_table::{self as table, Draws, PlayError, Record, option_from_json, value_to_json};
use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::Value as Json;

use cloverleaf_protocol::worker::{
    Choice, Decided, Hint, Judged, Look, Mark, Note, Setup, Title, Told, Verified,
};
use cloverleaf_protocol::{Code, Problem, Said};

/// JSON for the page.
pub(crate) fn text<T: Serialize>(value: &T) -> String {
    serde_json::to_string(value).expect("the worker's types have only text keys and finite numbers")
}

/// Reads what the page sent.
pub(crate) fn parse<T: DeserializeOwned>(json: &str) -> Result<T, String> {
    serde_json::from_str(json).map_err(|error| fault(&Message::new("engine-input").text("why", error)))
}

/// An error without a clause.
pub(crate) fn fault(message: &Message) -> String {
    text(&Problem::new(Code::Malformed, message, &Keys))
}

/// A refused action.
pub(crate) fn refusal(error: PlayError) -> String {
    text(&Problem::refused(error, &Keys))
}

/// The page finds the words itself: what it gets as text is the key.
struct Keys;

impl Say for Keys {
    fn say(&self, message: &Message) -> String {
        message.to_string()
    }
}

/// A seat by its number.
pub(crate) fn seat(number: u8) -> Result<Seat, String> {
    Seat::numbered(number.into()).ok_or_else(|| fault(&Message::new("page-no-seat").with("number", number)))
}

/// The options of a set-up.
pub(crate) fn options(setup: &Setup) -> Result<Vec<(String, Value)>, String> {
    let read = |(name, json): (&String, &Json)| {
        let value =
            option_from_json(json).ok_or_else(|| fault(&Message::new("option-object").text("name", name)))?;
        Ok((name.clone(), value))
    };
    setup.options.iter().map(read).collect()
}

pub(crate) fn title(entry: &Entry) -> Title {
    let about = entry.about;
    Title {
        id: entry.id.to_owned(),
        rules: entry.rules,
        title: about.title.to_owned(),
        designer: about.designer.to_owned(),
        seats: [about.min_seats, about.max_seats],
        minutes: [about.minutes.0, about.minutes.1],
        summary: about.summary.to_owned(),
        secrets: entry.secrets,
        options: entry.options.iter().map(|spec| choice(entry, spec)).collect(),
    }
}

fn choice(entry: &Entry, spec: &OptionSpec) -> Choice {
    let (kind, range, words) = match spec.kind {
        Kind::Switch => ("switch", None, &[][..]),
        Kind::Number(least, most) => ("number", Some([least, most]), &[][..]),
        Kind::Limit(least, most) => ("limit", Some([least, most]), &[][..]),
        Kind::Choice(words) => ("choice", None, words),
        Kind::Text(_) | Kind::File(_) => ("text", None, &[][..]),
        Kind::BySeat(words) => ("by-seat", None, words),
    };
    Choice {
        name: spec.name.to_owned(),
        kind: kind.to_owned(),
        range,
        words: words.iter().map(|&word| word.to_owned()).collect(),
        values: Said::from(&spec.kind.message()),
        default: value_to_json(&entry.default_of(spec.name)),
        meaning: spec.meaning.to_owned(),
        clause: spec.clause.to_owned(),
    }
}

pub(crate) fn look(look: Look) -> draw::Look {
    draw::Look {
        theme: if look.dark { Theme::Dark } else { Theme::Light },
        marks: look.marks.into_iter().map(mark).collect(),
        delivery: look.delivery,
        step: look.step,
        points: look.points,
        notes: look.notes.into_iter().map(|Note { id, lines }| draw::Note { id, lines }).collect(),
        bare: !look.panel,
    }
}

fn mark(mark: Mark) -> draw::Mark {
    let kind = match mark.kind.as_str() {
        "chosen" => MarkKind::Chosen,
        "last" => MarkKind::Last,
        "blame" => MarkKind::Blame,
        "own" => MarkKind::Own,
        _ => MarkKind::Legal,
    };
    let colour = SeatColour::ALL.into_iter().find(|colour| Some(colour.name()) == mark.colour.as_deref());
    draw::Mark { id: mark.id, kind, colour }
}

/// What an action would do; `id` finds the id of a place that is written so.
pub(crate) fn told(explanation: Explanation, id: impl Fn(&str) -> Option<String>) -> Told {
    let ids = |(name, figure): &(&str, Figure)| match figure {
        Figure::Number(_) => None,
        // A list of something else than places has no ids.
        Figure::List(items) => {
            Some(((*name).to_owned(), items.iter().map(|item| id(item)).collect::<Option<_>>()?))
        }
    };
    let places = explanation.figures.iter().filter_map(ids).collect();
    let figure = |(name, figure): (&str, Figure)| {
        let json = match figure {
            Figure::Number(number) => Json::from(number),
            Figure::List(items) => Json::from(items),
        };
        (name.to_owned(), json)
    };
    let figures = explanation.figures.into_iter().map(figure).collect();
    Told { message: Said::from(&explanation.message), figures, places }
}

pub(crate) fn hint(advised: Advised) -> Hint {
    let Advised { actions, message, value, share } = advised;
    Hint { actions, message: message.as_ref().map(Said::from), value, share }
}

pub(crate) fn decided(decision: &catalog::Decision) -> Decided {
    let catalog::Decision { seat, from, at, actions } = decision;
    Decided { seat: seat.number(), from: count(*from), at: count(*at), actions: actions.clone() }
}

pub(crate) fn judged(judged: catalog::Judged) -> Judged {
    let catalog::Judged { advised, played, best, cost, doubt } = judged;
    Judged { hint: hint(advised), played, best, cost, doubt }
}

pub(crate) fn verified(record: &Record, found: table::Verified) -> Verified {
    let (draws, drawn) = match found.draws {
        Draws::None => ("none", 0),
        Draws::Proven(count) => ("proven", count),
        Draws::Sealed(count) => ("sealed", count),
        Draws::Unproven(count) => ("unproven", count),
    };
    Verified {
        commitment: record.commitment.map(|hash| hash.to_string()),
        seed: record.seed.as_ref().map(|seed| seed.content.to_string()),
        events: count(found.events),
        draws: draws.to_owned(),
        drawn: count(drawn),
        over: found.over,
    }
}

/// A count for the page.
pub(crate) fn count(count: usize) -> u32 {
    u32::try_from(count).unwrap_or(u32::MAX)
}
