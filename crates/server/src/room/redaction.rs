//! What each viewer may see of a room: the one place where secrets are kept.

use std::collections::HashMap;
use std::sync::Arc;

use cloverleaf_core::{Seat, SeatSet, Turn, Viewer};
use sha2::{Digest, Sha256};

use super::{Chair, RECENT, Room, Shown};
use crate::PlayerId;
use crate::entry::Logged;
use crate::problem::problem;
use crate::store::Status;
use cloverleaf_protocol::{
    Attendance, Card, ChatRoom, Clock, Code, Happened, Now, Place, Problem, Result as GameResult, SeatWish,
    Seen, Setup, Sitter, Summary, TurnNow,
};

/// How long somebody must be gone before a claim, with a live clock and without any.
const GONE_LIVE: i64 = 60_000;
const GONE_CASUAL: i64 = 15 * 60_000;

/// Whose eyes look.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Eyes {
    /// Those of whoever has this seat.
    Seat(Seat),
    /// Anybody else's.
    Watcher,
}

impl Eyes {
    /// What the game calls it.
    #[must_use]
    pub fn viewer(self) -> Viewer {
        match self {
            Eyes::Seat(seat) => Viewer::Seat(seat),
            Eyes::Watcher => Viewer::Spectator,
        }
    }
}

/// What a link to a table shows to whoever has not opened it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Preview {
    /// The game's id.
    pub game: String,
    /// Its title.
    pub title: &'static str,
    /// How many seats are free, before the game starts.
    pub free: Option<usize>,
    /// Whether the game is over.
    pub over: bool,
    /// Whether nobody comes in without an invitation.
    pub invitation: bool,
}

/// Who is connected, which no log tells.
#[derive(Clone, Default, Debug)]
pub struct Around {
    /// When somebody who is gone was last here.
    pub gone: HashMap<PlayerId, i64>,
    /// Who is here.
    pub here: Vec<PlayerId>,
    /// How many are watching.
    pub watchers: usize,
    /// Whether this is told to those who watch and are behind: then no clock is told, nor who could be claimed against.
    pub behind: bool,
}

impl Room {
    /// The key of an invited seat. It follows from the dealer's secret, so that the host can be told again.
    pub(super) fn invite_key(&self, chair: &Chair) -> String {
        let digest = Sha256::digest(format!("invitation to seat {} of {}", chair.key, self.seed));
        digest.iter().take(12).map(|byte| format!("{byte:02x}")).collect()
    }

    /// The key of a seat that is kept for nobody in particular, if there is none for whoever comes.
    pub(crate) fn key_for_a_guest(&self) -> Option<String> {
        let mut free = self.chairs.iter().filter(|chair| !chair.filled() && chair.kept.is_none());
        let open = free.clone().any(|chair| matches!(chair.wish, SeatWish::Open));
        let invited = free.find(|chair| matches!(chair.wish, SeatWish::Invited)).filter(|_| !open);
        invited.map(|chair| self.invite_key(chair))
    }

    /// Whose eyes these are.
    pub fn eyes(&self, player: Option<&PlayerId>) -> Eyes {
        player.and_then(|player| self.seat_of(player)).map_or(Eyes::Watcher, Eyes::Seat)
    }

    /// Every pair of eyes there can be: the seats', then a watcher's.
    pub(super) fn all_eyes(&self) -> Vec<Eyes> {
        (0..self.chairs.len()).map(|index| Eyes::Seat(Seat::at(index))).chain([Eyes::Watcher]).collect()
    }

    /// What the game calls each of them.
    pub(super) fn viewers(&self) -> Vec<Viewer> {
        Viewer::all(self.table.seats()).collect()
    }

    /// Notes what everybody may see of an entry that was just applied.
    pub(super) fn note_seen(&mut self, what: &Seen, shown: Shown) {
        let seen = self
            .all_eyes()
            .into_iter()
            .zip(shown.lines())
            .map(|(eyes, lines)| self.seen(what, eyes, lines))
            .collect();
        self.recent.push_back(Arc::new(seen));
        if self.recent.len() > RECENT {
            self.recent.pop_front();
        }
        if self.status == Status::Finished && self.table.turn() == Turn::Over {
            // now everything may be known, also of what was hidden.
            self.recent.clear();
        }
    }

    /// What these eyes may see of an entry, given the lines of its events they may.
    pub(super) fn seen(&self, what: &Seen, eyes: Eyes, lines: Vec<String>) -> Option<Seen> {
        match what {
            Seen::Said { to: ChatRoom::Players, .. } if eyes == Eyes::Watcher => None,
            Seen::Said { to: ChatRoom::Watchers, .. } if eyes != Eyes::Watcher && self.running() => None,
            // A secret choice that shows nothing shows not even whose it was.
            Seen::Played { .. } if lines.is_empty() => None,
            what => Some(what.clone().with_events(lines)),
        }
    }

