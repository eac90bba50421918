//! How a board looks: the one place that knows.
//!
//! A [`Drawn`] game turns any of its views into an SVG [`Drawn::picture`] or a [`Sketch`] of
//! characters with inks. The command line, the documents and the browser all use these, so a board
//! looks the same wherever it is seen. There are no escape codes, files or screens in here, and no
//! rules: a picture shows what the view says, nothing is worked out. Its words are found by the [`Say`]
//! of whoever looks, so they come in any language.
//!
//! ```
//! use cloverleaf_congestion::Congestion;
//! use cloverleaf_core::{Game, Viewer};
//! use cloverleaf_draw::{Drawn, Look};
//! use cloverleaf_words::english;
//!
//! let game = Congestion::new(2, Default::default())?;
//! let view = game.view(&game.start(), Viewer::Spectator);
//! assert!(Congestion::picture(&view, &Look::default(), english()).contains("id=\"lane-NW-E\""));
//! assert!(Congestion::sketch(&view, english()).plain().contains("NW"));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! # Ids
//! Every place and piece has an id that stays the same from picture to picture, so a page can patch a
//! picture in place and a [`Mark`] can point at it. Ids are made of the game's own notation, with `-`
//! for what cannot be in an id:
//!
//! | id | what |
//! |---|---|
//! | `tile-B3`, `row-2`, `col-C` | places of Traffic Tango's city |
//! | `sign-B3-toll`, `sign-row2-speed` | the signs of one kind that stand there |
//! | `lane-NW-E`, `lane-out-NW-N`, `bay-NW-E-1` | lanes and their bays (1 is the head of the queue) |
//! | `signal-NW-E`, `path-NW-E` | a lane's signal, and the path it sets through the intersection |
//! | `car-NW-E-1`, `car-seat-1` | the car in that bay, the car of that seat |
//! | `route-1` | a seat's route |
//! | `space-D5`, `road-D5` | a space of Gridlock's city, the tile on it |
//! | `cone-D5`, `zone-D5`, `cube-D5-1` | a cone, a space in a construction zone, the cube of that seat |
//! | `hand-1`, `card-mit`, `pin-D1` | the viewer's tiles and cards, and the pin of a card on the board |
//! | `seat-1` | a seat's line in the panel |
//! | `goal-1`, `crash-B3` | where a seat delivers, where cars collided |
//! | `order-sign`, `order-extra`, `meter` | what the viewer has ordered for the day |
//! | `crossing-NW`, `day-2`, `status` | signs that tell something |
//! | `tile-1--2`, `highway-1--2`, `right-1--2` | a tile of RIGHT_OF_WAY's city, what is built there or claimed |
//! | `hand-1-N-SE` | a kind of tile in a seat's open hand |
//! | `ground`, `places`, `ribbons`, `pieces`, `marks`, `notes` | the layers, from below |
//!
//! Places have the class `place`, pieces the class `piece`; both have a `<title>`.
//!
//! # Scenes
//! [`Drawn::draw`] gives the picture together with its [`Scene`]: where each place is, what stands where, what it
//! looks like. [`Drawn::touch`] tells which of these an action is about.

pub mod cars;
mod congestion;
mod fonts;
mod gridlock;
mod look;
mod outline;
mod palette;
#[cfg(feature = "png")]
mod png;
mod rightofway;
mod scene;
mod scenery;
mod sheet;
pub mod signs;
mod sketch;
pub mod svg;
mod tango;
mod touch;
mod words;

use cloverleaf_core::{Game, Say};

pub use fonts::FONTS;
pub use look::{Look, Mark, MarkKind, Note};
pub use palette::{Palette, SeatColour, SignColour, Theme};
#[cfg(feature = "png")]
pub use png::{PngError, png};
pub use scene::{Area, Path, Picture, Piece, Place, Scene};
pub use sketch::{Cell, Ink, Sketch};
pub use touch::{Act, Touched};

// The example of the README, so that it is a test.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
mod readme {}

/// A game that can be drawn.
pub trait Drawn: Game {
    /// The picture of a view, and what is in it. The same view, look and words give the same bytes.
    fn draw(view: &Self::View, look: &Look, words: &dyn Say) -> Picture;

    /// The picture alone: a stand-alone SVG document.
    fn picture(view: &Self::View, look: &Look, words: &dyn Say) -> String {
        Self::draw(view, look, words).svg
    }

    /// The id of a place that is written so; none if it is no place.
    fn place_id(notation: &str) -> Option<String>;

    /// Notes what an action is about, as far as the action alone tells it.
    fn touch(action: Self::Action, touched: &mut Touched);

    /// Whether an action goes on with a plan in the making, so that it touches the place where that ends.
    fn plans(_action: Self::Action) -> bool {
        false
    }

    /// The id of the place where a plan in the making ends.
    fn plan_end(_view: &Self::View) -> Option<String> {
        None
    }

    /// A small picture of one piece of a hand, such as a tile or a sign, by its name in notation and in
    /// the colour of this seat, numbered from 1. None where the game has no such piece.
    fn emblem(_piece: &str, _seat: u8, _theme: Theme, _words: &dyn Say) -> Option<String> {
        None
    }

    /// The places and cards that have names of their own, such as destinations: each in notation, with its name.
    fn names(_view: &Self::View, _words: &dyn Say) -> Vec<(String, String)> {
        Vec::new()
    }

    /// The board as characters with inks, for terminals. Its plain text tells everything.
    fn sketch(view: &Self::View, words: &dyn Say) -> Sketch;
}
