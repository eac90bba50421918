//! What holds for the driver of a match, at tables of real games.

mod laws;
mod race;
mod resigned;

use cloverleaf_core::{Actor, Random, Seat, SplitMix, Value};
use cloverleaf_table::{AnyTable, BotTurn, Driver, Seed, Sitter, Step, open_any};

use cloverleaf_congestion::Congestion;
use cloverleaf_gridlock::Gridlock;
use cloverleaf_rightofway::RightOfWay;
use cloverleaf_tango::Tango;

/// The level of the bots of these tests, and that of the bots for those who resigned.
const PLAYS: u8 = 1;
const RESIGNED: u8 = 9;

const ONE: Seat = Seat::at(0);
const TWO: Seat = Seat::at(1);
const THREE: Seat = Seat::at(2);

fn driver(sitters: &[Sitter<u8>]) -> Driver<u8> {
    Driver::new(sitters.iter().copied(), RESIGNED)
}

fn race() -> Box<dyn AnyTable> {
    gridlock(&[("first_player", Value::Text("race".into()))])
}

fn gridlock(options: &[(&str, Value)]) -> Box<dyn AnyTable> {
    let options: Vec<_> = options.iter().map(|(name, value)| ((*name).to_owned(), value.clone())).collect();
    open_any::<Gridlock>(3, &options, Some(Seed::from_number(7))).expect("a set-up")
}

fn congestion() -> Box<dyn AnyTable> {
    open_any::<Congestion>(4, &[], Some(Seed::from_number(7))).expect("a set-up")
}

fn tango() -> Box<dyn AnyTable> {
    open_any::<Tango>(4, &[], Some(Seed::from_number(7))).expect("a set-up")
}

/// A table of every kind of turn; each ends after some turns.
fn tables(seed: u64) -> Vec<Box<dyn AnyTable>> {
    let seed = Some(Seed::from_number(seed));
    let limit = ("turn_limit".to_owned(), Value::Number(12));
    let race = ("first_player".to_owned(), Value::Text("race".into()));
    vec![
        open_any::<Congestion>(4, std::slice::from_ref(&limit), seed).expect("a set-up"),
        open_any::<Gridlock>(4, &[limit.clone(), race], seed).expect("a set-up"),
        open_any::<Gridlock>(3, std::slice::from_ref(&limit), seed).expect("a set-up"),
        open_any::<RightOfWay>(2, &[limit], seed).expect("a set-up"),
        open_any::<Tango>(4, &[], seed).expect("a set-up"),
    ]
}

/// Some action for this seat: the same at the same place of the log.
fn choose(table: &dyn AnyTable, seat: Seat) -> String {
    let mut actions = table.legal(seat);
    actions.retain(|action| !table.takes_back(action));
    let mut random = SplitMix::new(table.count() as u64);
    random.choose(&actions).expect("whoever is to act can act").clone()
}

fn play(table: &mut dyn AnyTable, seat: Seat) {
    let action = choose(table, seat);
    table.play(Actor::Seat(seat), &action).expect("listed as legal");
}
