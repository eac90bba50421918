//! What no honest table sends does no harm: views of no position, and illegal actions played unchecked.

mod support;

use cloverleaf_core::{Actor, Game, Random, Seat, SplitMix, Turn, Viewer};
use cloverleaf_grid::{Hex, Roads};
use cloverleaf_rightofway::{
    Action, Ending, Highway, Kind, Phase, Place, Quarter, Right, RightOfWay, Tiles, View,
};
use cloverleaf_testkit::Subject;
use support::RightOfWaySubject;

fn games() -> impl Iterator<Item = RightOfWay> {
    let setups = RightOfWaySubject::setups().into_iter();
    setups.map(|(seats, options)| cloverleaf_testkit::game(seats, options).expect("this set-up exists"))
}

const PHASES: [Phase; 12] = [
    Phase::Dollar,
    Phase::Piece,
    Phase::Lay,
    Phase::Deal,
    Phase::First,
    Phase::Act,
    Phase::Draw,
    Phase::Discard,
    Phase::Scrap,
    Phase::Price,
    Phase::Refill,
    Phase::Over,
];

/// A view whose fields have nothing to do with each other or with any city.
fn nonsense(random: &mut SplitMix) -> View {
    let kinds: Vec<_> = Kind::all().collect();
    let mut some = |count: u32| (0..random.below(count)).map(|_| random.next_u64()).collect::<Vec<_>>();
    let reach = [5, 9, 45, 30_000_i32][some(2).first().map_or(0, |bits| *bits as usize % 4)];
    let part = |bits: u64| (bits as i32 & 0xFFFF).rem_euclid(2 * reach + 1).wrapping_sub(reach) as i16;
    let place = |bits: u64| Place(Hex::new(part(bits >> 16), part(bits >> 32)));
    let kind = |bits: u64| kinds[(bits >> 7) as usize % kinds.len()];
    let seat = |bits: u64| (bits >> 3) as u8 % 4;
    let tiles = |bits: Option<&u64>, most: usize| -> Tiles {
        let bits = bits.copied().unwrap_or(0);
        vec![kind(bits); bits as usize % most].into_iter().collect()
    };
    let byte = |bits: Option<&u64>| bits.map_or(0, |bits| *bits as u8);
    let quarter = |bits: u64| if bits & 1 == 0 { Quarter::Dollar } else { Quarter::Unmarked };
    let highway = |bits: u64| Highway { seat: seat(bits), roads: Roads::from_bits(bits as u8), points: 9 };
    let right = |bits: u64| Right::new(seat(bits), vec![kind(bits); bits as usize % 40]);
    View {
        city: some(99).into_iter().map(|bits| (place(bits), quarter(bits))).collect(),
        highways: some(60).into_iter().map(|bits| (place(bits), highway(bits))).collect(),
        rights: some(30).into_iter().map(|bits| (place(bits), right(bits))).collect(),
        hands: [(); 2].map(|()| tiles(some(2).first(), 300)),
        stacks: [(); 2].map(|()| byte(some(2).first())),
        discards: [(); 2].map(|()| tiles(some(2).first(), 9)),
        pieces: [(); 4].map(|()| byte(some(2).first())),
        piece: some(2).first().map(|bits| *bits as u8),
        phase: PHASES[some(2).first().map_or(5, |bits| *bits as usize % 12)],
        owed: some(2).first().map_or(0, |bits| *bits as u8),
        seat: some(2).first().map_or(1, |bits| *bits as u8),
        to_act: None,
        placed: some(2).first().map(|bits| place(*bits)),
        bought: some(2).first().map(|bits| place(*bits)),
        last_turn: some(2).is_empty(),
        turns: some(2).first().map_or(u32::MAX, |bits| *bits as u32),
        points: [9, -9],
        covered_dollars: some(2).is_empty(),
        ended: some(9).first().filter(|bits| **bits % 5 == 0).map(|_| Ending::BuiltUp),
    }
}

/// Something that may be done, if anything may.
fn any_action(
    game: &RightOfWay,
    state: &<RightOfWay as Game>::State,
    random: &mut SplitMix,
) -> Option<Action> {
    let (mut actions, mut drawn) = (Vec::new(), Vec::new());
    match game.turn(state) {
        Turn::Seat(seat) => game.legal(state, seat, &mut actions),
        _ => game.chance(state, &mut drawn),
    }
    actions.extend(drawn.into_iter().map(|(action, _)| action));
    random.choose(&actions).copied()
}

#[test]
fn a_view_of_no_position_gives_some_state_or_other() {
    let mut random = SplitMix::new(13);
    let mut played = 0;
    for game in games() {
        for _ in 0..1000 {
            let mut state = game.complete(&nonsense(&mut random), &mut random.clone());
            let again = game.complete(&game.view(&state, Viewer::Spectator), &mut random.clone());
            assert_eq!(again, state, "what was made of it is a state like any other");
            assert_eq!(game.outcome(&state).is_some(), game.turn(&state) == Turn::Over);
            for _ in 0..30 {
                let Some(action) = any_action(&game, &state, &mut random) else { break };
                assert_eq!(game.check(&state, Actor::Chance, action), Ok(()), "{action}");
                let _ = game.explain(&state, Seat::at(0), action);
                game.play_unchecked(&mut state, Actor::Chance, action);
                played += 1;
            }
        }
    }
    assert!(played > 10_000, "{played}");
}

#[test]
fn an_illegal_action_played_unchecked_does_no_harm() {
    let mut random = SplitMix::new(17);
    for game in games() {
        let alphabet: Vec<Action> = RightOfWaySubject::alphabet(&game);
        for _ in 0..20 {
            let mut state = game.start();
            for _ in 0..2000 {
                let action = *random.choose(&alphabet).expect("there is notation");
                let _ = game.explain(&state, Seat::at(3), action);
                let _ = game.check(&state, Actor::Chance, action);
                game.play_unchecked(&mut state, Actor::Seat(Seat::at(3)), action);
            }
            let view = game.view(&state, Viewer::Spectator);
            assert!(view.city.len() <= 61 && view.hands.len() == 2, "{view:?}");
        }
    }
}
