//! A record to be looked at again, from any position of it to any other at once.

use cloverleaf_core::Viewer;
use cloverleaf_table::{AnyTable, Event, Record, RecordError};

use crate::replay;

/// A table is kept after every so many events, so that no position is farther away than that.
const STRIDE: usize = 32;

/// A record whose events have all been played once, and which holds.
#[derive(Debug)]
pub struct Replay {
    record: Record,
    /// The tables after 0, [`STRIDE`], twice that and so on.
    kept: Vec<Box<dyn AnyTable>>,
    /// The table that was looked at last.
    now: Box<dyn AnyTable>,
    over: bool,
}

impl Replay {
    /// Plays a record.
    ///
    /// # Errors
    /// The line that does not hold.
    pub fn open(record: Record) -> Result<Replay, RecordError> {
        let end = replay(&record, None)?;
        let start = replay(&record, Some(0))?;
        let over = end.outcome().is_some();
        let mut opened = Replay { record, kept: vec![start.duplicate()], now: start, over };
        while opened.now.count() < opened.len() {
            opened.step();
            if opened.now.count().is_multiple_of(STRIDE) {
                opened.kept.push(opened.now.duplicate());
            }
        }
        Ok(opened)
    }

    /// The record.
    #[must_use]
    pub fn record(&self) -> &Record {
        &self.record
    }

    /// How many events there are.
    #[must_use]
    pub fn len(&self) -> usize {
        self.record.events.len()
    }

    /// Whether nothing ever happened.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.record.events.is_empty()
    }

    /// Whether the match is over, so that everybody may see everything.
    #[must_use]
    pub fn is_over(&self) -> bool {
        self.over
    }

    /// An event, counted from 0.
    #[must_use]
    pub fn event(&self, index: usize) -> Option<&Event<String>> {
        self.record.events.get(index).map(|line| &line.content)
    }

    /// The table after so many events, or after all if there are not so many.
    pub fn at(&mut self, events: usize) -> &dyn AnyTable {
        let wanted = events.min(self.len());
        let near = self.now.count()..=self.now.count() + STRIDE;
        if !near.contains(&wanted) {
            self.now = self.kept[wanted / STRIDE].duplicate();
        }
        while self.now.count() < wanted {
            self.step();
        }
        &*self.now
    }

    /// Each event as this viewer saw it when it happened; nothing where it was hidden.
    pub fn seen_by(&self, viewer: Viewer) -> Vec<Option<Event<String>>> {
        let mut table = self.kept[0].duplicate();
        let events = self.record.events.iter().map(|line| &line.content);
        let mut seen = Vec::with_capacity(self.len());
        for event in events {
            seen.push(table.redact(event, viewer));
            table.apply(event.clone()).expect("it happened before");
        }
        seen
    }

    fn step(&mut self) {
        let event = self.record.events[self.now.count()].content.clone();
        self.now.apply(event).expect("it happened before");
    }
}
