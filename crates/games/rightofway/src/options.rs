//! What a table agrees on before the game.

use alloc::borrow::ToOwned;

use cloverleaf_core::{Kind, Message, OptionSpec, TURN_LIMIT, Value};

use crate::TileSet;
use crate::tile_set::MATERIAL;

/// The options of a game.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Options {
    /// RW-1.4: how the city comes about.
    pub city: City,
    /// RW-5.2: whether dollar tiles under highways still bring profit.
    pub covered_dollars: bool,
    /// RW-2.2: the highway tiles. They are data and no option, so they have no name here.
    pub tiles: TileSet,
    /// RW-7.5: how many turns end the game, if any do.
    pub turn_limit: Option<u32>,
}

/// RW-1.4: how the city comes about.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug)]
pub enum City {
    /// A hexagon of side 5 with its dollars drawn by lot.
    #[default]
    Hexagon,
    /// The players lay it piece by piece.
    Laid,
}

const CITY: [&str; 2] = ["hexagon", "laid"];

impl cloverleaf_core::Options for Options {
    const SPECS: &'static [OptionSpec] = &[
        OptionSpec {
            name: "city",
            kind: Kind::Choice(&CITY),
            meaning: "option-city-means",
            clause: "RW-1.4",
        },
        OptionSpec {
            name: "covered_dollars",
            kind: Kind::Switch,
            meaning: "option-covered_dollars-means",
            clause: "RW-5.2",
        },
        TURN_LIMIT,
    ];

    fn set(&mut self, _name: &'static str, value: &Value) -> Result<(), Message> {
        // Each option has a kind of its own, so the kind of the value says which is meant.
        match value {
            Value::Switch(on) => self.covered_dollars = *on,
            Value::Text(word) if word == CITY[1] => self.city = City::Laid,
            Value::Text(_) | Value::List(_) | Value::Document(_) => self.city = City::Hexagon,
            Value::Number(turns) => self.turn_limit = u32::try_from(*turns).ok(),
            Value::Off => self.turn_limit = None,
        }
        Ok(())
    }

    fn get(&self, name: &'static str) -> Value {
        match name {
            "city" => Value::Text(CITY[self.city as usize].to_owned()),
            "covered_dollars" => Value::Switch(self.covered_dollars),
            _ => self.turn_limit.map_or(Value::Off, |turns| Value::Number(turns.into())),
        }
    }

    const MATERIAL: &'static [&'static str] = &MATERIAL;

    fn supply(&mut self, name: &'static str, count: u8) {
        self.tiles.supply(name, count);
    }
}
