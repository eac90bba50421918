//! What an action is about.

use cloverleaf_congestion::{
    Action, CAPACITY, Congestion, Direction, Lane, MAX_LANES, Queue, Target, Then, View,
};
use cloverleaf_core::{MAX_SEATS, Seat};

use super::{SEATS, Whose};
use crate::{Layout, Number, Part};

/// Where each group of columns begins.
const LANE: usize = 4;
const CAR: usize = LANE + 1;
const WAY: usize = CAR + MAX_SEATS;
const THEN: usize = WAY + 3;
const PLACE: usize = THEN + 5;
const CARS: usize = PLACE + 1;
const OWN: usize = CARS + 1;
const OUT: usize = OWN + 1;
const COUNTS: usize = OUT + 1;
const LENGTH: usize = COUNTS + MAX_SEATS + 1;

const MOST_CARS: Number = CAPACITY as Number;

pub(super) fn layout() -> Layout {
    let mut part = Part::new("action", 1, "The action.")
        .flag("enter", "A car enters.")
        .flag("signal", "A signal is placed.")
        .flag("move", "The cars of a lane go through its signal.")
        .flag("pass", "Nothing is done.")
        .with(
            "lane",
            MAX_LANES as Number,
            "The lane: the number of its row in the observation, from 1; 0 for a pass.",
        );
    for whose in SEATS {
        part = part.flag(format!("car_{whose}"), "The car that enters has this seat's colour.");
    }
    for direction in Direction::ALL {
        let name = format!("way_{}", direction.word());
        part = part.flag(name, "What the placed signal will show, or the way that the moved cars go.");
    }
    for then in ["keep", "remove", "straight", "left", "right"] {
        let meaning = "What becomes of the signal after a move: it stays, goes, or shows this direction.";
        part = part.flag(format!("then_{then}"), meaning);
    }
    part = part
        .with("place", MOST_CARS, "The place in the queue that the car which enters takes, from 1.")
        .with("cars", MOST_CARS, "How many cars a move sets going, or a signal would let go at once.")
        .with("own", MOST_CARS, "How many of them have the own colour.")
        .flag("out", "The way leads out of the board.");
    for whose in SEATS {
        part = part.with(
            format!("count_{whose}"),
            MOST_CARS,
            "How many of them count, or would, for this seat.",
        );
    }
    let part = part.with("lost", MOST_CARS, "How many of them leave, or would, and count for nobody.");
    Layout { parts: vec![part] }
}

pub(super) fn write(game: &Congestion, view: &View, seat: Seat, action: Action, out: &mut [Number]) {
    let row = out.as_mut_array::<LENGTH>().expect("features are as long as their layout");
    row.fill(0);
    match action {
        Action::Enter(lane, colour) => {
            row[0] = 1;
            row[LANE] = lane_number(game, lane);
            if let Some(flag) = row[CAR..WAY].get_mut(Whose::seen_by(game, seat).of(colour)) {
                *flag = 1;
            }
            row[PLACE] = (waiting(view, lane).len() + 1).min(CAPACITY) as Number;
        }
        Action::Signal(lane, direction) => {
            row[1] = 1;
            write_going(game, view, seat, (lane, direction), row);
        }
        Action::Move(lane, then) => {
            row[2] = 1;
            row[THEN + what_then(then)] = 1;
            if let Some(direction) = view.signals.get(lane) {
                write_going(game, view, seat, (lane, direction), row);
            }
        }
        Action::Pass => row[3] = 1,
    }
}

fn what_then(then: Then) -> usize {
    match then {
        Then::Keep => 0,
        Then::Remove => 1,
        Then::Change(direction) => 2 + direction as usize,
    }
}

fn lane_number(game: &Congestion, lane: Lane) -> Number {
    game.board().number(lane).map_or(0, |number| number as Number + 1)
}

fn waiting(view: &View, lane: Lane) -> Queue {
    view.lanes.get(lane).unwrap_or_default()
}

/// The cars that go this way, and for whom they count.
fn write_going(
    game: &Congestion,
    view: &View,
    seat: Seat,
    (lane, direction): (Lane, Direction),
    row: &mut [Number; LENGTH],
) {
    let Some(number) = game.board().number(lane) else { return };
    let whose = Whose::seen_by(game, seat);
    row[LANE] = number as Number + 1;
    row[WAY + direction as usize] = 1;
    let target = game.board().leads(number, direction);
    let room = match target {
        Target::Lane(next) => waiting(view, game.board().lanes()[usize::from(next)]).room(),
        Target::Exit(_) => CAPACITY,
    };
    let side = match target {
        Target::Lane(_) => None,
        Target::Exit(side) => Some(side),
    };
    row[OUT] = side.is_some().into();
    for car in waiting(view, lane).cars().take(room) {
        row[CARS] += 1;
        row[OWN] += Number::from(whose.of(car) == 0);
        match side {
            Some(side) if car.side() == side => row[COUNTS + whose.of(car)] += 1,
            Some(_) => row[COUNTS + Whose::NOBODY] += 1,
            None => {}
        }
    }
}
