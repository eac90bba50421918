//! The city before anything is built: destinations as guide signs, water, parks, tunnels.

use cloverleaf_core::Message;
use cloverleaf_gridlock::{Terrain, View};

use super::layout::{Layout, RADIUS};
use super::roads;
use crate::outline::{Outline, PlaceName, hexagon};
use crate::scenery::tree;
use crate::sheet::Sheet;
use crate::signs::fitting;
use crate::svg::{Element, Point, Trace, circle, group, rect, text};
use crate::{SignColour, Theme};

/// Every space, with what it is.
pub(super) fn draw(sheet: &mut Sheet<'_>, plan: &Layout<'_>, view: &View) {
    for (space, name) in plan.board.spaces().iter().enumerate() {
        let ground = ground(sheet, plan, space);
        sheet.ground(ground);
        let outline = Outline::Hex(plan.centre(space), RADIUS);
        sheet.place(PlaceName::of("space", &name), &title(plan, view, space), outline);
    }
    landmarks(sheet, plan);
}

/// A space in words: its name, what it is, and its tile.
fn title(plan: &Layout<'_>, view: &View, space: usize) -> Message {
    let name = plan.board.spaces()[space];
    let landmark = plan.board.landmarks().iter().find(|landmark| landmark.spaces.contains(space));
    let named = |title: &str| Message::new("gb-seen-named").text("name", title);
    let title = match (plan.board.card_at(space), landmark, plan.board.ground(space)) {
        (Some(card), ..) => named(&plan.board.destinations()[card].title),
        (_, Some(landmark), _) => named(&landmark.title),
        (_, _, Terrain::Tunnel(_)) => Message::new("gb-seen-tunnel"),
        _ => match view.tiles.get(&name) {
            Some(tile) => Message::new("gb-seen-roads").choice("shape", tile.shape()),
            None => Message::new("gb-seen-empty"),
        },
    };
    title.place("at", name)
}

fn ground(sheet: &Sheet<'_>, plan: &Layout<'_>, space: usize) -> Element {
    let (centre, palette) = (plan.centre(space), sheet.palette);
    let plot = |fill: &str, edge: &str| hexagon(centre, RADIUS).fill(fill).stroke(edge, 1.4).round();
    match plan.board.ground(space) {
        Terrain::Empty => group().with(plot(palette.space, palette.hairline)).with(
            text((centre.0, centre.1 + RADIUS * 0.7), 8.5, &plan.board.spaces()[space].to_string())
                .fill(palette.faint),
        ),
        Terrain::Destination => destination(plan, space),
        Terrain::River => {
            let (water, bank) = river(sheet.look.theme);
            group().with(plot(water, bank)).with_all(waves(centre))
        }
        Terrain::Park { .. } => {
            group().with(plot(palette.park, palette.tree)).with_all(grove(sheet, centre, space))
        }
        Terrain::Tunnel(edges) => {
            let edges: Vec<usize> = edges.edges().map(|edge| edge as usize).collect();
            group()
                .with(plot(palette.tile, palette.hairline))
                .with(roads::crossing(palette, &edges).at(centre))
                .with(portal(centre))
        }
    }
}

/// Water and its bank.
fn river(theme: Theme) -> (&'static str, &'static str) {
    match theme {
        Theme::Light => ("#8EC5E8", "#6BAFD8"),
        Theme::Dark => ("#2A5B7E", "#3E789F"),
    }
}

/// A guide sign in the shape of the space, its name on as many lines as it has words.
fn destination(plan: &Layout<'_>, space: usize) -> Element {
    let centre = plan.centre(space);
    let title = plan.board.card_at(space).map_or("", |card| &plan.board.destinations()[card].title);
    let lines = wrapped(title);
    let top = centre.1 - 4.0 - 6.2 * (lines.len() as f64 - 1.0);
    let line = |(index, words): (usize, &String)| {
        let size = fitting(words, 11.0, 1.45 * RADIUS);
        text((centre.0, top + 12.4 * index as f64), size, words).weight(700).fill("#fff")
    };
    let green = SignColour::Green.paint();
    group()
        .with(hexagon(centre, RADIUS).fill(green).stroke(green, 1.4).round())
        .with(hexagon(centre, RADIUS - 4.4).fill("none").stroke("#fff", 1.6).round())
        .with_all(lines.iter().enumerate().map(line))
}

