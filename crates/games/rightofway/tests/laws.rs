//! RIGHT_OF_WAY keeps the laws of every game.

mod support;

use cloverleaf_core::{Actor, Game, GameExt, Seat, SplitMix, Turn};
use cloverleaf_rightofway::{Phase, RightOfWay, State};
use cloverleaf_testkit::laws::{Effort, hold};
use cloverleaf_testkit::{Style, Subject, walk};
use support::RightOfWaySubject as Subject_;

#[test]
fn every_law_holds() {
    let effort = Effort { matches: 3, most_actions: 1000, every: 12 };
    assert_eq!(hold::<Subject_>(4, effort).map_err(|broken| broken.to_string()), Ok(()));
}

/// From the first turn on it does not matter which player has which number.
#[test]
fn players_who_change_seats_play_the_same() {
    let swapped = [Seat::at(1), Seat::at(0)];
    let mut compared = 0;
    for (seats, options) in Subject_::setups() {
        let game: RightOfWay = cloverleaf_testkit::game(seats, options).expect("this set-up exists");
        for seed in 0..4 {
            let mut random = SplitMix::new(seed);
            let length = walk(&game, Style::Uniform, 1000, &mut random, |state, next, _| {
                let phase = game.view(state, cloverleaf_core::Viewer::Referee).phase;
                if let (false, Some((actor, action))) = (before_turns(phase), next) {
                    compared += 1;
                    let image = Subject_::relabel_state(&game, state, &swapped);
                    same_list(&game, state, &image, &swapped);
                    let (mut here, mut there) = (state.clone(), image);
                    game.play(&mut here, actor, action).expect("what is listed is legal");
                    let played = game.play(
                        &mut there,
                        moved(actor, &swapped),
                        Subject_::relabel_action(action, &swapped),
                    );
                    assert_eq!(played, Ok(()), "{action}");
                    assert_eq!(there, Subject_::relabel_state(&game, &here, &swapped), "{action}");
                    let (ranks, other) = (game.outcome(&here), game.outcome(&there));
                    let ranks = ranks.map(|outcome| [outcome.ranks[Seat::at(1)], outcome.ranks[Seat::at(0)]]);
                    assert_eq!(
                        ranks.as_ref().map(|ranks| &ranks[..]),
                        other.as_ref().map(|other| other.ranks.as_slice())
                    );
                }
                Ok::<(), ()>(())
            });
            assert!(length.expect("nothing was found") < 1000);
        }
    }
    assert!(compared > 1000);
}

fn before_turns(phase: Phase) -> bool {
    matches!(phase, Phase::Dollar | Phase::Piece | Phase::Lay | Phase::Deal)
}

fn moved(actor: Actor, to: &[Seat]) -> Actor {
    match actor {
        Actor::Seat(seat) => Actor::Seat(to[seat.index()]),
        Actor::Chance => Actor::Chance,
    }
}

fn same_list(game: &RightOfWay, state: &State, image: &State, to: &[Seat]) {
    if let (Turn::Seat(seat), Turn::Seat(other)) = (game.turn(state), game.turn(image)) {
        assert_eq!(other, to[seat.index()]);
        let (mut here, mut there) = (Vec::new(), Vec::new());
        game.legal(state, seat, &mut here);
        game.legal(image, other, &mut there);
        assert_eq!(here, there);
    }
}
