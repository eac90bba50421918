//! Who plays a seat when no person does.

use cloverleaf_core::{Seat, SplitMix};
use cloverleaf_table::AnyTable;

use crate::failure::Failure;

/// The levels there are.
pub(crate) const LEVELS: [&str; 1] = ["random"];

/// Seats whose name starts so are played by the bot it names; so a save knows its bots.
const MARK: &str = "bot:";

/// The bots at a table.
#[derive(Debug)]
pub(super) struct Bots {
    random: SplitMix,
}

impl Bots {
    pub(super) fn new(seed: u64) -> Bots {
        Bots { random: SplitMix::new(seed) }
    }

    /// The name of the seat of such a bot.
    pub(super) fn name(level: &str) -> Result<String, Failure> {
        match LEVELS.contains(&level) {
            true => Ok(format!("{MARK}{level}")),
            false => Err(Failure::wrong_use(format!(
                "there is no bot '{}'; the levels are {}",
                level.escape_debug(),
                LEVELS.join(", ")
            ))),
        }
    }

    /// Whether a bot plays the seat with this name.
    pub(super) fn plays(name: &str) -> bool {
        name.starts_with(MARK)
    }

    /// What the bot at this seat does.
    pub(super) fn choose(&mut self, table: &dyn AnyTable, seat: Seat) -> String {
        table.random_action(seat, &mut self.random).expect("whoever is to act can act")
    }
}
