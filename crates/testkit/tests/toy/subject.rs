//! What the laws are told about the toy.

use core::sync::atomic::Ordering;

use cloverleaf_core::{Random, Seat, SplitMix, Viewer};
use cloverleaf_testkit::Subject;
use cloverleaf_words::Languages;

use super::{Fault, Toy, ToyAction, ToyState};

pub(crate) struct ToySubject;

impl Subject for ToySubject {
    type Game = Toy;

    fn setups() -> Vec<(u8, &'static str)> {
        vec![(2, ""), (3, "")]
    }

    fn alphabet(game: &Toy) -> Vec<ToyAction> {
        let dealt =
            Seat::ALL[..3].iter().flat_map(|&seat| (1..=3).map(move |card| ToyAction::Deal(seat, card)));
        let mut all: Vec<_> =
            dealt.chain((0..5).map(ToyAction::Bid)).chain((0..4).map(ToyAction::Take)).collect();
        all.push(ToyAction::Retract);
        if game.options.fault == Some(Fault::TextOffByOne) {
            all.push(ToyAction::Bid(9));
        }
        all
    }

    fn languages() -> &'static Languages {
        super::words::languages()
    }

    fn scramble(game: &Toy, state: &mut ToyState, viewer: Viewer, random: &mut SplitMix) {
        for index in (0..usize::from(game.seats)).filter(|&index| !viewer.is(Seat::at(index))) {
            if state.cards[index] > 0 {
                state.cards[index] = 1 + random.below(3) as u8;
            }
            if state.bids[index] > 0 {
                state.bids[index] = 1 + random.below(3) as u8;
            }
        }
    }

    fn relabellings(game: &Toy) -> Vec<Vec<Seat>> {
        let seats = usize::from(game.seats);
        vec![(0..seats).map(|index| Seat::at((index + 1) % seats)).collect()]
    }

    // What is remembered outside the state goes along: that fault is for the replay to find.
    fn relabel_game(game: &Toy, _: &[Seat]) -> Toy {
        Toy {
            seats: game.seats,
            options: game.options.clone(),
            calls: game.calls.load(Ordering::Relaxed).into(),
        }
    }

    fn relabel_state(game: &Toy, state: &ToyState, to: &[Seat]) -> ToyState {
        let mut image = ToyState { round: state.round, ..ToyState::default() };
        for (index, seat) in to.iter().enumerate().take(usize::from(game.seats)) {
            image.cards[seat.index()] = state.cards[index];
            image.bids[seat.index()] = state.bids[index];
            image.points[seat.index()] = state.points[index];
        }
        let moved = |number: u8| if number == 0 { 0 } else { to[usize::from(number - 1)].number() };
        image.taker = moved(state.taker);
        image.first = moved(state.first);
        image
    }

    fn relabel_action(action: ToyAction, to: &[Seat]) -> ToyAction {
        match action {
            ToyAction::Deal(seat, card) => ToyAction::Deal(to[seat.index()], card),
            other => other,
        }
    }
}
