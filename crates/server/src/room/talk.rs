//! Talk: who may say what to whom, how much of it, and a page of it at a time.

use cloverleaf_core::{Message, Seat};
use cloverleaf_protocol::{ChatRoom, Code, Happened, Problem, Seen, Talk};

use super::{Caller, Eyes, Room};
use crate::PlayerId;
use crate::entry::Logged;
use crate::problem::problem;
use crate::text;

/// How many messages a page of talk has.
pub const TALK_PAGE: usize = 50;

/// The most characters of something said.
const MOST_SAID: usize = 500;
/// In so many milliseconds one person may say so much at a table, and all watchers together so much.
const WITHIN: i64 = 15_000;
const AT_ONCE: usize = 6;
const WATCHERS_AT_ONCE: usize = 30;
/// So much can be said at a table by those who play, by those who watch, and by one of these.
const MOST_BY_PLAYERS: usize = 3_000;
const MOST_BY_WATCHERS: usize = 1_000;
const MOST_BY_WATCHER: usize = 200;

/// Who said something, and to whom, if that is what happened.
fn talk_of(logged: &Logged) -> Option<(Option<&PlayerId>, ChatRoom)> {
    match &logged.entry.what {
        Seen::Said { to, .. } => Some((logged.entry.by.as_ref(), *to)),
        _ => None,
    }
}

impl Room {
    pub(super) fn say(&self, caller: &Caller, to: ChatRoom, text: &str, now: i64) -> Result<Seen, Problem> {
        let text = text::said(text);
        if text.is_empty() || text.chars().count() > MOST_SAID {
            return Err(problem(Code::Malformed, Message::new("server-say").with("most", MOST_SAID)));
        }
        let seat = self.seat_of(&caller.player);
        match (to, seat) {
            (ChatRoom::Players, None) => {
                return Err(problem(Code::NotYours, "server-not-a-player"));
            }
            (ChatRoom::Watchers, Some(_)) if self.running() => {
                return Err(problem(Code::NotYours, "server-talk-apart"));
            }
            (ChatRoom::Watchers, None) if self.running() && self.setup.delay > 0 => {
                return Err(problem(Code::NotYours, "server-delay-talk"));
            }
            _ => {}
        }
        self.not_too_fast(&caller.player, to, now)?;
        self.not_too_much(&caller.player, to)?;
        Ok(Seen::Said { name: caller.name.clone(), seat: seat.map(Seat::number), to, text })
    }

    /// The log itself says how fast somebody talks, whatever process they talk to.
    fn not_too_fast(&self, player: &PlayerId, to: ChatRoom, now: i64) -> Result<(), Problem> {
        let lately = || self.log.iter().rev().take_while(|logged| logged.at > now - WITHIN);
        let said = |whose: Option<&PlayerId>, nth: usize| {
            let whose = |(by, room): (Option<&PlayerId>, ChatRoom)| match whose {
                Some(_) => by == whose,
                None => room == to,
            };
            lately().filter(|logged| talk_of(logged).is_some_and(whose)).nth(nth - 1).map(|logged| logged.at)
        };
        let own = said(Some(player), AT_ONCE);
        let all = (to == ChatRoom::Watchers).then(|| said(None, WATCHERS_AT_ONCE)).flatten();
        match own.max(all) {
            None => Ok(()),
            Some(at) => {
                let wait = u64::try_from((at + WITHIN - now).clamp(1, WITHIN)).unwrap_or(1).div_ceil(1000);
                let seconds = usize::try_from(wait).unwrap_or(usize::MAX);
                let message = Message::new("server-talk-fast").with("seconds", seconds);
                Err(problem(Code::TooFast, message).wait(wait))
            }
        }
    }

    fn not_too_much(&self, player: &PlayerId, to: ChatRoom) -> Result<(), Problem> {
        let said = self.log.iter().filter_map(|logged| talk_of(logged)).filter(|(_, room)| *room == to);
        let (all, own) =
            said.fold((0, 0), |(all, own), (by, _)| (all + 1, own + usize::from(by == Some(player))));
        let full =
            |most: usize| Err(problem(Code::TooMany, Message::new("server-talk-full").with("most", most)));
        match to {
            ChatRoom::Players if all >= MOST_BY_PLAYERS => full(MOST_BY_PLAYERS),
            ChatRoom::Watchers if all >= MOST_BY_WATCHERS => full(MOST_BY_WATCHERS),
            ChatRoom::Watchers if own >= MOST_BY_WATCHER && self.seat_of(player).is_none() => {
                full(MOST_BY_WATCHER)
            }
            _ => Ok(()),
        }
    }

    /// The last page of what these eyes may read that was said before a version.
    #[must_use]
    pub fn talk(&self, eyes: Eyes, before: i64) -> Talk {
        let heard = |logged: &Logged| match talk_of(logged) {
            Some(_) => self.seen(&logged.entry.what, eyes, Vec::new()),
            None => None,
        };
        let told = |logged: &Logged| {
            heard(logged).map(|what| Happened { v: logged.seq, at: logged.at, what: Some(what) })
        };
        let earlier = self.log.iter().rev().skip_while(|logged| logged.seq >= before);
        let mut said: Vec<Happened> = earlier.filter_map(|logged| told(logged)).take(TALK_PAGE + 1).collect();
        let more = said.len() > TALK_PAGE;
        said.truncate(TALK_PAGE);
        said.reverse();
        Talk { said, earlier: more }
    }
}
