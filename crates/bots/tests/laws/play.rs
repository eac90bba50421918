//! Bots that play whole games, and what they tell whoever asks.

use cloverleaf_bots::{Bot, HasKnowledge, Level, advise, choose};
use cloverleaf_congestion::Congestion;
use cloverleaf_core::{Actor, Game, GameExt, Random, Seat, SplitMix, Turn, Viewer};
use cloverleaf_gridlock::Gridlock;
use cloverleaf_rightofway::RightOfWay;
use cloverleaf_tango::Tango;
use cloverleaf_testkit::{Style, walk};

/// Lets chance draw.
fn draw<G: Game>(game: &G, state: &mut G::State, random: &mut SplitMix) {
    let mut draws = Vec::new();
    game.chance(state, &mut draws);
    let drawn = random.weighted(draws.iter().map(|&(_, weight)| weight));
    game.play_unchecked(state, Actor::Chance, draws[drawn].0);
}

/// A whole game of these bots comes to its end, and comes to the same end again.
fn plays_a_game<G: HasKnowledge>(game: &G, level: Level) {
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
                None if game.turn(&state) == Turn::Chance => draw(game, &mut state, &mut random),
                None => break,
            }
        }
        game.outcome(&state)
    };
    let outcome = play();
    assert!(outcome.is_some(), "{level}: no end");
    assert_eq!(outcome, play());
}

#[test]
fn a_whole_game_ends_and_is_the_same_again() {
    plays_a_game(&Congestion::new(2, Default::default()).unwrap(), Level::Learner);
    plays_a_game(&Tango::new(4, Default::default()).unwrap(), Level::Commuter);
    plays_a_game(&Gridlock::new(2, Default::default()).unwrap(), Level::Learner);
    plays_a_game(&RightOfWay::new(2, Default::default()).unwrap(), Level::Learner);
}

/// Calls `look` with some positions in which a seat is to act.
fn positions<G: Game>(game: &G, count: usize, mut look: impl FnMut(&G::State, Seat, u64)) {
    let mut seen = 0;
    let mut random = SplitMix::new(6);
    while seen < count {
        let walked = walk(game, Style::Uniform, 600, &mut random, |state, _, random| {
            let seats: Vec<_> = game.turn(state).seats().iter().collect();
            if let Some(&seat) = random.choose(&seats).filter(|_| seen < count) {
                look(state, seat, random.next_u64());
                seen += 1;
            }
            Ok::<(), ()>(())
        });
        assert!(walked.is_ok());
    }
}

/// Advice begins with what the bot prefers, and says what it does.
fn advises<G: HasKnowledge>(game: &G, level: Level, count: usize) {
    positions(game, count, |state, seat, seed| {
        let view = game.view(state, Viewer::Seat(seat));
        let choice = choose(level, game, &view, seat, seed, &mut || false).expect("its turn");
        let advice = advise(game, &view, seat, &choice, 3);
        assert!((1..=3).contains(&advice.len()));
        for advice in advice {
            assert!(advice.message.is_some() && (0.0..=1.0).contains(&advice.value), "{advice:?}");
            assert!(game.permit(state, Actor::Seat(seat), advice.actions[0]).is_ok());
        }
    });
}

#[test]
fn advice_says_what_it_does() {
    for level in [Level::Learner, Level::Commuter] {
        advises(&Congestion::new(2, Default::default()).unwrap(), level, 20);
        advises(&Tango::new(4, Default::default()).unwrap(), level, 20);
        advises(&Gridlock::new(2, Default::default()).unwrap(), level, 20);
        advises(&RightOfWay::new(2, Default::default()).unwrap(), level, 20);
    }
}

/// Told to stop, a bot looks no further than it was let.
fn looks_no_further<G: HasKnowledge>(game: &G) {
    positions(game, 10, |state, seat, seed| {
        let view = game.view(state, Viewer::Seat(seat));
        let mut asked = 0;
        let mut stop = || {
            asked += 1;
            asked > 2
        };
        let choice = choose(Level::Cabbie, game, &view, seat, seed, &mut stop).expect("its turn");
        assert!(choice.iterations <= 2, "{} iterations", choice.iterations);
    });
}

#[test]
fn a_bot_that_is_stopped_looks_no_further() {
    looks_no_further(&Congestion::new(4, Default::default()).unwrap());
    looks_no_further(&Tango::new(4, Default::default()).unwrap());
    looks_no_further(&Gridlock::new(4, Default::default()).unwrap());
    looks_no_further(&RightOfWay::new(2, Default::default()).unwrap());
}
