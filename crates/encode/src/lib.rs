//! Positions and actions as numbers.
//!
#![doc = include_str!("../README.md")]

mod bits;
mod congestion;
mod gridlock;
mod layout;
mod rightofway;
mod tango;

use cloverleaf_core::{Game, Seat};

pub use layout::{Column, Layout, Part};

/// A number of an observation or of an action's features. Two bytes take the largest counts there are; what can grow
/// beyond them, such as the number of turns, stops at the largest.
pub type Number = i16;

/// A game whose positions and actions can be written as numbers.
///
/// The lengths belong to the rules object: they are the same for every position of a set-up, and for every set-up whose
/// board has the same size. Everything is told from one seat's point of view: its own things first, then those of the
/// seats after it in their order round the table. So a position looks the same to a player wherever they sit.
///
/// Nothing here allocates: numbers are written into the caller's memory.
pub trait Encode: Game {
    /// What the numbers of an observation are, in their order.
    fn observation(&self) -> Layout;

    /// Writes an observation: what this seat sees, from its own view and nothing else. Options and set-up are in it as
    /// far as they change how the game is played.
    ///
    /// # Panics
    /// If `out` is not as long as [`Encode::observation`] says.
    fn observe(&self, view: &Self::View, seat: Seat, out: &mut [Number]);

    /// How many ids the actions of seats have.
    fn action_ids(&self) -> u32;

    /// The id of an action, as this seat numbers them. Every action that is ever legal for a seat has one.
    fn action_id(&self, seat: Seat, action: Self::Action) -> Option<u32>;

    /// The action with this id, as this seat numbers them; some ids mean none.
    fn action(&self, seat: Seat, id: u32) -> Option<Self::Action>;

    /// How many ids the draws of chance have.
    fn draw_ids(&self) -> u32;

    /// The id of a draw. Every draw that is ever possible has one.
    fn draw_id(&self, draw: Self::Action) -> Option<u32>;

    /// The draw with this id; some ids mean none.
    fn draw_with(&self, id: u32) -> Option<Self::Action>;

    /// Writes 1 at the id of every action that [`GameExt::legal_onward`](cloverleaf_core::GameExt::legal_onward) lists for
    /// this seat, and 0 at all others. What a seat may do depends on nothing that it does not know.
    ///
    /// # Panics
    /// If `out` is not [`Encode::action_ids`] long.
    fn mask(&self, state: &Self::State, seat: Seat, out: &mut [u8]);

    /// What the numbers are that describe an action, in their order.
    fn action_features(&self) -> Layout;

    /// Writes what an action that this seat may do is about: its kind, where, and with what.
    ///
    /// # Panics
    /// If `out` is not as long as [`Encode::action_features`] says.
    fn describe(&self, view: &Self::View, seat: Seat, action: Self::Action, out: &mut [Number]);
}
