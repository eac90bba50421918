//! What players put on the board: tiles, cones with their zones, cubes, cars.

use cloverleaf_core::Message;
use cloverleaf_gridlock::{Space, View};

use super::layout::{Layout, RADIUS, hatch, towards};
use super::pins::{self, pinned};
use super::roads;
use super::{paint, space_id};
use crate::SignColour;
use crate::cars::{LENGTH, car_of_size};
use crate::outline::hexagon;
use crate::scene::Piece;
use crate::sheet::{Sheet, badge};
use crate::svg::{Element, Point, Trace, group};
use crate::words;

/// Everything that is on the board.
pub(super) fn draw(sheet: &mut Sheet<'_>, plan: &Layout<'_>, view: &View) {
    for (&name, &tile) in &view.tiles {
        if let Some(space) = plan.board.find(name) {
            let drawn = roads::tile(sheet.palette, tile);
            let title = Message::new("gb-seen-roads").place("at", name).choice("shape", tile.shape());
            let road = Piece::new("tile", format!("road-{name}"), plan.centre(space)).face(&tile);
            sheet.ribbon(road.on(space_id(name)), &title, drawn.set("pointer-events", "none"));
        }
    }
    zones(sheet, plan, view);
    cubes(sheet, plan, view);
    for &name in &view.cones {
        if let Some(space) = plan.board.find(name) {
            let (x, y) = plan.centre(space);
            let title = Message::new("gb-seen-cone").place("at", name);
            let piece = Piece::new("cone", format!("cone-{name}"), (x + 17.0, y + 14.0));
            sheet.piece(piece.on(space_id(name)), &title, cone());
        }
    }
    pins::draw(sheet, plan, view);
    cars(sheet, plan, view);
}

/// Hatched spaces around cones and around the construction vehicle.
fn zones(sheet: &mut Sheet<'_>, plan: &Layout<'_>, view: &View) {
    for space in super::zone(view, plan.board) {
        let name = plan.board.spaces()[space];
        let drawn = hatched(plan.board.card_at(space).is_some()).set("pointer-events", "none");
        let zone = Piece::new("zone", format!("zone-{name}"), plan.centre(space)).on(space_id(name));
        sheet.ribbon(zone, &Message::new("gb-seen-zone").place("at", name), drawn);
    }
}

/// Hatching; faint on a sign, whose words must stay readable.
fn hatched(on_sign: bool) -> Element {
    let centre = (0.0, 0.0);
    let orange = SignColour::Orange.paint();
    let line = |index: i32| {
        let (from, to) = hatch(centre, RADIUS - 1.5, f64::from(index) * 13.0)?;
        Some(Trace::from(from).line(to).open().stroke(orange, 4.0).opacity(if on_sign { 0.22 } else { 0.3 }))
    };
    group().with(hexagon(centre, RADIUS - 1.5).fill(orange).opacity(0.1)).with_all((-6..=6).filter_map(line))
}

fn cone() -> Element {
    let shape = |points: &[Point], fill: &str| crate::svg::polygon(points).fill(fill);
    group()
        .with(shape(&[(-11.0, 12.0), (11.0, 12.0), (8.0, 8.0), (-8.0, 8.0)], "#7A3B0E"))
        .with(
            shape(&[(-8.0, 8.0), (-2.0, -16.0), (2.0, -16.0), (8.0, 8.0)], SignColour::Orange.paint())
                .stroke("#fff", 0.8),
        )
        .with(shape(&[(-5.2, -3.0), (5.2, -3.0), (6.8, 3.0), (-6.8, 3.0)], "#fff"))
}

/// Cubes in a row at the foot of their destination.
fn cubes(sheet: &mut Sheet<'_>, plan: &Layout<'_>, view: &View) {
    for (&name, seats) in &view.cubes {
        let Some(space) = plan.board.find(name) else { continue };
        let (x, y) = plan.centre(space);
        for (index, &seat) in seats.iter().enumerate() {
            let across = (index as f64 - (seats.len() as f64 - 1.0) / 2.0) * 15.0;
            let drawn = group().with(badge((0.0, 0.0), 12.5, paint(view, seat)));
            let title = Message::new("gb-seen-cube").with("seat", words::seat(seat)).place("at", name);
            let cube = Piece::new("cube", format!("cube-{name}-{seat}"), (x + across, y + 27.0));
            sheet.piece(cube.face(&paint(view, seat).name()).on(space_id(name)), &title, drawn);
        }
    }
}

/// Cars, side by side where they share a space.
fn cars(sheet: &mut Sheet<'_>, plan: &Layout<'_>, view: &View) {
    for (seat, name) in super::cars(view) {
        let Some(space) = plan.board.find(name) else { continue };
        let sharing: Vec<u8> =
            super::cars(view).filter(|&(_, other)| other == name).map(|(seat, _)| seat).collect();
        let place = sharing.iter().position(|&other| other == seat).unwrap_or(0);
        let ((across, down), size) = match plan.board.card_at(space) {
            Some(_) => above_the_name(place, sharing.len(), pinned(plan, view, space)),
            None => (on_the_road(place, sharing.len()), 1.0),
        };
        let (x, y) = plan.centre(space);
        let degrees = if sharing.len() == 1 { heading(view, name) } else { 0.0 };
        let car = Piece::new("car", format!("car-seat-{seat}"), (x + across, y + down)).heading(degrees);
        let title = Message::new("seen-car").with("seat", words::seat(seat)).place("at", name);
        let drawn = car_of_size(degrees, paint(view, seat), size);
        sheet.piece(car.on(space_id(name)).face(&paint(view, seat).name()), &title, drawn);
    }
}

/// Where a car stands among so many on one tile.
fn on_the_road(place: usize, sharing: usize) -> Point {
    let place = place as f64;
    match sharing {
        1 => (0.0, 0.0),
        2 => (0.0, place * 22.0 - 11.0),
        _ => ((place % 2.0) * 34.0 - 17.0, (place / 2.0).floor() * 22.0 - 11.0),
    }
}

/// Where a car stands among so many on a destination, and how large it is: in a row above the name, beside the pin
/// if there is one.
fn above_the_name(place: usize, sharing: usize, pinned: bool) -> (Point, f64) {
    const GAP: f64 = 2.0;
    let (left, right) = (-28.0, if pinned { 14.0 } else { 28.0 });
    let gaps = GAP * (sharing as f64 - 1.0);
    let size = ((right - left - gaps) / (LENGTH * sharing as f64)).min(0.78);
    let row = size * LENGTH * sharing as f64 + gaps;
    let first = f64::midpoint(left, right) - row / 2.0 + size * LENGTH / 2.0;
    ((first + place as f64 * (size * LENGTH + GAP), -26.0), size)
}

/// Along the first road of the tile, if the car is on one; degrees clockwise from east.
fn heading(view: &View, name: Space) -> f64 {
    let edge = view.tiles.get(&name).and_then(|tile| tile.roads().edges().next());
    edge.map_or(0.0, |edge| {
        let (across, down) = towards(edge as usize);
        down.atan2(across).to_degrees().round()
    })
}
