//! Signs and where they stand (TT-2).

use crate::data::ROUNDS;
use crate::tile::{Dir, Line, Tile};

/// A traffic sign.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(type = "string"))]
pub enum Sign {
    /// Who leaves the tile leaves it in this direction (TT-2.1).
    OneWay(Dir),
    /// Who stands here waits rather than meet (TT-6).
    Yield,
    /// Nobody meets here (TT-5.6).
    Roundabout,
    /// Two gas for each car that enters (TT-2.3).
    Toll,
    /// Nobody enters (TT-2.4).
    Stop,
    /// Who drives along drives a tile further each step (TT-2.5, TT-2.8).
    Speed,
}

impl Sign {
    /// All signs, each One Way by itself.
    pub const ALL: [Sign; 9] = [
        Sign::OneWay(Dir::N),
        Sign::OneWay(Dir::E),
        Sign::OneWay(Dir::S),
        Sign::OneWay(Dir::W),
        Sign::Yield,
        Sign::Roundabout,
        Sign::Toll,
        Sign::Stop,
        Sign::Speed,
    ];

    /// TT-2.9: whether both are of one kind; all One Ways are.
    #[must_use]
    pub fn same_kind(self, other: Sign) -> bool {
        core::mem::discriminant(&self) == core::mem::discriminant(&other)
    }

    /// Whether it changes where a lone car can drive. The others never block anyone (TT-3.1).
    #[must_use]
    pub const fn steers(self) -> bool {
        matches!(self, Sign::OneWay(_) | Sign::Stop | Sign::Speed)
    }
}

/// Where a sign stands.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(type = "string"))]
pub enum Place {
    /// On a tile.
    Tile(Tile),
    /// On a row or a column.
    Line(Line),
}

/// A sign in its place. Speed Limits stand on rows and columns, all others on tiles (TT-2.5).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(type = "string"))]
pub struct Post {
    place: Place,
    sign: Sign,
}

impl Post {
    /// This sign there, if it is one that stands on such a place.
    #[must_use]
    pub fn new(place: Place, sign: Sign) -> Option<Post> {
        let fits = matches!(place, Place::Line(_)) == (sign == Sign::Speed);
        fits.then_some(Post { place, sign })
    }

    /// A sign on a tile; a Speed Limit stands on the tile's row.
    pub(crate) const fn on(tile: Tile, sign: Sign) -> Post {
        match sign {
            Sign::Speed => Post::speed(tile.line(Dir::E)),
            _ => Post { place: Place::Tile(tile), sign },
        }
    }

    /// A Speed Limit.
    #[must_use]
    pub const fn speed(line: Line) -> Post {
        Post { place: Place::Line(line), sign: Sign::Speed }
    }

    /// All there can be, tile by tile, then line by line.
    pub fn all() -> impl Iterator<Item = Post> {
        let on_tiles = Tile::all().flat_map(|tile| {
            Sign::ALL.into_iter().filter_map(move |sign| Post::new(Place::Tile(tile), sign))
        });
        on_tiles.chain(Line::all().map(Post::speed))
    }

    /// Where it stands.
    #[must_use]
    pub const fn place(self) -> Place {
        self.place
    }

    /// Which sign it is.
    #[must_use]
    pub const fn sign(self) -> Sign {
        self.sign
    }
}

/// The most signs of one traffic phase: two a seat (TT-2.9).
pub(crate) const MOST: usize = 8;

/// The signs standing, by the traffic phase they were planted in; those of a phase by place and sign, so that their
/// order tells nothing of who planted what (TT-2.10).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug)]
pub struct Signs([[Option<Post>; MOST]; ROUNDS]);

impl Signs {
    /// One more sign of this phase. More than there can be are left out.
    pub(crate) fn insert(&mut self, phase: usize, post: Post) {
        let mut left = Some(post);
        for slot in &mut self.0[phase] {
            // No sign comes last.
            if left.is_some() && (slot.is_none() || left < *slot) {
                core::mem::swap(slot, &mut left);
            }
        }
    }

    /// Those of one phase in order, and nothing after them.
    pub(crate) fn phase(&self, phase: usize) -> [Option<Post>; MOST] {
        self.0[phase]
    }

    /// Those of one phase, in order.
    pub fn of(&self, phase: usize) -> impl Iterator<Item = Post> + '_ {
        self.0.get(phase).into_iter().flatten().map_while(|post| *post)
    }

    /// All of them with the index of their phase, in order.
    pub fn iter(&self) -> impl Iterator<Item = (usize, Post)> + '_ {
        (0..ROUNDS).flat_map(|phase| self.of(phase).map(move |post| (phase, post)))
    }
}
