//! The levels: how hard an opponent tries.

use core::fmt;
use core::str::FromStr;

use cloverleaf_core::Message;

/// How hard an opponent tries, the weakest first.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Level {
    /// Does anything the rules allow.
    Random,
    /// Sees what is good at once, and no further.
    Learner,
    /// Looks a little ahead.
    Commuter,
    /// Knows every street, and looks well ahead.
    Cabbie,
}

impl Level {
    /// All of them, the weakest first.
    pub const ALL: [Level; 4] = [Level::Random, Level::Learner, Level::Commuter, Level::Cabbie];
    /// Their names, in the same order.
    pub const NAMES: [&'static str; 4] = ["random", "learner", "commuter", "cabbie"];

    /// Who plays for somebody who resigned, where the rules of the game want a bot there.
    pub const FOR_THE_RESIGNED: Level = Level::Commuter;

    /// Its name.
    #[must_use]
    pub const fn name(self) -> &'static str {
        Level::NAMES[self as usize]
    }
}

impl fmt::Display for Level {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// A name that no level has.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct UnknownLevel(String);

impl UnknownLevel {
    /// The name, and the levels there are.
    #[must_use]
    pub fn message(&self) -> Message {
        let names = Level::NAMES.join(", ");
        Message::new("unknown-level").text("name", self.0.escape_debug()).text("names", names)
    }
}

impl fmt::Display for UnknownLevel {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.message().fmt(f)
    }
}

impl core::error::Error for UnknownLevel {}

impl FromStr for Level {
    type Err = UnknownLevel;

    fn from_str(name: &str) -> Result<Level, UnknownLevel> {
        let level = Level::ALL.into_iter().find(|level| level.name() == name);
        level.ok_or_else(|| UnknownLevel(name.chars().take(40).collect()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_level_is_read_by_the_name_it_tells() {
        for level in Level::ALL {
            assert_eq!(level.to_string().parse(), Ok(level));
        }
        let unknown = "Cabbie".parse::<Level>().expect_err("names are in lower case");
        assert_eq!(unknown.to_string(), "unknown-level name=Cabbie names=random, learner, commuter, cabbie");
    }
}
