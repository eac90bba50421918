//! The city in characters: a box for each tile, with words for signs, depots, goals and steps.

use cloverleaf_core::{Message, Say};
use cloverleaf_tango::{Dir, Line, Place, Plan, Post, Shown, Sign, Stage, Standing, Tile};

use super::{fate, garnets, known, name, own_notes, planted, posts, routes, status, tolls, waiting};
use crate::{Ink, SignColour, Sketch};

/// The inside of a tile's box.
const WIDE: usize = 11;
const HIGH: usize = 3;
/// Where the first box begins.
const LEFT: usize = 5;
const TOP: usize = 2;
/// No line of words is longer.
const LINE: usize = 78;

/// A word with its ink.
type Word = (String, Ink);

/// The city, then the seats, then what the viewer knows besides.
pub(super) fn draw(view: &Shown, words: &dyn Say) -> Sketch {
    let mut sketch = Sketch::new();
    boxes(&mut sketch);
    for line in Line::all() {
        margin(&mut sketch, view, line);
    }
    for tile in Tile::all() {
        fill(&mut sketch, tile, &words_on(view, tile, words));
    }
    sketch.append(&[]);
    let waiting = format!("; {}", words.say(&waiting(view)));
    sketch.append(&[(&words.say(&status(view)), Ink::Bold), (&waiting, Ink::Plain)]);
    (1..=4).for_each(|seat| seat_line(&mut sketch, view, seat, words));
    own_lines(&mut sketch, view, words);
    sketch
}

/// The upper left corner of a tile's box, border included.
fn corner(row: usize, column: usize) -> (usize, usize) {
    (LEFT + column * (WIDE + 1), TOP + row * (HIGH + 1))
}

fn boxes(sketch: &mut Sketch) {
    let bar = "─".repeat(WIDE);
    for row in 0..=5 {
        let [first, between, last] = match row {
            0 => ["┌", "┬", "┐"],
            5 => ["└", "┴", "┘"],
            _ => ["├", "┼", "┤"],
        };
        let (x, y) = corner(row, 0);
        sketch.write(x, y, &format!("{first}{}{last}", [bar.as_str(); 5].join(between)), Ink::Road);
        for line in (1..=HIGH).filter(|_| row < 5) {
            for column in 0..=5 {
                sketch.write(corner(row, column).0, y + line, "│", Ink::Road);
            }
        }
    }
}

/// A row's number or a column's letter, with its speed limit.
fn margin(sketch: &mut Sketch, view: &Shown, line: Line) {
    let limits = view.signs.iter().filter(|standing| standing.place == Place::Line(line));
    let count: u32 = limits.map(|standing| u32::from(standing.count)).sum();
    let limit = if count > 0 { posts::limit(count).to_string() } else { String::new() };
    let ink = Ink::Sign(SignColour::Red);
    match line.index() {
        row @ 0..5 => {
            let (_, y) = corner(row, 0);
            sketch.write(2, y + 1, &(row + 1).to_string(), Ink::Bold);
            sketch.write(1, y + 2, &limit, ink);
        }
        column => {
            let (x, _) = corner(0, column - 5);
            sketch.write(x + WIDE / 2 + 1, 0, &char::from(b'A' + (column - 5) as u8).to_string(), Ink::Bold);
            sketch.write(x + WIDE / 2, 1, &limit, ink);
        }
    }
}

/// Puts words into a box, as many a line as fit. None is longer than a line.
fn fill(sketch: &mut Sketch, tile: Tile, words: &[Word]) {
    let (x, y) = corner(tile.row().into(), tile.column().into());
    let (mut line, mut column) = (0, 0);
    for (word, ink) in words {
        let length = word.chars().count();
        if column > 0 && column + length > WIDE {
            (line, column) = (line + 1, 0);
        }
        if line == HIGH {
            sketch.write(x + WIDE, y + HIGH, "…", *ink);
            return;
        }
        sketch.write(x + 1 + column, y + 1 + line, word, *ink);
        column += length + 1;
    }
}

