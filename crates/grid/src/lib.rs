//! Hexagons and roads, for the games that are played on them.
//!
//! A space is a flat-top hexagon. Its six edges are numbered clockwise from north, and so are the
//! roads that leave it:
//!
//! ```text
//!          N (0)
//!        _________
//!  NW   /         \   NE
//!  (5) /           \  (1)
//!      \           /
//!  SW   \_________/   SE
//!  (4)     S (3)      (2)
//! ```
//!
//! - [`Edge`] is one side, [`Roads`] any set of them: six bits that turn like a tile does.
//! - [`Hex`] is a place on the endless plane, in axial or doubled-height coordinates.
//! - [`SpaceSet`] is a set of up to 128 numbered spaces of a board, [`Neighbours`] who lies beside whom.
//!
//! This crate must never know a game: what a road may do is the rules' business. It has no
//! dependency and allocates nothing.
//!
//! ```
//! use cloverleaf_grid::{Edge, Hex, Roads};
//!
//! let bend: Roads = "N.SE".parse()?;
//! assert_eq!(bend.turned(1).to_string(), "NE.S");
//! assert_eq!(bend.orientations().count(), 6);
//! assert_eq!(Hex::new(3, 2).step(Edge::N).to_doubled(), (3, 5));
//! # Ok::<(), cloverleaf_grid::RoadsError>(())
//! ```

#![no_std]

#[cfg(test)]
extern crate alloc;

mod edge;
mod hex;
mod neighbours;
mod roads;
mod spaces;

pub use edge::{Edge, EdgeError};
pub use hex::Hex;
pub use neighbours::Neighbours;
pub use roads::{Roads, RoadsError};
pub use spaces::{MAX_SPACES, SpaceSet};

// The example of the README, so that it is a test.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
mod readme {}
