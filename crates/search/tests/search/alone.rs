//! Toys in which one seat acts at a time, against exact answers: max-n, chance, secrets.

use crate::toys::{Event, Move, Points, Script, Toy};
use cloverleaf_core::{Actor, Game, Random, Seat, SplitMix, Turn, Viewer};
use cloverleaf_search::{Choice, Knowledge, Method, Settings, Widening, choose};

fn search<S: Script>(game: &Toy<S>, past: &[Event], seat: usize, settings: Settings) -> Choice<Move> {
    let (seat, past) = (Seat::at(seat), past.to_vec());
    let view = game.view(&past, Viewer::Seat(seat));
    choose(game, &view, seat, &Points, &settings, &mut SplitMix::new(1), &mut || false).expect("a choice")
}

/// Three seats move in turn; what each path comes to is drawn from a seed.
#[derive(Clone, Debug, Default)]
struct Paths {
    seed: u64,
}

const WIDTH: u8 = 3;

impl Script for Paths {
    const SEATS: u8 = 3;

    fn turn(&self, past: &[Event]) -> Turn {
        if past.len() == 3 { Turn::Over } else { Turn::Seat(Seat::at(past.len())) }
    }

    fn width(&self, _past: &[Event], _seat: Seat) -> u8 {
        WIDTH
    }

    fn points(&self, past: &[Event]) -> Vec<i32> {
        let path = past.iter().fold(1u64, |path, event| path * 4 + u64::from(event.1));
        let mut random = SplitMix::new(self.seed.wrapping_mul(1_000_003) ^ path);
        (0..3).map(|_| random.below(101) as i32).collect()
    }
}

/// What best play by everyone comes to, by looking at every path; nothing if somebody's two best moves
/// are nearly as good, because then what best play is hangs on a hair.
fn max_n(script: &Paths, past: &[Event]) -> Option<Vec<i32>> {
    let Turn::Seat(seat) = script.turn(past) else { return Some(script.points(past)) };
    let after = |action: u8| {
        let next = [past, &[(Actor::Seat(seat), action)]].concat();
        max_n(script, &next)
    };
    let mut all = (0..WIDTH).map(after).collect::<Option<Vec<_>>>()?;
    all.sort_by_key(|points| -points[seat.index()]);
    (all[0][seat.index()] - all[1][seat.index()] >= 8).then(|| all.swap_remove(0))
}

#[test]
fn three_seats_play_each_for_themselves_as_looking_at_every_path_says() {
    let settings = Settings { iterations: 10_000, widening: Widening::NONE, ..Settings::default() };
    let games = (0..).map(|seed| Toy(Paths { seed }));
    let solved = games.filter_map(|game| max_n(&game.0, &[]).map(|best| (game, best)));
    for (game, best) in solved.take(20) {
        let choice = search(&game, &[], 0, settings);
        let chosen = max_n(&game.0, &[(Actor::Seat(Seat::at(0)), choice.action().0)]).expect("solved");
        assert_eq!(chosen, best, "{game:?}: {:?}", choice.lines);
        let value = choice.lines[0].value * 100.0;
        assert!((value - f64::from(best[0])).abs() < 15.0, "{game:?}: {value} for {best:?}");
    }
}

/// Seat 1 takes what is sure or draws a lot.
#[derive(Clone, Debug, Default)]
struct Lottery {
    sure: i32,
    weights: [u32; 2],
}

impl Script for Lottery {
    const SEATS: u8 = 2;

    fn turn(&self, past: &[Event]) -> Turn {
        match past {
            [] => Turn::Seat(Seat::at(0)),
            [(_, 1)] => Turn::Chance,
            _ => Turn::Over,
        }
    }

    fn width(&self, _past: &[Event], _seat: Seat) -> u8 {
        2
    }

    fn weights(&self, _past: &[Event]) -> Vec<u32> {
        self.weights.to_vec()
    }

    fn points(&self, past: &[Event]) -> Vec<i32> {
        let own = match past {
            [_, (_, 0)] => 100,
            [_, _] => 20,
            _ => self.sure,
        };
        vec![own, 100 - own]
    }
}

