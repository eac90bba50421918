//! The ways a signal can point, while one is being chosen: an arrow for each, drawn where cars really go, with a road
//! sign at its end. A way that may not be set shows which set way it crosses, and where.

use cloverleaf_congestion::{Direction, Grid, Lane, View, names};
use cloverleaf_core::Message;

use super::lane_id;
use super::layout::{Layout, compass};
use crate::MarkKind;
use crate::outline::{Outline, PlaceName};
use crate::scene::Piece;
use crate::sheet::Sheet;
use crate::svg::{Element, Point, Trace, circle, group, polygon};

/// A way that may be set, and its sign.
const BLUE: &str = "#1F5FBF";
/// The one that is chosen, on asphalt.
const PATH: &str = "#2F7BFF";
/// What may not be set, and what it crosses.
const RED: &str = "#FF3B30";
/// The rim of a sign that forbids.
const RIM: &str = "#C0272D";
/// A sign at the end of an arrow.
const SIGN: f64 = 13.0;
/// So far behind the crossing the sign stands.
const BEYOND: f64 = -15.0;

/// A way that is pointed out.
#[derive(Clone, Copy)]
struct Way {
    lane: Lane,
    direction: Direction,
    kind: MarkKind,
}

/// Draws the ways that are pointed out: `path-NW-E-left` and so on.
pub(super) fn draw(sheet: &mut Sheet<'_>, plan: Layout, view: &View) {
    let mut ways: Vec<Way> = view.lanes.names().flat_map(|lane| marked(sheet, lane)).collect();
    let set = |way: &Way| view.signals.get(way.lane) == Some(way.direction);
    let refused = ways.iter().filter(|way| way.kind == MarkKind::Blame && !set(way));
    let clashes: Vec<(Way, Point)> = refused.flat_map(|&way| clashes(plan, view, way)).collect();
    for (other, _) in &clashes {
        if ways.iter().all(|way| (way.lane, way.direction) != (other.lane, other.direction)) {
            ways.push(*other);
        }
    }
    // What is chosen lies on top.
    ways.sort_by_key(|way| way.kind == MarkKind::Chosen);
    for way in &ways {
        ribbon(sheet, plan, view, *way);
    }
    for way in ways.iter().filter(|way| !set(way)) {
        sign(sheet, plan, view, *way);
    }
    for (number, (_, at)) in clashes.into_iter().enumerate() {
        sheet.note(clash().at(at).id(format!("clash-{}", number + 1)));
    }
}

fn marked(sheet: &Sheet<'_>, lane: Lane) -> Vec<Way> {
    let found = |direction: Direction| {
        let kind = sheet.look.mark(&way_id("path", lane, direction))?.kind;
        Some(Way { lane, direction, kind })
    };
    Direction::ALL.into_iter().filter_map(found).collect()
}

fn way_id(kind: &str, lane: Lane, direction: Direction) -> String {
    format!("{}-{}", lane_id(kind, lane), direction.word())
}

/// What a way is called: by its direction and where it leads.
pub(super) fn title(grid: Grid, lane: Lane, direction: Direction) -> Message {
    let heading = lane.heading().towards(direction);
    let next = grid.beyond(lane.intersection().place(), heading);
    let next = next.and_then(|(row, column)| grid.intersection(row, column));
    let into = next.map_or(Lane::out_of(lane.intersection(), heading), |next| Lane::to(next, heading));
    Message::new("tc-seen-path").choice("direction", direction.word()).with("into", names::onward(into))
}

/// The arrow along a way: full if it is chosen or set, dotted if it could be, broken if it may not be.
fn ribbon(sheet: &mut Sheet<'_>, plan: Layout, view: &View, way: Way) {
    let set = view.signals.get(way.lane) == Some(way.direction);
    let (colour, width, dashes) = match way.kind {
        MarkKind::Blame if set => (RED, 6.0, None),
        MarkKind::Blame => (RED, 5.0, Some("7 5")),
        MarkKind::Legal => (PATH, 4.0, Some("1 8")),
        _ => (PATH, 8.0, None),
    };
    let id = way_id("path", way.lane, way.direction);
    let line = plan.path(way.lane, way.direction, 0.0).trace().open();
    let casing = line.clone().stroke("#fff", width + 2.5).round();
    let line = line.stroke(colour, width).round();
    let line = dashes.into_iter().fold(line, |line, dashes| line.set("stroke-dasharray", dashes));
    // White dots would be left between dashes.
    let drawn = if dashes.is_some() { group().with(line) } else { group().with(casing).with(line) };
    sheet.ribbon(Piece::across("path", id), &title(view.grid, way.lane, way.direction), drawn);
}

