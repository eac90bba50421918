//! Traffic Congestion: how many cars get out, where they wait, and whether everything gets stuck.

use cloverleaf_congestion::{Action, Congestion, Heading, Lane, State, Then};
use cloverleaf_core::{Arg, Game, Message, Say, Seat};
use cloverleaf_draw::svg::{Element, Point};
use cloverleaf_lab::Trial;

use super::{Measure, Step, extremes};
use crate::chart::{Cell, Series, heat, lines};
use crate::measure::{TENTHS, tenth};
use crate::words::said;
use crate::{Estimate, Figure, Section, Unit};

/// What is counted over many games.
#[derive(Default)]
pub(super) struct Traffic {
    /// In this game: turns, cars in, cars out, cars that counted.
    now: [f64; 4],
    /// In this game: cars on the board after each turn.
    waiting: Vec<f64>,
    /// In this game: the cars in each lane, added up over the turns.
    lanes: Vec<f64>,
    stall: [u32; 2],
    rates: [Vec<f64>; 3],
    /// By lane: its mean queue in each game.
    queues: Vec<Vec<f64>>,
    /// By tenth of the game: the mean of cars on the board in each game.
    board: [Vec<f64>; TENTHS],
    stalls: Vec<f64>,
    stuck: u64,
    games: u64,
}

impl Measure<Congestion> for Traffic {
    fn begin(&mut self, game: &Congestion) {
        self.now = [0.0; 4];
        self.waiting.clear();
        self.lanes = vec![0.0; game.board().lanes().len()];
        self.queues.resize(self.lanes.len(), Vec::new());
        self.stall = [0; 2];
    }

    fn step(&mut self, game: &Congestion, step: &Step<'_, Congestion>) {
        let (before, after) = (cars(game, step.before), cars(game, step.after));
        let entered = if matches!(step.action, Action::Enter(..)) { 1.0 } else { 0.0 };
        let left = before + entered - after;
        let counted = |state: &State| game.scores(state).as_slice().iter().sum::<i32>();
        let scored = f64::from(counted(step.after) - counted(step.before));
        for (sum, more) in self.now.iter_mut().zip([1.0, entered, left, scored]) {
            *sum += more;
        }
        self.waiting.push(after);
        for (lane, sum) in self.lanes.iter_mut().enumerate() {
            *sum += step.after.cars(lane).count() as f64;
        }
        self.stall[0] = if entered + left > 0.0 { 0 } else { self.stall[0] + 1 };
        self.stall[1] = self.stall[1].max(self.stall[0]);
    }

    fn end(&mut self, _game: &Congestion, _state: &State, trial: &Trial) {
        self.games += 1;
        let [turns, rest @ ..] = self.now;
        for (rates, sum) in self.rates.iter_mut().zip(rest) {
            rates.push(sum / turns.max(1.0));
        }
        for (queue, sum) in self.queues.iter_mut().zip(&self.lanes) {
            queue.push(sum / turns.max(1.0));
        }
        let mut sums = [(0.0, 0.0); TENTHS];
        for (turn, cars) in self.waiting.iter().enumerate() {
            let (sum, count) = &mut sums[tenth(turn, self.waiting.len())];
            *sum += cars;
            *count += 1.0;
        }
        for (means, (sum, count)) in self.board.iter_mut().zip(sums).filter(|(_, (_, count))| *count > 0.0) {
            means.push(sum / count);
        }
        self.stalls.push(self.stall[1].into());
        self.stuck += u64::from(trial.outcome.reason != "target");
    }

    fn piece(&self, game: &Congestion, seat: Seat, action: Action) -> Option<Arg> {
        let piece = match action {
            Action::Enter(_, colour) if game.colours()[seat] == colour => {
                Message::new("report-congestion-enter-own")
            }
            Action::Enter(..) => Message::new("report-congestion-enter-theirs"),
            Action::Signal(_, direction) => {
                Message::new("report-congestion-signal").choice("direction", direction.word())
            }
            Action::Move(_, Then::Keep) => Message::new("report-congestion-move-keep"),
            Action::Move(_, Then::Remove) => Message::new("report-congestion-move-remove"),
            Action::Move(_, Then::Change(_)) => Message::new("report-congestion-move-change"),
            Action::Pass => return None,
        };
        Some(piece.into())
    }

