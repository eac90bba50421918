//! What a seat sees.

use cloverleaf_core::{Game, MAX_SEATS, Seat};
use cloverleaf_gridlock::{Colour, Gridlock, KINDS, Kind, SpaceSet, State, Terrain, View};

use super::{MOST_COLUMN, MOST_HALF_ROW, SEATS, SIDES, round_the_table};
use crate::{Layout, Number, Part};

/// The most destinations a board can have.
const DESTINATIONS: usize = 32;

/// The phases, in the order of [`cloverleaf_gridlock::Phase`].
const PHASES: [&str; 13] = [
    "showing",
    "redrawing",
    "dealing",
    "handing",
    "choosing",
    "racing",
    "opening",
    "undeclared",
    "building",
    "driving",
    "tripping",
    "refilling",
    "over",
];

pub(super) fn layout(game: &Gridlock) -> Layout {
    Layout { parts: vec![table(), players(), kinds(), destinations(), spaces(game)] }
}

fn table() -> Part {
    let mut part = Part::new("table", 1, "The game as a whole.");
    for name in PHASES {
        part = part.flag(name, "Whether the game is in the phase of this name.");
    }
    for seat in SEATS {
        part = part.flag(format!("{seat}_turn"), "Whether it is this seat's turn, or this seat draws.");
    }
    for seat in SEATS {
        part = part
            .flag(format!("{seat}_won"), "Whether this seat has won. The others may still have a last lap.");
    }
    part.with("left", 4, "How many actions or stops are left in this turn.")
        .with("turns", Number::MAX, "How many turns are finished, by all seats together.")
        .flag("limited", "Whether the game ends after a number of turns.")
        .with("turns_left", Number::MAX, "How many turns are left until then; 0 if there is no such end.")
        .with("pile", 64, "How many tiles are in the draw pile.")
        .with("seats", 4, "How many seats there are.")
        .with("cards", 6, "How many destinations each player has to reach in all.")
        .flag("cube_at_start", "Whether a cube lies on the place where a player starts.")
        .flag("quick_trip", "Whether turns are of three actions, building and driving in any mix.")
        .flag("cones", "Whether there are cones.")
        .flag("congestion_rule", "Whether two cubes on a destination are a forced stop.")
        .flag("traffic_rule", "Whether another car is a forced stop.")
        .flag("last_lap", "Whether the others have one more turn each after somebody has won.")
}

fn players() -> Part {
    Part::new(
        "players",
        MAX_SEATS,
        "The players, the seat that looks first and then round the table; all 0 where nobody sits.",
    )
    .flag("sits", "Whether there is a player.")
    .flag("car", "Whether the car is on the board.")
    .with("column", MOST_COLUMN, "The column of the car's space, counted from 0 in the west.")
    .with(
        "half_row",
        MOST_HALF_ROW,
        "The half-row of the car's space, counted from the north as the board's file does.",
    )
    .with("to_reach", 6, "How many destinations the player still has to reach.")
    .with("reached", 6, "How many destinations the player has reached.")
    .with("tiles", 2, "How many tiles the player holds.")
    .flag("duck_boat", "Whether the car is the duck boat, to which rivers are open.")
    .flag("park_ranger", "Whether the car is the park ranger's, to which some parks are open.")
    .flag("emergency", "Whether the car is the emergency services', which has no forced stop.")
    .flag("construction", "Whether the car is the construction vehicle, which is a cone to the others.")
}

fn kinds() -> Part {
    Part::new("kinds", KINDS, "The kinds of tiles, in the order of the rules' list.")
        .with("hand", 2, "How many the seat that looks holds.")
        .with("unseen", 8, "How many are in the draw pile or in the others' hands.")
        .with("discarded", 8, "How many are in the discard pile.")
}

fn destinations() -> Part {
    let about = "The destinations, in the order of the board's list; all 0 beyond the last.";
    let mut part = Part::new("destinations", DESTINATIONS, about)
        .flag("exists", "Whether the board has so many destinations.")
        .with("column", MOST_COLUMN, "The column of its space, counted from 0 in the west.")
        .with(
            "half_row",
            MOST_HALF_ROW,
            "The half-row of its space, counted from the north as the board's file does.",
        )
        .flag("held", "Whether the seat that looks still has to reach it.")
        .flag("within_reach", "Whether the own car could make its next stop there.");
    for seat in SEATS {
        part = part.flag(format!("{seat}_start"), "Whether this seat started there.");
    }
    for seat in SEATS {
        part = part.flag(format!("{seat}_scored"), "Whether this seat had to reach it and has.");
    }
    for seat in SEATS {
        let meaning =
            "Whether this seat stopped there for nothing, which shows that it does not have to reach it.";
        part = part.flag(format!("{seat}_ruled_out"), meaning);
    }
    part
}

