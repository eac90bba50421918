//! Whether every message is exactly what its reader should have got: nothing left out, nothing twice, nothing
//! that was not theirs to know.

use cloverleaf_core::{Actor, Seat, Viewer};
use cloverleaf_protocol::{Happened, Message, Now, PlayerId, Seen, Status, Summary};
use cloverleaf_server::room::{Around, Room};
use serde_json::Value as Json;

use super::replay::{Moment, Replay};
use crate::transcript::{Line, Transcript};

/// How far a client has been told.
struct Reader<'a> {
    replay: &'a Replay<'a>,
    player: &'a PlayerId,
    version: i64,
    last: Option<Now>,
    faults: Vec<String>,
}

/// What is wrong with the messages of a client.
pub(super) fn faults(replay: &Replay<'_>, transcript: &Transcript) -> Vec<String> {
    let player = &transcript.player;
    let mut reader = Reader { replay, player, version: 0, last: None, faults: Vec::new() };
    for line in &transcript.lines {
        match line {
            Line::Opened(after) => reader.open(*after),
            Line::Heard(text) => reader.hear(text),
            Line::Sent(..) => {}
        }
    }
    reader.end(transcript.stayed);
    reader.faults.into_iter().map(|fault| format!("{player} {fault}")).collect()
}

impl Reader<'_> {
    fn expect(&mut self, holds: bool, fault: impl FnOnce() -> String) {
        if !holds {
            self.faults.push(fault());
        }
    }

    fn open(&mut self, after: i64) {
        let version = self.version;
        self.expect(after == version, || format!("was told up to {version}, and connected with {after}"));
    }

    fn hear(&mut self, text: &str) {
        let read = serde_json::from_str::<Json>(text)
            .and_then(|json| Ok((serde_json::from_value::<Message>(json.clone())?, json)));
        let Ok((message, json)) = read else {
            return self.faults.push(format!("was told what is no message: '{text}'"));
        };
        let known = serde_json::to_value(&message).is_ok_and(|known| known == json);
        self.expect(known, || format!("was told what the protocol does not have: '{text}'"));
        match message {
            Message::Hello { table, you, happened, earlier, now } => {
                self.summary(&table);
                self.told(you, &happened, earlier, *now);
            }
            Message::News { happened, you, now } => self.told(you, &happened, None, *now),
            Message::Presence { .. }
            | Message::Done { .. }
            | Message::Refused { .. }
            | Message::Bye { .. } => {}
        }
    }

    fn summary(&mut self, table: &Summary) {
        let story = self.replay.story;
        let opening = &story.opening;
        let same = table.id == story.id
            && table.setup == opening.setup
            && table.host == opening.host
            && table.commitment == opening.commitment;
        self.expect(same, || format!("was told of another table: {table:?}"));
    }

    fn told(&mut self, you: Option<u8>, happened: &[Happened], earlier: Option<i64>, now: Now) {
        let Some(moment) = self.replay.at(now.v) else {
            let head = self.replay.head();
            return self.faults.push(format!("was told of version {}, and the log ends at {head}", now.v));
        };
        let viewer = moment.viewer(self.player);
        self.expect(you == viewer.seat().map(Seat::number), || {
            format!("was told at version {} to be at seat {you:?}, and is {viewer}", now.v)
        });
        self.happened(viewer, happened, earlier, now.v);
        self.stands(moment, viewer, &now);
        self.last = Some(now);
    }

    /// No gap, no repeat, and of each thing as much as may be known.
    fn happened(&mut self, viewer: Viewer, happened: &[Happened], earlier: Option<i64>, now: i64) {
        for told in happened {
            let next = self.version + 1;
            self.expect(told.v >= next, || format!("was told of version {} again", told.v));
            self.expect(told.v <= next, || format!("was not told of version {next}, but of {}", told.v));
            self.version = told.v;
            let mut meant = self.replay.happened(viewer, told.v, now);
            let left_out = earlier.is_some_and(|first| told.v < first);
            if let Some(meant) =
                meant.as_mut().filter(|meant| left_out && matches!(meant.what, Some(Seen::Said { .. })))
            {
                // Earlier talk is asked for by its pages.
                meant.what = None;
            }
            self.expect(meant.as_ref() == Some(told), || {
                format!("({viewer}) was told {told:?} instead of {meant:?}")
            });
        }
        let version = self.version;
        self.expect(version == now, || format!("was told how version {now} stands, but only of {version}"));
        self.version = now;
    }

    /// How the table stands, as this viewer may know it.
    fn stands(&mut self, moment: &Moment, viewer: Viewer, now: &Now) {
        let v = now.v;
        let (table, begun) = (&moment.table, moment.status != Status::Open);
        self.expect(now.status == moment.status, || {
            format!("was told that version {v} is {}, and it is {}", now.status, moment.status)
        });
        let view = begun.then(|| table.view(viewer));
        self.expect(now.view == view, || format!("({viewer}) has a view of version {v} that is not its own"));
        let running = moment.status == Status::Running;
        let own = viewer.seat().filter(|seat| running && table.turn().seats().contains(*seat));
        self.expect(now.decision.is_some() == own.is_some(), || {
            format!("was told at version {v} of decision {:?}, and has {own:?} to decide for", now.decision)
        });
        if let Some(legal) = &now.legal {
            let may =
                own.filter(|seat| table.turn().admits(Actor::Seat(*seat))).map(|seat| table.legal(seat));
            self.expect(may.as_ref() == Some(legal), || format!("was told at version {v} to do {legal:?}"));
        }
        let seed = now.result.as_ref().map(|result| result.seed.clone());
        let due = (moment.status == Status::Finished).then(|| self.replay.story.seed.to_string());
        self.expect(seed == due, || format!("was told another result of version {v} than there is"));
        let host = *self.player == self.replay.story.opening.host;
        let invited = now.seats.iter().any(|place| place.invite.is_some());
        self.expect(!invited || (host && !begun), || format!("was told an invitation at version {v}"));
    }

    /// The last view is the newest, and the one the server's own rooms would give.
    fn end(&mut self, stayed: bool) {
        let (head, finished) = (self.replay.head(), self.replay.finished);
        let wanted = if stayed { head } else { finished.unwrap_or(head) };
        let Some(last) = self.last.take() else { return self.faults.push("was told nothing".to_owned()) };
        self.expect(last.v >= wanted, || {
            format!("was last told of version {}, and the table is at {wanted}", last.v)
        });
        match self.room_at(last.v) {
            Ok(room) => {
                let now = room.now(Some(self.player), false, &Around::default(), last.at);
                self.expect(now.view == last.view, || {
                    format!("has a last view, of version {}, that a replay does not give", last.v)
                });
            }
            Err(problem) => self.faults.push(format!("cannot be compared with a replay: {problem}")),
        }
    }

    fn room_at(&self, version: i64) -> Result<Room, cloverleaf_protocol::Problem> {
        let story = self.replay.story;
        let mut room = Room::new(story.id.clone(), story.opening.clone(), story.seed, [].into())?;
        for logged in story.log.iter().take_while(|logged| logged.seq <= version) {
            room.apply(logged.clone())?;
        }
        Ok(room)
    }
}
