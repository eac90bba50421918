//! What a seat sees: a row for every lane and every seat, and one for the rest.

use cloverleaf_congestion::{CAPACITY, Cars, Colour, Congestion, DirectPath, Direction, Target, View};
use cloverleaf_core::{Game, MAX_SEATS, Seat};

use super::{SEATS, Whose, seat_after};
use crate::{Layout, Number, Part};

/// Columns of a lane: its cars, its signal, two flags, where each direction leads.
const LANE: usize = CARS + 3 + 2 + 3 * OUT;
const CARS: usize = CAPACITY * MAX_SEATS;
/// A seat for whom cars that leave count, or nobody.
const OUT: usize = MAX_SEATS + 1;
/// Columns of a seat.
const SEAT: usize = 8;
/// Columns of the rest.
const REST: usize = 11;

/// The most cars that can count: one short of the largest target, and five more.
const MOST_COUNTED: Number = 1004;
const MOST_TARGET: Number = 1000;
const MOST_STALLED: Number = 10_000;

pub(super) fn layout(game: &Congestion) -> Layout {
    Layout { parts: vec![lanes(game.board().lanes().len()), seats(), rest()] }
}

fn lanes(rows: usize) -> Part {
    let mut part = Part::new(
        "lanes",
        rows,
        "A lane that ends at an intersection. Intersections row by row from the north-west, and the lanes of each by \
         the heading of their cars: north, east, south, west.",
    );
    for place in 1..=CAPACITY {
        for whose in SEATS {
            part = part.flag(
                format!("car_{place}_{whose}"),
                "A car of this seat's colour stands at this place of the queue, counted from its head. All four are 0 \
                 if no car stands there.",
            );
        }
    }
    for direction in Direction::ALL {
        let name = format!("signal_{}", direction.word());
        part = part.flag(name, "The signal shows this direction. All three are 0 if there is no signal.");
    }
    part = part
        .flag(
            "ready",
            "The cars can be moved now: there is a signal, a car, and room where the signal points.",
        )
        .flag("entrance", "Cars enter the board here.");
    for direction in Direction::ALL {
        for whose in SEATS.into_iter().chain(["nobody"]) {
            part = part.flag(
                format!("{}_out_{whose}", direction.word()),
                "This direction leads out of the board where cars of this seat's colour count. All five are 0 if it \
                 leads to another lane.",
            );
        }
    }
    part
}

fn seats() -> Part {
    let part = Part::new(
        "seats",
        MAX_SEATS,
        "A seat: the own one first, then the others in their order round the table. Rows beyond the last seat are 0.",
    );
    let mut part = part
        .flag("playing", "There is such a seat.")
        .flag("to_move", "It is its turn. All are 0 once the game is over.")
        .with("counted", MOST_COUNTED, "Cars of its colour that have counted.")
        .with("missing", MOST_TARGET, "Cars that must still count before it wins.");
    for side in ["north", "east", "south", "west"] {
        part = part.flag(format!("side_{side}"), "Its cars count where they leave the board on this side.");
    }
    part
}

fn rest() -> Part {
    Part::new("rest", 1, "The game as a whole, and the options that it is played with.")
        .with("turns", Number::MAX, "Turns taken.")
        .flag("limited", "The number of turns is limited.")
        .with("turns_left", Number::MAX, "Turns left before the limit ends the game; 0 if there is none.")
        .with("passes", MAX_SEATS as Number, "Passes in a row. When all seats have passed the game ends.")
        .with(
            "stall_left",
            MOST_STALLED,
            "Turns left before the game ends because no car has entered or left the board.",
        )
        .with("target", MOST_TARGET, "How many cars win.")
        .flag("keep_left", "Cars keep left, so that left and right change places where paths cross.")
        .flag("own_cars", "A seat may enter cars of its own colour only.")
        .flag("direct_designer", "A direct path bars a car while the signal is empty or points there.")
        .flag("direct_signalled", "A direct path bars a car while the signal points there.")
        .flag("direct_always", "A direct path bars a car whatever the signal.")
}

