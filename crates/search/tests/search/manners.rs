//! How a search behaves, whatever the game.

use cloverleaf_congestion::Congestion;
use cloverleaf_core::{Actor, Game, GameExt, Random, Seat, SplitMix, Turn, Viewer};
use cloverleaf_search::{Choice, Knowledge, Method, Search, Settings, Widening, Worth, choose, even};
use cloverleaf_tango::Tango;

/// Cuts playouts short; who is ahead says nothing about manners.
#[derive(Debug)]
struct Shrug;

impl<G: Game> Knowledge<G> for Shrug {
    fn value(&self, game: &G, _state: &G::State) -> Option<Worth> {
        Some(even(game.seats()))
    }
}

const QUICK: Settings = Settings {
    method: Method::Tree,
    iterations: 12,
    exploration: 0.7,
    widening: Widening { first: 4, growth: 1.0 },
    plans: Widening { first: 3, growth: 0.5 },
    playout: 10,
    worlds: 8,
    room: 10_000,
};

fn game<G: Game>(seats: u8) -> G {
    G::new(seats, G::Options::default()).expect("a set-up nobody touched")
}

/// Plays at random and shows every position in which somebody is to act, with one of those seats, until
/// so many have been shown.
fn positions<G: Game>(game: &G, count: usize, mut show: impl FnMut(&G::State, Seat, usize)) {
    let mut random = SplitMix::new(2);
    let (mut shown, mut state, mut age) = (0, game.start(), 0);
    while shown < count {
        let turn = game.turn(&state);
        if turn == Turn::Over || age > 400 {
            (state, age) = (game.start(), 0);
            continue;
        }
        let seats: Vec<_> = turn.seats().iter().collect();
        let (actor, action) = match random.choose(&seats) {
            None => (Actor::Chance, any_draw(game, &state, &mut random)),
            Some(&seat) => {
                show(&state, seat, shown);
                shown += 1;
                (Actor::Seat(seat), any_action(game, &state, seat, &mut random))
            }
        };
        game.play_unchecked(&mut state, actor, action);
        age += 1;
    }
}

fn any_draw<G: Game>(game: &G, state: &G::State, random: &mut SplitMix) -> G::Action {
    let mut draws = Vec::new();
    game.chance(state, &mut draws);
    draws[random.weighted(draws.iter().map(|draw| draw.1))].0
}

fn any_action<G: Game>(game: &G, state: &G::State, seat: Seat, random: &mut SplitMix) -> G::Action {
    let mut actions = Vec::new();
    game.legal_onward(state, seat, &mut actions);
    *random.choose(&actions).expect("whoever is to act can act")
}

fn ask<G: Game>(game: &G, state: &G::State, seat: Seat, settings: &Settings, seed: u64) -> Choice<G::Action> {
    let view = game.view(state, Viewer::Seat(seat));
    let random = &mut SplitMix::new(seed);
    choose(game, &view, seat, &Shrug, settings, random, &mut || false).expect("the seat is to act")
}

/// Whole plans are legal, in any game, from any position.
fn is_never_illegal<G: Game>(game: &G, count: usize) {
    for method in [Method::Flat, Method::Tree] {
        let settings = Settings { method, iterations: 8, ..QUICK };
        positions(game, count, |state, seat, number| {
            let choice = ask(game, state, seat, &settings, number as u64);
            let mut state = state.clone();
            for action in &choice.plan {
                let played = game.play(&mut state, Actor::Seat(seat), *action);
                assert!(played.is_ok(), "{}: '{action}' of {:?}: {played:?}", G::ID, choice.plan);
            }
        });
    }
}

#[test]
fn a_choice_is_never_illegal() {
    is_never_illegal(&game::<Tango>(4), 300);
    for seats in [2, 4] {
        is_never_illegal(&game::<Congestion>(seats), 100);
    }
}

/// The same seed comes to the same choice, and so does every state with the same view.
fn is_the_same_every_time<G: Game>(game: &G, count: usize) {
    positions(game, count, |state, seat, number| {
        let seed = number as u64;
        let choice = ask(game, state, seat, &QUICK, seed);
        assert_eq!(ask(game, state, seat, &QUICK, seed), choice, "{}", G::ID);
        let view = game.view(state, Viewer::Seat(seat));
        let dealt_anew = game.complete(&view, &mut SplitMix::new(seed + 1));
        assert_eq!(ask(game, &dealt_anew, seat, &QUICK, seed), choice, "{}", G::ID);
    });
}

#[test]
fn a_choice_rests_on_the_view_and_the_seed_alone() {
    is_the_same_every_time(&game::<Tango>(4), 40);
    is_the_same_every_time(&game::<Congestion>(3), 20);
}

