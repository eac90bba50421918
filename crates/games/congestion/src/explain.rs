//! What an action would do, told beforehand; and what it did, told to everyone.

use cloverleaf_core::{Actor, Explanation, Message, Seat};

use crate::names;
use crate::play::moving;
use crate::{Action, Colour, Congestion, Direction, Lane, State, Then};

/// The sentence, and figures of the cars it would set going: how many there are (`cars`), how many of them have the
/// seat's colour (`own`) and how many would count for it (`home`).
pub(crate) fn explain(game: &Congestion, state: &State, seat: Seat, action: Action) -> Explanation {
    match action {
        Action::Enter(lane, colour) => {
            let place = game.board.number(lane).map_or(1, |lane| state.queues[lane].len() + 1);
            let message = about("tc-told-enter", lane).choice("colour", colour.word());
            Explanation::new(message.with("place", place)).number("cars", 1)
        }
        Action::Signal(lane, direction) => {
            Going::through(game, state, seat, lane, direction).explain(&ONCE_SET, None)
        }
        Action::Move(lane, then) => match shown(game, state, lane) {
            Some(direction) => Going::through(game, state, seat, lane, direction)
                .explain(&AT_ONCE, Some(what_then(lane, then))),
            None => Explanation::new(about("tc-told-none", lane)).number("cars", 0),
        },
        Action::Pass => Explanation::new(Message::new("tc-told-pass")),
    }
}

fn about(key: &'static str, lane: Lane) -> Message {
    Message::new(key).with("at", names::lane(lane))
}

fn shown(game: &Congestion, state: &State, lane: Lane) -> Option<Direction> {
    state.signal(game.board.number(lane)?)
}

/// The keys of what is said of cars that go.
struct Keys {
    stay: &'static str,
    leave: &'static str,
    cars: &'static str,
    counts: &'static str,
}

/// Of cars that could go once a signal is set.
const ONCE_SET: Keys = Keys {
    stay: "tc-told-signal",
    leave: "tc-told-signal-out",
    cars: "tc-told-can-go",
    counts: "tc-told-only",
};
/// Of cars that go at once.
const AT_ONCE: Keys =
    Keys { stay: "tc-told-move", leave: "tc-told-move-out", cars: "tc-told-go", counts: "tc-told-counts" };

/// The cars that a signal lets go.
struct Going {
    lane: Lane,
    direction: Direction,
    into: Lane,
    /// How many wait there, whether they can go or not.
    waiting: usize,
    cars: usize,
    own: usize,
    home: usize,
    /// The colour that scores where they go and how many of them do, if they leave the board (TC-5.1); no colour if
    /// nobody plays it.
    leaving: Option<(Option<Colour>, usize)>,
}

impl Going {
    fn through(game: &Congestion, state: &State, seat: Seat, lane: Lane, direction: Direction) -> Going {
        let into = game.board.leads_to(lane, direction).unwrap_or(lane);
        let number = game.board.number(lane).unwrap_or(0);
        let (going, _) = moving(game, state, number, direction);
        let colours = game.colours.as_slice();
        let (mine, side) = (colours.get(seat.index()).copied(), Colour::ALL[into.heading() as usize]);
        let own = mine.map_or(0, |mine| going.count(mine));
        let scoring = colours.contains(&side).then_some(side);
        Going {
            lane,
            direction,
            into,
            waiting: state.queues[number].len(),
            cars: going.len(),
            own,
            home: if into.is_exit() && mine == Some(side) { own } else { 0 },
            leaving: into.is_exit().then(|| (scoring, going.count(side))),
        }
    }

    fn explain(&self, keys: &Keys, then: Option<Message>) -> Explanation {
        let message = match &self.leaving {
            Some(leaving) => about(keys.leave, self.lane).with("end", scores(keys, *leaving)),
            None => about(keys.stay, self.lane),
        };
        let message = names::turning(message, self.lane, self.direction);
        let message = message.with("into", names::onward(self.into)).with("cars", self.cars_going(keys));
        let message = then.into_iter().fold(message, |message, then| message.with("then", then));
        let told = Explanation::new(message).number("cars", self.cars as i64);
        told.number("own", self.own as i64).number("home", self.home as i64)
    }

    fn cars_going(&self, keys: &Keys) -> Message {
        match (self.waiting, self.cars) {
            (0, _) => Message::new("tc-told-empty"),
            (_, 0) => Message::new("tc-told-no-room"),
            (_, cars) => Message::new(keys.cars).with("count", cars).with("own", self.own),
        }
    }
}

/// For whom cars count that leave the board here.
fn scores(keys: &Keys, (colour, count): (Option<Colour>, usize)) -> Message {
    match colour {
        Some(colour) => Message::new(keys.counts).with("count", count).choice("colour", colour.word()),
        None => Message::new("tc-told-nobody"),
    }
}

fn what_then(lane: Lane, then: Then) -> Message {
    match then {
        Then::Keep => Message::new("tc-told-stays"),
        Then::Remove => Message::new("tc-told-removed"),
        Then::Change(other) => names::turning(Message::new("tc-told-then"), lane, other),
    }
}

