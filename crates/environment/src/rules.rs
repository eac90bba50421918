//! A game with its set-up, known at run time only.

use core::fmt;
use std::sync::Arc;

use cloverleaf_catalog::{Playable, Visitor, visit};
use cloverleaf_core::{Actor, GameExt, Message, OptionError, OptionSpec, Options, Seat, Value};
use cloverleaf_encode::Layout;
use cloverleaf_table::options_from;

use crate::batch::Games;
use crate::position::At;
use crate::{ActionError, Batch, BatchError, Learnable, Position, Settings};

/// A game with its set-up. Seats number their own actions, so that a policy means the same wherever it sits; chance numbers
/// its draws.
pub trait Rules: Send + Sync + fmt::Debug {
    /// The game's id.
    fn id(&self) -> &'static str;
    /// The version of its rules.
    fn version(&self) -> u16;
    /// How many seats.
    fn seats(&self) -> u8;
    /// The options and their values.
    fn options(&self) -> Vec<(OptionSpec, Value)>;
    /// What an observation consists of.
    fn observation(&self) -> Layout;
    /// What the features of an action are.
    fn action_features(&self) -> Layout;
    /// How many ids the actions of seats have.
    fn action_ids(&self) -> u32;
    /// How many ids the draws of chance have.
    fn draw_ids(&self) -> u32;
    /// The notation of an action or draw.
    ///
    /// # Errors
    /// If the id means none.
    fn notation(&self, actor: Actor, id: i64) -> Result<String, ActionError>;
    /// The id of an action or draw in notation.
    ///
    /// # Errors
    /// If it is not notation, or an action that this actor never has.
    fn read(&self, actor: Actor, notation: &str) -> Result<u32, ActionError>;
    /// What an action tells people.
    ///
    /// # Errors
    /// If the id means none.
    fn tell(&self, actor: Actor, id: i64) -> Result<Message, ActionError>;
    /// The position before anything has happened.
    fn start(self: Arc<Self>) -> Box<dyn Position>;
    /// Many games at once. They begin when [`Batch::reset`] is called.
    ///
    /// # Errors
    /// If the settings do not go with these rules.
    fn batch(self: Arc<Self>, games: usize, settings: Settings) -> Result<Box<dyn Batch>, BatchError>;
}

/// The rules of a game whose type is known.
///
/// # Errors
/// If the game has no such set-up.
pub fn rules<G: Learnable>(seats: u8, options: &[(String, Value)]) -> Result<Arc<dyn Rules>, OptionError> {
    Ok(Arc::new(Set(G::new(seats, options_from(options)?)?)))
}

/// The rules of a game by its name.
///
/// # Errors
/// If there is no such game, or it has no such set-up.
pub fn open(id: &str, seats: u8, options: &[(String, Value)]) -> Result<Arc<dyn Rules>, OptionError> {
    struct Open<'a>(u8, &'a [(String, Value)]);
    impl Visitor for Open<'_> {
        type Output = Result<Arc<dyn Rules>, OptionError>;
        fn visit<G: Playable>(self) -> Self::Output {
            rules::<G>(self.0, self.1)
        }
    }
    visit(id, Open(seats, options)).map_err(|unknown| OptionError::setup(unknown.message()))?
}

/// Rules behind the trait.
#[derive(Clone, Debug)]
pub(crate) struct Set<G>(pub(crate) G);

impl<G: Learnable> Set<G> {
    /// The action or draw with this id.
    pub(crate) fn action(&self, actor: Actor, id: i64) -> Result<G::Action, ActionError> {
        let action = u32::try_from(id).ok().and_then(|id| match actor {
            Actor::Seat(seat) => self.0.action(seat, id),
            Actor::Chance => self.0.draw_with(id),
        });
        action.ok_or(ActionError::Unknown(id))
    }

    /// The id of an action or draw.
    pub(crate) fn number(&self, actor: Actor, action: G::Action) -> Option<u32> {
        match actor {
            Actor::Seat(seat) => self.0.action_id(seat, action),
            Actor::Chance => self.0.draw_id(action),
        }
    }

    /// Plays the action with this id, or changes nothing and says why.
    pub(crate) fn play(&self, state: &mut G::State, actor: Actor, id: i64) -> Result<(), ActionError> {
        let action = self.action(actor, id)?;
        self.0.play(state, actor, action).map_err(|refused| ActionError::refused(&refused))
    }

    /// The ids of what this seat may do.
    pub(crate) fn legal(&self, state: &G::State, seat: Seat, out: &mut Vec<u32>) {
        let mut actions = Vec::new();
        self.0.legal_onward(state, seat, &mut actions);
        out.extend(actions.into_iter().filter_map(|action| self.0.action_id(seat, action)));
    }
}

impl<G: Learnable> Rules for Set<G> {
    fn id(&self) -> &'static str {
        G::ID
    }

    fn version(&self) -> u16 {
        G::RULES_VERSION
    }

    fn seats(&self) -> u8 {
        self.0.seats()
    }

    fn options(&self) -> Vec<(OptionSpec, Value)> {
        let options = self.0.options();
        G::Options::SPECS.iter().map(|spec| (*spec, options.get(spec.name))).collect()
    }

    fn observation(&self) -> Layout {
        self.0.observation()
    }

    fn action_features(&self) -> Layout {
        self.0.action_features()
    }

    fn action_ids(&self) -> u32 {
        self.0.action_ids()
    }

    fn draw_ids(&self) -> u32 {
        self.0.draw_ids()
    }

    fn notation(&self, actor: Actor, id: i64) -> Result<String, ActionError> {
        self.action(actor, id).map(|action| action.to_string())
    }

    fn read(&self, actor: Actor, notation: &str) -> Result<u32, ActionError> {
        let action =
            notation.parse().map_err(|error| ActionError::Play(cloverleaf_table::PlayError::Text(error)))?;
        self.number(actor, action).ok_or(ActionError::Unnumbered(notation.chars().take(40).collect()))
    }

    fn tell(&self, actor: Actor, id: i64) -> Result<Message, ActionError> {
        self.action(actor, id).map(|action| G::tell(actor, action))
    }

    fn start(self: Arc<Self>) -> Box<dyn Position> {
        Box::new(At::start(self))
    }

    fn batch(self: Arc<Self>, games: usize, settings: Settings) -> Result<Box<dyn Batch>, BatchError> {
        Ok(Box::new(Games::new(self, games, settings)?))
    }
}
