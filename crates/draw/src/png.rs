//! Pictures in pixels, in the typeface they are made for.

use core::fmt;
use std::sync::{Arc, OnceLock};

use cloverleaf_core::Message;
use resvg::tiny_skia::{Pixmap, Transform};
use resvg::usvg::fontdb::Database;
use resvg::usvg::{Options, Tree};

use crate::FONTS;

/// A picture as a PNG, so many pixels wide.
///
/// # Errors
/// If this is no picture, or there is no picture of that size.
pub fn png(svg: &str, width: u32) -> Result<Vec<u8>, PngError> {
    let options =
        Options { fontdb: fonts().clone(), font_family: "Overpass".to_owned(), ..Default::default() };
    let tree = Tree::from_str(svg, &options).map_err(|error| PngError::Unmade(error.to_string()))?;
    let scale = width as f32 / tree.size().width();
    let height = (tree.size().height() * scale).ceil() as u32;
    let mut pixels = Pixmap::new(width, height.max(1)).ok_or(PngError::Size)?;
    resvg::render(&tree, Transform::from_scale(scale, scale), &mut pixels.as_mut());
    pixels.encode_png().map_err(|error| PngError::Unmade(error.to_string()))
}

/// Read once: that takes longer than some pictures.
fn fonts() -> &'static Arc<Database> {
    static READ: OnceLock<Arc<Database>> = OnceLock::new();
    READ.get_or_init(|| {
        let mut fonts = Database::new();
        for font in FONTS {
            fonts.load_font_data(font.to_vec());
        }
        fonts.set_sans_serif_family("Overpass");
        Arc::new(fonts)
    })
}

/// Why there is no picture in pixels.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum PngError {
    /// It would have no pixels, or too many.
    Size,
    /// It cannot be made, for this reason.
    Unmade(String),
}

impl PngError {
    /// The sentence that says why.
    #[must_use]
    pub fn message(&self) -> Message {
        match self {
            PngError::Size => Message::new("draw-too-large"),
            PngError::Unmade(why) => Message::new("draw-no-png").text("why", why),
        }
    }
}

impl fmt::Display for PngError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.message().fmt(f)
    }
}

impl core::error::Error for PngError {}
