//! The rules a second time, literally: names as text, queues as lists, crossing by geometry.
//!
//! Written from the clauses and slow on purpose. It shares nothing with the crate but the names of the
//! options; the two are compared action by action in `lockstep.rs` and under the fuzzer.

use std::collections::{BTreeMap, BTreeSet, VecDeque};

/// A set-up: the options that bear on a turn, and the lanes and crossings that follow from them.
#[derive(Clone, Debug)]
pub(crate) struct Table {
    pub(crate) own_cars: bool,
    pub(crate) direct_path: String,
    pub(crate) target: usize,
    pub(crate) stall_limit: usize,
    pub(crate) turn_limit: Option<usize>,
    pub(crate) colours: Vec<String>,
    pub(crate) rows: i32,
    pub(crate) columns: i32,
    pub(crate) lanes: BTreeMap<String, Waiting>,
    pub(crate) crossings: BTreeSet<(Path, Path)>,
}

/// A path through an intersection: the heading it comes in with and the direction it takes.
pub(crate) type Path = (char, &'static str);

const DIRECTIONS: [&str; 3] = ["straight", "left", "right"];

/// A position.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Position {
    /// Lane name to cars, head first.
    pub(crate) queues: BTreeMap<String, VecDeque<String>>,
    /// Lane name to direction.
    pub(crate) signals: BTreeMap<String, String>,
    /// Colour to cars counted.
    pub(crate) counted: BTreeMap<String, usize>,
    pub(crate) seat: usize,
    pub(crate) turns: usize,
    pub(crate) passes: usize,
    pub(crate) stalled: usize,
    pub(crate) over: bool,
}

/// A lane by what it is: the row and column where its cars wait, and where they drive.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Waiting {
    row: i32,
    column: i32,
    heading: char,
}

impl Table {
    /// The default options on this grid, for seats of these colours.
    pub(crate) fn new(rows: i32, columns: i32, keep_left: bool, colours: Vec<String>) -> Table {
        let mut lanes = BTreeMap::new();
        for row in 1..=rows {
            for column in 1..=columns {
                for heading in "NESW".chars() {
                    let lane = Waiting { row, column, heading };
                    lanes.insert(name((rows, columns), lane), lane);
                }
            }
        }
        Table {
            own_cars: false,
            direct_path: "designer".to_owned(),
            target: 20,
            stall_limit: 60,
            turn_limit: None,
            colours,
            rows,
            columns,
            lanes,
            crossings: crossings(keep_left),
        }
    }

    /// TC-2.3: everything empty.
    pub(crate) fn start(&self) -> Position {
        Position {
            queues: self.lanes.keys().map(|lane| (lane.clone(), VecDeque::new())).collect(),
            signals: BTreeMap::new(),
            counted: self.colours.iter().map(|colour| (colour.clone(), 0)).collect(),
            seat: 0,
            turns: 0,
            passes: 0,
            stalled: 0,
            over: false,
        }
    }

    fn name(&self, lane: Waiting) -> String {
        name((self.rows, self.columns), lane)
    }

    fn is_on_board(&self, row: i32, column: i32) -> bool {
        (1..=self.rows).contains(&row) && (1..=self.columns).contains(&column)
    }

    fn is_entrance(&self, lane: Waiting) -> bool {
        let (down, right) = step(lane.heading);
        !self.is_on_board(lane.row - down, lane.column - right)
    }

    /// TC-1.4: the lane a turn leads to, or the heading of the exit.
    fn leads(&self, lane: Waiting, direction: &str) -> Result<Waiting, char> {
        let heading = turned(lane.heading, direction);
        let (down, right) = step(heading);
        let (row, column) = (lane.row + down, lane.column + right);
        if self.is_on_board(row, column) { Ok(Waiting { row, column, heading }) } else { Err(heading) }
    }

