//! Toys in which all choose together, against exact equilibria.

use crate::matrix::{Matrix, secured, value, wants_a_mixture};
use crate::toys::{Event, Move, Points, Script, Toy, chosen, owing};
use cloverleaf_core::{Actor, Game, Seat, SplitMix, Turn, Viewer};
use cloverleaf_search::{Choice, Settings, choose};

/// Two seats choose a row and a column; seat 1 gets what stands there, seat 2 the rest of 100.
#[derive(Clone, Debug, Default)]
struct Table {
    points: Vec<Vec<i32>>,
}

impl Table {
    fn matrix(&self) -> Matrix {
        self.points.iter().map(|row| row.iter().map(|&points| f64::from(points) / 100.0).collect()).collect()
    }
}

impl Script for Table {
    const SEATS: u8 = 2;

    fn turn(&self, past: &[Event]) -> Turn {
        match owing(2, past, 0) {
            nobody if nobody.is_empty() => Turn::Over,
            seats => Turn::Together(seats),
        }
    }

    fn width(&self, _past: &[Event], seat: Seat) -> u8 {
        let width = if seat.index() == 0 { self.points.len() } else { self.points[0].len() };
        width as u8
    }

    fn points(&self, past: &[Event]) -> Vec<i32> {
        let own = match past.len() {
            2 => self.points[chosen(past, 0, 0)][chosen(past, 0, 1)],
            _ => 0,
        };
        vec![own, 100 - own]
    }

    fn may_take_back(&self, past: &[Event], seat: Seat) -> bool {
        past.len() == 1 && !owing(2, past, 0).contains(seat)
    }

    fn hidden(&self, past: &[Event], event: usize, from: Seat) -> bool {
        past.len() < 2 && past[event].0 != Actor::Seat(from)
    }
}

fn search<S: Script>(game: &Toy<S>, past: &[Event], seat: usize, seed: u64) -> Choice<Move> {
    let settings = Settings { iterations: 30_000, ..Settings::default() };
    let view = game.view(&past.to_vec(), Viewer::Seat(Seat::at(seat)));
    let random = &mut SplitMix::new(seed);
    choose(game, &view, Seat::at(seat), &Points, &settings, random, &mut || false).expect("a choice")
}

/// The odds a choice gives to each of so many moves.
fn odds(choice: &Choice<Move>, moves: usize) -> Vec<f64> {
    let mut odds = vec![0.0; moves];
    for line in &choice.lines {
        odds[usize::from(line.actions[0].0)] = line.share;
    }
    odds
}

#[test]
fn pennies_of_different_weight_are_mixed_in_the_right_odds() {
    // Seat 1 wins 100 if both show heads, 50 if both show tails: it shows heads once in three.
    let game = Toy(Table { points: vec![vec![100, 0], vec![0, 50]] });
    for seat in [0, 1] {
        let odds = odds(&search(&game, &[], seat, 3), 2);
        assert!((odds[0] - 1.0 / 3.0).abs() < 0.04, "seat {seat}: {odds:?}");
    }
}

#[test]
fn mixtures_secure_the_value_of_the_game() {
    let tables = [
        vec![vec![50, 0, 100], vec![100, 50, 0], vec![0, 100, 50]],
        vec![vec![50, 0, 100], vec![80, 50, 0], vec![0, 100, 50]],
        vec![vec![10, 60, 90], vec![70, 30, 20]],
        vec![vec![20, 30], vec![60, 50], vec![40, 80]],
    ];
    for points in tables {
        let game = Toy(Table { points });
        let matrix = game.0.matrix();
        let choice = search(&game, &[], 0, 5);
        let secured = secured(&matrix, &odds(&choice, matrix.len()));
        let worth = value(&matrix);
        assert!(worth - secured < 0.03, "secures {secured} of {worth}: {:?}", choice.lines);
        assert!(choice.iterations == 30_000);
    }
}

