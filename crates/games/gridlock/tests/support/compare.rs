//! Laying the game and its literal second version side by side.

use std::collections::{BTreeMap, BTreeSet};

use cloverleaf_core::{Game, Random, Seat, SplitMix, Viewer};
use cloverleaf_grid::SpaceSet;
use cloverleaf_gridlock::{Action, Gridlock, Kind, Phase, State, Terrain};

use crate::reference::{City, Place, What};

/// The position in the words of the literal rules.
pub(crate) fn city(game: &Gridlock, state: &State) -> City {
    let board = game.board();
    let view = game.view(state, Viewer::Spectator);
    let place = |space: usize| board.doubled(space);
    let edges = |text: String| text.trim_end_matches('*').split('.').map(str::to_owned).collect();
    let mut spaces = BTreeMap::new();
    for space in 0..board.spaces().len() {
        let what = match (board.ground(space), state.tile(space)) {
            (Terrain::Empty, Some(tile)) => What::Tile(edges(tile.to_string())),
            (Terrain::Empty, None) => What::Empty,
            (Terrain::Destination, _) => What::Destination,
            (Terrain::River, _) => What::River,
            (Terrain::Park { ranger }, _) => What::Park { ranger },
            (Terrain::Tunnel(roads), _) => What::Tunnel(edges(roads.to_string())),
        };
        spaces.insert(place(space), what);
    }
    let find = |name| place(board.find(name).expect("a space of the board"));
    let options = game.options();
    City {
        spaces,
        cones: view.cones.iter().map(|&name| find(name)).collect(),
        cars: view.cars.iter().map(|name| find(name.expect("the cars are on the board"))).collect(),
        colours: view.colours.iter().map(|colour| colour.word().to_owned()).collect(),
        cubes: view.cubes.iter().map(|(&name, seats)| (find(name), seats.len())).collect(),
        special_cars: options.special_cars,
        congestion_rule: options.congestion_rule,
        traffic_rule: options.traffic_rule,
    }
}

fn places(game: &Gridlock, spaces: SpaceSet) -> BTreeSet<Place> {
    spaces.into_iter().map(|space| game.board().doubled(space)).collect()
}

/// Demands that both find the same stops, forced stops and shortest paths for a seat.
pub(crate) fn same_drive(game: &Gridlock, state: &State, city: &City, seat: Seat) {
    let stops = city.stops(seat.index());
    let reach = game.reach(state, seat);
    assert_eq!(places(game, reach), stops, "seat {seat} in {city:?}");
    let (mut joints, mut longest) = (BTreeSet::new(), Vec::new());
    for space in reach {
        let path = game.path(state, seat, space).expect("what is in reach has a path");
        let path: Vec<Place> = path.spaces().map(|space| game.board().doubled(space)).collect();
        let goal = game.board().doubled(space);
        assert_eq!((path[0], path.last()), (city.cars[seat.index()], Some(&goal)));
        let passed = path.iter().skip(1).find(|&&place| place != goal && city.must_stop(seat.index(), place));
        assert_eq!(passed, None, "{seat} to {goal:?} passes a stop in {city:?}");
        joints.extend(path.windows(2).map(|joint| (joint[0], joint[1])));
        longest = if path.len() > longest.len() { path } else { longest };
    }
    same_joints(city, seat, &joints);
    // The literal search is slow, and a detour anywhere lengthens what lies behind it.
    if let Some(&goal) = longest.last() {
        let steps = city.steps_to(seat.index(), goal);
        assert_eq!(Some(longest.len() - 1), steps, "{seat} to {goal:?} in {city:?}");
    }
}

/// Demands that a car drives straight from the first of each two spaces to the second.
fn same_joints(city: &City, seat: Seat, joints: &BTreeSet<(Place, Place)>) {
    let mut city = city.clone();
    for &(from, to) in joints {
        city.cars[seat.index()] = from;
        assert_eq!(city.steps_to(seat.index(), to), Some(1), "{seat} from {from:?} to {to:?} in {city:?}");
    }
}

/// GB-8.1: whether the set-up has cones.
fn has_cones(game: &Gridlock) -> bool {
    !game.options().quick_trip || game.options().quick_trip_cones
}

