//! One test a clause of the rules, named after it.

mod board;
mod crossing;
mod desk;
mod ending;
mod every_game;
mod players;
mod turns;
