//! `cloverleaf draw`: the board as a picture.

use std::io::Write;
use std::sync::Arc;

use cloverleaf_draw::{FONTS, Look, Theme};
use resvg::{tiny_skia, usvg};

use crate::args::DrawArgs;
use crate::failure::Failure;
use crate::files;
use crate::language::{language, said};

pub(crate) fn run(args: &DrawArgs, out: &mut impl Write) -> Result<(), Failure> {
    let table = files::stand(&args.record)?;
    let look = Look::themed(if args.dark { Theme::Dark } else { Theme::Light });
    let svg = cloverleaf_catalog::picture(table.id(), &table.view(args.record.viewer), &look, language())
        .expect("a table's own view is a view of its game")
        .svg;
    let bytes = match args.output.extension().and_then(|ending| ending.to_str()) {
        Some("svg") => svg.into_bytes(),
        Some("png") => png(&svg, args.width)?,
        _ => return Err(Failure::wrong_use(said!("draw-ending"))),
    };
    std::fs::write(&args.output, bytes).map_err(|error| files::unwritten(&args.output, &error))?;
    writeln!(out, "{}", said!("draw-done", file = args.output.display().to_string()))?;
    Ok(())
}

/// The picture in pixels.
fn png(svg: &str, width: u32) -> Result<Vec<u8>, Failure> {
    let mut fonts = usvg::fontdb::Database::new();
    for font in FONTS {
        fonts.load_font_data(font.to_vec());
    }
    fonts.set_sans_serif_family("Overpass");
    let options =
        usvg::Options { fontdb: Arc::new(fonts), font_family: "Overpass".to_owned(), ..Default::default() };
    let tree = usvg::Tree::from_str(svg, &options).expect("our own pictures are well formed");
    let scale = width as f32 / tree.size().width();
    let height = (tree.size().height() * scale).ceil() as u32;
    let mut pixels = tiny_skia::Pixmap::new(width, height.max(1))
        .ok_or_else(|| Failure::wrong_use(said!("draw-too-large")))?;
    resvg::render(&tree, tiny_skia::Transform::from_scale(scale, scale), &mut pixels.as_mut());
    pixels.encode_png().map_err(|error| Failure::wrong_use(said!("draw-no-png", why = error.to_string())))
}
