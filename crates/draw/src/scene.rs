//! What is in a picture, as data: where each place is, what stands where and what it looks like.
//!
//! A [`Scene`] is written down by the same calls that draw, so it cannot say anything else than the picture.
//! Whoever moves things or looks for the place under a finger reads it instead of the markup.

use crate::svg::Point;

/// A picture, and what is in it.
#[derive(Clone, PartialEq, Debug)]
pub struct Picture {
    /// A stand-alone SVG document.
    pub svg: String,
    /// What is in it.
    pub scene: Scene,
}

/// What is in a picture. Lengths are those of the picture, to one decimal.
#[derive(Clone, PartialEq, Default, Debug)]
pub struct Scene {
    /// The whole picture.
    pub size: Area,
    /// Every place that can be touched or marked.
    pub places: Vec<Place>,
    /// Everything that has a name and stands or lies on the board.
    pub pieces: Vec<Piece>,
    /// The ways that signals set for queues.
    pub paths: Vec<Path>,
    /// How many steps there are of what is shown step by step.
    pub steps: Option<u8>,
}

/// A part of a picture, from its upper left corner.
#[derive(Clone, Copy, PartialEq, Default, Debug)]
pub struct Area {
    /// From the left.
    pub x: f64,
    /// From the top.
    pub y: f64,
    /// How wide.
    pub width: f64,
    /// How high.
    pub height: f64,
}

/// A place that can be touched or marked.
#[derive(Clone, PartialEq, Debug)]
pub struct Place {
    /// Its id in the picture.
    pub id: String,
    /// What it is: `space`, `lane`, `signal`, `tile`, `row` and so on.
    pub kind: &'static str,
    /// The place in notation.
    pub notation: String,
    /// Its outline: `hex` or `rect`.
    pub shape: &'static str,
    /// Its middle, from the left.
    pub x: f64,
    /// Its middle, from the top.
    pub y: f64,
    /// How wide it is.
    pub width: f64,
    /// How high it is.
    pub height: f64,
}

/// Something that stands or lies on the board.
#[derive(Clone, PartialEq, Debug)]
pub struct Piece {
    /// Its id in the picture.
    pub id: String,
    /// What it is: `car`, `cone`, `tile`, `sign` and so on.
    pub kind: &'static str,
    /// What it looks like, as far as that can change: a tile's roads, a car's colour.
    pub face: String,
    /// Where the origin of its drawing is, from the left: its middle, or 0 for what is drawn across the board.
    pub x: f64,
    /// The same, from the top.
    pub y: f64,
    /// Where it heads, in degrees clockwise from east.
    pub angle: Option<f64>,
    /// The id of the place where it is.
    pub place: Option<String>,
    /// Its number in the queue of that place; 1 is the head.
    pub bay: Option<u8>,
}

/// The way that a signal sets for the queue of a place.
#[derive(Clone, PartialEq, Debug)]
pub struct Path {
    /// The id of the place whose queue drives along it.
    pub place: String,
    /// Points along it, from its beginning to its end.
    pub points: Vec<[f64; 2]>,
}

impl Piece {
    /// A piece whose drawing has its origin here.
    pub(crate) fn new(kind: &'static str, id: impl Into<String>, (x, y): Point) -> Piece {
        let (id, face) = (id.into(), String::new());
        Piece { id, kind, face, x: tenths(x), y: tenths(y), angle: None, place: None, bay: None }
    }

    /// A piece that is drawn across the board, such as a route.
    pub(crate) fn across(kind: &'static str, id: impl Into<String>) -> Piece {
        Piece::new(kind, id, (0.0, 0.0))
    }

    pub(crate) fn face(self, face: &(impl ToString + ?Sized)) -> Piece {
        Piece { face: face.to_string(), ..self }
    }

    pub(crate) fn heading(self, degrees: f64) -> Piece {
        Piece { angle: Some(degrees.round() + 0.0), ..self }
    }

    pub(crate) fn on(self, place: impl Into<String>) -> Piece {
        Piece { place: Some(place.into()), ..self }
    }

    pub(crate) fn in_bay(self, index: usize) -> Piece {
        Piece { bay: u8::try_from(index + 1).ok(), ..self }
    }
}

/// A length as it is written in a picture.
pub(crate) fn tenths(length: f64) -> f64 {
    (length * 10.0).round() / 10.0 + 0.0
}
