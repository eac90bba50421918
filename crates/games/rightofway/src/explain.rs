//! What an action would do, told beforehand.

use cloverleaf_core::{Actor, Explanation, Message, Seat};
use cloverleaf_grid::Roads;

use crate::balance::Balance;
use crate::score::scores;
use crate::tell::{of, tell};
use crate::{Action, Kind, Place, State};

/// The sentence and, for a placement, the figures `points` and `theirs` (what the player and the other one would
/// gain), `cost`, `profit` and `result`; for a right-of-way its `price`.
pub(crate) fn explain(state: &State, action: Action) -> Explanation {
    Explanation::new(match action {
        Action::Place(at, roads) => return explain_place(state, at, roads),
        Action::Buy(at, kind) => return explain_buy(state, at, kind),
        Action::Discard(kind) => {
            let price = state.owed.saturating_sub(1);
            of(Message::new("rw-told-discard"), kind.roads()).with("price", tiles(price))
        }
        Action::Scrap(at) => scrap(state, at),
        Action::Lay(at, _) => Message::new("rw-told-lay").place("at", at).with("dollars", state.piece),
        Action::Done => Message::new("rw-told-done"),
        Action::Dollar(_) | Action::Piece(_) | Action::Draw(..) | Action::First(_) => {
            tell(Actor::Chance, action)
        }
    })
}

fn explain_place(state: &State, at: Place, roads: Roads) -> Explanation {
    let Some(tile) = state.city.tile(at.0) else {
        return Explanation::new(Message::new("rw-told-outside").place("at", at));
    };
    let balance = Balance::of(state, tile, roads);
    let Balance { cost, profit } = balance;
    let result = balance.result();
    let then = match result {
        0 => Message::new("rw-told-even"),
        1.. => {
            let reach = state.stacks[state.me()].total().min(result.unsigned_abs());
            Message::new("rw-told-gain").with("tiles", tiles(reach))
        }
        _ => loss(state, tile, result.unsigned_abs()),
    };
    // RW-6.4: what was laid to keep the place goes.
    let own = state.claims[state.me()].contains(tile);
    let message = of(Message::new("rw-told-place"), roads)
        .place("at", at)
        .with("cost", cost)
        .with("profit", profit)
        .with("then", then)
        .choice("cleared", if own { "yes" } else { "no" });
    let [points, theirs] = gained(state, tile, roads);
    Explanation::new(message)
        .number("points", points)
        .number("theirs", theirs)
        .number("cost", cost.into())
        .number("profit", profit.into())
        .number("result", result.into())
}

/// RW-7.4: the points that this highway would bring whose turn it is and the other player: its own, and those of
/// the highways that it completes.
fn gained(state: &State, tile: usize, roads: Roads) -> [i64; 2] {
    let mut after = state.clone();
    after.built[state.me()] = after.built[state.me()].with(tile);
    // Dollars change nothing about points.
    after.pave(tile, roads, true);
    let (before, after) = (scores(state), scores(&after));
    [state.me(), state.you()].map(|index| i64::from(after[Seat::at(index)] - before[Seat::at(index)]))
}

/// RW-5.5: who pays a loss: the hand, then what is the player's in the city, and at last nobody.
fn loss(state: &State, tile: usize, loss: u8) -> Message {
    let left = state.hand().total().saturating_sub(1);
    let rest = loss.saturating_sub(left);
    let from_city = rest.min(state.scrappable().without(tile).len() as u8);
    let paid = |key: &'static str| Message::new(key).with("tiles", tiles(loss));
    let in_parts = |key| paid(key).with("hand", left).with("city", from_city);
    match rest {
        0 => paid("rw-told-loss"),
        _ if rest > from_city => in_parts("rw-told-loss-forgiven").with("rest", rest - from_city),
        _ => in_parts("rw-told-loss-city"),
    }
}

/// RW-6.2: a tile for each in the stack, and the one on top.
fn explain_buy(state: &State, at: Place, kind: Kind) -> Explanation {
    let height = state.city.tile(at.0).map_or(0, |tile| state.rights[tile].height());
    let message = of(Message::new("rw-told-buy"), kind.roads()).place("at", at).with("price", height);
    Explanation::new(message).number("price", height.into())
}

fn scrap(state: &State, at: Place) -> Message {
    let tile = state.city.tile(at.0);
    let highway = tile.is_some_and(|tile| !state.roads[tile].is_empty());
    let height = tile.map_or(0, |tile| state.rights[tile].height());
    let key = match (highway, height) {
        (true, _) => "rw-told-scrap-highway",
        (false, 0 | 1) => "rw-told-scrap-right",
        (false, _) => "rw-told-scrap-top",
    };
    Message::new(key).place("at", at)
}

fn tiles(count: u8) -> Message {
    Message::new("rw-tiles").with("count", count)
}
