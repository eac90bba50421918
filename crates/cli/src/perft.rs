//! `cloverleaf perft`: counting the ways a game can go on.

use std::io::Write;
use std::time::Instant;

use cloverleaf_core::{Actor, Message, Turn};
use cloverleaf_table::{AnyTable, Event};

use crate::args::PerftArgs;
use crate::failure::Failure;
use crate::files;
use crate::language::{said, say, with_clause};

pub(crate) fn run(args: &PerftArgs, out: &mut impl Write) -> Result<(), Failure> {
    let mut table = files::open(&args.game, &args.setup, None)?;
    for line in args.after.split(',').map(str::trim).filter(|line| !line.is_empty()) {
        play(&mut *table, line)?;
    }
    if args.divide && args.depth > 0 {
        return divide(&mut *table, args.depth, out);
    }
    for depth in 1..=args.depth {
        let started = Instant::now();
        let nodes = table.perft(depth, u64::MAX).expect("no limit was set");
        let seconds = started.elapsed().as_secs_f64();
        writeln!(out, "{} {depth:>2}  {nodes:>16}  {seconds:>8.3} s", said!("perft-depth"))?;
        out.flush()?;
    }
    if args.depth == 0 {
        writeln!(out, "{}  0  {:>16}", said!("perft-depth"), 1)?;
    }
    Ok(())
}

fn play(table: &mut dyn AnyTable, line: &str) -> Result<(), Failure> {
    let wrong = |why: Message| Failure::wrong_use(said!("perft-after", line = line, why = why));
    match Event::parse(line).map_err(|error| wrong(error.message()))? {
        Event::Play(actor, action) => table.play(actor, &action).map_err(|error| wrong(with_clause(&error))),
        Event::Resign(_) | Event::Draw => Err(wrong(Message::new("perft-only-actions"))),
    }
}

fn divide(table: &mut dyn AnyTable, depth: u32, out: &mut impl Write) -> Result<(), Failure> {
    let firsts: Vec<(Actor, String)> = match table.turn() {
        Turn::Chance => table.chance().into_iter().map(|(action, _)| (Actor::Chance, action)).collect(),
        turn => {
            let asked = if let Turn::Race(_) = turn { 4 } else { 1 };
            let seats = turn.seats().iter().take(asked);
            seats
                .flat_map(|seat| table.legal(seat).into_iter().map(move |action| (Actor::Seat(seat), action)))
                .collect()
        }
    };
    let mut total = 0;
    for (actor, action) in
        firsts.into_iter().filter(|(_, action)| !table.takes_back(action)).collect::<Vec<_>>()
    {
        table.play(actor, &action).map_err(|error| Failure::no(say(&with_clause(&error))))?;
        let nodes = table.perft(depth - 1, u64::MAX).expect("no limit was set");
        table.undo();
        total += nodes;
        writeln!(out, "{nodes:>16}  {actor} {action}")?;
    }
    writeln!(out, "{total:>16}  {}", said!("perft-total"))?;
    Ok(())
}