/// Where the columns of a space are that not every space has.
const CONE: usize = 16;
const ZONE: usize = 17;
const FORCED: usize = 18;
const REACH: usize = 19;
const CARS: usize = 20;
const HELD: usize = 24;
const CUBES: usize = 25;
const SPACE: usize = 26;

fn spaces(game: &Gridlock) -> Part {
    let about = "The spaces of the board, column by column from the west, each from the north.";
    let mut part = Part::new("spaces", game.board().spaces().len(), about)
        .with("column", MOST_COLUMN, "Its column, counted from 0 in the west.")
        .with("half_row", MOST_HALF_ROW, "Its half-row, counted from the north as the board's file does; neighbours in a column lie two apart, those in the next column one.")
        .flag("empty", "Whether tiles can be placed on it.")
        .flag("destination", "Whether it is a destination.")
        .flag("river", "Whether it is river.")
        .flag("closed_park", "Whether it is a park that is closed to all cars.")
        .flag("park", "Whether it is a park that is open to the park ranger.")
        .flag("tunnel", "Whether it is a tunnel, joined to all other tunnels.");
    for side in SIDES {
        part = part.flag(
            side,
            "Whether it is open to this side for every car: by the roads of its tile, or by itself.",
        );
    }
    part = part
        .flag("rotary", "Whether its tile is a rotary.")
        .flag("tile", "Whether there is a tile on it.")
        .flag("cone", "Whether there is a cone on it.")
        .flag("zone", "Whether it is in a construction zone, where the seat that looks may neither turn nor remove a tile.")
        .flag("forced_stop", "Whether the own car must stop there when it comes by.")
        .flag("within_reach", "Whether the own car could make its next stop there.");
    for seat in SEATS {
        part = part.flag(format!("{seat}_car"), "Whether this seat's car stands on it.");
    }
    part.flag("held", "Whether it is a destination that the seat that looks still has to reach.").with(
        "cubes",
        4,
        "How many cubes lie on it.",
    )
}

pub(super) fn write(game: &Gridlock, view: &View, seat: Seat, out: &mut [Number]) {
    let mut rest = out;
    let mut next = |part: usize| {
        let (here, after) = core::mem::take(&mut rest).split_at_mut(part);
        rest = after;
        here
    };
    // Everything but own hand and cards is open, and what is not shown stays out of the position.
    let shown = game.shown(view);
    let reach = game.reach(&shown, seat);
    write_table(game, view, &shown, seat, next(TABLE));
    write_players(game, view, &shown, seat, next(MAX_SEATS * PLAYER));
    write_kinds(&shown, seat, next(KINDS * KIND));
    write_destinations(game, &shown, seat, reach, next(DESTINATIONS * DESTINATION));
    write_spaces(game, &shown, seat, reach, next(game.board().spaces().len() * SPACE));
    assert!(rest.is_empty(), "an observation is as long as its layout");
}

const TABLE: usize = 13 + 2 * MAX_SEATS + 13;
const PLAYER: usize = 11;
const KIND: usize = 3;
const DESTINATION: usize = 5 + 3 * MAX_SEATS;

/// A count that stops at the largest number.
fn capped(count: u32) -> Number {
    Number::try_from(count).unwrap_or(Number::MAX)
}

fn write_table(game: &Gridlock, view: &View, shown: &State, seat: Seat, out: &mut [Number]) {
    let (phases, rest) = out.split_at_mut(PHASES.len());
    let (turns, rest) = rest.split_at_mut(MAX_SEATS);
    let (winners, rest) = rest.split_at_mut(MAX_SEATS);
    phases.fill(0);
    phases[shown.phase as usize] = 1;
    turns.fill(0);
    winners.fill(0);
    for (after, other) in round_the_table(game, seat).enumerate() {
        turns[after] = Number::from(shown.to_act == other);
        winners[after] = Number::from(shown.winner == Some(other));
    }
    let options = game.options();
    rest.copy_from_slice(&[
        Number::from(shown.left),
        capped(shown.turns),
        Number::from(options.turn_limit.is_some()),
        options.turn_limit.map_or(0, |limit| capped(limit.saturating_sub(shown.turns))),
        Number::from(view.pile_size),
        Number::from(game.seats()),
        options.places.cards() as Number,
        Number::from(options.places.cube_at_start()),
        Number::from(options.quick_trip),
        Number::from(game.has_cones()),
        Number::from(options.congestion_rule),
        Number::from(options.traffic_rule),
        Number::from(options.last_lap),
    ]);
}

