//! What a seat sees: the city tile by tile, both players' tiles and points, and the turn.

use cloverleaf_core::{Game, Seat};
use cloverleaf_grid::Edge;
use cloverleaf_rightofway::{City, Kind, Phase, Quarter, RightOfWay, TILES, View};

use super::{COUNTS, EDGES};
use crate::{Layout, Number, Part};

/// The numbers of a tile of the hexagon. One of a city that is laid has three more.
const TILE: usize = 28;
const LAID_TILE: usize = TILE + 3;
/// Where they stand that are not written in order.
const DOLLAR: usize = 18;
const HIGHWAY: usize = 19;
const POINTS: usize = 21;
const UNMET: usize = 22;
const RIGHT: usize = 23;
const HEIGHT: usize = 25;
const PLACED: usize = 26;
const BOUGHT: usize = 27;
const KINDS: usize = 12;
/// The numbers of a player.
const PLAYER: usize = 2 * KINDS + 3;

const PHASES: [(Phase, &str, &str); 12] = [
    (Phase::Dollar, "phase_dollar", "Chance is about to mark a city tile with a dollar sign (RW-1.4)."),
    (Phase::Piece, "phase_piece", "Chance is about to draw a piece of the city (RW-1.4)."),
    (Phase::Lay, "phase_lay", "A seat is to lay the piece that was drawn (RW-1.4)."),
    (Phase::Deal, "phase_deal", "Chance deals the first hands (RW-3.1)."),
    (Phase::First, "phase_first", "The lot decides who begins (RW-3.2)."),
    (Phase::Act, "phase_act", "A seat places a highway, buys a right-of-way or ends its turn (RW-4.1)."),
    (Phase::Draw, "phase_draw", "Chance draws what a placement earned (RW-5.4)."),
    (Phase::Discard, "phase_discard", "A seat pays for a placement from its hand (RW-5.4)."),
    (Phase::Scrap, "phase_scrap", "A seat pays for a placement from the city (RW-5.5)."),
    (Phase::Price, "phase_price", "A seat pays for a right-of-way from its hand (RW-6.2)."),
    (Phase::Refill, "phase_refill", "Chance draws a tile for an empty hand (RW-4.3)."),
    (Phase::Over, "phase_over", "The game is over."),
];
/// The numbers of the turn. Where the city is laid there are eight more.
const TURN: usize = PHASES.len() + 10;
const LAID_TURN: usize = TURN + 8;

fn laid(game: &RightOfWay) -> bool {
    game.options().city == City::Laid
}

pub(super) fn layout(game: &RightOfWay) -> Layout {
    Layout { parts: vec![city(game), players(), turn(game)] }
}

fn city(game: &RightOfWay) -> Part {
    let about = match game.options().city {
        City::Hexagon => "The 61 tiles of the hexagon by their places q,r: by q from -4 to 4, then by r.",
        City::Laid => {
            "The tiles of the city by their places q,r: by q, then by r. As long as the city is not whole, the rows behind \
             its last tile are all 0."
        }
    };
    let mut part = Part::new("city", TILES, about);
    for edge in Edge::ALL {
        part = part
            .flag(format!("road_{edge}"), "Whether the highway on the tile has a connection on this edge.");
    }
    for edge in Edge::ALL {
        part = part.flag(
            format!("met_{edge}"),
            "Whether a highway across this edge has a connection towards the tile: a connection here meets it and earns one \
             (RW-5.3).",
        );
    }
    for edge in Edge::ALL {
        part = part.flag(
            format!("rich_{edge}"),
            "Whether a dollar tile that counts lies across this edge: a connection here earns one (RW-5.2).",
        );
    }
    part = part
        .flag(
            "dollar",
            "Whether the tile carries a dollar sign: every connection of a highway here costs one (RW-5.1).",
        )
        .flag("own_highway", "Whether an own highway lies on the tile.")
        .flag("their_highway", "Whether a highway of the other seat lies on the tile.")
        .with(
            "points",
            6,
            "What the highway on the tile is worth now: its value if every connection is met, or 0 (RW-7.4).",
        )
        .with("unmet", 6, "How many connections of the highway on the tile are not met.")
        .flag("own_right", "Whether an own right-of-way lies on the tile.")
        .flag(
            "their_right",
            "Whether a right-of-way of the other seat lies on the tile: nothing can be built here.",
        )
        .with(
            "height",
            16,
            "How many tiles lie face down here: what the right-of-way costs the other seat (RW-6.2).",
        )
        .flag("placed_now", "Whether the highway on the tile was placed in this turn.")
        .flag("bought_now", "Whether the right-of-way on the tile was bought in this turn.");
    if !laid(game) {
        return part;
    }
    let reach = game.reach() as Number;
    part.flag("laid", "Whether there is such a tile yet.")
        .between("q", -reach, reach, "Its column, counted eastwards from the centre of the city.")
        .between(
            "r",
            -reach,
            reach,
            "Its place along the column, counted southwards; half a space further north with each column.",
        )
}

