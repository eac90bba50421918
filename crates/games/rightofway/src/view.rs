//! What a viewer may know. Only the order of the drawing stacks is hidden (RW-8.1), and no state has one: what
//! is left in a stack is what both players have not seen yet, so everybody sees the whole position, under names.

use alloc::collections::BTreeMap;
use alloc::string::{String, ToString};
use alloc::vec::Vec;

use cloverleaf_core::Seat;
use cloverleaf_grid::Roads;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::tiles::Tiles;
use crate::{Ending, Kind, Phase, Place, RightOfWay, State};

/// A position as everybody sees it, and what of the set-up is needed to picture it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct View {
    /// The city's tiles.
    pub city: BTreeMap<Place, Quarter>,
    /// The highways in it.
    pub highways: BTreeMap<Place, Highway>,
    /// The rights-of-way in it.
    pub rights: BTreeMap<Place, Right>,
    /// The tiles in each seat's hand.
    pub hands: Vec<Vec<Kind>>,
    /// How many tiles each seat's drawing stack has.
    pub stacks: Vec<u8>,
    /// The tiles on each seat's discard stack.
    pub discards: Vec<Vec<Kind>>,
    /// The pieces of the city not yet drawn, by their dollars from none to three.
    pub pieces: Vec<u8>,
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
    pub points: Vec<i32>,
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
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Right {
    /// Whose it is, from 1.
    pub seat: u8,
    /// The tiles face down there, the lowest first.
    pub stack: Vec<FaceDown>,
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
    let quarter = |tile| if state.city.dollars.contains(tile) { Quarter::Dollar } else { Quarter::Unmarked };
    View {
        city: state.city.all().into_iter().map(|tile| (place(tile), quarter(tile))).collect(),
        highways: highways(state).map(|(tile, highway)| (place(tile), highway)).collect(),
        rights: rights(state).map(|(tile, right)| (place(tile), right)).collect(),
        hands: state.hands.iter().map(|hand| hand.each().collect()).collect(),
        stacks: state.stacks.iter().map(Tiles::total).collect(),
        discards: discards(game, state).iter().map(|tiles| tiles.each().collect()).collect(),
        pieces: state.pieces.to_vec(),
        piece: (state.phase == Phase::Lay).then_some(state.piece),
        phase: state.phase,
        owed: state.owed,
        seat: state.seat.number(),
        to_act: crate::rules::turn(state).seats().lowest().map(Seat::number),
        placed: state.placed.map(|tile| place(tile.into())),
        bought: state.bought.map(|tile| place(tile.into())),
        last_turn: state.last_turn,
        turns: state.turns,
        points: crate::score::scores(state).as_slice().to_vec(),
        covered_dollars: game.options.covered_dollars,
        ended: state.ended,
    }
}

fn highways(state: &State) -> impl Iterator<Item = (usize, Highway)> {
    let of = |index: usize| state.built[index].into_iter().map(move |tile| (index, tile));
    of(0).chain(of(1)).map(|(index, tile)| {
        let highway = Highway { seat: index as u8 + 1, roads: state.roads[tile], points: state.points(tile) };
        (tile, highway)
    })
}

fn rights(state: &State) -> impl Iterator<Item = (usize, Right)> {
    let of = |index: u8| state.claims[usize::from(index)].into_iter().map(move |tile| (index, tile));
    of(0).chain(of(1)).map(|(index, tile)| {
        // Below the owner's top tile they are of either player by turns.
        let owners = (0..).map(|depth: u8| 1 + (index + depth) % 2);
        let from_top = state.rights[tile].downwards().zip(owners);
        let mut stack: Vec<_> = from_top.map(|(tile, seat)| FaceDown { seat, tile }).collect();
        stack.reverse();
        (tile, Right { seat: index + 1, stack })
    })
}

/// RW-5.7: whatever of a player's tiles is neither in the stack, in the hand nor in the city.
fn discards(game: &RightOfWay, state: &State) -> [Tiles; 2] {
    let laid = laid(state);
    core::array::from_fn(|index| {
        Tiles::set(&game.options).less(&state.stacks[index]).less(&state.hands[index]).less(&laid[index])
    })
}

/// Each seat's tiles in the city, face up and face down.
pub(crate) fn laid(state: &State) -> [Tiles; 2] {
    let mut laid = [Tiles::default(); 2];
    for (_, highway) in highways(state) {
        Kind::of(highway.roads).into_iter().for_each(|kind| laid[usize::from(highway.seat - 1)].add(kind));
    }
    for (_, right) in rights(state) {
        right.stack.iter().for_each(|tile| laid[usize::from(tile.seat - 1)].add(tile.tile));
    }
    laid
}

fn write_roads<S: Serializer>(roads: &Roads, to: S) -> Result<S::Ok, S::Error> {
    to.collect_str(roads)
}

fn read_roads<'de, D: Deserializer<'de>>(from: D) -> Result<Roads, D::Error> {
    let text = String::deserialize(from)?;
    text.parse().map_err(|error: cloverleaf_grid::RoadsError| serde::de::Error::custom(error.to_string()))
}