fn write_players(game: &Gridlock, view: &View, shown: &State, seat: Seat, out: &mut [Number]) {
    out.fill(0);
    let (rows, _) = out.as_chunks_mut::<PLAYER>();
    let special = game.options().special_cars;
    for (other, row) in round_the_table(game, seat).zip(rows) {
        let player = shown.player(other);
        row[0] = 1;
        if let Some(car) = player.car {
            let (column, half_row) = game.board().doubled(car.into());
            row[1..4].copy_from_slice(&[1, column, half_row]);
        }
        let count = |counts: &[u8]| counts.get(other.index()).copied().unwrap_or(0).into();
        row[4..7].copy_from_slice(&[
            count(&view.card_counts),
            player.scored.len() as Number,
            count(&view.hand_sizes),
        ]);
        row[7 + ability(game.colour(other))] = Number::from(special);
    }
}

/// Which of the special cars this colour's is, in the order of the columns.
fn ability(colour: Colour) -> usize {
    match colour {
        Colour::Blue => 0,
        Colour::Green => 1,
        Colour::Red => 2,
        Colour::Yellow => 3,
    }
}

fn write_kinds(shown: &State, seat: Seat, out: &mut [Number]) {
    let (rows, _) = out.as_chunks_mut::<KIND>();
    let (unseen, mut hand) = (shown.unseen(), [0; KINDS]);
    shown.player(seat).hand.kinds().for_each(|kind: Kind| hand[kind.index()] += 1);
    for (kind, row) in rows.iter_mut().enumerate() {
        *row = [hand[kind], unseen[kind].into(), shown.discard[kind].into()];
    }
}

fn write_destinations(game: &Gridlock, shown: &State, seat: Seat, reach: SpaceSet, out: &mut [Number]) {
    out.fill(0);
    let (rows, _) = out.as_chunks_mut::<DESTINATION>();
    let held = shown.player(seat).cards;
    for ((card, place), row) in game.board().destinations().iter().enumerate().zip(rows.iter_mut()) {
        let (column, half_row) = game.board().doubled(place.space);
        let flags = [held.contains(card), reach.contains(place.space)].map(Number::from);
        row[..5].copy_from_slice(&[1, column, half_row, flags[0], flags[1]]);
    }
    for (after, other) in round_the_table(game, seat).enumerate() {
        let player = shown.player(other);
        if let Some(start) = player.start {
            rows[usize::from(start)][5 + after] = 1;
        }
        player.scored.iter().for_each(|card| rows[card][5 + MAX_SEATS + after] = 1);
        player.ruled_out.iter().for_each(|card| rows[card][5 + 2 * MAX_SEATS + after] = 1);
    }
}

/// The bits of every byte, the lowest first.
static FLAGS: [[Number; 8]; 256] = {
    let mut flags = [[0; 8]; 256];
    let mut bits = 0;
    while bits < flags.len() * 8 {
        flags[bits / 8][bits % 8] = ((bits / 8) >> (bits % 8) & 1) as Number;
        bits += 1;
    }
    flags
};

fn write_spaces(game: &Gridlock, shown: &State, seat: Seat, reach: SpaceSet, out: &mut [Number]) {
    let (rows, _) = out.as_chunks_mut::<SPACE>();
    for (space, row) in rows.iter_mut().enumerate() {
        *row = [0; SPACE];
        let ground = game.board().ground(space);
        (row[0], row[1]) = game.board().doubled(space);
        row[2 + terrain(ground)] = 1;
        // Above the bits of a tile one for there being a tile.
        let bits = shown.tile(space).map_or(ground.open_sides().bits(), |tile| tile.bits() | 1 << 7);
        row[8..16].copy_from_slice(&FLAGS[usize::from(bits)]);
    }
    let mut mark =
        |spaces: SpaceSet, column: usize| spaces.into_iter().for_each(|space| rows[space][column] = 1);
    mark(shown.cones, CONE);
    mark(game.construction_zone(shown, seat), ZONE);
    mark(game.forced_stops(shown, seat), FORCED);
    mark(reach, REACH);
    let places = game.board().destinations();
    mark(shown.player(seat).cards.iter().map(|card| places[card].space).collect(), HELD);
    for (after, other) in round_the_table(game, seat).enumerate() {
        mark(SpaceSet::of(shown.player(other).car_space()), CARS + after);
    }
    for other in round_the_table(game, seat) {
        for card in game.cubes(shown, other).iter() {
            rows[places[card].space][CUBES] += 1;
        }
    }
}

/// What a space is, in the order of the columns.
fn terrain(ground: Terrain) -> usize {
    match ground {
        Terrain::Empty => 0,
        Terrain::Destination => 1,
        Terrain::River => 2,
        Terrain::Park { ranger: false } => 3,
        Terrain::Park { ranger: true } => 4,
        Terrain::Tunnel(_) => 5,
    }
}
