//! Listing what is legal, kind by kind of decision.

use alloc::vec::Vec;

use cloverleaf_core::Seat;

use crate::action::Action;
use crate::block::Harmless;
use crate::check;
use crate::data::{MOST_MOVES, RUSH_PRICE};
use crate::lanes::Lanes;
use crate::roads::{Landing, Roads};
use crate::score;
use crate::sign::{Place, Post, Sign};
use crate::state::{Due, Stage, State};
use crate::tile::{CORNERS, Dir, Line, TileSet};

/// The signs that stand on tiles.
const TILE_SIGNS: [Sign; 8] = {
    let [a, b, c, d, e, f, g, h, _] = Sign::ALL;
    [a, b, c, d, e, f, g, h]
};

/// Where the Stop Sign is among them.
const STOP: usize = 7;

/// TT-1.2: the corners the lot can give next, each equally likely.
pub(crate) fn lots(state: &State, out: &mut Vec<(Action, u32)>) {
    let next = Seat::ALL.into_iter().find(|seat| state.corners[seat.index()].is_none());
    if let (Stage::Corners, Some(seat)) = (state.stage, next) {
        let free = CORNERS.into_iter().filter(|&corner| !state.corners.contains(&Some(corner)));
        out.extend(free.map(|corner| (Action::Corner(seat, corner), 1)));
    }
}

/// Everything the seat may do.
pub(crate) fn list(state: &State, seat: Seat, out: &mut Vec<Action>) {
    match state.stage {
        Stage::Corners | Stage::Over => {}
        Stage::Orders => list_orders(state, seat, out),
        Stage::Choice if score::winner(state) == Some(seat) => {
            out.extend(score::last(state).iter().map(Action::Eliminate));
        }
        Stage::Choice => {}
    }
}

fn list_orders(state: &State, seat: Seat, out: &mut Vec<Action>) {
    match state.due(seat) {
        Due::Step => list_steps(state, seat, out),
        Due::Sign => list_signs(state, seat, out),
        Due::Extra => list_extras(state, seat, out),
        Due::Seal => out.push(Action::Seal),
        Due::Nothing => {}
    }
    if state.orders[seat.index()].any() {
        out.push(Action::Reopen);
    }
}

fn list_steps(state: &State, seat: Seat, out: &mut Vec<Action>) {
    let orders = &state.orders[seat.index()];
    let (Some(at), Some(goal)) = (orders.at, state.goal(seat)) else { return };
    let can_rush = orders.route.rush().is_none() && state.purses[seat.index()] >= RUSH_PRICE;
    let left = MOST_MOVES.saturating_sub(orders.route.len());
    for dir in Dir::ALL {
        let landing = state.roads.landing(at, dir);
        if check::may_land(state, landing, goal, left) {
            out.push(Action::Go(dir));
            if can_rush && matches!(landing, Landing::On(tile) if tile != goal) {
                out.push(Action::Rush(dir));
            }
        }
    }
}

fn list_signs(state: &State, seat: Seat, out: &mut Vec<Action>) {
    let before = out.len();
    Plantable::by(state, seat, &state.harmless).list(Action::Sign, out);
    if out.len() == before {
        out.push(Action::Seal);
    }
}

/// TT-2.11: whether there is a sign the seat may plant.
pub(crate) fn can_plant(state: &State, seat: Seat) -> bool {
    let plantable = Plantable::by(state, seat, &state.harmless);
    plantable.lines != 0 || plantable.tiles.iter().any(|tiles| !tiles.is_empty())
}

/// TT-2.9: the extra signs that go with the first.
fn list_extras(state: &State, seat: Seat, out: &mut Vec<Action>) {
    let first = state.orders[seat.index()].sign;
    if let (Some(first), Some(price)) = (first, state.extra_price())
        && price <= check::garnets_left(state, seat)
    {
        Plantable::by(state, seat, &beside(state, first)).besides(first).list(Action::Extra, out);
    }
    out.push(Action::Seal);
}

/// What is harmless once this sign stands too.
fn beside(state: &State, first: Post) -> Harmless {
    if !first.sign().steers() {
        return state.harmless;
    }
    let city = state.city.with(first);
    let lanes = Lanes::of(&city);
    Harmless::along(&city, &lanes, &Roads::along(&city, &lanes))
}

/// The signs a seat may plant: the tiles for each of those that stand on tiles, and the lines for Speed Limits.
struct Plantable {
    tiles: [TileSet; TILE_SIGNS.len()],
    lines: u16,
}

impl Plantable {
    /// TT-2.4, TT-2.6: every harmless sign on every place that carries none, but for a second Stop Sign.
    fn by(state: &State, seat: Seat, harmless: &Harmless) -> Plantable {
        let free = TileSet::ALL.less(TileSet::CORNERS).less(state.city.signed());
        let mut tiles = TILE_SIGNS.map(|sign| free.and(harmless.tiles(sign)));
        if state.stop_used(seat) {
            tiles[STOP] = TileSet::EMPTY;
        }
        let lines = Line::all().filter(|&line| !state.city.is_limited(line));
        let lines = lines.fold(0, |lines, line| lines | 1 << line.index()) & harmless.lines();
        Plantable { tiles, lines }
    }

    /// TT-2.9: those of another kind than the first sign, and on another place.
    fn besides(mut self, first: Post) -> Plantable {
        let taken = match first.place() {
            Place::Tile(tile) => TileSet::of(tile),
            // Then the first is a Speed Limit, and so would be all on lines.
            Place::Line(_) => {
                self.lines = 0;
                TileSet::EMPTY
            }
        };
        for (tiles, sign) in self.tiles.iter_mut().zip(TILE_SIGNS) {
            *tiles = if sign.same_kind(first.sign()) { TileSet::EMPTY } else { tiles.less(taken) };
        }
        self
    }

    /// Appends them tile by tile, then line by line.
    fn list(&self, action: impl Fn(Post) -> Action, out: &mut Vec<Action>) {
        for tile in self.tiles.iter().fold(TileSet::EMPTY, |all, tiles| all.or(*tiles)).iter() {
            let bits =
                |all: u8, (sign, tiles): (usize, &TileSet)| all | u8::from(tiles.contains(tile)) << sign;
            let mut signs = self.tiles.iter().enumerate().fold(0, bits);
            out.extend((0..signs.count_ones()).map(|_| {
                let sign = TILE_SIGNS[signs.trailing_zeros() as usize % TILE_SIGNS.len()];
                signs &= signs.wrapping_sub(1);
                action(Post::on(tile, sign))
            }));
        }
        let lines = Line::all().filter(|line| self.lines >> line.index() & 1 == 1);
        out.extend(lines.map(|line| action(Post::speed(line))));
    }
}
