//! The last day of Traffic Tango, with a few routes for each car, against the exact equilibrium.

use cloverleaf_core::{Actor, BySeat, Game, GameExt, Outcome, Random, Seat, SplitMix, Turn, Viewer};
use cloverleaf_search::{Knowledge, Settings, Worth, choose};
use cloverleaf_tango::{Action, State, Tango};

use crate::matrix::{Matrix, secured, value, wants_a_mixture};

/// Two rivals with some routes each, two others with one; the rivals want less gas than each other.
#[derive(Debug)]
struct Rivals {
    plans: [Vec<Vec<Action>>; 4],
}

impl Knowledge<Tango> for Rivals {
    fn plans(
        &self,
        _game: &Tango,
        _state: &State,
        seat: Seat,
        most: usize,
        _random: &mut SplitMix,
        out: &mut Vec<Vec<Action>>,
    ) {
        out.extend(self.plans[seat.index()].iter().take(most).cloned());
    }

    fn worth(&self, _game: &Tango, outcome: &Outcome) -> Worth {
        let lead = f64::from(outcome.scores[Seat::at(1)] - outcome.scores[Seat::at(0)]) / 100.0;
        BySeat::from_fn(4, |seat| match seat.index() {
            0 => 0.5 + lead,
            1 => 0.5 - lead,
            _ => 0.5,
        })
    }
}

impl Rivals {
    /// What each pair of routes is worth to the first of the rivals.
    fn matrix(&self, game: &Tango, state: &State) -> Matrix {
        let cell = |own: &Vec<Action>, other: &Vec<Action>| {
            let mut end = state.clone();
            let plans = [own, other, &self.plans[2][0], &self.plans[3][0]];
            for (seat, plan) in Seat::ALL.into_iter().zip(plans) {
                for &action in plan {
                    game.play(&mut end, Actor::Seat(seat), action).expect("a legal plan");
                }
            }
            let gas = game.scores(&end);
            0.5 + f64::from(gas[Seat::at(1)] - gas[Seat::at(0)]) / 100.0
        };
        let [rows, columns, ..] = &self.plans;
        rows.iter().map(|own| columns.iter().map(|other| cell(own, other)).collect()).collect()
    }
}

fn any_action(game: &Tango, state: &State, seat: Seat, random: &mut SplitMix) -> Action {
    let mut actions = Vec::new();
    game.legal_onward(state, seat, &mut actions);
    // What a rush costs depends on a purse the others have to guess.
    actions.retain(|action| !matches!(action, Action::Rush(_)));
    *random.choose(&actions).expect("a seat that owes orders can give some")
}

/// The morning of the last day, four random days later.
fn last_morning(game: &Tango, random: &mut SplitMix) -> State {
    let mut state = game.start();
    while state.day < 5 {
        if game.turn(&state) == Turn::Chance {
            let mut lots = Vec::new();
            game.chance(&state, &mut lots);
            let lot = lots[random.weighted(lots.iter().map(|lot| lot.1))].0;
            game.play_unchecked(&mut state, Actor::Chance, lot);
        } else {
            let seat = game.next_seat(&state).expect("orders are due");
            let action = any_action(game, &state, seat, random);
            game.play_unchecked(&mut state, Actor::Seat(seat), action);
        }
    }
    state
}

/// Some random route to the end, sealed.
fn any_plan(game: &Tango, state: &State, seat: Seat, random: &mut SplitMix) -> Vec<Action> {
    let (mut state, mut plan) = (state.clone(), Vec::new());
    while game.turn(&state).seats().contains(seat) {
        let action = any_action(game, &state, seat, random);
        game.play_unchecked(&mut state, Actor::Seat(seat), action);
        plan.push(action);
    }
    plan
}

/// Last mornings on which neither rival has a best route.
fn dilemmas(game: &Tango) -> impl Iterator<Item = (State, Rivals, Matrix)> + '_ {
    (0..).filter_map(|seed| {
        let random = &mut SplitMix::new(seed);
        let state = last_morning(game, random);
        let plans = [3, 3, 1, 1];
        let plans = core::array::from_fn(|seat| {
            (0..plans[seat]).map(|_| any_plan(game, &state, Seat::at(seat), random)).collect()
        });
        let rivals = Rivals { plans };
        let matrix = rivals.matrix(game, &state);
        wants_a_mixture(&matrix).then_some((state, rivals, matrix))
    })
}

#[test]
fn on_the_last_day_rivals_mix_their_routes_as_the_equilibrium_does() {
    let game = Tango::new(4, cloverleaf_tango::Options::default()).expect("four seats");
    for (state, rivals, matrix) in dilemmas(&game).take(4) {
        let seat = Seat::at(0);
        let view = game.view(&state, Viewer::Seat(seat));
        let settings = Settings { iterations: 8_000, ..Settings::default() };
        let random = &mut SplitMix::new(1);
        let choice = choose(&game, &view, seat, &rivals, &settings, random, &mut || false).expect("a plan");
        let odds = rivals.plans[0].iter().map(|plan| {
            choice.lines.iter().find(|line| line.actions == *plan).map_or(0.0, |line| line.share)
        });
        let secured = secured(&matrix, &odds.collect::<Vec<_>>());
        let worth = value(&matrix);
        assert!(worth - secured < 0.015, "secures {secured} of {worth} in {matrix:?}: {:?}", choice.lines);
    }
}
