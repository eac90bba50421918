//! Routes as ribbons with step numbers.

use cloverleaf_core::Message;
use cloverleaf_tango::{Notice, Plan, Shown, Tile};

use super::city::{TILE, centre, step, tile_id};
use crate::SeatColour;
use crate::cars::crash;
use crate::scene::Piece;
use crate::sheet::{Sheet, badge};
use crate::svg::{Element, Point, Trace, group, rect, text};
use crate::words::seat as seat_of;

/// A planned route: one broad ribbon with a number at the end of each step.
pub(super) fn planned(sheet: &mut Sheet<'_>, seat: u8, plan: &Plan) {
    let colour = colour_of(seat);
    let ribbon = group()
        .with(line(plan, (0.0, 0.0)).stroke("#fff", 15.0).opacity(0.35).round())
        .with(line(plan, (0.0, 0.0)).stroke(colour.glow(), 11.0).opacity(0.75).round());
    sheet.ribbon(
        Piece::across("route", format!("route-{seat}")),
        &Message::new("tt-seen-plan").with("seat", seat_of(seat)),
        ribbon,
    );
    for (tile, steps) in numbers(plan) {
        sheet.over(number(centre(tile), &figures(&steps), colour));
    }
}

/// A route that was driven: a narrow ribbon, set aside a little so that four can lie in one street.
pub(super) fn driven(sheet: &mut Sheet<'_>, seat: u8, plan: &Plan) {
    trail(sheet, seat, plan);
    let colour = colour_of(seat);
    if let Some(&last) = plan.tiles.last() {
        let figure = format!("{} {}", colour.letter(), steps(plan));
        sheet.over(number(aside(seat, end(plan, last)), &figure, colour));
    }
}

/// The ribbon of a route that was driven, or of its first moves.
pub(super) fn trail(sheet: &mut Sheet<'_>, seat: u8, plan: &Plan) {
    let (aside, colour) = (aside(seat, (0.0, 0.0)), colour_of(seat));
    let ribbon = group()
        .with(line(plan, aside).stroke("#fff", 8.0).opacity(0.5).round())
        .with(line(plan, aside).stroke(colour.glow(), 5.5).round());
    sheet.ribbon(
        Piece::across("route", format!("route-{seat}")),
        &Message::new("tt-seen-route").with("seat", seat_of(seat)),
        ribbon,
    );
}

/// A point a little aside, for each seat its own way.
pub(super) fn aside(seat: u8, (x, y): Point) -> Point {
    let far = (f64::from(seat) - 2.5) * 9.0;
    (x + far, y + far)
}

/// Where cars ran into each other in this delivery, each tile once.
pub(super) fn crashes<'a>(sheet: &mut Sheet<'_>, notices: impl Iterator<Item = &'a Notice>) {
    bursts(sheet, notices.map(|notice| notice.tile).collect());
}

/// With whom one collided: a badge at the burst for each. Once all routes are open the cars themselves are seen.
pub(super) fn partners<'a>(sheet: &mut Sheet<'_>, view: &Shown, told: impl Iterator<Item = &'a Notice>) {
    let mut met: Vec<(Tile, u8)> = told.map(|notice| (notice.tile, notice.with)).collect();
    met.sort_unstable();
    met.dedup();
    for (index, &(tile, seat)) in met.iter().enumerate().filter(|_| view.revealed.is_none()) {
        let before = met[..index].iter().filter(|(other, _)| *other == tile).count();
        let (x, y) = centre(tile);
        let id = format!("met-{tile}-{seat}");
        sheet.note(badge((x + 15.0 + 17.0 * before as f64, y - 16.0), 16.0, colour_of(seat)).id(id));
    }
}

/// A burst on each of these tiles.
pub(super) fn bursts(sheet: &mut Sheet<'_>, mut tiles: Vec<Tile>) {
    tiles.sort_unstable();
    tiles.dedup();
    for tile in tiles {
        let title = Message::new("tt-seen-crash").place("at", tile);
        let burst = Piece::new("crash", format!("crash-{tile}"), centre(tile)).on(tile_id(tile));
        sheet.piece(burst, &title, crash(17.0));
    }
}

pub(super) fn colour_of(seat: u8) -> SeatColour {
    SeatColour::of_seat(usize::from(seat.max(1)) - 1)
}

/// How many steps of time a route takes, the corner counted as the first; a rush takes none of its own.
pub(super) fn steps(plan: &Plan) -> usize {
    step_at(plan, plan.moves.len())
}

fn step_at(plan: &Plan, moves: usize) -> usize {
    let merged = plan.rush.is_some_and(|rush| usize::from(rush) < moves);
    moves + 1 - usize::from(merged)
}

fn line(plan: &Plan, (aside_x, aside_y): Point) -> Element {
    let shifted = |(x, y): Point| (x + aside_x, y + aside_y);
    let mut stops = plan.tiles.iter().map(|&tile| shifted(centre(tile)));
    let trace = Trace::from(stops.next().unwrap_or_default());
    let trace = stops.fold(trace, Trace::line);
    match plan.tiles.last() {
        Some(&last) if plan.off => trace.line(shifted(end(plan, last))).open(),
        _ => trace.open(),
    }
}

/// Where a route ends: on its last tile, or beyond the edge if it leaves the board (TT-4.4).
pub(super) fn end(plan: &Plan, last: Tile) -> Point {
    let (x, y) = centre(last);
    let Some(&dir) = plan.moves.last().filter(|_| plan.off) else { return (x, y) };
    let edge = (0..5).fold(last, |tile, _| tile.next(dir).unwrap_or(tile));
    let ((x, y), (across, down)) = (centre(edge), step(dir));
    (x + across * TILE * 0.44, y + down * TILE * 0.44)
}

/// The numbers of the steps that end on each tile, in the order of first visits.
pub(super) fn numbers(plan: &Plan) -> Vec<(Tile, Vec<usize>)> {
    let mut stops: Vec<(Tile, Vec<usize>)> = Vec::new();
    for (moves, &tile) in plan.tiles.iter().enumerate().skip(1) {
        let step = step_at(plan, moves);
        match stops.iter_mut().find(|(stop, _)| *stop == tile) {
            Some((_, steps)) => steps.push(step),
            None => stops.push((tile, vec![step])),
        }
    }
    stops
}

/// The numbers on one plate; of many the first two and the last.
fn figures(steps: &[usize]) -> String {
    match steps {
        [first, second, .., last] if steps.len() > 3 => format!("{first} {second} … {last}"),
        _ => steps.iter().map(ToString::to_string).collect::<Vec<_>>().join(" "),
    }
}

/// A round plate, as long as its figures need.
fn number(at: Point, figures: &str, colour: SeatColour) -> Element {
    let letters = figures.chars().count() as f64;
    let size = if letters > 2.0 { 9.5 } else { 11.5 };
    let half = if letters > 2.0 { letters * 3.1 + 5.0 } else { 10.5 };
    group()
        .at(at)
        .set("pointer-events", "none")
        .with(rect((-half, -10.5), 2.0 * half, 21.0, 10.5).fill("#fff").stroke(colour.paint(), 2.2))
        .with(text((0.0, 0.0), size, figures).weight(800).fill("#17191B"))
}