    /// What happened after a version, as these eyes may see it.
    ///
    /// # Errors
    /// If the log cannot be replayed.
    pub fn happened(&self, eyes: Eyes, after: i64) -> Result<Vec<Happened>, Problem> {
        let after = after.clamp(0, self.version());
        let index = match eyes {
            Eyes::Seat(seat) => seat.index(),
            Eyes::Watcher => self.chairs.len(),
        };
        let missing = usize::try_from(self.version() - after).expect("clamped");
        let all = if missing <= self.recent.len() { None } else { Some(self.seen_from_the_start(eyes)?) };
        let whats: Vec<Option<Seen>> = match all {
            None => {
                self.recent.iter().skip(self.recent.len() - missing).map(|seen| seen[index].clone()).collect()
            }
            Some(all) => all.into_iter().skip(usize::try_from(after).expect("clamped")).collect(),
        };
        let logged = self.log.iter().skip(self.log.len() - missing);
        Ok(logged.zip(whats).map(|(logged, what)| Happened { v: logged.seq, at: logged.at, what }).collect())
    }

    /// The whole log as these eyes may see it now: everything, once the game is over.
    fn seen_from_the_start(&self, eyes: Eyes) -> Result<Vec<Option<Seen>>, Problem> {
        if self.status == Status::Finished {
            let whole =
                |logged: &Logged| self.seen(&logged.entry.what, eyes, logged.entry.what.events().to_vec());
            return Ok(self.log().map(whole).collect());
        }
        let mut again = self.at_start([].into())?;
        let mut all = Vec::with_capacity(self.log.len());
        for logged in self.log() {
            again.apply(logged.clone())?;
            let what = &logged.entry.what;
            all.push(self.seen(what, eyes, again.last_lines(eyes)));
        }
        Ok(all)
    }

    /// The lines these eyes saw of the last entry.
    fn last_lines(&self, eyes: Eyes) -> Vec<String> {
        let index = match eyes {
            Eyes::Seat(seat) => seat.index(),
            Eyes::Watcher => self.chairs.len(),
        };
        // A seat that there was not yet saw what watchers did: before the start there are no secrets of a game.
        let seen = self.recent.back().and_then(|seen| seen.get(index).or(seen.last())?.as_ref());
        seen.map_or_else(Vec::new, |seen| seen.events().to_vec())
    }

    /// What does not change.
    pub fn summary(&self) -> Summary {
        let opening = &self.opening;
        Summary {
            id: self.id.clone(),
            setup: Setup::clone(&self.setup),
            rules: opening.rules,
            host: opening.host.clone(),
            opened: opening.at,
            commitment: opening.commitment.clone(),
        }
    }

    /// How it stands, as this person may see it.
    pub fn now(&self, player: Option<&PlayerId>, legal: bool, around: &Around, now: i64) -> Now {
        let view = self.shows_view().then(|| self.table.view(self.eyes(player).viewer()));
        Now { view, ..self.standing(player, legal, around, now) }
    }

    /// Whether there is a game to be seen.
    pub(super) fn shows_view(&self) -> bool {
        !self.other_rules && !matches!(self.status, Status::Open | Status::Cancelled)
    }

    /// The same without the view of the game.
    pub(super) fn standing(&self, player: Option<&PlayerId>, legal: bool, around: &Around, now: i64) -> Now {
        let eyes = self.eyes(player);
        let own = match eyes {
            Eyes::Seat(seat)
                if self.running() && !self.other_rules && self.table.turn().seats().contains(seat) =>
            {
                Some(seat)
            }
            _ => None,
        };
        Now {
            v: self.version(),
            status: self.status.into(),
            seats: (0..self.chairs.len()).map(|index| self.place(index, player, around, now)).collect(),
            turn: self.turn_now(),
            decision: own.map(|seat| self.decisions[seat.index()]),
            view: None,
            legal: own.filter(|_| legal).map(|seat| self.table.legal(seat)),
            draw_offers: self.offers.iter().map(Seat::number).collect(),
            undo: self.undo_now(),
            undoable: matches!(eyes, Eyes::Seat(seat) if self.undoable(seat)),
            result: self.result(),
            rematch: self.rematch.clone(),
            at: now,
            watchers: around.watchers,
        }
    }

    /// What a list shows of it to this person.
    pub fn card(&self, player: Option<&PlayerId>, around: &Around, now: i64) -> Card {
        let own = player.and_then(|player| self.seat_of(player));
        let setup = &self.setup;
        Card {
            id: self.id.clone(),
            game: setup.game.clone(),
            status: self.status.into(),
            seats: (0..self.chairs.len()).map(|index| self.place(index, player, around, now)).collect(),
            turn: self.turn_now(),
            you: own.map(Seat::number),
            your_turn: own.is_some_and(|seat| self.owing().contains(seat)),
            changed: self.log.last().map_or(0, |logged| logged.at),
            clock: setup.clock,
            public: setup.public,
            rated: setup.rated,
            host: Some(self.opening.host.clone()),
            more_of_host: 0,
            after: String::new(),
            damaged: false,
        }
    }

