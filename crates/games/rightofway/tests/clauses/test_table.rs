//! A game on a table for tests: positions are made by playing notation, whoever is to act.

use cloverleaf_core::{Actor, Figure, Game, GameExt, Outcome, Random, Say, Seat, SplitMix, Turn, Viewer};
use cloverleaf_rightofway::{Action, Place, RightOfWay, State, View};
use cloverleaf_words::english;

/// A set-up and a position in it.
#[derive(Clone)]
pub(crate) struct TestTable {
    pub(crate) game: RightOfWay,
    pub(crate) state: State,
}

/// The rules for a set-up with options written as `city=laid turn_limit=9`, or what is wrong with it.
pub(crate) fn set_up(seats: u8, options: &str) -> Result<RightOfWay, String> {
    cloverleaf_testkit::game(seats, options).map_err(|error| english().say(&error.message))
}

/// Two-connection tiles for whoever shall begin, and three-connection tiles for the other.
pub(crate) const LOW: &str = "N.S N.S N.S N.S N.S";
pub(crate) const HIGH: &str = "N.NE.SE N.NE.SE N.NE.SE N.NE.SE N.NE.SE";
/// The neighbours of the centre, those that would be rich otherwise.
pub(crate) const AROUND: &str = "0,-1 -1,1 -1,0 0,1";

impl TestTable {
    pub(crate) fn new(options: &str) -> TestTable {
        let game = set_up(2, options).expect(options);
        TestTable { state: game.start(), game }
    }

    /// A hexagon whose western half is rich: dollars on the first thirty places by q, then r, but none on
    /// these. Seat 1 and 2 get these hands.
    pub(crate) fn dealt(options: &str, poor: &str, one: &str, two: &str) -> TestTable {
        let mut table = TestTable::new(options);
        let poor: Vec<_> = poor.split_whitespace().collect();
        for _ in 0..30 {
            let mut marks = table.chances().into_iter().map(|(text, _)| text);
            let next = marks.find(|text| !poor.contains(&&text["dollar ".len()..])).expect("enough places");
            table.play(&next);
        }
        for (seat, hand) in [(1, one), (2, two)] {
            hand.split_whitespace().for_each(|tile| table.play(&format!("draw {seat} {tile}")));
        }
        table
    }

    /// The ordinary table: seat 1 begins, everything east of the centre is poor.
    pub(crate) fn ready() -> TestTable {
        TestTable::dealt("", "", LOW, HIGH)
    }

    pub(crate) fn actor(&self) -> Actor {
        match self.game.turn(&self.state) {
            Turn::Seat(seat) => Actor::Seat(seat),
            _ => Actor::Chance,
        }
    }

    /// Whose number is up: 1, 2, or 0 for chance.
    pub(crate) fn to_act(&self) -> u8 {
        match self.actor() {
            Actor::Seat(seat) => seat.number(),
            Actor::Chance => 0,
        }
    }

    /// Plays these actions, parted by semicolons, for whoever is to act.
    pub(crate) fn play(&mut self, actions: &str) {
        for text in actions.split(';').map(str::trim).filter(|text| !text.is_empty()) {
            let action: Action = text.parse().expect(text);
            let actor = self.actor();
            let played = self.game.play(&mut self.state, actor, action);
            played.unwrap_or_else(|refused| panic!("'{text}' is refused: {refused}"));
        }
    }

    /// The clause that refuses this, what is to blame and how it is said. Nothing may have changed.
    pub(crate) fn refusal(&self, text: &str) -> (&'static str, String, String) {
        let mut state = self.state.clone();
        let action: Action = text.parse().expect(text);
        let refused = self.game.play(&mut state, self.actor(), action).expect_err(text);
        assert_eq!(state, self.state, "the refused '{text}' changed something");
        assert!(!self.legal().contains(&text.to_owned()), "'{text}' is listed and refused");
        let said = english().say(&refused.message());
        assert!(!said.is_empty() && !said.ends_with('.') && !said.starts_with(char::is_uppercase), "{said}");
        (refused.clause(), refused.at().unwrap_or_default(), said)
    }

    pub(crate) fn refuses(&self, text: &str, clause: &str, at: &str) {
        let (named, blamed, said) = self.refusal(text);
        assert_eq!((named, blamed.as_str()), (clause, at), "{text}: {said}");
    }

    /// What the seat to act may do, as text; nothing if it is chance.
    pub(crate) fn legal(&self) -> Vec<String> {
        let mut actions = Vec::new();
        if let Actor::Seat(seat) = self.actor() {
            self.game.legal(&self.state, seat, &mut actions);
        }
        actions.iter().map(ToString::to_string).collect()
    }

