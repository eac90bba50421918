//! Roads on a tile: asphalt from the middle to each open edge, with a dashed centre line.

use cloverleaf_gridlock::Tile;

use super::layout::{HALF, RADIUS, at_edge};
use crate::Palette;
use crate::outline::hexagon;
use crate::svg::{Element, Trace, circle, group};

/// How wide a road is.
const WIDTH: f64 = 17.0;

/// A tile with its ground, its middle at the origin of the group.
pub(super) fn tile(palette: &Palette, tile: Tile) -> Element {
    let edges: Vec<usize> = tile.roads().edges().map(|edge| edge as usize).collect();
    group()
        .with(hexagon((0.0, 0.0), RADIUS).fill(palette.tile).stroke(palette.hairline, 1.4))
        .with(if tile.is_rotary() { rotary(palette, &edges) } else { crossing(palette, &edges) })
}

/// Roads to these edges that meet in the middle.
pub(super) fn crossing(palette: &Palette, edges: &[usize]) -> Element {
    group()
        .with_all(arms(edges, 0.0, palette.kerb, WIDTH + 4.0))
        .with(circle((0.0, 0.0), WIDTH / 2.0 + 2.0).fill(palette.kerb))
        .with_all(arms(edges, 0.0, palette.asphalt, WIDTH))
        .with(circle((0.0, 0.0), WIDTH / 2.0).fill(palette.asphalt))
        .with_all(lines(edges, if edges.len() > 2 { 10.0 } else { 0.0 }, palette.line))
}

/// Roads to these edges that meet in a ring round an island with a tree on it.
fn rotary(palette: &Palette, edges: &[usize]) -> Element {
    group()
        .with_all(arms(edges, 14.0, palette.kerb, WIDTH + 4.0))
        .with(circle((0.0, 0.0), 25.0).fill(palette.kerb))
        .with_all(arms(edges, 14.0, palette.asphalt, WIDTH))
        .with(circle((0.0, 0.0), 23.0).fill(palette.asphalt))
        .with(circle((0.0, 0.0), 16.0).fill("none").stroke(palette.line, 1.4).set("stroke-dasharray", "5 4"))
        .with(circle((0.0, 0.0), 9.0).fill(palette.park).stroke(palette.kerb, 1.6))
        .with(circle((0.0, 0.0), 4.6).fill(palette.tree))
        .with_all(lines(edges, 25.0, palette.line))
}

fn arms<'a>(
    edges: &'a [usize],
    from: f64,
    colour: &'a str,
    width: f64,
) -> impl Iterator<Item = Element> + 'a {
    edges.iter().map(move |&edge| {
        let middle = (0.0, 0.0);
        Trace::from(at_edge(middle, edge, from))
            .line(at_edge(middle, edge, HALF - 0.8))
            .open()
            .stroke(colour, width)
    })
}

fn lines<'a>(edges: &'a [usize], from: f64, colour: &'a str) -> impl Iterator<Item = Element> + 'a {
    arms(edges, from, colour, 1.8).map(|line| line.set("stroke-dasharray", "6 4"))
}
