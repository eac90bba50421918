//! The cities that are built in (GB-1.7), and how a board goes by name.
//!
//! They are the files in `boards/` as tables, so that the rules need no reader of files; a test compares them.

use alloc::borrow::ToOwned;
use alloc::string::{String, ToString};

use cloverleaf_core::Message;
use cloverleaf_grid::SpaceSet;

use crate::board::{Board, Landmark, Terrain};

/// The names of the built-in cities, the first being the default.
pub const CITIES: [&str; 3] = [BOSTON.name, CROSSROADS.name, HAMBURG.name];

const ALL: [&City; 3] = [&BOSTON, &CROSSROADS, &HAMBURG];

/// A built-in city. What it says has been checked as a file.
struct City {
    name: &'static str,
    title: &'static str,
    columns: &'static [(i16, i16)],
    /// Each with its id, its title and its space.
    destinations: &'static [(&'static str, &'static str, &'static str)],
    /// Each with its title and its spaces.
    landmarks: &'static [(Terrain, &'static str, &'static [&'static str])],
    /// Each with its space and its edges.
    tunnels: &'static [(&'static str, &'static str)],
}

const BOSTON: City = City {
    name: "boston",
    title: "Boston",
    columns: &[
        (3, 17),
        (2, 16),
        (1, 17),
        (0, 16),
        (1, 17),
        (0, 16),
        (1, 15),
        (0, 14),
        (1, 13),
        (0, 12),
        (1, 11),
    ],
    destinations: &[
        ("harvard", "Harvard", "A1"),
        ("fenway-park", "Fenway Park", "A5"),
        ("museum-of-fine-arts", "Museum of Fine Arts", "A8"),
        ("mit", "MIT", "D1"),
        ("copley-square", "Copley Square", "D5"),
        ("symphony-hall", "Symphony Hall", "D8"),
        ("museum-of-science", "Museum of Science", "F3"),
        ("boston-garden", "Boston Garden", "H1"),
        ("theater-district", "Theater District", "H7"),
        ("faneuil-hall", "Faneuil Hall", "I4"),
        ("north-end", "North End", "K1"),
        ("aquarium", "Aquarium", "K4"),
    ],
    landmarks: &[
        (Terrain::River, "Charles River", &["A3", "C3", "E2", "G1"]),
        (Terrain::Park { ranger: true }, "Boston Common", &["F5", "G5"]),
        (Terrain::Park { ranger: true }, "Public Garden", &["F6"]),
    ],
    tunnels: &[("H3", "N.NW"), ("F9", "N.NW")],
};

const CROSSROADS: City = City {
    name: "crossroads",
    title: "Crossroads",
    columns: &[(1, 7), (0, 8), (1, 9), (0, 8), (1, 9), (2, 8), (3, 5)],
    destinations: &[
        ("mill", "Mill", "A1"),
        ("bakery", "Bakery", "A4"),
        ("school", "School", "C1"),
        ("town-hall", "Town Hall", "C3"),
        ("library", "Library", "D5"),
        ("station", "Station", "E1"),
        ("harbour", "Harbour", "F4"),
        ("lighthouse", "Lighthouse", "G1"),
    ],
    landmarks: &[
        (Terrain::River, "Brook", &["A2", "E4"]),
        (Terrain::Park { ranger: true }, "Village Green", &["D3"]),
        (Terrain::Park { ranger: false }, "Churchyard", &["B4"]),
    ],
    tunnels: &[("B2", "SE.S"), ("E3", "NE.SE")],
};

const HAMBURG: City = City {
    name: "hamburg",
    title: "Hamburg",
    columns: &[(0, 14), (1, 15), (0, 14), (1, 15), (0, 14), (1, 15), (0, 14), (1, 15), (0, 14)],
    destinations: &[
        ("tierpark", "Tierpark", "B1"),
        ("altona", "Altona", "A4"),
        ("sternschanze", "Sternschanze", "C3"),
        ("reeperbahn", "Reeperbahn", "C5"),
        ("flughafen", "Flughafen", "E1"),
        ("universitaet", "Universität", "E3"),
        ("michel", "Michel", "E5"),
        ("elbphilharmonie", "Elbphilharmonie", "E6"),
        ("rathaus", "Rathaus", "F5"),
        ("hauptbahnhof", "Hauptbahnhof", "G5"),
        ("planetarium", "Planetarium", "I1"),
        ("theater-im-hafen", "Theater im Hafen", "E8"),
        ("wilhelmsburg", "Wilhelmsburg", "H8"),
    ],
    landmarks: &[
        (Terrain::River, "Elbe", &["A6", "B6", "C7", "D6", "E7", "F6", "G7", "H7"]),
        (Terrain::River, "Alster", &["G3", "F3", "G4", "F4"]),
        (Terrain::Park { ranger: true }, "Planten un Blomen", &["D4"]),
        (Terrain::Park { ranger: true }, "Stadtpark", &["H1", "H2"]),
        (Terrain::Park { ranger: false }, "Volkspark", &["A2"]),
    ],
    tunnels: &[("D5", "N.NE"), ("D7", "SE.S"), ("B5", "N.NW"), ("B7", "SE.S")],
};

const SOUND: &str = "a built-in city equals its file, which is sound";

impl City {
    fn named(name: &str) -> Option<&'static City> {
        ALL.into_iter().find(|city| city.name == name)
    }

    fn board(&self) -> Board {
        let mut board = Board::bare(self.name.to_owned(), self.title.to_owned(), self.columns.to_vec());
        for (id, title, space) in self.destinations {
            let space = space_of(&board, space);
            board.add_destination(id.parse().expect(SOUND), (*title).to_owned(), space);
        }
        for (ground, title, spaces) in self.landmarks {
            let spaces: SpaceSet = spaces.iter().map(|space| space_of(&board, space)).collect();
            spaces.into_iter().for_each(|space| board.lay_out(space, *ground));
            board.landmarks.push(Landmark { title: (*title).to_owned(), spaces });
        }
        for (space, edges) in self.tunnels {
            let space = space_of(&board, space);
            board.lay_out(space, Terrain::Tunnel(edges.parse().expect(SOUND)));
        }
        board
    }
}

fn space_of(board: &Board, space: &str) -> usize {
    board.find(space.parse().expect(SOUND)).expect(SOUND)
}

impl Default for Board {
    fn default() -> Board {
        BOSTON.board()
    }
}

impl Board {
    /// A built-in city by name, with or without its hash.
    ///
    /// # Errors
    /// What would be right.
    pub fn named(text: &str) -> Result<Board, Message> {
        let name = text.split_once('#').map_or(text, |(name, _)| name);
        match City::named(name).map(City::board) {
            Some(board) if text == name || text == board.fingerprint() => Ok(board),
            _ if text != name => Err(Message::new("gb-board-built-in")),
            _ => Err(Message::new("gb-board-names").text("names", CITIES.join(", "))),
        }
    }

    /// What stands for this board wherever it is read: its name if it is built in, else the text of its file.
    #[must_use]
    pub fn source(&self) -> String {
        if self.is_built_in() { self.name().to_owned() } else { self.to_string() }
    }

    fn is_built_in(&self) -> bool {
        City::named(self.name()).is_some_and(|city| city.board() == *self)
    }
}
