//! Luck: how much of the result the draws decide.

use crate::luck::{Results, Split};
use crate::{Figure, Section, Unit};

/// The section about luck, from games played on with the same and with other draws.
pub(crate) fn draws(from_start: &Results, from_half: &Results) -> Section {
    let (id, title) = ("luck", "How much is luck?");
    if from_start.is_empty() {
        let finding = "Nothing is drawn in this game: what the players do decides all of it.".to_owned();
        return Section::new(id, title, finding, "No event of the games was a draw.");
    }
    let figures = |results: &Results, names: [&str; 3]| {
        let estimates = Split::estimates(results).into_iter().zip(names);
        estimates.map(|(estimate, name)| Figure::new(name, Unit::Share, estimate)).collect::<Vec<_>>()
    };
    let whole = figures(from_start, ["", "the draws decide", "the players decide"]).split_off(1);
    let half = figures(
        from_half,
        ["the first half has decided", "the draws to come decide", "the players still decide"],
    );
    let finding = format!(
        "The draws of a game decide {} of who wins, and what the players do the rest; half way {} is decided and the \
         draws to come decide {}.",
        whole[0].told(),
        half[0].told(),
        half[1].told(),
    );
    Section::new(
        id,
        title,
        finding,
        "From one position games are played on by the same bots, several times with the same draws and several times \
         with others; the variance of the result is split between draws and within them, and the interval is from \
         drawing the positions or deals again 400 times.",
    )
    .keyed(whole[0].clone())
    .bars("What decides a game, seen from its start", whole, None)
    .bars("What decides a game, seen from half way", half, None)
}
