//! Proving a record: every action legal, every draw the seed's, the result as played.

use cloverleaf_core::{Actor, Game, Message, Turn};

use crate::{Event, Line, Record, RecordError, Seed, Table};

/// What verification found in a record that holds.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Verified {
    /// How many events were played again.
    pub events: usize,
    /// What is known about the draws.
    pub draws: Draws,
    /// Whether the match is over.
    pub over: bool,
}

/// Whether the draws are proven.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Draws {
    /// There were none.
    None,
    /// So many, each the one the committed seed gives.
    Proven(usize),
    /// So many, with a commitment whose seed is not published yet.
    Sealed(usize),
    /// So many, without a commitment: whoever made the record may have chosen them.
    Unproven(usize),
}

/// Verifies a record: the seed against its commitment, every action against the rules, every draw
/// against the seed, the result against the play.
///
/// # Errors
/// The first line that does not hold, and why.
pub fn verify<G: Game>(record: &Record) -> Result<Verified, RecordError> {
    let seed = proven_seed(record)?;
    let mut table = Table::<G>::at_start(record)?;
    let mut draws = 0;
    for line in &record.events {
        if let (Event::Play(Actor::Chance, drawn), Some(seed)) = (&line.content, &seed)
            && let Some(due) = table.deal_by(seed).map(|action| action.to_string())
            && due != *drawn
        {
            let drawn = drawn.escape_debug();
            let why = Message::new("record-other-draw")
                .with("number", draws + 1)
                .text("drawn", drawn)
                .text("due", due);
            return Err(RecordError::new(line.number, why));
        }
        draws += usize::from(matches!(line.content, Event::Play(Actor::Chance, _)));
        table.replay_event(line)?;
    }
    table.compare_result(record)?;
    in_settled_order(&table, record)?;
    let over = table.turn() == Turn::Over;
    if over && record.commitment.is_some() && seed.is_none() {
        return Err(RecordError::new(last_line(record), Message::new("record-no-seed")));
    }
    if over && record.result.is_none() {
        return Err(RecordError::new(last_line(record), Message::new("record-no-result")));
    }
    Ok(Verified { events: record.events.len(), draws: judge(draws, record, seed.is_some()), over })
}

fn last_line(record: &Record) -> usize {
    record.events.last().map_or(1, |line| line.number)
}

/// A table writes a secret choice in seat order, so that equal matches are equal texts.
fn in_settled_order<G: Game>(table: &Table<G>, record: &Record) -> Result<(), RecordError> {
    let settled = table.settled();
    let mut events = record.events.iter().enumerate();
    let differs = |(index, line): &(usize, &Line<Event<String>>)| {
        settled.get(*index).is_none_or(|event| event.to_string() != line.content.to_string())
    };
    match events.find(differs) {
        None => Ok(()),
        Some((_, line)) => Err(RecordError::new(line.number, Message::new("record-seat-order"))),
    }
}

/// The seed, if the record has one and its commitment is the one published.
fn proven_seed(record: &Record) -> Result<Option<Seed>, RecordError> {
    let Some(seed) = &record.seed else { return Ok(None) };
    match record.commitment {
        None => Err(RecordError::new(seed.number, Message::new("record-no-commitment"))),
        Some(commitment) if commitment != seed.content.commitment() => {
            let why = Message::new("record-other-seed").text("hash", seed.content.commitment());
            Err(RecordError::new(seed.number, why))
        }
        Some(_) => Ok(Some(seed.content)),
    }
}

fn judge(draws: usize, record: &Record, proven: bool) -> Draws {
    match (draws, proven, record.commitment) {
        (0, ..) => Draws::None,
        (_, true, _) => Draws::Proven(draws),
        (_, false, Some(_)) => Draws::Sealed(draws),
        (_, false, None) => Draws::Unproven(draws),
    }
}
