//! Ids of actions and draws: groups with as many ids for every place, in the order of the places, then what has no place.

use core::ops::Range;

use cloverleaf_core::Seat;
use cloverleaf_grid::{Edge, Roads};
use cloverleaf_rightofway::{Action, City, Kind, RightOfWay, SET, State};

use super::reach::Reach;
use crate::bits::write_flags;

const KINDS: usize = SET.len();
/// How many sets of at least two roads there are: what a highway can look like.
const WAYS: usize = 57;
/// How many numbers of dollars a piece of the city can have.
const PIECES: usize = 4;

/// For each set of roads its number among those of at least two roads, in order.
const WAY: [u8; 64] = {
    let mut numbers = [WAYS as u8; 64];
    let (mut bits, mut ways) = (0, 0);
    while bits < 64 {
        if (bits as u8).count_ones() >= 2 {
            numbers[bits] = ways;
            ways += 1;
        }
        bits += 1;
    }
    numbers
};

/// The sets of at least two roads, in order.
const ROADS: [u8; WAYS] = {
    let mut roads = [0; WAYS];
    let mut bits = 0;
    while bits < 64 {
        if (WAY[bits] as usize) < WAYS {
            roads[WAY[bits] as usize] = bits as u8;
        }
        bits += 1;
    }
    roads
};

/// Where each group of ids begins.
struct Groups {
    reach: Reach,
    places: usize,
    laid: bool,
}

impl Groups {
    fn of(game: &RightOfWay) -> Groups {
        let reach = Reach::of(game);
        Groups { reach, places: reach.places(), laid: laid(game) }
    }

    fn highways(&self) -> Range<usize> {
        0..WAYS * self.places
    }

    fn purchases(&self) -> Range<usize> {
        after(&self.highways(), KINDS * self.places)
    }

    fn scraps(&self) -> Range<usize> {
        after(&self.purchases(), self.places)
    }

    fn discards(&self) -> Range<usize> {
        after(&self.scraps(), KINDS)
    }

    fn done(&self) -> usize {
        self.discards().end
    }

    fn layings(&self) -> Range<usize> {
        after(&(0..self.done() + 1), if self.laid { 6 * self.places } else { 0 })
    }
}

fn after(group: &Range<usize>, many: usize) -> Range<usize> {
    group.end..group.end + many
}

fn laid(game: &RightOfWay) -> bool {
    use cloverleaf_core::Game;
    game.options().city == City::Laid
}

pub(super) fn count(game: &RightOfWay) -> u32 {
    Groups::of(game).layings().end as u32
}

pub(super) fn of(game: &RightOfWay, action: Action) -> Option<u32> {
    let groups = Groups::of(game);
    let number = |place| groups.reach.number(place);
    let id = match action {
        Action::Place(at, roads) => {
            let way = usize::from(WAY[usize::from(roads.bits())]);
            (way < WAYS).then_some(WAYS * number(at)? + way)?
        }
        Action::Buy(at, kind) => groups.purchases().start + KINDS * number(at)? + kind.index(),
        Action::Scrap(at) => groups.scraps().start + number(at)?,
        Action::Discard(kind) => groups.discards().start + kind.index(),
        Action::Done => groups.done(),
        Action::Lay(at, edge) if groups.laid => groups.layings().start + 6 * number(at)? + edge.index(),
        _ => return None,
    };
    Some(id as u32)
}

pub(super) fn action(game: &RightOfWay, id: u32) -> Option<Action> {
    let (groups, id) = (Groups::of(game), id as usize);
    let place = |number| groups.reach.place(number);
    let within = |group: Range<usize>| group.contains(&id).then(|| id - group.start);
    if let Some(id) = within(groups.highways()) {
        return Some(Action::Place(place(id / WAYS)?, Roads::from_bits(ROADS[id % WAYS])));
    }
    if let Some(id) = within(groups.purchases()) {
        return Some(Action::Buy(place(id / KINDS)?, Kind::at(id % KINDS)));
    }
    if let Some(number) = within(groups.scraps()) {
        return Some(Action::Scrap(place(number)?));
    }
    if let Some(kind) = within(groups.discards()) {
        return Some(Action::Discard(Kind::at(kind)));
    }
    if id == groups.done() {
        return Some(Action::Done);
    }
    let id = within(groups.layings())?;
    Some(Action::Lay(place(id / 6)?, Edge::at(id % 6)))
}