pub(super) fn write(game: &Congestion, view: &View, seat: Seat, out: &mut [Number]) {
    let (lanes, rest) = out.split_at_mut(game.board().lanes().len() * LANE);
    let (seats, rest) = rest.split_at_mut(MAX_SEATS * SEAT);
    let rest = rest.as_mut_array::<REST>().expect("an observation is as long as its layout");
    write_lanes(game, view, &Whose::seen_by(game, seat), lanes);
    for (after, row) in seats.as_chunks_mut::<SEAT>().0.iter_mut().enumerate() {
        *row = seat_after(game, seat, after).map_or([0; SEAT], |other| about_seat(game, view, other));
    }
    *rest = about_the_rest(game, view);
}

/// One flag of so many, or none.
fn one_of<const COUNT: usize>(flag: usize) -> [Number; COUNT] {
    core::array::from_fn(|index| (index == flag).into())
}

/// The flags that say whose a colour is, by colour or, which is the same order, by its side; and those that say that
/// there is none.
fn flags<const COUNT: usize>(whose: &Whose) -> [[Number; COUNT]; NONE + 1] {
    let [blue, red, green, yellow] = Colour::ALL.map(|colour| one_of(whose.of(colour)));
    [blue, red, green, yellow, [0; COUNT]]
}

/// The place after the last colour.
const NONE: usize = Colour::ALL.len();

fn write_lanes(game: &Congestion, view: &View, whose: &Whose, out: &mut [Number]) {
    let (board, queues, signals) = (game.board(), view.lanes.queues(), view.signals.sets());
    let sets = [signals[0], signals[1], signals[2], game.movable(view), board.entrances()];
    let (car_flags, out_flags) = (flags(whose), flags(whose));
    for (lane, row) in out.as_chunks_mut::<LANE>().0.iter_mut().enumerate() {
        let queue = queues.get(lane).copied().unwrap_or_default();
        let (cars, rest) = row.split_at_mut(CARS);
        for (place, car) in cars.as_chunks_mut::<MAX_SEATS>().0.iter_mut().enumerate() {
            *car = car_flags[queue.get(place).map_or(NONE, |car| car as usize)];
        }
        let (middle, outs) = rest.split_at_mut(sets.len());
        middle.copy_from_slice(&sets.map(|lanes| (lanes >> lane & 1) as Number));
        for (direction, out) in Direction::ALL.into_iter().zip(outs.as_chunks_mut::<OUT>().0) {
            *out = out_flags[match board.leads(lane, direction) {
                Target::Lane(_) => NONE,
                Target::Exit(side) => side as usize,
            }];
        }
    }
}

fn about_seat(game: &Congestion, view: &View, seat: Seat) -> [Number; SEAT] {
    let counted = view.counted.as_slice().get(seat.index()).copied().unwrap_or(0);
    let [north, east, south, west] = one_of(game.colours()[seat].side() as usize);
    [
        1,
        (view.to_move == Some(seat.number())).into(),
        at_most(counted.into(), MOST_COUNTED),
        at_most(game.options().target.saturating_sub(counted).into(), MOST_TARGET),
        north,
        east,
        south,
        west,
    ]
}

fn about_the_rest(game: &Congestion, view: &View) -> [Number; REST] {
    let options = game.options();
    let [designer, signalled, always] = one_of(match options.direct_path {
        DirectPath::Designer => 0,
        DirectPath::Signalled => 1,
        DirectPath::Always => 2,
    });
    [
        at_most(view.turns, Number::MAX),
        options.turn_limit.is_some().into(),
        at_most(options.turn_limit.map_or(0, |limit| limit.saturating_sub(view.turns)), Number::MAX),
        at_most(view.passes.into(), MAX_SEATS as Number),
        at_most(options.stall_limit.saturating_sub(view.stalled).into(), MOST_STALLED),
        at_most(options.target.into(), MOST_TARGET),
        options.keep_left.into(),
        (options.cars == Cars::Own).into(),
        designer,
        signalled,
        always,
    ]
}

/// The number, or the most that the column takes.
fn at_most(number: u32, most: Number) -> Number {
    Number::try_from(number).map_or(most, |number| number.min(most))
}
