//! A whole game in a page: the house that a server is elsewhere.

use cloverleaf_bots::Level;
use cloverleaf_catalog as catalog;
use cloverleaf_core::{Actor, Seat, Turn, Viewer};
use cloverleaf_table::{AnyTable, Event, Record, Seed};
use wasm_bindgen::prelude::wasm_bindgen;

use crate::Said;
use crate::convert::{fault, hint, options, parse, refusal, seat, text};
use cloverleaf_protocol::worker::{Ended, Happened, Now, Place, Setup, Sitting};
use cloverleaf_protocol::{Status, TurnNow};

/// A game in a page, with its dealer. Seats are numbers; 0 is somebody who only watches.
#[wasm_bindgen]
#[derive(Debug)]
pub struct Game {
    table: Box<dyn AnyTable>,
    sitters: Vec<Sitting>,
}

#[wasm_bindgen]
impl Game {
    /// A new game by a [`Setup`], dealt from a seed of 64 hexadecimal digits.
    ///
    /// # Errors
    /// If the game has no such set-up, or the seed is none.
    #[wasm_bindgen(constructor)]
    pub fn new(setup: &str, seed: &str) -> Result<Game, String> {
        let setup: Setup = parse(setup)?;
        let seed: Seed = seed.parse().map_err(fault)?;
        let seats = u8::try_from(setup.sitters.len()).unwrap_or(u8::MAX);
        let mut table = catalog::open(&setup.game, seats, &options(&setup)?, Some(seed)).map_err(fault)?;
        for (index, sitting) in setup.sitters.iter().enumerate() {
            table.name(Seat::at(index), &sitting.name);
        }
        let mut game = Game { table, sitters: setup.sitters };
        game.settle();
        Ok(game)
    }

    /// The game of a record, or its first so many events; with the sitters of its [`Setup`].
    ///
    /// # Errors
    /// The line that does not hold.
    pub fn replay(setup: &str, record: &str, at: Option<u32>) -> Result<Game, String> {
        let setup: Setup = parse(setup)?;
        let record = Record::read(record).map_err(fault)?;
        let table = catalog::replay(&record, at.map(|at| at as usize)).map_err(fault)?;
        Ok(Game { table, sitters: setup.sitters })
    }

    /// How it stands for a seat, as [`Now`].
    ///
    /// # Errors
    /// If there is no such seat.
    pub fn now(&self, viewer: u8) -> Said {
        Ok(text(&now(&*self.table, &self.sitters, eyes(viewer)?)))
    }

    /// What happened, as a seat may see it: a list of [`Happened`].
    ///
    /// # Errors
    /// If there is no such seat.
    pub fn happened(&self, viewer: u8) -> Said {
        let seen = self.table.events_seen_by(eyes(viewer)?);
        let numbered = (1..).zip(seen).map(|(v, event)| happened(v, &event));
        Ok(text(&numbered.collect::<Vec<_>>()))
    }

    /// How many events there were.
    #[must_use]
    pub fn length(&self) -> u32 {
        u32::try_from(self.table.count()).unwrap_or(u32::MAX)
    }

    /// Plays a list of actions for a seat, all or none, and whatever chance does then.
    ///
    /// # Errors
    /// Why one of them may not be done. Nothing has changed then.
    pub fn play(&mut self, number: u8, actions: &str) -> Result<(), String> {
        let (seat, actions): (Seat, Vec<String>) = (seat(number)?, parse(actions)?);
        let mut tried = self.table.duplicate();
        for action in &actions {
            tried.play(Actor::Seat(seat), action).map_err(refusal)?;
            tried.roll(None);
        }
        self.table = tried;
        self.settle();
        Ok(())
    }

    /// A seat gives up.
    ///
    /// # Errors
    /// If it cannot.
    pub fn resign(&mut self, number: u8) -> Result<(), String> {
        self.table.resign(seat(number)?).map_err(refusal)?;
        self.settle();
        Ok(())
    }

    /// What a bot of this level would do at a seat: a list of actions, empty if there is nothing to do.
    ///
    /// # Errors
    /// If there is no such seat or level.
    pub fn bot(&self, number: u8, level: &str, seed: u64) -> Said {
        let level: Level = level.parse().map_err(fault)?;
        Ok(text(&catalog::plan(&*self.table, seat(number)?, level, seed, &mut || false)))
    }

    /// What a bot of this level would advise a seat that has drafted some actions: a list of
    /// [`cloverleaf_protocol::worker::Hint`], the best first.
    ///
    /// # Errors
    /// If there is no such seat or level, or the draft is not legal.
    pub fn hints(&self, number: u8, drafted: &str, level: &str, seed: u64) -> Said {
        let (seat, level) = (seat(number)?, level.parse::<Level>().map_err(fault)?);
        let mut ahead = self.table.duplicate();
        for action in parse::<Vec<String>>(drafted)? {
            ahead.play(Actor::Seat(seat), &action).map_err(refusal)?;
        }
        let hints = catalog::advise(&*ahead, seat, level, seed, 3);
        Ok(text(&hints.into_iter().map(hint).collect::<Vec<_>>()))
    }

    /// The record; as a save it has the dealer's secret before its time.
    #[must_use]
    pub fn record(&self, save: bool) -> String {
        self.table.record(save).to_string()
    }

    /// Lets chance and the rules for those who gave up play themselves out.
    fn settle(&mut self) {
        self.table.roll(None);
        while let Some((seat, Some(action))) = self.table.for_the_resigned() {
            self.table.play(Actor::Seat(seat), &action).expect("what the rules say is legal");
            self.table.roll(None);
        }
    }
}

/// How a table stands for somebody.
pub(crate) fn now(table: &dyn AnyTable, sitters: &[Sitting], viewer: Viewer) -> Now {
    let turn = table.turn();
    let result = table.outcome().map(|outcome| Ended {
        ranks: outcome.ranks.as_slice().to_vec(),
        scores: outcome.scores.as_slice().to_vec(),
        reason: outcome.reason.to_owned(),
    });
    let place = |(seat, Sitting { name, bot }): (Seat, Sitting)| Place {
        seat: seat.number(),
        name,
        bot,
        resigned: table.standing().has_resigned(seat),
    };
    Now {
        v: u32::try_from(table.count()).unwrap_or(u32::MAX),
        status: if turn == Turn::Over { Status::Finished } else { Status::Running },
        seats: Seat::ALL.into_iter().zip(sitters.iter().cloned()).map(place).collect(),
        turn: TurnNow {
            kind: turn.kind().to_owned(),
            seats: turn.seats().iter().map(Seat::number).collect(),
        },
        view: table.view(viewer),
        scores: table.scores(),
        result,
    }
}

pub(crate) fn eyes(viewer: u8) -> Result<Viewer, String> {
    if viewer == 0 { Ok(Viewer::Spectator) } else { seat(viewer).map(Viewer::Seat) }
}

pub(crate) fn happened(v: u32, event: &Event<String>) -> Happened {
    match event {
        Event::Play(Actor::Seat(seat), action) => {
            Happened { v, seat: Some(seat.number()), text: action.clone() }
        }
        Event::Play(Actor::Chance, action) => Happened { v, seat: None, text: action.clone() },
        event => Happened { v, seat: None, text: event.to_string() },
    }
}