/// Words in lines of at most ten letters, as far as words allow.
fn wrapped(title: &str) -> Vec<String> {
    let mut lines: Vec<String> = Vec::new();
    for word in title.split_whitespace() {
        match lines.last_mut() {
            Some(line) if line.chars().count() + word.chars().count() < 10 => {
                line.push(' ');
                line.push_str(word);
            }
            _ => lines.push(word.to_owned()),
        }
    }
    lines
}

fn waves((x, y): Point) -> Vec<Element> {
    let wave = |(across, down): (f64, f64)| {
        let start = (x + across, y + down);
        Trace::from(start)
            .bend((start.0 + 6.0, start.1 - 6.0), (start.0 + 12.0, start.1))
            .bend((start.0 + 18.0, start.1 + 6.0), (start.0 + 24.0, start.1))
            .open()
            .stroke("#fff", 1.6)
            .round()
            .opacity(0.75)
    };
    [(-28.0, -16.0), (2.0, -22.0), (-12.0, 0.0), (8.0, 12.0), (-30.0, 18.0), (-8.0, 28.0)].map(wave).to_vec()
}

fn grove(sheet: &Sheet<'_>, (x, y): Point, space: usize) -> Vec<Element> {
    let spots =
        [(-24.0, -12.0), (-4.0, -24.0), (20.0, -16.0), (-16.0, 14.0), (8.0, 24.0), (26.0, 8.0), (0.0, -2.0)];
    let planted = spots.iter().enumerate().filter(|(index, _)| !(index + space).is_multiple_of(7));
    planted
        .map(|(index, (across, down))| {
            tree(sheet.palette, (x + across, y + down), 6.5 + ((index * 5 + space) % 4) as f64)
        })
        .collect()
}

/// The dark mouth of a tunnel in a stone arch.
fn portal(centre: Point) -> Element {
    let arch = |radius: f64, foot: f64| {
        Trace::from((-radius, foot))
            .line((-radius, 0.0))
            .arc(radius, true, (radius, 0.0))
            .line((radius, foot))
            .closed()
    };
    group()
        .at(centre)
        .with(arch(19.0, 15.0).fill("#8C9094").stroke("#fff", 1.2))
        .with(arch(13.5, 15.0).fill("#17191B"))
        .with(rect((-1.2, 6.0), 2.4, 8.0, 0.0).fill("#FFCC33"))
        .with(circle((0.0, -2.0), 2.0).fill("#F4F4F0").opacity(0.5))
}

/// Names of parks and rivers, on the first of their spaces.
fn landmarks(sheet: &mut Sheet<'_>, plan: &Layout<'_>) {
    for landmark in plan.board.landmarks() {
        let Some(space) = landmark.spaces.into_iter().next() else { continue };
        let (x, y) = plan.centre(space);
        let (ink, halo) = match (sheet.look.theme, plan.board.ground(space)) {
            (Theme::Light, Terrain::River) => ("#0B4F7D", "#FFFFFF"),
            (Theme::Light, _) => ("#23451A", "#FFFFFF"),
            (Theme::Dark, _) => ("#F1F2EE", "#14171A"),
        };
        for (index, words) in wrapped(&landmark.title).iter().enumerate() {
            let size = fitting(words, 10.0, 1.5 * RADIUS);
            let line = text((x, y + 12.0 * index as f64), size, words).weight(700).fill(ink);
            sheet.ground(line.set("paint-order", "stroke").stroke(halo, 2.4));
        }
    }
}
