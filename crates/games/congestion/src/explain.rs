//! What an action would do, told beforehand.

use alloc::format;
use alloc::string::String;

use cloverleaf_core::Explanation;

use crate::play::moving;
use crate::{Action, Colour, Congestion, Direction, Lane, State, Then};

/// The sentence and the figure `cars`: how many cars it would set going.
pub(crate) fn explain(game: &Congestion, state: &State, action: Action) -> Explanation {
    match action {
        Action::Enter(lane, colour) => {
            let place = game.board.number(lane).map_or(1, |lane| state.queues[lane].len() + 1);
            Explanation::new(format!("a {colour} car enters {lane} as number {place} of its queue"))
                .number("cars", 1)
        }
        Action::Signal(lane, direction) => {
            Explanation::new(format!("a signal sends {lane} {direction}{}", into(game, lane, direction)))
        }
        Action::Move(lane, then) => explain_move(game, state, lane, then),
        Action::Pass => Explanation::new("nothing moves"),
    }
}

fn explain_move(game: &Congestion, state: &State, lane: Lane, then: Then) -> Explanation {
    let shown = game.board.number(lane).and_then(|number| Some((number, state.signal(number)?)));
    let Some((number, direction)) = shown else {
        return Explanation::new(format!("nothing moves: {lane} has no signal")).number("cars", 0);
    };
    let (going, _) = moving(game, state, number, direction);
    let mut text = format!("{} from {lane} {direction}{}", cars(going.len()), into(game, lane, direction));
    if game.board.leads_to(lane, direction).is_some_and(Lane::is_exit) {
        let colour = Colour::ALL[lane.heading().towards(direction) as usize];
        text += &format!("; {} for {colour}", counts(going.count(colour)));
    }
    text += &match then {
        Then::Keep => String::from("; the signal stays"),
        Then::Remove => String::from("; the signal is removed"),
        Then::Change(other) => format!("; then the signal points {other}"),
    };
    Explanation::new(text).number("cars", going.len() as i64)
}

fn into(game: &Congestion, lane: Lane, direction: Direction) -> String {
    game.board.leads_to(lane, direction).map_or_else(String::new, |target| format!(" into {target}"))
}

fn cars(count: usize) -> String {
    if count == 1 { String::from("1 car moves") } else { format!("{count} cars move") }
}

fn counts(count: usize) -> String {
    match count {
        0 => String::from("none counts"),
        1 => String::from("1 counts"),
        _ => format!("{count} count"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use alloc::string::ToString;
    use cloverleaf_core::{Actor, Figure, Game, GameExt, Seat};

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
            assert_eq!(told.text, text.to_string());
            let figure = cars.map(|cars| ("cars", Figure::Number(cars)));
            assert_eq!(told.figures, figure.into_iter().collect::<alloc::vec::Vec<_>>());
        }
    }
}
