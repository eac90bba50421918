//! Whether every acknowledged request is in the log, once, as it was asked; and nothing else is.

use std::collections::HashMap;

use cloverleaf_core::Seat;
use cloverleaf_protocol::{Command, Message, PlayerId, Seen};
use cloverleaf_server::Logged;

use super::Story;
use crate::transcript::{Line, Transcript};

/// With what the names of a table's own doings start.
const OWN: [&str; 2] = ["bot:", "late:"];

/// A request and the answers it got.
struct Asked<'a> {
    player: &'a PlayerId,
    command: &'a Command,
    done: Vec<i64>,
    refused: bool,
}

/// What is wrong with the answers of a table.
pub(super) fn faults(story: &Story, transcripts: &[Transcript]) -> Vec<String> {
    let mut faults = Vec::new();
    let mut asked = HashMap::new();
    for transcript in transcripts {
        listen(transcript, &mut asked, &mut faults);
    }
    let mut stored: HashMap<&str, Vec<&Logged>> = HashMap::new();
    for logged in &story.log {
        match logged.batch.as_deref() {
            // What the table does by itself, for those who resigned or were late.
            Some(batch) if logged.entry.by.is_none() && OWN.iter().any(|own| batch.starts_with(own)) => {}
            Some(batch) if asked.contains_key(batch) => stored.entry(batch).or_default().push(logged),
            Some(batch) => faults.push(format!("entry {} is '{batch}', which nobody sent", logged.seq)),
            None if logged.seq > 1 => faults.push(format!("entry {} has no sender", logged.seq)),
            None => {}
        }
    }
    for (batch, asked) in &asked {
        faults.extend(asked.fault(batch, stored.get(batch.as_str()).map_or(&[], Vec::as_slice)));
    }
    faults
}

/// Gathers what a client asked and how it was answered.
fn listen<'a>(transcript: &'a Transcript, asked: &mut HashMap<String, Asked<'a>>, faults: &mut Vec<String>) {
    let player = &transcript.player;
    for line in &transcript.lines {
        match line {
            Line::Opened(_) => {}
            Line::Sent(id, command) => {
                let request = Asked { player, command, done: Vec::new(), refused: false };
                asked.insert(format!("{player}:{id}"), request);
            }
            Line::Heard(text) => {
                let Some((id, done)) = answer(text) else { continue };
                match asked.get_mut(&format!("{player}:{id}")) {
                    None => faults.push(format!("{player} was answered '{id}', which it did not ask")),
                    Some(asked) => match done {
                        Some(v) => asked.done.push(v),
                        None => asked.refused = true,
                    },
                }
            }
        }
    }
}

/// The name of the request a message answers, and the version at which it was done.
fn answer(text: &str) -> Option<(String, Option<i64>)> {
    match serde_json::from_str(text).ok()? {
        Message::Done { id, v } => Some((id?, Some(v))),
        Message::Refused { id, .. } => Some((id?, None)),
        _ => None,
    }
}

impl Asked<'_> {
    fn fault(&self, batch: &str, stored: &[&Logged]) -> Option<String> {
        match (self.done.as_slice(), stored) {
            ([], []) if self.refused => None,
            ([], []) => Some(format!("'{batch}' was never answered")),
            ([], [logged]) if self.refused => {
                Some(format!("'{batch}' was refused, and yet is entry {}", logged.seq))
            }
            ([], [_]) => Some(format!("'{batch}' was done, and its sender never told")),
            ([v, ..], []) => {
                Some(format!("'{batch}' was acknowledged at version {v}, and is not in the log"))
            }
            (_, [_, _, ..]) => Some(format!("'{batch}' is in the log {} times", stored.len())),
            (done, [logged]) => done
                .iter()
                .find(|v| **v != logged.seq)
                .map(|v| format!("'{batch}' was acknowledged at version {v}, and is entry {}", logged.seq))
                .or_else(|| self.unlike(batch, logged)),
        }
    }

    /// Whether the entry is what was asked.
    fn unlike(&self, batch: &str, logged: &Logged) -> Option<String> {
        let same = match (self.command, &logged.entry.what) {
            (Command::Play { actions, .. }, Seen::Played { seat, events }) => {
                let seat = Seat::numbered((*seat).into())?;
                let asked = actions.iter().map(|action| format!("{seat} {action}"));
                events.len() >= actions.len() && asked.zip(events).all(|(asked, event)| asked == *event)
            }
            (Command::Say { to, text }, Seen::Said { to: room, text: said, .. }) => {
                (to, text) == (room, said)
            }
            (Command::Sit { seat, .. }, Seen::Sat { seat: sat, .. }) => seat.is_none_or(|seat| seat == *sat),
            (Command::Resign, Seen::Resigned { .. }) => true,
            _ => false,
        };
        let own = logged.entry.by.as_ref() == Some(self.player);
        (!same || !own)
            .then(|| format!("'{batch}' asked for something else than what entry {} is", logged.seq))
    }
}
