//! The city's geometry: tiles, directions, rows and columns, sets of tiles. It knows no sign and
//! no car.

/// One of the 25 tiles (TT-1.1), counted row by row from A1.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(type = "string"))]
pub struct Tile(u8);

impl Tile {
    /// How many there are.
    pub const COUNT: usize = 25;

    /// The tile at this index, counted row by row from A1.
    #[must_use]
    pub const fn at(index: usize) -> Option<Tile> {
        if index < Tile::COUNT { Some(Tile(index as u8)) } else { None }
    }

    /// All tiles, row by row from A1.
    pub fn all() -> impl Iterator<Item = Tile> + Clone {
        (0..25).map(Tile)
    }

    /// Its index, counted row by row from A1.
    #[must_use]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// Its column, counted from 0 in the west.
    #[must_use]
    pub const fn column(self) -> u8 {
        self.0 % 5
    }

    /// Its row, counted from 0 in the north.
    #[must_use]
    pub const fn row(self) -> u8 {
        self.0 / 5
    }

    /// The tile across the city: where a car that starts here delivers to (TT-1.2).
    #[must_use]
    pub const fn opposite(self) -> Tile {
        Tile(24 - self.0)
    }

    /// Whether it is one of the four corners.
    #[must_use]
    pub const fn is_corner(self) -> bool {
        matches!(self.0, 0 | 4 | 20 | 24)
    }

    /// Its place among the corners, if it is one.
    #[must_use]
    pub const fn corner(self) -> Option<usize> {
        match self.0 {
            0 => Some(0),
            4 => Some(1),
            20 => Some(2),
            24 => Some(3),
            _ => None,
        }
    }

    /// The neighbour in this direction, unless that is off the board.
    #[must_use]
    pub const fn next(self, dir: Dir) -> Option<Tile> {
        match dir {
            Dir::N if self.row() > 0 => Some(Tile(self.0 - 5)),
            Dir::E if self.column() < 4 => Some(Tile(self.0 + 1)),
            Dir::S if self.row() < 4 => Some(Tile(self.0 + 5)),
            Dir::W if self.column() > 0 => Some(Tile(self.0 - 1)),
            _ => None,
        }
    }

    /// The row or column along which a car moves that leaves this tile in this direction.
    #[must_use]
    pub const fn line(self, dir: Dir) -> Line {
        match dir {
            Dir::E | Dir::W => Line(self.row()),
            Dir::N | Dir::S => Line(5 + self.column()),
        }
    }
}

/// The corners, in the order they are drawn from.
pub const CORNERS: [Tile; 4] = [Tile(0), Tile(4), Tile(20), Tile(24)];

/// A direction of the compass.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(type = "string"))]
pub enum Dir {
    /// North, towards row 1.
    N,
    /// East, towards column E.
    E,
    /// South, towards row 5.
    S,
    /// West, towards column A.
    W,
}

impl Dir {
    /// All four, clockwise from north.
    pub const ALL: [Dir; 4] = [Dir::N, Dir::E, Dir::S, Dir::W];

    /// Its index, clockwise from north.
    #[must_use]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The other way.
    #[must_use]
    pub const fn back(self) -> Dir {
        Dir::ALL[(self as usize + 2) % 4]
    }
}

/// A row or a column: what a Speed Limit stands on (TT-2.5).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Line(u8);

impl Line {
    /// How many there are.
    pub const COUNT: usize = 10;

    /// The line at this index: the rows from the north, then the columns from the west.
    #[must_use]
    pub const fn at(index: usize) -> Option<Line> {
        if index < Line::COUNT { Some(Line(index as u8)) } else { None }
    }

    /// All lines: the rows from the north, then the columns from the west.
    pub fn all() -> impl Iterator<Item = Line> + Clone {
        (0..10).map(Line)
    }

    /// Its index: the rows from the north, then the columns from the west.
    #[must_use]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// Its tiles.
    #[must_use]
    pub const fn tiles(self) -> TileSet {
        match self.0 {
            row @ 0..5 => TileSet(0b11111 << (5 * row)),
            column => TileSet(0x10_8421 << (column - 5)),
        }
    }
}

/// A set of tiles, one bit each.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug)]
pub struct TileSet(u32);

