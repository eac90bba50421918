//! Places on the endless plane of hexagons.

use core::fmt;

use crate::Edge;

/// A hexagon, in axial coordinates: `q` counts columns eastwards, `r` counts south along a column
/// and half a space further north with each column.
///
/// ```text
///             _____
///            /     \
///      _____/ 0,-1  \_____
///     /     \       /     \
///    / -1,0  \_____/ 1,-1  \
///    \       /     \       /
///     \_____/  0,0  \_____/
///     /     \       /     \
///    / -1,1  \_____/  1,0  \
///    \       /     \       /
///     \_____/  0,1  \_____/
///           \       /
///            \_____/
/// ```
///
/// Boards that are drawn with straight rows use doubled-height coordinates instead, [`Hex::doubled`]:
/// the same column, and half-rows counted from the top. There a step north or south changes the
/// half-row by two, a slanted step by one.
///
/// Coordinates wrap at the end of their range, so no input makes the arithmetic fail.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default, Debug)]
pub struct Hex {
    /// The column.
    pub q: i16,
    /// The place along the column.
    pub r: i16,
}

impl Hex {
    /// The middle of the plane.
    pub const ORIGIN: Hex = Hex::new(0, 0);

    /// The hexagon with these axial coordinates.
    #[must_use]
    pub const fn new(q: i16, r: i16) -> Hex {
        Hex { q, r }
    }

    /// The hexagon in this column and half-row of doubled-height coordinates. Only every second
    /// half-row of a column is one: column and half-row are both odd or both even. A board drawn with
    /// the other half-rows moves by one half-row and is the same board.
    #[must_use]
    pub const fn doubled(column: i16, half_row: i16) -> Option<Hex> {
        let south = half_row.wrapping_sub(column);
        if south % 2 == 0 { Some(Hex::new(column, south / 2)) } else { None }
    }

    /// Its column and half-row in doubled-height coordinates.
    #[must_use]
    pub const fn to_doubled(self) -> (i16, i16) {
        (self.q, self.r.wrapping_mul(2).wrapping_add(self.q))
    }

    /// The neighbour across this edge.
    #[must_use]
    pub const fn step(self, edge: Edge) -> Hex {
        let (q, r) = match edge {
            Edge::N => (0, -1),
            Edge::NE => (1, -1),
            Edge::SE => (1, 0),
            Edge::S => (0, 1),
            Edge::SW => (-1, 1),
            Edge::NW => (-1, 0),
        };
        Hex::new(self.q.wrapping_add(q), self.r.wrapping_add(r))
    }

    /// The six neighbours, clockwise from north.
    pub fn neighbours(self) -> impl Iterator<Item = Hex> {
        Edge::ALL.into_iter().map(move |edge| self.step(edge))
    }

    /// The edge that leads to this neighbour; none if it is not one.
    #[must_use]
    pub fn edge_to(self, neighbour: Hex) -> Option<Edge> {
        Edge::ALL.into_iter().find(|&edge| self.step(edge) == neighbour)
    }

    /// How many steps lie between the two.
    #[must_use]
    pub fn distance(self, other: Hex) -> u32 {
        let q = i32::from(self.q) - i32::from(other.q);
        let r = i32::from(self.r) - i32::from(other.r);
        (q.unsigned_abs() + r.unsigned_abs() + (q + r).unsigned_abs()) / 2
    }

    /// Where it comes to lie when the plane makes so many sixths of a clockwise turn about the
    /// origin.
    #[must_use]
    pub fn turned(self, sixths: usize) -> Hex {
        (0..sixths % 6).fold(self, |Hex { q, r }, _| Hex::new(r.wrapping_neg(), q.wrapping_add(r)))
    }
}

impl fmt::Display for Hex {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{},{}", self.q, self.r)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn plane() -> impl Iterator<Item = Hex> {
        (-6..=6).flat_map(|q| (-6..=6).map(move |r| Hex::new(q, r)))
    }

    #[test]
    fn stepping_there_and_back_ends_where_it_began() {
        for hex in plane() {
            for edge in Edge::ALL {
                assert_eq!(hex.step(edge).step(edge.opposite()), hex);
                assert_eq!(hex.edge_to(hex.step(edge)), Some(edge));
            }
            assert_eq!(hex.edge_to(hex), None);
        }
    }

    #[test]
    fn one_step_each_way_closes_a_ring() {
        let ring = Edge::ALL.into_iter().fold(Hex::ORIGIN, Hex::step);
        assert_eq!(ring, Hex::ORIGIN);
    }

    #[test]
    fn doubled_height_steps_are_those_of_the_board() {
        let steps = [(0, -2), (1, -1), (1, 1), (0, 2), (-1, 1), (-1, -1)];
        for hex in plane() {
            let (column, half_row) = hex.to_doubled();
            assert_eq!(Hex::doubled(column, half_row), Some(hex));
            assert_eq!(Hex::doubled(column, half_row + 1), None, "half-rows between spaces");
            for (edge, (east, south)) in Edge::ALL.into_iter().zip(steps) {
                assert_eq!(hex.step(edge).to_doubled(), (column + east, half_row + south));
            }
        }
    }

    #[test]
    fn six_sixths_are_a_whole_turn_and_keep_distances() {
        for hex in plane() {
            assert_eq!(hex.turned(6), hex);
            assert_eq!((0..6).fold(hex, |hex, _| hex.turned(1)), hex);
            assert_eq!(hex.turned(1).distance(Hex::ORIGIN), hex.distance(Hex::ORIGIN));
            for edge in Edge::ALL {
                assert_eq!(hex.step(edge).turned(1), hex.turned(1).step(edge.turned(1)));
            }
        }
    }

    #[test]
    fn distance_is_the_fewest_steps() {
        let mut rings = [0; 5];
        for hex in plane().filter(|hex| hex.distance(Hex::ORIGIN) < 5) {
            rings[hex.distance(Hex::ORIGIN) as usize] += 1;
            let nearer = hex.neighbours().map(|next| next.distance(Hex::ORIGIN)).min();
            assert_eq!(nearer, Some(hex.distance(Hex::ORIGIN).abs_diff(1)), "{hex}");
        }
        assert_eq!(rings, [1, 6, 12, 18, 24]);
    }

    #[test]
    fn the_ends_of_the_range_do_not_fail() {
        for hex in [Hex::new(i16::MAX, i16::MIN), Hex::new(i16::MIN, i16::MIN)] {
            assert_eq!(hex.step(Edge::NE).step(Edge::SW), hex);
            assert_eq!(hex.turned(5).turned(1), hex);
            assert!(hex.distance(Hex::ORIGIN) > 0);
            let _ = hex.to_doubled();
        }
    }
}
