//! What each viewer saw happen, noted while it happened: nothing is played again to tell one more line.

use cloverleaf_core::{Seat, Viewer};
use cloverleaf_table::{AnyTable, Event};

/// The lines of each viewer.
#[derive(Debug)]
pub(crate) struct Log {
    /// The table as far as it has been noted.
    noted: Box<dyn AnyTable>,
    /// By seat; the first are those of somebody who only watches.
    lines: Vec<Vec<Event<String>>>,
}

impl Log {
    /// The log of a table at which nothing has happened yet.
    pub(crate) fn new(start: Box<dyn AnyTable>) -> Log {
        let lines = vec![Vec::new(); usize::from(start.seats()) + 1];
        Log { noted: start, lines }
    }

    /// Notes what has happened at the table since.
    pub(crate) fn catch_up(&mut self, table: &dyn AnyTable) {
        for event in table.events_after(self.noted.count()) {
            for (number, lines) in self.lines.iter_mut().enumerate() {
                lines.extend(self.noted.redact(&event, viewer(number)));
            }
            self.noted.apply(event).expect("it happened at the table");
        }
    }

    /// What this viewer may see: everything, once the game is over.
    pub(crate) fn seen_by(&self, viewer: Viewer) -> Vec<Event<String>> {
        let number = match viewer {
            _ if self.noted.outcome().is_some() => return self.noted.events(),
            Viewer::Seat(seat) => usize::from(seat.number()),
            _ => 0,
        };
        self.lines.get(number).cloned().unwrap_or_default()
    }
}

fn viewer(number: usize) -> Viewer {
    match number.checked_sub(1) {
        Some(index) => Viewer::Seat(Seat::at(index)),
        None => Viewer::Spectator,
    }
}
