//! What is stored of a room beside its log, so that it is found again: by its people, by the lists, and when it is
//! due.

use crate::PlayerId;
use crate::entry::{Logged, Opened};
use crate::room::{Duty, Room};
use crate::store::{Append, Index, NewTable, Row};
use crate::stored::{write_entry, write_opening};
use cloverleaf_protocol::Seen;

/// How long another process leaves a bot's decision to the one that should make it.
const GRACE: i64 = 5_000;

/// What is stored for a room's last entry: itself, and how the table stands after it.
pub(crate) fn append_of(next: &Room, opens: Option<&Opened>) -> Append {
    let Row { seq, at, batch, body } = write_entry(next.last());
    let (table, index) = (next.id().clone(), index_of(next));
    Append { table, seq, at, batch, body, index, opens: opens.map(new_table) }
}

pub(crate) fn new_table(opened: &Opened) -> NewTable {
    NewTable {
        id: opened.id.clone(),
        game: opened.opening.setup.game.clone(),
        host: opened.opening.host.clone(),
        listed: opened.opening.setup.public,
        setup: write_opening(&opened.opening),
        seed: opened.seed.to_string(),
        first: write_entry(&opened.first),
        index: index_of(&opened.room),
    }
}

/// How a table is found again.
fn index_of(room: &Room) -> Index {
    // Bots alone rest until somebody looks at them.
    let bot = room.bot_to_play().filter(|_| !room.bots_alone());
    let when = |duty| match duty {
        Duty::Bot { from, .. } => from + GRACE,
        Duty::Late(_, at) => at,
    };
    let due_at = bot.into_iter().chain(room.next_late()).map(when).min();
    let awaited = room.awaits_anew().then(|| room.awaited());
    Index {
        status: room.status(),
        due_at,
        sitters: newcomers(room),
        awaited,
        speaker: speaker_in(room.last()),
    }
}

/// Who says something by an entry, if anybody does.
pub(crate) fn speaker_in(logged: &Logged) -> Option<PlayerId> {
    matches!(logged.entry.what, Seen::Said { .. }).then(|| logged.entry.by.clone()).flatten()
}

/// Who may have come with the last entry. Whoever opened a table finds it again, also without a seat.
fn newcomers(room: &Room) -> Vec<PlayerId> {
    match room.last().entry.what {
        Seen::Opened { .. } | Seen::Sat { .. } => {
            let people = room.people();
            let host = (!people.contains(room.host())).then(|| room.host().clone());
            people.into_iter().chain(host).collect()
        }
        _ => Vec::new(),
    }
}
