//! One test a clause of the rules, named after it.

mod board;
mod crossing;
mod ending;
mod every_game;
mod players;
mod test_table;
mod turns;
