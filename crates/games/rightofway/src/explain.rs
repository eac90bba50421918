//! What an action would do, told beforehand.

use alloc::format;
use alloc::string::{String, ToString};

use cloverleaf_core::Explanation;
use cloverleaf_grid::Roads;

use crate::balance::Balance;
use crate::{Action, Place, State};

/// The sentence and, for a placement, the figures `cost`, `profit` and `result`.
pub(crate) fn explain(state: &State, action: Action) -> Explanation {
    match action {
        Action::Place(at, roads) => explain_place(state, at, roads),
        Action::Buy(at, kind) => {
            let height = state.city.tile(at.0).map_or(0, |tile| state.rights[tile].height());
            let price = if height == 0 { String::new() } else { format!(" and {} to pay", tiles(height)) };
            Explanation::new(format!("{kind} goes face down on {at}{price}; the right-of-way there is yours"))
        }
        Action::Discard(kind) => Explanation::new(format!(
            "{kind} is discarded; {} still to pay",
            tiles(state.owed.saturating_sub(1))
        )),
        Action::Scrap(at) => explain_scrap(state, at),
        Action::Lay(at, _) => {
            Explanation::new(format!("a piece with {} is laid at {at}", dollars(state.piece)))
        }
        Action::Done => Explanation::new("the turn ends without a right-of-way"),
        Action::Dollar(at) => Explanation::new(format!("{at} gets a dollar sign")),
        Action::Piece(count) => Explanation::new(format!("the piece drawn has {}", dollars(count))),
        Action::Draw(seat, kind) => Explanation::new(format!("seat {seat} draws {kind}")),
        Action::First(seat) => Explanation::new(format!("seat {seat} goes first")),
    }
}

fn explain_place(state: &State, at: Place, roads: Roads) -> Explanation {
    let Some(tile) = state.city.tile(at.0) else {
        return Explanation::new(format!("nothing can be built on {at}, outside the city"));
    };
    let balance = Balance::of(state, tile, roads);
    let Balance { cost, profit } = balance;
    let result = balance.result();
    let then = match result {
        0 => "nothing is drawn or paid".to_string(),
        1.. => {
            let reach = state.stacks[state.me()].total().min(result.unsigned_abs());
            format!("{} to draw", tiles(reach))
        }
        _ => format!("{} to pay", tiles(result.unsigned_abs())),
    };
    Explanation::new(format!("{roads} on {at} costs {cost} and earns {profit}: {then}"))
        .number("cost", cost.into())
        .number("profit", profit.into())
        .number("result", result.into())
}

fn explain_scrap(state: &State, at: Place) -> Explanation {
    let tile = state.city.tile(at.0);
    let highway = tile.is_some_and(|tile| !state.roads[tile].is_empty());
    let height = tile.map_or(0, |tile| state.rights[tile].height());
    Explanation::new(match (highway, height) {
        (true, _) => format!("the highway on {at} is discarded and its city tile free again"),
        (false, 0 | 1) => format!("the right-of-way on {at} is given up"),
        (false, _) => {
            format!("the top of the right-of-way on {at} is discarded; it goes to the other player")
        }
    })
}

fn tiles(count: u8) -> String {
    match count {
        0 => "nothing".to_string(),
        1 => "1 tile".to_string(),
        _ => format!("{count} tiles"),
    }
}

fn dollars(count: u8) -> String {
    match count {
        0 => "no dollar".to_string(),
        1 => "1 dollar".to_string(),
        _ => format!("{count} dollars"),
    }
}
