//! One test a clause of the rules, named after it.

mod board;
mod building;
mod cars;
mod driving;
mod ending;
mod every_game;
mod knowledge;
mod pieces;
mod setup;
mod test_table;
mod turns;
mod variants;
