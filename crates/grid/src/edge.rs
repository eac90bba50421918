//! The six sides of a hexagon.

use core::fmt;
use core::str::FromStr;

/// One side of a flat-top hexagon, numbered clockwise from north.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[repr(u8)]
pub enum Edge {
    /// North.
    N,
    /// North-east.
    NE,
    /// South-east.
    SE,
    /// South.
    S,
    /// South-west.
    SW,
    /// North-west.
    NW,
}

impl Edge {
    /// All six, clockwise from north.
    pub const ALL: [Edge; 6] = [Edge::N, Edge::NE, Edge::SE, Edge::S, Edge::SW, Edge::NW];

    /// Its number, 0 for north to 5 for north-west.
    #[must_use]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The edge with this number; numbers go round, so 6 is north again.
    #[must_use]
    pub const fn at(index: usize) -> Edge {
        Self::ALL[index % 6]
    }

    /// The edge it lies against: the neighbour's side of the same line.
    #[must_use]
    pub const fn opposite(self) -> Edge {
        Self::at(self.index() + 3)
    }

    /// Where it comes to lie after so many sixths of a clockwise turn.
    #[must_use]
    pub const fn turned(self, sixths: usize) -> Edge {
        Self::at(self.index() + sixths % 6)
    }

    /// Its compass name.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Edge::N => "N",
            Edge::NE => "NE",
            Edge::SE => "SE",
            Edge::S => "S",
            Edge::SW => "SW",
            Edge::NW => "NW",
        }
    }
}

impl fmt::Display for Edge {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}

impl FromStr for Edge {
    type Err = EdgeError;

    fn from_str(text: &str) -> Result<Edge, EdgeError> {
        Edge::ALL.into_iter().find(|edge| edge.name() == text).ok_or(EdgeError)
    }
}

/// A text that names no edge.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct EdgeError;

impl fmt::Display for EdgeError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("expected an edge, one of N, NE, SE, S, SW, NW")
    }
}

impl core::error::Error for EdgeError {}

#[cfg(test)]
mod tests {
    use super::*;
    use alloc::string::ToString;

    #[test]
    fn the_opposite_of_the_opposite_is_the_edge_itself() {
        for edge in Edge::ALL {
            assert_ne!(edge.opposite(), edge);
            assert_eq!(edge.opposite().opposite(), edge);
            assert_eq!(edge.turned(3), edge.opposite());
        }
    }

    #[test]
    fn six_sixths_are_a_whole_turn() {
        for edge in Edge::ALL {
            assert_eq!(edge.turned(6), edge);
            assert_eq!((0..6).fold(edge, |edge, _| edge.turned(1)), edge);
        }
        assert_eq!(Edge::NW.turned(1), Edge::N, "clockwise");
        assert_eq!(Edge::N.turned(usize::MAX), Edge::at(usize::MAX % 6));
    }

    #[test]
    fn names_round_trip_and_are_upper_case() {
        for edge in Edge::ALL {
            assert_eq!(edge.to_string().parse(), Ok(edge));
        }
        for wrong in ["", "n", "E", "NNE", " N", "N "] {
            assert_eq!(wrong.parse::<Edge>(), Err(EdgeError), "{wrong:?}");
        }
    }
}
