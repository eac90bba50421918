//! The fast rules and the literal ones side by side, on seeded random cities.

#[path = "support/reference.rs"]
mod reference;

use std::collections::BTreeSet;
use std::sync::OnceLock;

use cloverleaf_core::{Random, Seat, SplitMix};
use cloverleaf_tango::{CORNERS, City, Dir, Place, Post, Route, Sign, drive_until, failing, pair};
use reference::{Spot, Town, Trip, WAYS, Walked};

const CASES: u64 = 100_000;

/// A sign that can be planted, with the kinds that make trouble more often than not.
fn random_post(random: &mut SplitMix) -> Post {
    loop {
        let index = if random.below(4) == 0 { 200 + random.below(10) } else { random.below(200) };
        let post = all_posts()[index as usize];
        if !matches!(post.place(), Place::Tile(tile) if tile.is_corner()) {
            return post;
        }
    }
}

/// Every sign everywhere: 200 on tiles, then ten speed limits.
fn all_posts() -> &'static [Post] {
    static ALL: OnceLock<Vec<Post>> = OnceLock::new();
    ALL.get_or_init(|| Post::all().collect())
}

fn literal(posts: &[Post]) -> Vec<String> {
    posts.iter().map(Post::to_string).collect()
}

/// Signs that block nobody, as many as asked for.
fn open_city(random: &mut SplitMix, wanted: u32) -> Vec<Post> {
    let mut posts = Vec::new();
    for _ in 0..wanted {
        posts.push(random_post(random));
        if City::of(posts.iter().copied()).blocked().is_some() {
            posts.pop();
        }
    }
    posts
}

#[test]
fn which_signs_fail_is_the_same() {
    let (mut random, mut failed) = (SplitMix::new(32), 0);
    for case in 0..CASES {
        let wanted = random.below(14);
        let standing = open_city(&mut random, wanted);
        // One city in four carries what steers into the same few tiles, where sets of signs block.
        let narrow = random.below(4) == 0;
        let most = if random.below(8) == 0 { 8 } else { 4 };
        let count = 1 + random.below(most) as usize;
        let new: Vec<Post> = (0..count).map(|_| new_post(&mut random, narrow)).collect();
        let fast =
            failing(&City::of(standing.iter().copied()), &new.iter().copied().map(Some).collect::<Vec<_>>());
        let fast: Vec<bool> = (0..count).map(|index| fast >> index & 1 == 1).collect();
        let slow = if fast.contains(&true)
            || reference::blocked(&Town::new(&literal(&[&standing[..], &new[..]].concat())))
        {
            reference::failing(&literal(&standing), &literal(&new))
        } else {
            vec![false; count]
        };
        assert_eq!(fast, slow, "case {case}: {new:?} on {standing:?}");
        failed += u32::from(fast.contains(&true));
    }
    assert!(failed > 10_000, "only {failed} cases had a sign that failed");
}

/// Any sign, or one that steers next to a corner.
fn new_post(random: &mut SplitMix, narrow: bool) -> Post {
    if !narrow {
        return random_post(random);
    }
    let near = ["B1", "A2", "D1", "E2", "B5", "A4", "D5", "E4", "C3", "B2"];
    let place = *random.choose(&near).expect("ten tiles");
    let sign = random.choose(&Sign::ALL).filter(|sign| sign.steers()).unwrap_or(&Sign::Stop);
    Post::new(Place::Tile(place.parse().expect("a tile")), *sign).unwrap_or_else(|| random_post(random))
}