fn words_on(view: &Shown, tile: Tile, words: &dyn Say) -> Vec<Word> {
    let mut on = homes(view, tile, words);
    on.extend(signs_on(&view.signs, tile, words));
    if let Some(orders) = &view.orders {
        on.extend(orders.sign.and_then(|post| ordered(post, tile, "+", words)));
        on.extend(orders.extra.and_then(|post| ordered(post, tile, "++", words)));
        on.extend(steps_on(&orders.route, tile, view.viewer.unwrap_or(1)));
    }
    on
}

fn homes(view: &Shown, tile: Tile, words: &dyn Say) -> Vec<Word> {
    let seats = (1..=4u8).zip(view.corners);
    let word = |(seat, corner): (u8, Option<Tile>)| {
        let colour = routes::colour_of(seat);
        let key = match corner? {
            corner if corner == tile => "sketch-tt-depot",
            corner if corner.opposite() == tile => "sketch-tt-goal",
            _ => return None,
        };
        Some((words.say(&Message::new(key).text("letter", colour.letter())), Ink::Seat(colour)))
    };
    seats.filter_map(word).collect()
}

/// The signs on a tile; One Ways join into one word of arrows, tolls add up.
fn signs_on(signs: &[Standing], tile: Tile, words: &dyn Say) -> Vec<Word> {
    let here: Vec<&Standing> = signs.iter().filter(|standing| standing.place == Place::Tile(tile)).collect();
    let has = |sign: Sign| here.iter().any(|standing| standing.sign == sign);
    let arrows: String = Dir::ALL.into_iter().filter(|&dir| has(Sign::OneWay(dir))).map(arrow).collect();
    let toll: u32 = here
        .iter()
        .filter(|standing| standing.sign == Sign::Toll)
        .map(|standing| 2 * u32::from(standing.count))
        .sum();
    let mut on = Vec::new();
    on.extend(has(Sign::Stop).then(|| (word(Sign::Stop, words), ink(Sign::Stop))));
    on.extend((!arrows.is_empty()).then_some((arrows, Ink::Bold)));
    on.extend((toll > 0).then(|| (toll_word(toll, words), ink(Sign::Toll))));
    let plain = [Sign::Yield, Sign::Roundabout].into_iter().filter(|&sign| has(sign));
    on.extend(plain.map(|sign| (word(sign, words), ink(sign))));
    on
}

fn toll_word(gas: u32, words: &dyn Say) -> String {
    words.say(&Message::new("sketch-tt-toll").with("gas", gas))
}

fn arrow(dir: Dir) -> char {
    ['↑', '→', '↓', '←'][dir.index()]
}

fn word(sign: Sign, words: &dyn Say) -> String {
    match sign {
        Sign::OneWay(dir) => arrow(dir).to_string(),
        Sign::Yield => words.word("sketch-tt-yield"),
        Sign::Roundabout => words.word("sketch-tt-roundabout"),
        Sign::Toll => toll_word(2, words),
        Sign::Stop => words.word("sketch-tt-stop"),
        Sign::Speed => "70".to_owned(),
    }
}

fn ink(sign: Sign) -> Ink {
    match sign {
        Sign::OneWay(_) => Ink::Bold,
        Sign::Yield | Sign::Stop | Sign::Speed => Ink::Sign(SignColour::Red),
        Sign::Roundabout => Ink::Sign(SignColour::Blue),
        Sign::Toll => Ink::Sign(SignColour::Yellow),
    }
}

/// A sign ordered for the day, `+` for the obligatory and `++` for the extra one.
fn ordered(post: Post, tile: Tile, plus: &str, words: &dyn Say) -> Option<Word> {
    let here = post.place() == Place::Tile(tile);
    here.then(|| (format!("{plus}{}", word(post.sign(), words)), Ink::Sign(SignColour::Orange)))
}

/// The numbers of the steps that end on a tile.
fn steps_on(plan: &Plan, tile: Tile, seat: u8) -> Vec<Word> {
    let ink = Ink::Seat(routes::colour_of(seat));
    let stops = routes::numbers(plan).into_iter().filter(|(stop, _)| *stop == tile);
    stops.flat_map(|(_, steps)| steps).map(|step| (format!("#{step}"), ink)).collect()
}

