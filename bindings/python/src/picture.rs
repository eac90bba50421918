//! The board as a picture.

use cloverleaf_catalog as catalog;
use cloverleaf_core::Viewer;
use cloverleaf_draw::{Look, Theme};
use cloverleaf_environment::Position;
use cloverleaf_words::english;
use pyo3::prelude::*;

use crate::errors::wrong;

/// What this viewer may see, as SVG.
pub(crate) fn svg(position: &dyn Position, viewer: Viewer, dark: bool) -> PyResult<String> {
    let look = Look::themed(if dark { Theme::Dark } else { Theme::Light });
    let picture = catalog::picture(position.rules().id(), &position.view(viewer), &look, english());
    picture.map(|picture| picture.svg).map_err(|error| wrong(&error.message()))
}

/// A picture in pixels.
pub(crate) fn png(svg: &str, width: u32) -> PyResult<Vec<u8>> {
    cloverleaf_draw::png(svg, width).map_err(|error| wrong(&error.message()))
}
