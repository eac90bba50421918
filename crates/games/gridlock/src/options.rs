//! What can be agreed on before the game.

use alloc::borrow::ToOwned;
use alloc::string::{String, ToString};
use alloc::sync::Arc;

use cloverleaf_core::{Kind, MAX_SEATS, Message, OptionSpec, Seat, TURN_LIMIT, Value};
use serde::{Deserialize, Serialize};

use crate::board::Board;

/// GB-2.4: a player's colour. Under `special_cars` each has its own ability (GB-10).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "lowercase")]
pub enum Colour {
    /// The duck boat.
    Blue,
    /// The park ranger.
    Green,
    /// The emergency services.
    Red,
    /// The construction vehicle.
    Yellow,
}

impl Colour {
    /// All of them, in the order the seats get them by default (GB-2.5).
    pub const ALL: [Colour; MAX_SEATS] = [Colour::Blue, Colour::Green, Colour::Red, Colour::Yellow];
    /// Their words, in the same order.
    pub const WORDS: [&'static str; MAX_SEATS] = ["blue", "green", "red", "yellow"];

    /// Its word.
    #[must_use]
    pub const fn word(self) -> &'static str {
        Colour::WORDS[self as usize]
    }
}

/// GB-8.2: how many places a player travels to.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug)]
pub enum Places {
    /// Five secret cards, a cube at the start.
    #[default]
    Normal,
    /// Six secret cards, no cube at the start.
    Long,
    /// Four secret cards, a cube at the start.
    Short,
}

impl Places {
    /// Their words, in order.
    pub const WORDS: [&'static str; 3] = ["normal", "long", "short"];

    /// How many secret cards each player draws.
    #[must_use]
    pub const fn cards(self) -> usize {
        match self {
            Places::Normal => 5,
            Places::Long => 6,
            Places::Short => 4,
        }
    }

    /// Whether a cube goes on the starting place.
    #[must_use]
    pub const fn cube_at_start(self) -> bool {
        !matches!(self, Places::Long)
    }
}

/// GB-3.5: who is the first player.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug)]
pub enum FirstPlayer {
    /// By lot.
    #[default]
    Random,
    /// Whose tile is on the board first.
    Race,
    /// This seat.
    Seat(Seat),
}

/// The options of a game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Options {
    /// GB-3.5.
    pub first_player: FirstPlayer,
    /// GB-8.2.
    pub places: Places,
    /// GB-8.1.
    pub quick_trip: bool,
    /// GB-8.1.
    pub quick_trip_cones: bool,
    /// GB-9.1.
    pub congestion_rule: bool,
    /// GB-9.2.
    pub traffic_rule: bool,
    /// GB-10.
    pub special_cars: bool,
    /// GB-2.5: by seat; those after the last seat are not used.
    pub colours: [Option<Colour>; MAX_SEATS],
    /// GB-7.2.
    pub last_lap: bool,
    /// GB-1.7.
    pub board: Arc<Board>,
    /// GB-7.5.
    pub turn_limit: Option<u32>,
}

impl Default for Options {
    fn default() -> Options {
        Options {
            first_player: FirstPlayer::Random,
            places: Places::Normal,
            quick_trip: false,
            quick_trip_cones: false,
            congestion_rule: false,
            traffic_rule: false,
            special_cars: false,
            colours: Colour::ALL.map(Some),
            last_lap: false,
            board: Arc::new(Board::default()),
            turn_limit: None,
        }
    }
}

/// The key of what the option `first_player` can be.
const FIRST_PLAYER: &str = "gb-form-first-player";

const fn switch(name: &'static str, meaning: &'static str, clause: &'static str) -> OptionSpec {
    OptionSpec { name, kind: Kind::Switch, meaning, clause }
}

