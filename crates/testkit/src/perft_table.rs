//! Perft counts kept in a file.

use core::fmt::Write as _;
use std::path::Path;

use cloverleaf_core::{Actor, Game, GameExt};
use cloverleaf_table::perft;

use crate::game;

/// Compares every line of a perft file with the game. A line names seats, options, the actions
/// played first and the counts from depth 1 on:
///
/// ```text
/// 4 | grid=2x2 | 1 enter NW:E red, 2 pass | 140 19481
/// ```
///
/// With `UPDATE=1` in the environment the counts are written anew, to the depths that stand there.
///
/// # Panics
/// If a count differs, or the file is not so.
pub fn check_perft_table<G: Game>(path: &Path) {
    let text = std::fs::read_to_string(path).expect("the perft file is there");
    let mut counted = String::new();
    for line in text.lines() {
        let fields: Vec<_> = line.split('|').map(str::trim).collect();
        match fields[..] {
            [seats, options, first, counts] if !line.starts_with('#') => {
                let now = count::<G>(seats, options, first, counts.split(' ').count());
                let _ = writeln!(counted, "{seats} | {options} | {first} | {now}");
            }
            _ => counted.push_str(&format!("{line}\n")),
        }
    }
    assert!(text.lines().any(|line| !line.starts_with('#') && line.contains('|')), "the file has no counts");
    crate::check_snapshot(path, &counted);
}

fn count<G: Game>(seats: &str, options: &str, first: &str, depths: usize) -> String {
    let game: G = game(seats.parse().expect("a number of seats"), options).expect("this set-up exists");
    let mut state = game.start();
    for line in first.split(", ").filter(|line| !line.is_empty()) {
        let (actor, action) = line.split_once(' ').expect("an actor and an action");
        let actor = actor.parse().map_or(Actor::Chance, Actor::Seat);
        let action = action.parse().unwrap_or_else(|error| panic!("'{action}': {error}"));
        game.play(&mut state, actor, action).unwrap_or_else(|refused| panic!("'{line}': {refused:?}"));
    }
    let depths = 1..=u32::try_from(depths).expect("a small depth");
    depths.map(|depth| perft(&game, &state, depth).to_string()).collect::<Vec<_>>().join(" ")
}
