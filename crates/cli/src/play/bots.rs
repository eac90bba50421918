//! Who plays a seat when no person does.

use cloverleaf_bots::{Level, UnknownLevel};
use cloverleaf_core::{Random, Seat, SplitMix};
use cloverleaf_table::{AnyTable, BotTurn, Sitter};

use crate::failure::Failure;
use crate::language::say;

/// Seats whose name starts so are played by the bot it names; so a save knows its bots.
const MARK: &str = "bot:";

/// The bots at a table, and what is left of their plans: the parts of a plan belong together.
#[derive(Debug)]
pub(super) struct Bots {
    random: SplitMix,
    plans: [Vec<String>; 4],
}

impl Bots {
    pub(super) fn new(seed: u64) -> Bots {
        Bots { random: SplitMix::new(seed), plans: Default::default() }
    }

    /// The name of the seat of such a bot.
    pub(super) fn name(level: &str) -> Result<String, Failure> {
        let level: Level =
            level.parse().map_err(|error: UnknownLevel| Failure::wrong_use(say(&error.message())))?;
        Ok(format!("{MARK}{level}"))
    }

    /// Who plays the seat with this name.
    pub(super) fn sitter(name: &str) -> Sitter<Level> {
        match name.strip_prefix(MARK) {
            Some(level) => Sitter::Bot(level.parse().unwrap_or(Level::Random)),
            None => Sitter::Person,
        }
    }

    /// What a bot does next.
    pub(super) fn choose(&mut self, table: &dyn AnyTable, bot: BotTurn<Level>) -> String {
        let BotTurn { seat, level } = bot;
        if let Some(planned) = self.next_planned(table, seat) {
            return planned;
        }
        let plan = cloverleaf_catalog::plan(table, seat, level, self.random.next_u64(), &mut || false);
        self.plans[seat.index()] = plan.into_iter().rev().collect();
        self.plans[seat.index()].pop().expect("whoever is to act can act")
    }

    fn next_planned(&mut self, table: &dyn AnyTable, seat: Seat) -> Option<String> {
        let planned = self.plans[seat.index()].pop()?;
        let fits = table.legal(seat).contains(&planned);
        if !fits {
            self.plans[seat.index()].clear();
        }
        fits.then_some(planned)
    }
}
