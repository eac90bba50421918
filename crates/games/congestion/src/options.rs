//! What a table agrees on before the game.

use alloc::borrow::ToOwned;
use alloc::string::ToString;
use alloc::vec::Vec;

use cloverleaf_core::{Kind, Message, OptionSpec, Options as _, TURN_LIMIT, Value};

use crate::{Colour, Grid};

/// The options of a game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Options {
    /// TC-1.7: how many streets there are.
    pub grid: Grid,
    /// TC-1.7: whether cars keep left.
    pub keep_left: bool,
    /// TC-3.2: whose cars a player may enter.
    pub cars: Cars,
    /// TC-3.3: when a direct path bars a car.
    pub direct_path: DirectPath,
    /// TC-5.2: how many cars win.
    pub target: u16,
    /// TC-5.3: how many turns without a car in or out end the game.
    pub stall_limit: u16,
    /// TC-2.1: the seats' colours in order; none for those that go with the number of seats.
    /// The options of a set-up always name them.
    pub colours: Vec<Colour>,
    /// TC-5.5: how many turns end the game, if any do.
    pub turn_limit: Option<u32>,
}

/// TC-3.2: whose cars a player may enter.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Cars {
    /// Those of any colour in play.
    Any,
    /// Only those of the player's own colour.
    Own,
}

/// TC-3.3: when a lane with a direct path to an exit of the car's colour is barred.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum DirectPath {
    /// While its signal is empty or points there.
    Designer,
    /// While its signal points there.
    Signalled,
    /// Whatever its signal.
    Always,
}

const CARS: [&str; 2] = ["any", "own"];
const DIRECT_PATH: [&str; 3] = ["designer", "signalled", "always"];

impl Default for Options {
    fn default() -> Options {
        Options {
            grid: Grid::default(),
            keep_left: false,
            cars: Cars::Any,
            direct_path: DirectPath::Designer,
            target: 20,
            stall_limit: 60,
            colours: Vec::new(),
            turn_limit: None,
        }
    }
}

impl Options {
    /// TC-2.1: the colours of so many seats, unless the table chose otherwise.
    #[must_use]
    pub fn usual_colours(seats: u8) -> &'static [Colour] {
        match seats {
            2 => &[Colour::Red, Colour::Yellow],
            3 => &[Colour::Blue, Colour::Red, Colour::Green],
            _ => &Colour::ALL,
        }
    }

    fn set_word(&mut self, name: &str, word: &str) -> Result<(), Message> {
        match (name, word) {
            ("grid", text) => self.grid = text.parse().map_err(|_| Self::SPECS[0].kind.message())?,
            ("cars", "own") => self.cars = Cars::Own,
            ("cars", _) => self.cars = Cars::Any,
            ("direct_path", "signalled") => self.direct_path = DirectPath::Signalled,
            ("direct_path", "always") => self.direct_path = DirectPath::Always,
            _ => self.direct_path = DirectPath::Designer,
        }
        Ok(())
    }

    fn set_number(&mut self, name: &str, number: i64) {
        // The kinds in SPECS keep the numbers well inside these types.
        let small = u16::try_from(number).unwrap_or(u16::MAX);
        match name {
            "target" => self.target = small,
            "stall_limit" => self.stall_limit = small,
            _ => self.turn_limit = u32::try_from(number).ok(),
        }
    }
}

impl cloverleaf_core::Options for Options {
    const SPECS: &'static [OptionSpec] = &[
        OptionSpec {
            name: "grid",
            kind: Kind::Text("tc-exp-grid"),
            meaning: "option-grid-means",
            clause: "TC-1.7",
        },
        OptionSpec {
            name: "keep_left",
            kind: Kind::Switch,
            meaning: "option-keep_left-means",
            clause: "TC-1.7",
        },
        OptionSpec {
            name: "colours",
            kind: Kind::BySeat(&Colour::WORDS),
            meaning: "option-colours-means-congestion",
            clause: "TC-2.1",
        },
        OptionSpec {
            name: "cars",
            kind: Kind::Choice(&CARS),
            meaning: "option-cars-means",
            clause: "TC-3.2",
        },
        OptionSpec {
            name: "direct_path",
            kind: Kind::Choice(&DIRECT_PATH),
            meaning: "option-direct_path-means",
            clause: "TC-3.3",
        },
        OptionSpec {
            name: "target",
            kind: Kind::Number(1, 1000),
            meaning: "option-target-means",
            clause: "TC-5.2",
        },
        OptionSpec {
            name: "stall_limit",
            kind: Kind::Number(1, 10_000),
            meaning: "option-stall_limit-means",
            clause: "TC-5.3",
        },
        TURN_LIMIT,
    ];

    fn set(&mut self, name: &'static str, value: &Value) -> Result<(), Message> {
        match value {
            Value::Off => self.turn_limit = None,
            Value::Switch(on) => self.keep_left = *on,
            Value::Number(number) => self.set_number(name, *number),
            Value::Text(word) => self.set_word(name, word)?,
            Value::List(words) => self.colours = words.iter().filter_map(|word| word.parse().ok()).collect(),
            // The kinds of these options admit no file.
            Value::Document(_) => {}
        }
        Ok(())
    }

    fn get(&self, name: &'static str) -> Value {
        match name {
            "grid" => Value::Text(self.grid.to_string()),
            "keep_left" => Value::Switch(self.keep_left),
            "colours" => Value::List(self.colours.iter().map(ToString::to_string).collect()),
            "cars" => Value::Text(CARS[self.cars as usize].to_owned()),
            "direct_path" => Value::Text(DIRECT_PATH[self.direct_path as usize].to_owned()),
            "target" => Value::Number(self.target.into()),
            "stall_limit" => Value::Number(self.stall_limit.into()),
            _ => self.turn_limit.map_or(Value::Off, |turns| Value::Number(turns.into())),
        }
    }
}
