//! What a room tells, as text: the long parts are made once a version and shared by everybody with the same eyes.

use std::sync::Arc;

use cloverleaf_protocol::{Happened, Now, Problem, Seen};
use serde::Serialize;

use super::redaction::Around;
use super::talk::TALK_PAGE;
use super::{Eyes, RECENT, Room};
use crate::PlayerId;
use crate::store::Status;

/// For so many versions what happened since is kept.
const MOST_KEPT: usize = 2;

/// A message as the parts of its text, some of which others have too.
#[derive(Clone, Debug)]
pub struct Told {
    /// The version it tells of.
    pub v: i64,
    /// Its text, one part after another.
    pub parts: Vec<Arc<str>>,
}

/// Who is told, what they have, and what they want.
#[derive(Clone, Copy, Debug)]
pub struct Reader<'a> {
    /// Who, if they are known.
    pub player: Option<&'a PlayerId>,
    /// The version they have.
    pub after: i64,
    /// Whether to tell them what is legal.
    pub legal: bool,
}

/// The parts that are made once, for seat by seat and then for watchers.
#[derive(Default, Debug)]
pub struct Telling {
    version: i64,
    /// How often the table was arranged: the places below are those of its seats.
    arranged: u32,
    summary: Option<Arc<str>>,
    views: [Option<Arc<str>>; 5],
    /// What happened after a version, for those lately asked for: whoever comes, and whoever has been here.
    happened: [Vec<(i64, Since)>; 5],
    stories: [Option<Story>; 5],
}

/// What happened since a version, and the first talk in it if there is earlier talk that is left out.
#[derive(Clone, Debug)]
struct Since {
    text: Arc<str>,
    earlier: Option<i64>,
}

/// A log as some eyes see it, each entry as JSON.
#[derive(Debug)]
struct Story {
    over: bool,
    text: String,
    /// Where each entry ends.
    ends: Vec<usize>,
    /// The places of what was said, of which only the last page is told.
    said: Vec<usize>,
}

impl Telling {
    /// Forgets what is of an earlier version.
    fn turn_to(&mut self, room: &Room) {
        if self.arranged != room.arranged {
            *self = Telling { arranged: room.arranged, ..Telling::default() };
        }
        if self.version != room.version() {
            self.version = room.version();
            self.views = Default::default();
            self.happened = Default::default();
        }
    }

    /// Forgets everything that can be made again.
    pub(crate) fn forget(&mut self) {
        *self = Telling::default();
    }

    fn summary(&mut self, room: &Room) -> Arc<str> {
        self.summary.get_or_insert_with(|| json(&room.summary()).into()).clone()
    }

    fn view(&mut self, room: &Room, eyes: Eyes) -> Arc<str> {
        let view = &mut self.views[room.place_of(eyes)];
        view.get_or_insert_with(|| json(&room.table.view(eyes.viewer())).into()).clone()
    }

    fn since(&mut self, room: &Room, eyes: Eyes, after: i64) -> Result<Since, Problem> {
        let after = after.clamp(0, room.version());
        let place = room.place_of(eyes);
        if let Some((_, since)) = self.happened[place].iter().find(|(asked, _)| *asked == after) {
            return Ok(since.clone());
        }
        let since = match room.version() - after {
            // So few have no earlier page of talk.
            few if few <= RECENT as i64 => {
                let entries: Vec<String> = room.happened(eyes, after)?.iter().map(json).collect();
                Since { text: entries.join(",").into(), earlier: None }
            }
            _ => self.story(room, eyes)?.since(room, after),
        };
        self.happened[place].truncate(MOST_KEPT - 1);
        self.happened[place].insert(0, (after, since.clone()));
        Ok(since)
    }

    fn story(&mut self, room: &Room, eyes: Eyes) -> Result<&Story, Problem> {
        let (over, place) = (room.status == Status::Finished, room.place_of(eyes));
        // When a game is over, more may be known of what happened before.
        let mut story =
            self.stories[place].take().filter(|story| story.over == over).unwrap_or_else(|| Story::new(over));
        for happened in room.happened(eyes, story.ends.len() as i64)? {
            story.add(&happened);
        }
        Ok(self.stories[place].insert(story))
    }
}

impl Story {
    fn new(over: bool) -> Story {
        Story { over, text: String::new(), ends: Vec::new(), said: Vec::new() }
    }

