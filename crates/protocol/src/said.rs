//! A message as data, so that whoever shows it finds the words in the reader's language.

use std::collections::BTreeMap;

use cloverleaf_core::{Arg, Message, Seat};
use serde::{Deserialize, Serialize};

/// What is said to people: the key of the words, and what fills them.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Said {
    /// The key of the words in every language.
    pub key: String,
    /// What fills them, by name.
    pub args: BTreeMap<String, SaidArg>,
}

/// What fills words. A number or a text stands as it is; anything else says what it is.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema), schema(no_recursion))]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(untagged)]
pub enum SaidArg {
    /// A count or a price.
    Number(#[cfg_attr(test, ts(type = "number"))] i64),
    /// Text shown as it is.
    Text(String),
    /// A seat, shown as the name of who sits there.
    Seat {
        /// Its number.
        seat: u8,
    },
    /// Several seats.
    Seats {
        /// Their numbers.
        seats: Vec<u8>,
    },
    /// A place of the board.
    Place {
        /// In notation.
        place: String,
    },
    /// A tile.
    Tile {
        /// In notation.
        tile: String,
    },
    /// A card.
    Card {
        /// Its id.
        card: String,
    },
    /// A word that chooses between forms of the sentence.
    Choice {
        /// The word.
        choice: String,
    },
    /// A part that is a message of its own.
    Message {
        /// The message.
        message: Box<Said>,
    },
    /// Several parts.
    List {
        /// One after another.
        list: Vec<SaidArg>,
    },
}

impl From<&Message> for Said {
    fn from(message: &Message) -> Said {
        let args = message.args.iter().map(|(name, arg)| ((*name).to_owned(), SaidArg::from(arg))).collect();
        Said { key: message.key.clone().into_owned(), args }
    }
}

impl From<&Arg> for SaidArg {
    fn from(arg: &Arg) -> SaidArg {
        match arg {
            Arg::Number(number) => SaidArg::Number(*number),
            Arg::Text(text) => SaidArg::Text(text.clone()),
            Arg::Seat(seat) => SaidArg::Seat { seat: seat.number() },
            Arg::Seats(seats) => SaidArg::Seats { seats: seats.iter().map(Seat::number).collect() },
            Arg::Place(place) => SaidArg::Place { place: place.clone() },
            Arg::Tile(tile) => SaidArg::Tile { tile: tile.clone() },
            Arg::Card(card) => SaidArg::Card { card: card.clone() },
            Arg::Choice(word) => SaidArg::Choice { choice: word.clone().into_owned() },
            Arg::Message(message) => SaidArg::Message { message: Box::new(Said::from(&**message)) },
            Arg::List(args) => SaidArg::List { list: args.iter().map(SaidArg::from).collect() },
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    #[test]
    fn a_message_tells_what_each_of_its_arguments_is() {
        let why = Message::new("why-car").with("seat", Seat::at(0));
        let list = vec![Arg::Number(3), Arg::Tile("N.SE".to_owned())];
        let message = Message::new("must-stop")
            .place("at", "D5")
            .choice("colour", "red")
            .text("typed", "go")
            .with("why", why)
            .with("all", list);
        let json = json!({"key": "must-stop", "args": {
            "at": {"place": "D5"},
            "colour": {"choice": "red"},
            "typed": "go",
            "why": {"message": {"key": "why-car", "args": {"seat": {"seat": 1}}}},
            "all": {"list": [3, {"tile": "N.SE"}]},
        }});
        let said = Said::from(&message);
        assert_eq!(serde_json::to_value(&said).expect("plain data"), json);
        assert_eq!(serde_json::from_value::<Said>(json).expect("it reads what it writes"), said);
    }
}
