//! How many turns a seat still needs, by its own cards or by what others know of them.

use cloverleaf_core::{Game, Seat, SeatSet};
use cloverleaf_gridlock::{Cards, Gridlock, SpaceSet, State};

use super::ways::{FAR, Ways, Work};

/// The work that a turn does.
const TURN: f64 = 4.0;
/// How much more work counts that stands in the way of everything else.
const EARLY: f64 = 0.02;
/// What a place that is still to be reached costs beyond the drive: what is reached nobody can undo.
const UNREACHED: f64 = 0.3;
/// One way serves several places: what is left of the work of reaching each alone.
const SHARED: f64 = 0.6;
/// However far a place is, no more work than that is worth putting in a rival's way.
const FAR_ENOUGH: u16 = 12;
/// The work that a rival is soon to do.
const SOON: u16 = 2;
/// What the turns of the others count against the own. More would be spite, which helps whoever stands by.
const RIVALRY: f64 = 0.3;

/// How far a seat is ahead of the others, in turns; they count for less than it does.
pub(super) fn lead(game: &Gridlock, state: &State, seat: Seat) -> f64 {
    RIVALRY * others(game, state, seat) - turns_needed(game, state, seat)
}

/// How many turns those need who are to be beaten: mostly the fastest, and a little all of them.
fn others(game: &Gridlock, state: &State, seat: Seat) -> f64 {
    let others = || SeatSet::first(game.seats()).without(seat).iter();
    let guessed = others().map(|other| turns_guessed(game, state, other));
    let (best, sum) = guessed.fold((f64::INFINITY, 0.0), |(best, sum), turns| (best.min(turns), sum + turns));
    let mean = sum / others().count().max(1) as f64;
    0.6 * best + 0.4 * mean
}

/// How things stand, to tell what an action changes without looking at everything again.
pub(super) struct Plan {
    own: f64,
    others: f64,
    /// The spaces that matter to the own way or to a shorter one.
    way: SpaceSet,
    /// The spaces that a rival is soon to drive on.
    rivals: SpaceSet,
}

impl Plan {
    pub(super) fn new(game: &Gridlock, state: &State, seat: Seat) -> Plan {
        Plan {
            own: turns_needed(game, state, seat),
            others: others(game, state, seat),
            way: on_the_way(game, state, seat),
            rivals: near_rivals(game, state, seat),
        }
    }

    /// The lead after an action that has changed these spaces.
    pub(super) fn lead_after(&self, game: &Gridlock, next: &State, seat: Seat, changed: SpaceSet) -> f64 {
        let touches = |spaces: SpaceSet| changed.minus(spaces) != changed;
        let own = if touches(self.way) { turns_needed(game, next, seat) } else { self.own };
        let others = if touches(self.rivals) { others(game, next, seat) } else { self.others };
        RIVALRY * others - own
    }
}

/// The spaces that another seat can drive to now or with one more tile.
fn near_rivals(game: &Gridlock, state: &State, seat: Seat) -> SpaceSet {
    let mut spaces = SpaceSet::EMPTY;
    for other in SeatSet::first(game.seats()).without(seat).iter() {
        let work = Ways::new(game, state, other).from(state.player(other).car_space(), SOON);
        spaces |= (0..game.board().spaces().len()).filter(|&space| work[space] <= SOON).collect::<SpaceSet>();
    }
    spaces
}

/// How many turns the seat needs if nobody helps and nobody hinders. A car drives all over the roads it
/// stands on, so what must be built is a tree that joins it and all its places.
fn turns_needed(game: &Gridlock, state: &State, seat: Seat) -> f64 {
    let (mut work, mut early) = (0.0, 0.0);
    join(game, state, seat, |place, nearest| {
        work += f64::from(nearest[place]);
        early += EARLY * work;
    });
    (work + early) / TURN + drives(state.player(seat).cards)
}

/// Joins the places one by one to the nearest of what is joined already. Shows the work of each, and that
/// from what was joined before to every space.
fn join(game: &Gridlock, state: &State, seat: Seat, mut see: impl FnMut(usize, &Work)) {
    let player = state.player(seat);
    let ways = Ways::new(game, state, seat);
    let mut nearest = ways.from(player.car_space(), FAR);
    let mut left: Vec<usize> = places(game, player.cards).collect();
    while let Some(at) = (0..left.len()).min_by_key(|&at| nearest[left[at]]) {
        let place = left.swap_remove(at);
        see(place, &nearest);
        // Only what is nearer than before matters, and only to those that are left.
        let Some(most) = left.iter().map(|&other| nearest[other]).max() else { break };
        for (nearest, onward) in nearest.iter_mut().zip(ways.from(place, most)) {
            *nearest = onward.min(*nearest);
        }
    }
}

/// The spaces on the seat's way, and those where the way would be as short or shorter if a tile fitted.
fn on_the_way(game: &Gridlock, state: &State, seat: Seat) -> SpaceSet {
    let mut spaces = SpaceSet::EMPTY;
    let ways = Ways::new(game, state, seat);
    join(game, state, seat, |place, nearest| {
        let onward = ways.from(place, nearest[place]);
        let near = |space: &usize| nearest[*space] + onward[*space] <= nearest[place];
        spaces |= (0..game.board().spaces().len()).filter(near).collect::<SpaceSet>();
    });
    spaces
}

/// The spaces next to another car, from where a cone stands in its way.
pub(super) fn beside_rivals(game: &Gridlock, state: &State, seat: Seat) -> SpaceSet {
    let others = SeatSet::first(game.seats()).without(seat);
    let cars = others.iter().filter_map(|other| state.player(other).car);
    cars.fold(SpaceSet::EMPTY, |spaces, car| spaces | game.board().zone(car.into()))
}

/// How many turns the seat may need for all that others know of its cards.
fn turns_guessed(game: &Gridlock, state: &State, seat: Seat) -> f64 {
    let player = state.player(seat);
    let start = player.start.map_or(Cards::NONE, |card| Cards::of(card.into()));
    let known = player.scored.and(player.ruled_out).and(start);
    let possible = Cards::first(game.board().destinations().len()).minus(known);
    let work = Ways::new(game, state, seat).from(player.car_space(), FAR_ENOUGH);
    let all: u16 = places(game, possible).map(|space| work[space].min(FAR_ENOUGH)).sum();
    let mean = f64::from(all) / possible.len().max(1) as f64;
    SHARED * mean * player.cards.len() as f64 / TURN + drives(player.cards)
}

fn places(game: &Gridlock, cards: Cards) -> impl Iterator<Item = usize> {
    cards.iter().map(|card| game.board().destinations()[card].space)
}

/// The drives to so many places, two stops each (GB-6.1).
fn drives(cards: Cards) -> f64 {
    cards.len().div_ceil(2) as f64 + UNREACHED * cards.len() as f64
}

/// Whether to drive now: to two places, or to one where that costs no drive that two could share.
pub(super) fn is_time_to_drive(game: &Gridlock, state: &State, seat: Seat) -> bool {
    let (reach, cards) = (game.reach(state, seat), state.player(seat).cards);
    let near = places(game, cards).filter(|&space| reach.contains(space)).count();
    near >= 2 || near == 1 && cards.len() % 2 == 1
}
