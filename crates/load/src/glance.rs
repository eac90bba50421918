//! As much of a message as a client needs while it plays; everything is read at the end.

use std::borrow::Cow;

use anyhow::Result;
use cloverleaf_protocol::{Message, Problem};
use serde::Deserialize;
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
