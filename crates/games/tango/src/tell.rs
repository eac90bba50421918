//! What somebody did, told to whoever may know of it.

use alloc::string::ToString;

use cloverleaf_core::{Actor, Message};

use crate::action::Action;
use crate::sign::{Place, Post};
use crate::tile::Dir;

/// A sentence about an action.
pub(crate) fn tell(actor: Actor, action: Action) -> Message {
    let told = |key| Message::new(key).actor("who", actor);
    match action {
        Action::Corner(seat, tile) => Message::new("tango-corner").with("seat", seat).place("at", tile),
        Action::Go(dir) => towards(told("tango-go"), dir),
        Action::Rush(dir) => towards(told("tango-rush"), dir),
        Action::Sign(post) => planting(told("tango-sign"), post),
        Action::Extra(post) => planting(told("tango-extra"), post),
        Action::Seal => told("tango-seal"),
        Action::Reopen => told("tango-reopen"),
        Action::Eliminate(seat) => told("tango-eliminate").with("seat", seat),
    }
}

fn towards(message: Message, dir: Dir) -> Message {
    message.choice("dir", dir.to_string())
}

/// The same with a sign and its place.
pub(crate) fn planting(message: Message, post: Post) -> Message {
    on(message.choice("sign", post.sign().to_string()), post.place())
}

/// The same with a place of signs; people call a row or a column by its number or letter alone.
pub(crate) fn on(message: Message, place: Place) -> Message {
    let message = message.place("at", place);
    let Place::Line(line) = place else { return message.choice("line", "tile") };
    let notation = line.to_string();
    let (kind, name) = notation.split_at(3);
    message.choice("line", kind.to_string()).text("name", name)
}

#[cfg(test)]
mod tests {
    use super::*;
    use alloc::string::String;
    use cloverleaf_core::{Say, Seat};
    use cloverleaf_words::Languages;

    const NAMES: [&str; 4] = ["Ana", "Bo", "Cem", "Dee"];

    fn said(language: &str, reader: Option<Seat>, line: &str) -> (String, String) {
        let names = NAMES.map(String::from);
        let language = Languages::embedded().get(language).expect("it is embedded");
        let speaker = language.at_table(&names, reader);
        let message = tell(Actor::Seat(Seat::at(0)), line.parse().expect("notation"));
        (speaker.say(&message), speaker.command(&message))
    }

    #[test]
    fn an_action_is_told_to_others_and_as_something_to_do() {
        for (line, told, command) in [
            ("go N", "Ana drives north", "Drive north"),
            ("rush W", "Ana rushes west", "Rush west"),
            ("sign B3 toll", "Ana plants a toll road on B3", "Plant a toll road on B3"),
            ("sign row2 speed", "Ana plants a speed limit on row 2", "Plant a speed limit on row 2"),
            (
                "extra colC speed",
                "Ana also plants a speed limit on column C",
                "Also plant a speed limit on column C",
            ),
            ("seal", "Ana seals the orders", "Seal the orders"),
            ("reopen", "Ana reopens the orders", "Reopen the orders"),
            ("eliminate 2", "Ana names Bo the elimination candidate", "Name Bo"),
            ("corner 3 E5", "Cem starts at E5", "Cem starts at E5"),
        ] {
            assert_eq!(said("en", None, line), (told.into(), command.into()));
        }
    }

    #[test]
    fn an_action_is_told_to_whoever_it_is_about() {
        let [ana, bo] = [0, 1].map(|index| Some(Seat::at(index)));
        assert_eq!(said("en", ana, "seal").0, "You seal your orders");
        assert_eq!(said("en", bo, "eliminate 2").0, "Ana names you the elimination candidate");
        assert_eq!(said("de", ana, "go N").0, "Du fährst nach Norden");
        assert_eq!(said("de", bo, "sign B3 toll").0, "Ana stellt auf B3 eine Mautstraße auf");
    }
}
