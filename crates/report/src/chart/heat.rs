//! A board on which the more there was, the warmer.

use cloverleaf_core::Say;
use cloverleaf_draw::svg::{Element, Point, group, polygon, text};

use super::{line, sheet, words};
use crate::words::said;

/// One place of a board.
#[derive(Clone, Debug)]
pub(crate) struct Cell {
    /// Its corners.
    pub(crate) corners: Vec<Point>,
    /// Where words go.
    pub(crate) centre: Point,
    /// What was measured there; nothing where nothing can be.
    pub(crate) value: Option<f64>,
    /// What kind of ground it is, as a class of the style.
    pub(crate) ground: &'static str,
    /// What stands on it.
    pub(crate) label: String,
    /// What a pointer gets to know.
    pub(crate) title: String,
}

/// A way between two places, the wider the more there was.
#[derive(Clone, Debug)]
pub(crate) struct Link {
    /// From where to where.
    pub(crate) ends: [Point; 2],
    /// What was measured there.
    pub(crate) value: f64,
}

/// The board, with the ways between its places on top.
pub(crate) fn heat(caption: &str, size: Point, cells: &[Cell], links: &[Link], say: &dyn Say) -> Element {
    let most = cells.iter().filter_map(|cell| cell.value).fold(0.0, f64::max);
    let widest = links.iter().map(|link| link.value).fold(0.0, f64::max);
    let mut links: Vec<&Link> = links.iter().filter(|link| link.value > 0.0).collect();
    links.sort_by(|one, other| one.value.total_cmp(&other.value));
    let legend = words((8.0, size.1 + 8.0), 12.0, "faint", &said!(say, "report-heat"));
    sheet(size.0, size.1 + 22.0, caption)
        .set("class", "board")
        .with_all(cells.iter().map(|cell| ground(cell, most)))
        .with_all(links.iter().flat_map(|link| street(link, widest)))
        .with_all(cells.iter().filter(|cell| !cell.label.is_empty()).map(label))
        .with(legend)
}

fn ground(cell: &Cell, most: f64) -> Element {
    let place = group().with(polygon(&cell.corners).set("class", format!("ground {}", cell.ground)));
    let warmth = cell.value.filter(|_| most > 0.0).map_or(0.0, |value| value / most);
    let warm = polygon(&cell.corners).set("class", "heat").set("fill-opacity", format!("{warmth:.2}"));
    if warmth > 0.0 { place.with(warm) } else { place }.titled(&cell.title)
}

fn street(link: &Link, widest: f64) -> [Element; 2] {
    let share = link.value / widest.max(f64::MIN_POSITIVE);
    let [from, to] = link.ends;
    let width = 1.0 + 11.0 * share;
    let street = line(from, to, "street").set("stroke-width", width);
    let middle = line(from, to, "street-line").set("stroke-width", width / 7.0);
    [street, middle]
}

fn label(cell: &Cell) -> Element {
    text(cell.centre, 11.0, &cell.label).set("class", "label")
}

/// The corners of a hexagon with flat sides above and below.
pub(crate) fn hexagon((x, y): Point, radius: f64) -> Vec<Point> {
    let high = radius * 0.866_025_4;
    let half = radius / 2.0;
    vec![
        (x + radius, y),
        (x + half, y + high),
        (x - half, y + high),
        (x - radius, y),
        (x - half, y - high),
        (x + half, y - high),
    ]
}

/// The corners of a square.
pub(crate) fn square((x, y): Point, half: f64) -> Vec<Point> {
    vec![(x - half, y - half), (x + half, y - half), (x + half, y + half), (x - half, y + half)]
}
