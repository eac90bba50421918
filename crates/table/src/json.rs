//! Options and messages as JSON.

use cloverleaf_core::{Arg, Message, Seat, Value};
use serde_json::{Value as Json, json};

/// A message as programs and pages get it: its key, and its arguments by name. Numbers and plain text stand as they
/// are; everything else is an object with one field that says what it is, such as `{"place": "D5"}`.
#[must_use]
pub fn message_to_json(message: &Message) -> Json {
    let args: serde_json::Map<_, _> =
        message.args.iter().map(|(name, arg)| ((*name).to_owned(), arg_to_json(arg))).collect();
    json!({"key": message.key, "args": args})
}

fn arg_to_json(arg: &Arg) -> Json {
    match arg {
        Arg::Number(number) => Json::from(*number),
        Arg::Text(text) => Json::from(text.as_str()),
        Arg::Seat(seat) => json!({"seat": seat.number()}),
        Arg::Seats(seats) => json!({"seats": seats.iter().map(Seat::number).collect::<Vec<_>>()}),
        Arg::Place(place) => json!({"place": place}),
        Arg::Tile(tile) => json!({"tile": tile}),
        Arg::Card(card) => json!({"card": card}),
        Arg::Choice(word) => json!({"choice": word}),
        Arg::Message(message) => json!({"message": message_to_json(message)}),
        Arg::List(args) => json!({"list": args.iter().map(arg_to_json).collect::<Vec<_>>()}),
    }
}

/// An option's value from JSON: null, booleans, whole numbers, texts, lists of texts.
#[must_use]
pub fn option_from_json(json: &Json) -> Option<Value> {
    match json {
        Json::Null => Some(Value::Off),
        Json::Bool(on) => Some(Value::Switch(*on)),
        Json::Number(number) => number.as_i64().map(Value::Number),
        Json::String(text) => Some(Value::Text(text.clone())),
        Json::Array(items) => {
            items.iter().map(|item| item.as_str().map(str::to_owned)).collect::<Option<_>>().map(Value::List)
        }
        Json::Object(_) => None,
    }
}

/// An option's value as JSON.
#[must_use]
pub fn value_to_json(value: &Value) -> Json {
    match value {
        Value::Off => Json::Null,
        Value::Switch(on) => Json::from(*on),
        Value::Number(number) => Json::from(*number),
        Value::Text(text) => Json::from(text.as_str()),
        Value::List(items) => Json::from(items.as_slice()),
        Value::Document(document) => Json::from(document.text.as_str()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

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
        assert_eq!(message_to_json(&message), json);
    }
}
