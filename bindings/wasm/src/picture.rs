//! Pictures, and what is in them.

use cloverleaf_draw as draw;
use cloverleaf_protocol::worker::{Area, Scene, ScenePath, ScenePiece, ScenePlace, Touched};
use wasm_bindgen::prelude::wasm_bindgen;

use crate::convert::text;

/// A picture, and what is in it: two texts, so that the larger one is not written into the other.
#[wasm_bindgen]
#[derive(Debug)]
pub struct Picture {
    svg: String,
    scene: String,
}

#[wasm_bindgen]
impl Picture {
    /// The SVG document. It is handed over: a second call gives nothing.
    pub fn svg(&mut self) -> String {
        core::mem::take(&mut self.svg)
    }

    /// What is in it, as a [`Scene`]. It is handed over: a second call gives nothing.
    pub fn scene(&mut self) -> String {
        core::mem::take(&mut self.scene)
    }
}

impl From<draw::Picture> for Picture {
    fn from(picture: draw::Picture) -> Picture {
        Picture { svg: picture.svg, scene: text(&scene(picture.scene)) }
    }
}

fn scene(scene: draw::Scene) -> Scene {
    let draw::Area { x, y, width, height } = scene.size;
    Scene {
        size: Area { x, y, width, height },
        places: scene.places.into_iter().map(place).collect(),
        pieces: scene.pieces.into_iter().map(piece).collect(),
        paths: scene.paths.into_iter().map(path).collect(),
        steps: scene.steps,
    }
}

fn place(place: draw::Place) -> ScenePlace {
    let draw::Place { id, kind, notation, shape, x, y, width, height } = place;
    ScenePlace { id, kind: kind.to_owned(), notation, shape: shape.to_owned(), x, y, width, height }
}

fn piece(piece: draw::Piece) -> ScenePiece {
    let draw::Piece { id, kind, face, x, y, angle, place, bay } = piece;
    ScenePiece { id, kind: kind.to_owned(), face, x, y, angle, place, bay }
}

fn path(draw::Path { place, points }: draw::Path) -> ScenePath {
    ScenePath { place, points }
}

/// What actions are about, for the page.
pub(crate) fn touched(touched: draw::Touched) -> Touched {
    let column = |of: fn(&draw::Act) -> Option<u16>| {
        touched.acts.iter().map(|act| of(act).map_or(-1, i32::from)).collect::<Vec<i32>>()
    };
    Touched {
        verbs: touched.acts.iter().map(|act| act.verb.unwrap_or(0)).collect(),
        places: column(|act| act.place),
        pieces: column(|act| act.piece),
        marks: column(|act| act.mark),
        names: touched.names,
    }
}
