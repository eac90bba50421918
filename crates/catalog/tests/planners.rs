//! In a simulated correspondence game of four, whoever plans opens the page at most half as often as whoever does not.
//!
//! All four play like `commuter`, whose choices hang on chance. A planner expects the others to be like that, too, and knows no
//! more: they play on a few times from what they see, and keep every line. Measured is Congestion; where tiles are drawn or
//! orders are sealed, others are harder to foresee.

use std::collections::HashMap;

use cloverleaf_bots::Level;
use cloverleaf_catalog::{imagine, open, plan};
use cloverleaf_core::{Actor, Seat, Turn, Viewer};
use cloverleaf_table::{Ahead, Answer, AnyTable, Plan, Seed, situation};

const GAME: &str = "congestion";
const SEATS: u8 = 4;
/// So many times a planner plays on, and so many choices far.
const LINES: u64 = 6;
const CHOICES: usize = 12;

fn choice(table: &dyn AnyTable, seat: Seat, seed: u64) -> Vec<String> {
    plan(table, seat, Level::Commuter, seed, &mut || false)
}

/// What somebody keeps who has just moved and plays on a few times.
fn think_ahead(table: &dyn AnyTable, seat: Seat, seed: u64) -> Plan {
    let view = table.view(Viewer::Seat(seat));
    let mut answers: HashMap<String, Vec<String>> = HashMap::new();
    let mut line = |number: u64| {
        let imagined = imagine(GAME, SEATS, &[], &view, number).expect("a view of the game");
        let mut ahead = Ahead::new(imagined, Some(seat), Seed::from_number(number));
        for step in 0..CHOICES as u64 {
            let Some(next) = ahead.table().turn().seats().lowest() else { break };
            let chosen = || choice(ahead.table(), next, seed + 1000 * number + step);
            let actions = match next == seat {
                true => answers.entry(situation(ahead.table(), seat)).or_insert_with(chosen).clone(),
                false => chosen(),
            };
            ahead.play(next, &actions).expect("a bot plays by the rules");
        }
        ahead.line().to_vec()
    };
    Plan { lines: (0..LINES).map(&mut line).collect() }
}

/// How often the four had a turn, and how often they opened the page for it.
fn play(most: usize) -> (usize, usize) {
    let mut table = open(GAME, SEATS, &[], Some(Seed::from_number(0))).expect("a set-up of the game");
    table.roll(None);
    let mut plans = vec![Plan::default(); SEATS.into()];
    let (mut turns, mut opened) = (0, 0);
    while let (Turn::Seat(seat), true) = (table.turn(), turns < most) {
        turns += 1;
        let planned = match plans[seat.index()].answer(table.as_ref(), seat) {
            Answer::Play { actions, .. } => Some(actions),
            Answer::Wait | Answer::Unforeseen => None,
        };
        let looks = planned.is_none();
        for action in planned.unwrap_or_else(|| choice(table.as_ref(), seat, turns as u64)) {
            table.play(Actor::Seat(seat), &action).expect("legal");
        }
        table.roll(None);
        if looks {
            opened += 1;
            plans[seat.index()] = think_ahead(table.as_ref(), seat, turns as u64 * 7919);
        }
    }
    (turns, opened)
}

#[test]
fn planners_open_the_page_at_most_half_as_often() {
    let (turns, opened) = play(160);
    println!("{opened} openings for {turns} turns");
    assert!(turns == 160 && opened > 10 && 2 * opened <= turns, "{opened} openings for {turns} turns");
}
