//! What a viewer may know. Only the order of the drawing stacks is hidden (RW-8.1), and no state has one: what
//! is left in a stack is what both players have not seen yet, so everybody sees the whole position, under names.

use alloc::string::{String, ToString};
use alloc::vec::Vec;

use cloverleaf_core::Seat;
use cloverleaf_grid::Roads;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::tiles::Pile;
use crate::{Ending, Kind, Phase, Place, Places, RightOfWay, State, Tiles};

/// A position as everybody sees it, and what of the set-up is needed to picture it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct View {
    /// The city's tiles.
    #[cfg_attr(feature = "ts", ts(as = "alloc::collections::BTreeMap<Place, Quarter>"))]
    pub city: Places<Quarter>,
    /// The highways in it.
    #[cfg_attr(feature = "ts", ts(as = "alloc::collections::BTreeMap<Place, Highway>"))]
    pub highways: Places<Highway>,
    /// The rights-of-way in it.
    #[cfg_attr(feature = "ts", ts(as = "alloc::collections::BTreeMap<Place, Right>"))]
    pub rights: Places<Right>,
    /// The tiles in each seat's hand.
    #[cfg_attr(feature = "ts", ts(as = "Vec<Vec<Kind>>"))]
    pub hands: [Tiles; 2],
    /// How many tiles each seat's drawing stack has.
    #[cfg_attr(feature = "ts", ts(as = "Vec<u8>"))]
    pub stacks: [u8; 2],
    /// The tiles on each seat's discard stack.
    #[cfg_attr(feature = "ts", ts(as = "Vec<Vec<Kind>>"))]
    pub discards: [Tiles; 2],
    /// The pieces of the city not yet drawn, by their dollars from none to three.
    #[cfg_attr(feature = "ts", ts(as = "Vec<u8>"))]
    pub pieces: [u8; 4],
    /// The dollars of the piece that is to be laid.
    pub piece: Option<u8>,
    /// What is due.
    pub phase: Phase,
    /// How many tiles are still to be drawn or paid.
    pub owed: u8,
    /// Whose turn it is, from 1; before the first turn, who lays next.
    pub seat: u8,
    /// The number of the seat to act, if one is.
    pub to_act: Option<u8>,
    /// Where a highway was placed this turn.
    pub placed: Option<Place>,
    /// Where a right-of-way was bought this turn.
    pub bought: Option<Place>,
    /// Whether this is the last turn (RW-7.1).
    pub last_turn: bool,
    /// How many turns have been taken.
    pub turns: u32,
    /// Each seat's points now (RW-7.4).
    #[cfg_attr(feature = "ts", ts(as = "Vec<i32>"))]
    pub points: [i32; 2],
    /// Whether dollar tiles under highways still bring profit (RW-5.2).
    pub covered_dollars: bool,
    /// Why the game ended, once it has.
    pub ended: Option<Ending>,
}

/// What kind of quarter a city tile is.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "lowercase")]
pub enum Quarter {
    /// It carries a dollar sign.
    Dollar,
    /// It does not.
    Unmarked,
}

/// A highway tile in the city.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Highway {
    /// Whose it is, from 1.
    pub seat: u8,
    /// Its roads as it lies.
    #[serde(serialize_with = "write_roads", deserialize_with = "read_roads")]
    #[cfg_attr(feature = "ts", ts(type = "string"))]
    pub roads: Roads,
    /// What it is worth now: its value if it is fully connected, or nothing.
    pub points: u8,
}

/// A right-of-way.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(from = "Stacked", into = "Stacked")]
#[cfg_attr(feature = "ts", ts(as = "Stacked"))]
pub struct Right {
    /// Whose it is, from 1.
    pub seat: u8,
    pub(crate) pile: Pile,
}

impl Right {
    /// That of a seat, with these tiles face down there, the lowest first. What is more than there can be is left out.
    pub fn new(seat: u8, tiles: impl IntoIterator<Item = Kind>) -> Right {
        Right { seat, pile: tiles.into_iter().take(Pile::MOST).fold(Pile::EMPTY, Pile::with) }
    }

    /// How many tiles lie there.
    #[must_use]
    pub const fn height(&self) -> usize {
        self.pile.height() as usize
    }

    /// The tiles face down there, the lowest first. The owner's is on top; below it they are of either player by turns.
    pub fn stack(&self) -> impl Iterator<Item = FaceDown> + use<> {
        let right = *self;
        let upwards = (0..self.height()).rev().zip(self.pile.upwards());
        upwards.map(move |(depth, tile)| FaceDown { seat: right.owner(depth), tile })
    }

