//! What good play knows of one game. The search asks; whoever answers knows the game.

use cloverleaf_core::{Game, Outcome, Random, Seat, SplitMix};

use crate::worth::{Worth, by_rank};

/// What good play knows of a game. Every answer has a default that knows nothing, so a game starts with
/// [`Nothing`] and learns one thing at a time.
///
/// The states asked about are imagined, so an answer that looks at what the seat could not know does not
/// peek at the real game; it only makes the imagined players cleverer than real ones.
pub trait Knowledge<G: Game>: Sync {
    /// A state that fits the view. Better than any such state is one that fits what the others have been
    /// doing.
    fn imagine(&self, game: &G, view: &G::View, random: &mut SplitMix) -> G::State {
        game.complete(view, random)
    }

    /// Puts the legal actions of a seat in the order in which they deserve a look; it may drop hopeless
    /// ones.
    fn order(
        &self,
        _game: &G,
        _state: &G::State,
        _seat: Seat,
        actions: &mut Vec<G::Action>,
        random: &mut SplitMix,
    ) {
        random.shuffle(actions);
    }

    /// Appends up to `most` plans for a seat's part of a [`Turn::Together`](cloverleaf_core::Turn), the
    /// likeliest first. A plan is the seat's actions from here until it owes nothing; one that stops
    /// short is finished by [`Knowledge::rollout`]. With no plan at all the search finds its own.
    fn plans(
        &self,
        _game: &G,
        _state: &G::State,
        _seat: Seat,
        _most: usize,
        _random: &mut SplitMix,
        _out: &mut Vec<Vec<G::Action>>,
    ) {
    }

    /// What a seat does in a playout: something legal that takes nothing back, quickly found. The list
    /// is there to be used again and holds nothing of use.
    fn rollout(
        &self,
        game: &G,
        state: &G::State,
        seat: Seat,
        _list: &mut Vec<G::Action>,
        random: &mut SplitMix,
    ) -> Option<G::Action> {
        game.pick(state, seat, |count| random.below(count))
    }

    /// What an unfinished position is worth to each seat, or no opinion.
    fn value(&self, _game: &G, _state: &G::State) -> Option<Worth> {
        None
    }

    /// What a result is worth to each seat.
    fn worth(&self, _game: &G, outcome: &Outcome) -> Worth {
        by_rank(outcome)
    }
}

/// Knows nothing: any action is as good as another, and only the end of a game tells who did well.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Nothing;

impl<G: Game> Knowledge<G> for Nothing {}
