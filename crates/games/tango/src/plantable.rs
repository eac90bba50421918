//! Which signs a seat may plant (TT-2, TT-3.1), as sets of places.

use alloc::vec::Vec;

use cloverleaf_core::Seat;

use crate::action::Action;
use crate::block::Harmless;
use crate::check;
use crate::lanes::Lanes;
use crate::moves::nth_bit;
use crate::roads::Roads;
use crate::sign::{Place, Post, Sign};
use crate::state::State;
use crate::tile::{Line, Tile, TileSet};

/// The signs that stand on tiles.
const TILE_SIGNS: [Sign; 8] = {
    let [a, b, c, d, e, f, g, h, _] = Sign::ALL;
    [a, b, c, d, e, f, g, h]
};

/// Where the Stop Sign is among them.
const STOP: usize = 7;

/// What is harmless once this sign stands too.
fn beside(state: &State, first: Post) -> Harmless {
    if !first.sign().steers() {
        return state.harmless;
    }
    let city = state.city.with(first);
    let lanes = Lanes::of(&city);
    Harmless::along(&city, &lanes, &Roads::along(&city, &lanes, &lanes.steps()))
}

/// The signs a seat may plant: the tiles for each of those that stand on tiles, and the lines for Speed Limits.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Plantable {
    tiles: [TileSet; TILE_SIGNS.len()],
    lines: u16,
}

impl Plantable {
    /// What it may plant as its obligatory sign.
    #[must_use]
    pub fn first(state: &State, seat: Seat) -> Plantable {
        Plantable::by(state, seat, &state.harmless)
    }

    /// TT-2.9: what it may plant as its extra sign, if it has planted the first and can pay for another.
    #[must_use]
    pub fn extra(state: &State, seat: Seat) -> Option<Plantable> {
        let first = state.orders[seat.index()].sign.filter(|_| Plantable::affords_extra(state, seat))?;
        Some(Plantable::by(state, seat, &beside(state, first)).besides(first))
    }

    /// Whether it can pay for an extra sign.
    pub(crate) fn affords_extra(state: &State, seat: Seat) -> bool {
        state.extra_price().is_some_and(|price| price <= check::garnets_left(state, seat))
    }

    /// The tiles on which it may plant this sign; none for a Speed Limit, which stands on no tile.
    #[must_use]
    pub fn tiles(&self, sign: Sign) -> TileSet {
        TILE_SIGNS.iter().position(|&other| other == sign).map_or(TileSet::EMPTY, |index| self.tiles[index])
    }

    /// The rows and columns on which it may plant a Speed Limit, a bit each.
    #[must_use]
    pub fn lines(&self) -> u16 {
        self.lines
    }

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

    /// Whether there is none.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.lines == 0 && self.tiles.iter().all(|tiles| tiles.is_empty())
    }

    /// How many there are.
    pub(crate) fn count(&self) -> u32 {
        self.tiles.iter().map(|tiles| tiles.len()).sum::<u32>() + self.lines.count_ones()
    }

    /// The signs it may plant on this tile, a bit each.
    fn signs_on(&self, tile: Tile) -> u8 {
        let bits = |all: u8, (sign, tiles): (usize, &TileSet)| all | u8::from(tiles.contains(tile)) << sign;
        self.tiles.iter().enumerate().fold(0, bits)
    }

    /// The one at this place when they are ordered tile by tile, then line by line.
    pub(crate) fn nth(&self, place: u32) -> Option<Post> {
        let mut left = place;
        for tile in Tile::all() {
            let signs = self.signs_on(tile);
            match left.checked_sub(signs.count_ones()) {
                Some(rest) => left = rest,
                None => return nth_bit(signs, left).map(|sign| Post::on(tile, TILE_SIGNS[sign])),
            }
        }
        let mut lines = Line::all().filter(|line| self.lines >> line.index() & 1 == 1);
        lines.nth(left as usize).map(Post::speed)
    }

    /// Appends them tile by tile, then line by line.
    pub(crate) fn list(&self, action: impl Fn(Post) -> Action, out: &mut Vec<Action>) {
        for tile in self.tiles.iter().fold(TileSet::EMPTY, |all, tiles| all.or(*tiles)).iter() {
            let mut signs = self.signs_on(tile);
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
