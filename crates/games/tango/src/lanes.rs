//! The city laid out for flooding: all steps of all cars in one direction are a few shifts of tile sets.

use crate::city::City;
use crate::sign::{Place, Post, Sign};
use crate::tile::{Dir, Line, Tile, TileSet};

/// What of a city steers a lone car.
#[derive(Clone, Copy)]
pub(crate) struct Lanes {
    /// The tiles that may be left in each direction.
    exits: [TileSet; 4],
    /// The tiles that may be entered.
    open: TileSet,
    /// The tiles on rows (0) and columns (1) where a step goes so many tiles, less one.
    paced: [[TileSet; 5]; 2],
    /// The longest step along rows and along columns.
    longest: [usize; 2],
}

impl Lanes {
    pub(crate) fn of(city: &City) -> Lanes {
        let mut lanes = Lanes {
            exits: Dir::ALL.map(|dir| city.exits(dir)),
            open: city.open(),
            paced: [[TileSet::EMPTY; 5]; 2],
            longest: [1; 2],
        };
        for axis in &mut lanes.paced {
            axis[0] = TileSet::ALL;
        }
        for line in Line::all().filter(|&line| city.is_limited(line)) {
            lanes.pace(line, usize::from(city.pace(line)));
        }
        lanes
    }

    /// A step along this line goes so many tiles.
    fn pace(&mut self, line: Line, pace: usize) {
        let axis = line.index() / 5;
        for (tiles, so_many) in self.paced[axis].iter_mut().zip(1..) {
            *tiles = if so_many == pace { tiles.or(line.tiles()) } else { tiles.less(line.tiles()) };
        }
        self.longest[axis] = self.longest[axis].max(pace);
    }

    /// The lanes with one more sign on a place that has none.
    pub(crate) fn with(mut self, post: Post) -> Lanes {
        match (post.place(), post.sign()) {
            (Place::Line(line), _) => self.pace(line, 2),
            (Place::Tile(tile), Sign::OneWay(way)) => {
                for dir in Dir::ALL.into_iter().filter(|&dir| dir != way) {
                    self.exits[dir.index()] = self.exits[dir.index()].less(TileSet::of(tile));
                }
            }
            (Place::Tile(tile), Sign::Stop) => self.open = self.open.less(TileSet::of(tile)),
            _ => {}
        }
        self
    }

    /// The tiles from which a step in this direction goes one tile and ends on the board.
    pub(crate) fn single_steps(&self, dir: Dir) -> TileSet {
        self.open.shifted(dir.back()).and(self.exits[dir.index()]).and(self.paced[axis(dir)][0])
    }

    /// The tiles from which a step in this direction goes further than one tile.
    pub(crate) fn long_steps(&self, dir: Dir) -> TileSet {
        TileSet::ALL.less(self.paced[axis(dir)][0])
    }

    /// Where one step from any of these tiles can end on the board.
    fn spread(&self, from: TileSet) -> TileSet {
        let mut ends = TileSet::EMPTY;
        for dir in Dir::ALL {
            let (axis, exits) = (axis(dir), self.exits[dir.index()]);
            let mut moving = from;
            for paced in &self.paced[axis][..self.longest[axis]] {
                moving = moving.and(exits).shifted(dir).and(self.open);
                ends = ends.or(moving.and(*paced));
            }
        }
        ends
    }

    /// The tiles from which one step can end on any of these.
    pub(crate) fn lead_to(&self, ends: TileSet) -> TileSet {
        let mut starts = TileSet::EMPTY;
        for dir in Dir::ALL {
            let (axis, exits) = (axis(dir), self.exits[dir.index()]);
            for (before, paced) in self.paced[axis][..self.longest[axis]].iter().enumerate() {
                let mut moving = ends.and(self.open).and(*paced).shifted(dir.back());
                for _ in 0..before {
                    moving = moving.and(exits).and(self.open).shifted(dir.back());
                }
                starts = starts.or(moving.and(exits));
            }
        }
        starts
    }

    /// Whether the car from this corner can reach its goal.
    pub(crate) fn connects(&self, corner: Tile) -> bool {
        let goal = corner.opposite();
        let mut reached = TileSet::of(corner);
        loop {
            let wider = reached.or(self.spread(reached));
            if wider.contains(goal) || wider == reached {
                return wider.contains(goal);
            }
            reached = wider;
        }
    }
}

/// Whether a direction goes along rows (0) or columns (1).
fn axis(dir: Dir) -> usize {
    usize::from(matches!(dir, Dir::N | Dir::S))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_sign_more_is_the_same_before_and_after_laying_out() {
        let free = |post: &Post| !matches!(post.place(), Place::Tile(tile) if tile.is_corner());
        for first in Post::all().filter(free) {
            let city = City::default().with(first);
            for second in Post::all().filter(free).filter(|post| post.place() != first.place()) {
                let (before, after) = (Lanes::of(&city).with(second), Lanes::of(&city.with(second)));
                assert_eq!((before.exits, before.open), (after.exits, after.open), "{first:?} {second:?}");
                assert_eq!(
                    (before.paced, before.longest),
                    (after.paced, after.longest),
                    "{first:?} {second:?}"
                );
            }
        }
    }

    #[test]
    fn a_step_leads_there_and_back() {
        let signs = [Post::speed(Line::at(1).expect("a row")), Post::speed(Line::at(7).expect("a column"))];
        let tile = Tile::at(12).expect("a tile");
        for post in Post::all().filter(|post| post.place() != Place::Tile(tile)) {
            let city = City::of(signs).with(Post::on(tile, Sign::OneWay(Dir::E))).with(post);
            let lanes = Lanes::of(&city);
            for (start, end) in Tile::all().flat_map(|start| Tile::all().map(move |end| (start, end))) {
                let there = lanes.spread(TileSet::of(start)).contains(end);
                let back = lanes.lead_to(TileSet::of(end)).contains(start);
                assert_eq!(there, back, "{post:?} {start:?} {end:?}");
            }
        }
    }
}
