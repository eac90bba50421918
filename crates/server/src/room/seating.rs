//! Who sits where, entry by entry.

use cloverleaf_core::{Seat, SeatSet};
use cloverleaf_protocol::{Moment, SeatWish, Seen};

use super::Room;
use crate::entry::{Entry, Person};
use crate::store::Status;

impl Room {
    /// Who sits, rises, stands in and takes back.
    pub(super) fn note_people(&mut self, entry: &Entry, at: i64) {
        let chair = |seat: u8| Seat::numbered(seat.into()).map_or(usize::MAX, Seat::index);
        match &entry.what {
            Seen::Opened { .. } => self.seat_the_first(),
            Seen::Sat { seat, name, program, .. } => {
                let (name, program) = (name.clone(), *program);
                let person = entry.by.clone().map(|player| Person { player, name, program });
                if let Some(place) = self.chairs.get_mut(chair(*seat)) {
                    place.person = person;
                }
                self.name_seats();
            }
            Seen::Rose { seat } => {
                if let Some(place) = self.chairs.get_mut(chair(*seat)) {
                    (place.person, place.ready) = (None, false);
                }
                self.name_seats();
            }
            Seen::Arranged { seats, options } | Seen::Started { seats, options, .. } => {
                self.note_arrangement(seats, options.as_ref());
                self.name_seats();
            }
            Seen::Ready { seat, ready } => {
                if let Some(place) = self.chairs.get_mut(chair(*seat)) {
                    place.ready = *ready;
                }
            }
            Seen::Renamed { seat, name } => {
                let person = self.chairs.get_mut(chair(*seat)).and_then(|place| place.person.as_mut());
                if let Some(person) = person {
                    person.name.clone_from(name);
                }
                self.name_seats();
            }
            Seen::Removed { seat, .. } => {
                if let Some(place) = self.chairs.get_mut(chair(*seat)) {
                    // A seat that was kept for them is free for others now.
                    (place.kept, place.ready) = (None, false);
                    self.removed.extend(place.person.take().map(|person| person.player));
                }
                self.name_seats();
            }
            Seen::Voted { seat, against } => {
                let (voter, against) = (chair(*seat).min(3), chair(*against).min(3));
                self.votes.note(Seat::at(voter), Seat::at(against), at);
            }
            Seen::StoodIn { seat, level, why } => {
                if let Some(place) = self.chairs.get_mut(chair(*seat)) {
                    (place.stand_in, place.absent) = (level.parse().ok(), *why != Moment::Wish);
                }
                // It takes its time from now on.
                self.moved = at;
            }
            Seen::TookBack { seat } => {
                if let Some(place) = self.chairs.get_mut(chair(*seat)) {
                    place.stand_in = None;
                    self.clocks.have_mercy(Seat::at(chair(*seat)));
                }
            }
            Seen::Cancelled => self.status = Status::Cancelled,
            Seen::DrawOffered { seat, .. } => self.offers = self.offers.with(Seat::at(chair(*seat).min(3))),
            Seen::DrawDeclined { .. } => self.offers = SeatSet::EMPTY,
            Seen::Rematch { table } => self.rematch = Some(table.clone()),
            Seen::Played { .. } | Seen::Resigned { .. } | Seen::Said { .. } => {}
            // Noted where it is decided what can be taken back.
            Seen::UndoAsked { .. }
            | Seen::UndoAgreed { .. }
            | Seen::UndoDeclined { .. }
            | Seen::Undone { .. } => {}
        }
    }

    /// Whoever opened the table sits down at once.
    pub(super) fn seat_the_first(&mut self) {
        let host = self.opening.host.clone();
        for chair in &mut self.chairs {
            if chair.kept.as_ref().is_some_and(|person| person.player == host) {
                chair.person = chair.kept.clone();
            }
        }
        self.name_seats();
    }

    /// The names that go into the record.
    fn name_seats(&mut self) {
        for (index, chair) in self.chairs.iter().enumerate() {
            let name = match (&chair.person, chair.wish) {
                (Some(person), _) => person.name.clone(),
                (None, SeatWish::Bot(level)) => format!("{level} (bot)"),
                (None, _) => String::new(),
            };
            self.table.name(Seat::at(index), &name);
        }
    }
}