fn players() -> Part {
    let mut part = Part::new("players", 2, "The own seat, then the other one.");
    for kind in Kind::all() {
        part = part.with(format!("hand_{kind}"), 54, "How many tiles of this kind are in hand.");
    }
    for kind in Kind::all() {
        part = part.with(
            format!("stack_{kind}"),
            54,
            "How many tiles of this kind are left in the drawing stack.",
        );
    }
    part.with("hand", 54, "How many tiles are in hand.")
        .with("stack", 54, "How many tiles are left in the drawing stack.")
        .with(
            "points",
            6 * TILES as Number,
            "The points now: the values of the highways that are fully connected (RW-7.4).",
        )
}

fn turn(game: &RightOfWay) -> Part {
    let mut part = Part::new("turn", 1, "What is due, and the options that change how the game is played.");
    for (_, name, meaning) in PHASES {
        part = part.flag(name, meaning);
    }
    part = part
        .flag("own_turn", "Whether it is the own turn; before the first turn of a city that is laid, whether this seat lays next.")
        .flag("to_act", "Whether this seat is to act.")
        .with("owed", 16, "How many tiles are still to be drawn or paid.")
        .flag("placed", "Whether a highway was placed in this turn.")
        .flag("bought", "Whether a right-of-way was bought in this turn.")
        .flag("last_turn", "Whether this is the last turn (RW-7.1).")
        .with("turns", Number::MAX, "How many turns have been taken.")
        .flag("limited", "Whether a number of turns ends the game (RW-7.5).")
        .with("turns_left", Number::MAX, "How many turns are left until then; 0 where none ends it.")
        .flag("covered_dollars", "Whether dollar tiles under highways still bring profit (RW-5.2).");
    if !laid(game) {
        return part;
    }
    for dollars in 0..4 {
        part = part.with(
            format!("pieces_{dollars}"),
            6,
            "How many pieces of the city with so many dollars are still to be drawn.",
        );
    }
    for dollars in 0..4 {
        part = part
            .flag(format!("piece_{dollars}"), "Whether the piece that is to be laid has so many dollars.");
    }
    part
}

pub(super) fn write(game: &RightOfWay, view: &View, seat: Seat, out: &mut [Number]) {
    let (tile, turn) = if laid(game) { (LAID_TILE, LAID_TURN) } else { (TILE, TURN) };
    assert_eq!(
        out.len(),
        TILES * tile + 2 * PLAYER + turn,
        "an observation has as many numbers as its layout says"
    );
    let (city, rest) = out.split_at_mut(TILES * tile);
    let (players, turn) = rest.split_at_mut(2 * PLAYER);
    let looks = Looks { view, own: seat.number() };
    if laid(game) {
        looks.write_city::<LAID_TILE>(game, city);
    } else {
        looks.write_city::<TILE>(game, city);
    }
    looks.write_players(game, players);
    looks.write_turn(game, turn);
}

/// A view, and the number of the seat that looks at it.
struct Looks<'a> {
    view: &'a View,
    own: u8,
}

