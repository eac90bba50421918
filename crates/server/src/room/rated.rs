//! Rated games: where they are fair, and what is counted of a game that is over.

use cloverleaf_core::{Kind, Message};
use cloverleaf_protocol::{Clock, Code, Problem, SeatWish, Setup, Substitute};
use cloverleaf_table::AnyTable;

use super::{Chair, Room};
use crate::problem::problem;
use crate::store::{BOT, Counted, SeatResult};

/// Refuses a rated game that would not be fair: without a clock, finished by a bot, or by other rules than the usual.
pub(super) fn fair(setup: &Setup, table: &dyn AnyTable) -> Result<(), Problem> {
    let refused = |message: Message| Err(problem(Code::BadSetup, message));
    match setup {
        Setup { rated: false, .. } => Ok(()),
        Setup { clock: Clock::None, .. } => refused("server-rated-clock".into()),
        Setup { late: Substitute::Bot(_), .. } => refused("server-rated-late".into()),
        _ if !is_usual(setup, table) => refused("server-rated-options".into()),
        _ => Ok(()),
    }
}

/// Whether all options are as usual. What each seat has of its own, such as a colour, is a matter of taste.
fn is_usual(setup: &Setup, table: &dyn AnyTable) -> bool {
    let Ok(entry) = cloverleaf_catalog::entry(&setup.game) else { return false };
    let chosen = table.options().into_iter();
    let mut rules = chosen.filter(|(spec, _)| !matches!(spec.kind, Kind::BySeat(_)));
    rules.all(|(spec, value)| value == entry.default_of(spec.name))
}

impl Room {
    /// Whether the game counts for the ratings.
    pub fn rated(&self) -> bool {
        self.setup.rated
    }

    /// Refuses that a bot plays for somebody in a rated game.
    pub(super) fn plays_alone(&self, with: Substitute) -> Result<(), Problem> {
        match with {
            Substitute::Bot(_) if self.rated() => Err(problem(Code::Rated, "server-rated-stand-in")),
            _ => Ok(()),
        }
    }

    /// How the game ended, to be counted. Of one that was played by other rules nothing is known.
    pub fn counted(&self) -> Counted {
        let places = match self.table.outcome() {
            Some(outcome) if !self.other_rules => outcome.ranks.as_slice().to_vec(),
            _ => Vec::new(),
        };
        let results: Vec<SeatResult> =
            self.chairs.iter().zip(places).filter_map(|(chair, place)| chair.result(place)).collect();
        let stood_in = self.chairs.iter().any(|chair| chair.stand_in.is_some());
        let people = self.chairs.iter().any(|chair| chair.person.is_some());
        Counted {
            table: self.id.clone(),
            game: self.setup.game.clone(),
            rated: self.rated() && people && !stood_in && results.len() > 1,
            at: self.moved,
            results,
        }
    }
}

impl Chair {
    fn result(&self, place: u8) -> Option<SeatResult> {
        let player = match (&self.person, self.wish) {
            (Some(person), _) => person.player.to_string(),
            (None, SeatWish::Bot(level)) => format!("{BOT}{level}"),
            (None, _) => return None,
        };
        Some(SeatResult { player, place, stood_in: self.stand_in.is_some() })
    }
}
