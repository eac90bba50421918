//! What no honest table sends does no harm: views of no position, and illegal actions played unchecked.

mod support;

use cloverleaf_congestion::{Action, CAPACITY, Colour, Congestion, Direction, Lane, View};
use cloverleaf_core::{Actor, Game, GameExt, Random, Seat, SplitMix, Turn, Viewer};
use cloverleaf_testkit::Subject;
use serde_json::{Map, json};
use support::CongestionSubject;

fn games() -> impl Iterator<Item = Congestion> {
    let setups = CongestionSubject::setups().into_iter();
    setups.map(|(seats, options)| cloverleaf_testkit::game(seats, options).expect("this set-up exists"))
}

/// A view whose fields have nothing to do with each other or with any board, as somebody could send it.
fn nonsense(random: &mut SplitMix) -> View {
    let lanes: Vec<_> = Lane::all().collect();
    let mut some = |count: u32| (0..random.below(count)).map(|_| random.next_u64()).collect::<Vec<_>>();
    let lane = |bits: u64| lanes[bits as usize % lanes.len()].to_string();
    let colour = |bits: u64| Colour::ALL[(bits >> 32) as usize % 4].word();
    let grid =
        some(2).first().map_or("2x2".to_owned(), |bits| format!("{}x{}", 1 + bits % 4, 1 + bits / 4 % 4));
    let cars = |bits: u64| vec![colour(bits); (bits >> 40) as usize % 9];
    let written = json!({
        "grid": grid,
        "keep_left": false,
        "colours": some(9).into_iter().map(colour).collect::<Vec<_>>(),
        "lanes": some(99).into_iter().map(|bits| (lane(bits), cars(bits).into())).collect::<Map<_, _>>(),
        "signals": some(99)
            .into_iter()
            .map(|bits| (lane(bits), Direction::ALL[(bits >> 32) as usize % 3].word().into()))
            .collect::<Map<_, _>>(),
        "counted": some(9).into_iter().map(|bits| bits as u16 % 30).collect::<Vec<_>>(),
        "target": 0,
        "to_move": some(3).first().map(|bits| *bits as u8),
        "turns": some(3).first().map_or(u32::MAX, |bits| *bits as u32),
        "passes": some(3).first().map_or(0, |bits| *bits as u8),
        "stalled": some(3).first().map_or(0, |bits| *bits as u16),
        "ended": null,
    });
    serde_json::from_value(written).expect("names and numbers are all it takes")
}

#[test]
fn a_view_of_no_position_gives_some_state_that_can_be_played_on() {
    let mut random = SplitMix::new(13);
    for game in games() {
        for _ in 0..500 {
            let view = nonsense(&mut random);
            assert!(view.lanes.queues().iter().all(|queue| queue.len() <= CAPACITY), "{view:?}");
            let mut state = game.complete(&view, &mut random.clone());
            let again = game.complete(&game.view(&state, Viewer::Spectator), &mut random.clone());
            assert_eq!(again, state, "what was made of it is a state like any other");
            assert_eq!(game.outcome(&state).is_some(), game.turn(&state) == Turn::Over);
            let Turn::Seat(seat) = game.turn(&state) else { continue };
            let mut legal = Vec::new();
            game.legal(&state, seat, &mut legal);
            let action = *random.choose(&legal).expect("passing is always possible");
            assert_eq!(game.play(&mut state, Actor::Seat(seat), action), Ok(()));
        }
    }
}

#[test]
fn an_illegal_action_played_unchecked_breaks_no_queue() {
    let mut random = SplitMix::new(17);
    let actors = [Actor::Chance, Actor::Seat(Seat::at(0)), Actor::Seat(Seat::at(3))];
    for game in games() {
        let alphabet: Vec<Action> = CongestionSubject::alphabet(&game);
        let mut state = game.start();
        for _ in 0..20_000 {
            let action = *random.choose(&alphabet).expect("there is notation");
            game.play_unchecked(&mut state, actors[random.below(3) as usize], action);
            let _ = game.explain(&state, Seat::at(3), action);
        }
        let view = game.view(&state, Viewer::Spectator);
        assert!(view.lanes.queues().iter().all(|queue| queue.len() <= CAPACITY), "{view:?}");
    }
}
