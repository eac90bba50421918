//! The signs that stand in the city, and those a player is about to plant.

use cloverleaf_core::{Message, Say};
use cloverleaf_tango::{Dir, Line, Place, Post, Shown, Sign, Tile};

use super::city::{PlaceId, ROAD, TILE, centre, margin_of, names, quarter, tile_id};
use super::routes::colour_of;
use crate::scene::Piece;
use crate::sheet::{Sheet, badge};
use crate::signs::{self, Compass};
use crate::svg::{Element, Point, circle, group, polygon, rect};

/// Signs of one kind on one tile, as one drawing: One Ways join, tolls add up (TT-2.7).
#[derive(Clone, PartialEq, Eq, Debug)]
enum Board {
    OneWay(Vec<Dir>),
    Yield,
    Roundabout,
    Toll(u32),
    Stop,
}

/// All signs standing, with those who planted them once that is open.
pub(super) fn standing(sheet: &mut Sheet<'_>, view: &Shown) {
    for tile in Tile::all() {
        for (index, board) in boards(&signs_on(view, Place::Tile(tile))).iter().enumerate() {
            on_the_road(sheet, tile, board);
            // Four quarters, and the middle if all five kinds stand here.
            let spot = if index < 4 { quarter(tile, index) } else { centre(tile) };
            let (word, title, drawing) = drawn(sheet.words, board);
            let planters = planters(view, Place::Tile(tile), |sign| shows(board, sign));
            let drawing = group().with(group().scaled(1.04).with(drawing).with(planters));
            let sign = Piece::new("sign", format!("sign-{tile}-{word}"), spot).on(tile_id(tile));
            sheet.piece(sign.face(word), &title.place("at", tile), drawing);
        }
    }
    for line in Line::all() {
        let count: u32 = signs_on(view, Place::Line(line)).iter().map(|(_, count)| count).sum();
        if count > 0 {
            let title = Message::new("tt-seen-speed").with("limit", limit(count)).with("line", names(line).2);
            let planters = planters(view, Place::Line(line), |sign| sign == Sign::Speed);
            let drawing = group().with(signs::speed(limit(count))).with(planters);
            let sign = Piece::new("sign", format!("sign-{line}-speed"), limit_spot(line)).face("speed");
            sheet.piece(sign.on(PlaceId(Place::Line(line)).to_string()), &title, drawing);
        }
    }
}

fn signs_on(view: &Shown, place: Place) -> Vec<(Sign, u32)> {
    let here = view.signs.iter().filter(|standing| standing.place == place);
    here.map(|standing| (standing.sign, standing.count.into())).collect()
}

/// Small badges below a sign for those who planted it (TT-9.3).
fn planters(view: &Shown, place: Place, shown: impl Fn(Sign) -> bool) -> Element {
    let planted = view.revealed.iter().flat_map(|revealed| &revealed.planted);
    let here = planted.filter(|planted| planted.place == place && !planted.failed && shown(planted.sign));
    let small = |(index, seat): (usize, u8)| badge((-12.0 + 8.0 * index as f64, 16.0), 10.0, colour_of(seat));
    group().with_all(here.map(|planted| planted.seat).enumerate().map(small))
}

/// Whether a drawing stands for this sign.
fn shows(board: &Board, sign: Sign) -> bool {
    match sign {
        Sign::OneWay(_) => matches!(board, Board::OneWay(_)),
        Sign::Yield => *board == Board::Yield,
        Sign::Roundabout => *board == Board::Roundabout,
        Sign::Toll => matches!(board, Board::Toll(_)),
        Sign::Stop => *board == Board::Stop,
        Sign::Speed => false,
    }
}

/// What is written on so many Speed Limits together (TT-2.8).
pub(super) fn limit(count: u32) -> u32 {
    35 * (count + 1)
}

/// Beside the name of the row or column, towards the city.
pub(super) fn limit_spot(line: Line) -> Point {
    let (x, y) = margin_of(line);
    if line.index() < 5 { (x + 9.0, y) } else { (x, y + 9.0) }
}

/// The drawings for these signs, the strongest first.
fn boards(signs: &[(Sign, u32)]) -> Vec<Board> {
    let has = |sign: Sign| signs.iter().any(|(one, _)| *one == sign);
    let ways: Vec<Dir> = Dir::ALL.into_iter().filter(|&dir| has(Sign::OneWay(dir))).collect();
    let tolls: u32 = signs.iter().filter(|(sign, _)| *sign == Sign::Toll).map(|(_, count)| count).sum();
    let mut boards = Vec::new();
    boards.extend(has(Sign::Stop).then_some(Board::Stop));
    boards.extend((!ways.is_empty()).then_some(Board::OneWay(ways)));
    boards.extend((tolls > 0).then_some(Board::Toll(2 * tolls)));
    boards.extend(has(Sign::Yield).then_some(Board::Yield));
    boards.extend(has(Sign::Roundabout).then_some(Board::Roundabout));
    boards
}

