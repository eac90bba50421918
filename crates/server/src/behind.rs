//! What those who watch are told where they are some moves behind: the table as the fold of its log up to there. What it
//! tells is made as for any other room, so nothing newer can be in it.

use cloverleaf_protocol::Problem;

use crate::PlayerId;
use crate::room::{Downtimes, Eyes, Room, Telling};

/// A table as it was some moves ago.
#[derive(Debug)]
pub(crate) struct Behind {
    pub(crate) room: Room,
    pub(crate) telling: Telling,
}

impl Behind {
    /// The table before anything happened.
    pub(crate) fn new(room: &Room) -> Result<Behind, Problem> {
        Ok(Behind { room: room.at_start(Downtimes::from([]))?, telling: Telling::default() })
    }

    /// Goes on to what those who watch may know by now.
    pub(crate) fn follow(&mut self, room: &Room) -> Result<(), Problem> {
        let (from, to) = (self.room.version(), room.told_to_watchers());
        let due = room.log().skip_while(|logged| logged.seq <= from).take_while(|logged| logged.seq <= to);
        due.cloned().try_for_each(|logged| self.room.apply(logged))
    }
}

/// Whether this person is told of the table as it was some moves ago.
pub(crate) fn behind(room: &Room, player: Option<&PlayerId>) -> bool {
    room.eyes(player) == Eyes::Watcher && room.told_to_watchers() < room.version()
}