#[test]
fn the_budget_is_kept_and_stop_means_stop() {
    let game = game::<Congestion>(2);
    let (state, seat) = (game.start(), Seat::at(0));
    let view = game.view(&state, Viewer::Seat(seat));
    assert_eq!(ask(&game, &state, seat, &QUICK, 1).iterations, QUICK.iterations);
    for allowed in [0, 1, 5] {
        let mut asked = 0;
        let mut stop = || {
            asked += 1;
            asked > allowed
        };
        let random = &mut SplitMix::new(1);
        let choice = choose(&game, &view, seat, &Shrug, &QUICK, random, &mut stop).expect("a choice");
        assert_eq!((choice.iterations, asked), (allowed, allowed + 1));
        assert!(game.check(&state, Actor::Seat(seat), choice.action()).is_ok());
    }
}

#[test]
fn stopped_at_once_a_seat_still_has_orders_to_give() {
    let game = game::<Tango>(4);
    positions(&game, 50, |state, seat, _| {
        let view = game.view(state, Viewer::Seat(seat));
        let random = &mut SplitMix::new(1);
        let choice = choose(&game, &view, seat, &Shrug, &QUICK, random, &mut || true).expect("a choice");
        assert!(game.check(state, Actor::Seat(seat), choice.action()).is_ok());
    });
}

#[test]
fn who_is_not_to_act_has_nothing_to_choose() {
    let game = game::<Congestion>(2);
    let view = game.view(&game.start(), Viewer::Seat(Seat::at(1)));
    let random = &mut SplitMix::new(1);
    assert_eq!(choose(&game, &view, Seat::at(1), &Shrug, &QUICK, random, &mut || false), None);
}

#[test]
fn a_tree_keeps_to_its_room() {
    let game = game::<Congestion>(2);
    let view = game.view(&game.start(), Viewer::Seat(Seat::at(0)));
    for (room, iterations) in [(1, 20), (10, 50), (60, 300)] {
        let settings = Settings { room, iterations, ..QUICK };
        let mut search = Search::new(&game, Seat::at(0), &Shrug, settings);
        let choice = search.choose(&view, &mut SplitMix::new(1), &mut || false).expect("a choice");
        assert_eq!(choice.iterations, iterations);
        // A position that was never looked at needs one action, whatever the room.
        assert!(search.held() <= room + 1, "{} of {room}", search.held());
    }
}

/// How often the root's actions have been looked at.
fn looks<A>(choice: &Choice<A>) -> u64 {
    choice.lines.iter().map(|line| line.visits).sum()
}

#[test]
fn a_search_goes_on_from_what_it_was_told_of() {
    let options =
        cloverleaf_congestion::Options { grid: "1x1".parse().expect("a grid"), ..Default::default() };
    let game = Congestion::new(2, options).expect("two seats");
    let [one, two] = [0, 1].map(Seat::at);
    let settings = Settings { iterations: 3_000, widening: Widening::NONE, ..QUICK };
    let random = &mut SplitMix::new(1);
    let mut search = Search::new(&game, one, &Shrug, settings);
    let mut state = game.start();
    let mut choose = |search: &mut Search<'_, Congestion, Shrug>, state: &_| {
        let view = game.view(state, Viewer::Seat(one));
        search.choose(&view, random, &mut || false).expect("a choice")
    };
    assert_eq!(looks(&choose(&mut search, &state)), 3_000);
    let choice = choose(&mut search, &state);
    assert_eq!(looks(&choice), 6_000, "the same view goes on");
    for (seat, action) in [(one, choice.action()), (two, "pass".parse().expect("notation"))] {
        game.play(&mut state, Actor::Seat(seat), action).expect("legal");
        search.follow(Actor::Seat(seat), Some(action));
    }
    let choice = choose(&mut search, &state);
    assert!(looks(&choice) > 3_000, "{}", looks(&choice));
    search.follow(Actor::Seat(two), None);
    assert_eq!(search.held(), 1, "what it did not expect it knows nothing about");
}

#[test]
fn a_search_that_was_not_told_starts_anew() {
    let game = game::<Congestion>(2);
    let random = &mut SplitMix::new(1);
    let mut search = Search::new(&game, Seat::at(0), &Shrug, QUICK);
    let mut state = game.start();
    for _ in 0..3 {
        let view = game.view(&state, Viewer::Seat(Seat::at(0)));
        let choice = search.choose(&view, random, &mut || false).expect("a choice");
        assert_eq!(looks(&choice), QUICK.iterations);
        game.play(&mut state, Actor::Seat(Seat::at(0)), choice.action()).expect("legal");
        let reply = any_action(&game, &state, Seat::at(1), random);
        game.play(&mut state, Actor::Seat(Seat::at(1)), reply).expect("legal");
    }
}
