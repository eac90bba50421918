//! The rules asked from a view alone, for any game behind text: what somebody at an online table has.
//!
//! A draft is one seat's turn in the making. It is made from what the seat may know and imagines the
//! rest, so it answers what may be done, what it would do and how the board would look, and it can be
//! taken back. Nothing at the table changes. It ends where somebody else or chance would act: what
//! comes then nobody knows yet, and a draft must not show something it made up.

use core::fmt;

use cloverleaf_core::{
    Actor, Explanation, GameExt, Message, OptionError, Say, Seat, SplitMix, Turn, Value, Viewer,
};
use cloverleaf_draw::{Look, Picture, Touched};
use cloverleaf_table::{AnyTable, EventError, PlayError, Table, options_from, resolves};
use serde_json::Value as Json;

use crate::{Playable, UnknownGame, Visitor, visit};

/// One seat's turn in the making, in a game known at run time only.
pub trait Draft: Send + fmt::Debug {
    /// The seat.
    fn seat(&self) -> Seat;
    /// Whether the seat still owes something: if not, the draft is complete.
    fn is_open(&self) -> bool;
    /// What has been drafted, in order.
    fn actions(&self) -> Vec<String>;
    /// What may be done next; nothing once somebody else or chance would act.
    fn legal(&self) -> Vec<String>;
    /// The same, and what each of it is about.
    fn offered(&self) -> (Vec<String>, Touched);
    /// Whether an action may be done next.
    ///
    /// # Errors
    /// If it is no action, or the rules say no.
    fn check(&self, action: &str) -> Result<(), PlayError>;
    /// What an action would do.
    ///
    /// # Errors
    /// As [`Draft::check`].
    fn explain(&self, action: &str) -> Result<Explanation, PlayError>;
    /// Adds an action.
    ///
    /// # Errors
    /// As [`Draft::check`]. Nothing has changed then.
    fn play(&mut self, action: &str) -> Result<(), PlayError>;
    /// Takes the last action back.
    fn undo(&mut self) -> Option<String>;
    /// The game as the seat would see it then.
    fn view(&self) -> Json;
    /// The picture of that, and what is in it.
    fn picture(&self, look: &Look, words: &dyn Say) -> Picture;
    /// The id of a place that is written so, as [`cloverleaf_draw::Drawn::place_id`].
    fn place_id(&self, notation: &str) -> Option<String>;
}

/// A draft for a seat that sees this view.
///
/// # Errors
/// If there is no such game, set-up or seat, or this is no view of the game.
pub fn draft(
    id: &str,
    seats: u8,
    options: &[(String, Value)],
    view: &Json,
    seat: Seat,
) -> Result<Box<dyn Draft>, DraftError> {
    struct Open<'a>(u8, &'a [(String, Value)], &'a Json, Seat);
    impl Visitor for Open<'_> {
        type Output = Result<Box<dyn Draft>, DraftError>;
        fn visit<G: Playable>(self) -> Self::Output {
            let Open(seats, options, view, seat) = self;
            let game = G::new(seats, options_from(options)?)?;
            if seat.number() > seats {
                return Err(DraftError::Seat(seat, seats));
            }
            let view: G::View = serde_json::from_value(view.clone())?;
            // The seed does not matter: what a draft answers follows from the view alone.
            let state = game.complete(&view, &mut SplitMix::new(0));
            Ok(Box::new(Drafted { game, seat, now: state, earlier: Vec::new(), complete: false }))
        }
    }
    visit(id, Open(seats, options, view, seat))?
}

/// A table that goes on from some position that looks like this view, with whatever the view does not tell drawn by
/// the seed.
///
/// # Errors
/// If there is no such game or set-up, or this is no view of the game.
pub fn imagine(
    id: &str,
    seats: u8,
    options: &[(String, Value)],
    view: &Json,
    seed: u64,
) -> Result<Box<dyn AnyTable>, DraftError> {
    struct Imagine<'a>(u8, &'a [(String, Value)], &'a Json, u64);
    impl Visitor for Imagine<'_> {
        type Output = Result<Box<dyn AnyTable>, DraftError>;
        fn visit<G: Playable>(self) -> Self::Output {
            let Imagine(seats, options, view, seed) = self;
            let game = G::new(seats, options_from(options)?)?;
            let view: G::View = serde_json::from_value(view.clone())?;
            let state = game.complete(&view, &mut SplitMix::new(seed));
            Ok(Box::new(Table::going_on(game, state)))
        }
    }
    visit(id, Imagine(seats, options, view, seed))?
}

/// A draft of a game whose type is known.
#[derive(Clone, Debug)]
struct Drafted<G: Playable> {
    game: G,
    seat: Seat,
    now: G::State,
    /// What was done, and the state before it.
    earlier: Vec<(G::Action, G::State)>,
    /// Whether the last action closed the turn although the state does not show it.
    complete: bool,
}

impl<G: Playable> Drafted<G> {
    fn turn(&self) -> Turn {
        self.game.turn(&self.now)
    }

