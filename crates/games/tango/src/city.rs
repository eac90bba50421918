//! The signs standing in the city, what they do to a car that drives by, and whether everyone can
//! still get through. It knows no seat and no day.

use crate::check::Refusal;
use crate::lanes::Lanes;
use crate::sign::{Place, Post, Sign};
use crate::tile::{CORNERS, Dir, Line, Tile, TileSet};

/// The signs standing, summed up tile by tile.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug)]
pub struct City {
    /// The tiles with a One Way, by its direction.
    ways: [TileSet; 4],
    yields: TileSet,
    roundabouts: TileSet,
    stops: TileSet,
    /// The tiles with more than none, one, two, three Toll Roads. No more than four can stand on
    /// one tile: nobody plants two signs of a kind in a phase (TT-2.9).
    tolls: [TileSet; 4],
    /// Speed Limits by line; at most four, for the same reason.
    speeds: [u8; Line::COUNT],
}

impl City {
    /// The city with these signs.
    #[must_use]
    pub fn of(posts: impl IntoIterator<Item = Post>) -> City {
        let mut city = City::default();
        for post in posts {
            city.plant(post);
        }
        city
    }

    /// This city and one more sign. Signs on one tile all act (TT-2.7).
    pub fn plant(&mut self, post: Post) {
        match (post.place(), post.sign()) {
            (Place::Line(line), _) => {
                // TT-2.8: each Speed Limit adds to the others.
                let speed = &mut self.speeds[line.index()];
                *speed = (*speed + 1).min(4);
            }
            (Place::Tile(tile), Sign::OneWay(dir)) => self.ways[dir.index()].insert(tile),
            (Place::Tile(tile), Sign::Toll) => {
                if let Some(plane) = self.tolls.iter_mut().find(|plane| !plane.contains(tile)) {
                    plane.insert(tile);
                }
            }
            (Place::Tile(tile), Sign::Yield) => self.yields.insert(tile),
            (Place::Tile(tile), Sign::Roundabout) => self.roundabouts.insert(tile),
            (Place::Tile(tile), Sign::Stop | Sign::Speed) => self.stops.insert(tile),
        }
    }

    /// The same with one more sign.
    #[must_use]
    pub fn with(mut self, post: Post) -> City {
        self.plant(post);
        self
    }

    /// The tiles that carry a sign.
    #[must_use]
    pub fn signed(&self) -> TileSet {
        let round = self.yields.or(self.roundabouts).or(self.stops).or(self.tolls[0]);
        round.or(self.one_way())
    }

    /// Whether a sign stands on this row or column.
    #[must_use]
    pub fn is_limited(&self, line: Line) -> bool {
        self.speeds[line.index()] > 0
    }

    /// TT-2.5, TT-2.8: how many tiles a step along this row or column goes.
    #[must_use]
    pub fn pace(&self, line: Line) -> u8 {
        self.speeds[line.index()] + 1
    }

    /// The tiles with a One Way in this direction.
    #[must_use]
    pub fn one_ways(&self, dir: Dir) -> TileSet {
        self.ways[dir.index()]
    }

    /// The tiles with a Stop Sign.
    #[must_use]
    pub fn stops(&self) -> TileSet {
        self.stops
    }

    /// The tiles with a Yield.
    #[must_use]
    pub fn yields(&self) -> TileSet {
        self.yields
    }

    /// The tiles with a Roundabout.
    #[must_use]
    pub fn roundabouts(&self) -> TileSet {
        self.roundabouts
    }

    /// TT-2.3: what the Toll Roads on this tile charge.
    #[must_use]
    pub fn toll(&self, tile: Tile) -> u16 {
        2 * self.tolls.iter().map(|plane| u16::from(plane.contains(tile))).sum::<u16>()
    }

    /// TT-2.1, TT-2.7: the tiles a car may leave in this direction.
    #[must_use]
    pub fn exits(&self, dir: Dir) -> TileSet {
        TileSet::ALL.less(self.one_way()).or(self.ways[dir.index()])
    }

    fn one_way(&self) -> TileSet {
        self.ways.into_iter().fold(TileSet::EMPTY, TileSet::or)
    }

    /// One step of a lone car (TT-4.2, TT-4.3).
    ///
    /// # Errors
    /// The sign it would break, or the edge it cannot cross.
    pub fn step(&self, from: Tile, dir: Dir) -> Result<Step, Refusal> {
        let pace = self.pace(from.line(dir));
        let exits = self.exits(dir);
        let mut step = Step { end: from, ..Step::default() };
        for _ in 0..pace {
            if !exits.contains(step.end) {
                return Err(Refusal::OneWay(step.end));
            }
            let Some(next) = step.end.next(dir) else {
                // TT-4.4: only a speed limit carries a car over the edge.
                step.off = true;
                return if pace > 1 { Ok(step) } else { Err(Refusal::Edge(from)) };
            };
            if self.stops.contains(next) {
                return Err(Refusal::StopSign(next));
            }
            step.enter(next, dir, self.toll(next));
        }
        Ok(step)
    }

    /// TT-3.1: the first corner whose car cannot reach its goal.
    #[must_use]
    pub fn blocked(&self) -> Option<Tile> {
        let steps = Lanes::of(self).steps();
        CORNERS.into_iter().find(|&corner| !steps.connects(corner))
    }

    /// The tiles that may be entered (TT-2.4).
    #[must_use]
    pub fn open(&self) -> TileSet {
        TileSet::ALL.less(self.stops)
    }
}

/// What one step does.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Step {
    /// The tiles it enters.
    pub entered: TileSet,
    /// The tiles it leaves for another, by direction: the borders it crosses.
    pub crossed: [TileSet; 4],
    /// Where it ends; on the edge if it leaves the board.
    pub end: Tile,
    /// Whether it leaves the board (TT-4.4).
    pub off: bool,
    /// What the Toll Roads on the way charge.
    pub toll: u16,
}

impl Default for Step {
    fn default() -> Step {
        let [corner, ..] = CORNERS;
        Step { entered: TileSet::EMPTY, crossed: [TileSet::EMPTY; 4], end: corner, off: false, toll: 0 }
    }
}

impl Step {
    fn enter(&mut self, tile: Tile, dir: Dir, toll: u16) {
        self.crossed[dir.index()].insert(self.end);
        self.entered.insert(tile);
        self.toll += toll;
        self.end = tile;
    }

    /// TT-4.6: this step and the next in one.
    #[must_use]
    pub fn then(self, next: Step) -> Step {
        let mut crossed = self.crossed;
        for (set, more) in crossed.iter_mut().zip(next.crossed) {
            *set = set.or(more);
        }
        let (entered, toll) = (self.entered.or(next.entered), self.toll + next.toll);
        Step { entered, crossed, toll, ..next }
    }
}
