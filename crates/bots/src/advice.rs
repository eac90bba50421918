//! What a bot would do, and why, for a person who asks.

use cloverleaf_core::{Game, Message, Seat, SplitMix};
use cloverleaf_search::{Choice, Line};

/// One of the best things to do.
#[derive(Clone, PartialEq, Debug)]
pub struct Advice<A> {
    /// The action, and what the same seat would then most likely do in the same turn.
    pub actions: Vec<A>,
    /// What the first action would do, if there is one.
    pub message: Option<Message>,
    /// What it is worth, from 0 for the last place to 1 for a win.
    pub value: f64,
    /// How sure the bot is: the odds with which it would do this.
    pub share: f64,
}

/// The best few things to do, the best first, told from what the seat knows. A choice that left nothing to
/// choose is told as it is.
pub fn advise<G: Game>(
    game: &G,
    view: &G::View,
    seat: Seat,
    choice: &Choice<G::Action>,
    most: usize,
) -> Vec<Advice<G::Action>> {
    // What is hidden may be anything: an explanation rests on what the seat knows.
    let state = game.complete(view, &mut SplitMix::new(0));
    let explain = |action| game.explain(&state, seat, action).message;
    let advice = |line: &Line<G::Action>| Advice {
        message: line.actions.first().map(|&action| explain(action)),
        actions: line.actions.clone(),
        value: line.value,
        share: line.share,
    };
    if choice.lines.is_empty() {
        let message = choice.plan.first().map(|&action| explain(action));
        return vec![Advice { actions: choice.plan.clone(), message, value: 0.5, share: 1.0 }];
    }
    choice.lines.iter().take(most).map(advice).collect()
}