    /// How many of the legal actions start with this word.
    pub(crate) fn count(&self, verb: &str) -> usize {
        self.legal().iter().filter(|text| text.split(' ').next() == Some(verb)).count()
    }

    pub(crate) fn allows(&self, text: &str) {
        assert!(self.legal().contains(&text.to_owned()), "'{text}' is not listed");
        let action = text.parse().expect(text);
        assert_eq!(self.game.permit(&self.state, self.actor(), action), Ok(()), "{text}");
    }

    pub(crate) fn chances(&self) -> Vec<(String, u32)> {
        let mut outcomes = Vec::new();
        self.game.chance(&self.state, &mut outcomes);
        outcomes.iter().map(|(action, weight)| (action.to_string(), *weight)).collect()
    }

    pub(crate) fn view(&self) -> View {
        self.game.view(&self.state, Viewer::Spectator)
    }

    /// A seat's hand, in notation.
    pub(crate) fn hand(&self, seat: usize) -> String {
        joined(&self.view().hands[seat - 1])
    }

    pub(crate) fn discards(&self, seat: usize) -> String {
        joined(&self.view().discards[seat - 1])
    }

    pub(crate) fn scores(&self) -> Vec<i32> {
        self.game.scores(&self.state).as_slice().to_vec()
    }

    /// Cost, profit and result of a placement.
    pub(crate) fn balance(&self, text: &str) -> [i64; 3] {
        self.figures(text, ["cost", "profit", "result"])
    }

    /// The figures of these names that an action is explained with.
    pub(crate) fn figures<const N: usize>(&self, text: &str, names: [&str; N]) -> [i64; N] {
        let told = self.game.explain(&self.state, Seat::at(0), text.parse().expect(text));
        names.map(|name| {
            let figure = told.figures.iter().find(|(named, _)| *named == name);
            match figure {
                Some((_, Figure::Number(number))) => *number,
                _ => panic!("'{text}' has no {name}"),
            }
        })
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

    /// One action at random by whoever is to act; none once the game is over.
    pub(crate) fn random_action(&self, random: &mut SplitMix) -> Option<Action> {
        let (mut actions, mut outcomes) = (Vec::new(), Vec::new());
        match self.game.turn(&self.state) {
            Turn::Seat(seat) => self.game.legal(&self.state, seat, &mut actions),
            _ => self.game.chance(&self.state, &mut outcomes),
        }
        actions.extend(outcomes.into_iter().map(|(action, _)| action));
        random.choose(&actions).copied()
    }

    /// One of the actions that are worth most; what chance does is worth the same.
    fn wanted_action(
        &self,
        worth: impl Fn(&TestTable, Action) -> i64,
        random: &mut SplitMix,
    ) -> Option<Action> {
        let Turn::Seat(seat) = self.game.turn(&self.state) else { return self.random_action(random) };
        let mut actions = Vec::new();
        self.game.legal(&self.state, seat, &mut actions);
        let worths: Vec<_> = actions.iter().map(|action| worth(self, *action)).collect();
        let most = worths.iter().copied().max()?;
        let mut best = actions.into_iter().zip(worths).filter(|(_, worth)| *worth == most);
        let best: Vec<_> = best.by_ref().map(|(action, _)| action).collect();
        random.choose(&best).copied()
    }
}

fn joined(tiles: &cloverleaf_rightofway::Tiles) -> String {
    tiles.iter().map(|kind| kind.to_string()).collect::<Vec<_>>().join(" ")
}

pub(crate) fn place(text: &str) -> Place {
    text.parse().expect(text)
}

/// Plays so many whole games at random and shows every step: the table before, the action, the table after.
pub(crate) fn watch(options: &str, games: u64, see: impl FnMut(&TestTable, Action, &TestTable)) {
    watch_those_who_want(options, games, |_, _| 0, see);
}

/// The same with players who want something: of what is legal they take what is worth most to them.
pub(crate) fn watch_those_who_want(
    options: &str,
    games: u64,
    worth: impl Fn(&TestTable, Action) -> i64,
    mut see: impl FnMut(&TestTable, Action, &TestTable),
) {
    for seed in 0..games {
        let mut random = SplitMix::new(seed);
        let mut table = TestTable::new(options);
        while let Some(action) = table.wanted_action(&worth, &mut random) {
            let mut after = table.clone();
            after.game.play(&mut after.state, table.actor(), action).expect("what is listed is legal");
            see(&table, action, &after);
            table = after;
        }
        assert!(table.outcome().is_some(), "whoever is to act can act");
    }
}
