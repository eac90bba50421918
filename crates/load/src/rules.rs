//! What a client works out for itself: from the view it was sent, by the rules, as a browser does.

use anyhow::{Context, Result, anyhow};
use cloverleaf_catalog::{Playable, Visitor, visit};
use cloverleaf_core::{Actor, GameExt, Random, Seat, SplitMix, Turn};

/// The rules of one game for so many seats, behind text.
pub(crate) trait Rules: Send + Sync {
    /// Some legal actions of the seat to whom this view was sent, up to `most` of them one after the other.
    ///
    /// # Errors
    /// If this is no view of the game, or the seat has nothing to do.
    fn choose(&self, view: &str, seat: Seat, most: usize, random: &mut SplitMix) -> Result<Vec<String>>;

    /// Whether an action only takes back.
    fn takes_back(&self, action: &str) -> bool;
}

/// The rules of a game with its usual options.
///
/// # Errors
/// If there is no such game, or it is not for so many.
pub(crate) fn rules(game: &str, seats: u8) -> Result<Box<dyn Rules>> {
    struct Build(u8);
    impl Visitor for Build {
        type Output = Result<Box<dyn Rules>>;
        fn visit<G: Playable>(self) -> Self::Output {
            let game = G::new(self.0, G::Options::default()).map_err(|error| anyhow!("{error}"))?;
            Ok(Box::new(Typed(game)))
        }
    }
    visit(game, Build(seats))?
}

struct Typed<G>(G);

impl<G: Playable> Rules for Typed<G> {
    fn choose(&self, view: &str, seat: Seat, most: usize, random: &mut SplitMix) -> Result<Vec<String>> {
        let Typed(game) = self;
        let view = serde_json::from_str(view).context("what was sent is no view of the game")?;
        let mut state = game.complete(&view, random);
        let (mut chosen, mut legal) = (Vec::new(), Vec::new());
        while chosen.len() < most {
            legal.clear();
            game.legal_onward(&state, seat, &mut legal);
            let Some(&action) = random.choose(&legal) else { break };
            chosen.push(action.to_string());
            game.play_unchecked(&mut state, Actor::Seat(seat), action);
            if game.turn(&state) != Turn::Seat(seat) {
                break;
            }
        }
        (!chosen.is_empty()).then_some(chosen).context("it is the seat's turn, but nothing is legal")
    }

    fn takes_back(&self, action: &str) -> bool {
        action.parse().is_ok_and(G::takes_back)
    }
}
