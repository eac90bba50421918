//! From a record back to a table, and from a table to a record.

use cloverleaf_core::{Game, Message, Options, ParseError, Refusal, Seat, Value};
use cloverleaf_document::options_from;

use crate::{Event, EventError, Line, Record, RecordError, Table};

/// Reads an option's value as records and command lines write it. An unknown name stays a text, for
/// [`options_from`] to refuse.
#[must_use]
pub fn read_option<G: Game>(name: &str, text: &str) -> Value {
    match G::Options::SPECS.iter().find(|spec| spec.name == name) {
        Some(spec) => spec.kind.read(text),
        None => Value::Text(text.to_owned()),
    }
}

/// The options of a record. The first that is wrong is to blame, so they are taken one by one.
fn read_options<G: Game>(record: &Record) -> Result<G::Options, RecordError> {
    let mut given = Vec::new();
    for Line { number, content: (name, text) } in &record.options {
        given.push((name.clone(), read_option::<G>(name, text)));
        options_from::<G::Options>(&given).map_err(|error| RecordError::new(*number, error.message))?;
    }
    options_from(&given).map_err(|error| RecordError::new(record.seats.number, error.message))
}

/// Why an event of a record cannot happen.
fn refused<R: Refusal>(line: &Line<Event<String>>, error: &EventError<R>) -> Message {
    let at = error.at();
    let message = Message::new(if at.is_some() { "event-refused-at" } else { "event-refused" })
        .text("event", &line.content)
        .text("clause", error.clause())
        .with("why", error.message());
    match at {
        Some(at) => message.place("at", at),
        None => message,
    }
}

impl<G: Game> Table<G> {
    /// The record of the match as it stands. The seed is in it once the match is over, or when the
    /// caller keeps it as a save.
    pub fn record(&self, save: bool) -> Record {
        let options = self.game().options();
        let line = |name| (String::from(name), options.get(name).to_string());
        let outcome = self.outcome();
        Record {
            game: Line::unwritten(G::ID.to_owned()),
            rules: Line::unwritten(G::RULES_VERSION),
            seats: Line::unwritten(self.game().seats()),
            options: G::Options::SPECS.iter().map(|spec| Line::unwritten(line(spec.name))).collect(),
            names: self.names().to_vec(),
            commitment: self.commitment(),
            events: self
                .settled()
                .into_iter()
                .map(|event| Line::unwritten(event.map(|a| a.to_string())))
                .collect(),
            result: outcome.map(|o| Line::unwritten((o.ranks.as_slice().to_vec(), o.reason.to_owned()))),
            seed: self.seed().filter(|_| save || outcome.is_some()).map(Line::unwritten),
        }
    }

    /// Plays a record's events again, the first `at` of them or all, and compares the result.
    ///
    /// # Errors
    /// The line that this game, its rules or its options do not allow.
    pub fn replay(record: &Record, at: Option<usize>) -> Result<Table<G>, RecordError> {
        let mut table = Self::at_start(record)?;
        let events = &record.events[..at.unwrap_or(record.events.len()).min(record.events.len())];
        for line in events {
            table.replay_event(line)?;
        }
        if events.len() == record.events.len() {
            table.compare_result(record)?;
        }
        Ok(table)
    }

    /// The table a record starts from.
    pub(crate) fn at_start(record: &Record) -> Result<Table<G>, RecordError> {
        if record.rules.content != G::RULES_VERSION {
            let why = Message::new("record-rules-version")
                .with("version", record.rules.content)
                .text("game", G::ID)
                .with("known", G::RULES_VERSION);
            return Err(RecordError::new(record.rules.number, why));
        }
        let options = read_options::<G>(record)?;
        let game = G::new(record.seats.content, options)
            .map_err(|error| RecordError::new(record.seats.number, error.message))?;
        let seed = record.seed.as_ref().map(|line| line.content);
        let mut table = Table::new(game).with_proof(record.commitment, seed);
        for (seat, name) in Seat::ALL.into_iter().zip(&record.names) {
            table.name(seat, name);
        }
        Ok(table)
    }

    pub(crate) fn replay_event(&mut self, line: &Line<Event<String>>) -> Result<(), RecordError> {
        let event = line.content.clone().read().map_err(|error: ParseError| {
            let text = line.content.to_string();
            let action = text.split_once(' ').map_or("", |(_, action)| action);
            let why = Message::new("record-no-action")
                .text("action", action.escape_debug())
                .text("game", G::ID)
                .with("why", error.message());
            RecordError::new(line.number, why)
        })?;
        self.apply(event).map_err(|error| RecordError::new(line.number, refused(line, &error)))
    }

    pub(crate) fn compare_result(&self, record: &Record) -> Result<(), RecordError> {
        let Some(Line { number, content: (ranks, reason) }) = &record.result else { return Ok(()) };
        match self.outcome() {
            None => Err(RecordError::new(*number, Message::new("record-not-over"))),
            Some(outcome) if outcome.ranks.as_slice() != ranks || outcome.reason != reason => {
                let ranks: Vec<_> = outcome.ranks.as_slice().iter().map(u8::to_string).collect();
                let why = Message::new("record-other-result")
                    .text("ranks", ranks.join(","))
                    .text("reason", outcome.reason);
                Err(RecordError::new(*number, why))
            }
            Some(_) => Ok(()),
        }
    }
}
