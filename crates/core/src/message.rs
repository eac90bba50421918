//! What is said to people, as data: which sentence, and what fills it.
//!
//! The words are in the folder `locales`, once a language. A game only names a sentence by its key; a page,
//! a terminal or a server finds the words, and may show an argument as a picture or a name.

use alloc::borrow::Cow;
use alloc::boxed::Box;
use alloc::string::{String, ToString};
use alloc::vec::Vec;
use core::fmt;

use crate::{Actor, Seat, SeatSet};

/// A sentence by its key, with typed arguments.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Message {
    /// The key of the words in every language.
    pub key: Cow<'static, str>,
    /// What fills the sentence, by the names that the words use.
    pub args: Vec<(&'static str, Arg)>,
}

/// Something that fills a sentence. What it is decides how it may be shown.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum Arg {
    /// A count or a price; the words may depend on it.
    Number(i64),
    /// A seat, shown as the name of who sits there where one is known.
    Seat(Seat),
    /// Several seats.
    Seats(SeatSet),
    /// A place of the board, in notation.
    Place(String),
    /// A tile, in notation.
    Tile(String),
    /// A card, by its id.
    Card(String),
    /// A word that only chooses between forms of the sentence and is not shown itself.
    Choice(Cow<'static, str>),
    /// Text shown as it is: what somebody typed, notation, a name.
    Text(String),
    /// A part that is a message of its own.
    Message(Box<Message>),
    /// Several parts, one after another.
    List(Vec<Arg>),
}

#[expect(
    clippy::needless_pass_by_value,
    reason = "a value that can be written is as good as a reference to it"
)]
impl Message {
    /// A sentence without arguments.
    #[must_use]
    pub fn new(key: impl Into<Cow<'static, str>>) -> Message {
        Message { key: key.into(), args: Vec::new() }
    }

    /// The same with one more argument.
    #[must_use]
    pub fn with(self, name: &'static str, arg: impl Into<Arg>) -> Message {
        self.filled(name, arg.into())
    }

    // Not written out at each of the many calls, which would fill the page's module.
    #[inline(never)]
    fn filled(mut self, name: &'static str, arg: Arg) -> Message {
        self.args.push((name, arg));
        self
    }

    /// The same with a place of the board.
    #[must_use]
    pub fn place(self, name: &'static str, place: impl ToString) -> Message {
        self.with(name, Arg::Place(place.to_string()))
    }

    /// The same with a tile.
    #[must_use]
    pub fn tile(self, name: &'static str, tile: impl ToString) -> Message {
        self.with(name, Arg::Tile(tile.to_string()))
    }

    /// The same with a card.
    #[must_use]
    pub fn card(self, name: &'static str, card: impl ToString) -> Message {
        self.with(name, Arg::Card(card.to_string()))
    }

    /// The same with a word that chooses between forms of the sentence.
    #[must_use]
    pub fn choice(self, name: &'static str, choice: impl Into<Cow<'static, str>>) -> Message {
        self.with(name, Arg::Choice(choice.into()))
    }

    /// The same with text that is shown as it is.
    #[must_use]
    pub fn text(self, name: &'static str, text: impl ToString) -> Message {
        self.with(name, Arg::Text(text.to_string()))
    }

    /// The same with who acts: a seat, or chance.
    #[must_use]
    pub fn actor(self, name: &'static str, actor: Actor) -> Message {
        match actor {
            Actor::Seat(seat) => self.with(name, seat),
            Actor::Chance => self.with(name, Message::new("chance")),
        }
    }

    /// The argument of this name.
    #[must_use]
    pub fn arg(&self, name: &str) -> Option<&Arg> {
        self.args.iter().find(|(given, _)| *given == name).map(|(_, arg)| arg)
    }
}

/// A sentence without arguments.
impl From<&'static str> for Message {
    fn from(key: &'static str) -> Message {
        Message::new(key)
    }
}

/// Whoever finds the words of a message: a language, or a page that keeps the words elsewhere.
pub trait Say {
    /// The message in words.
    fn say(&self, message: &Message) -> String;

    /// The words of a key that needs nothing to fill them.
    fn word(&self, key: &'static str) -> String {
        self.say(&Message::new(key))
    }
}

/// The key and the arguments, for logs and tests; people read the words.
impl fmt::Display for Message {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.key)?;
        self.args.iter().try_for_each(|(name, arg)| write!(f, " {name}={arg}"))
    }
}

impl fmt::Display for Arg {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Arg::Number(number) => write!(f, "{number}"),
            Arg::Seat(seat) => write!(f, "{seat}"),
            Arg::Seats(seats) => parts(f, seats.iter()),
            Arg::Place(text) | Arg::Tile(text) | Arg::Card(text) | Arg::Text(text) => f.write_str(text),
            Arg::Choice(word) => f.write_str(word),
            Arg::Message(message) => write!(f, "({message})"),
            Arg::List(args) => parts(f, args),
        }
    }
}

fn parts<T: fmt::Display>(f: &mut fmt::Formatter<'_>, items: impl IntoIterator<Item = T>) -> fmt::Result {
    f.write_str("[")?;
    for (index, item) in items.into_iter().enumerate() {
        write!(f, "{}{item}", if index == 0 { "" } else { ", " })?;
    }
    f.write_str("]")
}

impl From<Seat> for Arg {
    fn from(seat: Seat) -> Arg {
        Arg::Seat(seat)
    }
}

impl From<SeatSet> for Arg {
    fn from(seats: SeatSet) -> Arg {
        Arg::Seats(seats)
    }
}

impl From<Message> for Arg {
    fn from(message: Message) -> Arg {
        Arg::Message(Box::new(message))
    }
}

impl From<String> for Arg {
    fn from(text: String) -> Arg {
        Arg::Text(text)
    }
}

impl From<&str> for Arg {
    fn from(text: &str) -> Arg {
        Arg::Text(text.to_string())
    }
}

impl From<Vec<Arg>> for Arg {
    fn from(args: Vec<Arg>) -> Arg {
        Arg::List(args)
    }
}

macro_rules! numbers {
    ($($kind:ty),+) => {
        $(impl From<$kind> for Arg {
            fn from(number: $kind) -> Arg {
                Arg::Number(number.into())
            }
        })+
    };
}
numbers!(i64, i32, u32, u16, u8, i16);

impl From<usize> for Arg {
    fn from(number: usize) -> Arg {
        Arg::Number(i64::try_from(number).unwrap_or(i64::MAX))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use alloc::vec;

    #[test]
    fn a_message_is_a_key_and_what_fills_it() {
        let why = Message::new("why-car");
        let message = Message::new("must-stop").place("at", "D5").with("seat", Seat::at(1)).with("why", why);
        assert_eq!(message.to_string(), "must-stop at=D5 seat=2 why=(why-car)");
        assert_eq!(message.arg("at"), Some(&Arg::Place("D5".into())));
        assert_eq!(message.arg("nothing"), None);
    }

    #[test]
    fn lists_and_numbers_are_arguments_too() {
        let list = vec![Arg::from(3_usize), Arg::Choice("red".into())];
        assert_eq!(Message::new("x").with("all", list).to_string(), "x all=[3, red]");
    }
}
