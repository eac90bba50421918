//! One game of a study, told step by step: who decided what, out of how much, and how everybody stood.
//!
//! A trial is told from its record alone. So what is learnt from it is the same whether it was played just now
//! or read from a file, and nothing has to be watched while it is played.

use std::time::Duration;

use cloverleaf_core::{Actor, BySeat, Game, GameExt, Message, Outcome, Seat, Turn};
use cloverleaf_table::{Event, Record, RecordError, Table, resolves};

/// A game that was played to its end, as a study sees it.
#[derive(Clone, PartialEq, Debug)]
pub struct Trial {
    /// Which game of the study it was, counted from 0.
    pub index: u64,
    /// How it ended.
    pub outcome: Outcome,
    /// What the seats decided, in order. Draws are no decisions.
    pub decisions: Vec<Decision>,
    /// How the seats stood after each turn, in the game's own count.
    pub scores: Vec<BySeat<i32>>,
    /// How many decisions were made one after the other: of those made at the same time, only the most that
    /// one seat made. People at a table wait for these.
    pub in_a_row: u32,
    /// How many draws there were.
    pub draws: u32,
    /// The whole game.
    pub record: Record,
    /// How long each choice took, with the entrant who made it. The only thing that is not the same another
    /// time; nothing if the trial was told from a record.
    pub thinking: Vec<(usize, Duration)>,
}

/// One thing that a seat did.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Decision {
    /// Who.
    pub seat: Seat,
    /// In which turn of the game, counted from 0. Where all choose together, that is one turn.
    pub turn: u32,
    /// The action's kind: the first word of its notation.
    pub kind: String,
    /// How many actions there were to choose from.
    pub width: u32,
}

impl Trial {
    /// Tells a finished game from its record.
    ///
    /// # Errors
    /// The line that does not hold, or that the game is not over.
    pub fn of_record<G: Game>(index: u64, record: Record) -> Result<Trial, RecordError> {
        Trial::told(Table::<G>::replay(&record, Some(0))?, index, record)
    }

    /// Tells a finished game of these rules. A record does not know the material that a study varies, the
    /// rules do.
    ///
    /// # Errors
    /// The line that does not hold, or that the game is not over.
    pub fn of_game<G: Game>(game: G, index: u64, record: Record) -> Result<Trial, RecordError> {
        Trial::told(Table::new(game), index, record)
    }

    fn told<G: Game>(table: Table<G>, index: u64, record: Record) -> Result<Trial, RecordError> {
        let mut telling = Telling::new(table);
        for line in &record.events {
            telling.hear(line.content.clone(), line.number)?;
        }
        let over = telling.table.outcome();
        let unfinished = || RecordError::new(record.seats.number, Message::new("record-unfinished"));
        let outcome = over.ok_or_else(unfinished)?;
        Ok(telling.trial(index, outcome, record))
    }

    /// How many turns it had. Where all choose together, that is one turn.
    #[must_use]
    pub fn turns(&self) -> u32 {
        u32::try_from(self.scores.len()).unwrap_or(u32::MAX)
    }

    /// Each seat's part of the win: one for whoever wins alone, shares where several do.
    #[must_use]
    pub fn wins(&self) -> BySeat<f64> {
        wins(&self.outcome)
    }

    /// Who led after each turn: all those with the best score. Whether that is the highest or the lowest is
    /// what the result says.
    #[must_use]
    pub fn leaders(&self) -> Vec<Vec<Seat>> {
        let sign = if self.fewest_win() { -1 } else { 1 };
        let lead = |scores: &BySeat<i32>| {
            let best = scores.iter().map(|(_, score)| sign * *score).max();
            scores.iter().filter(|(_, score)| Some(sign * **score) == best).map(|(seat, _)| seat).collect()
        };
        self.scores.iter().map(lead).collect()
    }

    /// How many share the win.
    #[must_use]
    pub fn winners(&self) -> usize {
        self.outcome.ranks.iter().filter(|(_, rank)| **rank == 1).count()
    }

    /// How often somebody leads alone after somebody else did.
    #[must_use]
    pub fn lead_changes(&self) -> u32 {
        lead_changes(&self.leaders())
    }

    /// How far the best score is from the worst in the end.
    #[must_use]
    pub fn spread(&self) -> f64 {
        let scores = self.outcome.scores.as_slice();
        let (least, most) = (scores.iter().min(), scores.iter().max());
        least.zip(most).map_or(0.0, |(least, most)| f64::from(most - least))
    }

    /// How many actions there were to choose from, on the mean of its decisions.
    #[must_use]
    pub fn width(&self) -> f64 {
        let all: f64 = self.decisions.iter().map(|decision| f64::from(decision.width)).sum();
        all / self.decisions.len().max(1) as f64
    }

    /// The seats in the order of their first decisions; whoever decided nothing comes last.
    #[must_use]
    pub fn order_of_play(&self) -> Vec<Seat> {
        let mut order: Vec<Seat> = Vec::new();
        let acted = self.decisions.iter().map(|decision| decision.seat);
        let seats = self.outcome.ranks.iter().map(|(seat, _)| seat);
        for seat in acted.chain(seats) {
            if !order.contains(&seat) {
                order.push(seat);
            }
        }
        order
    }