    fn sections(&self, game: &Congestion, say: &dyn Say) -> Vec<Section> {
        vec![self.throughput(say), self.queues(game, say), self.deadlock(say)]
    }
}

impl Traffic {
    fn throughput(&self, say: &dyn Say) -> Section {
        let names = [
            "report-congestion-throughput-entered",
            "report-congestion-throughput-left",
            "report-congestion-throughput-counted",
        ];
        let figures: Vec<Figure> = names
            .into_iter()
            .zip(&self.rates)
            .map(|(name, rates)| Figure::new(say.word(name), Unit::Number, Estimate::mean(rates)))
            .collect();
        let (left, counted) = (figures[1].estimate.value, figures[2].estimate.value);
        let useful = if left > 0.0 { counted / left } else { 0.0 };
        let finding = said!(
            say,
            "report-congestion-throughput-finding",
            left = figures[1].told(say),
            counted = figures[2].told(say),
            useful = Unit::Share.write(useful, say)
        );
        let points = self.board.iter().enumerate().filter(|(_, means)| !means.is_empty());
        let points = points.map(|(at, means)| ((at as f64 + 0.5) / TENTHS as f64, Estimate::mean(means)));
        let name = said!(say, "report-congestion-throughput-line");
        let series = [Series { name, points: points.collect() }];
        let caption = said!(say, "report-congestion-throughput-chart");
        let picture = lines(&caption, &series, Unit::Number, say);
        let title = said!(say, "report-congestion-throughput-title");
        Section::new("throughput", title, finding, said!(say, "report-congestion-throughput-method"))
            .keyed(figures[1].clone())
            .bars(said!(say, "report-congestion-throughput-bars"), figures, None)
            .picture(caption, picture)
    }

    fn queues(&self, game: &Congestion, say: &dyn Say) -> Section {
        let lanes = game.board().lanes();
        let figure = |(lane, means): (&Lane, &Vec<f64>)| {
            Figure::new(lane.to_string(), Unit::Number, Estimate::mean(means))
        };
        let figures: Vec<Figure> = lanes.iter().zip(&self.queues).map(figure).collect();
        let finding = extremes(&figures).map_or_else(String::new, |(long, short)| {
            said!(
                say,
                "report-congestion-queues-finding",
                longest = long.name.as_str(),
                long = long.told(say),
                shortest = short.name.as_str(),
                short = short.told(say)
            )
        });
        let caption = said!(say, "report-congestion-queues-chart");
        let picture = streets(&caption, lanes, &figures, game.options().keep_left, say);
        let key = extremes(&figures).map(|(long, _)| {
            let name = said!(say, "report-congestion-queues-key", lane = long.name.as_str());
            Figure { name, ..long.clone() }
        });
        let title = said!(say, "report-congestion-queues-title");
        let section = Section::new("queues", title, finding, said!(say, "report-congestion-queues-method"))
            .picture(caption, picture)
            .bars(said!(say, "report-congestion-queues-bars"), figures, None);
        match key {
            Some(key) => section.keyed(key),
            None => section,
        }
    }

    fn deadlock(&self, say: &dyn Say) -> Section {
        let stuck = Estimate::share(self.stuck as f64, self.games);
        let stuck = Figure::new(said!(say, "report-congestion-deadlock-stuck"), Unit::Share, stuck);
        let stall = said!(say, "report-congestion-deadlock-stall");
        let stall = Figure::new(stall, Unit::Number, Estimate::mean(&self.stalls));
        let finding = said!(
            say,
            "report-congestion-deadlock-finding",
            stuck = stuck.told(say),
            stall = stall.told(say)
        );
        let title = said!(say, "report-congestion-deadlock-title");
        Section::new("deadlock", title, finding, said!(say, "report-congestion-deadlock-method"))
            .keyed(stuck.clone())
            .numbers(said!(say, "report-congestion-deadlock-table"), vec![stuck, stall])
    }
}

fn cars(game: &Congestion, state: &State) -> f64 {
    (0..game.board().lanes().len()).map(|lane| state.cars(lane).count()).sum::<usize>() as f64
}

/// From one crossing to the next.
const BLOCK: f64 = 190.0;

