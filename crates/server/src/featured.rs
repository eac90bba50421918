//! The game that the first page shows: one public game that is being played here now, the same for everybody. What is
//! told of it is made every few seconds at most, however many ask.

use std::cmp::Reverse;
use std::sync::{Arc, Mutex, PoisonError};

use cloverleaf_protocol::Featured;

use crate::TableId;
use crate::live::Live;
use crate::tables::Tables;

/// For how long the same text is told, in milliseconds.
const FRESH: i64 = 2_000;
/// A game in which nobody has moved for so long is not shown.
const LIVELY: i64 = 10 * 60_000;
/// A game stays while somebody moves as often as this, also if another would be chosen by now.
const STAYS: i64 = 60_000;

/// The game last shown, and what was told of it.
#[derive(Default, Debug)]
pub(crate) struct Show(Mutex<Option<Shown>>);

#[derive(Debug)]
struct Shown {
    at: i64,
    table: Option<TableId>,
    text: Arc<str>,
}

/// A game that could be shown.
struct Candidate {
    live: Arc<Live>,
    id: TableId,
    moved: i64,
    people: usize,
    watchers: usize,
}

impl Show {
    /// The game to show, as JSON; `null` if there is none.
    pub(crate) fn told(&self, tables: &Tables, now: i64) -> Arc<str> {
        let mut shown = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        match &*shown {
            Some(shown) if (0..FRESH).contains(&(now - shown.at)) => shown.text.clone(),
            last => {
                let chosen = choose(tables, last.as_ref().and_then(|shown| shown.table.as_ref()), now);
                let told = chosen.as_ref().and_then(|live| tell(live, now));
                let table = told.as_ref().map(|featured| featured.card.id.clone());
                let text: Arc<str> = serde_json::to_string(&told).expect("a card is JSON").into();
                *shown = Some(Shown { at: now, table, text: text.clone() });
                text
            }
        }
    }
}

/// The one shown before, if it is lively; else where most people play, most watch, and somebody moved last.
fn choose(tables: &Tables, before: Option<&TableId>, now: i64) -> Option<Arc<Live>> {
    let mut all: Vec<Candidate> =
        tables.all_in_memory().into_iter().filter_map(|live| candidate(live, now)).collect();
    all.sort_by_key(|one| {
        let stays = before == Some(&one.id) && now - one.moved < STAYS;
        Reverse((stays, one.people, one.watchers, one.moved))
    });
    all.into_iter().next().map(|one| one.live)
}

/// A public game that people play who are there.
fn candidate(live: Arc<Live>, now: i64) -> Option<Candidate> {
    let around = live.around(now);
    let (id, moved, people) = {
        let room = live.room();
        (room.id().clone(), room.shows_itself()?, room.people_here(&around))
    };
    let lively = people > 0 && now - moved < LIVELY;
    lively.then_some(Candidate { live, id, moved, people, watchers: around.watchers })
}

/// What those who watch may know of it, as late as they may.
fn tell(live: &Live, now: i64) -> Option<Featured> {
    live.told_to(None, now, |room, _, around| {
        let told = room.now(None, false, around, now);
        Some(Featured { card: room.card(None, around, now), view: told.view?, watchers: around.watchers })
    })
    .ok()?
}
