//! A match as text that people can read and programs can stream. Grammar: `docs/records.md`.

use core::fmt;

use cloverleaf_core::{Actor, Message, Seat};

use crate::{Commitment, Event, HexError, Seed};

/// The version of the text form itself; the rules have a version of their own.
const FORMAT: u32 = 1;

/// A match as a record tells it. Nothing in it has been checked against any rules.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Record {
    /// The game's id.
    pub game: Line<String>,
    /// The version of its rules.
    pub rules: Line<u16>,
    /// How many seats.
    pub seats: Line<u8>,
    /// The options, as text.
    pub options: Vec<Line<(String, String)>>,
    /// The names at the seats; empty where nobody said one.
    pub names: Vec<String>,
    /// The hash of the seed, where there was a dealer.
    pub commitment: Option<Commitment>,
    /// What happened.
    pub events: Vec<Line<Event<String>>>,
    /// Ranks by seat and the reason, once the match is over.
    pub result: Option<Line<(Vec<u8>, String)>>,
    /// The seed: published once the match is over, kept in a save by whoever runs the table.
    pub seed: Option<Line<Seed>>,
}

/// Something and the line it stands on, counted from 1; 0 where it was never written.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Line<T> {
    /// The number of the line.
    pub number: usize,
    /// What stands there.
    pub content: T,
}

impl<T> Line<T> {
    /// Something not written yet.
    pub fn unwritten(content: T) -> Line<T> {
        Line { number: 0, content }
    }
}

/// A record that cannot be read, or does not hold: the line and the reason.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct RecordError {
    /// The number of the line, counted from 1.
    pub line: usize,
    /// What is wrong there, and what would be right.
    pub why: Message,
}

impl RecordError {
    /// Something wrong on this line.
    #[must_use]
    pub fn new(line: usize, why: Message) -> RecordError {
        RecordError { line, why }
    }

    /// The line and the reason.
    #[must_use]
    pub fn message(&self) -> Message {
        Message::new("record-line").with("line", self.line).with("why", self.why.clone())
    }
}

impl fmt::Display for RecordError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}: {}", self.line, self.why)
    }
}

impl std::error::Error for RecordError {}

impl fmt::Display for Record {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(
            f,
            "cloverleaf record {FORMAT}\ngame {}\nrules {}\nseats {}",
            self.game.content, self.rules.content, self.seats.content
        )?;
        for Line { content: (name, value), .. } in &self.options {
            writeln!(f, "option {name} {value}")?;
        }
        for (seat, name) in Seat::ALL.into_iter().zip(&self.names).filter(|(_, name)| !name.is_empty()) {
            writeln!(f, "name {seat} {name}")?;
        }
        if let Some(commitment) = self.commitment {
            writeln!(f, "commitment {commitment}")?;
        }
        writeln!(f)?;
        for event in &self.events {
            writeln!(f, "{}", event.content)?;
        }
        if self.result.is_some() || self.seed.is_some() {
            writeln!(f)?;
        }
        if let Some(Line { content: (ranks, reason), .. }) = &self.result {
            let ranks: Vec<_> = ranks.iter().map(u8::to_string).collect();
            writeln!(f, "result {} {reason}", ranks.join(","))?;
        }
        if let Some(seed) = &self.seed {
            writeln!(f, "seed {}", seed.content)?;
        }
        Ok(())
    }
}

impl Record {
    /// Reads a record's text.
    ///
    /// # Errors
    /// The first line that is not as `docs/records.md` says, and why.
    pub fn read(text: &str) -> Result<Record, RecordError> {
        let mut reader = Reader::default();
        let mut lines = 0;
        for (index, line) in text.lines().enumerate() {
            lines = index + 1;
            reader.line(lines, line.trim_end())?;
        }
        reader.finish(lines + 1)
    }
}

/// What has been read so far.
#[derive(Default)]
struct Reader {
    record: Record,
    begun: bool,
    seen: Vec<&'static str>,
}

