//! Playing what somebody asks, once: on a copy of the table that becomes the room's when the entry is stored.

use cloverleaf_core::Viewer;
use cloverleaf_table::{AnyTable, Event, PlayError, settle_watched};

use crate::entry::lines;

/// What each viewer sees of the events of one entry.
#[derive(Debug)]
pub(super) struct Shown(Vec<(Viewer, Vec<String>)>);

impl Shown {
    pub(super) fn nothing(viewers: impl IntoIterator<Item = Viewer>) -> Shown {
        Shown(viewers.into_iter().map(|viewer| (viewer, Vec::new())).collect())
    }

    /// Notes an event that is about to happen: what is hidden depends on the state before it.
    pub(super) fn note(&mut self, table: &dyn AnyTable, event: &Event<String>) {
        for (viewer, seen) in &mut self.0 {
            seen.extend(table.redact(event, *viewer).map(|event| event.to_string()));
        }
    }

    /// The lines that each viewer sees, in the order of the viewers.
    pub(super) fn lines(self) -> impl Iterator<Item = Vec<String>> {
        self.0.into_iter().map(|(_, lines)| lines)
    }
}

/// A table after what was played on it, and what each viewer sees of that.
#[derive(Debug)]
pub struct Played {
    table: Box<dyn AnyTable>,
    before: usize,
    shown: Shown,
}

impl Played {
    /// A copy on which nothing has been played yet.
    pub(super) fn on(table: &dyn AnyTable, viewers: impl IntoIterator<Item = Viewer>) -> Played {
        Played { table: table.duplicate(), before: table.count(), shown: Shown::nothing(viewers) }
    }

    /// A table on which nothing has happened yet.
    pub(super) fn first(table: Box<dyn AnyTable>) -> Played {
        let shown = Shown::nothing(Viewer::all(table.seats()));
        Played { before: table.count(), table, shown }
    }

    pub(super) fn play(&mut self, event: Event<String>) -> Result<(), PlayError> {
        self.shown.note(self.table.as_ref(), &event);
        self.table.apply(event)
    }

    /// Lets happen what nobody chooses.
    pub(super) fn settle(&mut self) {
        let shown = &mut self.shown;
        settle_watched(self.table.as_mut(), None, &mut |table, event| shown.note(table, event));
    }

    /// what is written is the notation itself, not how somebody spelled it.
    pub(super) fn events(&self) -> Vec<String> {
        lines(&self.table.events_after(self.before))
    }

    pub(super) fn into_parts(self) -> (Box<dyn AnyTable>, Shown) {
        (self.table, self.shown)
    }
}
