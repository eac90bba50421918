//! What no honest table sends does no harm: views of no position, and illegal actions played unchecked.

mod support;

use cloverleaf_core::{Actor, Game, GameExt, Random, Seat, SplitMix, Turn, Viewer};
use cloverleaf_gridlock::{Action, BySeats, Gridlock, Phase, View};
use cloverleaf_testkit::{Style, Subject, walk};
use support::GridlockSubject;

fn games() -> impl Iterator<Item = Gridlock> {
    let setups = GridlockSubject::setups().into_iter();
    setups.map(|(seats, options)| cloverleaf_testkit::game(seats, options).expect("this set-up exists"))
}

const PHASES: [Phase; 13] = [
    Phase::Showing,
    Phase::Redrawing,
    Phase::Dealing,
    Phase::Handing,
    Phase::Choosing,
    Phase::Racing,
    Phase::Opening,
    Phase::Undeclared,
    Phase::Building,
    Phase::Driving,
    Phase::Tripping,
    Phase::Refilling,
    Phase::Over,
];

/// A real view with fields exchanged for others that do not go with it.
fn forged(view: &View, other: &View, random: &mut SplitMix) -> View {
    let mut forged = view.clone();
    let mut coin = || random.below(3) == 0;
    if coin() {
        forged.phase = PHASES[random.below(13) as usize];
    }
    let mut coin = || random.below(3) == 0;
    if coin() {
        forged.tiles = other.tiles.clone();
        forged.cones = other.tiles.keys().copied().take(2).collect();
    }
    if coin() {
        forged.cars = other.cars.iter().chain(&view.cars).copied().skip(1).take(4).collect();
    }
    if coin() {
        forged.discard = other.tiles.values().copied().cycle().take(64).collect();
    }
    if coin() {
        (forged.card_counts, forged.hand_sizes) = ([99; 4].into(), [200].into_iter().collect());
    }
    if coin() {
        (forged.starts, forged.scored) = (BySeats::new(), [0; 4].map(|_| other.cards.clone()).into());
    }
    if coin() {
        (forged.to_act, forged.first, forged.winner, forged.viewer) = (77, Some(0), Some(4), Some(9));
    }
    if coin() {
        (forged.left, forged.turns, forged.pile_size) = (0, u32::MAX, 255);
    }
    if coin() {
        forged.opened = Some(BySeats::new());
    }
    forged
}

#[test]
fn a_view_of_no_position_gives_some_state_that_does_not_break() {
    let mut random = SplitMix::new(13);
    for game in games() {
        let mut views = Vec::new();
        let walked = walk(&game, Style::Uniform, 3000, &mut random, |state, _, random| {
            if random.below(20) == 0 {
                views.push(game.view(state, Viewer::Seat(Seat::at(1))));
            }
            Ok::<(), ()>(())
        });
        assert!(walked.is_ok() && views.len() > 5);
        for _ in 0..300 {
            let [one, other] = [0, 1].map(|_| random.choose(&views).expect("views").clone());
            let mut state = game.complete(&forged(&one, &other, &mut random), &mut random);
            play_on(&game, &mut state, &mut random);
        }
    }
}

/// Plays whatever is listed for a while; a stuck position is fine, a panic is not.
fn play_on(game: &Gridlock, state: &mut <Gridlock as Game>::State, random: &mut SplitMix) {
    for _ in 0..20 {
        assert_eq!(game.outcome(state).is_some(), game.turn(state) == Turn::Over);
        let (mut actions, mut draws) = (Vec::new(), Vec::new());
        game.chance(state, &mut draws);
        let seat = game.next_seat(state).unwrap_or(Seat::at(0));
        game.legal(state, seat, &mut actions);
        let next = draws.first().map(|(action, _)| (Actor::Chance, *action));
        let next = next.or_else(|| random.choose(&actions).map(|action| (Actor::Seat(seat), *action)));
        let Some((actor, action)) = next else { return };
        assert_eq!(game.play(state, actor, action), Ok(()), "'{action}' was listed");
    }
}

#[test]
fn an_illegal_action_played_unchecked_does_not_break_anything() {
    let mut random = SplitMix::new(17);
    let actors = [Actor::Chance, Actor::Seat(Seat::at(0)), Actor::Seat(Seat::at(3))];
    for game in games() {
        let alphabet: Vec<Action> = GridlockSubject::alphabet(&game);
        let mut state = game.start();
        for step in 0..20_000 {
            let action = *random.choose(&alphabet).expect("there is notation");
            game.play_unchecked(&mut state, actors[random.below(3) as usize], action);
            if step % 100 == 0 {
                let mut actions = Vec::new();
                game.legal(&state, state.to_act, &mut actions);
                let _ = game.explain(&state, Seat::at(3), action);
                let view = game.view(&state, Viewer::Referee);
                assert!(view.hand_sizes.iter().all(|&size| size <= 2), "{view:?}");
                let _ = game.complete(&view, &mut random);
            }
        }
    }
}