impl cloverleaf_core::Options for Options {
    const SPECS: &'static [OptionSpec] = &[
        OptionSpec {
            name: "first_player",
            kind: Kind::Text(FIRST_PLAYER),
            meaning: "option-first_player-means",
            clause: "GB-3.5",
        },
        OptionSpec {
            name: "places",
            kind: Kind::Choice(&Places::WORDS),
            meaning: "option-places-means",
            clause: "GB-8.2",
        },
        switch("quick_trip", "option-quick_trip-means", "GB-8.1"),
        switch("quick_trip_cones", "option-quick_trip_cones-means", "GB-8.1"),
        switch("congestion_rule", "option-congestion_rule-means", "GB-9.1"),
        switch("traffic_rule", "option-traffic_rule-means", "GB-9.2"),
        switch("special_cars", "option-special_cars-means", "GB-10"),
        OptionSpec {
            name: "colours",
            kind: Kind::BySeat(&Colour::WORDS),
            meaning: "option-colours-means",
            clause: "GB-2.5",
        },
        switch("last_lap", "option-last_lap-means", "GB-7.2"),
        OptionSpec {
            name: "board",
            kind: Kind::File("gb-form-board"),
            meaning: "option-board-means",
            clause: "GB-1.7",
        },
        TURN_LIMIT,
    ];

    fn set(&mut self, name: &'static str, value: &Value) -> Result<(), Message> {
        match (name, value) {
            ("first_player", Value::Text(text)) => self.first_player = first_player(text)?,
            ("places", Value::Text(text)) => self.places = places(text),
            ("colours", Value::List(words)) => self.colours = colours(words)?,
            ("board", Value::Text(text)) => self.board = Arc::new(Board::named(text)?),
            ("board", Value::Document(document)) => {
                let board = Board::from_document(document).map_err(|error| error.message())?;
                self.board = Arc::new(board);
            }
            ("turn_limit", Value::Number(turns)) => self.turn_limit = u32::try_from(*turns).ok(),
            ("turn_limit", _) => self.turn_limit = None,
            (name, Value::Switch(on)) => self.set_switch(name, *on),
            _ => return Err(Message::new("gb-other-kind").text("name", name)),
        }
        Ok(())
    }

    fn get(&self, name: &'static str) -> Value {
        match name {
            "first_player" => Value::Text(match self.first_player {
                FirstPlayer::Random => "random".to_owned(),
                FirstPlayer::Race => "race".to_owned(),
                FirstPlayer::Seat(seat) => seat.to_string(),
            }),
            "places" => Value::Text(Places::WORDS[self.places as usize].to_owned()),
            "quick_trip" => Value::Switch(self.quick_trip),
            "quick_trip_cones" => Value::Switch(self.quick_trip_cones),
            "congestion_rule" => Value::Switch(self.congestion_rule),
            "traffic_rule" => Value::Switch(self.traffic_rule),
            "special_cars" => Value::Switch(self.special_cars),
            "colours" => {
                Value::List(self.colours.iter().flatten().map(|colour| colour.word().to_owned()).collect())
            }
            "last_lap" => Value::Switch(self.last_lap),
            "board" => Value::Text(self.board.fingerprint()),
            _ => self.turn_limit.map_or(Value::Off, |turns| Value::Number(turns.into())),
        }
    }
}

impl Options {
    fn set_switch(&mut self, name: &str, on: bool) {
        match name {
            "quick_trip" => self.quick_trip = on,
            "quick_trip_cones" => self.quick_trip_cones = on,
            "congestion_rule" => self.congestion_rule = on,
            "traffic_rule" => self.traffic_rule = on,
            "special_cars" => self.special_cars = on,
            _ => self.last_lap = on,
        }
    }
}

fn first_player(text: &str) -> Result<FirstPlayer, Message> {
    match text {
        "random" => Ok(FirstPlayer::Random),
        "race" => Ok(FirstPlayer::Race),
        _ => match text.parse() {
            Ok(seat) => Ok(FirstPlayer::Seat(seat)),
            Err(_) => Err(Message::new(FIRST_PLAYER)),
        },
    }
}

fn places(text: &str) -> Places {
    match text {
        "long" => Places::Long,
        "short" => Places::Short,
        _ => Places::Normal,
    }
}

fn colours(words: &[String]) -> Result<[Option<Colour>; MAX_SEATS], Message> {
    let mut colours = [None; MAX_SEATS];
    for (index, word) in words.iter().enumerate() {
        let colour = Colour::ALL.into_iter().find(|colour| colour.word() == word);
        match (colours.get_mut(index), colour) {
            (Some(place), Some(colour)) => *place = Some(colour),
            _ => return Err(Kind::BySeat(&Colour::WORDS).message()),
        }
    }
    Ok(colours)
}
