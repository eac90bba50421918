//! Where a game turned: every decision of a record, judged by a bot from what its seat knew.

use cloverleaf_bots::{Level, judge};
use cloverleaf_core::{Actor, Seat, Turn, Viewer};
use cloverleaf_table::{AnyTable, Event, resolves};

use crate::advice::{Advised, typed, untyped};
use crate::{Playable, Replay, Visitor, visit};

/// A decision somebody made: everything a seat did before anybody else did something or something was drawn. Where
/// all choose together that is the seat's whole part.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Decision {
    /// Whose it was.
    pub seat: Seat,
    /// How many events had happened when it was to be made. Where all choose together that is before
    /// anyone has: what others choose is no more known afterwards.
    pub from: usize,
    /// How many events had happened when it was made.
    pub at: usize,
    /// What was played.
    pub actions: Vec<String>,
}

impl Decision {
    /// The event of this number belongs to it too.
    fn extend(&mut self, index: usize, action: String) {
        self.at = index + 1;
        self.actions.push(action);
    }
}

/// What a bot makes of a decision.
#[derive(Clone, PartialEq, Debug)]
pub struct Judged {
    /// What the bot would have done.
    pub advised: Advised,
    /// What was played is worth to its seat, from 0 for the last place to 1 for a win.
    pub played: f64,
    /// What the advice is worth, by the same look.
    pub best: f64,
    /// What was lost by not following the advice,
    pub cost: f64,
    /// give or take so much.
    pub doubt: f64,
}

/// All decisions of a record, in order. What is played for somebody who gave up is nobody's decision.
pub fn decisions(replay: &mut Replay) -> Vec<Decision> {
    let mut found: Vec<Decision> = Vec::new();
    // Where the choice began that all make together, and whose parts of it are under way.
    let mut choice: Option<usize> = None;
    // Whether the last one goes on with what the same seat does next.
    let mut goes_on = false;
    for index in 0..replay.len() {
        let went_on = core::mem::take(&mut goes_on);
        let Some(Event::Play(Actor::Seat(seat), action)) = replay.event(index).cloned() else { continue };
        let table = replay.at(index);
        if table.standing().has_resigned(seat) {
            continue;
        }
        let Turn::Together(owed) = table.turn() else {
            match found.last_mut().filter(|last| went_on && last.seat == seat) {
                Some(last) => last.extend(index, action),
                None => found.push(Decision { seat, from: index, at: index + 1, actions: vec![action] }),
            }
            goes_on = true;
            continue;
        };
        let from = *choice.get_or_insert(index);
        match found.iter_mut().rev().find(|part| part.seat == seat && part.from == from) {
            Some(part) => part.extend(index, action),
            None => found.push(Decision { seat, from, at: index + 1, actions: vec![action] }),
        }
        if resolves(owed, seat, replay.at(index + 1).turn()) {
            choice = None;
        }
    }
    found
}

/// What a bot of this level makes of a decision at a table that stands where it was to be made. Nothing if
/// there was nothing to choose, or what was played is no action of the game.
pub fn review(table: &dyn AnyTable, decision: &Decision, level: Level, seed: u64) -> Option<Judged> {
    struct Review<'a>(&'a dyn AnyTable, &'a Decision, Level, u64);
    impl Visitor for Review<'_> {
        type Output = Option<Judged>;
        fn visit<G: Playable>(self) -> Option<Judged> {
            let Review(table, Decision { seat, actions, .. }, level, seed) = self;
            let table = typed::<G>(table);
            let played: Vec<G::Action> =
                actions.iter().map(|text| text.parse().ok()).collect::<Option<_>>()?;
            let view = table.view(Viewer::Seat(*seat));
            let found = judge(level, table.game(), &view, *seat, &played, seed, &mut || false)?;
            let (cost, played, best, doubt) = (found.cost(), found.played, found.best, found.doubt);
            Some(Judged { advised: untyped(found.advice), played, best, cost, doubt })
        }
    }
    visit(table.id(), Review(table, decision, level, seed)).expect("an open table is of a known game")
}
