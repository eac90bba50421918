//! Options: the named values agreed on before a game starts.

use alloc::borrow::ToOwned;
use alloc::string::{String, ToString};
use alloc::vec::Vec;
use core::fmt::{self, Debug};

use crate::Message;
use crate::document::{Document, DocumentError, ReadDocument, no_reader};

/// The value of an option, as a person or a program gives it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Value {
    /// Off: JSON's null, the text `off`.
    Off,
    /// Yes or no.
    Switch(bool),
    /// A whole number.
    Number(i64),
    /// A word.
    Text(String),
    /// Words, by seat.
    List(Vec<String>),
    /// What a file says.
    Document(Document),
}

impl fmt::Display for Value {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Value::Off => f.write_str("off"),
            Value::Switch(on) => write!(f, "{on}"),
            Value::Number(number) => write!(f, "{number}"),
            Value::Text(text) => f.write_str(text),
            Value::List(items) => f.write_str(&items.join(",")),
            Value::Document(document) => f.write_str(&document.text),
        }
    }
}

/// What values an option takes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Kind {
    /// `true` or `false`.
    Switch,
    /// A whole number from and to.
    Number(i64, i64),
    /// A whole number from and to, or off.
    Limit(i64, i64),
    /// One of these words.
    Choice(&'static [&'static str]),
    /// A word which the game itself reads; the message of this key describes its form.
    Text(&'static str),
    /// A word of this form, or what a file says; the game itself understands both.
    File(&'static str),
    /// One of these words for each seat, no two alike.
    BySeat(&'static [&'static str]),
}

impl Kind {
    /// Whether this value is of the kind.
    #[must_use]
    pub fn admits(self, value: &Value) -> bool {
        match (self, value) {
            (Kind::Switch, Value::Switch(_))
            | (Kind::Limit(..), Value::Off)
            | (Kind::Text(_) | Kind::File(_), Value::Text(_))
            | (Kind::File(_), Value::Document(_)) => true,
            (Kind::Number(least, most) | Kind::Limit(least, most), Value::Number(number)) => {
                (least..=most).contains(number)
            }
            (Kind::Choice(words), Value::Text(text)) => words.contains(&text.as_str()),
            (Kind::BySeat(words), Value::List(items)) => items
                .iter()
                .enumerate()
                .all(|(index, item)| words.contains(&item.as_str()) && !items[..index].contains(item)),
            _ => false,
        }
    }

    /// A number where a word is wanted is the word of its digits: JSON has both, command lines do not.
    fn worded(self, value: &Value) -> Value {
        match (self, value) {
            (Kind::Choice(_) | Kind::Text(_) | Kind::File(_), Value::Number(number)) => {
                Value::Text(number.to_string())
            }
            _ => value.clone(),
        }
    }

    /// A text of several lines where a file may stand is that file's.
    fn documented(self, value: &Value, read: ReadDocument) -> Result<Value, DocumentError> {
        match (self, value) {
            (Kind::File(_), Value::Text(text)) if text.contains('\n') => read(text).map(Value::Document),
            _ => Ok(value.clone()),
        }
    }

    /// Reads a value as records and command lines write it. Whether the kind admits it is another
    /// question.
    #[must_use]
    pub fn read(self, text: &str) -> Value {
        match self {
            Kind::Switch => text.parse().map_or_else(|_| Value::Text(text.to_owned()), Value::Switch),
            Kind::Limit(..) if text == "off" => Value::Off,
            Kind::Number(..) | Kind::Limit(..) => {
                text.parse().map_or_else(|_| Value::Text(text.to_owned()), Value::Number)
            }
            Kind::Choice(_) | Kind::Text(_) | Kind::File(_) => Value::Text(text.to_owned()),
            Kind::BySeat(_) => Value::List(text.split(',').map(ToOwned::to_owned).collect()),
        }
    }
}

