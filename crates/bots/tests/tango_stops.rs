//! However much a level thinks about the traffic: told to stop, it is done at once.

use std::time::{Duration, Instant};

use cloverleaf_bots::{Level, choose};
use cloverleaf_core::{Actor, Game, GameExt, Random, Seat, SplitMix, Turn, Viewer};
use cloverleaf_tango::{State, Tango};

/// How late a bot may be.
const LATE: Duration = Duration::from_millis(50);

/// The five mornings of a game of random orders.
fn mornings(game: &Tango) -> Vec<State> {
    let mut random = SplitMix::new(4);
    let mut state = game.start();
    let mut mornings: Vec<State> = Vec::new();
    let (mut draws, mut actions) = (Vec::new(), Vec::new());
    while game.turn(&state) != Turn::Over {
        draws.clear();
        actions.clear();
        game.chance(&state, &mut draws);
        if let Some(&(draw, _)) = draws.first() {
            game.play_unchecked(&mut state, Actor::Chance, draw);
            continue;
        }
        if mornings.last().is_none_or(|morning| morning.day != state.day) {
            mornings.push(state.clone());
        }
        let seat = game.next_seat(&state).expect("somebody is to act");
        game.legal_onward(&state, seat, &mut actions);
        let action = *random.choose(&actions).expect("whoever is to act can act");
        game.play_unchecked(&mut state, Actor::Seat(seat), action);
    }
    mornings
}

/// How long a bot takes after it was told to stop, which is when it has asked so often.
fn delay(game: &Tango, state: &State, level: Level, patience: u32) -> Duration {
    let seat = Seat::at(1);
    let view = game.view(state, Viewer::Seat(seat));
    let (mut asked, mut told) = (0, Instant::now());
    let mut stop = || {
        asked += 1;
        if asked <= patience {
            told = Instant::now();
        }
        asked > patience
    };
    let choice = choose(level, game, &view, seat, 1, &mut stop).expect("there is something to do");
    let late = told.elapsed();
    assert!(game.permit(state, Actor::Seat(seat), choice.action()).is_ok());
    late
}

#[test]
fn a_bot_is_done_soon_after_it_is_told_to_stop() {
    let game = Tango::new(4, Default::default()).expect("four seats");
    let mornings = mornings(&game);
    assert_eq!(mornings.len(), 5);
    for state in &mornings {
        for level in Level::ALL {
            for patience in [0, 1, 50, 1_000] {
                // A busy machine can make anyone late, but hardly three times.
                let late = (0..3).map(|_| delay(&game, state, level, patience)).min();
                assert!(late < Some(LATE), "{level} on day {} after {patience}: {late:?}", state.day);
            }
        }
    }
}
