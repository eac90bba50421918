//! A toy with everything a law can be about: chance, secrets, secret choices, a choice at the end.
//!
//! Each round every seat holds a secret card and secretly bids. The strongest, card and bid together,
//! score a point each; one who is strongest alone also takes one or two tokens. Two rounds.
//!
//! A [`Fault`] breaks one thing in it.

mod rules;
mod subject;
mod words;

use core::fmt;
use core::str::FromStr;

use cloverleaf_core::{
    Kind, Message, OptionSpec, Options, ParseError, Refusal, Seat, TURN_LIMIT, Value, Words,
};
use serde::{Deserialize, Serialize};

pub(crate) use subject::ToySubject;

/// What is wrong with the toy.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Fault {
    ForgottenAction,
    ListedTwice,
    PicksOffByOne,
    DrawsUnweighted,
    NothingToDo,
    WeightlessDraw,
    OverWithoutOutcome,
    TextOffByOne,
    MemoryOutsideTheState,
    TieByArrival,
    SeatOneFavoured,
    CompletionLosesOwnBid,
    ViewLosesFieldInJson,
    ListPeeksAtOthersCard,
    ViewCarriesTheDeck,
    RedactionShowsBids,
    BidsSaidToRevealNothing,
    Endless,
    NoWords,
    NotTranslated,
    ArgumentLeftOut,
    NoCommand,
}

impl Fault {
    pub(crate) const ALL: [Fault; 22] = [
        Fault::ForgottenAction,
        Fault::ListedTwice,
        Fault::PicksOffByOne,
        Fault::DrawsUnweighted,
        Fault::NothingToDo,
        Fault::WeightlessDraw,
        Fault::OverWithoutOutcome,
        Fault::TextOffByOne,
        Fault::MemoryOutsideTheState,
        Fault::TieByArrival,
        Fault::SeatOneFavoured,
        Fault::CompletionLosesOwnBid,
        Fault::ViewLosesFieldInJson,
        Fault::ListPeeksAtOthersCard,
        Fault::ViewCarriesTheDeck,
        Fault::RedactionShowsBids,
        Fault::BidsSaidToRevealNothing,
        Fault::Endless,
        Fault::NoWords,
        Fault::NotTranslated,
        Fault::ArgumentLeftOut,
        Fault::NoCommand,
    ];
}

#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(crate) struct ToyOptions {
    pub(crate) fault: Option<Fault>,
}

impl Options for ToyOptions {
    const SPECS: &'static [OptionSpec] = &[
        OptionSpec {
            name: "fault",
            kind: Kind::Text("toy-exp-fault"),
            meaning: "toy-fault-means",
            clause: "TOY-1",
        },
        TURN_LIMIT,
    ];

    fn set(&mut self, name: &'static str, value: &Value) -> Result<(), Message> {
        if name == "fault" {
            self.fault = Fault::ALL.into_iter().find(|fault| format!("{fault:?}") == value.to_string());
        }
        Ok(())
    }

    fn get(&self, name: &'static str) -> Value {
        match name {
            "fault" => Value::Text(self.fault.map_or("none".to_owned(), |fault| format!("{fault:?}"))),
            _ => Value::Off,
        }
    }
}

#[derive(Debug)]
pub(crate) struct Toy {
    pub(crate) seats: u8,
    pub(crate) options: ToyOptions,
    /// Only [`Fault::MemoryOutsideTheState`] uses it.
    pub(crate) calls: core::sync::atomic::AtomicU32,
}

#[derive(Clone, PartialEq, Eq, Hash, Debug, Default)]
pub(crate) struct ToyState {
    pub(crate) cards: [u8; 3],
    pub(crate) bids: [u8; 3],
    pub(crate) points: [u8; 3],
    pub(crate) round: u8,
    /// The seat that takes tokens, counted from 1; 0 for none.
    pub(crate) taker: u8,
    /// Only [`Fault::TieByArrival`] uses it.
    pub(crate) first: u8,
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) enum ToyAction {
    Deal(Seat, u8),
    Bid(u8),
    Retract,
    Take(u8),
}

impl fmt::Display for ToyAction {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            ToyAction::Deal(seat, card) => write!(f, "deal {seat} {card}"),
            // Planted: a bid of 9 is a bid of 8 in writing. Only the faulty alphabet has it.
            ToyAction::Bid(9) => f.write_str("bid 8"),
            ToyAction::Bid(bid) => write!(f, "bid {bid}"),
            ToyAction::Retract => f.write_str("retract"),
            ToyAction::Take(tokens) => write!(f, "take {tokens}"),
        }
    }
}

impl FromStr for ToyAction {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<ToyAction, ParseError> {
        let mut words = Words::new(text);
        let verb = words.word("toy-exp-verb")?;
        let action = match verb.text {
            "deal" => ToyAction::Deal(words.parse("exp-seat")?, words.parse("toy-exp-number")?),
            "bid" => ToyAction::Bid(words.parse("toy-exp-number")?),
            "retract" => ToyAction::Retract,
            "take" => ToyAction::Take(words.parse("toy-exp-number")?),
            _ => return Err(verb.wrong("toy-exp-verb")),
        };
        words.end()?;
        Ok(action)
    }
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct ToyRefusal;

impl Refusal for ToyRefusal {
    fn clause(&self) -> &'static str {
        "TOY-1"
    }

    fn at(&self) -> Option<String> {
        None
    }

    fn message(&self) -> Message {
        Message::new("toy-not-now")
    }
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct ToyView {
    pub(crate) viewer: Option<u8>,
    pub(crate) card: u8,
    pub(crate) bid: u8,
    pub(crate) dealt: [bool; 3],
    pub(crate) owing: [bool; 3],
    pub(crate) points: [u8; 3],
    pub(crate) round: u8,
    pub(crate) taker: u8,
    pub(crate) revealed: Option<([u8; 3], [u8; 3])>,
    /// Only [`Fault::ViewCarriesTheDeck`] fills it: the sum of all cards gives the others' away.
    pub(crate) deck: u8,
    /// Only [`Fault::ViewLosesFieldInJson`] fills it.
    #[serde(skip)]
    pub(crate) unwritten: u8,
}
