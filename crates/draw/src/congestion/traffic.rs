//! What moves: cars in their queues, signals and the paths they set.

use cloverleaf_congestion::{Direction, Grid, Lane, Queue};
use cloverleaf_core::Message;

use super::layout::{Layout, compass};
use super::{city, fan, lane_id, paint};
use crate::outline::{Outline, PlaceName};
use crate::scene::Piece;
use crate::sheet::Sheet;
use crate::svg::{Element, Trace, circle, group, polygon, rect, text};
use crate::{MarkKind, SeatColour};

/// The green of a lit lamp and of the path it sets.
const LIT: &str = "#35D07F";
/// So much of a path is left for the head of its arrow.
const SHORT: f64 = 11.0;

/// The cars of a lane, the head of the queue first.
pub(super) fn queue(sheet: &mut Sheet<'_>, plan: Layout, (lane, name): (Lane, &str), cars: Queue) {
    for (index, colour) in cars.cars().enumerate() {
        let id = format!("{}-{}", lane_id("car", lane), index + 1);
        let car = Piece::new("car", id, plan.bay(lane, index)).heading(compass(lane.heading()).degrees());
        let title = Message::new("tc-seen-car").choice("colour", colour.word());
        let title = title.with("number", index + 1).text("at", name);
        if sheet.look.mark(&car.id).is_some_and(|mark| mark.kind == MarkKind::Own) {
            sheet.note(ring(plan, lane, index, paint(colour)));
        }
        sheet.car(car.on(lane_id("lane", lane)).in_bay(index), paint(colour), &title);
    }
}

/// Around a car of one's own, with its number in the queue on the kerb beside it.
fn ring(plan: Layout, lane: Lane, index: usize, colour: SeatColour) -> Element {
    let (x, y) = plan.kerb(lane, index);
    let outline = city::bay_outline(plan, lane, index).element().fill("none");
    group()
        .with(outline.clone().stroke("#fff", 4.4))
        .with(outline.stroke(colour.glow(), 2.6))
        .with(circle((x, y), 7.5).fill(colour.paint()).stroke("#fff", 1.4))
        .with(text((x, y), 10.5, &(index + 1).to_string()).weight(800).fill("#fff"))
}

/// The lamp at a lane's end: an arrow if a signal stands there, a dark socket if not.
pub(super) fn lamp(
    sheet: &mut Sheet<'_>,
    plan: Layout,
    (lane, name): (Lane, &str),
    shown: Option<Direction>,
) {
    let title = match shown {
        Some(direction) => Message::new("tc-seen-signal").choice("direction", direction.word()),
        None => Message::new("tc-seen-no-signal"),
    };
    let title = title.text("at", name);
    let (x, y) = plan.lamp(lane);
    let outline = Outline::Rect((x - 11.0, y - 11.0), 22.0, 22.0, 6.0);
    sheet.place(PlaceName::of("signal", &lane), &title, outline);
    let lamp = match shown {
        Some(direction) => lit(direction),
        None => circle((0.0, 0.0), 2.6).fill("#6C747B"),
    };
    let degrees = compass(lane.heading()).degrees();
    let housing = rect((-11.0, -11.0), 22.0, 22.0, 6.0).fill("#101315");
    let housing = if shown.is_some() { housing.stroke(LIT, 1.4) } else { housing.stroke("#555C63", 1.0) };
    sheet.over(group().turned_at((x, y), degrees).set("pointer-events", "none").with(housing).with(lamp));
}

/// The arrow on a lamp, for a car that comes from the west.
fn lit(direction: Direction) -> Element {
    let side = match direction {
        Direction::Straight => return ahead(),
        Direction::Left => -1.0,
        Direction::Right => 1.0,
    };
    let shaft = shaft(Trace::from((-7.0, -3.0 * side)).bend((1.5, -3.0 * side), (1.5, 2.0 * side)));
    let head = polygon(&[(-4.1, 1.0 * side), (7.1, 1.0 * side), (1.5, 8.0 * side)]).fill(LIT);
    group().with(shaft).with(head)
}

fn ahead() -> Element {
    let head = polygon(&[(1.0, -5.6), (8.0, 0.0), (1.0, 5.6)]).fill(LIT);
    group().with(shaft(Trace::from((-7.0, 0.0)).line((2.0, 0.0)))).with(head)
}

fn shaft(trace: Trace) -> Element {
    trace.open().stroke(LIT, 3.4)
}

/// The path that a signal sets through its crossing.
pub(super) fn path(sheet: &mut Sheet<'_>, plan: Layout, grid: Grid, (lane, direction): (Lane, Direction)) {
    let arrow = arrow(plan, lane, direction, LIT).opacity(0.8);
    sheet.ribbon(Piece::across("path", lane_id("path", lane)), &fan::title(grid, lane, direction), arrow);
    sheet.path(lane_id("lane", lane), plan.path(lane, direction, SHORT).points());
}

fn arrow(plan: Layout, lane: Lane, direction: Direction, colour: &str) -> Element {
    let heading = compass(lane.heading().towards(direction));
    let head = polygon(&[(-9.0, -7.0), (3.0, 0.0), (-9.0, 7.0)]).fill(colour);
    let tip = plan.path_end(lane, direction, 3.0);
    group()
        .with(plan.path(lane, direction, SHORT).trace().open().stroke(colour, 5.0))
        .with(head.turned_at(tip, heading.degrees()))
}
