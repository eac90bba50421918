//! What the engine is asked.

use cloverleaf_core::{Actor, Seat, Value, Viewer};
use cloverleaf_table::option_from_json;
use serde::de::{Deserialize, Deserializer, Error};
use serde_json::{Map, Value as Json};

/// One line of input.
#[derive(Debug)]
pub(super) struct Request {
    /// Whatever the caller wants to know the answer by.
    pub(super) id: Json,
    /// What to do.
    pub(super) command: Command,
}

/// What can be asked: the name of the command and what stands behind it.
#[derive(serde::Deserialize, Debug)]
#[serde(rename_all = "lowercase")]
pub(super) enum Command {
    New {
        #[serde(deserialize_with = "text")]
        game: String,
        #[serde(default, deserialize_with = "seats")]
        seats: Option<u8>,
        #[serde(default, deserialize_with = "options")]
        options: Vec<(String, Value)>,
    },
    Turn {},
    Legal {
        #[serde(deserialize_with = "seat")]
        seat: Seat,
    },
    Chance {},
    Play {
        #[serde(deserialize_with = "actor")]
        actor: Actor,
        #[serde(deserialize_with = "text")]
        action: String,
    },
    Roll {
        #[serde(deserialize_with = "number")]
        seed: u64,
    },
    View {
        #[serde(deserialize_with = "viewer")]
        viewer: Viewer,
    },
    Scores {},
    Outcome {},
    Bot {
        #[serde(deserialize_with = "seat")]
        seat: Seat,
        #[serde(deserialize_with = "text")]
        level: String,
        #[serde(deserialize_with = "number")]
        seed: u64,
    },
    Record {},
    Load {
        #[serde(deserialize_with = "text")]
        record: String,
        #[serde(default, deserialize_with = "some_text")]
        board: Option<String>,
    },
    Perft {
        #[serde(deserialize_with = "depth")]
        depth: u32,
    },
    Undo {},
    Explain {
        #[serde(deserialize_with = "seat")]
        seat: Seat,
        #[serde(deserialize_with = "text")]
        action: String,
    },
}

impl Request {
    /// Reads a line.
    ///
    /// # Errors
    /// The id, or null where none can be read, and what is wrong.
    pub(super) fn read(line: &str) -> Result<Request, (Json, String)> {
        let json: Json =
            serde_json::from_str(line).map_err(|error| (Json::Null, format!("this is not JSON: {error}")))?;
        let Json::Object(mut fields) = json else {
            return Err((Json::Null, "a request is a JSON object with an id and one command".to_owned()));
        };
        let id = fields.remove("id").unwrap_or(Json::Null);
        match command(fields) {
            Ok(command) => Ok(Request { id, command }),
            Err(text) => Err((id, text)),
        }
    }
}

/// Reads what is left of a request without its id: one command.
fn command(mut fields: Map<String, Json>) -> Result<Command, String> {
    if fields.len() != 1 {
        return Err(format!("a request has an id and exactly one command, not {}", fields.len()));
    }
    for (name, body) in &mut fields {
        match body {
            Json::Object(_) => {}
            // A command that needs nothing may stand there with nothing behind it.
            Json::Null => *body = Json::Object(Map::new()),
            _ => return Err(format!("what stands behind '{}' must be an object", name.escape_debug())),
        }
    }
    serde_path_to_error::deserialize(Json::Object(fields)).map_err(|error| {
        let place = error.path().to_string();
        format!("'{}': {}", place.escape_debug(), error.inner())
    })
}

/// What `read` makes of a field, or a sentence that says what it must be.
fn field<'de, D: Deserializer<'de>, T>(
    json: D,
    expected: &str,
    read: impl FnOnce(&Json) -> Option<T>,
) -> Result<T, D::Error> {
    let json = Json::deserialize(json)?;
    read(&json).ok_or_else(|| D::Error::custom(format!("this must be {expected}")))
}

fn text<'de, D: Deserializer<'de>>(json: D) -> Result<String, D::Error> {
    field(json, "a text", |json| json.as_str().map(str::to_owned))
}

fn some_text<'de, D: Deserializer<'de>>(json: D) -> Result<Option<String>, D::Error> {
    text(json).map(Some)
}

fn number<'de, D: Deserializer<'de>>(json: D) -> Result<u64, D::Error> {
    field(json, "a whole number from 0", Json::as_u64)
}

fn depth<'de, D: Deserializer<'de>>(json: D) -> Result<u32, D::Error> {
    let read = |json: &Json| u32::try_from(json.as_u64()?).ok().filter(|depth| *depth <= 1000);
    field(json, "a number from 0 to 1000", read)
}

fn seat<'de, D: Deserializer<'de>>(json: D) -> Result<Seat, D::Error> {
    field(json, "a seat's number from 1", numbered)
}

fn numbered(json: &Json) -> Option<Seat> {
    Seat::numbered(json.as_u64()?)
}

fn seats<'de, D: Deserializer<'de>>(json: D) -> Result<Option<u8>, D::Error> {
    field(json, "a number of seats", |json| u8::try_from(json.as_u64()?).ok().map(Some))
}

fn actor<'de, D: Deserializer<'de>>(json: D) -> Result<Actor, D::Error> {
    field(json, "a seat's number or \"chance\"", |json| match json.as_str() {
        Some("chance") => Some(Actor::Chance),
        _ => numbered(json).map(Actor::Seat),
    })
}

fn viewer<'de, D: Deserializer<'de>>(json: D) -> Result<Viewer, D::Error> {
    field(json, "a seat's number or \"spectator\"", |json| match json.as_str() {
        Some("spectator") => Some(Viewer::Spectator),
        Some("referee") => Some(Viewer::Referee),
        _ => numbered(json).map(Viewer::Seat),
    })
}

fn options<'de, D: Deserializer<'de>>(json: D) -> Result<Vec<(String, Value)>, D::Error> {
    let given = field(json, "an object of names and values", |json| match json {
        Json::Null => Some(Map::new()),
        _ => json.as_object().cloned(),
    })?;
    let read = |(name, json): (String, Json)| match option_from_json(&json) {
        Some(value) => Ok((name, value)),
        None => Err(D::Error::custom(format!(
            "option {} must be a boolean, a whole number, a text, a list of texts or null",
            name.escape_debug()
        ))),
    };
    given.into_iter().map(read).collect()
}
