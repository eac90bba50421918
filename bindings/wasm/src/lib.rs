//! Everything a page needs of the games: rules, pictures, bots, records. Text in, text out.
//!
//! What is richer than a word crosses as JSON in the shapes of [`cloverleaf_protocol::worker`]. An error is thrown as the JSON of a
//! [`cloverleaf_protocol::Problem`]. There is no clock and no randomness in here: the page brings its seeds, so the same
//! calls give the same answers, and a game in a page can be proven like any other.

mod convert;
mod draft;
mod game;
mod log;
mod picture;
mod replay;
mod sandbox;
mod words;

use cloverleaf_catalog as catalog;
use cloverleaf_draw::Theme;
use cloverleaf_protocol::Said as Message;
use cloverleaf_table::Event;
use serde_json::Value as Json;
use wasm_bindgen::prelude::wasm_bindgen;

pub use draft::Draft;
pub use game::Game;
pub use picture::Picture;
pub use replay::Replay;
pub use sandbox::Sandbox;

use convert::{fault, look, parse, text, title, verified};
use words::Page;

/// What a call gives: text, or the JSON of a problem.
pub(crate) type Said = Result<String, String>;

/// All games, as a list of [`cloverleaf_protocol::worker::Title`].
#[wasm_bindgen]
#[must_use]
pub fn games() -> String {
    text(&catalog::entries().map(|entry| title(&entry)).collect::<Vec<_>>())
}

/// The picture of a view, by a [`cloverleaf_protocol::worker::Look`].
///
/// # Errors
/// If there is no such game, or this is no view of it.
#[wasm_bindgen]
pub fn picture(game: &str, view: &str, how: &str) -> Result<Picture, String> {
    let view: Json = parse(view)?;
    let drawn = catalog::picture(game, &view, &look(parse(how)?), &Page);
    drawn.map(Picture::from).map_err(|error| fault(&error.message()))
}

/// What a list of actions in notation is about, as [`cloverleaf_protocol::worker::Touched`].
///
/// # Errors
/// If there is no such game.
#[wasm_bindgen]
pub fn touched(game: &str, actions: &str) -> Said {
    let found = catalog::touched(game, &parse::<Vec<String>>(actions)?);
    found.map(|found| text(&picture::touched(found))).map_err(|error| fault(&error.message()))
}

/// The ids of places in notation: a list with nothing where something is no place.
///
/// # Errors
/// If there is no such game.
#[wasm_bindgen]
pub fn place_ids(game: &str, places: &str) -> Said {
    let places: Vec<String> = parse(places)?;
    let ids: Result<Vec<_>, _> = places.iter().map(|place| catalog::place_id(game, place)).collect();
    ids.map(|ids| text(&ids)).map_err(|error| fault(&error.message()))
}

/// A small picture of one piece of a hand, or nothing where the game has no such piece.
///
/// # Errors
/// If there is no such game.
#[wasm_bindgen]
pub fn emblem(game: &str, piece: &str, seat: u8, dark: bool) -> Said {
    let theme = if dark { Theme::Dark } else { Theme::Light };
    let drawn = catalog::emblem(game, piece, seat, theme, &Page);
    Ok(drawn.map_err(|error| fault(&error.message()))?.unwrap_or_default())
}

/// The board of a view in characters, which tells everything in words and letters.
///
/// # Errors
/// If there is no such game, or this is no view of it.
#[wasm_bindgen]
pub fn sketch(game: &str, view: &str) -> Said {
    let sketch = catalog::sketch(game, &parse(view)?, &Page);
    sketch.map(|sketch| sketch.plain()).map_err(|error| fault(&error.message()))
}

/// The places of a view that have names of their own: pairs of notation and name.
///
/// # Errors
/// If there is no such game, or this is no view of it.
#[wasm_bindgen]
pub fn names(game: &str, view: &str) -> Said {
    let names = catalog::names(game, &parse(view)?, &Page).map_err(|error| fault(&error.message()))?;
    Ok(text(&names))
}

/// What lines of a record tell people: a list of messages, with nothing where a line is no event of the game.
///
/// # Errors
/// If there is no such game.
#[wasm_bindgen]
pub fn tell(game: &str, lines: &str) -> Said {
    let told = |line: &String| match Event::parse(line) {
        Ok(event) => catalog::tell(game, event).map_err(|error| fault(&error.message())),
        Err(_) => Ok(None),
    };
    let told = parse::<Vec<String>>(lines)?.iter().map(told).collect::<Result<Vec<_>, _>>()?;
    Ok(text(&told.iter().map(|message| message.as_ref().map(Message::from)).collect::<Vec<_>>()))
}

/// Proves a record: a [`cloverleaf_protocol::worker::Verified`].
///
/// # Errors
/// The line that does not hold.
#[wasm_bindgen]
pub fn verify(record: &str) -> Said {
    let record = catalog::read_record(record).map_err(|error| fault(&error.message()))?;
    let found = catalog::verify(&record).map_err(|error| fault(&error.message()))?;
    Ok(text(&verified(&record, found)))
}