fn seat_line(sketch: &mut Sketch, view: &Shown, seat: u8, words: &dyn Say) {
    let index = usize::from(seat) - 1;
    let gas: String = (0..4).map(|delivery| gas_word(view, index, delivery)).collect();
    let corner = view.corners[index].map_or_else(String::new, |tile| format!("{tile}→{}", tile.opposite()));
    let state = match view.stage {
        Stage::Orders if view.sealed[index] => words.word("tt-seen-sealed"),
        Stage::Orders => words.word("sketch-tt-writing"),
        Stage::Choice if view.choices.contains(&seat) => words.word("tt-seen-named"),
        _ => String::new(),
    };
    let purse = garnets(view, seat).map(|count| Message::new("tt-seen-garnets").with("garnets", count));
    let purse = purse.map_or_else(String::new, |purse| format!("  {}", words.say(&purse)));
    let total = format!("{} {:>3}", words.word("tt-seen-gas"), view.totals[index]);
    let mark = if view.viewer == Some(seat) { "*" } else { " " };
    sketch.append(&[
        (mark, Ink::Bold),
        (&format!(" {}", words.say(&name(seat))), Ink::Seat(routes::colour_of(seat))),
        (&format!("  {corner:<5} {gas}  {total}  {state}{purse}"), Ink::Plain),
    ]);
    let fate = fate(view, seat, words);
    if !fate.is_empty() {
        sketch.append(&[(&format!("      {fate}"), Ink::Faint)]);
    }
}

fn gas_word(view: &Shown, index: usize, delivery: usize) -> String {
    let gas = view.gas[index].get(delivery).map_or_else(|| "–".to_owned(), ToString::to_string);
    format!("  D{} {gas:>2}", delivery + 1)
}

/// The day's orders, the routes and signs the viewer knows, collisions.
fn own_lines(sketch: &mut Sketch, view: &Shown, words: &dyn Say) {
    let mut line = |message: &Message| wrapped(sketch, &words.say(message));
    if let Some(orders) = &view.orders {
        if orders.route.tiles.len() > 1 {
            let (steps, tolls) = (routes::steps(&orders.route), tolls(view, &orders.route));
            let planned = Message::new("sketch-tt-planned").with("steps", steps).with("tolls", tolls);
            line(&planned.text("route", route_words(&orders.route, words)));
        }
        orders.sign.iter().for_each(|post| line(&Message::new("sketch-tt-ordered").text("post", post)));
        orders.extra.iter().for_each(|post| line(&Message::new("sketch-tt-extra").text("post", post)));
    }
    for driven in known(view).0 {
        let message = Message::new("sketch-tt-driven").with("delivery", driven.delivery);
        line(&message.with("who", name(driven.seat)).text("route", route_words(&driven.route, words)));
    }
    own_notes(view).iter().for_each(&mut line);
    if let Some(revealed) = &view.revealed {
        for notice in &revealed.notices {
            let message = Message::new("sketch-tt-hit").with("delivery", notice.delivery);
            let message = message.with("who", name(notice.seat)).with("whom", name(notice.with));
            line(&message.place("at", notice.tile));
        }
        for planting in &revealed.planted {
            line(&planted("sketch-tt-planted", planting).with("who", name(planting.seat)));
        }
    }
}

/// A route's tiles; `!` marks the rush, `off` a car that leaves the board.
fn route_words(plan: &Plan, words: &dyn Say) -> String {
    let stop = |(moves, tile): (usize, &Tile)| {
        let rush = plan.rush.map(usize::from) == Some(moves);
        format!("{tile}{}", if rush { "!" } else { "" })
    };
    let mut stops: Vec<String> = plan.tiles.iter().enumerate().map(stop).collect();
    stops.extend(plan.off.then(|| words.word("sketch-tt-off")));
    stops.join(" ")
}

/// Words on as many lines as they need.
fn wrapped(sketch: &mut Sketch, text: &str) {
    let mut line = String::from("  ");
    for word in text.split(' ') {
        if line.chars().count() + 1 + word.chars().count() > LINE {
            sketch.append(&[(&line, Ink::Plain)]);
            line = String::from("     ");
        }
        line.push_str(word);
        line.push(' ');
    }
    sketch.append(&[(line.trim_end(), Ink::Plain)]);
}
