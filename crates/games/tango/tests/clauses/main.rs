//! One test a clause, its id in the name. Positions come about by playing notation.

mod blocking;
mod city;
mod driving;
mod gas;
mod knowledge;
mod orders;
mod results;
mod routes;
mod signs;
mod table;
mod yielding;

use cloverleaf_core::{Actor, Game, GameExt, Refused, Say, Seat, Viewer};
use cloverleaf_tango::{Action, Notice, Options, Refusal, Shown, State, Tango};
use cloverleaf_words::english;

/// Clockwise round the edge: nobody meets anybody, everyone takes 9 steps.
const RING: [&str; 4] = ["EEEE SSSS", "SSSS WWWW", "WWWW NNNN", "NNNN EEEE"];

/// Signs that change nothing for those who stay on the edge, one for each traffic phase.
const FILL: [&str; 4] =
    ["sign C3 roundabout", "sign C2 roundabout", "sign B3 roundabout", "sign D3 roundabout"];

/// A game being played. Seat 1 starts in A1, seat 2 in E1, seat 3 in E5, seat 4 in A5.
struct Match {
    game: Tango,
    state: State,
}

impl Match {
    fn new() -> Match {
        Match::with_garnets(8)
    }

    fn with_garnets(starting_garnets: u8) -> Match {
        let mut start = Match::undrawn(starting_garnets);
        for lot in ["corner 1 A1", "corner 2 E1", "corner 3 E5"] {
            start.act(Actor::Chance, lot).expect("the lot may give this");
        }
        start
    }

    fn undrawn(starting_garnets: u8) -> Match {
        let options = Options { starting_garnets, ..Options::default() };
        let game = Tango::new(4, options).expect("four seats");
        let state = game.start();
        Match { game, state }
    }

    /// The second day, after these orders on the first.
    fn second_day(signs: [&str; 4]) -> Match {
        let mut next = Match::with_garnets(40);
        next.day(signs);
        next
    }

    /// The third day: these signs, then these routes driven on them.
    fn delivered(signs: [&str; 4], routes: [&str; 4]) -> Match {
        let mut next = Match::second_day(signs);
        next.deliver(routes);
        next
    }

    fn act(&mut self, actor: Actor, text: &str) -> Result<(), Refused<Refusal>> {
        let action: Action = text.parse().unwrap_or_else(|error| panic!("'{text}': {error}"));
        self.game.play(&mut self.state, actor, action)
    }

    /// Plays a seat's orders: parts divided by `|`, where a route is its directions, `!` after a rush.
    fn order(&mut self, seat: u8, orders: &str) {
        for text in orders.split('|').flat_map(|part| actions(part.trim())) {
            let played = self.act(actor(seat), &text);
            assert_eq!(played, Ok(()), "seat {seat}: '{text}' of '{orders}'");
        }
    }

    /// A whole day: everyone's orders, each sealed.
    fn day(&mut self, orders: [&str; 4]) {
        for (seat, orders) in (1..).zip(orders) {
            self.order(seat, orders);
            self.order(seat, "seal");
        }
    }

    /// A day of these routes and signs that do not matter.
    fn deliver(&mut self, routes: [&str; 4]) {
        let signs = self.spectator().signs;
        let free = |fill: &&&str| signs.iter().all(|sign| !fill.contains(&sign.place.to_string()));
        let fill = FILL.iter().find(free).filter(|_| self.state.day < 5);
        let orders = routes.map(|route| match fill {
            Some(sign) => format!("{route} | {sign}"),
            None => route.to_owned(),
        });
        self.day(orders.each_ref().map(String::as_str));
    }

    /// The clause that refuses this and what it blames; nothing may have changed.
    fn refusal(&mut self, seat: u8, text: &str) -> (&'static str, Option<String>) {
        self.refusal_of(actor(seat), text)
    }

    fn refusal_of(&mut self, actor: Actor, text: &str) -> (&'static str, Option<String>) {
        let before = self.state.clone();
        let refused = self.act(actor, text).expect_err(text);
        assert_eq!(self.state, before, "the refused '{text}' changed something");
        let said = english().say(&refused.message());
        assert!(!said.ends_with('.') && !said.is_empty(), "{said}");
        (refused.clause(), refused.at())
    }

    /// Asserts that the clause refuses this and blames that.
    fn refuses(&mut self, seat: u8, text: &str, clause: &str, at: &str) {
        assert_eq!(self.refusal(seat, text), (clause, Some(at.to_owned())), "seat {seat}: '{text}'");
    }

    fn legal(&self, seat: u8) -> Vec<String> {
        let mut actions = Vec::new();
        self.game.legal(&self.state, seat_of(seat), &mut actions);
        actions.iter().map(Action::to_string).collect()
    }

    fn may(&self, seat: u8, text: &str) -> bool {
        self.legal(seat).iter().any(|action| action == text)
    }

    fn view(&self, seat: u8) -> Shown {
        self.game.view(&self.state, Viewer::Seat(seat_of(seat))).shown()
    }

    fn spectator(&self) -> Shown {
        self.game.view(&self.state, Viewer::Spectator).shown()
    }

    /// The gas of the latest delivery, seat by seat.
    fn gas(&self) -> [u16; 4] {
        self.spectator().gas.map(|deliveries| *deliveries.last().expect("a delivery was driven"))
    }

    fn purse(&self, seat: u8) -> u8 {
        self.view(seat).purse.expect("a seat has a purse")
    }

    /// With whom and where the seat collided, as `2 C1`.
    fn collided(&self, seat: u8) -> Vec<String> {
        let told = |notice: &Notice| format!("{} {}", notice.with, notice.tile);
        self.view(seat).notices.iter().map(told).collect()
    }

    /// The signs standing, as `2× B3 toll` or `B3 toll`.
    fn signs(&self) -> Vec<String> {
        let told = |sign: &cloverleaf_tango::Standing| match sign.count {
            1 => format!("{} {}", sign.place, sign.sign),
            count => format!("{count}× {} {}", sign.place, sign.sign),
        };
        self.spectator().signs.iter().map(told).collect()
    }
}

fn seat_of(number: u8) -> Seat {
    Seat::numbered(number.into()).expect("a seat number")
}

fn actor(seat: u8) -> Actor {
    Actor::Seat(seat_of(seat))
}

/// A part of the orders as actions: directions are steps, anything else stands for itself.
fn actions(part: &str) -> Vec<String> {
    let moves: Vec<char> = part.chars().filter(|letter| *letter != ' ').collect();
    if !moves.iter().all(|letter| "NESW!".contains(*letter)) {
        return vec![part.to_owned()];
    }
    let step = |(index, way): (usize, &char)| match moves.get(index + 1) {
        Some('!') => format!("rush {way}"),
        _ => format!("go {way}"),
    };
    moves.iter().enumerate().filter(|(_, letter)| **letter != '!').map(step).collect()
}