    /// Whose the tile is that has so many above it.
    pub(crate) const fn owner(&self, depth: usize) -> u8 {
        if depth.is_multiple_of(2) { self.seat } else { 3u8.saturating_sub(self.seat) }
    }
}

/// A right-of-way as it is written.
#[derive(Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "Right"))]
struct Stacked {
    /// Whose it is, from 1.
    seat: u8,
    /// The tiles face down there, the lowest first.
    stack: Vec<FaceDown>,
}

impl From<Stacked> for Right {
    fn from(written: Stacked) -> Right {
        Right::new(written.seat, written.stack.into_iter().map(|face_down| face_down.tile))
    }
}

impl From<Right> for Stacked {
    fn from(right: Right) -> Stacked {
        Stacked { seat: right.seat, stack: right.stack().collect() }
    }
}

/// A tile that lies face down. Both players saw it leave a hand.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct FaceDown {
    /// Whose it is, from 1.
    pub seat: u8,
    /// What it is.
    pub tile: Kind,
}

/// The position under names.
pub(crate) fn view(game: &RightOfWay, state: &State) -> View {
    let place = |tile: usize| Place(state.city.hex(tile));
    let mut view = View {
        city: state.city.shown(),
        highways: Places::default(),
        rights: Places::default(),
        hands: state.hands,
        stacks: state.stacks.map(|stack| stack.total()),
        discards: [Tiles::default(); 2],
        pieces: state.pieces,
        piece: (state.phase == Phase::Lay).then_some(state.piece),
        phase: state.phase,
        owed: state.owed,
        seat: state.seat.number(),
        to_act: crate::rules::turn(state).seats().lowest().map(Seat::number),
        placed: state.placed.map(|tile| place(tile.into())),
        bought: state.bought.map(|tile| place(tile.into())),
        last_turn: state.last_turn,
        turns: state.turns,
        points: [0; 2],
        covered_dollars: game.options.covered_dollars,
        ended: state.ended,
    };
    show_laid(&mut view, state);
    view.discards = view.rest(game, &state.stacks);
    view
}

/// What lies in the city, with its points. Its tiles are numbered in the order of their places.
fn show_laid(view: &mut View, state: &State) {
    let place = |tile: usize| Place(state.city.hex(tile));
    for tile in state.built[0] | state.built[1] {
        let (index, points) = (usize::from(state.built[1].contains(tile)), state.points(tile));
        let highway = Highway { seat: index as u8 + 1, roads: state.roads[tile], points };
        view.highways.push(place(tile), highway);
        view.points[index] += i32::from(points);
    }
    for tile in state.claims[0] | state.claims[1] {
        let seat = 1 + u8::from(state.claims[1].contains(tile));
        view.rights.push(place(tile), Right { seat, pile: state.rights[tile] });
    }
}

impl View {
    /// What each player has that is neither in hand, in the city nor among these: of all that is not in the drawing stack
    /// the discards (RW-5.7), of all that is not discarded the drawing stack.
    pub(crate) fn rest(&self, game: &RightOfWay, others: &[Tiles; 2]) -> [Tiles; 2] {
        let mut seen = [0, 1].map(|index| self.hands[index].plus(&others[index]));
        let mut see = |seat: u8, kind: Kind| {
            if let Some(seen) = seen.get_mut(usize::from(seat).wrapping_sub(1)) {
                seen[kind.index()] = seen[kind.index()].saturating_add(1);
            }
        };
        for highway in self.highways.values() {
            Kind::of(highway.roads).into_iter().for_each(|kind| see(highway.seat, kind));
        }
        for right in self.rights.values() {
            let tiles = right.pile.downwards().enumerate();
            tiles.for_each(|(depth, kind)| see(right.owner(depth), kind));
        }
        let set = game.options.tiles.counts();
        seen.map(|seen| Tiles::of(core::array::from_fn(|kind| set[kind].saturating_sub(seen[kind]))))
    }
}

fn write_roads<S: Serializer>(roads: &Roads, to: S) -> Result<S::Ok, S::Error> {
    to.collect_str(roads)
}

fn read_roads<'de, D: Deserializer<'de>>(from: D) -> Result<Roads, D::Error> {
    let text = String::deserialize(from)?;
    text.parse().map_err(|error: cloverleaf_grid::RoadsError| serde::de::Error::custom(error.to_string()))
}