#[test]
fn a_lot_is_worth_what_its_weights_say() {
    // A lot of 100 once in four, else 20, is worth 40.
    for (sure, best) in [(37, 1), (43, 0)] {
        let game = Toy(Lottery { sure, weights: [1, 3] });
        for method in [Method::Flat, Method::Tree] {
            let settings = Settings { method, iterations: 20_000, ..Settings::default() };
            let choice = search(&game, &[], 0, settings);
            assert_eq!(choice.action(), Move(best), "{sure} for sure: {:?}", choice.lines);
            let lot = choice.lines.iter().find(|line| line.actions[0] == Move(1)).expect("looked at");
            assert!((lot.value - 0.4).abs() < 0.03, "{method:?}: {}", lot.value);
        }
    }
}

/// Chance deals seat 2 a card that seat 1 does not see. Seat 1 guesses it or declines; then seat 2, who
/// sees it, says whether the guess was right, and is paid for the truth.
#[derive(Clone, Debug, Default)]
struct Guess;

const DECLINE: u8 = 3;

impl Script for Guess {
    const SEATS: u8 = 2;

    fn turn(&self, past: &[Event]) -> Turn {
        match past.len() {
            0 => Turn::Chance,
            1 => Turn::Seat(Seat::at(0)),
            2 => Turn::Seat(Seat::at(1)),
            _ => Turn::Over,
        }
    }

    fn width(&self, past: &[Event], _seat: Seat) -> u8 {
        if past.len() == 1 { 4 } else { 2 }
    }

    fn weights(&self, _past: &[Event]) -> Vec<u32> {
        vec![3, 5, 2]
    }

    fn points(&self, past: &[Event]) -> Vec<i32> {
        let [(_, card), (_, guess), (_, said)] = past else { return vec![0, 0] };
        let right = card == guess;
        let own = if *guess == DECLINE { 45 } else { i32::from(right) * 100 };
        vec![own, if right == (*said == 1) { 60 } else { 0 }]
    }

    fn hidden(&self, _past: &[Event], event: usize, from: Seat) -> bool {
        event == 0 && from == Seat::at(0)
    }
}

#[test]
fn what_is_hidden_is_guessed_by_its_odds_and_not_known() {
    let settings = Settings { iterations: 20_000, worlds: 20_000, ..Settings::default() };
    let choices = [0, 1, 2].map(|card| search(&Toy(Guess), &[(Actor::Chance, card)], 0, settings));
    assert_eq!(choices[0].action(), Move(1), "five in ten is better than 45: {:?}", choices[0].lines);
    let value = choices[0].lines[0].value;
    assert!((value - 0.5).abs() < 0.02, "a search that peeks would be sure of 1, not {value}");
    assert!(choices.iter().all(|choice| *choice == choices[0]), "dealt anew, the choice is the same");
}

#[test]
fn who_knows_the_secret_uses_it() {
    let settings = Settings { iterations: 400, ..Settings::default() };
    for (card, truth) in [(1, 1), (2, 0)] {
        let past = [(Actor::Chance, card), (Actor::Seat(Seat::at(0)), 1)];
        let choice = search(&Toy(Guess), &past, 1, settings);
        assert_eq!(choice.action(), Move(truth), "card {card}");
        assert!((choice.lines[0].value - 0.6).abs() < 1e-9);
    }
}

/// Two seats race; whoever is first decides for both.
#[derive(Clone, Debug, Default)]
struct Race;

impl Script for Race {
    const SEATS: u8 = 2;

    fn turn(&self, past: &[Event]) -> Turn {
        if past.is_empty() { Turn::Race(cloverleaf_core::SeatSet::first(2)) } else { Turn::Over }
    }

    fn width(&self, _past: &[Event], _seat: Seat) -> u8 {
        3
    }

    fn points(&self, past: &[Event]) -> Vec<i32> {
        let choice = past.first().map_or(0, |event| i32::from(event.1));
        vec![choice * 30, 80 - choice * 30]
    }
}

#[test]
fn in_a_race_a_seat_asks_what_to_do_if_it_is_first() {
    let settings = Settings { iterations: 300, ..Settings::default() };
    assert_eq!(search(&Toy(Race), &[], 0, settings).action(), Move(2));
    assert_eq!(search(&Toy(Race), &[], 1, settings).action(), Move(0));
}

