//! `cloverleaf engine`: any game over standard input and output, one JSON object a line.
//!
//! The local, all-seeing door: no seat is authenticated and chance is in the caller's hands. The
//! protocol is described in `docs/engine-protocol.md`. Nothing but answers goes to standard output,
//! and no input makes it panic.

mod answer;
mod lines;
mod request;

use std::io::{BufRead, Write};

use cloverleaf_bots::Level;
use cloverleaf_core::{Actor, Message, Seat};
use cloverleaf_table::{AnyTable, Record, Seed};
use serde_json::{Value as Json, json};

use answer::{Answer, explanation_json};
use lines::{Line, next_line};
use request::{Command, Request};

use crate::failure::Failure;
use crate::replay::{outcome_json, turn_json};

/// How many positions `perft` looks at before it gives up: a minute's work at the most.
const MOST_POSITIONS: u64 = if cfg!(test) { 20_000 } else { 20_000_000 };

/// Answers request after request until the input ends.
pub(crate) fn run(input: &mut impl BufRead, out: &mut impl Write) -> Result<(), Failure> {
    let mut engine = Engine::default();
    while let Some(line) = next_line(input)? {
        let answer = match line {
            Line::Text(text) => engine.answer(&text),
            Line::Wrong(text) => Answer::Unreadable(text.to_string()).to_json(&Json::Null),
        };
        writeln!(out, "{answer}")?;
        out.flush()?;
    }
    Ok(())
}

/// What the engine has in front of it.
#[derive(Default, Debug)]
pub(crate) struct Engine {
    table: Option<Box<dyn AnyTable>>,
}

impl Engine {
    /// Answers one line.
    pub(crate) fn answer(&mut self, line: &str) -> Json {
        match Request::read(line) {
            Err((id, text)) => Answer::Unreadable(text).to_json(&id),
            Ok(Request { id, command }) => self.obey(&command).unwrap_or_else(|answer| answer).to_json(&id),
        }
    }

    fn obey(&mut self, command: &Command) -> Result<Answer, Answer> {
        match command {
            Command::New { game, seats, options } => {
                let about = cloverleaf_catalog::entry(game)?.about;
                let seats = seats.unwrap_or(about.max_seats);
                self.table = Some(cloverleaf_catalog::open(game, seats, options, None)?);
                return Ok(Answer::Ok(json!({})));
            }
            Command::Load { record, board } => {
                let mut record = Record::read(record)?;
                if let Some(board) = board {
                    cloverleaf_catalog::supply(&mut record, "board", board)?;
                }
                self.table = Some(cloverleaf_catalog::replay(&record, None)?);
                return Ok(Answer::Ok(json!({})));
            }
            _ => {}
        }
        let table = self.table.as_deref_mut().ok_or_else(|| Answer::Error(Message::new("engine-no-game")))?;
        obey_at(table, command).map(Answer::Ok)
    }
}

/// Obeys a command that needs a table.
fn obey_at(table: &mut dyn AnyTable, command: &Command) -> Result<Json, Answer> {
    Ok(match command {
        Command::New { .. } | Command::Load { .. } => {
            unreachable!("these make a table and were obeyed before")
        }
        Command::Turn {} => turn_json(table),
        Command::Legal { seat } => json!({"actions": table.legal(seated(table, *seat)?)}),
        Command::Chance {} => json!({"outcomes": table.chance()}),
        Command::Play { actor, action } => {
            if let Actor::Seat(seat) = actor {
                seated(table, *seat)?;
            }
            table.play(*actor, action)?;
            json!({})
        }
        Command::Roll { seed } => json!({"actions": table.roll(Some(Seed::from_number(*seed)))}),
        Command::View { viewer } => {
            if let Some(seat) = viewer.seat() {
                seated(table, seat)?;
            }
            json!({"view": table.view(*viewer)})
        }
        Command::Scores {} => json!({"scores": table.scores()}),
        Command::Outcome {} => json!({"outcome": outcome_json(table.outcome())}),
        Command::Bot { seat, level, seed } => {
            json!({"action": bot(table, seated(table, *seat)?, level, *seed)?})
        }
        Command::Record {} => json!({"record": table.record(false).to_string()}),
        Command::Perft { depth } => perft(table, *depth)?,
        Command::Undo {} => match table.undo() {
            Some(_) => json!({}),
            None => return Err(Answer::Error(Message::new("engine-no-undo"))),
        },
        Command::Explain { seat, action } => explanation_json(&table.explain(seated(table, *seat)?, action)?),
    })
}

fn seated(table: &dyn AnyTable, seat: Seat) -> Result<Seat, Answer> {
    if seat.number() > table.seats() {
        let message = Message::new("engine-no-seat").with("seat", seat.number()).with("seats", table.seats());
        return Err(Answer::Error(message));
    }
    Ok(seat)
}

fn bot(table: &dyn AnyTable, seat: Seat, level: &str, seed: u64) -> Result<String, Answer> {
    let level: Level = level.parse()?;
    let plan = cloverleaf_catalog::plan(table, seat, level, seed, &mut || false);
    let message = Message::new("engine-not-to-act").with("seat", seat);
    plan.into_iter().next().ok_or(Answer::Refused { clause: "turn", message, at: None })
}

fn perft(table: &dyn AnyTable, depth: u32) -> Result<Json, Answer> {
    let nodes = table.perft(depth, MOST_POSITIONS).ok_or_else(|| {
        let message = Message::new("engine-too-deep").with("depth", depth);
        Answer::Error(message.text("most", MOST_POSITIONS))
    })?;
    Ok(json!({"nodes": nodes}))
}

#[cfg(test)]
mod tests;
