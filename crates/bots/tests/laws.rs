//! What every bot is held to, in every game.

use cloverleaf_bots::{Bot, Level, Taught, advise, choose};
use cloverleaf_congestion::Congestion;
use cloverleaf_core::{Actor, Game, GameExt, Random, Seat, SplitMix, Turn, Viewer};
use cloverleaf_gridlock::Gridlock;
use cloverleaf_rightofway::RightOfWay;
use cloverleaf_tango::Tango;

/// Calls `look` with random positions in which a seat is to act, until there were so many.
fn positions<G: Game>(game: &G, seed: u64, count: usize, mut look: impl FnMut(&G::State, Seat, u64)) {
    let mut random = SplitMix::new(seed);
    let mut state = game.start();
    let (mut seen, mut played) = (0, 0);
    while seen < count {
        // Long random games are all alike, so they are cut short.
        if game.turn(&state) == Turn::Over || played > 600 {
            (state, played) = (game.start(), 0);
        }
        if let Some(seat) = any_seat(game, &state, &mut random) {
            look(&state, seat, random.next_u64());
            seen += 1;
        }
        step(game, &mut state, &mut random);
        played += 1;
    }
}

fn any_seat<G: Game>(game: &G, state: &G::State, random: &mut SplitMix) -> Option<Seat> {
    let seats: Vec<_> = game.turn(state).seats().iter().collect();
    random.choose(&seats).copied()
}

/// Plays something at random.
fn step<G: Game>(game: &G, state: &mut G::State, random: &mut SplitMix) {
    let mut draws = Vec::new();
    game.chance(state, &mut draws);
    if let Some(seat) = any_seat(game, state, random) {
        let mut actions = Vec::new();
        game.legal_onward(state, seat, &mut actions);
        let action = *random.choose(&actions).expect("whoever is to act can act");
        game.play_unchecked(state, Actor::Seat(seat), action);
    } else if !draws.is_empty() {
        let drawn = random.weighted(draws.iter().map(|&(_, weight)| weight));
        game.play_unchecked(state, Actor::Chance, draws[drawn].0);
    }
}

/// Every action of the choice is legal, one after the other, in the real state.
fn is_legal<G: Taught>(game: &G, level: Level, count: usize) {
    positions(game, level as u64, count, |state, seat, seed| {
        let view = game.view(state, Viewer::Seat(seat));
        let choice = choose(level, game, &view, seat, seed, &mut || false).expect("there is something to do");
        assert!(!choice.plan.is_empty());
        let mut state = state.clone();
        for action in choice.plan {
            let played = game.play(&mut state, Actor::Seat(seat), action);
            assert!(played.is_ok(), "{level} at seat {seat}: {action}: {played:?}");
        }
    });
}

/// What is hidden from a seat does not change its choice; nor does asking again.
fn rests_on_the_view<G: Taught>(game: &G, level: Level, count: usize) {
    positions(game, 9, count, |state, seat, seed| {
        let view = game.view(state, Viewer::Seat(seat));
        let dealt_anew = game.complete(&view, &mut SplitMix::new(!seed));
        let other = game.view(&dealt_anew, Viewer::Seat(seat));
        let ask = |view| choose(level, game, view, seat, seed, &mut || false);
        assert_eq!(ask(&view), ask(&other), "{level} at seat {seat}");
    });
}

/// Told to stop at once, a bot still does something legal, and looks no further.
fn stops<G: Taught>(game: &G, level: Level, count: usize) {
    positions(game, 5, count, |state, seat, seed| {
        let view = game.view(state, Viewer::Seat(seat));
        let mut asked = 0;
        let mut stop = || {
            asked += 1;
            asked > 2
        };
        let choice = choose(level, game, &view, seat, seed, &mut stop).expect("there is something to do");
        assert!(choice.iterations <= 2, "{} iterations", choice.iterations);
        assert!(game.permit(state, Actor::Seat(seat), choice.action()).is_ok());
    });
}

/// A whole game of these bots comes to its end, and comes to the same end again.
fn plays_a_game<G: Taught>(game: &G, level: Level) {
    let play = || {
        let mut random = SplitMix::new(3);
        let mut state = game.start();
        let mut bots: Vec<_> = (0..game.seats()).map(|seat| Bot::new(level, seat.into())).collect();
        for _ in 0..5_000 {
            match game.next_seat(&state) {
                Some(seat) => {
                    let view = game.view(&state, Viewer::Seat(seat));
                    let action = bots[seat.index()].act(game, &view, seat).expect("it is to act");
                    game.play(&mut state, Actor::Seat(seat), action).expect("bots play by the rules");
                }
                None if game.turn(&state) == Turn::Chance => step(game, &mut state, &mut random),
                None => break,
            }
        }
        game.outcome(&state)
    };
    let outcome = play();
    assert!(outcome.is_some(), "{level}: no end");
    assert_eq!(outcome, play());
}

/// Advice begins with what the bot prefers, and says what it does.
fn advises<G: Taught>(game: &G, count: usize) {
    positions(game, 6, count, |state, seat, seed| {
        let view = game.view(state, Viewer::Seat(seat));
        let choice = choose(Level::Learner, game, &view, seat, seed, &mut || false).expect("its turn");
        let advice = advise(game, &view, seat, &choice, 3);
        assert!((1..=3).contains(&advice.len()));
        for advice in advice {
            assert!(!advice.text.is_empty() && (0.0..=1.0).contains(&advice.value), "{advice:?}");
            assert!(game.permit(state, Actor::Seat(seat), advice.actions[0]).is_ok());
        }
    });
}

fn laws<G: Taught>(game: &G, learnt: usize, looked: usize, far: usize) {
    is_legal(game, Level::Random, 10_000);
    is_legal(game, Level::Learner, learnt);
    is_legal(game, Level::Commuter, looked);
    is_legal(game, Level::Cabbie, far);
    rests_on_the_view(game, Level::Learner, looked);
    rests_on_the_view(game, Level::Cabbie, far);
    stops(game, Level::Cabbie, looked);
    advises(game, looked);
}

#[test]
fn congestion_bots_keep_the_laws() {
    for seats in 2..=4 {
        laws(&Congestion::new(seats, Default::default()).unwrap(), 2_000, 20, 3);
    }
    let wide = cloverleaf_congestion::Options {
        grid: cloverleaf_congestion::Grid::new(3, 4).unwrap(),
        keep_left: true,
        ..Default::default()
    };
    laws(&Congestion::new(4, wide).unwrap(), 200, 5, 1);
}

#[test]
fn tango_bots_keep_the_laws() {
    laws(&Tango::new(4, Default::default()).unwrap(), 10_000, 50, 5);
}

#[test]
fn gridlock_bots_keep_the_laws() {
    for seats in 2..=4 {
        laws(&Gridlock::new(seats, Default::default()).unwrap(), 3_000, 30, 2);
    }
}

#[test]
fn rightofway_bots_keep_the_laws() {
    laws(&RightOfWay::new(2, Default::default()).unwrap(), 3_000, 20, 2);
}

#[test]
fn a_whole_game_ends_and_is_the_same_again() {
    plays_a_game(&Congestion::new(2, Default::default()).unwrap(), Level::Learner);
    plays_a_game(&Tango::new(4, Default::default()).unwrap(), Level::Commuter);
    plays_a_game(&Gridlock::new(2, Default::default()).unwrap(), Level::Learner);
    plays_a_game(&RightOfWay::new(2, Default::default()).unwrap(), Level::Learner);
}
