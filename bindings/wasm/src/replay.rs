//! A record looked at again: any position of it, through anybody's eyes, and what a bot makes of it.

use std::collections::BTreeMap;

use cloverleaf_catalog as catalog;
use cloverleaf_core::{Actor, Kind, Message, OptionSpec, Value, Viewer};
use cloverleaf_table::{Event, value_to_json};
use serde_json::Value as Json;
use wasm_bindgen::prelude::wasm_bindgen;

use crate::Said;
use crate::convert::{count, decided, fault, judged, text, told};
use crate::game::{eyes, happened, level_of, now};
use cloverleaf_protocol::worker::{Happened, Opened, Position, Sitting, Told};

/// A record looked at again. A viewer is a seat's number, 0 for somebody who only watches, or nobody for
/// all eyes at once, which only a game that is over has.
#[wasm_bindgen]
#[derive(Debug)]
pub struct Replay {
    replay: catalog::Replay,
    sitters: Vec<Sitting>,
    decisions: Vec<catalog::Decision>,
}

#[wasm_bindgen]
impl Replay {
    /// Opens a record and plays it once.
    ///
    /// # Errors
    /// The line that does not hold.
    #[wasm_bindgen(constructor)]
    pub fn new(record: &str) -> Result<Replay, String> {
        let record = catalog::read_record(record).map_err(|error| fault(&error.message()))?;
        let mut replay = catalog::Replay::open(record).map_err(|error| fault(&error.message()))?;
        let names = replay.at(0).names().iter();
        let sitters = names.map(|name| Sitting { name: name.clone(), bot: None }).collect();
        Ok(Replay { replay, sitters, decisions: Vec::new() })
    }

    /// What it is a record of, as [`Opened`].
    ///
    /// # Errors
    /// If there is no such game.
    pub fn about(&mut self) -> Said {
        let options = self.options();
        let entry =
            catalog::entry(&self.replay.record().game.content).map_err(|error| fault(&error.message()))?;
        Ok(text(&Opened {
            game: entry.id.to_owned(),
            names: self.sitters.iter().map(|sitting| sitting.name.clone()).collect(),
            length: count(self.replay.len()),
            over: self.replay.is_over(),
            secrets: entry.secrets,
            options,
        }))
    }

    /// All events as this viewer saw them when they happened, a list of [`Happened`]. What was hidden is
    /// there without its text.
    ///
    /// # Errors
    /// If there is no such viewer.
    pub fn log(&self, viewer: Option<u8>) -> Said {
        let seen = self.replay.seen_by(self.viewer(viewer)?);
        let line = |(index, seen): (usize, &Option<Event<String>>)| self.line(index, seen.as_ref());
        Ok(text(&seen.iter().enumerate().filter_map(line).collect::<Vec<_>>()))
    }

    /// The position after so many events, as [`Position`].
    ///
    /// # Errors
    /// If there is no such viewer.
    pub fn at(&mut self, events: u32, viewer: Option<u8>) -> Said {
        let viewer = self.viewer(viewer)?;
        let events = (events as usize).min(self.replay.len());
        let (last, told) = match events.checked_sub(1) {
            None => (None, None),
            Some(index) => self.event(index, viewer),
        };
        let place = last.as_ref().and_then(|last| self.touched(&last.text));
        let now = now(self.replay.at(events), &self.sitters, viewer);
        Ok(text(&Position { now, last, place, told }))
    }

    /// All decisions, in order: a list of [`cloverleaf_protocol::worker::Decided`].
    pub fn decisions(&mut self) -> String {
        self.decisions = catalog::decisions(&mut self.replay);
        text(&self.decisions.iter().map(decided).collect::<Vec<_>>())
    }

    /// What a bot of this level makes of one of them, as [`cloverleaf_protocol::worker::Judged`]; nothing where there was
    /// nothing to choose.
    ///
    /// # Errors
    /// If there is no such level or decision, or the game is not over.
    pub fn judge(&mut self, index: u32, level: &str, seed: u64) -> Result<Option<String>, String> {
        let level = level_of(level)?;
        // Advice during a game is a hint, for those to whom it is given.
        let decision = self.decisions.get(index as usize).filter(|_| self.replay.is_over());
        let decision = decision.ok_or_else(|| fault(&Message::new("no-such-decision")))?;
        let table = self.replay.at(decision.from);
        Ok(catalog::review(table, decision, level, seed).map(|found| text(&judged(found))))
    }

    /// The options with which such a game is opened again; a file as its text, where the record has it.
    fn options(&mut self) -> BTreeMap<String, Json> {
        let named = self.replay.at(0).options();
        let written = &self.replay.record().options;
        let text = |name: &str| written.iter().find(|line| line.content.0 == name);
        let value = |(spec, value): (OptionSpec, Value)| match (spec.kind, text(spec.name)) {
            (Kind::File(_), Some(line)) => (spec.name.to_owned(), Json::from(line.content.1.as_str())),
            _ => (spec.name.to_owned(), value_to_json(&value)),
        };
        named.into_iter().map(value).collect()
    }

    fn viewer(&self, viewer: Option<u8>) -> Result<Viewer, String> {
        match viewer {
            Some(seat) => eyes(seat),
            None if self.replay.is_over() => Ok(Viewer::Referee),
            None => Err(fault(&Message::new("not-over-yet"))),
        }
    }

    /// The id of the place that an action touches.
    fn touched(&self, action: &str) -> Option<String> {
        let touched = catalog::touched(&self.replay.record().game.content, &[action.to_owned()]).ok()?;
        let place = touched.acts.first()?.place?;
        touched.names.get(usize::from(place)).cloned()
    }

    fn line(&self, index: usize, seen: Option<&Event<String>>) -> Option<Happened> {
        let v = count(index + 1);
        match seen {
            Some(event) => Some(happened(v, event)),
            None => {
                self.replay.event(index).map(|event| Happened { text: String::new(), ..happened(v, event) })
            }
        }
    }

    /// An event as the viewer saw it, and what it did if the viewer saw all of it.
    fn event(&mut self, index: usize, viewer: Viewer) -> (Option<Happened>, Option<Told>) {
        let Some(event) = self.replay.event(index).cloned() else { return (None, None) };
        let game = self.replay.record().game.content.clone();
        let id = |place: &str| catalog::place_id(&game, place).ok().flatten();
        let table = self.replay.at(index);
        let seen = table.redact(&event, viewer);
        let told = match &event {
            Event::Play(Actor::Seat(seat), action) if seen.as_ref() == Some(&event) => {
                table.explain(*seat, action).ok().map(|explanation| told(explanation, id))
            }
            _ => None,
        };
        (self.line(index, seen.as_ref()), told)
    }
}
