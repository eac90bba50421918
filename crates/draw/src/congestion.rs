//! Traffic Congestion, seen from above.

mod city;
mod compass;
mod letters;
mod plan;
mod traffic;

use cloverleaf_congestion::{Colour, Congestion, Heading, Lane, View};

use crate::sheet::Sheet;
use crate::signs;
use crate::{Drawn, Look, SeatColour, Sketch};
use plan::Plan;

impl Drawn for Congestion {
    fn picture(view: &View, look: &Look) -> String {
        let plan = Plan { rows: view.grid.rows(), columns: view.grid.columns(), keep_left: view.keep_left };
        let mut sheet = Sheet::new(look);
        city::blocks(&mut sheet, plan);
        city::streets(&mut sheet, plan);
        exits(&mut sheet, plan, view);
        lanes(&mut sheet, plan, view);
        city::names(&mut sheet, plan, view.grid);
        compass::draw(&mut sheet, plan.compass(), view);
        if !look.bare {
            let sign = signs::guide(200.0, "Congestion", &[&status(view), &tally(view)]);
            sheet.over(sign.at(plan.status()).id("status"));
        }
        sheet.finish(plan.size(), "Traffic Congestion", &description(view))
    }

    fn sketch(view: &View) -> Sketch {
        letters::draw(view)
    }
}

fn exits(sheet: &mut Sheet<'_>, plan: Plan, view: &View) {
    for exit in exits_of(view) {
        let scoring = view.colours.iter().copied().find(|colour| colour.side() == exit.heading());
        city::exit(sheet, plan, exit, scoring);
        city::lane(sheet, plan, exit, &format!("exit {exit}"));
    }
}

fn lanes(sheet: &mut Sheet<'_>, plan: Plan, view: &View) {
    let queues = || view.lanes.iter().filter(|(lane, _)| !lane.is_exit());
    for (&lane, cars) in queues() {
        city::lane(sheet, plan, lane, &format!("{lane}, {} of 5 cars", cars.len()));
        if let Some(&direction) = view.signals.get(&lane) {
            traffic::path(sheet, plan, lane, direction);
        }
        traffic::marked_paths(sheet, plan, lane);
    }
    for (&lane, cars) in queues() {
        traffic::lamp(sheet, plan, lane, view.signals.get(&lane).copied());
        traffic::queue(sheet, plan, lane, cars);
    }
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
fn status(view: &View) -> String {
    let colour = |seat: u8| view.colours.get(usize::from(seat).checked_sub(1)?).map(|colour| paint(*colour));
    match (view.to_move, view.to_move.and_then(colour)) {
        (Some(seat), Some(colour)) => format!("Seat {seat}, {}, moves", colour.name()),
        _ => "The game is over".to_owned(),
    }
}

fn tally(view: &View) -> String {
    let turns = if view.turns == 1 { "turn" } else { "turns" };
    format!("{} {turns}, first to {}", view.turns, view.target)
}

fn description(view: &View) -> String {
    let score = |(colour, cars): (&Colour, &u16)| format!("{} {cars}", colour.word());
    let scores: Vec<String> = view.colours.iter().zip(&view.counted).map(score).collect();
    format!("{}. Cars counted: {}.", status(view), scores.join(", "))
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
fn dashed(lane: Lane) -> String {
    lane.to_string().replace(':', "-")
}