/// Demands that a build turn, or a turn of a quick trip, lists exactly what the literal rules allow.
pub(crate) fn same_build(game: &Gridlock, state: &State, city: &City, seat: Seat) {
    let mut state = state.clone();
    (state.phase, state.left, state.to_act) = match game.options().quick_trip {
        true => (Phase::Tripping, 3, seat),
        false => (Phase::Building, 4, seat),
    };
    let mut actions = Vec::new();
    game.legal(&state, seat, &mut actions);
    let listed = |pick: fn(&Action) -> Option<cloverleaf_gridlock::Space>| -> BTreeSet<Place> {
        let spaces = actions.iter().filter_map(pick);
        spaces.map(|name| game.board().doubled(game.board().find(name).expect("a space"))).collect()
    };
    let seat = seat.index();
    assert_eq!(
        listed(|action| matches!(action, Action::Place(..)).then(|| space(action))),
        match state.players[seat].hand.is_empty() {
            true => BTreeSet::new(),
            false => city.free(),
        }
    );
    // A tile with roads on all sides has no other orientation.
    let turns = |place: &Place| !matches!(&city.spaces[place], What::Tile(edges) if edges.len() == 6);
    let rotatable: BTreeSet<_> = city.loose(seat).into_iter().filter(turns).collect();
    assert_eq!(listed(|action| matches!(action, Action::Rotate(..)).then(|| space(action))), rotatable);
    assert_eq!(
        listed(|action| matches!(action, Action::Remove(_)).then(|| space(action))),
        city.removable(seat)
    );
    let only_if = |allowed: bool, places: BTreeSet<Place>| if allowed { places } else { BTreeSet::new() };
    assert_eq!(
        listed(|action| matches!(action, Action::Cone(_)).then(|| space(action))),
        only_if(has_cones(game), city.for_cones())
    );
    assert_eq!(listed(|action| matches!(action, Action::Clear(_)).then(|| space(action))), city.cones);
    assert_eq!(
        listed(|action| matches!(action, Action::Stop(_)).then(|| space(action))),
        only_if(game.options().quick_trip, city.stops(seat))
    );
}

fn space(action: &Action) -> cloverleaf_gridlock::Space {
    match *action {
        Action::Place(space, _) | Action::Rotate(space, _) => space,
        Action::Remove(space) | Action::Cone(space) | Action::Clear(space) | Action::Stop(space) => space,
        _ => panic!("'{action}' has no space"),
    }
}

/// A position that play could hardly reach in a lifetime of games: any tiles, cars, cones and cubes.
pub(crate) fn any_position(game: &Gridlock, random: &mut SplitMix) -> State {
    let mut state = game.start();
    let board = game.board();
    let kinds: Vec<_> = Kind::all().collect();
    let density = 1 + random.below(8);
    for space in (0..board.spaces().len()).filter(|&space| board.ground(space) == Terrain::Empty) {
        if random.below(8) < density {
            let kind = random.choose(&kinds).expect("kinds");
            state.set_tile(space, random.choose(kind.orientations()).copied());
        }
    }
    let any_space = |random: &mut SplitMix| random.below(board.spaces().len() as u32) as usize;
    for _ in 0..if has_cones(game) { random.below(3) } else { 0 } {
        state.cones = state.cones.with(any_space(random));
    }
    let cards = board.destinations().len() as u32;
    for player in state.players.iter_mut().take(game.seats().into()) {
        let places: Vec<_> = (0..board.spaces().len())
            .filter(|&space| state.laid.contains(space) || board.ground(space) != Terrain::Empty)
            .collect();
        player.car = random.choose(&places).map(|&space| space as u8);
        player.start = Some(random.below(cards) as u8);
        player.scored = (0..random.below(6)).map(|_| random.below(cards) as usize).collect();
        player.hand.add(kinds[random.below(16) as usize]);
    }
    state
}

/// Any set-up that matters to driving and building.
pub(crate) fn any_setup(random: &mut SplitMix) -> Gridlock {
    let seats = 2 + random.below(3) as u8;
    let mut colours = ["blue", "green", "red", "yellow"];
    random.shuffle(&mut colours);
    let mut options = format!("colours={}", colours.join(","));
    for name in ["special_cars", "congestion_rule", "traffic_rule", "quick_trip", "quick_trip_cones"] {
        options += &format!(" {name}={}", random.below(3) > 0);
    }
    options += [" board=boston", " board=crossroads", " board=hamburg"][random.below(3) as usize];
    options += [" places=normal", " places=long"][random.below(2) as usize];
    cloverleaf_testkit::game(seats, &options).expect("such a set-up exists")
}
