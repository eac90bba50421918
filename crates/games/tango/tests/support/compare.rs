//! Random cities and routes, driven by the fast rules and by the literal ones.

use std::collections::BTreeSet;
use std::sync::OnceLock;

use cloverleaf_core::{Random, Seat};
use cloverleaf_tango::{
    CORNERS, City, Dir, Place, Post, Roads, Route, Sign, Tile, TileSet, drive_until, failing, pair,
};

use crate::reference::{self, Spot, Town, Trip, WAYS, Walked};

/// Compares which signs fail in a random phase; says whether any did.
pub(crate) fn signs(random: &mut impl Random) -> bool {
    let wanted = random.below(14);
    let standing = open_city(random, wanted);
    // One city in four carries what steers into the same few tiles, where sets of signs block.
    let narrow = random.below(4) == 0;
    let most = if random.below(8) == 0 { 8 } else { 4 };
    let count = 1 + random.below(most) as usize;
    let new: Vec<Post> = (0..count).map(|_| new_post(random, narrow)).collect();
    let posts: Vec<_> = new.iter().copied().map(Some).collect();
    let mask = failing(&City::of(standing.iter().copied()), &posts);
    let fast: Vec<bool> = (0..count).map(|index| mask >> index & 1 == 1).collect();
    let slow = reference::failing(&literal(&standing), &literal(&new));
    assert_eq!(fast, slow, "{new:?} on {standing:?}");
    fast.contains(&true)
}

/// Compares how a random delivery goes; says whether somebody crashed, and whether somebody arrived who
/// had waited.
pub(crate) fn delivery(random: &mut impl Random) -> (bool, bool) {
    let posts = busy_city(random);
    let mut corners = CORNERS;
    random.shuffle(&mut corners);
    let spots = corners.map(|tile| (i32::from(tile.column()), i32::from(tile.row())));
    let (town, city) = (Town::new(&literal(&posts)), City::of(posts.iter().copied()));
    let roads = Roads::of(&city);
    let trips = spots.map(|corner| random_trip(&town, &roads, corner, random));
    let last_step = if random.below(8) == 0 { 2 + random.below(12) as u16 } else { 60 };
    let fast = drive_until(&city, corners, trips.each_ref().map(packed), last_step);
    let slow = reference::deliver(&town, &spots, &trips, last_step);
    assert_eq!(fast.gas, slow.gas[..], "{trips:?} on {posts:?}");
    assert_eq!(fast.steps, slow.steps[..], "{trips:?} on {posts:?}");
    assert_eq!(collisions(&fast.collisions), slow.collisions, "{trips:?} on {posts:?}");
    let planned = |trip: &Trip| trip.ways.len() + 1 - usize::from(trip.rush.is_some());
    let late =
        |(steps, trip): (&Option<u16>, _)| steps.is_some_and(|steps| usize::from(steps) > planned(trip));
    (!slow.collisions.is_empty(), slow.steps.iter().zip(&trips).any(late))
}

fn literal(posts: &[Post]) -> Vec<String> {
    posts.iter().map(Post::to_string).collect()
}

/// Every sign everywhere: 200 on tiles, then ten speed limits.
fn all_posts() -> &'static [Post] {
    static ALL: OnceLock<Vec<Post>> = OnceLock::new();
    ALL.get_or_init(|| Post::all().collect())
}

/// A sign that can be planted, with more speed limits than there are places for them.
fn random_post(random: &mut impl Random) -> Post {
    loop {
        let index = if random.below(4) == 0 { 200 + random.below(10) } else { random.below(200) };
        let post = all_posts()[index as usize];
        if !matches!(post.place(), Place::Tile(tile) if tile.is_corner()) {
            return post;
        }
    }
}

/// Any sign, or one that steers next to a corner.
fn new_post(random: &mut impl Random, narrow: bool) -> Post {
    if !narrow {
        return random_post(random);
    }
    let sign = random.choose(&Sign::ALL).filter(|sign| sign.steers()).unwrap_or(&Sign::Stop);
    let tile = one_of(random, &["B1", "A2", "D1", "E2", "B5", "A4", "D5", "E4", "C3", "B2"]);
    Post::new(tile, *sign).unwrap_or_else(|| random_post(random))
}