    /// What a link to it shows to whoever has not opened it: no name, no position, and of a table by invitation not even
    /// how it stands.
    pub fn preview(&self) -> Preview {
        let game = cloverleaf_catalog::entry(&self.setup.game);
        let empty = self.chairs.iter().filter(|chair| !chair.filled()).count();
        Preview {
            game: self.setup.game.clone(),
            title: game.map_or("Cloverleaf", |entry| entry.about.title),
            free: (self.status == Status::Open).then_some(empty),
            over: matches!(self.status, Status::Finished | Status::Cancelled),
            invitation: !self.setup.public && !self.opening.setup.seats.contains(&SeatWish::Open),
        }
    }

    /// The record, once the game is over.
    ///
    /// # Errors
    /// If it is not over.
    pub fn record(&self) -> Result<String, Problem> {
        match self.status {
            Status::Finished if self.other_rules => Ok(self.unchecked_record().to_string()),
            Status::Finished => Ok(self.table.record(false).to_string()),
            Status::Running => Err(problem(Code::NotOver, "server-record-early")),
            _ => Err(problem(Code::NotStarted, "server-record-none")),
        }
    }

    fn turn_now(&self) -> TurnNow {
        let (kind, seats) = match (self.status, self.table.turn()) {
            (Status::Open, _) => ("waiting", SeatSet::EMPTY),
            _ if self.other_rules => ("over", SeatSet::EMPTY),
            (Status::Finished | Status::Cancelled, _) | (_, Turn::Over | Turn::Chance) => {
                ("over", SeatSet::EMPTY)
            }
            (_, Turn::Seat(seat)) => ("seat", SeatSet::of(seat)),
            (_, Turn::Together(seats)) => ("together", seats),
            (_, Turn::Race(seats)) => ("race", seats),
        };
        TurnNow { kind: kind.to_owned(), seats: seats.iter().map(Seat::number).collect() }
    }

    fn place(&self, index: usize, player: Option<&PlayerId>, around: &Around, now: i64) -> Place {
        let (chair, seat) = (&self.chairs[index], Seat::at(index));
        let sitter = match (&chair.person, chair.wish) {
            (Some(_), _) => Sitter::Person,
            (None, SeatWish::Bot(_)) => Sitter::Bot,
            (None, _) if chair.kept.is_some() || chair.wish == SeatWish::Invited => Sitter::Invited,
            (None, _) => Sitter::Open,
        };
        let bot = chair.stand_in.or(match chair.wish {
            SeatWish::Bot(level) => Some(level),
            _ => None,
        });
        let host = player == Some(&self.opening.host);
        let open = self.status == Status::Open;
        let invited = sitter == Sitter::Invited && open;
        let person = chair.person.as_ref();
        let expected = person.or(chair.kept.as_ref());
        Place {
            seat: seat.number(),
            sitter,
            name: expected.map(|person| person.name.clone()),
            // Of somebody who was forgotten there is nothing to be found.
            player: person.filter(|person| !person.name.is_empty()).map(|person| person.player.clone()),
            program: person.is_some_and(|person| person.program),
            bot: bot.map(|level| level.name().to_owned()),
            here: expected.is_some_and(|person| around.here.contains(&person.player)),
            yours: invited && player.is_some() && chair.kept.as_ref().map(|kept| &kept.player) == player,
            host: open && expected.is_some_and(|person| person.player == self.opening.host),
            ready: open && chair.ready,
            claim: self.claim_now(seat, around),
            vote: self.vote_now(seat),
            left: if self.status == Status::Open || around.behind {
                None
            } else {
                self.clocks.left(seat, now)
            },
            resigned: self.table.standing().has_resigned(seat),
            invite: (host && invited).then(|| self.invite_key(chair)),
        }
    }

    /// Whether those who have a seat, or are expected, are there.
    pub(crate) fn attendance(&self, around: &Around) -> Vec<Attendance> {
        let seated = |(index, chair): (usize, &Chair)| {
            let (seat, person) = (Seat::at(index), chair.person.as_ref().or(chair.kept.as_ref())?);
            let here = around.here.contains(&person.player);
            Some(Attendance { seat: seat.number(), here, claim: self.claim_now(seat, around) })
        };
        self.chairs.iter().enumerate().filter_map(seated).collect()
    }

    /// When a claim against this seat may be made, if it is awaited.
    fn claim_now(&self, seat: Seat, around: &Around) -> Option<i64> {
        if self.owing().contains(seat) && !around.behind { self.claim_from(seat, around) } else { None }
    }

    /// When a claim against this seat may be made: with days to think, the clock itself decides.
    pub(super) fn claim_from(&self, seat: Seat, around: &Around) -> Option<i64> {
        let person = self.chairs[seat.index()].person.as_ref()?;
        let gone = *around.gone.get(&person.player)?;
        match self.setup.clock {
            Clock::Days { .. } => None,
            Clock::Live { .. } => Some(gone + GONE_LIVE),
            Clock::None => Some(gone + GONE_CASUAL),
        }
    }

    fn result(&self) -> Option<GameResult> {
        let outcome = self.table.outcome().filter(|_| self.status == Status::Finished)?;
        Some(GameResult {
            ranks: outcome.ranks.as_slice().to_vec(),
            scores: outcome.scores.as_slice().to_vec(),
            reason: outcome.reason.to_owned(),
            seed: self.seed.to_string(),
        })
    }
}
