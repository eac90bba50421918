//! The fast rules and the literal ones, position by position and step by step.

#[path = "support/compare.rs"]
mod compare;
#[path = "support/reference.rs"]
mod reference;
#[path = "support/settle.rs"]
mod settle;
mod support;

use cloverleaf_core::{Actor, Figure, Game, Random, Seat, SplitMix, Turn, Viewer};
use cloverleaf_rightofway::{Action, RightOfWay, State};
use cloverleaf_testkit::{Style, Subject, walk};
use compare::Compared;
use support::RightOfWaySubject;

/// What was compared in matches.
#[derive(Default, Debug)]
struct Tally {
    lists: Compared,
    /// Positions in a match in which something had been scrapped before.
    after_a_scrap: usize,
    /// Placements and scraps played by both rules.
    steps: usize,
}

/// From this turn on the city fills up, lists are short and rare things happen.
const LATE: u32 = 30;

/// Plays one match and compares one early position in twelve and every late one.
fn compare_match(game: &RightOfWay, style: Style, random: &mut SplitMix, tally: &mut Tally) {
    let mut scrapped = false;
    let walked = walk(game, style, 1000, random, |state: &State, next, random: &mut SplitMix| {
        if random.below(12) == 0 || game.view(state, Viewer::Spectator).turns >= LATE {
            tally.lists += compare::compare(game, state);
            tally.after_a_scrap += usize::from(scrapped);
        }
        if let Some((actor, action)) = next {
            tally.steps += usize::from(settle::compare_step(game, state, (actor, action)));
            scrapped |= matches!(action, Action::Scrap(_));
        }
        Ok::<(), ()>(())
    });
    assert!(walked.is_ok_and(|length| length < 1000), "the match ends");
}

#[test]
fn a_hundred_thousand_placements_mean_the_same_to_both_rules() {
    let mut random = SplitMix::new(2016);
    let mut tally = Tally::default();
    for (seats, options) in RightOfWaySubject::setups() {
        let game: RightOfWay = cloverleaf_testkit::game(seats, options).expect("this set-up exists");
        let before = tally.lists.placements;
        while tally.lists.placements < before + 25_000 {
            for style in [Style::Uniform, Style::First, Style::Last] {
                compare_match(&game, style, &mut random, &mut tally);
            }
        }
    }
    let Compared { desperate, stacked, .. } = tally.lists;
    assert!(desperate > 100 && stacked > 100, "{tally:?}");
    assert!(tally.after_a_scrap > 100 && tally.steps > 1000, "{tally:?}");
}

/// What the seat to act wants: seat 1 buys whatever it can, seat 2 earns and never buys unless it must.
fn wanted(game: &RightOfWay, state: &State, seat: Seat, random: &mut SplitMix) -> Option<Action> {
    let mut actions = Vec::new();
    game.legal(state, seat, &mut actions);
    let worth = |action: &Action| match (action, seat.number()) {
        (Action::Buy(..), 1) => 100,
        (Action::Buy(..), _) => -100,
        (Action::Place(..), _) => match game.explain(state, seat, *action).figures.last() {
            Some((_, Figure::Number(result))) => *result,
            _ => 0,
        },
        _ => 0,
    };
    let most = actions.iter().map(worth).max();
    actions.retain(|action| Some(worth(action)) == most);
    random.choose(&actions).copied()
}

#[test]
fn who_must_buy_may_buy_the_same_by_both_rules() {
    let game: RightOfWay = cloverleaf_testkit::game(2, "").expect("the usual set-up");
    let mut compared = Compared::default();
    for seed in 0..30 {
        let (mut state, mut random) = (game.start(), SplitMix::new(seed));
        loop {
            let next = match game.turn(&state) {
                Turn::Seat(seat) => wanted(&game, &state, seat, &mut random),
                _ => drawn(&game, &state, &mut random),
            };
            let Some(action) = next else { break };
            if game.view(&state, Viewer::Spectator).turns >= LATE {
                compared += compare::compare(&game, &state);
            }
            game.play_unchecked(&mut state, Actor::Chance, action);
        }
    }
    assert!(compared.forced > 3, "{compared:?}");
}

fn drawn(game: &RightOfWay, state: &State, random: &mut SplitMix) -> Option<Action> {
    let mut outcomes = Vec::new();
    game.chance(state, &mut outcomes);
    random.choose(&outcomes).map(|(action, _)| *action)
}

#[test]
fn three_bends_close_a_ring() {
    let bend = |seat, text| (seat, reference::edges(text));
    let mut board = reference::Board {
        city: [(0, 0), (0, -1), (1, -1)].map(|at| (at, at == (0, 0))).into(),
        highways: [((0, 0), bend(1, "N.NE")), ((0, -1), bend(2, "SE.S"))].into(),
        ..reference::Board::default()
    };
    assert_eq!([board.points(1), board.points(2)], [0, 0]);
    assert_eq!(board.profit((1, -1), &reference::edges("SW.NW")), 2);
    board.highways.insert((1, -1), bend(1, "SW.NW"));
    assert_eq!([board.points(1), board.points(2)], [4, 2]);
}