/// How many ids the draws have that bring the city about: dollars by place, or pieces by their dollars.
fn city_draws(game: &RightOfWay) -> usize {
    if laid(game) { PIECES } else { Reach::of(game).places() }
}

pub(super) fn draws(game: &RightOfWay) -> u32 {
    (city_draws(game) + 2 * KINDS + 2) as u32
}

pub(super) fn of_draw(game: &RightOfWay, draw: Action) -> Option<u32> {
    let city = city_draws(game);
    let id = match draw {
        Action::Dollar(at) if !laid(game) => Reach::of(game).number(at)?,
        Action::Piece(dollars) if laid(game) => Some(usize::from(dollars)).filter(|id| *id < PIECES)?,
        Action::Draw(seat, kind) if seat.index() < 2 => city + KINDS * seat.index() + kind.index(),
        Action::First(seat) if seat.index() < 2 => city + 2 * KINDS + seat.index(),
        _ => return None,
    };
    Some(id as u32)
}

pub(super) fn draw(game: &RightOfWay, id: u32) -> Option<Action> {
    let (city, id) = (city_draws(game), id as usize);
    let Some(rest) = id.checked_sub(city) else {
        let dollar = || Reach::of(game).place(id).map(Action::Dollar);
        return if laid(game) { Some(Action::Piece(id as u8)) } else { dollar() };
    };
    match rest.checked_sub(2 * KINDS) {
        None => Some(Action::Draw(Seat::at(rest / KINDS), Kind::at(rest % KINDS))),
        Some(seat) => (seat < 2).then(|| Action::First(Seat::at(seat))),
    }
}

pub(super) fn mask(game: &RightOfWay, state: &State, seat: Seat, out: &mut [u8]) {
    let groups = Groups::of(game);
    assert_eq!(out.len(), groups.layings().end, "a mask has a flag for every id");
    out.fill(0);
    let Some(choices) = game.choices(state, seat) else { return };
    // In the hexagon a tile has the number of its place.
    let number =
        |tile| if groups.laid { groups.reach.number(choices.place(tile)).unwrap_or(0) } else { tile };
    for (tile, ways) in choices.placements() {
        write_flags(dense(ways), &mut out[WAYS * number(tile)..][..WAYS]);
    }
    let purchases = groups.purchases().start;
    for tile in choices.purchases() {
        let flags = &mut out[purchases + KINDS * number(tile)..][..KINDS];
        choices.kinds().for_each(|kind| flags[kind.index()] = 1);
    }
    for tile in choices.scraps() {
        out[groups.scraps().start + number(tile)] = 1;
    }
    if choices.pays() {
        choices.kinds().for_each(|kind| out[groups.discards().start + kind.index()] = 1);
    }
    out[groups.done()] = choices.may_end().into();
    let layings = groups.layings().start;
    choices.layings(|at, edge| {
        if let Some(number) = groups.reach.number(at) {
            out[layings + 6 * number + edge.index()] = 1;
        }
    });
}

/// A set of road masks without the seven that have fewer than two roads: what lies between them moves together.
const fn dense(ways: u64) -> u64 {
    (ways >> 3 & 1)
        | (ways >> 5 & 0x7) << 1
        | (ways >> 9 & 0x7F) << 4
        | (ways >> 17 & 0x7FFF) << 11
        | (ways >> 33) << 26
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_way_has_the_same_number_in_a_set() {
        for (bits, way) in WAY.into_iter().enumerate().filter(|(_, way)| usize::from(*way) < WAYS) {
            assert_eq!(dense(1 << bits), 1 << way);
            assert_eq!(usize::from(ROADS[usize::from(way)]), bits);
        }
    }
}