impl Kind {
    /// What values there are, for people.
    #[must_use]
    pub fn message(self) -> Message {
        match self {
            Kind::Switch => Message::new("kind-switch"),
            Kind::Number(least, most) => Message::new("kind-number").with("least", least).with("most", most),
            Kind::Limit(least, most) => Message::new("kind-limit").with("least", least).with("most", most),
            Kind::Choice(words) => Message::new("kind-choice").text("words", words.join(", ")),
            Kind::Text(form) | Kind::File(form) => Message::new(form),
            Kind::BySeat(words) => Message::new("kind-by-seat").text("words", words.join(", ")),
        }
    }
}

/// One option of a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct OptionSpec {
    /// Its name.
    pub name: &'static str,
    /// What values it takes.
    pub kind: Kind,
    /// The key of what it means, in a sentence for people who set up a table.
    pub meaning: &'static str,
    /// The clause that has it.
    pub clause: &'static str,
}

/// The option every game knows.
pub const TURN_LIMIT: OptionSpec = OptionSpec {
    name: "turn_limit",
    kind: Kind::Limit(1, 1_000_000),
    meaning: "option-turn_limit-means",
    clause: "X-4",
};

/// The options of a game, each with its default. `Default` is the set-up nobody touched.
pub trait Options: Clone + Eq + Debug + Default + Send + Sync {
    /// The options there are, in the order people should read them.
    const SPECS: &'static [OptionSpec];

    /// Sets an option to a value of its kind.
    ///
    /// # Errors
    /// If the value is of the right kind and still wrong; the message says what would be right.
    fn set(&mut self, name: &'static str, value: &Value) -> Result<(), Message>;

    /// The value of an option in [`Options::SPECS`].
    fn get(&self, name: &'static str) -> Value;

    /// The material that a study may vary although no table can, by name: what the rules have as data and
    /// not as an option. No record knows of it.
    const MATERIAL: &'static [&'static str] = &[];

    /// Makes this so many of one of [`Options::MATERIAL`]. Whether the game can be played with it is said when
    /// it is set up.
    fn supply(&mut self, _name: &'static str, _count: u8) {}
}

/// Options from names and values; what is not named keeps its default. No text is taken for a file.
///
/// # Errors
/// If a name is unknown, is named twice, or a value is not of its option's kind.
pub fn options_from<O: Options>(given: &[(String, Value)]) -> Result<O, OptionError> {
    options_reading(given, no_reader)
}

/// As [`options_from`], where the text of a file is read by this reader.
///
/// # Errors
/// As [`options_from`]; also if a file cannot be read.
pub fn options_reading<O: Options>(given: &[(String, Value)], read: ReadDocument) -> Result<O, OptionError> {
    let mut options = O::default();
    for (index, (name, value)) in given.iter().enumerate() {
        let Some(spec) = O::SPECS.iter().find(|spec| spec.name == name) else {
            return Err(OptionError::unknown::<O>(name));
        };
        if given[..index].iter().any(|(earlier, _)| earlier == name) {
            return Err(OptionError::wrong::<O>(spec, value, Message::new("option-once")));
        }
        let value = &spec.kind.worded(value);
        if !spec.kind.admits(value) {
            return Err(OptionError::wrong::<O>(spec, value, spec.kind.message()));
        }
        let wrong = |expected: Message| OptionError::wrong::<O>(spec, value, expected);
        let read = spec.kind.documented(value, read).map_err(|error| wrong(error.message()))?;
        options.set(spec.name, &read).map_err(wrong)?;
    }
    Ok(options)
}

/// A name or a value that a game's options do not have; its message names those there are.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct OptionError {
    /// What is wrong, and what would be right.
    pub message: Message,
}

impl OptionError {
    fn unknown<O: Options>(name: &str) -> OptionError {
        Self::naming_options::<O>(Message::new("option-unknown").text("name", quoted(name)))
    }

