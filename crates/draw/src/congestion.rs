//! Traffic Congestion, seen from above.

mod city;
mod compass;
mod fan;
mod layout;
mod sketch;
mod traffic;

use std::fmt;

use cloverleaf_congestion::{Action, CAPACITY, Colour, Congestion, Heading, Lane, Then, View, names};
use cloverleaf_core::{Arg, Message, Say};

use crate::sheet::Sheet;
use crate::signs;
use crate::words::{sentence, who};
use crate::{Drawn, Look, Picture, SeatColour, Sketch, Touched};
use layout::Layout;

impl Drawn for Congestion {
    fn draw(view: &View, look: &Look, words: &dyn Say) -> Picture {
        let plan = Layout { rows: view.grid.rows(), columns: view.grid.columns(), keep_left: view.keep_left };
        let mut sheet = Sheet::new(look, words);
        city::blocks(&mut sheet, plan);
        city::streets(&mut sheet, plan);
        exits(&mut sheet, plan, view);
        lanes(&mut sheet, plan, view);
        city::names(&mut sheet, plan, view.grid);
        compass::draw(&mut sheet, plan.compass(), view);
        if !look.bare {
            let (heading, lines) =
                (words.word("tc-seen-heading"), [status(view, words), words.say(&tally(view))]);
            let sign = signs::guide(200.0, &heading, &lines.each_ref().map(String::as_str));
            sheet.over(sign.at(plan.status()).id("status"));
        }
        sheet.finish(plan.size(), &words.word("title-congestion"), &description(view, words))
    }

    fn place_id(notation: &str) -> Option<String> {
        notation.parse().ok().map(|lane| lane_id("lane", lane))
    }

    fn touch(action: Action, touched: &mut Touched) {
        let (lane, kind, direction) = match action {
            Action::Enter(lane, colour) => {
                touched.piece(format_args!("{}", colour.word()));
                (lane, "lane", None)
            }
            Action::Signal(lane, direction) | Action::Move(lane, Then::Change(direction)) => {
                (lane, "signal", Some(direction))
            }
            Action::Move(lane, Then::Keep | Then::Remove) => (lane, "signal", None),
            Action::Pass => return,
        };
        touched.place(format_args!("{kind}-{}", Dashed(lane)));
        if let Some(direction) = direction {
            touched.mark(format_args!("path-{}-{}", Dashed(lane), direction.word()));
        }
    }

    fn sketch(view: &View, words: &dyn Say) -> Sketch {
        sketch::draw(view, words)
    }
}

fn exits(sheet: &mut Sheet<'_>, plan: Layout, view: &View) {
    for exit in exits_of(view) {
        let scoring = view.colours.as_slice().iter().copied().find(|colour| colour.side() == exit.heading());
        city::exit(sheet, plan, exit, scoring);
        city::lane(sheet, plan, exit, &Message::new("tc-seen-exit").with("at", names::lane(exit)));
    }
}

fn lanes(sheet: &mut Sheet<'_>, plan: Layout, view: &View) {
    for (lane, cars) in view.lanes.iter() {
        let name = sheet.say(&names::lane(lane));
        let title = Message::new("tc-seen-lane").text("at", &name).with("count", cars.len());
        city::lane(sheet, plan, lane, &title.with("most", CAPACITY));
        city::bays(sheet, plan, lane, &name);
        traffic::lamp(sheet, plan, (lane, &name), view.signals.get(lane));
        traffic::queue(sheet, plan, (lane, &name), cars);
        if let Some(direction) = view.signals.get(lane) {
            traffic::path(sheet, plan, view.grid, (lane, direction));
        }
    }
    fan::draw(sheet, plan, view);
}

/// The exit lanes of the board: wherever a street leaves it.
fn exits_of(view: &View) -> impl Iterator<Item = Lane> {
    let grid = view.grid;
    let places = (0..grid.rows()).flat_map(move |row| (0..grid.columns()).map(move |column| (row, column)));
    let leaving = places.flat_map(|place| Heading::ALL.map(|heading| (place, heading)));
    leaving.filter(move |&(place, heading)| grid.beyond(place, heading).is_none()).filter_map(
        move |((row, column), heading)| Some(Lane::out_of(grid.intersection(row, column)?, heading)),
    )
}

/// Who is to move, or that it is over.
fn status(view: &View, words: &dyn Say) -> String {
    let colour = |seat: u8| {
        view.colours.as_slice().get(usize::from(seat).checked_sub(1)?).map(|colour| paint(*colour))
    };
    sentence(&match (view.to_move, view.to_move.and_then(colour)) {
        (Some(seat), Some(colour)) => {
            words.say(&Message::new("tc-seen-moves").with("who", who(seat, colour)))
        }
        _ => words.word("seen-over"),
    })
}

fn tally(view: &View) -> Message {
    Message::new("tc-seen-turns").with("turns", view.turns).with("target", view.target)
}

fn description(view: &View, words: &dyn Say) -> String {
    let score = |(colour, cars): (&Colour, &u16)| {
        Arg::from(Message::new("tc-seen-score").choice("colour", colour.word()).with("count", *cars))
    };
    let scores: Vec<Arg> = view.colours.as_slice().iter().zip(view.counted.as_slice()).map(score).collect();
    let counted = words.say(&Message::new("tc-seen-counted").with("scores", scores));
    format!("{}. {counted}.", status(view, words))
}

/// The paint for a colour.
fn paint(colour: Colour) -> SeatColour {
    match colour {
        Colour::Blue => SeatColour::Blue,
        Colour::Red => SeatColour::Red,
        Colour::Green => SeatColour::Green,
        Colour::Yellow => SeatColour::Yellow,
    }
}

/// A lane's name in an id.
#[derive(Clone, Copy, Debug)]
struct Dashed(Lane);

impl fmt::Display for Dashed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Dashed(lane) = self;
        let out = if lane.is_exit() { "out-" } else { "" };
        write!(f, "{out}{}-{}", lane.intersection(), lane.heading())
    }
}

/// The id of something that a lane has.
fn lane_id(kind: &str, lane: Lane) -> String {
    format!("{kind}-{}", Dashed(lane))
}
