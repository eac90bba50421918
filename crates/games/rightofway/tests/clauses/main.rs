//! One test a clause of the rules, named after it.

mod balance;
mod city;
mod ending;
mod every_game;
mod knowledge;
mod pages;
mod paying;
mod rights;
mod start;
mod test_table;
mod tiles;
mod turns;
