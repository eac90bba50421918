//! What an action is about: its kind, where it is done, with which tile, and what that costs and brings.

use cloverleaf_grid::{Edge, Roads};
use cloverleaf_rightofway::{Action, Kind, Place, Quarter, RightOfWay, View};

use super::EDGES;
use crate::{Layout, Number, Part};

const KINDS: usize = 12;
const NAMES: [(&str, &str); 6] = [
    ("lay", "Lays a piece of the city."),
    ("place", "Places a highway."),
    ("buy", "Buys a right-of-way."),
    ("discard", "Pays with a tile from hand."),
    ("scrap", "Pays with a tile from the city."),
    ("done", "Ends the turn."),
];
/// Where the place begins, the edges, the kind of tile and what it costs and brings.
const AT: usize = NAMES.len();
const ROADS: usize = AT + 3;
const TILE: usize = ROADS + 6;
const BALANCE: usize = TILE + KINDS;
const LENGTH: usize = BALANCE + 8;

pub(super) fn layout(game: &RightOfWay) -> Layout {
    let reach = game.reach() as Number;
    let mut part = Part::new("action", 1, "The action. What it does not have is 0.");
    for (name, meaning) in NAMES {
        part = part.flag(name, meaning);
    }
    part = part
        .between(
            "q",
            -reach,
            reach,
            "The column of its place, counted eastwards from the centre of the city.",
        )
        .between(
            "r",
            -reach,
            reach,
            "Its place along the column, counted southwards; half a space further north with each column.",
        )
        .flag("dollar", "Whether the tile there carries a dollar sign.");
    for edge in Edge::ALL {
        part = part.flag(
            format!("edge_{edge}"),
            "Whether the highway has a connection on this edge; for a piece of the city, whether its second tile lies across it.",
        );
    }
    for kind in Kind::all() {
        part = part.flag(format!("tile_{kind}"), "Whether it is done with a tile of this kind.");
    }
    let part = part
        .with("value", 6, "The number of connections of that tile.")
        .with("cost", 6, "What placing the highway costs (RW-5.1).")
        .with("profit", 12, "What placing the highway earns (RW-5.2, RW-5.3).")
        .between(
            "result",
            -6,
            12,
            "The profit less the cost: tiles to draw, or below 0 tiles to pay (RW-5.4).",
        )
        .with("met", 6, "How many connections of the highway are met at once.")
        .with("height", 16, "How many tiles lie face down there: for a purchase, its price (RW-6.2).")
        .flag("highway", "Whether there is a highway: what is scrapped is one.")
        .with("points", 6, "What that highway is worth now.");
    Layout { parts: vec![part] }
}

pub(super) fn write(view: &View, action: Action, out: &mut [Number]) {
    assert_eq!(out.len(), LENGTH, "an action has as many features as their layout says");
    out.fill(0);
    let (name, place, edges, tile) = match action {
        Action::Lay(at, edge) => (0, Some(at), Roads::NONE.with(edge), None),
        Action::Place(at, roads) => (1, Some(at), roads, Kind::of(roads)),
        Action::Buy(at, kind) => (2, Some(at), Roads::NONE, Some(kind)),
        Action::Discard(kind) => (3, None, Roads::NONE, Some(kind)),
        Action::Scrap(at) => (4, Some(at), Roads::NONE, None),
        Action::Done => (5, None, Roads::NONE, None),
        // No seat does these.
        Action::Dollar(_) | Action::Piece(_) | Action::Draw(..) | Action::First(_) => return,
    };
    out[name] = 1;
    out[ROADS..TILE].copy_from_slice(&EDGES[usize::from(edges.bits())]);
    if let Some(kind) = tile {
        out[TILE + kind.index()] = 1;
        out[BALANCE] = kind.value() as Number;
    }
    if let Some(place) = place {
        write_place(view, place, out);
    }
    if let Action::Place(at, roads) = action {
        out[BALANCE + 1..BALANCE + 5].copy_from_slice(&balance(view, at, roads));
    }
}

fn write_place(view: &View, place: Place, out: &mut [Number]) {
    let dollar = view.city.get(&place) == Some(&Quarter::Dollar);
    out[AT..ROADS].copy_from_slice(&[place.0.q, place.0.r, dollar.into()]);
    out[BALANCE + 5] = view.rights.get(&place).map_or(0, |right| right.height() as Number);
    if let Some(highway) = view.highways.get(&place) {
        out[BALANCE + 6..].copy_from_slice(&[1, highway.points.into()]);
    }
}

/// RW-5: cost, profit, result, and how many connections are met.
fn balance(view: &View, at: Place, roads: Roads) -> [Number; 4] {
    let dollar = view.city.get(&at) == Some(&Quarter::Dollar);
    let cost = if dollar { roads.len() as Number } else { 0 };
    let (mut met, mut rich) = (0, 0);
    for edge in roads.edges() {
        let beside = Place(at.0.step(edge));
        let highway = view.highways.get(&beside);
        met += Number::from(highway.is_some_and(|highway| highway.roads.has(edge.opposite())));
        let counts = highway.is_none() || view.covered_dollars;
        rich += Number::from(counts && view.city.get(&beside) == Some(&Quarter::Dollar));
    }
    [cost, rich + met, rich + met - cost, met]
}
