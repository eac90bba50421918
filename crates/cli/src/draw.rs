//! `cloverleaf draw`: the board as a picture.

use std::io::Write;

use cloverleaf_draw::{Look, Theme, png};

use crate::args::DrawArgs;
use crate::failure::Failure;
use crate::files;
use crate::language::{language, said, say};

pub(crate) fn run(args: &DrawArgs, out: &mut impl Write) -> Result<(), Failure> {
    let table = files::stand(&args.record)?;
    let look = Look::themed(if args.dark { Theme::Dark } else { Theme::Light });
    let svg = cloverleaf_catalog::picture(table.id(), &table.view(args.record.viewer), &look, language())
        .expect("a table's own view is a view of its game")
        .svg;
    let bytes = match args.output.extension().and_then(|ending| ending.to_str()) {
        Some("svg") => svg.into_bytes(),
        Some("png") => pixels(&svg, args.width)?,
        _ => return Err(Failure::wrong_use(said!("draw-ending"))),
    };
    std::fs::write(&args.output, bytes).map_err(|error| files::unwritten(&args.output, &error))?;
    writeln!(out, "{}", said!("draw-done", file = args.output.display().to_string()))?;
    Ok(())
}

/// The picture in pixels.
fn pixels(svg: &str, width: u32) -> Result<Vec<u8>, Failure> {
    png(svg, width).map_err(|error| Failure::wrong_use(say(&error.message())))
}