    fn wrong<O: Options>(spec: &OptionSpec, value: &Value, expected: Message) -> OptionError {
        let message = Message::new("option-wrong")
            .text("name", spec.name)
            .text("clause", spec.clause)
            .text("value", quoted(&value.to_string()))
            .with("expected", expected);
        Self::naming_options::<O>(message)
    }

    /// whatever is wrong with an option, the error names those there are.
    fn naming_options<O: Options>(wrong: Message) -> OptionError {
        let names: Vec<_> = O::SPECS.iter().map(|spec| spec.name).collect();
        Self::setup(Message::new("option-error").with("wrong", wrong).text("names", names.join(", ")))
    }

    /// An error about the set-up as a whole, such as a number of seats the game does not have.
    #[must_use]
    pub fn setup(message: Message) -> OptionError {
        OptionError { message }
    }
}

/// The beginning of what somebody gave, safe to show.
fn quoted(given: &str) -> String {
    given.chars().take(40).collect::<String>().escape_debug().to_string()
}

impl fmt::Display for OptionError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.message)
    }
}

impl core::error::Error for OptionError {}

#[cfg(test)]
mod tests {
    use super::*;
    use alloc::vec;

    #[derive(Clone, PartialEq, Eq, Debug, Default)]
    struct Lights {
        night: bool,
        turn_limit: Option<u32>,
    }

    impl Options for Lights {
        const SPECS: &'static [OptionSpec] =
            &[OptionSpec { name: "night", kind: Kind::Switch, meaning: "dark", clause: "Z-1" }, TURN_LIMIT];

        fn set(&mut self, name: &'static str, value: &Value) -> Result<(), Message> {
            match (name, value) {
                ("night", Value::Switch(on)) => self.night = *on,
                (_, Value::Number(turns)) => self.turn_limit = u32::try_from(*turns).ok(),
                _ => self.turn_limit = None,
            }
            Ok(())
        }

        fn get(&self, name: &'static str) -> Value {
            match name {
                "night" => Value::Switch(self.night),
                _ => self.turn_limit.map_or(Value::Off, |turns| Value::Number(turns.into())),
            }
        }
    }

    fn read(given: &[(&str, Value)]) -> Result<Lights, String> {
        let given: Vec<_> = given.iter().map(|(name, value)| ((*name).to_owned(), value.clone())).collect();
        options_from(&given).map_err(|error| error.to_string())
    }

    #[test]
    fn x_7_options_are_named_values() {
        assert_eq!(read(&[]), Ok(Lights::default()));
        let given = [("turn_limit", Value::Number(90)), ("night", Value::Switch(true))];
        assert_eq!(read(&given), Ok(Lights { night: true, turn_limit: Some(90) }));
        assert_eq!(read(&[("turn_limit", Value::Off)]), Ok(Lights::default()), "null is off");
    }

    #[test]
    fn x_7_an_unknown_name_names_the_options_there_are() {
        let error = read(&[("fog", Value::Switch(true))]).expect_err("there is no fog");
        assert_eq!(error, "option-error wrong=(option-unknown name=fog) names=night, turn_limit");
    }

    #[test]
    fn x_7_a_bad_value_says_what_would_be_right() {
        let error = read(&[("night", Value::Number(3))]).expect_err("not a switch");
        assert_eq!(
            error,
            "option-error wrong=(option-wrong name=night clause=Z-1 value=3 expected=(kind-switch)) \
             names=night, turn_limit"
        );
        assert!(read(&[("turn_limit", Value::Number(0))]).is_err());
        let twice = vec![("night", Value::Switch(true)), ("night", Value::Switch(true))];
        assert!(read(&twice).is_err());
    }

    #[test]
    fn a_list_by_seat_has_no_two_alike() {
        let kind = Kind::BySeat(&["red", "blue"]);
        assert!(kind.admits(&kind.read("blue,red")));
        assert!(!kind.admits(&kind.read("red,red")));
        assert!(!kind.admits(&kind.read("pink")));
    }
}
