//! A table's log, played again on a plain table: what everybody could see at every version.
//!
//! This shares nothing with the server's own room but the table and the rules.

use anyhow::{Context, Result, anyhow, bail};
use cloverleaf_core::{Seat, Turn, Viewer};
use cloverleaf_protocol::{ChatRoom, Happened, PlayerId, SeatWish, Seen, Status};
use cloverleaf_server::Logged;
use cloverleaf_table::{AnyTable, Event, option_from_json};

use super::Story;

/// A log played again.
#[derive(Debug)]
pub struct Replay<'a> {
    pub(super) story: &'a Story,
    /// How the table stood after each entry.
    moments: Vec<Moment>,
    /// The version at which the game ended.
    pub(super) finished: Option<i64>,
}

/// How a table stood after an entry.
#[derive(Debug)]
pub(super) struct Moment {
    pub(super) table: Box<dyn AnyTable>,
    people: Vec<Option<PlayerId>>,
    pub(super) status: Status,
    /// The lines of the entry that each seat, and then a watcher, may see.
    shown: Vec<Vec<String>>,
}

impl Replay<'_> {
    /// Plays a log again.
    ///
    /// # Errors
    /// If it cannot be.
    pub fn new(story: &Story) -> Result<Replay<'_>> {
        let mut replay = Replay { story, moments: Vec::new(), finished: None };
        let mut table = open(story)?;
        let mut people = vec![None; story.opening.setup.seats.len()];
        for (index, logged) in story.log.iter().enumerate() {
            if logged.seq != i64::try_from(index)? + 1 {
                bail!("entry {} stands at place {}", logged.seq, index + 1);
            }
            note_people(story, logged, &mut people);
            let shown = show_and_apply(table.as_mut(), logged)?;
            let status = status(story, table.as_ref(), &people);
            if status == Status::Finished && replay.finished.is_none() {
                replay.finished = Some(logged.seq);
            }
            replay.moments.push(Moment { table: table.duplicate(), people: people.clone(), status, shown });
        }
        Ok(replay)
    }

    /// The last version.
    pub(super) fn head(&self) -> i64 {
        i64::try_from(self.moments.len()).unwrap_or(i64::MAX)
    }

    /// How it stood at a version.
    pub(super) fn at(&self, version: i64) -> Option<&Moment> {
        self.moments.get(usize::try_from(version.checked_sub(1)?).ok()?)
    }

    /// What a viewer who looks at a version should be told of an entry.
    pub(super) fn happened(&self, viewer: Viewer, version: i64, looking_at: i64) -> Option<Happened> {
        let moment = self.at(version)?;
        let logged = self.story.log.get(usize::try_from(version.checked_sub(1)?).ok()?)?;
        let over = self.finished.is_some_and(|finished| looking_at >= finished);
        let what = &logged.entry.what;
        let lines = match viewer.seat() {
            // when it is over everything may be known.
            _ if over => what.events(),
            Some(seat) => &moment.shown[seat.index()],
            None => moment.shown.last()?,
        };
        let hidden = match (what, viewer) {
            (Seen::Said { to: ChatRoom::Players, .. }, viewer) => viewer == Viewer::Spectator,
            (Seen::Said { to: ChatRoom::Watchers, .. }, viewer) => viewer != Viewer::Spectator && !over,
            (Seen::Played { .. }, _) => lines.is_empty(),
            _ => false,
        };
        let what = (!hidden).then(|| what.clone().with_events(lines.to_vec()));
        Some(Happened { v: version, at: logged.at, what })
    }
}

impl Moment {
    /// Who looks, if this player does.
    pub(super) fn viewer(&self, player: &PlayerId) -> Viewer {
        let seat = self.people.iter().position(|person| person.as_ref() == Some(player));
        seat.map_or(Viewer::Spectator, |index| Viewer::Seat(Seat::at(index)))
    }
}

fn open(story: &Story) -> Result<Box<dyn AnyTable>> {
    let setup = &story.opening.setup;
    let options = setup.options.iter().map(|(name, json)| {
        let value = option_from_json(json).with_context(|| format!("option {name}"))?;
        Ok((name.clone(), value))
    });
    let seats = u8::try_from(setup.seats.len())?;
    cloverleaf_catalog::open(&setup.game, seats, &options.collect::<Result<Vec<_>>>()?, None)
        .map_err(|error| anyhow!("{error}"))
}

/// Who sits where after an entry.
fn note_people(story: &Story, logged: &Logged, people: &mut [Option<PlayerId>]) {
    let place = |seat: u8| usize::from(seat).wrapping_sub(1);
    match &logged.entry.what {
        Seen::Opened { .. } => {
            let host = &story.opening.host;
            for (person, kept) in people.iter_mut().zip(&story.opening.kept) {
                *person = kept.as_ref().map(|kept| &kept.player).filter(|player| *player == host).cloned();
            }
        }
        Seen::Sat { seat, .. } => {
            if let Some(person) = people.get_mut(place(*seat)) {
                person.clone_from(&logged.entry.by);
            }
        }
        Seen::Rose { seat } | Seen::Removed { seat, .. } => {
            if let Some(person) = people.get_mut(place(*seat)) {
                *person = None;
            }
        }
        _ => {}
    }
}

/// Lets an entry's events happen; gives the lines that each seat, and then a watcher, may see of them.
fn show_and_apply(table: &mut dyn AnyTable, logged: &Logged) -> Result<Vec<Vec<String>>> {
    let viewers: Vec<Viewer> = Viewer::all(table.seats()).collect();
    let mut shown = vec![Vec::new(); viewers.len()];
    for line in logged.entry.what.events() {
        let wrong = || format!("line '{line}' of entry {}", logged.seq);
        let event = Event::parse(line).map_err(|error| anyhow!("{error}")).with_context(wrong)?;
        for (viewer, lines) in viewers.iter().zip(&mut shown) {
            lines.extend(table.redact(&event, *viewer).map(|event| event.to_string()));
        }
        table.apply(event).with_context(wrong)?;
    }
    Ok(shown)
}

fn status(story: &Story, table: &dyn AnyTable, people: &[Option<PlayerId>]) -> Status {
    let wishes = &story.opening.setup.seats;
    let filled =
        people.iter().zip(wishes).all(|(person, wish)| person.is_some() || matches!(wish, SeatWish::Bot(_)));
    match (filled, table.turn()) {
        (false, _) => Status::Open,
        (true, Turn::Over) => Status::Finished,
        (true, _) => Status::Running,
    }
}
