//! What is beside the road: houses, parks, trees, kerbs.

use crate::Palette;
use crate::svg::{Element, Point, circle, group, rect};

/// A small number that looks arbitrary but is always the same for the same place.
fn whim(seed: usize) -> usize {
    let mixed = (seed as u32).wrapping_mul(0x9E37_79B1);
    ((mixed ^ mixed >> 15).wrapping_mul(0x85EB_CA77) >> 20) as usize
}

/// A block with houses or a park on it. Which one depends on the seed alone, so a board looks the
/// same whenever it is drawn.
pub(crate) fn block(palette: &Palette, (x, y): Point, width: f64, height: f64, seed: usize) -> Element {
    let lawn = whim(seed).is_multiple_of(3);
    let ground = if lawn { palette.park } else { palette.tile };
    let plot = rect((x, y), width, height, 9.0).fill(ground).stroke(palette.kerb, 1.4);
    group().with(plot).with_all(match lawn {
        true => trees(palette, (x, y), width, height, seed),
        false => houses(palette, (x, y), width, height, seed),
    })
}

/// Trees on a lawn, as many as there is room for.
pub(crate) fn trees(palette: &Palette, (x, y): Point, width: f64, height: f64, seed: usize) -> Vec<Element> {
    const SPACING: f64 = 34.0;
    let (columns, rows) = ((width / SPACING) as usize, (height / SPACING) as usize);
    let spot = |index: usize| {
        let (column, row) = (index % columns.max(1), index / columns.max(1));
        let sway = |salt: usize| (whim(seed * 31 + index * 7 + salt) % 13) as f64 - 6.0;
        let across = (column as f64 + 0.5) * width / columns.max(1) as f64 + sway(1);
        let down = (row as f64 + 0.5) * height / rows.max(1) as f64 + sway(2);
        tree(palette, (x + across, y + down), 7.0 + (whim(seed + index * 5) % 4) as f64)
    };
    (0..columns * rows).filter(|index| whim(seed * 17 + index * 3) % 5 > 1).map(spot).collect()
}

/// A tree, seen from above.
pub(crate) fn tree(palette: &Palette, (x, y): Point, radius: f64) -> Element {
    group()
        .with(circle((x + 1.5, y + 2.0), radius).fill("#000").opacity(0.12))
        .with(circle((x, y), radius).fill(palette.tree))
        .with(circle((x - radius * 0.28, y - radius * 0.3), radius * 0.5).fill("#fff").opacity(0.16))
}

/// Roofs in rows, with a tree here and there.
fn houses(palette: &Palette, (x, y): Point, width: f64, height: f64, seed: usize) -> Vec<Element> {
    let lot = if width.min(height) > 120.0 { 52.0 } else { 36.0 };
    let (columns, rows) = ((width / lot).max(1.0) as usize, (height / lot).max(1.0) as usize);
    let (lot_width, lot_height) = ((width - 12.0) / columns as f64, (height - 12.0) / rows as f64);
    let house = |index: usize| {
        let (column, row) = ((index % columns) as f64, (index / columns) as f64);
        let inset = lot * 0.08 + (whim(seed * 13 + index * 11) % 6) as f64 * lot * 0.02;
        let corner = (x + 6.0 + column * lot_width + inset, y + 6.0 + row * lot_height + inset * 0.8);
        let middle = (x + 6.0 + (column + 0.5) * lot_width, y + 6.0 + (row + 0.5) * lot_height);
        match whim(seed * 29 + index * 5) % 8 {
            0 => tree(palette, middle, lot * 0.19),
            kind => {
                let paint = if kind < 4 { palette.roof } else { palette.house };
                roof(paint, corner, lot_width - 2.0 * inset, lot_height - 1.6 * inset)
            }
        }
    };
    (0..columns * rows).map(house).collect()
}

fn roof(paint: &str, (x, y): Point, width: f64, height: f64) -> Element {
    let ridge = match width > height {
        true => rect((x, y + height / 2.0), width, height / 2.0, 2.0),
        false => rect((x + width / 2.0, y), width / 2.0, height, 2.0),
    };
    group()
        .with(rect((x + 2.0, y + 2.5), width, height, 2.5).fill("#000").opacity(0.08))
        .with(rect((x, y), width, height, 2.5).fill(paint))
        .with(ridge.fill("#000").opacity(0.05))
}