/// A sign's word in ids, its title without its place, and its drawing.
fn drawn(words: &dyn Say, board: &Board) -> (&'static str, Message, Element) {
    match board {
        Board::OneWay(ways) => {
            let compass: Vec<Compass> = ways.iter().map(|dir| Compass::ALL[dir.index()]).collect();
            let letters: Vec<String> = ways.iter().map(ToString::to_string).collect();
            let title = Message::new("tt-seen-one-way").text("ways", letters.join(" "));
            ("oneway", title, signs::one_way(&compass))
        }
        Board::Yield => ("yield", Message::new("tt-seen-yield"), signs::yielding()),
        Board::Roundabout => ("roundabout", Message::new("tt-seen-roundabout"), signs::roundabout()),
        Board::Toll(price) => {
            let title = Message::new("tt-seen-toll").with("gas", *price);
            ("toll", title, signs::toll(&words.word("tt-seen-toll-sign"), *price))
        }
        Board::Stop => {
            let word = words.word("tt-seen-stop-sign");
            ("stop", Message::new("tt-seen-stop"), signs::stop(&word))
        }
    }
}

/// What a sign does to the street itself: an island, barriers, painted arrows.
fn on_the_road(sheet: &mut Sheet<'_>, tile: Tile, board: &Board) {
    let here = centre(tile);
    match board {
        Board::Roundabout => sheet.ground(island(sheet, here)),
        Board::Stop => Compass::ALL.into_iter().for_each(|way| sheet.ground(barrier(here, way))),
        Board::OneWay(ways) => {
            for dir in ways {
                let way = Compass::ALL[dir.index()];
                sheet.ground(painted_arrow(sheet.palette.paint, here, way));
            }
        }
        Board::Toll(_) | Board::Yield => {}
    }
}

fn island(sheet: &Sheet<'_>, here: Point) -> Element {
    let palette = sheet.palette;
    group()
        .with(circle(here, ROAD * 0.82).fill(palette.asphalt))
        .with(circle(here, ROAD * 0.6).fill("none").stroke(palette.line, 1.4).set("stroke-dasharray", "5 4"))
        .with(circle(here, ROAD * 0.3).fill(palette.park).stroke("#fff", 2.0))
}

/// A red and white bar across one arm of a crossing.
fn barrier((x, y): Point, way: Compass) -> Element {
    let stripe = |index: usize| {
        let top = -ROAD / 2.0 + 2.0 + 7.6 * index as f64;
        rect((-3.0, top), 6.0, 7.6, 0.0).fill(if index.is_multiple_of(2) { "#C0272D" } else { "#fff" })
    };
    let (across, down) = way.step();
    let far = ROAD / 2.0 + 6.0;
    group().turned_at((x + across * far, y + down * far), way.degrees()).with_all((0..5).map(stripe))
}

fn painted_arrow(paint: &str, (x, y): Point, way: Compass) -> Element {
    let (across, down) = way.step();
    let far = TILE * 0.36;
    let arrow = polygon(&[
        (-11.0, -2.2),
        (1.0, -2.2),
        (1.0, -7.0),
        (11.0, 0.0),
        (1.0, 7.0),
        (1.0, 2.2),
        (-11.0, 2.2),
    ]);
    arrow.fill(paint).opacity(0.92).turned_at((x + across * far, y + down * far), way.degrees())
}

/// One sign alone.
pub(super) fn sign(words: &dyn Say, sign: Sign) -> Element {
    match boards(&[(sign, 1)]).first() {
        Some(board) => drawn(words, board).2,
        None => signs::speed(limit(1)),
    }
}

/// A sign ordered for the day, in a frame of works orange.
pub(super) fn ordered(sheet: &mut Sheet<'_>, id: &str, post: Post) {
    let drawing = sign(sheet.words, post.sign());
    let spot = match post.place() {
        Place::Tile(tile) => quarter(tile, 0),
        Place::Line(line) => limit_spot(line),
    };
    let frame = rect((-19.5, -19.5), 39.0, 39.0, 7.0).fill("#F58025").opacity(0.35);
    let edge = rect((-19.5, -19.5), 39.0, 39.0, 7.0)
        .fill("none")
        .stroke("#F58025", 2.4)
        .set("stroke-dasharray", "6 4");
    let element = group().with(frame).with(drawing).with(edge);
    let title = Message::new("tt-seen-ordered").text("post", post);
    let piece = Piece::new("sign", id, spot).face(&post.sign());
    sheet.piece(piece.on(PlaceId(post.place()).to_string()), &title, element);
}
