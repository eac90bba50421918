//! What the laws must be told about Traffic Tango, written from the rules.

use cloverleaf_core::{Actor, Game, GameExt, Random, Seat, SeatSet, SplitMix, Viewer};
use cloverleaf_tango::{Action, Dir, Post, Route, Stage, State, Tango, Tile, TileSet, pair};
use cloverleaf_testkit::Subject;

/// Traffic Tango under test.
#[derive(Debug)]
pub(crate) struct TangoSubject;

impl Subject for TangoSubject {
    type Game = Tango;

    fn setups() -> Vec<(u8, &'static str)> {
        vec![(4, ""), (4, "starting_garnets=0"), (4, "starting_garnets=99 turn_limit=3")]
    }

    fn alphabet(_game: &Tango) -> Vec<Action> {
        let seats = || Seat::ALL.into_iter();
        let corners = seats().flat_map(|seat| Tile::all().map(move |tile| Action::Corner(seat, tile)));
        corners
            .chain(Dir::ALL.into_iter().flat_map(|dir| [Action::Go(dir), Action::Rush(dir)]))
            .chain(Post::all().flat_map(|post| [Action::Sign(post), Action::Extra(post)]))
            .chain([Action::Seal, Action::Reopen])
            .chain(seats().map(Action::Eliminate))
            .collect()
    }

    /// TT-9.2, TT-9.3: what the others own is theirs alone: purses, orders, routes, signs that failed,
    /// who planted what, and collisions the viewer had no part in.
    fn scramble(game: &Tango, state: &mut State, viewer: Viewer, random: &mut SplitMix) {
        if matches!(state.stage, Stage::Corners | Stage::Over) {
            return;
        }
        let others: Vec<Seat> = Seat::ALL.into_iter().filter(|&seat| !viewer.is(seat)).collect();
        swap_planters(state, &others, random);
        for (index, &seat) in others.iter().enumerate() {
            state.purses[seat.index()] = random.below(30) as u8;
            state.earned[seat.index()] = [0; 4].map(|_: u8| random.below(5) as u8);
            for route in &mut state.routes[seat.index()] {
                *route = random_route(random);
            }
            for &other in &others[index + 1..] {
                let tile = Tile::at(random.below(25) as usize).expect("one of 25");
                state.collisions[0][pair(seat, other)] = TileSet::of(tile);
            }
            if state.stage == Stage::Orders {
                new_orders(game, state, seat, random);
            }
        }
    }

    fn relabellings(_game: &Tango) -> Vec<Vec<Seat>> {
        // Nobody is first in anything, so any order of the seats will do; these four make all others.
        [[1, 2, 3, 0], [2, 3, 0, 1], [3, 0, 1, 2], [1, 0, 2, 3]].map(|to| to.map(Seat::at).to_vec()).to_vec()
    }

    fn relabel_game(game: &Tango, _to: &[Seat]) -> Tango {
        game.clone()
    }

    fn relabel_state(_game: &Tango, state: &State, to: &[Seat]) -> State {
        let mut image = state.clone();
        for seat in Seat::ALL {
            let (old, new) = (seat.index(), to[seat.index()].index());
            image.corners[new] = state.corners[old];
            image.purses[new] = state.purses[old];
            image.orders[new] = state.orders[old];
            image.gas[new] = state.gas[old];
            image.earned[new] = state.earned[old];
            image.routes[new] = state.routes[old];
            image.planted[new] = state.planted[old];
            for other in Seat::ALL.into_iter().filter(|&other| other != seat) {
                for (moved, kept) in image.collisions.iter_mut().zip(&state.collisions) {
                    moved[pair(to[old], to[other.index()])] = kept[pair(seat, other)];
                }
            }
        }
        image.candidates = state.candidates.iter().map(|seat| to[seat.index()]).collect::<SeatSet>();
        image
    }

    fn relabel_action(action: Action, to: &[Seat]) -> Action {
        match action {
            Action::Corner(seat, tile) => Action::Corner(to[seat.index()], tile),
            Action::Eliminate(seat) => Action::Eliminate(to[seat.index()]),
            other => other,
        }
    }
}

/// Gives each phase's signs of one of the others to another of them.
fn swap_planters(state: &mut State, others: &[Seat], random: &mut SplitMix) {
    for phase in 0..4 {
        let (Some(&one), Some(&other)) = (random.choose(others), random.choose(others)) else { return };
        let (mine, theirs) = (state.planted[one.index()][phase], state.planted[other.index()][phase]);
        (state.planted[one.index()][phase], state.planted[other.index()][phase]) = (theirs, mine);
        let failed = |slot: &Option<cloverleaf_tango::Planted>| slot.is_some_and(|planted| planted.failed);
        for slot in state.planted[one.index()][phase].iter_mut().filter(|slot| failed(slot)) {
            *slot = None;
        }
    }
}

fn random_route(random: &mut SplitMix) -> Route {
    let mut route = Route::default();
    for _ in 0..random.below(25) {
        route.push(Dir::ALL[random.below(4) as usize], random.below(8) == 0);
    }
    route
}

/// New orders for a seat: all of them if it has sealed, some of them if not.
fn new_orders(game: &Tango, state: &mut State, seat: Seat, random: &mut SplitMix) {
    let sealed = state.orders[seat.index()].sealed;
    if sealed || state.orders[seat.index()].any() {
        game.play_unchecked(state, Actor::Seat(seat), Action::Reopen);
    }
    let most = if sealed { usize::MAX } else { random.below(12) as usize };
    for _ in 0..most {
        let mut legal = Vec::new();
        game.legal_onward(state, seat, &mut legal);
        match random.choose(&legal) {
            Some(Action::Seal) | None => break,
            Some(&action) => game.play_unchecked(state, Actor::Seat(seat), action),
        }
    }
    state.orders[seat.index()].sealed = sealed;
}