    fn permissible(&self) -> Vec<G::Action> {
        let mut actions = Vec::new();
        if !self.complete && self.turn().admits(Actor::Seat(self.seat)) {
            self.game.legal(&self.now, self.seat, &mut actions);
        }
        actions
    }

    /// Where a plan in the making ends once this action is done: only the rules know.
    fn planned(&self, action: G::Action) -> Option<String> {
        if !G::plans(action) {
            return None;
        }
        let mut after = self.now.clone();
        self.game.play_unchecked(&mut after, Actor::Seat(self.seat), action);
        G::plan_end(&self.game.view(&after, Viewer::Seat(self.seat)))
    }

    fn permitted(&self, text: &str) -> Result<G::Action, PlayError> {
        let action = text.parse()?;
        let actor = Actor::Seat(self.seat);
        let turn = if self.complete { Turn::Chance } else { self.turn() };
        let refused = |refused| PlayError::refused::<G::Refusal>(EventError::Refused(refused));
        if !turn.admits(actor) {
            return Err(refused(cloverleaf_core::Refused::NotToAct { actor, turn }));
        }
        self.game.permit(&self.now, actor, action).map_err(refused)?;
        Ok(action)
    }
}

impl<G: Playable> Draft for Drafted<G> {
    fn seat(&self) -> Seat {
        self.seat
    }

    fn is_open(&self) -> bool {
        !self.complete && self.turn().seats().contains(self.seat)
    }

    fn actions(&self) -> Vec<String> {
        self.earlier.iter().map(|(action, _)| action.to_string()).collect()
    }

    fn legal(&self) -> Vec<String> {
        self.permissible().iter().map(ToString::to_string).collect()
    }

    fn offered(&self) -> (Vec<String>, Touched) {
        let mut touched = Touched::default();
        let text = |action: &G::Action| {
            let text = action.to_string();
            touched.begin(&text);
            G::touch(*action, &mut touched);
            if let Some(end) = self.planned(*action) {
                touched.place(format_args!("{end}"));
            }
            text
        };
        (self.permissible().iter().map(text).collect(), touched)
    }

    fn check(&self, action: &str) -> Result<(), PlayError> {
        self.permitted(action).map(drop)
    }

    fn explain(&self, action: &str) -> Result<Explanation, PlayError> {
        let action = self.permitted(action)?;
        Ok(self.game.explain(&self.now, self.seat, action))
    }

    fn play(&mut self, action: &str) -> Result<(), PlayError> {
        let action = self.permitted(action)?;
        let mut after = self.now.clone();
        self.game.play_unchecked(&mut after, Actor::Seat(self.seat), action);
        // Where all choose together, the last to choose makes everything happen at once, from choices
        // that are only imagined here.
        self.complete = match self.turn() {
            Turn::Together(owed) => resolves(owed, self.seat, self.game.turn(&after)),
            _ => false,
        };
        if self.complete {
            after = self.now.clone();
        }
        self.earlier.push((action, core::mem::replace(&mut self.now, after)));
        Ok(())
    }

    fn undo(&mut self) -> Option<String> {
        let (action, before) = self.earlier.pop()?;
        self.now = before;
        self.complete = false;
        Some(action.to_string())
    }

    fn view(&self) -> Json {
        let view = self.game.view(&self.now, Viewer::Seat(self.seat));
        serde_json::to_value(view).expect("a view has only text keys and finite numbers")
    }

    fn picture(&self, look: &Look, words: &dyn Say) -> Picture {
        G::draw(&self.game.view(&self.now, Viewer::Seat(self.seat)), look, words)
    }

    fn place_id(&self, notation: &str) -> Option<String> {
        G::place_id(notation)
    }
}

/// Why there is no draft.
#[derive(Debug)]
pub enum DraftError {
    /// There is no such game.
    Game(UnknownGame),
    /// The game has no such set-up.
    Setup(OptionError),
    /// There is no such seat among so many.
    Seat(Seat, u8),
    /// The JSON is no view of the game.
    View(serde_json::Error),
}

impl DraftError {
    /// The sentence that says why.
    #[must_use]
    pub fn message(&self) -> Message {
        match self {
            DraftError::Game(error) => error.message(),
            DraftError::Setup(error) => error.message.clone(),
            DraftError::Seat(seat, seats) => {
                Message::new("draft-no-seat").with("seat", seat.number()).with("seats", *seats)
            }
            DraftError::View(error) => Message::new("no-view").text("why", error),
        }
    }
}

impl fmt::Display for DraftError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.message().fmt(f)
    }
}

impl std::error::Error for DraftError {}

impl From<UnknownGame> for DraftError {
    fn from(error: UnknownGame) -> DraftError {
        DraftError::Game(error)
    }
}

impl From<OptionError> for DraftError {
    fn from(error: OptionError) -> DraftError {
        DraftError::Setup(error)
    }
}

impl From<serde_json::Error> for DraftError {
    fn from(error: serde_json::Error) -> DraftError {
        DraftError::View(error)
    }
}
