//! A city to play in (GB-1): its spaces, what each of them is, and who lies beside whom.
//!
//! A board is data: [`Board::from_document`] makes it of what a file says, and nothing in the rules knows Boston.

use alloc::format;
use alloc::string::String;
use alloc::vec::Vec;
use core::fmt::{self, Write};

use cloverleaf_core::{Document, DocumentError, Message};
use cloverleaf_grid::{Hex, MAX_SPACES, Neighbours, Roads, SpaceSet};

use crate::file::read;
use crate::space::{MAX_COLUMNS, Name, Space};

/// What a space is (GB-1.3 to GB-1.6).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Terrain {
    /// Buildable.
    Empty,
    /// Open on all sides; players want to stop there.
    Destination,
    /// An obstacle, except to the duck boat (GB-10.1).
    River,
    /// An obstacle, except to the park ranger where that is allowed (GB-10.2).
    Park {
        /// Whether the park ranger may drive there.
        ranger: bool,
    },
    /// Joined to all other tunnel spaces, and to neighbours on these edges only (GB-1.5).
    Tunnel(Roads),
}

impl Terrain {
    /// What it is, for a sentence.
    pub(crate) fn message(self) -> Message {
        Message::new(match self {
            Terrain::Empty => "gb-ground-empty",
            Terrain::Destination => "gb-ground-destination",
            Terrain::River => "gb-ground-river",
            Terrain::Park { .. } => "gb-ground-park",
            Terrain::Tunnel(_) => "gb-ground-tunnel",
        })
    }

    /// GB-6.2: the sides on which it is open to every car without a tile.
    #[must_use]
    pub const fn open_sides(self) -> Roads {
        match self {
            Terrain::Destination => Roads::ALL,
            Terrain::Tunnel(edges) => edges,
            Terrain::Empty | Terrain::River | Terrain::Park { .. } => Roads::NONE,
        }
    }

    /// Its name in a sentence.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Terrain::Empty => "an empty space",
            Terrain::Destination => "a destination",
            Terrain::River => "river",
            Terrain::Park { .. } => "a park",
            Terrain::Tunnel(_) => "a tunnel",
        }
    }
}

/// GB-1.3: a place to go.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Destination {
    /// Its id, as notation writes it.
    pub name: Name,
    /// Its name, as the board shows it.
    pub title: String,
    /// Its space's number.
    pub space: usize,
}

/// A park or river with a name of its own.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Landmark {
    /// Its name, as the board shows it.
    pub title: String,
    /// Its spaces.
    pub spaces: SpaceSet,
}

/// A city. Spaces are numbered from 0, column by column from the west, each from the north.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Board {
    pub(crate) name: String,
    pub(crate) title: String,
    pub(crate) columns: Vec<(i16, i16)>,
    pub(crate) first_of_column: [u8; MAX_COLUMNS + 1],
    pub(crate) spaces: Vec<Space>,
    doubled: Vec<(i16, i16)>,
    pub(crate) ground: Vec<Terrain>,
    pub(crate) destinations: Vec<Destination>,
    pub(crate) landmarks: Vec<Landmark>,
    pub(crate) neighbours: Neighbours,
    pub(crate) empty: SpaceSet,
    pub(crate) tunnels: SpaceSet,
    zones: Vec<SpaceSet>,
    card_at: [u8; MAX_SPACES],
}

/// What stands for no card in [`Board::card_at`].
const NO_CARD: u8 = u8::MAX;

impl Board {
    /// The board that a file describes; `docs/boards.md` says how.
    ///
    /// # Errors
    /// The first line that is wrong, and what is wrong with it (GB-1.7).
    pub fn from_document(document: &Document) -> Result<Board, DocumentError> {
        read(document)
    }

    /// A board of these columns on which every space is still empty.
    pub(crate) fn bare(name: String, title: String, columns: Vec<(i16, i16)>) -> Board {
        let mut board = Board {
            name,
            title,
            first_of_column: [0; MAX_COLUMNS + 1],
            spaces: Vec::new(),
            doubled: Vec::new(),
            ground: Vec::new(),
            destinations: Vec::new(),
            landmarks: Vec::new(),
            neighbours: Neighbours::new(&[]),
            empty: SpaceSet::EMPTY,
            tunnels: SpaceSet::EMPTY,
            zones: Vec::new(),
            card_at: [NO_CARD; MAX_SPACES],
            columns,
        };
        for (column, &(north, south)) in board.columns.iter().enumerate() {
            let count = usize::from(south.abs_diff(north) / 2) + 1;
            board.doubled.extend((0..count).map(|number| (column as i16, north + 2 * number as i16)));
            board.spaces.extend((1..=count).filter_map(|number| Space::new(column, number)));
            board.first_of_column[column + 1..].fill(board.spaces.len() as u8);
        }
        let hexes: Vec<Hex> = (0..board.spaces.len()).filter_map(|space| board.hex(space)).collect();
        board.neighbours = Neighbours::new(&hexes);
        board.ground.resize(board.spaces.len(), Terrain::Empty);
        board.empty = SpaceSet::first(board.spaces.len());
        board.zones =
            (0..board.spaces.len()).map(|space| board.neighbours.around(space).with(space)).collect();
        board
    }

