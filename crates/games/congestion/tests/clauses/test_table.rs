//! A game on a table for tests: positions are made by playing notation, whoever's turn it is.

use cloverleaf_congestion::{Action, Congestion, Direction, State, View};
use cloverleaf_core::{Actor, Game, GameExt, Outcome, Say, Seat, Turn, Viewer};
use cloverleaf_words::english;

/// A set-up and a position in it.
pub(crate) struct TestTable {
    pub(crate) game: Congestion,
    pub(crate) state: State,
}

/// The rules for a set-up with options written as `grid=3x2 cars=own`, or what is wrong with it.
pub(crate) fn set_up(seats: u8, options: &str) -> Result<Congestion, String> {
    cloverleaf_testkit::game(seats, options).map_err(|error| english().say(&error.message))
}

impl TestTable {
    pub(crate) fn new(seats: u8, options: &str) -> TestTable {
        let game = set_up(seats, options).expect(options);
        TestTable { state: game.start(), game }
    }

    pub(crate) fn seat(&self) -> Seat {
        match self.game.turn(&self.state) {
            Turn::Seat(seat) => seat,
            turn => panic!("no seat is to move but {turn:?}"),
        }
    }

    /// Plays these actions, one a line or parted by semicolons, for whoever is to move.
    pub(crate) fn play(&mut self, actions: &str) -> &mut TestTable {
        for text in actions.split([';', '\n']).map(str::trim).filter(|text| !text.is_empty()) {
            let seat = self.seat();
            let action: Action = text.parse().expect(text);
            let played = self.game.play(&mut self.state, Actor::Seat(seat), action);
            played.unwrap_or_else(|refused| panic!("'{text}' is refused: {refused}"));
        }
        self
    }

    /// The clause that refuses this and what is to blame. Nothing may have changed.
    pub(crate) fn refusal(&self, text: &str) -> (&'static str, String) {
        let mut state = self.state.clone();
        let action: Action = text.parse().expect(text);
        let refused = self.game.play(&mut state, Actor::Seat(self.seat()), action);
        let refused = refused.expect_err(text);
        assert_eq!(state, self.state, "the refused '{text}' changed something");
        assert!(!self.legal().contains(&text.to_owned()), "'{text}' is listed and refused");
        let said = english().say(&refused.message());
        assert!(!said.is_empty() && !said.ends_with('.'), "{said}");
        (refused.clause(), refused.at().unwrap_or_default())
    }

    pub(crate) fn refuses(&self, text: &str, clause: &str, at: &str) {
        assert_eq!(self.refusal(text), (clause, at.to_owned()), "{text}");
    }

    /// What the seat to move may do, as text.
    pub(crate) fn legal(&self) -> Vec<String> {
        let mut actions = Vec::new();
        self.game.legal(&self.state, self.seat(), &mut actions);
        actions.iter().map(ToString::to_string).collect()
    }

    pub(crate) fn allows(&self, text: &str) {
        assert!(self.legal().contains(&text.to_owned()), "'{text}' is not listed");
        let action = text.parse().expect(text);
        assert_eq!(self.game.permit(&self.state, Actor::Seat(self.seat()), action), Ok(()), "{text}");
    }

    pub(crate) fn view(&self) -> View {
        self.game.view(&self.state, Viewer::Spectator)
    }

    /// The cars of a lane by their first letters, head first.
    pub(crate) fn cars(&self, lane: &str) -> String {
        let cars = self.view().lanes.get(lane.parse().expect(lane)).expect("a lane of the board");
        cars.cars().map(|car| car.word().chars().next().expect("colours have words")).collect()
    }

    pub(crate) fn signal(&self, lane: &str) -> Option<&'static str> {
        self.view().signals.get(lane.parse().expect(lane)).map(Direction::word)
    }

    pub(crate) fn outcome(&self) -> Option<Outcome> {
        self.game.outcome(&self.state)
    }

    /// Rank and reason, once it is over.
    pub(crate) fn result(&self) -> (Vec<u8>, &'static str) {
        let outcome = self.outcome().expect("the game is over");
        assert_eq!(self.game.turn(&self.state), Turn::Over);
        (outcome.ranks.as_slice().to_vec(), outcome.reason)
    }
}