/// What somebody did.
pub(crate) fn tell(actor: Actor, action: Action) -> Message {
    let told = |key| Message::new(key).actor("who", actor);
    let lane_told = |key, lane| told(key).with("at", names::lane(lane));
    match action {
        Action::Enter(lane, colour) => lane_told("congestion-enter", lane).choice("colour", colour.word()),
        Action::Signal(lane, direction) => {
            names::turning(lane_told("congestion-signal", lane), lane, direction)
        }
        Action::Move(lane, Then::Keep) => lane_told("congestion-move-keep", lane),
        Action::Move(lane, Then::Remove) => lane_told("congestion-move-remove", lane),
        Action::Move(lane, Then::Change(direction)) => {
            names::turning(lane_told("congestion-move", lane), lane, direction)
        }
        Action::Pass => told("congestion-pass"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use alloc::vec;
    use alloc::vec::Vec;
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
        // Seat 2, yellow, is to move: one of the two cars in NE:E is its own.
        for (line, text, figures) in [
            (
                "enter NE:S yellow",
                "a yellow car joins the queue from the north into North-East as number 1",
                vec![1],
            ),
            ("signal SW:E left", "left to North-West: no car waits here yet", vec![0, 0, 0]),
            (
                "signal SW:E right",
                "right out to the south: no car waits here yet; nobody scores there",
                vec![0, 0, 0],
            ),
            (
                "move NE:E left",
                "straight on out to the east: 2 cars go, 1 of them yours; 1 scores for Red; then the signal points left ↑",
                vec![2, 1, 0],
            ),
            ("move SE:N keep", "no car goes: the lane from the south into South-East has no signal", vec![0]),
            ("pass", "nothing moves", vec![]),
        ] {
            let told = explain(&game, &state, Seat::at(1), line.parse().expect("notation"));
            assert_eq!(english().say(&told.message), text);
            let names = ["cars", "own", "home"].into_iter();
            assert_eq!(told.figures, names.zip(figures.into_iter().map(Figure::Number)).collect::<Vec<_>>());
        }
    }

    /// What a signal there would do, for the seat to move, after these turns of two.
    fn signal(lines: &[&str], asked: &str) -> Explanation {
        let game = Congestion::new(2, crate::Options::default()).expect("two seats");
        let mut state = game.start();
        for (turn, line) in lines.iter().enumerate() {
            let action = line.parse().expect("notation");
            game.play(&mut state, Actor::Seat(Seat::at(turn % 2)), action).expect("a legal action");
        }
        explain(&game, &state, Seat::at(lines.len() % 2), asked.parse().expect("notation"))
    }

    #[test]
    fn a_signal_tells_who_can_go_and_for_whom_that_scores() {
        let filled = ["enter NW:E red", "enter NW:E yellow", "enter NW:E red", "enter NW:E red"];
        let told = signal(&filled, "signal NW:E straight");
        assert_eq!(english().say(&told.message), "straight on to North-East: 4 cars can go, 3 of them yours");
        let told = signal(&["enter NE:W red", "enter SE:N yellow"], "signal SE:N right");
        let text = "right out to the east: 1 car can go, not yours; only red cars score there";
        assert_eq!(english().say(&told.message), text);
        // A colour that nobody plays is not named.
        let told = signal(&["enter NW:E red", "pass"], "signal NW:E left");
        assert_eq!(
            english().say(&told.message),
            "left out to the north: 1 car can go, yours; nobody scores there"
        );
    }

    #[test]
    fn a_car_that_comes_home_is_a_figure() {
        let lines = ["signal SW:E straight", "enter SW:E red", "signal SE:E straight", "move SW:E keep"];
        let told = signal(&lines, "move SE:E keep");
        let home = told.figures.iter().find(|(name, _)| *name == "home");
        assert_eq!(home, Some(&("home", Figure::Number(1))), "{told:?}");
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
            (
                "enter NW:E red",
                "Ana lets a red car into the lane from the west into North-West",
                "Red car from the west into North-West",
            ),
            (
                "signal NW:E left",
                "Ana sets a signal in the lane from the west into North-West: left ↑",
                "Signal left ↑: from the west into North-West",
            ),
            // A car that drives on to the right of the board has an arrow to the right.
            (
                "signal NW:E straight",
                "Ana sets a signal in the lane from the west into North-West: straight on →",
                "Signal straight on →: from the west into North-West",
            ),
            (
                "move NW:E right",
                "Ana sends the cars in the lane from the west into North-West, then points the signal right ↓",
                "Send the cars in the lane from the west into North-West, then point the signal right ↓",
            ),
            (
                "move NE:E keep",
                "Ana sends the cars in the lane from North-West into North-East",
                "Send the cars in the lane from North-West into North-East",
            ),
            (
                "move NW:E remove",
                "Ana sends the cars in the lane from the west into North-West and removes the signal",
                "Send the cars in the lane from the west into North-West, remove the signal",
            ),
            ("pass", "Ana passes", "Pass"),
        ] {
            assert_eq!(said("en", None, line), (told.into(), command.into()));
        }
        assert_eq!(said("en", Some(Seat::at(0)), "pass").0, "You pass");
        assert_eq!(
            said("de", None, "enter NW:E red").0,
            "Ana lässt ein rotes Auto von Westen nach Nordwest einfahren"
        );
    }
}
