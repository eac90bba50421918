//! Asking the fast rules and the literal ones the same questions.

use std::collections::BTreeSet;

use cloverleaf_core::{Figure, Game, Seat, Turn, Viewer};
use cloverleaf_rightofway::{Action, Phase, Quarter, RightOfWay, State, View};

use crate::reference::{Board, Edges, Spot, edges, spot};

/// The position in the words of the reference.
fn told(view: &View) -> Board {
    let at = |place: &cloverleaf_rightofway::Place| spot(&place.to_string());
    let highways = view.highways.iter();
    let rights = view.rights.iter();
    Board {
        city: view.city.iter().map(|(place, quarter)| (at(place), *quarter == Quarter::Dollar)).collect(),
        highways: highways
            .map(|(place, tile)| (at(place), (tile.seat, edges(&tile.roads.to_string()))))
            .collect(),
        rights: rights.map(|(place, right)| (at(place), (right.seat, right.stack.len()))).collect(),
        covered_dollars: view.covered_dollars,
    }
}

/// Compares whatever there is to compare in this state, and says how many placements that were.
pub(crate) fn compare(game: &RightOfWay, state: &State) -> usize {
    let view = game.view(state, Viewer::Spectator);
    let board = told(&view);
    let points = [board.points(1), board.points(2)];
    assert_eq!(game.scores(state).as_slice(), points, "{board:?}");
    match game.turn(state) {
        Turn::Seat(seat) if view.phase == Phase::Act => compare_lists(game, state, seat, &view, &board),
        _ => 0,
    }
}

fn compare_lists(game: &RightOfWay, state: &State, seat: Seat, view: &View, board: &Board) -> usize {
    let hand: Vec<Edges> = view.hands[seat.index()].iter().map(|tile| edges(&tile.to_string())).collect();
    let mut actions = Vec::new();
    game.legal(state, seat, &mut actions);
    let (mut placed, mut bought) = (BTreeSet::new(), BTreeSet::new());
    for action in &actions {
        match action {
            Action::Place(place, roads) => {
                let placement = (spot(&place.to_string()), edges(&roads.to_string()));
                compare_balance(game, state, *action, board, &placement);
                placed.insert(placement);
            }
            Action::Buy(place, _) => {
                bought.insert(spot(&place.to_string()));
            }
            _ => {}
        }
    }
    let (mut placements, mut purchases) = (BTreeSet::new(), BTreeSet::new());
    if view.placed.is_none() {
        placements = board.placements(seat.number(), &hand);
    }
    if view.bought.is_none() {
        purchases = board.purchases(seat.number(), hand.len());
    }
    assert_eq!(placed, placements, "with {hand:?} on {board:?}");
    assert_eq!(bought, purchases, "with {hand:?} on {board:?}");
    placed.len()
}

fn compare_balance(
    game: &RightOfWay,
    state: &State,
    action: Action,
    board: &Board,
    (at, roads): &(Spot, Edges),
) {
    let (cost, profit) = (board.cost(*at, roads), board.profit(*at, roads));
    let told = game.explain(state, Seat::at(0), action);
    let expected = [("cost", cost), ("profit", profit), ("result", profit - cost)];
    let expected = expected.map(|(name, number)| (name, Figure::Number(number)));
    assert_eq!(told.figures, expected, "'{action}' on {board:?}");
}
