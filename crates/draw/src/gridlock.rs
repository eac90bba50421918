//! Gridlock: the city with its roads, and the seats beside it.

mod city;
mod icons;
mod layout;
mod panel;
mod pieces;
mod pins;
mod roads;
mod sketch;

use cloverleaf_core::{MAX_SEATS, Message, Say};
use cloverleaf_gridlock::{Action, Board, Colour, Gridlock, Phase, Space, SpaceSet, Tile, View};

use crate::sheet::{Sheet, emblem};
use crate::words::{sentence, who};
use crate::{Drawn, Look, Picture, SeatColour, Sketch, Theme, Touched};
use layout::Layout;

impl Drawn for Gridlock {
    fn draw(view: &View, look: &Look, words: &dyn Say) -> Picture {
        let board = board(view);
        let plan = Layout::new(&board);
        let mut sheet = Sheet::new(look, words);
        city::draw(&mut sheet, &plan, view);
        pieces::draw(&mut sheet, &plan, view);
        if !look.bare {
            panel::draw(&mut sheet, &plan, view);
        }
        let about = format!("{}. {}.", status(view, words), words.say(&tally(view)));
        sheet.finish(plan.size(look.bare), &words.say(&title(&board)), &about)
    }

    fn emblem(piece: &str, _seat: u8, theme: Theme, _words: &dyn Say) -> Option<String> {
        if let Some(card) = piece.strip_prefix("card-") {
            return Some(pins::card(card));
        }
        let tile: Tile = piece.parse().ok()?;
        let half = layout::RADIUS + 2.0;
        Some(emblem((2.0 * half, 2.0 * half), roads::tile(theme.palette(), tile).at((half, half))))
    }

    fn place_id(notation: &str) -> Option<String> {
        notation.parse().ok().map(space_id)
    }

    fn touch(action: Action, touched: &mut Touched) {
        let (space, tile) = match action {
            Action::Place(space, tile) | Action::Rotate(space, tile) => (space, Some(tile)),
            Action::Remove(space) | Action::Cone(space) | Action::Clear(space) | Action::Stop(space) => {
                (space, None)
            }
            Action::Card(..) | Action::Tile(..) | Action::First(_) => return,
            Action::Build | Action::Drive | Action::End => return,
        };
        touched.place(format_args!("space-{space}"));
        if let Some(tile) = tile {
            touched.piece(format_args!("{tile}"));
        }
    }

    fn names(view: &View, _words: &dyn Say) -> Vec<(String, String)> {
        let board = board(view);
        let named = board.destinations().iter();
        let spaces =
            named.clone().map(|place| (board.spaces()[place.space].to_string(), place.title.clone()));
        spaces.chain(named.map(|place| (place.name.to_string(), place.title.clone()))).collect()
    }

    fn sketch(view: &View, words: &dyn Say) -> Sketch {
        sketch::draw(view, &board(view), words)
    }
}

/// The id of a space.
fn space_id(space: Space) -> String {
    format!("space-{space}")
}

fn title(board: &Board) -> Message {
    Message::new("gb-seen-title").text("board", board.title())
}

/// The city of a view. A view whose board nobody can read is drawn on the default one, which is
/// better than nothing.
fn board(view: &View) -> Board {
    let read = || Board::from_document(&cloverleaf_document::read(&view.board).ok()?).ok();
    let board = if view.board.contains('\n') { read() } else { Board::named(&view.board).ok() };
    board.unwrap_or_default()
}

/// The seats of a view. It may be forged, so no more than can sit at a table.
fn seats(view: &View) -> impl Iterator<Item = u8> {
    (1u8..).take(view.cars.len().min(MAX_SEATS))
}

/// The cars on the board, with their seats.
fn cars(view: &View) -> impl Iterator<Item = (u8, Space)> {
    seats(view).zip(&view.cars).filter_map(|(seat, &car)| Some((seat, car?)))
}

/// Whether the view is waiting for this seat alone: not while all race, the lot is drawn or all is over.
fn acts(view: &View, seat: u8) -> bool {
    view.to_act == seat && !matches!(view.phase, Phase::Over | Phase::Racing | Phase::Choosing)
}

/// GB-5.6, GB-10.4: the spaces of all construction zones, around cones and the construction vehicle.
fn zone(view: &View, board: &Board) -> SpaceSet {
    let is_vehicle = |seat: u8| view.special_cars && paint(view, seat) == SeatColour::Yellow;
    let vehicle = cars(view).filter(|&(seat, _)| is_vehicle(seat)).map(|(_, car)| car);
    let middles = view.cones.iter().copied().chain(vehicle).filter_map(|name| board.find(name));
    middles.fold(SpaceSet::EMPTY, |zone, middle| zone | board.zone(middle))
}

/// The paint for a seat, by its number.
fn paint(view: &View, seat: u8) -> SeatColour {
    let index = usize::from(seat).saturating_sub(1);
    match view.colours.get(index) {
        Some(Colour::Blue) => SeatColour::Blue,
        Some(Colour::Green) => SeatColour::Green,
        Some(Colour::Red) => SeatColour::Red,
        Some(Colour::Yellow) => SeatColour::Yellow,
        None => SeatColour::of_seat(index),
    }
}

/// Who is to do what.
fn status(view: &View, words: &dyn Say) -> String {
    let key = match view.phase {
        Phase::Showing | Phase::Redrawing => "gb-seen-start-card",
        Phase::Dealing => "gb-seen-secret-card",
        Phase::Handing | Phase::Refilling => "gb-seen-draws-tile",
        Phase::Choosing => "gb-seen-first",
        Phase::Racing => "gb-seen-race",
        Phase::Opening => "gb-seen-places-tile",
        Phase::Undeclared => "gb-seen-builds-or",
        Phase::Building => "gb-seen-builds",
        Phase::Driving => "gb-seen-drives",
        Phase::Tripping => "gb-seen-moves",
        Phase::Over if view.winner.is_some() => "gb-seen-won",
        Phase::Over => "seen-over",
    };
    let seat = view.winner.filter(|_| view.phase == Phase::Over).unwrap_or(view.to_act);
    let status = Message::new(key).with("who", who(seat, paint(view, seat)));
    sentence(&words.say(&status.with("left", view.left)))
}

fn tally(view: &View) -> Message {
    Message::new("gb-seen-tally")
        .with("turn", view.turns.saturating_add(1))
        .with("pile", view.pile_size)
        .with("gone", view.discard.len())
}

/// A seat's line in words: how far it has come.
fn progress(view: &View, seat: u8) -> Message {
    let index = usize::from(seat) - 1;
    let scored = view.scored.get(index).into_iter().flatten().count();
    let cards = scored + view.card_counts.get(index).map_or(0, |&cards| cards.into());
    let tiles = view.hand_sizes.get(index).copied().unwrap_or(0);
    Message::new("gb-seen-progress").with("done", scored).with("all", cards).with("tiles", tiles)
}

/// What a seat holds, as far as the viewer may know it: its tiles and its cards.
fn holding(view: &View, seat: u8) -> Option<(Vec<String>, Vec<String>)> {
    let texts = |hand: &[cloverleaf_gridlock::Tile], cards: &[cloverleaf_gridlock::Name]| {
        (hand.iter().map(ToString::to_string).collect(), cards.iter().map(ToString::to_string).collect())
    };
    match &view.opened {
        Some(opened) => opened.get(usize::from(seat) - 1).map(|holding| texts(&holding.hand, &holding.cards)),
        None => (view.viewer == Some(seat)).then(|| texts(&view.hand, &view.cards)),
    }
}