    fn fewest_win(&self) -> bool {
        let Outcome { ranks, scores, .. } = &self.outcome;
        let of = |rank: Option<u8>| ranks.iter().find(|(_, own)| Some(**own) == rank).map(|(s, _)| scores[s]);
        let (first, last) = (ranks.as_slice().iter().min(), ranks.as_slice().iter().max());
        of(first.copied()) < of(last.copied())
    }
}

fn lead_changes(leaders: &[Vec<Seat>]) -> u32 {
    let mut alone = leaders.iter().filter(|leaders| leaders.len() == 1).map(|leaders| leaders[0]);
    let Some(mut leader) = alone.next() else { return 0 };
    alone.map(|next| u32::from(core::mem::replace(&mut leader, next) != next)).sum()
}

/// Each seat's part of the win: one for whoever wins alone, shares where several do.
#[must_use]
pub fn wins(outcome: &Outcome) -> BySeat<f64> {
    let seats = u8::try_from(outcome.ranks.as_slice().len()).expect("at most four seats");
    let first = outcome.ranks.iter().filter(|(_, rank)| **rank == 1).count().max(1) as f64;
    BySeat::from_fn(seats, |seat| if outcome.ranks[seat] == 1 { 1.0 / first } else { 0.0 })
}

/// A record on its way to be a trial.
struct Telling<G: Game> {
    table: Table<G>,
    decisions: Vec<Decision>,
    scores: Vec<BySeat<i32>>,
    /// How many decisions each seat has made in this turn.
    made: BySeat<u32>,
    in_a_row: u32,
    draws: u32,
    legal: Vec<G::Action>,
    last: Option<Seat>,
}

impl<G: Game> Telling<G> {
    fn new(table: Table<G>) -> Telling<G> {
        let made = BySeat::from_fn(table.game().seats(), |_| 0);
        Telling {
            table,
            decisions: Vec::new(),
            scores: Vec::new(),
            made,
            in_a_row: 0,
            draws: 0,
            legal: Vec::new(),
            last: None,
        }
    }

    fn hear(&mut self, event: Event<String>, line: usize) -> Result<(), RecordError> {
        let wrong = |why: Message| RecordError::new(line, why);
        let event = event.read::<G::Action>().map_err(|error| wrong(error.message()))?;
        let turn = self.table.turn();
        match event {
            Event::Play(Actor::Seat(seat), action) => self.decide(turn, seat, action),
            Event::Play(Actor::Chance, _) => self.draws += 1,
            Event::Resign(_) | Event::Draw => {}
        }
        self.table.apply(event).map_err(|error| wrong(error.message()))?;
        if let (Turn::Together(owed), Event::Play(Actor::Seat(seat), _)) = (turn, event)
            && resolves(owed, seat, self.table.turn())
        {
            self.end_turn();
        }
        Ok(())
    }

    /// Notes a decision about to be made. A turn of one seat ends when another seat acts.
    fn decide(&mut self, turn: Turn, seat: Seat, action: G::Action) {
        let alone = (!matches!(turn, Turn::Together(_))).then_some(seat);
        if self.last.is_some() && self.last != alone {
            self.end_turn();
        }
        self.last = alone;
        self.legal.clear();
        self.table.game().legal_onward(self.table.state(), seat, &mut self.legal);
        let kind = action.to_string().split(' ').next().unwrap_or_default().to_owned();
        let turn = u32::try_from(self.scores.len()).unwrap_or(u32::MAX);
        self.decisions.push(Decision { seat, turn, kind, width: self.legal.len() as u32 });
        self.made[seat] += 1;
    }

    fn end_turn(&mut self) {
        let made = core::mem::replace(&mut self.made, BySeat::from_fn(self.table.game().seats(), |_| 0));
        self.in_a_row += made.as_slice().iter().max().copied().unwrap_or(0);
        self.scores.push(self.table.game().scores(self.table.state()));
        self.last = None;
    }

    fn trial(mut self, index: u64, outcome: Outcome, record: Record) -> Trial {
        if self.made.as_slice().iter().any(|made| *made > 0) {
            self.end_turn();
        }
        let Telling { decisions, scores, in_a_row, draws, .. } = self;
        Trial { index, outcome, decisions, scores, in_a_row, draws, record, thinking: Vec::new() }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_lead_changes_when_another_leads_alone() {
        let leaders = |text: &str| -> Vec<Vec<Seat>> {
            let seats = |turn: &str| turn.bytes().map(|digit| Seat::at(usize::from(digit - b'1'))).collect();
            text.split(' ').map(seats).collect()
        };
        assert_eq!(lead_changes(&leaders("12 1 1 12 1 2 12 2 1")), 2);
        assert_eq!(lead_changes(&leaders("12 12")), 0);
        assert_eq!(lead_changes(&[]), 0);
    }
}