#[test]
fn where_one_choice_is_best_it_is_chosen() {
    // The second row is better whatever the column.
    let game = Toy(Table { points: vec![vec![20, 30, 40], vec![60, 50, 70], vec![10, 40, 45]] });
    assert!(!wants_a_mixture(&game.0.matrix()));
    let choice = search(&game, &[], 0, 5);
    assert_eq!(choice.action(), Move(1));
    assert!(choice.lines[0].share > 0.97, "{:?}", choice.lines);
}

#[test]
fn one_who_has_chosen_in_secret_is_taken_for_one_who_still_chooses() {
    let game = Toy(Table { points: vec![vec![100, 0], vec![0, 50]] });
    let choices = [0, 1].map(|sealed| search(&game, &[(Actor::Seat(Seat::at(1)), sealed)], 0, 5));
    assert_eq!(choices[0], choices[1], "dealt anew, the choice is the same");
    // Against a sealed choice that is any as likely, heads would be the only answer.
    let odds = odds(&choices[0], 2);
    assert!((odds[0] - 1.0 / 3.0).abs() < 0.04, "{odds:?}");
}

#[test]
fn seeds_draw_different_moves_from_one_mixture() {
    let game = Toy(Table { points: vec![vec![100, 0], vec![0, 100]] });
    let settings = Settings { iterations: 500, ..Settings::default() };
    let view = game.view(&Vec::new(), Viewer::Seat(Seat::at(0)));
    let mut drawn = [0; 2];
    for seed in 0..100 {
        let random = &mut SplitMix::new(seed);
        let choice = choose(&game, &view, Seat::at(0), &Points, &settings, random, &mut || false);
        drawn[usize::from(choice.expect("a choice").action().0)] += 1;
    }
    assert!(drawn.iter().all(|&times| times > 25), "{drawn:?}");
}

/// Two tables, one after the other; the first says which the second is.
#[derive(Clone, Debug, Default)]
struct TwoStages;

/// What the second stage is played for, by the choices of the first.
const SECOND: [[[[i32; 2]; 2]; 2]; 2] =
    [[[[100, 0], [0, 100]], [[20, 10], [0, 30]]], [[[30, 0], [10, 20]], [[100, 20], [30, 90]]]];

impl Script for TwoStages {
    const SEATS: u8 = 2;

    fn turn(&self, past: &[Event]) -> Turn {
        match past.len() {
            0 | 1 => Turn::Together(owing(2, past, 0)),
            2 | 3 => Turn::Together(owing(2, past, 2)),
            _ => Turn::Over,
        }
    }

    fn width(&self, _past: &[Event], _seat: Seat) -> u8 {
        2
    }

    fn points(&self, past: &[Event]) -> Vec<i32> {
        let first = [0, 1].map(|seat| chosen(past, 0, seat));
        let own = match past.len() {
            4 => SECOND[first[0]][first[1]][chosen(past, 2, 0)][chosen(past, 2, 1)],
            // What was chosen is open once both have.
            2 | 3 => (first[0] * 2 + first[1]) as i32,
            _ => 0,
        };
        vec![own, 100 - own]
    }

    fn hidden(&self, past: &[Event], event: usize, from: Seat) -> bool {
        past.len() / 2 * 2 <= event && past[event].0 != Actor::Seat(from)
    }
}

#[test]
fn mixtures_within_mixtures_secure_the_value_of_both_stages() {
    let floats = |table: [[i32; 2]; 2]| -> Matrix {
        table.iter().map(|row| row.iter().map(|&points| f64::from(points) / 100.0).collect()).collect()
    };
    let first: Matrix = SECOND.iter().map(|row| row.iter().map(|t| value(&floats(*t))).collect()).collect();
    assert!(wants_a_mixture(&first));
    let choice = search(&Toy(TwoStages), &[], 0, 9);
    let secured = secured(&first, &odds(&choice, 2));
    let worth = value(&first);
    assert!(worth - secured < 0.04, "secures {secured} of {worth}: {:?}", choice.lines);
}