    /// Makes a space what it is. Later calls for the same space overrule earlier ones.
    pub(crate) fn lay_out(&mut self, space: usize, ground: Terrain) {
        self.ground[space] = ground;
        self.empty = self.empty.without(space);
        if matches!(ground, Terrain::Tunnel(_)) {
            self.tunnels = self.tunnels.with(space);
        }
    }

    /// Adds a destination; its card's number is its place in the file.
    pub(crate) fn add_destination(&mut self, name: Name, title: String, space: usize) {
        self.card_at[space] = self.destinations.len() as u8;
        self.lay_out(space, Terrain::Destination);
        self.destinations.push(Destination { name, title, space });
    }

    /// Its name in options and records.
    #[must_use]
    pub fn name(&self) -> &str {
        &self.name
    }

    /// Its name for people.
    #[must_use]
    pub fn title(&self) -> &str {
        &self.title
    }

    /// Its spaces as notation writes them, in the order of their numbers.
    #[must_use]
    pub fn spaces(&self) -> &[Space] {
        &self.spaces
    }

    /// The number of a space; none if the board does not have it.
    #[must_use]
    pub fn find(&self, space: Space) -> Option<usize> {
        let first = usize::from(self.first_of_column[space.column()]);
        let number = first + space.number() - 1;
        (number < usize::from(self.first_of_column[space.column() + 1])).then_some(number)
    }

    /// GB-1.1: the column and half-row of a space.
    #[must_use]
    pub fn doubled(&self, space: usize) -> (i16, i16) {
        self.doubled[space]
    }

    /// Where a space lies on the plane. Boards may use odd or even half-rows in column A; either way
    /// it is the same plane.
    fn hex(&self, space: usize) -> Option<Hex> {
        let (column, half_row) = self.doubled(space);
        Hex::doubled(column, half_row + (self.columns[0].0 & 1))
    }

    /// What a space is.
    #[must_use]
    pub fn ground(&self, space: usize) -> Terrain {
        self.ground.get(space).copied().unwrap_or(Terrain::River)
    }

    /// Who lies beside whom.
    #[must_use]
    pub fn neighbours(&self) -> &Neighbours {
        &self.neighbours
    }

    /// The destinations, in the order of their cards' numbers.
    #[must_use]
    pub fn destinations(&self) -> &[Destination] {
        &self.destinations
    }

    /// The parks and rivers that have a name.
    #[must_use]
    pub fn landmarks(&self) -> &[Landmark] {
        &self.landmarks
    }

    /// The card of the destination on this space, if it is one.
    #[must_use]
    pub fn card_at(&self, space: usize) -> Option<usize> {
        self.card_at.get(space).filter(|&&card| card != NO_CARD).map(|&card| card.into())
    }

    /// The card with this id.
    #[must_use]
    pub fn card_named(&self, name: Name) -> Option<usize> {
        self.destinations.iter().position(|destination| destination.name == name)
    }

    /// GB-5.6: the construction zone of a cone on this space.
    #[must_use]
    pub fn zone(&self, space: usize) -> SpaceSet {
        self.zones.get(space).copied().unwrap_or_default()
    }

    /// Its name and a hash of everything in its file but the comments, so that a record cannot be
    /// replayed on another board by mistake (GB-1.7).
    #[must_use]
    pub fn fingerprint(&self) -> String {
        let mut hash = Fnv(0xcbf2_9ce4_8422_2325);
        write!(hash, "{self}").expect("hashing never fails");
        format!("{}#{:016x}", self.name, hash.0)
    }
}

/// FNV-1a, 64 bits: tells boards apart; it guards against mistakes, not against forgers.
struct Fnv(u64);

impl Write for Fnv {
    fn write_str(&mut self, text: &str) -> fmt::Result {
        for byte in text.bytes() {
            self.0 = (self.0 ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3);
        }
        Ok(())
    }
}
