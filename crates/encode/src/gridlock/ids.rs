//! Numbers for actions and draws.
//!
//! Building, driving and ending a turn come first. Then, for every space in order, come the placements of every tile in
//! every way it can lie; in the same manner the turns; and the removals, cones, clearings and stops, one a space.

use cloverleaf_core::{Game, MAX_SEATS, Seat};
use cloverleaf_gridlock::{Action, Gridlock, Kind, SpaceSet, State, Tile, WAYS};

use crate::bits::write_flags;

/// Those that need no space: [`Action::Build`], [`Action::Drive`], [`Action::End`].
const PLAIN: usize = 3;
/// The kinds of actions that have one id a space.
const SINGLE: usize = 4;
/// The most destinations a board can have.
const CARDS: usize = 32;
/// The kinds of tiles.
const KINDS: usize = cloverleaf_gridlock::KINDS;
/// The draws that a seat can make: a card, a tile, or being the first player.
const A_SEAT: usize = CARDS + KINDS + 1;
/// How many ids draws have.
pub(super) const DRAWS: u32 = (MAX_SEATS * A_SEAT) as u32;

/// How many ids actions have.
pub(super) fn count(game: &Gridlock) -> u32 {
    (PLAIN + spaces(game) * (2 * WAYS + SINGLE)) as u32
}

fn spaces(game: &Gridlock) -> usize {
    game.board().spaces().len()
}

/// The id of an action.
pub(super) fn of(game: &Gridlock, action: Action) -> Option<u32> {
    let spaces = spaces(game);
    let lying = |block: usize, space, tile: Tile| {
        Some(PLAIN + (block * spaces + game.board().find(space)?) * WAYS + tile.way()?)
    };
    let single = |block: usize, space| Some(PLAIN + (2 * WAYS + block) * spaces + game.board().find(space)?);
    let id = match action {
        Action::Build => Some(0),
        Action::Drive => Some(1),
        Action::End => Some(2),
        Action::Place(space, tile) => lying(0, space, tile),
        Action::Rotate(space, tile) => lying(1, space, tile),
        Action::Remove(space) => single(0, space),
        Action::Cone(space) => single(1, space),
        Action::Clear(space) => single(2, space),
        Action::Stop(space) => single(3, space),
        Action::Card(..) | Action::Tile(..) | Action::First(_) => None,
    };
    id.map(|id| id as u32)
}

/// The action with this id.
pub(super) fn action(game: &Gridlock, id: u32) -> Option<Action> {
    let plain = [Action::Build, Action::Drive, Action::End];
    let Some(id) = (id as usize).checked_sub(PLAIN) else { return plain.get(id as usize).copied() };
    let spaces = spaces(game);
    let named = |space: usize| game.board().spaces().get(space).copied();
    if let Some(id) = id.checked_sub(2 * WAYS * spaces) {
        let space = named(id % spaces)?;
        return match id / spaces {
            0 => Some(Action::Remove(space)),
            1 => Some(Action::Cone(space)),
            2 => Some(Action::Clear(space)),
            3 => Some(Action::Stop(space)),
            _ => None,
        };
    }
    let (row, tile) = (id / WAYS, Tile::with_way(id % WAYS)?);
    let space = named(row % spaces)?;
    Some(if row < spaces { Action::Place(space, tile) } else { Action::Rotate(space, tile) })
}

/// The id of a draw.
pub(super) fn of_draw(game: &Gridlock, draw: Action) -> Option<u32> {
    let (seat, what) = match draw {
        Action::Card(seat, name) => (seat, game.board().card_named(name?)?),
        Action::Tile(seat, tile) => {
            let kind = tile?.kind().filter(|kind| Some(kind.tile()) == tile)?;
            (seat, CARDS + kind.index())
        }
        Action::First(seat) => (seat, CARDS + KINDS),
        _ => return None,
    };
    (seat.number() <= game.seats()).then_some((seat.index() * A_SEAT + what) as u32)
}

/// The draw with this id.
pub(super) fn draw(game: &Gridlock, id: u32) -> Option<Action> {
    let (seat, what) = (id as usize / A_SEAT, id as usize % A_SEAT);
    let seat = (seat < usize::from(game.seats())).then(|| Seat::at(seat))?;
    if what < CARDS {
        let place = game.board().destinations().get(what)?;
        return Some(Action::Card(seat, Some(place.name)));
    }
    match Kind::all().nth(what - CARDS) {
        Some(kind) => Some(Action::Tile(seat, Some(kind.tile()))),
        None => Some(Action::First(seat)),
    }
}

/// Writes 1 at the id of everything a seat may do.
pub(super) fn mask(game: &Gridlock, state: &State, seat: Seat, out: &mut [u8]) {
    assert_eq!(out.len(), count(game) as usize, "a mask is as long as there are ids");
    let (spaces, choices) = (spaces(game), game.choices(state, seat));
    let (plain, out) = out.split_at_mut(PLAIN);
    plain.copy_from_slice(&[choices.declarations, choices.declarations, choices.end].map(u8::from));
    let (placements, out) = out.split_at_mut(spaces * WAYS);
    let (turns, single) = out.split_at_mut(spaces * WAYS);
    placements.fill(0);
    turns.fill(0);
    let (placements, _) = placements.as_chunks_mut::<WAYS>();
    let mut ways = [0; WAYS];
    choices.hand.different().for_each(|kind| ways[kind.ways()].fill(1));
    for space in choices.places {
        placements[space] = ways;
    }
    let (turns, _) = turns.as_chunks_mut::<WAYS>();
    for space in choices.rotations {
        turn(state.tile(space), &mut turns[space]);
    }
    let sets = [choices.removals, choices.cones, choices.clearings, choices.stops];
    for (set, flags) in sets.into_iter().zip(single.chunks_exact_mut(spaces)) {
        write_set(set, flags);
    }
}

/// The other ways in which a tile can lie.
fn turn(tile: Option<Tile>, ways: &mut [u8; WAYS]) {
    if let Some((kind, way)) = tile.and_then(|tile| tile.kind().zip(tile.way())) {
        ways[kind.ways()].fill(1);
        ways[way] = 0;
    }
}

fn write_set(set: SpaceSet, flags: &mut [u8]) {
    let (lower, upper) = flags.split_at_mut(flags.len().min(64));
    let halves = set.halves();
    write_flags(halves[0], lower);
    write_flags(halves[1], upper);
}