/// The keys of a record's lines in their order, and whether one must be there.
const KEYS: [(&str, bool); 8] = [
    ("game", true),
    ("rules", true),
    ("seats", true),
    ("option", false),
    ("name", false),
    ("commitment", false),
    ("result", false),
    ("seed", false),
];

/// What belongs after the key of a line.
fn after(error: HexError, key: &str) -> Message {
    Message::new("record-after").with("expected", error.message()).text("key", key)
}

impl Reader {
    fn line(&mut self, number: usize, line: &str) -> Result<(), RecordError> {
        if !self.begun {
            return self.first(number, line);
        }
        if line.is_empty() || line.starts_with('#') {
            return Ok(());
        }
        let (word, rest) = line.split_once(' ').unwrap_or((line, ""));
        match KEYS.iter().find(|(key, _)| *key == word) {
            Some(&(key, _)) => self.field(number, key, rest),
            None => self.event(number, line),
        }
    }

    fn first(&mut self, number: usize, line: &str) -> Result<(), RecordError> {
        let format = line.strip_prefix("cloverleaf record ").and_then(|format| format.parse::<u32>().ok());
        match format {
            Some(FORMAT) => self.begun = true,
            Some(other) => {
                let why = Message::new("record-format").with("format", other).with("known", FORMAT);
                return Err(RecordError::new(number, why));
            }
            None => {
                return Err(RecordError::new(number, Message::new("record-no-record").with("known", FORMAT)));
            }
        }
        Ok(())
    }

    fn event(&mut self, number: usize, line: &str) -> Result<(), RecordError> {
        if self.record.result.is_some() || self.record.seed.is_some() {
            return Err(RecordError::new(number, Message::new("record-after-result")));
        }
        self.need_header(number)?;
        let content = Event::parse(line).map_err(|error| RecordError::new(number, error.message()))?;
        if let Event::Play(Actor::Seat(seat), _) | Event::Resign(seat) = content
            && seat.number() > self.record.seats.content
        {
            return Err(RecordError::new(number, Message::new("record-no-seat").with("seat", seat.number())));
        }
        self.record.events.push(Line { number, content });
        Ok(())
    }

    fn need_header(&self, number: usize) -> Result<(), RecordError> {
        match KEYS.iter().find(|(key, needed)| *needed && !self.seen.contains(key)) {
            Some((key, _)) => {
                Err(RecordError::new(number, Message::new("record-line-first").text("key", key)))
            }
            None => Ok(()),
        }
    }

    fn field(&mut self, number: usize, key: &'static str, rest: &str) -> Result<(), RecordError> {
        let wrong = |why: &'static str| Err(RecordError::new(number, Message::new(why)));
        if !matches!(key, "option" | "name") && self.seen.contains(&key) {
            return Err(RecordError::new(number, Message::new("record-line-twice").text("key", key)));
        }
        if !matches!(key, "result" | "seed") && !self.record.events.is_empty() {
            return Err(RecordError::new(number, Message::new("record-line-late").text("key", key)));
        }
        match key {
            "game" if rest.is_empty() => return wrong("record-no-game"),
            "game" => self.record.game = Line { number, content: rest.to_owned() },
            "rules" => match rest.parse() {
                Ok(content) => self.record.rules = Line { number, content },
                Err(_) => return wrong("record-rules"),
            },
            "seats" => match rest.parse::<Seat>() {
                Ok(seats) => self.record.seats = Line { number, content: seats.number() },
                Err(_) => return wrong("record-seats"),
            },
            "option" => self.option(number, rest)?,
            "name" => self.name(number, rest)?,
            "commitment" => match rest.parse() {
                Ok(commitment) => self.record.commitment = Some(commitment),
                Err(error) => return Err(RecordError::new(number, after(error, key))),
            },
            "result" => self.result(number, rest)?,
            _ => match rest.parse() {
                Ok(content) => self.record.seed = Some(Line { number, content }),
                Err(error) => return Err(RecordError::new(number, after(error, key))),
            },
        }
        if !self.seen.contains(&key) {
            self.seen.push(key);
        }
        Ok(())
    }

