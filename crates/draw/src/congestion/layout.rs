//! Where everything is on the street plan, in pixels.
//!
//! ```text
//!            │ ↓ ┊ ↑ │          a lane's stop line is where its street meets the crossing;
//!            │   ┊   │          bay 1 is just behind it, bay 5 the farthest; REACH is as
//!   ─────────┘▂▂ ┊   └──────    long as five bays and a lamp
//!    ←             ▐  ←  1 2 3 4 5
//!   ┄┄┄┄┄┄┄┄┄      ┄┄┄┄┄┄┄┄┄
//!    5 4 3 2 1  →▌      →
//!   ─────────┐   ┊ ▂▂┌──────
//! ```

use cloverleaf_congestion::{Direction, Heading, Lane};

use crate::cars;
use crate::scene::tenths;
use crate::signs::Compass;
use crate::svg::{Point, Trace};

/// One lane is this wide, a street twice as much.
pub(super) const LANE: f64 = 27.0;
/// A crossing, from stop line to stop line.
pub(super) const CROSSING: f64 = 84.0;
/// Room for the lamp between the stop line and the first car.
const LAMP: f64 = 27.0;
/// From one car's middle to the next one's.
const BAY: f64 = cars::LENGTH + 3.5;
/// A street from crossing to crossing, or from a crossing to the edge.
pub(super) const REACH: f64 = LAMP + 5.0 * BAY + 4.0;
/// Room outside the streets for guide signs.
pub(super) const MARGIN: f64 = 46.0;
/// The compass and the seats, where they stand beside the board.
const BESIDE: f64 = 250.0;

/// A street plan: how many crossings, and which side cars keep to.
#[derive(Clone, Copy, Debug)]
pub(super) struct Layout {
    pub(super) rows: usize,
    pub(super) columns: usize,
    pub(super) keep_left: bool,
}

/// A way: straight, or with one bend.
#[derive(Clone, Copy, Debug)]
pub(super) struct Curve {
    from: Point,
    bend: Option<Point>,
    to: Point,
}

impl Curve {
    /// The way as a line.
    pub(super) fn trace(self) -> Trace {
        let trace = Trace::from(self.from);
        match self.bend {
            None => trace.line(self.to),
            Some(bend) => trace.bend(bend, self.to),
        }
    }

    /// Points along the way.
    pub(super) fn points(self) -> Vec<[f64; 2]> {
        const PARTS: u8 = 10;
        let Curve { from, to, .. } = self;
        let bend = self.bend.unwrap_or(((from.0 + to.0) / 2.0, (from.1 + to.1) / 2.0));
        let along = |part: f64, from: f64, bend: f64, to: f64| {
            let rest = 1.0 - part;
            tenths(rest * rest * from + 2.0 * rest * part * bend + part * part * to)
        };
        let point = |index: u8| {
            let part = f64::from(index) / f64::from(PARTS);
            [along(part, from.0, bend.0, to.0), along(part, from.1, bend.1, to.1)]
        };
        (0..=PARTS).map(point).collect()
    }
}

/// A point so far along one direction and so far along another.
pub(super) fn offset((x, y): Point, way: Compass, far: f64) -> Point {
    let (across, down) = way.step();
    (x + across * far, y + down * far)
}

/// The same direction, as signs know it.
pub(super) fn compass(heading: Heading) -> Compass {
    Compass::ALL[heading as usize]
}

impl Layout {
    /// Whether the compass has a block of its own in the middle of the board.
    pub(super) fn has_middle_block(self) -> bool {
        (self.rows, self.columns) == (2, 2)
    }

    /// From the west edge to the east edge of the streets.
    pub(super) fn streets(self) -> Point {
        let span = |crossings: usize| REACH + crossings as f64 * (CROSSING + REACH);
        (span(self.columns), span(self.rows))
    }

    /// The whole picture.
    pub(super) fn size(self) -> Point {
        let (width, height) = self.streets();
        let beside = if self.has_middle_block() { 0.0 } else { BESIDE };
        (width + 2.0 * MARGIN + beside, height + 2.0 * MARGIN)
    }

    /// The middle of the compass.
    pub(super) fn compass(self) -> Point {
        let (width, height) = self.streets();
        match self.has_middle_block() {
            true => (MARGIN + width / 2.0, MARGIN + height / 2.0),
            false => (2.0 * MARGIN + width + BESIDE / 2.0 - 20.0, MARGIN + height / 2.0),
        }
    }

    /// The upper left corner of the sign that says how things stand: in the north-west block, or
    /// above the compass where that stands beside.
    pub(super) fn status(self) -> Point {
        let (x, _) = self.compass();
        if self.has_middle_block() { (MARGIN + 5.0, MARGIN + 5.0) } else { (x - 100.0, MARGIN) }
    }

    /// The middle of a crossing.
    pub(super) fn crossing(self, row: usize, column: usize) -> Point {
        let along = |index: usize| MARGIN + REACH + CROSSING / 2.0 + index as f64 * (CROSSING + REACH);
        (along(column), along(row))
    }

    /// The side of the street that a car with this heading keeps to.
    fn side(self, heading: Heading) -> Compass {
        compass(heading.turned(if self.keep_left { 3 } else { 1 }))
    }