fn one_of(random: &mut impl Random, tiles: &[&str]) -> Place {
    Place::Tile(random.choose(tiles).expect("some tiles").parse().expect("a tile"))
}

/// Signs that block nobody, up to as many as asked for.
fn open_city(random: &mut impl Random, wanted: u32) -> Vec<Post> {
    let mut posts = Vec::new();
    for _ in 0..wanted {
        posts.push(random_post(random));
        if City::of(posts.iter().copied()).blocked().is_some() {
            posts.pop();
        }
    }
    posts
}

/// The same, with yields and roundabouts where the traffic is.
fn busy_city(random: &mut impl Random) -> Vec<Post> {
    let wanted = random.below(16);
    let mut posts = open_city(random, wanted);
    for _ in 0..random.below(8) {
        let sign = if random.below(3) > 0 { Sign::Yield } else { Sign::Roundabout };
        let tile = one_of(random, &["B2", "C2", "D2", "B3", "C3", "D3", "B4", "C4", "D4", "C1", "A3"]);
        posts.extend(Post::new(tile, sign));
    }
    posts
}

fn tile((column, row): Spot) -> Tile {
    usize::try_from(5 * row + column).ok().and_then(Tile::at).expect("on the board")
}

/// A legal route: mostly nearer and nearer, sometimes astray, sometimes over the edge.
fn random_trip(town: &Town, roads: &Roads, corner: Spot, random: &mut impl Random) -> Trip {
    let goal = (4 - corner.0, 4 - corner.1);
    let mut trip = Trip { ways: Vec::new(), rush: None };
    let mut at = corner;
    while at != goal {
        let (way, walked) = random_step(town, roads, (at, goal), 24 - trip.ways.len(), random);
        trip.ways.push(way);
        if walked.off {
            return trip;
        }
        at = *walked.entered.last().expect("a step on the board enters a tile");
        if at != goal && trip.rush.is_none() && random.below(12) == 0 {
            trip.rush = Some(trip.ways.len() - 1);
        }
    }
    trip
}

/// One step from which the goal can be reached with one less than the steps left.
fn random_step(
    town: &Town,
    roads: &Roads,
    (at, goal): (Spot, Spot),
    left: usize,
    random: &mut impl Random,
) -> (reference::Way, Walked) {
    let far = |spot: Spot| roads.to_go(tile(spot), tile(goal)).map(usize::from);
    let then = |walked: &Walked| walked.entered.last().copied().filter(|_| !walked.off).and_then(far);
    let walks = WAYS.iter().filter_map(|way| Some((*way, reference::walk(town, at, *way)?)));
    let (astray, now) = (random.below(5) == 0, far(at));
    let fits = |(_, walked): &(_, Walked)| match then(walked) {
        Some(then) => then < left && (astray || Some(then) < now),
        None => astray && walked.off,
    };
    let fitting: Vec<_> = walks.filter(fits).collect();
    random.choose(&fitting).cloned().unwrap_or_else(|| random_step(town, roads, (at, goal), left, random))
}

fn packed(trip: &Trip) -> Route {
    let mut route = Route::default();
    for (index, way) in trip.ways.iter().enumerate() {
        let dir = WAYS.iter().position(|other| other == way).expect("one of four");
        route.push(Dir::ALL[dir], trip.rush == Some(index));
    }
    route
}

fn collisions(pairs: &[TileSet; 6]) -> BTreeSet<(usize, usize, Spot)> {
    let mut all = BTreeSet::new();
    for one in 0..4 {
        for other in one + 1..4 {
            let spot = |tile: Tile| (i32::from(tile.column()), i32::from(tile.row()));
            let tiles = pairs[pair(Seat::at(one), Seat::at(other))];
            all.extend(tiles.iter().map(|tile| (one, other, spot(tile))));
        }
    }
    all
}