impl TileSet {
    /// No tile.
    pub const EMPTY: TileSet = TileSet(0);
    /// The whole city.
    pub const ALL: TileSet = TileSet(0x1ff_ffff);
    /// The corners, where no sign is planted (TT-2.6).
    pub const CORNERS: TileSet = TileSet(1 | 1 << 4 | 1 << 20 | 1 << 24);

    /// Just this tile.
    #[must_use]
    pub const fn of(tile: Tile) -> TileSet {
        TileSet(1 << tile.0)
    }

    /// Whether the tile is in it.
    #[must_use]
    pub const fn contains(self, tile: Tile) -> bool {
        self.0 >> tile.0 & 1 == 1
    }

    /// Whether it has no tile.
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The tiles in this or that.
    #[must_use]
    pub const fn or(self, other: TileSet) -> TileSet {
        TileSet(self.0 | other.0)
    }

    /// The tiles in this and that.
    #[must_use]
    pub const fn and(self, other: TileSet) -> TileSet {
        TileSet(self.0 & other.0)
    }

    /// The tiles in this and not in that.
    #[must_use]
    pub const fn less(self, other: TileSet) -> TileSet {
        TileSet(self.0 & !other.0)
    }

    /// How many tiles are in it.
    #[must_use]
    pub const fn len(self) -> u32 {
        self.0.count_ones()
    }

    /// A bit for each tile, counted row by row from A1.
    #[must_use]
    pub const fn bits(self) -> u32 {
        self.0
    }

    /// Puts a tile in.
    pub fn insert(&mut self, tile: Tile) {
        self.0 |= 1 << tile.0;
    }

    /// All its tiles moved by one; what would leave the board is gone.
    #[must_use]
    pub const fn shifted(self, dir: Dir) -> TileSet {
        const WEST: u32 = 0x10_8421;
        match dir {
            Dir::N => TileSet(self.0 >> 5),
            Dir::E => TileSet((self.0 << 1) & TileSet::ALL.0 & !WEST),
            Dir::S => TileSet((self.0 << 5) & TileSet::ALL.0),
            Dir::W => TileSet((self.0 & !WEST) >> 1),
        }
    }

    /// All its tiles moved by so many, for sets of which none would leave the board.
    pub(crate) const fn moved(self, dir: Dir, tiles: usize) -> TileSet {
        match dir {
            Dir::N => TileSet(self.0 >> (5 * tiles)),
            Dir::E => TileSet(self.0 << tiles),
            Dir::S => TileSet(self.0 << (5 * tiles)),
            Dir::W => TileSet(self.0 >> tiles),
        }
    }

    /// The first of its tiles.
    #[must_use]
    pub const fn first(self) -> Option<Tile> {
        if self.0 == 0 { None } else { Some(Tile(self.0.trailing_zeros() as u8)) }
    }

    /// Its tiles, row by row from A1.
    pub fn iter(self) -> impl Iterator<Item = Tile> {
        let mut left = self.0;
        core::iter::from_fn(move || {
            let tile = (left != 0).then(|| Tile(left.trailing_zeros() as u8));
            left &= left.wrapping_sub(1);
            tile
        })
    }
}

impl FromIterator<Tile> for TileSet {
    fn from_iter<I: IntoIterator<Item = Tile>>(tiles: I) -> TileSet {
        tiles.into_iter().fold(TileSet::EMPTY, |set, tile| set.or(TileSet::of(tile)))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_set_shifts_as_its_tiles_do() {
        for tile in Tile::all() {
            for dir in Dir::ALL {
                let moved: TileSet = tile.next(dir).into_iter().collect();
                assert_eq!(TileSet::of(tile).shifted(dir), moved, "{tile:?} {dir:?}");
            }
        }
        assert!(TileSet::ALL.iter().eq(Tile::all()));
        for tile in Tile::all() {
            assert_eq!(tile.corner(), CORNERS.iter().position(|corner| *corner == tile));
        }
    }

    #[test]
    fn a_tile_lies_on_its_row_and_its_column() {
        for tile in Tile::all() {
            for line in Line::all() {
                let on_it = line == tile.line(Dir::E) || line == tile.line(Dir::N);
                assert_eq!(line.tiles().contains(tile), on_it, "{tile:?} {line:?}");
            }
        }
    }
}
