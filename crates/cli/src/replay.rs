//! `cloverleaf replay`: a recorded game, from anybody's eyes.

use std::io::Write;

use cloverleaf_core::{Message, Outcome, Seat, Viewer};
use cloverleaf_report::reason_name;
use cloverleaf_table::AnyTable;
use serde_json::{Value as Json, json};

use crate::args::ReplayArgs;
use crate::failure::Failure;
use crate::language::{language, said, say};
use crate::{files, paint};

pub(crate) fn run(args: &ReplayArgs, out: &mut impl Write) -> Result<(), Failure> {
    let table = files::stand(&args.record)?;
    if args.json {
        writeln!(out, "{}", as_json(&*table, args.record.viewer))?;
        return Ok(());
    }
    for (number, event) in table.events_seen_by(args.record.viewer).iter().enumerate() {
        writeln!(out, "{:>4}  {event}", number + 1)?;
    }
    writeln!(out)?;
    show_board(&*table, args.record.viewer, out)?;
    show_standing(&*table, out)
}

/// The board as this viewer sees it.
pub(crate) fn show_board(table: &dyn AnyTable, viewer: Viewer, out: &mut impl Write) -> Result<(), Failure> {
    let sketch = cloverleaf_catalog::sketch(table.id(), &table.view(viewer), language())
        .expect("a table's own view is a view of its game");
    Ok(paint::paint(&sketch, out)?)
}

/// The scores, and the result if there is one.
pub(crate) fn show_standing(table: &dyn AnyTable, out: &mut impl Write) -> Result<(), Failure> {
    let Some(outcome) = table.outcome() else {
        let scores: Vec<_> = table.scores().iter().map(i32::to_string).collect();
        writeln!(out, "{}", said!("standing-scores", scores = scores.join(", ")))?;
        return Ok(());
    };
    writeln!(out, "{}", said!("standing-over", reason = reason_name(outcome.reason, language())))?;
    let mut seats: Vec<_> = outcome.ranks.iter().collect();
    seats.sort_by_key(|(_, rank)| **rank);
    for (seat, rank) in seats {
        let name = &table.names()[seat.index()];
        let named = if name.is_empty() { "no" } else { "yes" };
        let place = Message::new("standing-place")
            .with("rank", *rank)
            .with("seat", seat)
            .choice("named", named)
            .text("name", name)
            .with("score", outcome.scores[seat]);
        writeln!(out, "  {}", say(&place))?;
    }
    Ok(())
}

/// A result as the engine protocol writes it.
pub(crate) fn outcome_json(outcome: Option<Outcome>) -> Json {
    outcome.map_or(Json::Null, |outcome| {
        json!({"ranks": outcome.ranks.as_slice(), "scores": outcome.scores.as_slice(), "reason": outcome.reason})
    })
}

fn as_json(table: &dyn AnyTable, viewer: Viewer) -> Json {
    let events: Vec<_> = table.events_seen_by(viewer).iter().map(ToString::to_string).collect();
    json!({
        "game": table.id(),
        "seats": table.seats(),
        "viewer": viewer.to_string(),
        "turn": turn_json(table),
        "view": table.view(viewer),
        "scores": table.scores(),
        "outcome": outcome_json(table.outcome()),
        "events": events,
    })
}

/// Whose turn it is, as the engine protocol writes it.
pub(crate) fn turn_json(table: &dyn AnyTable) -> Json {
    let turn = table.turn();
    let seats: Vec<_> = turn.seats().iter().map(Seat::number).collect();
    match seats[..] {
        [] => json!({"kind": turn.kind()}),
        _ => json!({"kind": turn.kind(), "seats": seats}),
    }
}
