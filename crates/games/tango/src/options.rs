//! What can be agreed on before a game.

use alloc::string::String;

use cloverleaf_core::{Kind, OptionSpec, TURN_LIMIT, Value};

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
            meaning: "the garnets in each purse at the start; with 8 every price can be paid from the first day",
            clause: "TT-7.4",
        },
        OptionSpec {
            meaning: "accepted as in every game, without effect here: a game always lasts five days (TT-8.4)",
            ..TURN_LIMIT
        },
    ];

    fn set(&mut self, name: &'static str, value: &Value) -> Result<(), String> {
        match (name, value) {
            ("starting_garnets", Value::Number(number)) => {
                self.starting_garnets =
                    u8::try_from(*number).map_err(|_| String::from("a number from 0 to 99"))?;
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
