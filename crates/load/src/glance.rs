//! As much of a message as a client needs while it plays; everything is read at the end.

use std::borrow::Cow;

use anyhow::Result;
use cloverleaf_protocol::{Message, Problem};
use serde::Deserialize;
use serde::de::IgnoredAny;
use serde_json::value::RawValue;

/// A message, barely read.
#[derive(Deserialize)]
pub(crate) struct Glance<'a> {
    #[serde(borrow, default)]
    pub(crate) id: Option<Cow<'a, str>>,
    #[serde(default)]
    pub(crate) problem: Option<Problem>,
    #[serde(default)]
    pub(crate) you: Option<u8>,
    #[serde(borrow, default)]
    pub(crate) now: Option<Now<'a>>,
}

/// How a table stands, barely read.
#[derive(Deserialize)]
pub(crate) struct Now<'a> {
    pub(crate) v: i64,
    #[serde(borrow)]
    pub(crate) status: Cow<'a, str>,
    #[serde(default)]
    pub(crate) decision: Option<i64>,
    #[serde(borrow, default)]
    pub(crate) view: Option<&'a RawValue>,
    #[serde(default)]
    pub(crate) legal: Option<Vec<String>>,
    turn: Turn,
    seats: Vec<Place>,
}

/// Who owes a decision.
#[derive(Deserialize)]
struct Turn {
    seats: Vec<u8>,
}

/// A seat, barely read.
#[derive(Deserialize)]
struct Place {
    seat: u8,
    #[serde(default)]
    bot: Option<IgnoredAny>,
    #[serde(default)]
    resigned: bool,
}

impl Now<'_> {
    /// Whether the table goes on by itself: a bot, or a seat that gave up, owes a decision.
    pub(crate) fn goes_on(&self) -> bool {
        let owes = |place: &Place| self.turn.seats.contains(&place.seat);
        self.seats.iter().any(|place| (place.bot.is_some() || place.resigned) && owes(place))
    }
}

impl<'a> Glance<'a> {
    pub(crate) fn read(text: &'a str) -> Result<Glance<'a>> {
        Ok(serde_json::from_str(text)?)
    }
}

/// The keys of invited seats that a message tells, by seat.
pub(crate) fn invitations(text: &str) -> Vec<Option<String>> {
    match serde_json::from_str(text) {
        Ok(Message::Hello { now, .. } | Message::News { now, .. }) => {
            now.seats.into_iter().map(|place| place.invite).collect()
        }
        _ => Vec::new(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_table_goes_on_by_itself_while_a_bot_or_a_seat_that_gave_up_owes_a_decision() {
        let now = |turn: &str, second: &str| {
            let seats = format!(r#"[{{"seat":1}},{{"seat":2{second}}}]"#);
            format!(r#"{{"now":{{"v":1,"status":"running","turn":{{"seats":{turn}}},"seats":{seats}}}}}"#)
        };
        let goes_on = |text: String| Glance::read(&text).expect("a message").now.expect("a table").goes_on();
        assert!(!goes_on(now("[1,2]", "")));
        assert!(goes_on(now("[1,2]", r#","resigned":true"#)));
        assert!(goes_on(now("[2]", r#","bot":"random""#)));
        assert!(!goes_on(now("[1]", r#","resigned":true"#)));
    }
}