    /// Whether the seat to move may do this, and if so the position after it.
    pub(crate) fn play(&self, before: &Position, action: &str) -> Option<Position> {
        if before.over {
            return None;
        }
        let words: Vec<_> = action.split(' ').collect();
        let (mut after, traffic) = match words[..] {
            ["pass"] => (before.clone(), false),
            ["enter", lane, colour] => self.enter(before, lane, colour)?,
            ["signal", lane, direction] => self.signal(before, lane, direction)?,
            ["move", lane, then] => self.drive(before, lane, then)?,
            _ => return None,
        };
        after.passes = if action == "pass" { before.passes + 1 } else { 0 };
        after.stalled = if traffic { 0 } else { before.stalled + 1 };
        after.turns += 1;
        after.seat = (after.seat + 1) % self.colours.len();
        after.over = after.counted.values().any(|cars| *cars >= self.target)
            || after.passes == self.colours.len()
            || after.stalled == self.stall_limit
            || self.turn_limit == Some(after.turns);
        Some(after)
    }

    /// TC-3.1 to TC-3.3
    fn enter(&self, before: &Position, name: &str, colour: &str) -> Option<(Position, bool)> {
        let lane = *self.lanes.get(name)?;
        if !self.is_entrance(lane) || before.queues[name].len() >= 5 {
            return None;
        }
        let mine = self.colours[before.seat] == colour;
        if !(mine || !self.own_cars && self.colours.iter().any(|in_play| in_play == colour)) {
            return None;
        }
        for direction in DIRECTIONS {
            if self.leads(lane, direction) == Err(side(colour)) {
                let signal = before.signals.get(name).map(String::as_str);
                let barred = match self.direct_path.as_str() {
                    "designer" => signal.is_none() || signal == Some(direction),
                    "signalled" => signal == Some(direction),
                    _ => true,
                };
                if barred {
                    return None;
                }
            }
        }
        let mut after = before.clone();
        after.queues.get_mut(name)?.push_back(colour.to_owned());
        Some((after, true))
    }

    /// TC-3.4
    fn signal(&self, before: &Position, name: &str, direction: &str) -> Option<(Position, bool)> {
        let lane = *self.lanes.get(name)?;
        if before.signals.contains_key(name) || self.path_crosses(before, lane, direction) {
            return None;
        }
        let mut after = before.clone();
        after.signals.insert(name.to_owned(), direction.to_owned());
        Some((after, false))
    }

    /// TC-3.5, one car after the other.
    fn drive(&self, before: &Position, name: &str, then: &str) -> Option<(Position, bool)> {
        let lane = *self.lanes.get(name)?;
        let shown = before.signals.get(name)?;
        let mut after = before.clone();
        let (mut moved, mut left_the_board) = (0, false);
        let target = self.leads(lane, shown).map(|target| self.name(target));
        loop {
            if target.as_ref().is_ok_and(|target| after.queues[target].len() == 5) {
                break;
            }
            let Some(car) = after.queues.get_mut(name)?.pop_front() else { break };
            moved += 1;
            match &target {
                Ok(target) => after.queues.get_mut(target)?.push_back(car),
                Err(heading) => {
                    left_the_board = true;
                    if side(&car) == *heading {
                        *after.counted.get_mut(&car)? += 1;
                    }
                }
            }
        }
        if moved == 0 {
            return None;
        }
        match then {
            "keep" => {}
            "remove" => drop(after.signals.remove(name)),
            other if other == shown || self.path_crosses(before, lane, other) => return None,
            other => drop(after.signals.insert(name.to_owned(), other.to_owned())),
        }
        Some((after, left_the_board))
    }

    /// Whether a path would cross that of another lane at the same intersection.
    fn path_crosses(&self, position: &Position, lane: Waiting, direction: &str) -> bool {
        "NESW".chars().filter(|&heading| heading != lane.heading).any(|heading| {
            let shown = position.signals.get(&self.name(Waiting { heading, ..lane }));
            let crossed = |&(one, other): &(Path, Path)| {
                one == (lane.heading, direction) && shown.is_some_and(|shown| other == (heading, shown))
            };
            self.crossings.iter().any(crossed)
        })
    }
}

/// TC-1.3, TC-1.7
fn name(grid: (i32, i32), Waiting { row, column, heading }: Waiting) -> String {
    match grid {
        (2, 2) => {
            format!("{}{}:{heading}", if row == 1 { 'N' } else { 'S' }, if column == 1 { 'W' } else { 'E' })
        }
        _ => format!("r{row}c{column}:{heading}"),
    }
}

