//! What an action would do, told beforehand; and what it did, told to everyone.

use cloverleaf_core::{Actor, Explanation, Message};

use crate::play::moving;
use crate::{Action, Colour, Congestion, Direction, Lane, State, Then};

/// The sentence and the figure `cars`: how many cars it would set going.
pub(crate) fn explain(game: &Congestion, state: &State, action: Action) -> Explanation {
    match action {
        Action::Enter(lane, colour) => {
            let place = game.board.number(lane).map_or(1, |lane| state.queues[lane].len() + 1);
            let message = Message::new("tc-told-enter").choice("colour", colour.word()).place("at", lane);
            Explanation::new(message.with("place", place)).number("cars", 1)
        }
        Action::Signal(lane, direction) => {
            Explanation::new(onward(game, Message::new("tc-told-signal"), lane, direction))
        }
        Action::Move(lane, then) => explain_move(game, state, lane, then),
        Action::Pass => Explanation::new(Message::new("tc-told-pass")),
    }
}

fn explain_move(game: &Congestion, state: &State, lane: Lane, then: Then) -> Explanation {
    let shown = game.board.number(lane).and_then(|number| Some((number, state.signal(number)?)));
    let Some((number, direction)) = shown else {
        return Explanation::new(Message::new("tc-told-none").place("at", lane)).number("cars", 0);
    };
    let (going, _) = moving(game, state, number, direction);
    let leaves = game.board.leads_to(lane, direction).is_some_and(Lane::is_exit);
    let mut message = Message::new(if leaves { "tc-told-leave" } else { "tc-told-move" });
    message = onward(game, message.with("count", going.len()), lane, direction);
    if leaves {
        let colour = Colour::ALL[lane.heading().towards(direction) as usize];
        let counts = Message::new("tc-told-counts").with("count", going.count(colour));
        message = message.with("counts", counts.choice("colour", colour.word()));
    }
    Explanation::new(message.with("then", what_then(then))).number("cars", going.len() as i64)
}

/// The same with where a lane's cars go.
fn onward(game: &Congestion, message: Message, lane: Lane, direction: Direction) -> Message {
    let into = game.board.leads_to(lane, direction).unwrap_or(lane);
    message.place("at", lane).choice("direction", direction.word()).place("into", into)
}

fn what_then(then: Then) -> Message {
    match then {
        Then::Keep => Message::new("tc-told-stays"),
        Then::Remove => Message::new("tc-told-removed"),
        Then::Change(other) => Message::new("tc-told-then").choice("direction", other.word()),
    }
}

/// What somebody did.
pub(crate) fn tell(actor: Actor, action: Action) -> Message {
    let told = |key| Message::new(key).actor("who", actor);
    match action {
        Action::Enter(lane, colour) => {
            told("congestion-enter").place("at", lane).choice("colour", colour.word())
        }
        Action::Signal(lane, direction) => {
            told("congestion-signal").place("at", lane).choice("direction", direction.word())
        }
        Action::Move(lane, Then::Keep) => told("congestion-move-keep").place("at", lane),
        Action::Move(lane, Then::Remove) => told("congestion-move-remove").place("at", lane),
        Action::Move(lane, Then::Change(direction)) => {
            told("congestion-move").place("at", lane).choice("direction", direction.word())
        }
        Action::Pass => told("congestion-pass"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use cloverleaf_core::{Figure, Game, GameExt, Say, Seat};
    use cloverleaf_words::{Languages, english};

    #[test]
    fn an_explanation_tells_how_many_cars_move_and_count() {
        let game = Congestion::new(2, crate::Options::default()).expect("two seats");
        let mut state = game.start();
        let lines = [
            "signal NW:E straight",
            "enter NW:E red",
            "signal NE:E straight",
            "enter NW:E yellow",
            "move NW:E keep",
        ];
        for (turn, line) in lines.into_iter().enumerate() {
            let action = line.parse().expect("notation");
            game.play(&mut state, Actor::Seat(Seat::at(turn % 2)), action).expect("a legal action");
        }
        for (line, text, cars) in [
            ("enter NE:S yellow", "a yellow car enters NE:S as number 1 of its queue", Some(1)),
            ("signal SW:E left", "a signal sends SW:E left into NW:N", None),
            (
                "move NE:E left",
                "2 cars move from NE:E straight into out:NE:E; 1 counts for red; then the signal points left",
                Some(2),
            ),
            ("move SE:N keep", "nothing moves: SE:N has no signal", Some(0)),
            ("pass", "nothing moves", None),
        ] {
            let told = explain(&game, &state, line.parse().expect("notation"));
            assert_eq!(english().say(&told.message), text);
            let figure = cars.map(|cars| ("cars", Figure::Number(cars)));
            assert_eq!(told.figures, figure.into_iter().collect::<alloc::vec::Vec<_>>());
        }
    }

    #[test]
    fn an_action_is_told_to_whoever_did_it_to_others_and_as_something_to_do() {
        let names = [alloc::string::String::from("Ana")];
        let said = |language, reader, line: &str| {
            let message = tell(Actor::Seat(Seat::at(0)), line.parse().expect("notation"));
            let speaker =
                Languages::embedded().get(language).expect("it is embedded").at_table(&names, reader);
            (speaker.say(&message), speaker.command(&message))
        };
        for (line, told, command) in [
            ("enter NW:E red", "Ana lets a red car into NW:E", "Red car into NW:E"),
            ("signal NW:E left", "Ana places a signal at NW:E: left ↰", "Signal NW:E left ↰"),
            (
                "move NW:E right",
                "Ana sends the cars in NW:E, then points the signal right ↱",
                "Send NW:E, then right ↱",
            ),
            ("move NW:E keep", "Ana sends the cars in NW:E", "Send NW:E"),
            (
                "move NW:E remove",
                "Ana sends the cars in NW:E and removes the signal",
                "Send NW:E, remove signal",
            ),
            ("pass", "Ana passes", "Pass"),
        ] {
            assert_eq!(said("en", None, line), (told.into(), command.into()));
        }
        assert_eq!(said("en", Some(Seat::at(0)), "pass").0, "You pass");
        assert_eq!(said("de", None, "enter NW:E red").0, "Ana lässt ein rotes Auto in NW:E einfahren");
    }
}
