//! What whoever keeps order needs to know of a room, and may do to it.

use cloverleaf_core::Seat;
use cloverleaf_protocol::{ChatRoom, Code, Problem, Seen};

use super::{Eyes, Room, Verdict};
use crate::PlayerId;
use crate::entry::{Entry, Logged};
use crate::problem::problem;
use crate::store::Status;

impl Room {
    /// Closes the table, whatever stage it is at. Nothing that happened is lost.
    ///
    /// # Errors
    /// If it is over.
    pub fn close(&self) -> Result<Verdict, Problem> {
        match self.status {
            Status::Finished | Status::Cancelled => Err(problem(Code::Over, "server-table-closed")),
            Status::Open | Status::Running => Ok(Verdict::Write {
                batch: Some("operator:close".to_owned()),
                entry: Box::new(Entry { by: None, what: Seen::Cancelled }),
                opens: None,
                played: None,
            }),
        }
    }

    fn entry(&self, v: i64) -> Option<&Logged> {
        let index = usize::try_from(v.checked_sub(1)?).ok()?;
        self.log.get(index).map(AsRef::as_ref)
    }

    /// Who said what was said at this version.
    pub fn author(&self, v: i64) -> Option<&PlayerId> {
        self.entry(v).filter(|logged| matches!(logged.entry.what, Seen::Said { .. }))?.entry.by.as_ref()
    }

    /// Who said this, and under which name, as far as these eyes may know.
    pub fn speaker(&self, v: i64, eyes: Eyes) -> Option<(PlayerId, String)> {
        let logged = self.entry(v)?;
        match &logged.entry.what {
            Seen::Said { name, to, .. } if self.hears(eyes, *to) => {
                Some((logged.entry.by.clone()?, name.clone()))
            }
            _ => None,
        }
    }

    /// Who has this seat, and under which name.
    pub fn sitter(&self, seat: u8) -> Option<(PlayerId, String)> {
        let chair = self.chairs.get(Seat::numbered(seat.into())?.index())?;
        chair.person.as_ref().map(|person| (person.player.clone(), person.name.clone()))
    }

    fn hears(&self, eyes: Eyes, to: ChatRoom) -> bool {
        match to {
            ChatRoom::Players => eyes != Eyes::Watcher,
            ChatRoom::Watchers => eyes == Eyes::Watcher || !self.running(),
        }
    }

    /// What these eyes could read around a version: so many things that were said up to it, and half as many after.
    pub fn talk_around(&self, eyes: Eyes, v: i64, count: usize) -> Vec<&Logged> {
        let said = |logged: &&Logged| match &logged.entry.what {
            Seen::Said { to, .. } => self.hears(eyes, *to),
            _ => false,
        };
        let at = self.log.partition_point(|logged| logged.seq <= v);
        let (before, after) = self.log.split_at(at);
        let mut talk: Vec<&Logged> =
            before.iter().rev().map(AsRef::as_ref).filter(said).take(count).collect();
        talk.reverse();
        talk.extend(after.iter().map(AsRef::as_ref).filter(said).take(count / 2));
        talk
    }
}
