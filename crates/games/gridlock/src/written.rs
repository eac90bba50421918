//! Writing a board as a file (GB-1.7). A board's hash is over this text, so it never changes.

use alloc::format;
use alloc::vec::Vec;
use core::fmt;

use crate::board::{Board, Terrain};

/// The board as a file, from which [`Board::from_document`] makes an equal board.
impl fmt::Display for Board {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "name = \"{}\"\ntitle = \"{}\"\n\n[columns]\n", self.name, self.title)?;
        for (letter, (north, south)) in ('A'..='Z').zip(&self.columns) {
            writeln!(f, "{letter} = [{north}, {south}]")?;
        }
        for place in &self.destinations {
            write!(f, "\n[[destination]]\nname = \"{}\"\nid = \"{}\"\n", place.title, place.name)?;
            writeln!(f, "space = \"{}\"", self.spaces[place.space])?;
        }
        for landmark in &self.landmarks {
            let first = landmark.spaces.into_iter().next().map_or(Terrain::River, |space| self.ground(space));
            let is_park = matches!(first, Terrain::Park { .. });
            write!(f, "\n[[{}]]\nname = \"{}\"\n", if is_park { "park" } else { "river" }, landmark.title)?;
            let names: Vec<_> =
                landmark.spaces.into_iter().map(|space| format!("\"{}\"", self.spaces[space])).collect();
            writeln!(f, "spaces = [{}]", names.join(", "))?;
            if first == (Terrain::Park { ranger: true }) {
                writeln!(f, "ranger = true")?;
            }
        }
        for space in self.tunnels {
            if let Terrain::Tunnel(edges) = self.ground(space) {
                let name = self.spaces[space];
                write!(f, "\n[[tunnel]]\nspace = \"{name}\"\nedges = \"{edges}\"\n")?;
            }
        }
        Ok(())
    }
}
