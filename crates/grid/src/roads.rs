//! Which sides of a hexagon have a road.

use core::fmt;
use core::str::FromStr;

use crate::Edge;

/// A set of edges that carry a road, in six bits: bit 0 is north, the others follow clockwise.
///
/// Written as compass edges clockwise from north and joined by dots, `N.SE`; no road at all is `-`.
///
/// ```text
///        ____|____
///       /    |    \
///      /     |     \      N.SE, bits 000101; turned by
///      \      \    /      one sixth it is NE.S
///       \______\__/
///                \
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default, Debug)]
pub struct Roads(u8);

/// For each mask the least of its six orientations.
const CANONICAL: [u8; 64] = {
    let mut table = [0; 64];
    let mut bits = 0;
    while bits < 64 {
        let mut least = bits;
        let mut sixths = 1;
        while sixths < 6 {
            let turned = Roads(bits).turned(sixths).0;
            if turned < least {
                least = turned;
            }
            sixths += 1;
        }
        table[bits as usize] = least;
        bits += 1;
    }
    table
};

impl Roads {
    /// No road.
    pub const NONE: Roads = Roads(0);
    /// A road on every side.
    pub const ALL: Roads = Roads(0b11_1111);

    /// The roads with these bits; bits above the sixth are left out.
    #[must_use]
    pub const fn from_bits(bits: u8) -> Roads {
        Roads(bits & Roads::ALL.0)
    }

    /// Its six bits.
    #[must_use]
    pub const fn bits(self) -> u8 {
        self.0
    }

    /// Roads on the edges with these numbers.
    #[must_use]
    pub const fn on(edges: &[usize]) -> Roads {
        let mut roads = Roads::NONE;
        let mut index = 0;
        while index < edges.len() {
            roads = roads.with(Edge::at(edges[index]));
            index += 1;
        }
        roads
    }

    /// These roads and one on that edge.
    #[must_use]
    pub const fn with(self, edge: Edge) -> Roads {
        Roads(self.0 | 1 << edge.index())
    }

    /// Whether this edge has a road.
    #[must_use]
    pub const fn has(self, edge: Edge) -> bool {
        self.0 >> edge.index() & 1 == 1
    }

    /// How many roads.
    #[must_use]
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Whether there is no road.
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The edges with a road, clockwise from north.
    pub fn edges(self) -> impl Iterator<Item = Edge> {
        Edge::ALL.into_iter().filter(move |&edge| self.has(edge))
    }

    /// The roads after so many sixths of a clockwise turn.
    #[must_use]
    pub const fn turned(self, sixths: usize) -> Roads {
        let sixths = sixths % 6;
        Roads::from_bits(self.0 << sixths | self.0 >> (6 - sixths))
    }

    /// What roads like these look like however they are turned: the word by which people tell pieces apart.
    #[must_use]
    pub const fn shape(self) -> &'static str {
        match self.len() {
            0 => "none",
            1 => "dead-end",
            2 if self.turned(3).0 == self.0 => "straight",
            2 if self.0 & self.turned(1).0 != 0 => "sharp-curve",
            2 => "curve",
            3 => "junction",
            4 => "crossroads",
            5 => "five-way",
            _ => "six-way",
        }
    }

    /// The roads of the same piece in every orientation that looks different, this one first.
    pub fn orientations(self) -> impl Iterator<Item = Roads> {
        (0..self.symmetry()).map(move |sixths| self.turned(sixths))
    }

    /// After how many sixths of a turn it first looks the same: 1, 2, 3 or 6.
    #[must_use]
    pub const fn symmetry(self) -> usize {
        let mut sixths = 1;
        while self.turned(sixths).0 != self.0 {
            sixths += 1;
        }
        sixths
    }

    /// The orientation that stands for all of them: the one with the least bits.
    #[must_use]
    pub const fn canonical(self) -> Roads {
        Roads(CANONICAL[self.0 as usize])
    }

    /// Whether turning alone makes one of the other. Flipping is not turning.
    #[must_use]
    pub const fn turns_into(self, other: Roads) -> bool {
        self.canonical().0 == other.canonical().0
    }
}

impl FromIterator<Edge> for Roads {
    fn from_iter<I: IntoIterator<Item = Edge>>(edges: I) -> Roads {
        edges.into_iter().fold(Roads::NONE, Roads::with)
    }
}

impl fmt::Display for Roads {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.is_empty() {
            return f.write_str("-");
        }
        for (index, edge) in self.edges().enumerate() {
            f.write_str(if index == 0 { "" } else { "." })?;
            f.write_str(edge.name())?;
        }
        Ok(())
    }
}

