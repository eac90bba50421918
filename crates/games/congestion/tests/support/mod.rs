//! What the laws must be told about Traffic Congestion, written from the rules.

use cloverleaf_congestion::{Action, Colour, Congestion, Direction, Lane, State, Then};
use cloverleaf_core::{Game, Seat, SplitMix, Viewer};
use cloverleaf_testkit::Subject;

/// Traffic Congestion under test.
#[derive(Debug)]
pub(crate) struct CongestionSubject;

impl Subject for CongestionSubject {
    type Game = Congestion;

    fn setups() -> Vec<(u8, &'static str)> {
        vec![
            (2, ""),
            (3, "cars=own"),
            (4, ""),
            (4, "keep_left=true direct_path=signalled target=8"),
            (2, "grid=1x1 direct_path=signalled target=3"),
            (2, "grid=1x3 colours=green,blue turn_limit=400"),
            (3, "grid=3x2 direct_path=always stall_limit=20 turn_limit=400"),
            (4, "grid=4x4 keep_left=true cars=own target=2 turn_limit=400"),
        ]
    }

    fn alphabet(_game: &Congestion) -> Vec<Action> {
        let then = [Then::Keep, Then::Remove].into_iter().chain(Direction::ALL.map(Then::Change));
        let mut actions = vec![Action::Pass];
        for lane in Lane::all() {
            actions.extend(Colour::ALL.map(|colour| Action::Enter(lane, colour)));
            actions.extend(Direction::ALL.map(|direction| Action::Signal(lane, direction)));
            actions.extend(then.clone().map(|then| Action::Move(lane, then)));
        }
        actions
    }

    fn scramble(_game: &Congestion, _state: &mut State, _viewer: Viewer, _random: &mut SplitMix) {
        // TC-6.1: everything is open, so there is nothing to deal anew.
    }

    fn relabellings(game: &Congestion) -> Vec<Vec<Seat>> {
        // TC-2.2: seats take turns in order, so only turning the whole table leaves the rules the same.
        let seats = usize::from(game.seats());
        (1..seats).map(|by| (0..seats).map(|seat| Seat::at((seat + by) % seats)).collect()).collect()
    }

    fn relabel_game(game: &Congestion, to: &[Seat]) -> Congestion {
        let mut options = game.options().clone();
        for (seat, colour) in game.colours().iter() {
            options.colours[to[seat.index()].index()] = *colour;
        }
        Congestion::new(game.seats(), options).expect("the same colours in another order")
    }

    fn relabel_state(game: &Congestion, state: &State, to: &[Seat]) -> State {
        let mut view = game.view(state, Viewer::Spectator);
        let before = view.clone();
        view.to_move = before.to_move.map(|number| to[usize::from(number) - 1].number());
        for (seat, counted) in to.iter().zip(before.counted.as_slice()) {
            view.counted[*seat] = *counted;
        }
        Self::relabel_game(game, to).complete(&view, &mut SplitMix::new(0))
    }

    fn relabel_action(action: Action, _to: &[Seat]) -> Action {
        // Actions name lanes and colours, never seats.
        action
    }
}