/// The pairs of paths from different headings that cross when drawn.
fn crossings(keep_left: bool) -> BTreeSet<(Path, Path)> {
    let paths = || "NESW".chars().flat_map(|heading| DIRECTIONS.map(|direction| (heading, direction)));
    let lines: Vec<_> = paths().map(|(heading, way)| (heading, way, path(heading, way, keep_left))).collect();
    let mut crossings = BTreeSet::new();
    for one in &lines {
        for other in lines.iter().filter(|other| other.0 != one.0) {
            if crosses(&one.2, &other.2) {
                crossings.insert(((one.0, one.1), (other.0, other.1)));
            }
        }
    }
    crossings
}

/// Rows down and columns to the right.
fn step(heading: char) -> (i32, i32) {
    match heading {
        'N' => (-1, 0),
        'E' => (0, 1),
        'S' => (1, 0),
        _ => (0, -1),
    }
}

fn turned(heading: char, direction: &str) -> char {
    let quarters = match direction {
        "straight" => 0,
        "right" => 1,
        _ => 3,
    };
    "NESW"
        .chars()
        .cycle()
        .skip_while(|&other| other != heading)
        .nth(quarters)
        .expect("the compass goes round")
}

/// TC-1.5
fn side(colour: &str) -> char {
    match colour {
        "blue" => 'N',
        "red" => 'E',
        "green" => 'S',
        _ => 'W',
    }
}

type Point = (f64, f64);

/// The line a car draws through an intersection, which is the square from (-1, -1) to (1, 1), north up.
///
/// ```text
///          | ^ |        Each street is two lanes wide, so the middle of a lane is half a unit beside the
///       ---+ | +---     middle of the street, on the right or on the left. Going straight is a line, a
///       <--    ---      turn a quarter of a circle about the corner of the square that it goes round:
///       ---    -->      narrow (radius 1/2) on the side that cars keep to, wide (radius 3/2) on the other.
///       ---+ | +---
///          | ^ |
/// ```
pub(crate) fn path(heading: char, direction: &str, keep_left: bool) -> Vec<Point> {
    let beside = if keep_left { -0.5 } else { 0.5 };
    let pieces = 37;
    let northbound = (0..=pieces).map(|piece| {
        let part = f64::from(piece) / f64::from(pieces);
        let (sin, cos) = (part * core::f64::consts::FRAC_PI_2).sin_cos();
        match direction {
            "straight" => (beside, 2.0 * part - 1.0),
            // About the south-east corner, from the south edge to the east edge.
            "right" => (1.0 - (1.0 - beside) * cos, -1.0 + (1.0 - beside) * sin),
            // About the south-west corner, from the south edge to the west edge.
            _ => (-1.0 + (1.0 + beside) * cos, -1.0 + (1.0 + beside) * sin),
        }
    });
    northbound.map(|point| turn_point(point, heading)).collect()
}

/// A point of a northbound path, for another heading: the picture turned clockwise.
fn turn_point((x, y): Point, heading: char) -> Point {
    match heading {
        'N' => (x, y),
        'E' => (y, -x),
        'S' => (-x, -y),
        _ => (-y, x),
    }
}

/// Whether two lines of points cross. Touching, as where paths merge, is no crossing (TC-4.4).
pub(crate) fn crosses(one: &[Point], other: &[Point]) -> bool {
    let pieces = |line: &[Point]| line.windows(2).map(|ends| (ends[0], ends[1])).collect::<Vec<_>>();
    pieces(one).iter().any(|&piece| pieces(other).iter().any(|&across| pieces_cross(piece, across)))
}

fn pieces_cross((a, b): (Point, Point), (c, d): (Point, Point)) -> bool {
    let opposite = |one: f64, other: f64| one * other < 0.0 && one.abs().min(other.abs()) > 1e-9;
    opposite(area(a, b, c), area(a, b, d)) && opposite(area(c, d, a), area(c, d, b))
}

/// Twice the area of a triangle: positive when it turns left.
fn area(a: Point, b: Point, c: Point) -> f64 {
    (b.0 - a.0) * (c.1 - a.1) - (b.1 - a.1) * (c.0 - a.0)
}
