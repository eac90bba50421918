//! What can be agreed on before a game.

use cloverleaf_core::{Kind, Message, OptionSpec, TURN_LIMIT, Value};

/// The options of Traffic Tango.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Options {
    /// TT-7.4: the garnets everyone starts with.
    pub starting_garnets: u8,
    /// Accepted because every game knows it; five days are five days (TT-8.4).
    pub turn_limit: Option<u32>,
}

impl Default for Options {
    fn default() -> Options {
        Options { starting_garnets: 8, turn_limit: None }
    }
}

impl cloverleaf_core::Options for Options {
    const SPECS: &'static [OptionSpec] = &[
        OptionSpec {
            name: "starting_garnets",
            kind: Kind::Number(0, 99),
            meaning: "option-starting_garnets-means",
            clause: "TT-7.4",
        },
        OptionSpec { meaning: "option-turn_limit-means-tango", ..TURN_LIMIT },
    ];

    fn set(&mut self, name: &'static str, value: &Value) -> Result<(), Message> {
        match (name, value) {
            ("starting_garnets", Value::Number(number)) => {
                self.starting_garnets = u8::try_from(*number).map_err(|_| Self::SPECS[0].kind.message())?;
            }
            (_, Value::Number(turns)) => self.turn_limit = u32::try_from(*turns).ok(),
            _ => self.turn_limit = None,
        }
        Ok(())
    }

    fn get(&self, name: &'static str) -> Value {
        match name {
            "starting_garnets" => Value::Number(self.starting_garnets.into()),
            _ => self.turn_limit.map_or(Value::Off, |turns| Value::Number(turns.into())),
        }
    }
}