    fn add(&mut self, happened: &Happened) {
        if matches!(happened.what, Some(Seen::Said { .. })) {
            self.said.push(self.ends.len());
        }
        self.text += &json(happened);
        self.ends.push(self.text.len());
    }

    /// What happened after a version, of the talk only the last page.
    fn since(&self, room: &Room, after: i64) -> Since {
        let first = usize::try_from(after).unwrap_or(0);
        let shown = &self.said[self.said.len().saturating_sub(TALK_PAGE)..];
        let old = &self.said[..self.said.len() - shown.len()];
        let (mut text, mut from) = (String::new(), first);
        let left_out = &old[old.partition_point(|place| *place < first)..];
        for place in left_out {
            self.copy(from, *place, &mut text);
            let logged = &room.log[*place];
            separate(&mut text);
            text += &json(&Happened { v: logged.seq, at: logged.at, what: None });
            from = place + 1;
        }
        self.copy(from, self.ends.len(), &mut text);
        let earlier = shown.first().filter(|_| !left_out.is_empty()).map(|place| *place as i64 + 1);
        Since { text: text.into(), earlier }
    }

    /// Copies the entries from one place up to another.
    fn copy(&self, from: usize, to: usize, text: &mut String) {
        for place in from..to {
            separate(text);
            let start = place.checked_sub(1).map_or(0, |before| self.ends[before]);
            *text += &self.text[start..self.ends[place]];
        }
    }
}

fn separate(text: &mut String) {
    if !text.is_empty() {
        text.push(',');
    }
}

impl Room {
    /// The first message to somebody: what they lack, and how it stands.
    ///
    /// # Errors
    /// If the log cannot be replayed.
    pub fn hello(
        &self,
        telling: &mut Telling,
        to: Reader<'_>,
        around: &Around,
        now: i64,
    ) -> Result<Told, Problem> {
        telling.turn_to(self);
        let summary = telling.summary(self);
        let head = [Arc::from(r#"{"type":"hello","table":"#), summary, Arc::from(",")];
        self.tell(telling, to, head.into(), around, now)
    }

    /// What happened since the last message, and how it stands.
    ///
    /// # Errors
    /// If the log cannot be replayed.
    pub fn news(
        &self,
        telling: &mut Telling,
        to: Reader<'_>,
        around: &Around,
        now: i64,
    ) -> Result<Told, Problem> {
        telling.turn_to(self);
        self.tell(telling, to, vec![Arc::from(r#"{"type":"news","#)], around, now)
    }

    fn tell(
        &self,
        telling: &mut Telling,
        to: Reader<'_>,
        mut parts: Vec<Arc<str>>,
        around: &Around,
        now: i64,
    ) -> Result<Told, Problem> {
        let eyes = self.eyes(to.player);
        let since = telling.since(self, eyes, to.after)?;
        let standing: Now = self.standing(to.player, to.legal, around, now);
        let you = match eyes {
            Eyes::Seat(seat) => format!(r#""you":{},"#, seat.number()),
            Eyes::Watcher => String::new(),
        };
        let earlier = since.earlier.map_or_else(String::new, |v| format!(r#""earlier":{v},"#));
        parts.push(format!(r#"{you}{earlier}"happened":["#).into());
        parts.push(since.text);
        if self.shows_view() {
            parts.push(Arc::from(r#"],"now":{"view":"#));
            parts.push(telling.view(self, eyes));
            parts.push(format!(",{}}}", &json(&standing)[1..]).into());
        } else {
            parts.push(format!(r#"],"now":{}}}"#, json(&standing)).into());
        }
        Ok(Told { v: self.version(), parts })
    }

    /// Where the parts of these eyes are kept.
    fn place_of(&self, eyes: Eyes) -> usize {
        match eyes {
            Eyes::Seat(seat) => seat.index(),
            Eyes::Watcher => self.chairs.len().min(4),
        }
    }
}

impl Told {
    /// How many bytes its text has.
    #[must_use]
    pub fn len(&self) -> usize {
        self.parts.iter().map(|part| part.len()).sum()
    }

    /// Whether it has none.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// The whole text.
    #[must_use]
    pub fn text(&self) -> String {
        self.parts.concat()
    }
}

fn json(value: &impl Serialize) -> String {
    serde_json::to_string(value).expect("what is told is JSON")
}
