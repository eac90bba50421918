//! Tables that were played by other rules than this program has: they are read and exported, and not played.
//!
//! Their events are not replayed, because today's rules could refuse them or make another position of them. What
//! a viewer may know of a game that is not over follows from the rules, so until then no event is shown.

use cloverleaf_core::Message;
use cloverleaf_protocol::{Code, Problem, Seen};
use cloverleaf_table::{Event, Line, Record};
use serde_json::Value as Json;

use super::Room;
use crate::entry::Logged;
use crate::problem::problem;
use crate::store::Status;

impl Room {
    /// Takes the status from the table's row where the rules that would tell it are not there.
    pub(crate) fn rest_at(&mut self, status: Status) {
        if self.other_rules {
            self.status = status;
            self.recent.clear();
        }
    }

    /// Refuses what needs the rules the table was opened with.
    ///
    /// # Errors
    /// If this program has others.
    pub(super) fn playable(&self) -> Result<(), Problem> {
        if !self.other_rules {
            return Ok(());
        }
        let (game, played) = (&self.setup.game, self.opening.rules);
        let known = cloverleaf_catalog::entry(game).map_or(0, |entry| entry.rules);
        let message = Message::new("server-other-rules").with("played", played).text("game", game);
        Err(problem(Code::OtherRules, message.with("known", known)))
    }

    /// The log without what was taken back.
    fn standing_log(&self) -> Vec<&Logged> {
        let mut standing: Vec<&Logged> = Vec::new();
        for logged in self.log() {
            if let Seen::Undone { since, .. } = logged.entry.what {
                standing.retain(|earlier| {
                    earlier.seq < since || !matches!(earlier.entry.what, Seen::Played { .. })
                });
            }
            standing.push(logged);
        }
        standing
    }

    /// The record, from the log alone.
    pub(super) fn unchecked_record(&self) -> Record {
        let setup = &self.setup;
        let standing = self.standing_log();
        let lines = standing.iter().flat_map(|logged| logged.entry.what.events());
        let start = self.table.record(false);
        let known = |name: &String| start.options.iter().find(|option| option.content.0 == *name).cloned();
        let options =
            setup.options.iter().filter_map(|(name, value)| known(name).or_else(|| plain(name, value)));
        Record {
            rules: Line::unwritten(self.opening.rules),
            options: options.collect(),
            events: lines.filter_map(|line| Event::parse(line).ok()).map(Line::unwritten).collect(),
            result: None,
            seed: Some(Line::unwritten(self.seed)),
            ..start.clone()
        }
    }
}

/// An option that today's rules do not have, as it was asked for; a text of several lines fits into no record.
fn plain(name: &str, value: &Json) -> Option<Line<(String, String)>> {
    let value = value.as_str().map_or_else(|| value.to_string(), str::to_owned);
    (!value.contains('\n')).then(|| Line::unwritten((name.to_owned(), value)))
}
