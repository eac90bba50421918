//! What is in a picture and what actions are about, as data.

use serde::{Deserialize, Serialize};

#[cfg(test)]
use ts_rs::TS;

worker! {
    /// What a list of actions is about. There are many actions and few names, so each action has the numbers of
    /// its names.
    pub struct Touched {
        /// All names, each once.
        pub names: Vec<String>,
        /// By action, its verb: the first word of its notation.
        pub verbs: Vec<u16>,
        /// By action, the id of the place that it touches; -1 if it touches none.
        pub places: Vec<i32>,
        /// By action, the piece that it uses, in notation; -1 if it uses none.
        pub pieces: Vec<i32>,
        /// By action, the id of something else that is pointed out with it; -1 if there is nothing.
        pub marks: Vec<i32>,
    }

    /// What is in a picture. Lengths are those of its `viewBox`.
    pub struct Scene {
        /// The whole picture.
        pub size: Area,
        /// Every place that can be touched or marked.
        pub places: Vec<ScenePlace>,
        /// Everything that has a name and stands or lies on the board.
        pub pieces: Vec<ScenePiece>,
        /// The ways that signals set for queues.
        pub paths: Vec<ScenePath>,
        /// How many steps there are of what is shown step by step.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(test, ts(optional))]
        pub steps: Option<u8>,
    }

    /// A part of a picture, from its upper left corner.
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
    pub struct ScenePlace {
        /// Its id in the picture.
        pub id: String,
        /// What it is: `space`, `lane`, `signal`, `tile`, `row` and so on.
        pub kind: String,
        /// The place in notation.
        pub notation: String,
        /// Its outline: `hex`, with a flat top, or `rect`.
        pub shape: String,
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
    pub struct ScenePiece {
        /// Its id in the picture.
        pub id: String,
        /// What it is: `car`, `cone`, `tile`, `sign` and so on.
        pub kind: String,
        /// What it looks like, as far as that can change: a tile's roads, a car's colour.
        pub face: String,
        /// Where the origin of its drawing is, from the left: its middle, or 0 for what is drawn across the board.
        pub x: f64,
        /// The same, from the top.
        pub y: f64,
        /// Where it heads, in degrees clockwise from east.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(test, ts(optional))]
        pub angle: Option<f64>,
        /// The id of the place where it is.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(test, ts(optional))]
        pub place: Option<String>,
        /// Its number in the queue of that place; 1 is the head.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(test, ts(optional))]
        pub bay: Option<u8>,
    }

    /// The way that a signal sets for the queue of a place.
    pub struct ScenePath {
        /// The id of the place whose queue drives along it.
        pub place: String,
        /// Points along it, from its beginning to its end.
        pub points: Vec<[f64; 2]>,
    }
}
