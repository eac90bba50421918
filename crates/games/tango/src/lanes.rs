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

    /// The tiles from which a step in this direction goes further than one tile.
    pub(crate) fn long_steps(&self, dir: Dir) -> TileSet {
        TileSet::ALL.less(self.paced[axis(dir)][0])
    }

    /// Every step that ends on the board.
    pub(crate) fn steps(&self) -> Steps {
        let mut steps = Steps { starts: [[TileSet::EMPTY; 5]; 4], longest: self.longest };
        for (dir, starts) in Dir::ALL.into_iter().zip(&mut steps.starts) {
            let (axis, exits) = (axis(dir), self.exits[dir.index()]);
            let mut free = self.open.shifted(dir.back()).and(exits);
            for (starts, paced) in starts.iter_mut().zip(&self.paced[axis][..self.longest[axis]]) {
                *starts = free.and(*paced);
                // What is free for one tile more: the next tile is open, and free for as far as this.
                free = free.and(self.open).shifted(dir.back()).and(exits);
            }
        }
        steps
    }
}

/// The steps of a lone car that end on the board: by direction, the tiles from which one goes so many tiles, less one.
pub(crate) struct Steps {
    starts: [[TileSet; 5]; 4],
    /// The longest step along rows and along columns.
    longest: [usize; 2],
}

impl Steps {
    /// The steps by direction and by how many tiles they go.
    pub(crate) fn by_length(&self) -> impl Iterator<Item = (Dir, usize, TileSet)> {
        Dir::ALL.into_iter().flat_map(move |dir| {
            self.along(dir).iter().zip(1..).map(move |(&starts, tiles)| (dir, tiles, starts))
        })
    }

    /// The tiles from which one step can end on any of these.
    pub(crate) fn lead_to(&self, ends: TileSet) -> TileSet {
        let mut from = TileSet::EMPTY;
        for dir in Dir::ALL {
            for (starts, tiles) in self.along(dir).iter().zip(1..) {
                from = from.or(ends.moved(dir.back(), tiles).and(*starts));
            }
        }
        from
    }

    /// These tiles, and those where steps from them end; some that are further than one step too.
    fn widen(&self, mut reached: TileSet) -> TileSet {
        for dir in Dir::ALL {
            for (starts, tiles) in self.along(dir).iter().zip(1..) {
                reached = reached.or(reached.and(*starts).moved(dir, tiles));
            }
        }
        reached
    }

    /// The steps in a direction by how many tiles they go, less one.
    fn along(&self, dir: Dir) -> &[TileSet] {
        &self.starts[dir.index()][..self.longest[axis(dir)]]
    }

    /// Whether the car from this corner can reach its goal.
    pub(crate) fn connects(&self, corner: Tile) -> bool {
        let goal = corner.opposite();
        let mut reached = TileSet::of(corner);
        loop {
            let wider = self.widen(reached);
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
    fn steps_are_those_of_a_lone_car() {
        let signs = [Post::speed(Line::at(1).expect("a row")), Post::speed(Line::at(7).expect("a column"))];
        let tile = Tile::at(12).expect("a tile");
        for post in Post::all().filter(|post| post.place() != Place::Tile(tile)) {
            let city = City::of(signs).with(Post::on(tile, Sign::OneWay(Dir::E))).with(post);
            let steps = Lanes::of(&city).steps();
            for (start, end) in Tile::all().flat_map(|start| Tile::all().map(move |end| (start, end))) {
                let ends = |dir| city.step(start, dir).is_ok_and(|step| !step.off && step.end == end);
                let leads = steps.lead_to(TileSet::of(end)).contains(start);
                assert_eq!(leads, Dir::ALL.into_iter().any(ends), "{post:?} {start:?} {end:?}");
                let widened = steps.widen(TileSet::of(start)).contains(end);
                assert!(widened || !leads, "{post:?} {start:?} {end:?}");
            }
        }
    }
}
