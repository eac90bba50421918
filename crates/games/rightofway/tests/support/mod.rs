//! What the laws must be told about RIGHT_OF_WAY, written from the rules.

use cloverleaf_core::{Game, Seat, SplitMix, Viewer};
use cloverleaf_grid::{Edge, Hex, Roads};
use cloverleaf_rightofway::{Action, Kind, Place, RightOfWay, State};
use cloverleaf_testkit::Subject;

/// RIGHT_OF_WAY under test.
#[derive(Debug)]
pub(crate) struct RightOfWaySubject;

impl Subject for RightOfWaySubject {
    type Game = RightOfWay;

    fn setups() -> Vec<(u8, &'static str)> {
        vec![
            (2, ""),
            (2, "covered_dollars=true"),
            (2, "turn_limit=25"),
            (2, "city=laid"),
            (2, "city=laid covered_dollars=true turn_limit=40"),
        ]
    }

    fn alphabet(_game: &RightOfWay) -> Vec<Action> {
        let places = || (-6..=6).flat_map(|q| (-6..=6).map(move |r| Place(Hex::new(q, r))));
        let mut actions = vec![Action::Done];
        actions.extend((0..4).map(Action::Piece));
        for seat in Seat::ALL {
            actions.push(Action::First(seat));
            actions.extend(Kind::all().map(|kind| Action::Draw(seat, kind)));
        }
        actions.extend(Kind::all().map(Action::Discard));
        for place in places() {
            actions.extend([Action::Dollar(place), Action::Scrap(place)]);
            actions.extend(Edge::ALL.map(|edge| Action::Lay(place, edge)));
            actions.extend(Kind::all().map(|kind| Action::Buy(place, kind)));
            actions.extend((1..64).map(|bits| Action::Place(place, Roads::from_bits(bits))));
        }
        actions
    }

    fn scramble(_game: &RightOfWay, _state: &mut State, _viewer: Viewer, _random: &mut SplitMix) {
        // RW-8.1: only the order of the drawing stacks is hidden, and a state has none.
    }

    fn relabellings(_game: &RightOfWay) -> Vec<Vec<Seat>> {
        // Seat 1 is dealt its hand first (RW-3.1) and lays first (RW-1.4), so the seats are not alike from
        // the start. That they are from the first turn on is tested apart, in `laws.rs`.
        Vec::new()
    }

    fn relabel_game(game: &RightOfWay, _to: &[Seat]) -> RightOfWay {
        game.clone()
    }

    fn relabel_state(game: &RightOfWay, state: &State, to: &[Seat]) -> State {
        let mut view = game.view(state, Viewer::Spectator);
        let moved = |number: u8| to[usize::from(number) - 1].number();
        if moved(1) == 2 {
            view.hands.reverse();
            view.stacks.reverse();
            view.discards.reverse();
        }
        view.seat = moved(view.seat);
        view.highways.values_mut().for_each(|highway| highway.seat = moved(highway.seat));
        view.rights.values_mut().for_each(|right| right.seat = moved(right.seat));
        game.complete(&view, &mut SplitMix::new(0))
    }

    fn relabel_action(action: Action, to: &[Seat]) -> Action {
        match action {
            Action::Draw(seat, kind) => Action::Draw(to[seat.index()], kind),
            Action::First(seat) => Action::First(to[seat.index()]),
            other => other,
        }
    }
}
