//! What does not move: blocks, streets, lanes, the colours of the exits.

use cloverleaf_congestion::{CAPACITY, Colour, Grid, Heading, Lane};
use cloverleaf_core::Message;

use super::layout::{CROSSING, LANE, Layout, MARGIN, REACH, compass, offset};
use super::{lane_id, paint};
use crate::outline::{Outline, PlaceName};
use crate::scenery;
use crate::sheet::{Sheet, badge};
use crate::signs::Compass;
use crate::svg::{Element, Point, Trace, group, polygon, rect, text};

/// Every block between and around the streets. The middle one of the 2x2 board is the compass's.
pub(super) fn blocks(sheet: &mut Sheet<'_>, plan: Layout) {
    for row in 0..=plan.rows {
        for column in 0..=plan.columns {
            let (left, width) = between_streets(plan.columns, column);
            let (top, height) = between_streets(plan.rows, row);
            if !(plan.has_middle_block() && (row, column) == (1, 1)) {
                let seed = row * 5 + column + 3;
                sheet.ground(scenery::block(sheet.palette, (left, top), width, height, seed));
            }
        }
    }
}

/// Where the block before this street begins, and how wide it is.
fn between_streets(streets: usize, index: usize) -> (f64, f64) {
    const PAVEMENT: f64 = 5.0;
    let pitch = CROSSING + REACH;
    let outer = REACH + CROSSING / 2.0 - LANE - PAVEMENT;
    match index {
        0 => (MARGIN, outer),
        _ => {
            let start = MARGIN + REACH + CROSSING / 2.0 + (index - 1) as f64 * pitch + LANE + PAVEMENT;
            (start, if index == streets { outer } else { pitch - 2.0 * (LANE + PAVEMENT) })
        }
    }
}

/// Asphalt from edge to edge, with centre lines that stop at crossings.
pub(super) fn streets(sheet: &mut Sheet<'_>, plan: Layout) {
    let (width, height) = plan.streets();
    for row in 0..plan.rows {
        let (_, y) = plan.crossing(row, 0);
        sheet.ground(rect((MARGIN, y - LANE), width, 2.0 * LANE, 0.0).fill(sheet.palette.asphalt));
    }
    for column in 0..plan.columns {
        let (x, _) = plan.crossing(0, column);
        sheet.ground(rect((x - LANE, MARGIN), 2.0 * LANE, height, 0.0).fill(sheet.palette.asphalt));
    }
    for row in 0..plan.rows {
        for column in 0..plan.columns {
            crossing(sheet, plan.crossing(row, column));
        }
    }
}

/// A crossing: corners cut round, and a centre line out of each of its sides.
fn crossing(sheet: &mut Sheet<'_>, centre: Point) {
    for way in Heading::ALL.map(compass) {
        let from = offset(centre, way, CROSSING / 2.0);
        let to = offset(from, way, REACH);
        let line = Trace::from(from).line(to).open();
        sheet.ground(line.stroke(sheet.palette.line, 1.8).set("stroke-dasharray", "8 6"));
        sheet.ground(rounded_corner(sheet, centre, way));
    }
}

/// The curve of the kerb between the side at this way and the next one clockwise.
fn rounded_corner(sheet: &Sheet<'_>, centre: Point, way: Compass) -> Element {
    const RADIUS: f64 = CROSSING / 2.0 - LANE;
    let next = Compass::ALL[(way as usize + 1) % 4];
    let corner = offset(offset(centre, way, LANE), next, LANE);
    let (far, near) = (offset(corner, way, RADIUS), offset(corner, next, RADIUS));
    Trace::from(corner).line(far).bend(corner, near).closed().fill(sheet.palette.asphalt)
}

/// The name of each crossing on a street plate at its upper left corner.
pub(super) fn names(sheet: &mut Sheet<'_>, plan: Layout, grid: Grid) {
    for row in 0..plan.rows {
        for (column, name) in
            (0..plan.columns).filter_map(|column| Some((column, grid.intersection(row, column)?)))
        {
            let (x, y) = plan.crossing(row, column);
            let plate = group()
                .at((x - LANE - 21.0, y - LANE - 15.0))
                .with(rect((-17.0, -10.0), 34.0, 20.0, 4.0).fill("#00539B").stroke("#fff", 1.5))
                .with(text((0.0, 0.0), 11.5, &name.to_string()).weight(800).fill("#fff"));
            sheet.over(plate.id(format!("crossing-{name}")));
        }
    }
}

/// A lane as a place.
pub(super) fn lane(sheet: &mut Sheet<'_>, plan: Layout, lane: Lane, title: &Message) {
    let (corner, width, height) = plan.bounds(lane);
    sheet.place(PlaceName::of("lane", &lane), title, Outline::Rect(corner, width, height, 5.0));
}

/// The places for cars in a lane of this name, and its stop line.
pub(super) fn bays(sheet: &mut Sheet<'_>, plan: Layout, lane: Lane, name: &str) {
    stop_line(sheet, plan, lane);
    for index in 0..CAPACITY {
        let bay = bay_outline(plan, lane, index);
        sheet.ground(bay.element().fill("none").stroke(sheet.palette.paint, 0.8).opacity(0.22));
        let title = Message::new("tc-seen-bay").text("at", name).with("bay", index + 1);
        let id = format!("{}-{}", lane_id("bay", lane), index + 1);
        sheet.place(PlaceName::new("bay", id, &lane), &title, bay);
    }
}

pub(super) fn bay_outline(plan: Layout, lane: Lane, index: usize) -> Outline {
    let (x, y) = plan.bay(lane, index);
    let upright = matches!(lane.heading(), Heading::North | Heading::South);
    let (wide, high) = if upright { (10.5, 16.2) } else { (16.2, 10.5) };
    Outline::Rect((x - wide, y - high), 2.0 * wide, 2.0 * high, 4.0)
}

fn stop_line(sheet: &mut Sheet<'_>, plan: Layout, lane: Lane) {
    let aside = compass(lane.heading().turned(1));
    let middle = plan.mouth(lane);
    let line =
        Trace::from(offset(middle, aside, -LANE / 2.0 + 2.5)).line(offset(middle, aside, LANE / 2.0 - 2.5));
    sheet.ground(line.open().stroke(sheet.palette.paint, 3.2));
}

/// An exit lane: an arrow to the edge, in the colour that scores there, and a badge beyond it.
pub(super) fn exit(sheet: &mut Sheet<'_>, plan: Layout, lane: Lane, scoring: Option<Colour>) {
    let way = compass(lane.heading());
    let (corner, width, height) = plan.bounds(lane);
    if let Some(colour) = scoring {
        let tint = rect(corner, width, height, 0.0).fill(paint(colour).paint()).opacity(0.38);
        sheet.ground(tint);
        sheet.ground(badge(offset(plan.tail(lane), way, 17.0), 22.0, paint(colour)));
    }
    for (index, far) in [REACH * 0.36, REACH * 0.56, REACH * 0.76].into_iter().enumerate() {
        let chevron = polygon(&[(-5.0, -8.0), (1.0, -8.0), (7.0, 0.0), (1.0, 8.0), (-5.0, 8.0), (1.0, 0.0)]);
        let here = offset(plan.mouth(lane), way, far);
        let chevron = chevron.fill(sheet.palette.paint).opacity(0.35 + 0.2 * index as f64);
        sheet.ground(chevron.turned_at(here, way.degrees()));
    }
}