    /// The end of a lane at its crossing: the stop line, or for an exit its beginning.
    pub(super) fn mouth(self, lane: Lane) -> Point {
        let forward = if lane.is_exit() { CROSSING / 2.0 } else { -CROSSING / 2.0 };
        self.beside_middle(lane, lane.heading(), forward)
    }

    /// A point on the side of the street kept to, so far from the middle of the lane's crossing.
    fn beside_middle(self, lane: Lane, heading: Heading, forward: f64) -> Point {
        let (row, column) = lane.intersection().place();
        let beside = offset(self.crossing(row, column), self.side(heading), LANE / 2.0);
        offset(beside, compass(heading), forward)
    }

    /// The other end of a lane.
    pub(super) fn tail(self, lane: Lane) -> Point {
        offset(self.mouth(lane), compass(lane.heading()), if lane.is_exit() { REACH } else { -REACH })
    }

    /// The upper left corner, width and height of a lane.
    pub(super) fn bounds(self, lane: Lane) -> (Point, f64, f64) {
        let ((ax, ay), (bx, by)) = (self.mouth(lane), self.tail(lane));
        let upright = matches!(lane.heading(), Heading::North | Heading::South);
        let (wide, high) = if upright { (LANE / 2.0, 0.0) } else { (0.0, LANE / 2.0) };
        let corner = (ax.min(bx) - wide, ay.min(by) - high);
        (corner, (ax - bx).abs() + 2.0 * wide, (ay - by).abs() + 2.0 * high)
    }

    /// The middle of a bay; bay 0 is the head of the queue.
    pub(super) fn bay(self, lane: Lane, index: usize) -> Point {
        offset(self.mouth(lane), compass(lane.heading()), -LAMP - BAY * (index as f64 + 0.5))
    }

    /// Beside a bay, where the street ends.
    pub(super) fn kerb(self, lane: Lane, index: usize) -> Point {
        offset(self.bay(lane, index), self.side(lane.heading()), LANE / 2.0 + 5.0)
    }

    /// The middle of a lane's lamp.
    pub(super) fn lamp(self, lane: Lane) -> Point {
        offset(self.mouth(lane), compass(lane.heading()), -LAMP / 2.0 - 1.0)
    }

    /// The way through the crossing from this lane, up to so far before its end.
    pub(super) fn path(self, lane: Lane, direction: Direction, short: f64) -> Curve {
        let heading = lane.heading();
        let from = self.mouth(lane);
        let to = self.path_end(lane, direction, short);
        let upright = matches!(heading, Heading::North | Heading::South);
        let corner = if upright { (from.0, to.1) } else { (to.0, from.1) };
        let from = offset(from, compass(heading), 4.0);
        Curve { from, bend: (direction != Direction::Straight).then_some(corner), to }
    }

    /// The end of that way, so far before it.
    pub(super) fn path_end(self, lane: Lane, direction: Direction, short: f64) -> Point {
        self.beside_middle(lane, lane.heading().towards(direction), CROSSING / 2.0 - short)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn lane(name: &str) -> Lane {
        name.parse().expect("a lane")
    }

    fn plan(keep_left: bool) -> Layout {
        Layout { rows: 2, columns: 2, keep_left }
    }

    #[test]
    fn cars_keep_to_their_side_of_the_street() {
        let ((_, eastbound), (_, westbound)) =
            (plan(false).mouth(lane("NE:E")), plan(false).mouth(lane("NW:W")));
        assert!(eastbound > westbound, "who drives east and keeps right drives in the south");
        let ((north, _), (south, _)) = (plan(false).mouth(lane("NW:N")), plan(false).mouth(lane("SW:S")));
        assert!(north > south, "who drives north and keeps right drives in the east");
        assert_eq!(
            plan(true).mouth(lane("NE:E")).1,
            plan(false).tail(lane("NW:W")).1,
            "keeping left mirrors it"
        );
    }

    #[test]
    fn a_queue_begins_at_its_stop_line() {
        let (plan, lane) = (plan(false), lane("NW:E"));
        let places: Vec<f64> = (0..5).map(|index| plan.bay(lane, index).0).collect();
        assert!(plan.mouth(lane).0 > plan.lamp(lane).0 && plan.lamp(lane).0 > places[0]);
        assert!(
            places.is_sorted_by(|head, behind| head - behind >= cars::LENGTH),
            "bumper to bumper, not closer"
        );
        assert!(places[4] - cars::LENGTH / 2.0 > plan.tail(lane).0, "the last car is on its lane");
    }

    #[test]
    fn tc_1_4_a_path_ends_where_the_lane_it_leads_to_begins() {
        for keep_left in [false, true] {
            let plan = plan(keep_left);
            for (direction, to) in
                [(Direction::Left, "out:NW:N"), (Direction::Straight, "NE:E"), (Direction::Right, "SW:S")]
            {
                let begin = if to.starts_with("out") { plan.mouth(lane(to)) } else { plan.tail(lane(to)) };
                assert_eq!(plan.path_end(lane("NW:E"), direction, 0.0), begin, "{to}");
            }
        }
    }
}
