//! What the engine is asked.

use cloverleaf_core::{Actor, Seat, Value, Viewer};
use cloverleaf_table::option_from_json;
use serde_json::{Map, Value as Json};

/// One line of input.
#[derive(Debug)]
pub(super) struct Request {
    /// Whatever the caller wants to know the answer by.
    pub(super) id: Json,
    /// What to do.
    pub(super) command: Command,
}

/// What can be asked.
#[derive(Debug)]
pub(super) enum Command {
    New { game: String, seats: Option<u8>, options: Vec<(String, Value)> },
    Turn,
    Legal { seat: Seat },
    Chance,
    Play { actor: Actor, action: String },
    Roll { seed: u64 },
    View { viewer: Viewer },
    Scores,
    Outcome,
    Bot { seat: Seat, level: String, seed: u64 },
    Record,
    Load { record: String, board: Option<String> },
    Perft { depth: u32 },
    Undo,
    Explain { seat: Seat, action: String },
}

const COMMANDS: &str =
    "new, turn, legal, chance, play, roll, view, scores, outcome, bot, record, load, perft, undo, explain";

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
        match Self::command(&fields) {
            Ok(command) => Ok(Request { id, command }),
            Err(text) => Err((id, text)),
        }
    }

    fn command(fields: &Map<String, Json>) -> Result<Command, String> {
        let mut given = fields.iter();
        let (Some((name, body)), None) = (given.next(), given.next()) else {
            return Err(format!("a request has an id and exactly one command of {COMMANDS}"));
        };
        let none = Map::new();
        let body = match body {
            Json::Object(body) => body,
            Json::Null => &none,
            _ => return Err(format!("what stands behind '{}' must be an object", name.escape_debug())),
        };
        Body { name, body }.command()
    }
}

/// A command's name and what stands behind it.
struct Body<'a> {
    name: &'a str,
    body: &'a Map<String, Json>,
}

impl Body<'_> {
    fn command(&self) -> Result<Command, String> {
        let command = match self.name {
            "new" => {
                Command::New { game: self.text("game")?, seats: self.seats()?, options: self.options()? }
            }
            "turn" => Command::Turn,
            "legal" => Command::Legal { seat: self.seat()? },
            "chance" => Command::Chance,
            "play" => Command::Play { actor: self.actor()?, action: self.text("action")? },
            "roll" => Command::Roll { seed: self.number("seed")? },
            "view" => Command::View { viewer: self.viewer()? },
            "scores" => Command::Scores,
            "outcome" => Command::Outcome,
            "bot" => {
                Command::Bot { seat: self.seat()?, level: self.text("level")?, seed: self.number("seed")? }
            }
            "record" => Command::Record,
            "load" => Command::Load {
                record: self.text("record")?,
                board: self.body.get("board").map(|_| self.text("board")).transpose()?,
            },
            "perft" => Command::Perft { depth: self.depth()? },
            "undo" => Command::Undo,
            "explain" => Command::Explain { seat: self.seat()?, action: self.text("action")? },
            other => {
                return Err(format!(
                    "there is no command '{}'; the commands are {COMMANDS}",
                    other.escape_debug()
                ));
            }
        };
        Ok(command)
    }

    fn wants(&self, field: &str, what: &str) -> String {
        format!("'{}' wants \"{field}\": {what}", self.name)
    }

    fn text(&self, field: &str) -> Result<String, String> {
        let text = self.body.get(field).and_then(Json::as_str);
        text.map(str::to_owned).ok_or_else(|| self.wants(field, "a text"))
    }

    fn number(&self, field: &str) -> Result<u64, String> {
        let number = self.body.get(field).and_then(Json::as_u64);
        number.ok_or_else(|| self.wants(field, "a whole number from 0"))
    }

    fn depth(&self) -> Result<u32, String> {
        let depth = u32::try_from(self.number("depth")?).ok().filter(|depth| *depth <= 1000);
        depth.ok_or_else(|| self.wants("depth", "a number from 0 to 1000"))
    }

    fn seat(&self) -> Result<Seat, String> {
        let seat = self.body.get("seat").and_then(Json::as_u64).and_then(Seat::numbered);
        seat.ok_or_else(|| self.wants("seat", "a seat's number from 1"))
    }

    fn seats(&self) -> Result<Option<u8>, String> {
        let wrong = || self.wants("seats", "a number of seats");
        match self.body.get("seats") {
            None => Ok(None),
            Some(seats) => {
                seats.as_u64().and_then(|seats| u8::try_from(seats).ok()).map(Some).ok_or_else(wrong)
            }
        }
    }

    fn actor(&self) -> Result<Actor, String> {
        let wrong = || self.wants("actor", "a seat's number or \"chance\"");
        match self.body.get("actor") {
            Some(Json::String(text)) if text == "chance" => Ok(Actor::Chance),
            Some(seat) => seat.as_u64().and_then(Seat::numbered).map(Actor::Seat).ok_or_else(wrong),
            None => Err(wrong()),
        }
    }

    fn viewer(&self) -> Result<Viewer, String> {
        let wrong = || self.wants("viewer", "a seat's number or \"spectator\"");
        match self.body.get("viewer") {
            Some(Json::String(text)) if text == "spectator" => Ok(Viewer::Spectator),
            Some(Json::String(text)) if text == "referee" => Ok(Viewer::Referee),
            Some(seat) => seat.as_u64().and_then(Seat::numbered).map(Viewer::Seat).ok_or_else(wrong),
            None => Err(wrong()),
        }
    }

    fn options(&self) -> Result<Vec<(String, Value)>, String> {
        let wrong = || self.wants("options", "an object of names and values");
        let given = match self.body.get("options") {
            None | Some(Json::Null) => return Ok(Vec::new()),
            Some(options) => options.as_object().ok_or_else(wrong)?,
        };
        let read = |(name, json): (&String, &Json)| {
            let value = option_from_json(json).ok_or_else(|| {
                format!(
                    "option {} must be a boolean, a whole number, a text, a list of texts or null",
                    name.escape_debug()
                )
            })?;
            Ok((name.clone(), value))
        };
        given.iter().map(read).collect()
    }
}
