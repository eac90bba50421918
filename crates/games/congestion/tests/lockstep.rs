//! The fast rules and the literal ones, action by action.

#[path = "support/compare.rs"]
mod compare;
#[path = "support/reference.rs"]
mod reference;
mod support;

use std::collections::BTreeMap;

use cloverleaf_congestion::{Action, Congestion, Direction, Heading};
use cloverleaf_core::{Actor, Game, GameExt, Random, Seat, SplitMix, Turn};
use cloverleaf_testkit::Subject;
use compare::{compare, table};
use support::CongestionSubject;

/// A set-up of any grid and any options.
fn random_setup(random: &mut SplitMix) -> Congestion {
    let seats = 2 + random.below(3) as u8;
    let mut colours = ["blue", "red", "green", "yellow"];
    random.shuffle(&mut colours);
    let mut pick = |words: &[&'static str]| *random.choose(words).expect("some words");
    // The designer's board half of the time, for it is the one people play on.
    let grid = pick(&["2x2", "2x2", "2x2", "2x2", "1x1", "1x3", "3x1", "2x3", "4x2", "4x4"]);
    let options = format!(
        "grid={grid} keep_left={} cars={} direct_path={} target={} stall_limit={} turn_limit={} colours={}",
        pick(&["false", "true"]),
        pick(&["any", "any", "own"]),
        pick(&["designer", "signalled", "always"]),
        pick(&["20", "3"]),
        pick(&["60", "7"]),
        pick(&["off", "90"]),
        colours[..usize::from(seats)].join(","),
    );
    cloverleaf_testkit::game(seats, &options).expect("such a set-up exists")
}

/// Matches are broken off after so many turns: on large grids hardly any random match ends by itself.
const LONGEST: usize = 500;

/// Plays one match, comparing `tries` actions at every position, and says how many were compared.
fn compare_match(random: &mut SplitMix, tries: usize) -> usize {
    let game = random_setup(random);
    let table = table(&game);
    let (mut state, mut position) = (game.start(), table.start());
    let (mut compared, mut legal) = (0, Vec::new());
    let alphabet = CongestionSubject::alphabet(&game);
    let on_board: Vec<_> =
        alphabet.iter().copied().filter(|action| names_a_lane_of(&game, *action)).collect();
    while let Turn::Seat(seat) = game.turn(&state) {
        if position.turns == LONGEST {
            return compared;
        }
        legal.clear();
        game.legal(&state, seat, &mut legal);
        for attempt in 0..tries {
            let actions = if attempt == 0 { &alphabet } else { &on_board };
            compare(&game, &table, &state, &position, seat, *random.choose(actions).expect("actions"));
        }
        // Passing is left out mostly: it ends matches before the streets have filled.
        let useful = legal.len() - usize::from(random.below(20) > 0 && legal.len() > 1);
        let next = *random.choose(&legal[..useful]).expect("a pass at least");
        (state, position) =
            compare(&game, &table, &state, &position, seat, next).expect("what is listed is legal");
        compared += tries + 1;
    }
    assert!(position.over);
    compared
}

fn names_a_lane_of(game: &Congestion, action: Action) -> bool {
    match action {
        Action::Enter(lane, _) | Action::Signal(lane, _) | Action::Move(lane, _) => game.board().has(lane),
        Action::Pass => true,
    }
}

#[test]
fn a_hundred_thousand_actions_mean_the_same_to_both_rules() {
    let mut random = SplitMix::new(2014);
    let mut compared = 0;
    while compared < 100_000 {
        compared += compare_match(&mut random, 4);
    }
}

#[test]
fn every_listed_action_is_one_the_literal_rules_allow_and_no_other() {
    let mut random = SplitMix::new(7);
    for _ in 0..12 {
        let game = random_setup(&mut random);
        let table = table(&game);
        let (mut state, mut position) = (game.start(), table.start());
        for _ in 0..random.below(80) {
            let Turn::Seat(seat) = game.turn(&state) else { break };
            let mut legal = Vec::new();
            game.legal(&state, seat, &mut legal);
            let next = legal[random.below(legal.len() as u32) as usize];
            (state, position) = compare(&game, &table, &state, &position, seat, next).expect("it was listed");
        }
        let Turn::Seat(seat) = game.turn(&state) else { continue };
        let mut legal = Vec::new();
        game.legal(&state, seat, &mut legal);
        for action in CongestionSubject::alphabet(&game) {
            let allowed = table.play(&position, &action.to_string()).is_some();
            assert_eq!(legal.contains(&action), allowed, "'{action}' in {position:#?} of {table:?}");
        }
    }
}

#[test]
fn paths_drawn_through_the_square_cross_as_the_rules_say() {
    let mut crossings = BTreeMap::new();
    for keep_left in [false, true] {
        let options = format!("grid=1x1 keep_left={keep_left}");
        let game: Congestion = cloverleaf_testkit::game(2, &options).expect("a grid of one intersection");
        let paths = || Heading::ALL.into_iter().flat_map(|heading| Direction::ALL.map(|way| (heading, way)));
        for (one, other) in paths().flat_map(|one| paths().map(move |other| (one, other))) {
            if one.0 == other.0 {
                continue;
            }
            let line = |(heading, way): (Heading, Direction)| {
                reference::path(heading.letter(), way.word(), keep_left)
            };
            let drawn = reference::crosses(&line(one), &line(other));
            let mut state = game.start();
            let place = |(heading, way)| format!("signal r1c1:{heading} {way}").parse().expect("notation");
            game.play(&mut state, Actor::Seat(Seat::at(0)), place(one)).expect("nothing is in the way yet");
            let played = game.play(&mut state, Actor::Seat(Seat::at(1)), place(other));
            assert_eq!(played.is_err(), drawn, "{one:?} and {other:?}, keep_left {keep_left}");
            *crossings.entry(keep_left).or_insert(0) += usize::from(drawn);
        }
    }
    // Four headings, each with straight crossing four paths and the wide turn five.
    assert_eq!(crossings, BTreeMap::from([(false, 36), (true, 36)]));
}