/// A legal route: mostly nearer and nearer, sometimes astray, sometimes over the edge.
fn random_trip(town: &Town, corner: Spot, random: &mut SplitMix) -> Trip {
    let goal = (4 - corner.0, 4 - corner.1);
    let distances = reference::distances(town, goal);
    let far = |spot: Spot| distances.get(&spot).copied();
    let mut trip = Trip { ways: Vec::new(), rush: None };
    let mut at = corner;
    while at != goal {
        let walks: Vec<_> =
            WAYS.iter().filter_map(|way| Some((*way, reference::walk(town, at, *way)?))).collect();
        let left = 24 - trip.ways.len();
        let end = |walked: &Walked| walked.entered.last().copied();
        let onward = |walked: &Walked| !walked.off && end(walked).and_then(far).is_some_and(|far| far < left);
        let astray = random.below(5) == 0;
        let fits = |(_, walked): &&(_, Walked)| match astray {
            true => walked.off || onward(walked),
            false => onward(walked) && end(walked).and_then(far) < far(at),
        };
        let fitting: Vec<_> = walks.iter().filter(fits).collect();
        let Some((way, walked)) = random.choose(&fitting).copied() else { continue };
        trip.ways.push(*way);
        if walked.off {
            return trip;
        }
        at = end(walked).expect("a step on the board enters a tile");
        if at != goal && trip.rush.is_none() && random.below(12) == 0 {
            trip.rush = Some(trip.ways.len() - 1);
        }
    }
    trip
}

fn packed(trip: &Trip) -> Route {
    let mut route = Route::default();
    for (index, way) in trip.ways.iter().enumerate() {
        let dir = WAYS.iter().position(|other| other == way).expect("one of four");
        route.push(Dir::ALL[dir], trip.rush == Some(index));
    }
    route
}

#[test]
fn deliveries_go_the_same() {
    let mut random = SplitMix::new(64);
    let (mut crashed, mut waited) = (0, 0);
    for case in 0..CASES {
        let wanted = random.below(16);
        let mut posts = open_city(&mut random, wanted);
        // Yields and roundabouts where the traffic is.
        for _ in 0..random.below(8) {
            let sign = if random.below(3) > 0 { Sign::Yield } else { Sign::Roundabout };
            let tile = random.choose(&["B2", "C2", "D2", "B3", "C3", "D3", "B4", "C4", "D4", "C1", "A3"]);
            let place = Place::Tile(tile.expect("eleven tiles").parse().expect("a tile"));
            posts.extend(Post::new(place, sign));
        }
        let mut corners = CORNERS;
        random.shuffle(&mut corners);
        let spots = corners.map(|tile| (i32::from(tile.column()), i32::from(tile.row())));
        let town = Town::new(&literal(&posts));
        let trips = spots.map(|corner| random_trip(&town, corner, &mut random));
        let last_step = if random.below(8) == 0 { 2 + random.below(12) as u16 } else { 60 };
        let routes: Vec<Route> = trips.iter().map(packed).collect();
        let routes = routes.try_into().expect("four routes");
        let fast = drive_until(&City::of(posts.iter().copied()), corners, routes, last_step);
        let slow = reference::deliver(&town, &spots, &trips, last_step);
        assert_eq!(fast.gas, slow.gas[..], "case {case}: {trips:?} on {posts:?}");
        assert_eq!(fast.steps, slow.steps[..], "case {case}: {trips:?} on {posts:?}");
        assert_eq!(collisions(&fast.collisions), slow.collisions, "case {case}: {trips:?} on {posts:?}");
        crashed += u32::from(!slow.collisions.is_empty());
        waited += u32::from(slow.steps.iter().zip(&trips).any(|(steps, trip)| {
            steps.is_some_and(|steps| {
                usize::from(steps) > trip.ways.len() + 1 - usize::from(trip.rush.is_some())
            })
        }));
    }
    assert!(crashed > 30_000, "only {crashed} cases had a collision");
    assert!(waited > 3_000, "only {waited} cases had somebody arrive who had waited");
}

fn collisions(pairs: &[cloverleaf_tango::TileSet; 6]) -> BTreeSet<(usize, usize, Spot)> {
    let mut all = BTreeSet::new();
    for one in 0..4 {
        for other in one + 1..4 {
            let tiles = pairs[pair(Seat::at(one), Seat::at(other))];
            all.extend(
                tiles.iter().map(|tile| (one, other, (i32::from(tile.column()), i32::from(tile.row())))),
            );
        }
    }
    all
}
