//! No blocked routes (TT-3): which signs a player may plant alone, and which of all new signs fail.

use crate::city::City;
use crate::lanes::Lanes;
use crate::roads::{Landing, Roads};
use crate::sign::{Place, Post, Sign};
use crate::tile::{CORNERS, Dir, Line, Tile, TileSet};

/// TT-3.1: the signs that, planted alone on a free place, leave everyone a route.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Harmless {
    ways: [TileSet; 4],
    stops: TileSet,
    speeds: u16,
}

impl Harmless {
    /// No sign that steers.
    pub const NONE: Harmless = Harmless { ways: [TileSet::EMPTY; 4], stops: TileSet::EMPTY, speeds: 0 };

    /// Works them out for this city and its roads.
    #[must_use]
    pub fn on(city: &City, roads: &Roads) -> Harmless {
        Harmless::along(city, &Lanes::of(city), roads)
    }

    /// The same, the lanes of the city being laid out already.
    pub(crate) fn along(city: &City, lanes: &Lanes, roads: &Roads) -> Harmless {
        let mut harmless = Harmless::NONE;
        let Some(witnesses) = witnesses(city, roads) else { return harmless };
        let spares = |post| spares(&witnesses, lanes, post);
        let free = TileSet::ALL.less(TileSet::CORNERS).less(city.signed());
        // Whoever can do without a tile can do with any sign on it; here are those that no witness needs.
        let aside = witnesses.iter().fold(free, |aside, witness| aside.less(witness.entered()));
        (harmless.stops, harmless.ways) = (aside, [aside; 4]);
        for tile in free.less(aside).iter() {
            let closable = spares(Post::on(tile, Sign::Stop));
            if closable {
                harmless.stops.insert(tile);
            }
            for dir in Dir::ALL {
                if closable || spares(Post::on(tile, Sign::OneWay(dir))) {
                    harmless.ways[dir.index()].insert(tile);
                }
            }
        }
        for line in Line::all().filter(|&line| !city.is_limited(line) && spares(Post::speed(line))) {
            harmless.speeds |= 1 << line.index();
        }
        harmless
    }

    /// The tiles on which this sign is, or all if it does not steer.
    pub(crate) fn tiles(&self, sign: Sign) -> TileSet {
        match sign {
            Sign::OneWay(dir) => self.ways[dir.index()],
            Sign::Stop => self.stops,
            _ => TileSet::ALL,
        }
    }

    /// The lines on which a Speed Limit is, a bit each.
    pub(crate) fn lines(&self) -> u16 {
        self.speeds
    }

    /// Whether this sign is among them. Signs that do not steer always are.
    #[must_use]
    pub fn allows(&self, post: Post) -> bool {
        match (post.place(), post.sign()) {
            (Place::Line(line), _) => self.speeds >> line.index() & 1 == 1,
            (Place::Tile(tile), Sign::OneWay(dir)) => self.ways[dir.index()].contains(tile),
            (Place::Tile(tile), Sign::Stop) => self.stops.contains(tile),
            _ => true,
        }
    }
}

/// Two possible routes of a car, as far from each other as can be had for little. A sign that does not touch
/// one of them cannot block the car, and most signs do not touch both: that saves most floods.
struct Witness {
    corner: Tile,
    routes: [Trace; 2],
}

/// What a route comes by.
struct Trace {
    entered: TileSet,
    left: [TileSet; 4],
    lines: u16,
}

/// Two shortest routes from each corner; nothing if one is blocked already.
fn witnesses(city: &City, roads: &Roads) -> Option<[Witness; 4]> {
    let found = CORNERS.map(|corner| Witness::of(city, roads, corner));
    let [Some(a), Some(b), Some(c), Some(d)] = found else { return None };
    Some([a, b, c, d])
}

/// Whether every car still has a route with this sign added.
fn spares(witnesses: &[Witness; 4], lanes: &Lanes, post: Post) -> bool {
    let mut afraid = witnesses.iter().filter(|witness| witness.fears(post)).peekable();
    afraid.peek().is_none() || {
        let steps = lanes.with(post).steps();
        afraid.all(|witness| steps.connects(witness.corner))
    }
}

