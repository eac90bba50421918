//! A table's log as it is read when some of its people are forgotten: what happened stays, their names and words do
//! not. What is stored is never rewritten; it is read without them.

use std::collections::BTreeSet;

use crate::PlayerId;
use crate::entry::{Logged, Opening};
use cloverleaf_protocol::Seen;

/// Everybody whose name is in a log.
pub(crate) fn people_in(opening: &Opening, log: &[Logged]) -> Vec<PlayerId> {
    let kept = opening.kept.iter().flatten().map(|person| &person.player);
    let acted = log.iter().filter_map(|logged| logged.entry.by.as_ref());
    let all: BTreeSet<&PlayerId> = kept.chain(acted).collect();
    all.into_iter().cloned().collect()
}

/// Takes out the names and words of those who are forgotten.
pub(crate) fn forget(opening: &mut Opening, log: &mut [Logged], forgotten: &[PlayerId]) {
    for person in opening.kept.iter_mut().flatten().filter(|person| forgotten.contains(&person.player)) {
        person.name.clear();
    }
    for logged in log {
        if logged.entry.by.as_ref().is_some_and(|by| forgotten.contains(by)) {
            clear(&mut logged.entry.what);
        }
    }
}

fn clear(what: &mut Seen) {
    match what {
        Seen::Sat { name, .. } | Seen::Renamed { name, .. } => name.clear(),
        Seen::Said { name, text, .. } => {
            name.clear();
            text.clear();
        }
        _ => {}
    }
}
