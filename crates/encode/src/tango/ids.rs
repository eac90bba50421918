//! Ids: the steps, the signs by sign and place, the extra signs likewise, then the rest. Draws by seat and corner.

use cloverleaf_core::Seat;
use cloverleaf_tango::{
    Action, CORNERS, Dir, Due, Line, Moves, Place, Plantable, Post, Sign, Stage, State, Tile, last, winner,
};

use super::{seat_after, seats_between};
use crate::bits::write_flags;

/// A `go` and a `rush` in each direction.
const STEPS: usize = 8;
/// Every sign that stands on a tile on every tile, then a Speed Limit on every line.
const POSTS: usize = SPEEDS_AT + Line::COUNT;
const SPEEDS_AT: usize = TILE_SIGNS * Tile::COUNT;
const TILE_SIGNS: usize = Sign::ALL.len() - 1;

const SIGNS_AT: usize = STEPS;
const EXTRAS_AT: usize = SIGNS_AT + POSTS;
const SEAL: usize = EXTRAS_AT + POSTS;
const REOPEN: usize = SEAL + 1;
const ELIMINATE_AT: usize = REOPEN + 1;

pub(super) const COUNT: u32 = (ELIMINATE_AT + Seat::ALL.len()) as u32;
pub(super) const DRAWS: u32 = (Seat::ALL.len() * CORNERS.len()) as u32;

pub(super) fn of(seat: Seat, action: Action) -> Option<u32> {
    let id = match action {
        Action::Go(dir) => 2 * dir.index(),
        Action::Rush(dir) => 2 * dir.index() + 1,
        Action::Sign(post) => SIGNS_AT + of_post(post),
        Action::Extra(post) => EXTRAS_AT + of_post(post),
        Action::Seal => SEAL,
        Action::Reopen => REOPEN,
        Action::Eliminate(other) => ELIMINATE_AT + seats_between(seat, other),
        Action::Corner(..) => return None,
    };
    Some(id as u32)
}

pub(super) fn action(seat: Seat, id: u32) -> Option<Action> {
    let id = id as usize;
    Some(match id {
        0..SIGNS_AT => {
            let dir = Dir::ALL[id / 2];
            if id.is_multiple_of(2) { Action::Go(dir) } else { Action::Rush(dir) }
        }
        SIGNS_AT..EXTRAS_AT => Action::Sign(post(id - SIGNS_AT)?),
        EXTRAS_AT..SEAL => Action::Extra(post(id - EXTRAS_AT)?),
        SEAL => Action::Seal,
        REOPEN => Action::Reopen,
        _ if id < COUNT as usize => Action::Eliminate(seat_after(seat, id - ELIMINATE_AT)),
        _ => return None,
    })
}

fn of_post(post: Post) -> usize {
    match post.place() {
        Place::Tile(tile) => Tile::COUNT * sign_index(post.sign()) + tile.index(),
        Place::Line(line) => SPEEDS_AT + line.index(),
    }
}

fn post(index: usize) -> Option<Post> {
    match index.checked_sub(SPEEDS_AT) {
        Some(line) => Line::at(line).map(Post::speed),
        None => Post::new(Place::Tile(Tile::at(index % Tile::COUNT)?), Sign::ALL[index / Tile::COUNT]),
    }
}

/// The place of a sign among all.
pub(super) fn sign_index(sign: Sign) -> usize {
    match sign {
        Sign::OneWay(dir) => dir.index(),
        Sign::Yield => 4,
        Sign::Roundabout => 5,
        Sign::Toll => 6,
        Sign::Stop => 7,
        Sign::Speed => 8,
    }
}

pub(super) fn of_draw(draw: Action) -> Option<u32> {
    match draw {
        Action::Corner(seat, tile) => Some((CORNERS.len() * seat.index() + tile.corner()?) as u32),
        _ => None,
    }
}

pub(super) fn draw(id: u32) -> Option<Action> {
    let (seat, corner) = (id as usize / CORNERS.len(), id as usize % CORNERS.len());
    Some(Action::Corner(*Seat::ALL.get(seat)?, CORNERS[corner]))
}

pub(super) fn mask(state: &State, seat: Seat, out: &mut [u8]) {
    assert_eq!(out.len(), COUNT as usize, "a mask has a byte for every id");
    out.fill(0);
    match state.stage {
        Stage::Corners | Stage::Over => {}
        Stage::Orders => mask_orders(state, seat, out),
        Stage::Choice => {
            let choices = last(state).iter().filter(|_| winner(state) == Some(seat));
            choices.for_each(|other| out[ELIMINATE_AT + seats_between(seat, other)] = 1);
        }
    }
}

fn mask_orders(state: &State, seat: Seat, out: &mut [u8]) {
    match state.due(seat) {
        Due::Step => write_flags(Moves::of(state, seat).bits().into(), &mut out[..STEPS]),
        Due::Sign => {
            let signs = Plantable::first(state, seat);
            mask_posts(&signs, &mut out[SIGNS_AT..EXTRAS_AT]);
            out[SEAL] = u8::from(signs.is_empty());
        }
        Due::Extra => {
            if let Some(extras) = Plantable::extra(state, seat) {
                mask_posts(&extras, &mut out[EXTRAS_AT..SEAL]);
            }
            out[SEAL] = 1;
        }
        Due::Seal => out[SEAL] = 1,
        Due::Nothing => {}
    }
}

fn mask_posts(posts: &Plantable, out: &mut [u8]) {
    let (tiles, lines) = out.split_at_mut(SPEEDS_AT);
    for (sign, flags) in Sign::ALL.into_iter().zip(tiles.chunks_exact_mut(Tile::COUNT)) {
        write_flags(posts.tiles(sign).bits().into(), flags);
    }
    write_flags(posts.lines().into(), lines);
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn signs_are_counted_as_they_are_listed() {
        for (index, sign) in Sign::ALL.into_iter().enumerate() {
            assert_eq!(sign_index(sign), index);
        }
    }
}
