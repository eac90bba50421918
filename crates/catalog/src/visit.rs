//! The list, and the way from a name to a type.

use core::fmt;

use cloverleaf_bots::HasKnowledge;
use cloverleaf_congestion::Congestion;
use cloverleaf_core::{Game, Message};
use cloverleaf_draw::Drawn;
use cloverleaf_encode::Encode;
use cloverleaf_gridlock::Gridlock;
use cloverleaf_rightofway::RightOfWay;
use cloverleaf_tango::Tango;
use serde::Serialize;
use serde::de::DeserializeOwned;

/// What a game in the catalog can do: be played, also by bots, be drawn, be sent as JSON, be written as numbers.
pub trait Playable:
    Drawn<View: Serialize + DeserializeOwned> + HasKnowledge + Encode + Clone + fmt::Debug + 'static
{
}

impl<G> Playable for G where
    G: Drawn<View: Serialize + DeserializeOwned> + HasKnowledge + Encode + Clone + fmt::Debug + 'static
{
}

/// Something to be done with a game whose type is known only by name.
pub trait Visitor {
    /// What comes of it.
    type Output;

    /// Does it.
    fn visit<G: Playable>(self) -> Self::Output;
}

macro_rules! games {
    ($($game:ty),+ $(,)?) => {
        /// The ids of all games, in the order people should meet them.
        pub const IDS: &[&str] = &[$(<$game>::ID),+];

        /// Does something with the game of this name.
        ///
        /// # Errors
        /// If there is none of this name; the error names those there are.
        pub fn visit<V: Visitor>(id: &str, visitor: V) -> Result<V::Output, UnknownGame> {
            match id {
                $(<$game>::ID => Ok(visitor.visit::<$game>()),)+
                _ => Err(UnknownGame(id.chars().take(40).collect())),
            }
        }

        #[cfg(test)]
        mod views {
            use super::*;

            /// The page knows what each game shows. With `UPDATE=1` its files are written anew.
            #[test]
            fn the_page_knows_every_view() {
                $(crate::typescript::check::<<$game as Game>::View>(<$game>::ID);)+
            }
        }
    };
}

games![Gridlock, Congestion, Tango, RightOfWay];

/// A name no game has.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct UnknownGame(String);

impl UnknownGame {
    /// The name, and the games there are.
    #[must_use]
    pub fn message(&self) -> Message {
        Message::new("unknown-game").text("name", self.0.escape_debug()).text("names", IDS.join(", "))
    }
}

impl fmt::Display for UnknownGame {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.message().fmt(f)
    }
}

impl std::error::Error for UnknownGame {}
