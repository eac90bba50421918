//! Asking the fast rules and the literal ones the same questions.

use core::ops::AddAssign;
use std::collections::BTreeSet;

use cloverleaf_core::{Figure, Game, Seat, Turn, Viewer};
use cloverleaf_rightofway::{Action, Phase, Quarter, RightOfWay, State, View};

use crate::reference::{Board, Edges, Spot, edges, spot};

/// The position in the words of the reference.
pub(crate) fn told(view: &View) -> Board {
    let at = |place: &cloverleaf_rightofway::Place| spot(&place.to_string());
    let highways = view.highways.iter();
    let rights = view.rights.iter();
    Board {
        city: view.city.iter().map(|(place, quarter)| (at(place), *quarter == Quarter::Dollar)).collect(),
        highways: highways
            .map(|(place, tile)| (at(place), (tile.seat, edges(&tile.roads.to_string()))))
            .collect(),
        rights: rights
            .map(|(place, right)| (at(place), right.stack().map(|tile| tile.seat).collect()))
            .collect(),
        covered_dollars: view.covered_dollars,
    }
}

/// How many placements were compared, and in how many positions of the rare kinds.
#[derive(Clone, Copy, Default, Debug)]
pub(crate) struct Compared {
    pub(crate) placements: usize,
    /// RW-5.5: nothing that could be placed could be paid for.
    pub(crate) desperate: usize,
    /// RW-7.3: a right-of-way had to be bought first.
    pub(crate) forced: usize,
    /// RW-6.2: a stack of two or more lay in the city.
    pub(crate) stacked: usize,
}

impl AddAssign for Compared {
    fn add_assign(&mut self, more: Compared) {
        self.placements += more.placements;
        self.desperate += more.desperate;
        self.forced += more.forced;
        self.stacked += more.stacked;
    }
}

/// Compares whatever there is to compare in this state, and says what that was.
pub(crate) fn compare(game: &RightOfWay, state: &State) -> Compared {
    let view = game.view(state, Viewer::Spectator);
    let board = told(&view);
    let points = [board.points(1), board.points(2)];
    assert_eq!(game.scores(state).as_slice(), points, "{board:?}");
    match game.turn(state) {
        Turn::Seat(seat) if view.phase == Phase::Act => compare_lists(game, state, seat, &view, &board),
        _ => Compared::default(),
    }
}

fn compare_lists(game: &RightOfWay, state: &State, seat: Seat, view: &View, board: &Board) -> Compared {
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
    let loss = |(at, roads): &(Spot, Edges)| board.cost(*at, roads) - board.profit(*at, roads);
    let beyond = placed.iter().all(|placement| loss(placement) >= hand.len() as i64);
    Compared {
        placements: placed.len(),
        desperate: usize::from(!placed.is_empty() && beyond),
        forced: usize::from(view.placed.is_none() && view.bought.is_none() && placed.is_empty()),
        stacked: usize::from(board.rights.values().any(|stack| stack.len() > 1)),
    }
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
    assert!(told.figures.ends_with(&expected), "{:?} of '{action}' on {board:?}", told.figures);
}
