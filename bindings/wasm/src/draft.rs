//! One seat's turn in the making.

use cloverleaf_catalog as catalog;
use wasm_bindgen::prelude::wasm_bindgen;

use crate::Said;
use crate::convert::{fault, look, options, parse, refusal, seat, text, told};
use crate::picture::{Picture, touched};
use crate::words::Page;
use cloverleaf_protocol::worker::{Drafted, Setup};

/// One seat's turn in the making, from what the seat may know alone.
#[wasm_bindgen]
#[derive(Debug)]
pub struct Draft(Box<dyn catalog::Draft>);

#[wasm_bindgen]
impl Draft {
    /// A draft for a seat that sees this view of a game with this [`Setup`].
    ///
    /// # Errors
    /// If there is no such set-up or seat, or this is no view of the game.
    #[wasm_bindgen(constructor)]
    pub fn new(setup: &str, view: &str, number: u8) -> Result<Draft, String> {
        let setup: Setup = parse(setup)?;
        let seats = u8::try_from(setup.sitters.len()).unwrap_or(u8::MAX);
        let made = catalog::draft(&setup.game, seats, &options(&setup)?, &parse(view)?, seat(number)?);
        Ok(Draft(made.map_err(|error| fault(&error.message()))?))
    }

    /// How it stands, as [`Drafted`].
    #[must_use]
    pub fn state(&self) -> String {
        let Draft(draft) = self;
        let (legal, about) = draft.offered();
        text(&Drafted {
            actions: draft.actions(),
            legal,
            touched: touched(about),
            open: draft.is_open(),
            view: draft.view(),
        })
    }

    /// What an action would do, as [`cloverleaf_protocol::worker::Told`].
    ///
    /// # Errors
    /// Why it may not be done.
    pub fn explain(&self, action: &str) -> Said {
        let id = |place: &str| self.0.place_id(place);
        self.0.explain(action).map(|explanation| text(&told(explanation, id))).map_err(refusal)
    }

    /// Adds an action.
    ///
    /// # Errors
    /// Why it may not be done.
    pub fn play(&mut self, action: &str) -> Result<(), String> {
        self.0.play(action).map_err(refusal)
    }

    /// Takes the last action back, and says which; nothing if there is none.
    pub fn undo(&mut self) -> Option<String> {
        self.0.undo()
    }

    /// The board as it would be, by a [`cloverleaf_protocol::worker::Look`].
    ///
    /// # Errors
    /// If the look is none.
    pub fn picture(&self, how: &str) -> Result<Picture, String> {
        Ok(self.0.picture(&look(parse(how)?), &Page).into())
    }
}
