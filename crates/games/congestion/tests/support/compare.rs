//! Playing an action by the fast rules and by the literal ones.

use cloverleaf_congestion::{Action, Congestion, Queue, State};
use cloverleaf_core::{Actor, Game, GameExt, Options, Seat, Turn, Viewer};

use crate::reference::{Position, Table};

/// What the reference must know of a set-up, by the options' names.
pub(crate) fn table(game: &Congestion) -> Table {
    let option = |name| game.options().get(name).to_string();
    let number = |name| option(name).parse().ok();
    let grid = option("grid");
    let (rows, columns) = grid.split_once('x').expect("rows by columns");
    let (rows, columns) = (rows.parse().expect("a number"), columns.parse().expect("a number"));
    let colours = option("colours").split(',').map(str::to_owned).collect();
    Table {
        own_cars: option("cars") == "own",
        direct_path: option("direct_path"),
        target: number("target").expect("a number"),
        stall_limit: number("stall_limit").expect("a number"),
        turn_limit: number("turn_limit"),
        ..Table::new(rows, columns, option("keep_left") == "true", colours)
    }
}

/// The state of the fast rules, in the words of the reference.
fn told(game: &Congestion, state: &State) -> Position {
    let view = game.view(state, Viewer::Spectator);
    let words = |queue: Queue| queue.cars().map(|car| car.word().to_owned()).collect();
    let counted = view.colours.as_slice().iter().zip(view.counted.as_slice());
    Position {
        queues: view.lanes.iter().map(|(lane, cars)| (lane.to_string(), words(cars))).collect(),
        signals: view.signals.iter().map(|(lane, shown)| (lane.to_string(), shown.to_string())).collect(),
        counted: counted.map(|(colour, cars)| (colour.to_string(), usize::from(*cars))).collect(),
        seat: view.to_move.map_or(0, |number| usize::from(number) - 1),
        turns: view.turns as usize,
        passes: view.passes.into(),
        stalled: view.stalled.into(),
        over: game.turn(state) == Turn::Over,
    }
}

/// Plays one action by both rules. They must agree on whether it is legal and on what it does.
pub(crate) fn compare(
    game: &Congestion,
    table: &Table,
    state: &State,
    position: &Position,
    seat: Seat,
    action: Action,
) -> Option<(State, Position)> {
    let mut after = state.clone();
    let played = game.play(&mut after, Actor::Seat(seat), action);
    let expected = table.play(position, &action.to_string());
    assert_eq!(played.is_ok(), expected.is_some(), "'{action}' {played:?} in {position:#?} of {table:?}");
    let mut expected = expected?;
    if expected.over {
        // Nobody is to move after the end.
        expected.seat = 0;
    }
    assert_eq!(told(game, &after), expected, "'{action}' in {position:#?} of {table:?}");
    Some((after, expected))
}