/// The sign at the end of an arrow; it can be pointed at to choose that way.
fn sign(sheet: &mut Sheet<'_>, plan: Layout, view: &View, way: Way) {
    let (x, y) = plan.path_end(way.lane, way.direction, BEYOND);
    let name = PlaceName::new("turn", way_id("turn", way.lane, way.direction), &way.lane);
    let outline = Outline::Rect((x - SIGN, y - SIGN), 2.0 * SIGN, 2.0 * SIGN, SIGN);
    sheet.place(name, &title(view.grid, way.lane, way.direction), outline);
    // The arrow on a sign is as a driver sees it, turned the way the cars come.
    let degrees = compass(way.lane.heading()).degrees();
    sheet.note(disc(way).turned_at((x, y), degrees));
}

/// Blue with a white arrow if it is chosen, white with a blue one if it could be, white with a red rim and a bar if not.
fn disc(way: Way) -> Element {
    let face = |fill: &str, rim: &str, width: f64| circle((0.0, 0.0), SIGN).fill(fill).stroke(rim, width);
    match way.kind {
        MarkKind::Blame => {
            let bar = Trace::from((-7.5, -7.5)).line((7.5, 7.5)).open().stroke(RIM, 3.0);
            group().with(face("#fff", RIM, 3.2)).with(arrow(way.direction, "#1F2428")).with(bar)
        }
        MarkKind::Legal => group().with(face("#fff", BLUE, 2.2)).with(arrow(way.direction, BLUE)),
        _ => group().with(face(BLUE, "#fff", 2.2)).with(arrow(way.direction, "#fff")),
    }
}

/// An arrow for a car that comes from the west.
fn arrow(direction: Direction, colour: &str) -> Element {
    let side = match direction {
        Direction::Straight => {
            let shaft = Trace::from((-7.0, 0.0)).line((2.0, 0.0)).open().stroke(colour, 3.2);
            let head = polygon(&[(0.5, -5.2), (8.0, 0.0), (0.5, 5.2)]).fill(colour);
            return group().with(shaft).with(head);
        }
        Direction::Left => -1.0,
        Direction::Right => 1.0,
    };
    let shaft = Trace::from((-6.5, -3.0 * side)).bend((1.5, -3.0 * side), (1.5, 2.0 * side)).open();
    let head = polygon(&[(-3.6, 1.0 * side), (6.6, 1.0 * side), (1.5, 7.6 * side)]).fill(colour);
    group().with(shaft.stroke(colour, 3.2)).with(head)
}

/// The set ways that a refused one crosses, and where.
fn clashes(plan: Layout, view: &View, refused: Way) -> Vec<(Way, Point)> {
    let here = |lane: &Lane| lane.intersection() == refused.lane.intersection() && *lane != refused.lane;
    let points = |lane, direction| plan.path(lane, direction, 0.0).points();
    let tried = points(refused.lane, refused.direction);
    let met = |(lane, direction): (Lane, Direction)| {
        let at = meeting(&tried, &points(lane, direction))?;
        Some((Way { lane, direction, kind: MarkKind::Blame }, at))
    };
    view.signals.iter().filter(|(lane, _)| here(lane)).filter_map(met).collect()
}

/// A mark where two ways meet.
fn clash() -> Element {
    let bar = |rise: f64| Trace::from((-3.2, -rise)).line((3.2, rise)).open().stroke("#fff", 2.4);
    group().with(circle((0.0, 0.0), 8.0).fill(RED).stroke("#fff", 2.0)).with(bar(3.2)).with(bar(-3.2))
}

/// Where two lines of points cross each other. Ways that only end in the same lane do not.
fn meeting(one: &[[f64; 2]], other: &[[f64; 2]]) -> Option<Point> {
    let parts = |line: &[[f64; 2]]| line.windows(2).map(|pair| (pair[0], pair[1])).collect::<Vec<_>>();
    let others = parts(other);
    parts(one).into_iter().find_map(|part| others.iter().find_map(|&with| crossing(part, with)))
}

fn crossing((a, b): ([f64; 2], [f64; 2]), (c, d): ([f64; 2], [f64; 2])) -> Option<Point> {
    let (along, with) = ([b[0] - a[0], b[1] - a[1]], [d[0] - c[0], d[1] - c[1]]);
    let turn = along[0] * with[1] - along[1] * with[0];
    let far = |way: [f64; 2]| ((c[0] - a[0]) * way[1] - (c[1] - a[1]) * way[0]) / turn;
    let (first, second) = (far(with), far(along));
    let inside = |part: f64| (0.0..1.0).contains(&part);
    (turn.abs() > 1e-6 && inside(first) && inside(second))
        .then(|| (a[0] + along[0] * first, a[1] + along[1] * first))
}
