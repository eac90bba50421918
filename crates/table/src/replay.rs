//! From a record back to a table, and from a table to a record.

use cloverleaf_core::{Game, Options, Seat, Value};
use cloverleaf_document::options_from;

use crate::{Event, Line, Record, RecordError, Table};

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
        options_from::<G::Options>(&given).map_err(|error| RecordError::new(*number, error))?;
    }
    options_from(&given).map_err(|error| RecordError::new(record.seats.number, error))
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
            let text = format!(
                "played by version {} of the rules of {}; this program plays version {} and would misread it",
                record.rules.content,
                G::ID,
                G::RULES_VERSION
            );
            return Err(RecordError::new(record.rules.number, text));
        }
        let options = read_options::<G>(record)?;
        let game = G::new(record.seats.content, options)
            .map_err(|error| RecordError::new(record.seats.number, error))?;
        let seed = record.seed.as_ref().map(|line| line.content);
        let mut table = Table::new(game).with_proof(record.commitment, seed);
        for (seat, name) in Seat::ALL.into_iter().zip(&record.names) {
            table.name(seat, name);
        }
        Ok(table)
    }

    pub(crate) fn replay_event(&mut self, line: &Line<Event<String>>) -> Result<(), RecordError> {
        let event = line.content.clone().read().map_err(|error| {
            let text = line.content.to_string();
            let action = text.split_once(' ').map_or("", |(_, action)| action);
            let wrong = format!("'{}' is no action of {}: {error}", action.escape_debug(), G::ID);
            RecordError::new(line.number, wrong)
        })?;
        self.apply(event).map_err(|error| {
            let at = error.at().map_or(String::new(), |at| format!(" at {at}"));
            RecordError::new(
                line.number,
                format!("'{}' is refused by {}{at}: {error}", line.content, error.clause()),
            )
        })
    }

    pub(crate) fn compare_result(&self, record: &Record) -> Result<(), RecordError> {
        let Some(Line { number, content: (ranks, reason) }) = &record.result else { return Ok(()) };
        match self.outcome() {
            None => Err(RecordError::new(*number, "there is a result, but the game is not over")),
            Some(outcome) if outcome.ranks.as_slice() != ranks || outcome.reason != reason => {
                let ranks: Vec<_> = outcome.ranks.as_slice().iter().map(u8::to_string).collect();
                let text = format!("the game ended otherwise: result {} {}", ranks.join(","), outcome.reason);
                Err(RecordError::new(*number, text))
            }
            Some(_) => Ok(()),
        }
    }
}