/// Chance deals seat 2 a weapon or none, unseen by seat 1, who plays it safe or not. Only with the weapon
/// has seat 2 a third move, which ruins seat 1.
#[derive(Clone, Debug, Default)]
struct Ambush {
    weights: [u32; 2],
}

const STRIKE: u8 = 2;

impl Script for Ambush {
    const SEATS: u8 = 2;

    fn turn(&self, past: &[Event]) -> Turn {
        match past {
            [] => Turn::Chance,
            [_] => Turn::Seat(Seat::at(0)),
            [_, (_, 1)] => Turn::Seat(Seat::at(1)),
            _ => Turn::Over,
        }
    }

    fn width(&self, past: &[Event], seat: Seat) -> u8 {
        let armed = past.first().is_some_and(|event| event.1 == 0);
        if seat.index() == 1 && armed { 3 } else { 2 }
    }

    fn weights(&self, _past: &[Event]) -> Vec<u32> {
        self.weights.to_vec()
    }

    fn points(&self, past: &[Event]) -> Vec<i32> {
        let own = match past {
            [_, (_, 0)] => 40,
            [_, _, (_, STRIKE)] => 0,
            _ => 60,
        };
        vec![own, 100 - own]
    }

    fn hidden(&self, _past: &[Event], event: usize, from: Seat) -> bool {
        event == 0 && from == Seat::at(0)
    }
}

#[test]
fn a_move_that_only_some_hands_allow_is_feared_as_often_as_it_is_there() {
    // Risk is worth 60 times the odds that there is no weapon; safety is worth 40.
    for (weights, best, risk) in [([1, 9], 1, 0.54), ([5, 5], 0, 0.30)] {
        let settings = Settings { iterations: 20_000, worlds: 20_000, ..Settings::default() };
        let choice = search(&Toy(Ambush { weights }), &[(Actor::Chance, 1)], 0, settings);
        assert_eq!(choice.action(), Move(best), "{weights:?}: {:?}", choice.lines);
        let line = choice.lines.iter().find(|line| line.actions[0] == Move(1)).expect("looked at");
        assert!((line.value - risk).abs() < 0.06, "{weights:?}: {}", line.value);
    }
}

/// Seat 1 has many moves, of which one is good.
#[derive(Clone, Debug, Default)]
struct Haystack;

const NEEDLE: u8 = 137;

impl Script for Haystack {
    const SEATS: u8 = 2;

    fn turn(&self, past: &[Event]) -> Turn {
        if past.is_empty() { Turn::Seat(Seat::at(0)) } else { Turn::Over }
    }

    fn width(&self, _past: &[Event], _seat: Seat) -> u8 {
        200
    }

    fn points(&self, past: &[Event]) -> Vec<i32> {
        let found = past.first().is_some_and(|event| event.1 == NEEDLE);
        if found { vec![90, 10] } else { vec![30, 70] }
    }
}

/// Knows roughly where the needle lies.
#[derive(Debug)]
struct Hunch;

impl Knowledge<Toy<Haystack>> for Hunch {
    fn order(
        &self,
        _game: &Toy<Haystack>,
        _past: &Vec<Event>,
        _seat: Seat,
        actions: &mut Vec<Move>,
        _random: &mut SplitMix,
    ) {
        actions.sort_by_key(|action| (action.0.abs_diff(NEEDLE + 3), action.0));
    }
}

#[test]
fn a_wide_decision_is_looked_at_in_the_order_of_knowledge_and_no_wider_than_visits_justify() {
    let widening = Widening { first: 2, growth: 1.0 };
    let settings = Settings { iterations: 100, widening, ..Settings::default() };
    let view = Vec::new();
    let game = Toy(Haystack);
    let random = &mut SplitMix::new(1);
    let choice =
        choose(&game, &view, Seat::at(0), &Hunch, &settings, random, &mut || false).expect("a choice");
    assert_eq!(choice.action(), Move(NEEDLE), "{:?}", choice.lines);
    assert!(choice.lines.len() <= 12, "2 and the root of 100 are 12, not {}", choice.lines.len());
    let ahead = [140, 139, 141].map(Move);
    assert!(ahead.iter().all(|action| choice.lines.iter().any(|line| line.actions[0] == *action)));
}