impl Witness {
    fn of(city: &City, roads: &Roads, corner: Tile) -> Option<Witness> {
        // Who would rather go the one way first, and who the other, meet on few tiles.
        let [n, e, s, w] = Dir::ALL;
        let routes = [
            Trace::follow(city, roads, corner, [n, e, s, w])?,
            Trace::follow(city, roads, corner, [w, s, e, n])?,
        ];
        Some(Witness { corner, routes })
    }

    /// The tiles that both routes enter.
    fn entered(&self) -> TileSet {
        self.routes[0].entered.and(self.routes[1].entered)
    }

    /// Whether a sign there could take away both routes.
    fn fears(&self, post: Post) -> bool {
        !self.routes.iter().any(|route| route.misses(post))
    }
}

impl Trace {
    /// A shortest route from a corner to its goal that, where it can choose, prefers the earlier directions.
    fn follow(city: &City, roads: &Roads, corner: Tile, dirs: [Dir; 4]) -> Option<Trace> {
        let goal = corner.opposite();
        let mut trace = Trace { entered: TileSet::EMPTY, left: [TileSet::EMPTY; 4], lines: 0 };
        let mut at = corner;
        for left in (0..roads.to_go(corner, goal)?).rev() {
            let nearer = |&dir: &Dir| match roads.landing(at, dir) {
                Landing::On(tile) => roads.to_go(tile, goal) == Some(left),
                _ => false,
            };
            let dir = dirs.into_iter().find(nearer)?;
            at = trace.drive(city, at, dir)?;
        }
        Some(trace)
    }

    /// Goes on by one step and says where it ends.
    fn drive(&mut self, city: &City, at: Tile, dir: Dir) -> Option<Tile> {
        let line = at.line(dir);
        self.lines |= 1 << line.index();
        let (entered, left, end) = match city.is_limited(line) {
            false => (TileSet::of(at.next(dir)?), TileSet::of(at), at.next(dir)?),
            true => {
                let step = city.step(at, dir).ok()?;
                (step.entered, step.crossed[dir.index()], step.end)
            }
        };
        self.entered = self.entered.or(entered);
        self.left[dir.index()] = self.left[dir.index()].or(left);
        Some(end)
    }

    /// Whether this very route never meets the sign.
    fn misses(&self, post: Post) -> bool {
        match (post.place(), post.sign()) {
            (Place::Line(line), _) => self.lines >> line.index() & 1 == 0,
            (Place::Tile(tile), Sign::OneWay(way)) => {
                Dir::ALL.into_iter().all(|dir| dir == way || !self.left[dir.index()].contains(tile))
            }
            (Place::Tile(tile), Sign::Stop) => !self.entered.contains(tile),
            _ => true,
        }
    }
}

/// TT-3.2: which of the new signs fail, as bits by their index. At most eight signs are new in a
/// phase, two a seat; more are not looked at.
#[must_use]
pub fn failing(standing: &City, new: &[Option<Post>]) -> u8 {
    // A sign that does not steer is in no smallest set: without it the set would block as well.
    let steers = |post: &Option<Post>| post.is_some_and(|post| post.sign().steers());
    let steering = new.iter().take(8).enumerate().filter(|(_, post)| steers(post));
    let all = steering.fold(0u8, |mask, (index, _)| mask | 1 << index);
    let mut left = all;
    while left != 0 && blocks(standing, new, left) {
        left &= !smallest_blocking(standing, new, left);
    }
    all & !left
}

/// The members of all sets with the fewest members, among those left, that block someone.
fn smallest_blocking(standing: &City, new: &[Option<Post>], left: u8) -> u8 {
    for size in 1..left.count_ones() {
        let sets = subsets(left).filter(|set| set.count_ones() == size);
        let members = sets.filter(|&set| blocks(standing, new, set)).fold(0, |all, set| all | set);
        if members != 0 {
            return members;
        }
    }
    left
}

/// All subsets but the empty one.
fn subsets(of: u8) -> impl Iterator<Item = u8> {
    core::iter::successors(Some(of), move |&set| Some(set.wrapping_sub(1) & of)).take_while(|&set| set != 0)
}

fn blocks(standing: &City, new: &[Option<Post>], set: u8) -> bool {
    let chosen = new.iter().take(8).enumerate().filter(|(index, _)| set >> index & 1 == 1);
    let city = chosen.filter_map(|(_, post)| *post).fold(*standing, City::with);
    city.blocked().is_some()
}
