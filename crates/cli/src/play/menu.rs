//! What to play and against whom, asked one question at a time.

use std::io::{BufRead, Write};

use cloverleaf_bots::Level;
use cloverleaf_catalog::{Entry, entries};
use cloverleaf_core::{Say as _, SeatSet};

use super::console::Console;
use crate::args::PlayArgs;
use crate::failure::Failure;
use crate::language::{language, said};

/// Asks for what the command line left open.
pub(super) fn ask(
    args: &mut PlayArgs,
    console: &mut Console<impl BufRead, impl Write>,
) -> Result<(), Failure> {
    let game = ask_game(console)?;
    args.game = Some(game.id.to_owned());
    if args.setup.seats.is_none() {
        args.setup.seats = Some(ask_seats(&game, console)?);
    }
    if args.bots.is_empty() {
        let seats = args.setup.seats.unwrap_or(game.about.max_seats).min(game.about.max_seats);
        let people = ask_number(console, &said!("menu-people", most = seats), 0, seats, 1)?;
        let level = if people < seats { ask_level(console)? } else { Level::Random };
        let bots = SeatSet::first(seats).iter().skip(people.into());
        args.bots = bots.map(|seat| (seat, level.to_string())).collect();
    }
    Ok(())
}

fn ask_game(console: &mut Console<impl BufRead, impl Write>) -> Result<Entry, Failure> {
    let games: Vec<_> = entries().collect();
    console.say(&format!("{}\n", said!("menu-title")))?;
    for (index, game) in games.iter().enumerate() {
        let summary = language().word(game.about.summary);
        console.say(&format!("  {}  {} — {summary}", index + 1, game.about.title))?;
    }
    let most = u8::try_from(games.len()).expect("a handful of games");
    let number = ask_number(console, &format!("\n{}", said!("menu-game", most = most)), 1, most, 1)?;
    Ok(games[usize::from(number - 1)])
}

fn ask_seats(game: &Entry, console: &mut Console<impl BufRead, impl Write>) -> Result<u8, Failure> {
    let (least, most) = (game.about.min_seats, game.about.max_seats);
    if least == most {
        return Ok(most);
    }
    ask_number(console, &said!("menu-seats", least = least, most = most), least, most, most)
}

fn ask_level(console: &mut Console<impl BufRead, impl Write>) -> Result<Level, Failure> {
    let levels: Vec<_> =
        Level::NAMES.iter().enumerate().map(|(index, name)| format!("{} {name}", index + 1)).collect();
    console.say(&said!("menu-bots", levels = levels.join(", ")))?;
    let number = ask_number(console, &said!("menu-level"), 1, 4, 2)?;
    Ok(Level::ALL[usize::from(number - 1)])
}

fn ask_number(
    console: &mut Console<impl BufRead, impl Write>,
    question: &str,
    least: u8,
    most: u8,
    default: u8,
) -> Result<u8, Failure> {
    loop {
        let Some(answer) = console.ask(question)? else {
            return Err(Failure::wrong_use(said!("menu-ended")));
        };
        match answer.parse() {
            Ok(number) if (least..=most).contains(&number) => return Ok(number),
            _ if answer.is_empty() => return Ok(default),
            _ => console.say(&said!("menu-number", least = least, most = most))?,
        }
    }
}
