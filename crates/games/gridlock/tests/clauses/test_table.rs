//! A game on a table for tests: positions are made by playing notation, chance included.

use std::collections::VecDeque;

use cloverleaf_core::{Actor, Game, GameExt, Outcome, Say, Seat, Turn, Viewer};
use cloverleaf_gridlock::{Action, Gridlock, State, View};
use cloverleaf_words::english;

/// The rules for a set-up with options written as `places=long quick_trip=true`, or what is wrong.
pub(crate) fn set_up(seats: u8, options: &str) -> Result<Gridlock, String> {
    cloverleaf_testkit::game(seats, options).map_err(|error| english().say(&error.message))
}

/// What chance will deal. Whatever is not said comes in the order of the decks and kinds.
pub(crate) struct Deal {
    seats: u8,
    options: String,
    starts: Vec<&'static str>,
    cards: Vec<(usize, Vec<&'static str>)>,
    roads: Vec<(&'static str, &'static str)>,
    tiles: Vec<(usize, Vec<&'static str>)>,
}

const STARTS: [&str; 4] = ["copley-square", "harvard", "fenway-park", "north-end"];

/// Where seats without a plan place in the opening round: a far corner, joined to nothing.
const CORNER: [&str; 4] = ["J7", "K6", "I7", "G8"];

impl Deal {
    pub(crate) fn new(seats: u8, options: &str) -> Deal {
        let options = options.to_owned();
        Deal {
            seats,
            options,
            starts: STARTS.to_vec(),
            cards: Vec::new(),
            roads: Vec::new(),
            tiles: Vec::new(),
        }
    }

    /// The starting cards, by seat.
    pub(crate) fn starts(mut self, starts: &[&'static str]) -> Deal {
        self.starts = starts.to_vec();
        self
    }

    /// The secret cards of a seat.
    pub(crate) fn cards(mut self, seat: usize, cards: &[&'static str]) -> Deal {
        self.cards.push((seat, cards.to_vec()));
        self
    }

    /// The next tiles a seat draws.
    pub(crate) fn tiles(mut self, seat: usize, tiles: &[&'static str]) -> Deal {
        self.tiles.push((seat, tiles.to_vec()));
        self
    }

    /// Tiles that seat 1 places before the test begins.
    pub(crate) fn roads(mut self, roads: &[(&'static str, &'static str)]) -> Deal {
        self.roads = roads.to_vec();
        self
    }

    /// Everything is dealt; the first player, seat 1, is to place.
    pub(crate) fn opening(&self) -> TestTable {
        let game = set_up(self.seats, &self.options).expect(&self.options);
        let mut table = TestTable { state: game.start(), game, draws: Default::default() };
        let kind = |tile: &str| tile.parse::<cloverleaf_gridlock::Tile>().expect(tile).kind().expect(tile);
        table.draws[0].extend(self.roads.iter().map(|(_, tile)| kind(tile).tile().to_string()));
        for (seat, tiles) in &self.tiles {
            table.draws[seat - 1].extend(tiles.iter().map(|tile| kind(tile).tile().to_string()));
        }
        for (seat, start) in (1..=self.seats).zip(&self.starts) {
            table.draw(&format!("card {seat} {start}"));
        }
        for seat in 1..=self.seats {
            let planned = self.cards.iter().find(|(planned, _)| *planned == usize::from(seat));
            for card in planned.iter().flat_map(|(_, cards)| cards) {
                table.draw(&format!("card {seat} {card}"));
            }
            while table.next_is(&format!("card {seat} ")) {
                table.draw_first();
            }
        }
        table.deal_on();
        table
    }

    /// The opening round is over and the roads are laid; it is seat 1's turn.
    pub(crate) fn table(&self) -> TestTable {
        let mut table = self.opening();
        let mut roads = self.roads.iter().map(|(space, tile)| format!("place {space} {tile}"));
        match roads.next() {
            Some(place) => _ = table.play(&place),
            None => table.place_in_the_corner(),
        }
        while table.state.turns < self.seats.into() {
            table.place_in_the_corner();
        }
        while roads.len() > 0 {
            table.play(if table.game.options().quick_trip { "" } else { "build" });
            for place in roads.by_ref().take(2) {
                table.play(&place);
            }
            table.play(&"end;".repeat(self.seats.into()));
        }
        table
    }
}

/// A set-up and a position in it.
#[derive(Clone)]
pub(crate) struct TestTable {
    pub(crate) game: Gridlock,
    pub(crate) state: State,
    draws: [VecDeque<String>; 4],
}

impl TestTable {
    /// Nothing has been drawn yet.
    pub(crate) fn new(seats: u8, options: &str) -> TestTable {
        let game = set_up(seats, options).expect(options);
        TestTable { state: game.start(), game, draws: Default::default() }
    }

    pub(crate) fn seat(&self) -> Seat {
        match self.game.turn(&self.state) {
            Turn::Seat(seat) => seat,
            turn => panic!("no seat is to move but {turn:?}"),
        }
    }

    /// Plays these actions, parted by semicolons, for whoever is to move, and draws what is due.
    pub(crate) fn play(&mut self, actions: &str) -> &mut TestTable {
        for text in actions.split(';').map(str::trim).filter(|text| !text.is_empty()) {
            let seat = self.seat();
            self.play_for(seat.number(), text);
        }
        self
    }

    /// Plays one action for this seat, and draws what is due.
    pub(crate) fn play_for(&mut self, seat: u8, text: &str) -> &mut TestTable {
        let seat = Seat::numbered(seat.into()).expect("a seat");
        let action: Action = text.parse().expect(text);
        let played = self.game.play(&mut self.state, Actor::Seat(seat), action);
        played.unwrap_or_else(|refused| panic!("'{text}' is refused: {refused}"));
        self.deal_on();
        self
    }

    /// Chance draws this.
    pub(crate) fn draw(&mut self, text: &str) -> &mut TestTable {
        let action: Action = text.parse().expect(text);
        let played = self.game.play(&mut self.state, Actor::Chance, action);
        played.unwrap_or_else(|refused| panic!("'{text}' is refused: {refused}"));
        self
    }

    /// What chance may draw, with weights.
    pub(crate) fn chance(&self) -> Vec<(String, u32)> {
        let mut outcomes = Vec::new();
        self.game.chance(&self.state, &mut outcomes);
        outcomes.iter().map(|(action, weight)| (action.to_string(), *weight)).collect()
    }

    fn next_is(&self, prefix: &str) -> bool {
        self.chance().first().is_some_and(|(text, _)| text.starts_with(prefix))
    }

    fn draw_first(&mut self) {
        let first = self.chance()[0].0.clone();
        self.draw(&first);
    }

    /// Draws tiles as planned, and otherwise the first there is, until a seat is to act.
    pub(crate) fn deal_on(&mut self) {
        while self.game.turn(&self.state) == Turn::Chance {
            let seat = self.state.to_act;
            let planned = self.draws[seat.index()].front().filter(|_| self.next_is("tile ")).cloned();
            match planned {
                Some(tile) => {
                    self.draws[seat.index()].pop_front();
                    self.draw(&format!("tile {seat} {tile}"));
                }
                None => self.draw_first(),
            }
        }
    }

    fn place_in_the_corner(&mut self) {
        let corner = CORNER[self.state.turns as usize];
        let place = self.legal().into_iter().find(|text| text.starts_with(&format!("place {corner} N.SE")));
        let any = self.legal().into_iter().find(|text| text.starts_with(&format!("place {corner} ")));
        self.play(&place.or(any).expect("the corner is free"));
    }

    /// The clause that refuses this and what is to blame. Nothing may have changed.
    pub(crate) fn refusal(&self, text: &str) -> (&'static str, String) {
        let actor = self.game.turn(&self.state).seats().lowest().map_or(Actor::Chance, Actor::Seat);
        self.refusal_of(actor, text)
    }

    pub(crate) fn refusal_of(&self, actor: Actor, text: &str) -> (&'static str, String) {
        let mut state = self.state.clone();
        let action: Action = text.parse().expect(text);
        let refused = self.game.play(&mut state, actor, action).expect_err(text);
        assert_eq!(state, self.state, "the refused '{text}' changed something");
        if let Actor::Seat(seat) = actor {
            assert!(!self.legal_of(seat).contains(&text.to_owned()), "'{text}' is listed and refused");
        }
        let said = english().say(&refused.message());
        assert!(!said.is_empty() && !said.ends_with('.'), "{said}");
        (refused.clause(), refused.at().unwrap_or_default())
    }

    pub(crate) fn refuses(&self, text: &str, clause: &str, at: &str) {
        assert_eq!(self.refusal(text), (clause, at.to_owned()), "{text}");
    }

    pub(crate) fn legal_of(&self, seat: Seat) -> Vec<String> {
        let mut actions = Vec::new();
        self.game.legal(&self.state, seat, &mut actions);
        actions.iter().map(ToString::to_string).collect()
    }

    /// What the seat to move may do, as text.
    pub(crate) fn legal(&self) -> Vec<String> {
        self.legal_of(self.seat())
    }

    /// The listed actions that start so.
    pub(crate) fn listed(&self, prefix: &str) -> Vec<String> {
        self.legal().into_iter().filter(|text| text.starts_with(prefix)).collect()
    }

    /// The spaces the seat to move can stop on, sorted.
    pub(crate) fn stops(&self) -> Vec<String> {
        let mut stops: Vec<_> = self.listed("stop ").iter().map(|text| text[5..].to_owned()).collect();
        stops.sort();
        stops
    }

    pub(crate) fn allows(&self, text: &str) {
        assert!(self.legal().contains(&text.to_owned()), "'{text}' is not listed");
        let action = text.parse().expect(text);
        assert_eq!(self.game.permit(&self.state, Actor::Seat(self.seat()), action), Ok(()), "{text}");
    }

    pub(crate) fn view(&self, viewer: Viewer) -> View {
        self.game.view(&self.state, viewer)
    }

    pub(crate) fn open_view(&self) -> View {
        self.view(Viewer::Spectator)
    }

    /// The space a seat's car stands on.
    pub(crate) fn car(&self, seat: usize) -> String {
        self.open_view().cars[seat - 1].expect("the cars are on the board").to_string()
    }

    pub(crate) fn scores(&self) -> Vec<i32> {
        self.game.scores(&self.state).as_slice().to_vec()
    }

    pub(crate) fn outcome(&self) -> Option<Outcome> {
        self.game.outcome(&self.state)
    }

    /// Ranks and reason, once it is over.
    pub(crate) fn result(&self) -> (Vec<u8>, &'static str) {
        let outcome = self.outcome().expect("the game is over");
        assert_eq!(self.game.turn(&self.state), Turn::Over);
        (outcome.ranks.as_slice().to_vec(), outcome.reason)
    }
}
