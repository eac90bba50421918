//! Who lies beside whom on a board.

use crate::{Edge, Hex, MAX_SPACES, SpaceSet};

/// What stands in the table where there is no neighbour.
const NOBODY: u8 = MAX_SPACES as u8;

/// For each space of a board the number of its neighbour across each edge, looked up once when the
/// board is made.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Neighbours {
    beside: [[u8; 6]; MAX_SPACES],
    around: [SpaceSet; MAX_SPACES],
    spaces: usize,
}

impl Neighbours {
    /// The neighbours on a board of these spaces, numbered in this order; spaces after the 128th are
    /// left out.
    #[must_use]
    pub fn new(spaces: &[Hex]) -> Neighbours {
        let spaces = &spaces[..spaces.len().min(MAX_SPACES)];
        let mut table = Neighbours {
            beside: [[NOBODY; 6]; MAX_SPACES],
            around: [SpaceSet::EMPTY; MAX_SPACES],
            spaces: spaces.len(),
        };
        for (space, hex) in spaces.iter().enumerate() {
            for edge in Edge::ALL {
                if let Some(other) = spaces.iter().position(|other| *other == hex.step(edge)) {
                    table.beside[space][edge.index()] = other as u8;
                    table.around[space] = table.around[space].with(other);
                }
            }
        }
        table
    }

    /// The neighbour across this edge; none where the board ends.
    #[must_use]
    pub fn across(&self, space: usize, edge: Edge) -> Option<usize> {
        let neighbour = self.beside.get(space)?[edge.index()];
        (neighbour != NOBODY).then_some(neighbour as usize)
    }

    /// The neighbours of a space clockwise from north, 128 where there is none: for loops that must
    /// not branch.
    #[must_use]
    pub fn row(&self, space: usize) -> &[u8; 6] {
        self.beside.get(space).unwrap_or(&[NOBODY; 6])
    }

    /// All spaces beside this one.
    #[must_use]
    pub fn around(&self, space: usize) -> SpaceSet {
        self.around.get(space).copied().unwrap_or_default()
    }

    /// Whether every space can be walked to from every other.
    #[must_use]
    pub fn connected(&self) -> bool {
        let all = SpaceSet::first(self.spaces);
        (SpaceSet::of(0) & all).flood(|space| self.around(space)) == all
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use alloc::vec::Vec;

    fn disc(radius: u32) -> Vec<Hex> {
        let side = -(radius as i16)..=radius as i16;
        side.clone()
            .flat_map(|q| side.clone().map(move |r| Hex::new(q, r)))
            .filter(|hex| hex.distance(Hex::ORIGIN) <= radius)
            .collect()
    }

    #[test]
    fn neighbours_are_mutual_and_the_board_ends() {
        let spaces = disc(3);
        let table = Neighbours::new(&spaces);
        let mut borders = 0;
        for (space, hex) in spaces.iter().enumerate() {
            for edge in Edge::ALL {
                match table.across(space, edge) {
                    Some(other) => {
                        assert_eq!(table.across(other, edge.opposite()), Some(space));
                        assert_eq!(spaces[other], hex.step(edge));
                        assert!(table.around(space).contains(other));
                        assert_eq!(table.row(space)[edge.index()] as usize, other);
                    }
                    None => borders += 1,
                }
            }
        }
        assert_eq!(borders, 6 * (2 * 3 + 1), "a disc of radius r has 6 (2r + 1) outer edges");
        assert_eq!(table.across(500, Edge::N), None);
        assert!(table.around(500).is_empty());
    }

    #[test]
    fn an_island_is_not_connected() {
        let mut spaces = disc(2);
        assert!(Neighbours::new(&spaces).connected());
        spaces.push(Hex::new(9, 9));
        assert!(!Neighbours::new(&spaces).connected());
        assert!(Neighbours::new(&[]).connected());
    }
}
