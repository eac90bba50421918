//! From a message to the words a person reads.

use cloverleaf_core::{Arg, Message, Say, Seat};
use fluent_bundle::{FluentArgs, FluentValue};

use crate::Language;

/// A language at a table where seats have names and one of them may be the reader's.
///
/// In the words, a seat `$who` is the name of who sits there; `$who_is` is `you` if that is the reader and
/// `other` if not, so that a sentence can say "You win" and "Ana wins".
#[derive(Clone, Copy, Debug)]
pub struct Speaker<'a> {
    pub(crate) language: &'a Language,
    pub(crate) names: &'a [String],
    pub(crate) reader: Option<Seat>,
}

impl Say for Speaker<'_> {
    fn say(&self, message: &Message) -> String {
        self.find(message, None).unwrap_or_else(|| message.to_string())
    }
}

impl Speaker<'_> {
    /// The message as a sentence of its own, with a capital letter.
    #[must_use]
    pub fn sentence(&self, message: &Message) -> String {
        let said = self.say(message);
        let mut letters = said.chars();
        letters.next().map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect())
    }

    /// What one does, told as something to do: "Drive north" and not "Ana drives north".
    #[must_use]
    pub fn command(&self, message: &Message) -> String {
        self.find(message, Some("do")).unwrap_or_else(|| self.sentence(message))
    }

    /// What keeps this language from saying a message in words of its own; nothing if it can.
    #[must_use]
    pub fn lacks(&self, message: &Message) -> Option<String> {
        self.lack(message, None)
    }

    /// What keeps this language from telling something to do; nothing if it can.
    #[must_use]
    pub fn command_lacks(&self, message: &Message) -> Option<String> {
        self.lack(message, Some("do"))
    }

    fn lack(&self, message: &Message, attribute: Option<&str>) -> Option<String> {
        let parts = message.args.iter().find_map(|(_, arg)| self.lack_of_part(arg));
        parts.or_else(|| self.language.lacks(&message.key, attribute, &self.args(message)))
    }

    fn lack_of_part(&self, arg: &Arg) -> Option<String> {
        match arg {
            Arg::Message(message) => self.lacks(message),
            Arg::List(args) => args.iter().find_map(|arg| self.lack_of_part(arg)),
            _ => None,
        }
    }

    fn find(&self, message: &Message, attribute: Option<&str>) -> Option<String> {
        self.language.fill(&message.key, attribute, &self.args(message))
    }

    fn args(&self, message: &Message) -> FluentArgs<'static> {
        let mut args = FluentArgs::new();
        for (name, arg) in &message.args {
            if let Arg::Seat(seat) = arg {
                let is = if self.reader == Some(*seat) { "you" } else { "other" };
                args.set(format!("{name}_is"), is);
            }
            args.set((*name).to_owned(), self.value(arg));
        }
        args
    }

    fn value(&self, arg: &Arg) -> FluentValue<'static> {
        match arg {
            Arg::Number(number) => FluentValue::from(*number),
            other => FluentValue::from(self.text(other)),
        }
    }

    fn text(&self, arg: &Arg) -> String {
        match arg {
            Arg::Number(number) => number.to_string(),
            Arg::Seat(seat) => self.seat(*seat),
            Arg::Seats(seats) => self.seats(&seats.iter().collect::<Vec<_>>()),
            Arg::Place(text) | Arg::Tile(text) | Arg::Card(text) | Arg::Text(text) => text.clone(),
            Arg::Choice(word) => word.clone().into_owned(),
            Arg::Message(message) => self.say(message),
            Arg::List(args) => args.iter().map(|arg| self.text(arg)).collect::<Vec<_>>().join(", "),
        }
    }

    fn seat(&self, seat: Seat) -> String {
        match self.names.get(seat.index()) {
            Some(name) if !name.is_empty() => name.clone(),
            _ => self.say(&Message::new("seat-name").with("number", seat.number())),
        }
    }

    fn seats(&self, seats: &[Seat]) -> String {
        let unnamed = |seat: &Seat| self.names.get(seat.index()).is_none_or(String::is_empty);
        if seats.len() > 1 && seats.iter().all(unnamed) {
            let numbers: Vec<_> = seats.iter().map(ToString::to_string).collect();
            return self.say(&Message::new("seat-names").text("numbers", numbers.join(", ")));
        }
        seats.iter().map(|&seat| self.seat(seat)).collect::<Vec<_>>().join(", ")
    }
}