/// The street plan with every lane as warm as its queue is long.
fn streets(caption: &str, lanes: &[Lane], figures: &[Figure], keep_left: bool, say: &dyn Say) -> Element {
    let place = |lane: &Lane| lane.intersection().place();
    let (rows, columns) =
        lanes.iter().map(place).fold((0, 0), |most, (row, column)| (most.0.max(row), most.1.max(column)));
    let size = |count: usize| BLOCK * (count + 1) as f64 + 40.0;
    let (width, height) = (size(columns), size(rows));
    let across = (0..=rows).map(|row| street([(0.0, middle(row) - 38.0), (width, middle(row) + 38.0)], say));
    let down = (0..=columns)
        .map(|column| street([(middle(column) - 38.0, 0.0), (middle(column) + 38.0, height)], say));
    let bays = lanes.iter().zip(figures).map(|(lane, figure)| bay(lane, figure, keep_left, say));
    let cells: Vec<Cell> = across.chain(down).chain(bays).collect();
    heat(caption, (width, height), &cells, &[], say)
}

/// The middle of a street, counted from the north or the west.
fn middle(count: usize) -> f64 {
    20.0 + BLOCK / 2.0 + BLOCK * count as f64
}

/// The asphalt between two corners.
fn street([(left, top), (right, bottom)]: [Point; 2], say: &dyn Say) -> Cell {
    Cell {
        corners: vec![(left, top), (right, top), (right, bottom), (left, bottom)],
        centre: (left, top),
        value: None,
        ground: "asphalt",
        label: String::new(),
        title: said!(say, "report-congestion-queues-street"),
    }
}

fn bay(lane: &Lane, figure: &Figure, keep_left: bool, say: &dyn Say) -> Cell {
    let (row, column) = lane.intersection().place();
    let (x, y) = (middle(column), middle(row));
    // The way cars drive, and the side of the street they drive on.
    let (dx, dy) = match lane.heading() {
        Heading::North => (0.0, -1.0),
        Heading::East => (1.0, 0.0),
        Heading::South => (0.0, 1.0),
        Heading::West => (-1.0, 0.0),
    };
    let side = if keep_left { -18.0 } else { 18.0 };
    let centre: Point = (x - dx * 64.0 - dy * side, y - dy * 64.0 + dx * side);
    let (long, wide) = (28.0, 15.0);
    let (half_x, half_y) = if dx == 0.0 { (wide, long) } else { (long, wide) };
    let corner = |right: f64, down: f64| (centre.0 + right * half_x, centre.1 + down * half_y);
    Cell {
        corners: vec![corner(-1.0, -1.0), corner(1.0, -1.0), corner(1.0, 1.0), corner(-1.0, 1.0)],
        centre,
        value: Some(figure.estimate.value),
        ground: "plain",
        label: figure.value(say),
        title: said!(say, "report-congestion-queues-lane", lane = lane.to_string(), cars = figure.told(say)),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::walk;
    use crate::measure::Uses;
    use cloverleaf_table::Record;
    use cloverleaf_words::english;

    /// One car comes in, crosses the board in two moves and counts.
    const SHORT: &str = "cloverleaf record 1\ngame congestion\nrules 1\nseats 2\noption target 1\n\n\
        1 signal NW:E straight\n2 enter NW:E red\n1 move NW:E keep\n2 pass\n1 signal NE:E straight\n2 pass\n\
        1 move NE:E keep\n";

    #[test]
    fn a_car_that_crosses_the_board_is_followed() {
        let record = Record::read(SHORT).expect("it can be read");
        let trial = Trial::of_record::<Congestion>(0, record).expect("it holds");
        let (mut traffic, mut pieces) = (Traffic::default(), Uses::default());
        walk(&trial, &mut traffic, &mut pieces).expect("it replays");
        assert_eq!(traffic.now, [7.0, 1.0, 1.0, 1.0], "turns, in, out, counted");
        assert_eq!(traffic.waiting, [0.0, 1.0, 1.0, 1.0, 1.0, 1.0, 0.0]);
        assert_eq!((traffic.stuck, traffic.stall[1]), (0, 4), "four turns without a car in or out");
        // After the second turn it waits in NW:E, after the third to the sixth in NE:E.
        let lanes: Vec<f64> = traffic.lanes.iter().copied().filter(|sum| *sum > 0.0).collect();
        assert_eq!(lanes, [1.0, 4.0]);
        let names: Vec<String> =
            pieces.frequencies(english()).into_iter().map(|figure| figure.name).collect();
        assert_eq!(names, ["move and keep the signal", "signal straight", "enter another's car"]);
    }
}
