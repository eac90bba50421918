//! Traffic Congestion on the smallest boards, against full search.

use std::collections::HashMap;

use cloverleaf_congestion::{Action, Congestion, DirectPath, Options, State};
use cloverleaf_core::{Actor, Game, GameExt, Random, Seat, SplitMix, Turn, Viewer};
use cloverleaf_search::{Nothing, Settings, Widening, by_rank, choose};

/// What each position is worth to seat 1, by looking at everything that can happen.
#[derive(Default)]
struct Solved(HashMap<State, f64>);

impl Solved {
    fn worth(&mut self, game: &Congestion, state: &State) -> f64 {
        if let Some(outcome) = game.outcome(state) {
            return by_rank(&outcome)[Seat::at(0)];
        }
        if let Some(&known) = self.0.get(state) {
            return known;
        }
        let all = self.after_each(game, state).into_iter().map(|(_, worth)| worth);
        let first = game.turn(state) == Turn::Seat(Seat::at(0));
        let best =
            if first { all.fold(f64::NEG_INFINITY, f64::max) } else { all.fold(f64::INFINITY, f64::min) };
        self.0.insert(state.clone(), best);
        best
    }

    fn after_each(&mut self, game: &Congestion, state: &State) -> Vec<(Action, f64)> {
        let seat = game.next_seat(state).expect("somebody is to act");
        let mut actions = Vec::new();
        game.legal(state, seat, &mut actions);
        let mut after = |action| {
            let mut next = state.clone();
            game.play_unchecked(&mut next, Actor::Seat(seat), action);
            (action, self.worth(game, &next))
        };
        actions.into_iter().map(&mut after).collect()
    }
}

/// A game that is over after so many turns, at a random position with some turns left.
fn position(grid: &str, turns: u32, left: u32, random: &mut SplitMix) -> (Congestion, State) {
    let options = Options {
        grid: grid.parse().expect("a grid"),
        direct_path: DirectPath::Signalled,
        target: 2,
        turn_limit: Some(turns),
        ..Options::default()
    };
    let game = Congestion::new(2, options).expect("two seats");
    let mut state = game.start();
    for _ in left..turns {
        let Some(seat) = game.next_seat(&state) else { break };
        let mut actions = Vec::new();
        game.legal(&state, seat, &mut actions);
        let action = *random.choose(&actions).expect("one may always pass");
        game.play_unchecked(&mut state, Actor::Seat(seat), action);
    }
    (game, state)
}

/// Compares choices with full search at so many positions in which the choice matters.
fn compare(grid: &str, turns: u32, left: u32, positions: usize) {
    let mut random = SplitMix::new(42);
    let mut compared = 0;
    while compared < positions {
        let (game, state) = position(grid, turns, left, &mut random);
        let Turn::Seat(seat) = game.turn(&state) else { continue };
        let after = Solved::default().after_each(&game, &state);
        let sign = if seat.index() == 0 { 1.0 } else { -1.0 };
        let best = after.iter().map(|(_, worth)| worth * sign).fold(f64::NEG_INFINITY, f64::max);
        if after.iter().all(|(_, worth)| worth * sign == best) {
            continue;
        }
        let settings = Settings { iterations: 20_000, widening: Widening::NONE, ..Settings::default() };
        let view = game.view(&state, Viewer::Seat(seat));
        let choice = choose(&game, &view, seat, &Nothing, &settings, &mut random, &mut || false);
        let chosen = choice.expect("the seat is to act").action();
        let worth = after.iter().find(|(action, _)| *action == chosen).expect("it is legal").1;
        assert_eq!(worth * sign, best, "'{chosen}' in {view:?}");
        compared += 1;
    }
}

#[test]
fn one_intersection_is_played_as_full_search_plays_it() {
    compare("1x1", 12, 3, 25);
}

#[test]
fn two_intersections_are_played_as_full_search_plays_them() {
    compare("1x2", 16, 2, 25);
}