impl Looks<'_> {
    fn write_city<const N: usize>(&self, game: &RightOfWay, out: &mut [Number]) {
        let (view, (rows, _)) = (self.view, out.as_chunks_mut::<N>());
        let mut lies = Lies::default();
        rows.fill([0; N]);
        for (tile, (row, (place, quarter))) in rows.iter_mut().zip(&view.city).enumerate() {
            let dollar = *quarter == Quarter::Dollar;
            row[DOLLAR] = dollar.into();
            lies.rich(tile, dollar);
            if N == LAID_TILE {
                row[TILE..].copy_from_slice(&[1, place.0.q, place.0.r]);
            }
        }
        self.write_laid(game, rows, &mut lies);
        let told = lies.told(&game.neighbours(view));
        for (tile, row) in rows.iter_mut().enumerate() {
            let (roads, met, rich) = (lies.roads(tile), told[tile] & 63, told[tile] >> 8 & 63);
            row[..6].copy_from_slice(&EDGES[roads]);
            row[6..12].copy_from_slice(&EDGES[usize::from(met)]);
            row[12..18].copy_from_slice(&EDGES[usize::from(rich)]);
            row[UNMET] = COUNTS[roads & !usize::from(met)];
        }
    }

    /// The highways and rights-of-way, and what was done in this turn.
    fn write_laid<const N: usize>(&self, game: &RightOfWay, rows: &mut [[Number; N]], lies: &mut Lies) {
        let view = self.view;
        let whose = |seat: u8| usize::from(seat != self.own);
        for (place, highway) in &view.highways {
            if let Some(tile) = game.tile(view, *place) {
                lies.build(tile, highway.roads.bits(), view.covered_dollars);
                rows[tile][HIGHWAY + whose(highway.seat)] = 1;
                rows[tile][POINTS] = highway.points.into();
            }
        }
        for (place, right) in &view.rights {
            if let Some(tile) = game.tile(view, *place) {
                rows[tile][RIGHT + whose(right.seat)] = 1;
                rows[tile][HEIGHT] = right.height() as Number;
            }
        }
        for (place, column) in [(view.placed, PLACED), (view.bought, BOUGHT)] {
            if let Some(tile) = place.and_then(|place| game.tile(view, place)) {
                rows[tile][column] = 1;
            }
        }
    }

    fn write_players(&self, game: &RightOfWay, out: &mut [Number]) {
        let stacks = game.stacks(self.view);
        let own = usize::from(self.own).saturating_sub(1) & 1;
        for (row, index) in out.as_chunks_mut::<PLAYER>().0.iter_mut().zip([own, 1 - own]) {
            let (hand, stack) = (&self.view.hands[index], &stacks[index]);
            row[..KINDS].copy_from_slice(&hand.counts().map(Number::from));
            row[KINDS..2 * KINDS].copy_from_slice(&stack.counts().map(Number::from));
            let points = self.view.points[index].clamp(0, Number::MAX.into()) as Number;
            row[2 * KINDS..].copy_from_slice(&[hand.len() as Number, stack.len() as Number, points]);
        }
    }

    fn write_turn(&self, game: &RightOfWay, out: &mut [Number]) {
        let (view, limit) = (self.view, game.options().turn_limit);
        let most = |turns: u32| Number::try_from(turns).unwrap_or(Number::MAX);
        out[..PHASES.len()].fill(0);
        out[view.phase as usize] = 1;
        out[PHASES.len()..TURN].copy_from_slice(&[
            (view.seat == self.own).into(),
            (view.to_act == Some(self.own)).into(),
            view.owed.into(),
            view.placed.is_some().into(),
            view.bought.is_some().into(),
            view.last_turn.into(),
            most(view.turns),
            limit.is_some().into(),
            limit.map_or(0, |limit| most(limit.saturating_sub(view.turns))),
            view.covered_dollars.into(),
        ]);
        if let Some(out) = out.get_mut(TURN..LAID_TURN) {
            out[..4].copy_from_slice(&view.pieces.map(Number::from));
            for (dollars, flag) in (0..4).zip(&mut out[4..]) {
                *flag = (view.piece == Some(dollars)).into();
            }
        }
    }
}

/// For each tile the edges on which its highway has connections and, eight bits further up, all six if it has a dollar sign
/// that counts.
struct Lies([u16; 64]);

impl Default for Lies {
    fn default() -> Lies {
        Lies([0; 64])
    }
}

impl Lies {
    const RICH: u16 = 0x3F00;

    fn rich(&mut self, tile: usize, dollar: bool) {
        self.0[tile & 63] = if dollar { Lies::RICH } else { 0 };
    }

    fn build(&mut self, tile: usize, roads: u8, covered_dollars: bool) {
        let lies = &mut self.0[tile & 63];
        *lies = (*lies & if covered_dollars { Lies::RICH } else { 0 }) | u16::from(roads & 63);
    }

    fn roads(&self, tile: usize) -> usize {
        usize::from(self.0[tile & 63] & 63)
    }

    /// What each tile is told by those beside it: the edges where a connection comes towards it and, eight bits further up,
    /// those across which lies a dollar sign that counts.
    fn told(&self, neighbours: &[[u8; 6]; TILES]) -> [u16; TILES] {
        // What lies on an edge is told across the edge opposite.
        let across = self.0.map(|lies| (lies & 0x0707) << 3 | (lies & 0x3838) >> 3);
        neighbours.map(|beside| {
            let edges = (0..).zip(beside);
            edges.fold(0, |told, (edge, beside)| told | across[usize::from(beside & 63)] & 0x0101 << edge)
        })
    }
}