    fn option(&mut self, number: usize, rest: &str) -> Result<(), RecordError> {
        let (name, value) =
            rest.split_once(' ').ok_or_else(|| RecordError::new(number, Message::new("record-option")))?;
        self.record.options.push(Line { number, content: (name.to_owned(), value.to_owned()) });
        Ok(())
    }

    fn name(&mut self, number: usize, rest: &str) -> Result<(), RecordError> {
        let wrong = || RecordError::new(number, Message::new("record-name"));
        let (seat, name) = rest.split_once(' ').ok_or_else(wrong)?;
        let seat: Seat = seat.parse().map_err(|_| wrong())?;
        if seat.number() > self.record.seats.content {
            return Err(RecordError::new(
                number,
                Message::new("record-name-no-seat").with("seat", seat.number()),
            ));
        }
        self.record.names.resize(self.record.names.len().max(seat.index() + 1), String::new());
        self.record.names[seat.index()] = name.to_owned();
        Ok(())
    }

    fn result(&mut self, number: usize, rest: &str) -> Result<(), RecordError> {
        self.need_header(number)?;
        let (ranks, reason) = rest.split_once(' ').unwrap_or((rest, ""));
        let ranks: Option<Vec<u8>> = ranks.split(',').map(|rank| rank.parse().ok()).collect();
        let content = match ranks {
            Some(ranks) if ranks.len() == usize::from(self.record.seats.content) => {
                (ranks, reason.to_owned())
            }
            _ => {
                let why = Message::new("record-ranks").with("count", self.record.seats.content);
                return Err(RecordError::new(number, why));
            }
        };
        self.record.result = Some(Line { number, content });
        Ok(())
    }

    fn finish(self, number: usize) -> Result<Record, RecordError> {
        if !self.begun {
            return Err(RecordError::new(1, Message::new("record-empty")));
        }
        self.need_header(number)?;
        Ok(self.record)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const WHOLE: &str = "cloverleaf record 1\ngame jam\nrules 1\nseats 2\noption cars own\nname 2 Bo B.\n\n\
        chance draw 1\n1 go E\ntable resign 2\n\nresult 1,2 resignation\n";

    #[test]
    fn x_1_a_record_round_trips() {
        let record = Record::read(WHOLE).expect("it is well formed");
        assert_eq!(record.to_string(), WHOLE);
        assert_eq!(record.events[1].number, 9);
        assert_eq!(record.names, ["", "Bo B."]);
    }

    #[test]
    fn comments_and_blank_lines_are_passed_over() {
        let noted = WHOLE.replace("\n1 go E", "\n# a bold start\n\n1 go E").replace('\n', "\r\n");
        assert_eq!(Record::read(&noted).expect("well formed").to_string(), WHOLE);
    }

    #[test]
    fn a_damaged_record_gets_the_line_and_the_reason() {
        let damaged = |from: &str, to: &str| {
            Record::read(&WHOLE.replacen(from, to, 1)).expect_err("damaged").to_string()
        };
        assert_eq!(damaged("record 1", "record 2"), "line 1: record-format format=2 known=1");
        assert_eq!(damaged("cloverleaf", "clover"), "line 1: record-no-record known=1");
        assert_eq!(damaged("rules 1", "rules one"), "line 3: record-rules");
        assert_eq!(damaged("seats 2\n", ""), "line 5: record-name-no-seat seat=2");
        assert_eq!(damaged("seats 2", "seats 2\nseats 3"), "line 5: record-line-twice key=seats");
        assert_eq!(damaged("1 go E", "5 go E"), "line 9: expected expected=(exp-actor) column=1 found=5");
        assert_eq!(damaged("1 go E", "3 go E"), "line 9: record-no-seat seat=3");
        assert_eq!(damaged("1,2 resig", "1,2,3 resig"), "line 12: record-ranks count=2");
        assert_eq!(damaged("1 go E", "rules 1"), "line 9: record-line-twice key=rules");
        let late = Record::read(&format!("{WHOLE}1 go E\n")).expect_err("too late");
        assert_eq!(late.why, Message::new("record-after-result"));
        assert_eq!(Record::read("").expect_err("empty").line, 1);
    }
}
