//! What follows a placement and a scrap, once more to the letter.

use cloverleaf_core::{Actor, Game, Viewer};
use cloverleaf_rightofway::{Action, Phase, RightOfWay, State, View};

use crate::compare::told;
use crate::reference::{Board, Spot, edges, spot};

impl Board {
    /// RW-5.5: how many tiles this seat has in the city, face up or on top of a stack.
    fn own(&self, seat: u8) -> usize {
        let highways = self.highways.values().filter(|(owner, _)| *owner == seat).count();
        highways + self.rights.values().filter(|stack| stack.last() == Some(&seat)).count()
    }

    /// RW-6.4: what lay there goes, then the highway is placed.
    fn place(&mut self, at: Spot, seat: u8, roads: &str) {
        self.rights.remove(&at);
        self.highways.insert(at, (seat, edges(roads)));
    }

    /// RW-5.6: a highway frees its tile; a top gives the stack to whoever is below, if anybody is.
    fn scrap(&mut self, at: Spot) {
        if self.highways.remove(&at).is_none() {
            let stack = self.rights.get_mut(&at).expect("something lies there");
            stack.pop();
            if stack.is_empty() {
                self.rights.remove(&at);
            }
        }
    }
}

/// RW-5.4 and RW-5.5: what is to be done for a result, and how often, with so many tiles left in hand, in the
/// stack and to scrap in the city.
fn due(result: i64, left: usize, stack: usize, city: usize) -> Option<(Phase, usize)> {
    let loss = usize::try_from(-result).unwrap_or(0);
    let (phase, times) = if result > 0 {
        (Phase::Draw, stack.min(result as usize))
    } else if loss < left {
        (Phase::Discard, loss)
    } else if city > 0 {
        (Phase::Scrap, loss - left)
    } else {
        (Phase::Scrap, 0)
    };
    (times > 0).then_some((phase, times))
}

/// What is owed for a placement in this position, if anything is.
fn owed(view: &View) -> Option<(Phase, usize)> {
    let paying = matches!(view.phase, Phase::Draw | Phase::Discard | Phase::Scrap);
    paying.then_some((view.phase, view.owed.into()))
}

/// How many of whose turn it is was laid this turn and cannot be scrapped.
fn spared(view: &View) -> usize {
    let bought = view.bought.filter(|bought| view.placed != Some(*bought));
    usize::from(view.placed.is_some()) + usize::from(bought.is_some())
}

/// Plays a placement or a scrap by both rules. Says whether it was one of them.
pub(crate) fn compare_step(game: &RightOfWay, state: &State, (actor, action): (Actor, Action)) -> bool {
    let view = game.view(state, Viewer::Spectator);
    let (mut board, seat) = (told(&view), view.seat);
    let index = usize::from(seat) - 1;
    let expected = match action {
        Action::Place(at, roads) => {
            let (at, roads) = (spot(&at.to_string()), roads.to_string());
            let result = board.profit(at, &edges(&roads)) - board.cost(at, &edges(&roads));
            let bought = view.bought.is_some_and(|bought| spot(&bought.to_string()) != at);
            board.place(at, seat, &roads);
            let city = board.own(seat) - 1 - usize::from(bought);
            due(result, view.hands[index].len() - 1, view.stacks[index].into(), city)
        }
        Action::Scrap(at) => {
            board.scrap(spot(&at.to_string()));
            let rest = usize::from(view.owed) - 1;
            let left = board.own(seat) > spared(&view);
            (rest > 0 && left).then_some((Phase::Scrap, rest))
        }
        _ => return false,
    };
    let mut after = state.clone();
    game.play_unchecked(&mut after, actor, action);
    let after = game.view(&after, Viewer::Spectator);
    assert_eq!(told(&after), board, "after '{action}'");
    assert_eq!(owed(&after), expected, "after '{action}' on {board:?}");
    if after.phase == Phase::Scrap || matches!(action, Action::Scrap(_)) {
        assert!(after.hands[index].is_empty(), "the whole hand goes first");
    }
    true
}