impl FromStr for Roads {
    type Err = RoadsError;

    fn from_str(text: &str) -> Result<Roads, RoadsError> {
        if text == "-" {
            return Ok(Roads::NONE);
        }
        let mut roads = Roads::NONE;
        for name in text.split('.') {
            let edge: Edge = name.parse().map_err(|_| RoadsError::NoEdge)?;
            // One text a value: `SE.N` and `N.N` would be second names for roads that have one.
            if roads.0 >> edge.index() != 0 {
                return Err(RoadsError::NotClockwise(edge));
            }
            roads = roads.with(edge);
        }
        Ok(roads)
    }
}

/// A text that is not roads in notation.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum RoadsError {
    /// Something between the dots is not an edge.
    NoEdge,
    /// This edge does not come clockwise after the one before it.
    NotClockwise(Edge),
}

impl fmt::Display for RoadsError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            RoadsError::NoEdge => {
                f.write_str("expected roads such as 'N.SE', with edges N, NE, SE, S, SW, NW")
            }
            RoadsError::NotClockwise(edge) => {
                write!(f, "'{edge}' is out of order: roads are written clockwise from N")
            }
        }
    }
}

impl core::error::Error for RoadsError {}

#[cfg(test)]
mod tests {
    use super::*;
    use alloc::collections::BTreeSet;
    use alloc::string::ToString;

    fn all() -> impl Iterator<Item = Roads> {
        (0..64).map(Roads::from_bits)
    }

    #[test]
    fn a_shape_is_the_same_however_it_is_turned() {
        for roads in all() {
            assert!((0..6).all(|sixths| roads.turned(sixths).shape() == roads.shape()), "{roads}");
        }
        let shape = |text: &str| text.parse::<Roads>().expect(text).shape();
        assert_eq!(
            ["N.S", "N.SE", "N.NE", "N.NW"].map(shape),
            ["straight", "curve", "sharp-curve", "sharp-curve"]
        );
        assert_eq!(["-", "S", "N.NE.S"].map(shape), ["none", "dead-end", "junction"]);
        let many = ["N.NE.S.SW", "N.NE.SE.S.SW", "N.NE.SE.S.SW.NW"];
        assert_eq!(many.map(shape), ["crossroads", "five-way", "six-way"]);
    }

    #[test]
    fn all_64_masks_round_trip_through_text() {
        let texts: BTreeSet<_> = all().map(|roads| roads.to_string()).collect();
        assert_eq!(texts.len(), 64);
        for roads in all() {
            assert_eq!(roads.to_string().parse(), Ok(roads));
        }
        assert_eq!(Roads::on(&[1, 3, 5]).to_string(), "NE.S.NW");
    }

    #[test]
    fn roads_out_of_clockwise_order_are_no_notation() {
        assert_eq!("SE.N".parse::<Roads>(), Err(RoadsError::NotClockwise(Edge::N)));
        assert_eq!("N.N".parse::<Roads>(), Err(RoadsError::NotClockwise(Edge::N)));
        for wrong in ["", ".", "N.", ".N", "N..S", "n", "N,S", "N S", "-.N", "N*"] {
            assert_eq!(wrong.parse::<Roads>(), Err(RoadsError::NoEdge), "{wrong:?}");
        }
    }

    #[test]
    fn six_sixths_are_a_whole_turn() {
        for roads in all() {
            assert_eq!(roads.turned(6), roads);
            assert_eq!((0..6).fold(roads, |roads, _| roads.turned(1)), roads);
            for sixths in 0..12 {
                let by_edges: Roads = roads.edges().map(|edge| edge.turned(sixths)).collect();
                assert_eq!(roads.turned(sixths), by_edges);
            }
        }
    }

    #[test]
    fn orientations_are_all_turns_once_each() {
        for roads in all() {
            let turns: BTreeSet<_> = (0..6).map(|sixths| roads.turned(sixths)).collect();
            let listed: BTreeSet<_> = roads.orientations().collect();
            assert_eq!(listed, turns);
            assert_eq!(roads.orientations().count(), turns.len(), "no repeats");
            assert_eq!(turns.first(), Some(&roads.canonical()));
            assert!(turns.iter().all(|turn| roads.turns_into(*turn)));
        }
        assert_eq!(all().map(Roads::canonical).collect::<BTreeSet<_>>().len(), 14);
    }

    #[test]
    fn mirror_images_do_not_turn_into_each_other() {
        assert!(!Roads::on(&[0, 1, 3]).turns_into(Roads::on(&[0, 3, 5])));
    }
}
