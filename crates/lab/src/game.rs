//! One game of a contest, from the deal to the record.

use core::fmt;
use core::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

use cloverleaf_core::{Actor, Game, Message, Outcome, Random, Seat, SplitMix, Turn, Viewer};
use cloverleaf_table::{Record, Seed, Table};

use crate::Player;
use crate::seating::{Seating, seed_from};

/// A game that was played to its end.
#[derive(Clone, Debug)]
pub struct Played {
    /// Which game of the contest it was, counted from 0.
    pub index: u64,
    /// Who sat where.
    pub seating: Seating,
    /// How it ended.
    pub outcome: Outcome,
    /// The whole game, with the names of the players.
    pub record: Record,
    /// How long each decision took, with the entrant who made it. The only thing that is not the same
    /// another time.
    pub thinking: Vec<(usize, Duration)>,
}

/// A player who did what cannot be done. Such a match proves nothing, so it ends.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Fault {
    /// Which game of the contest it was, counted from 0.
    pub game: u64,
    /// The player.
    pub player: String,
    /// What it did.
    pub did: Message,
}

impl Fault {
    /// Who did what, and where.
    #[must_use]
    pub fn message(&self) -> Message {
        Message::new("lab-fault")
            .text("game", self.game + 1)
            .text("player", &self.player)
            .with("did", self.did.clone())
    }
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.message().fmt(f)
    }
}

impl std::error::Error for Fault {}

/// A game on its way.
pub(crate) struct Playing<'a, G: Game> {
    players: &'a [&'a dyn Player<G>],
    table: Table<G>,
    index: u64,
    /// What the players' choices and the lots between them follow from.
    luck: u64,
    seating: Seating,
    decisions: Vec<u64>,
    thinking: Vec<(usize, Duration)>,
}

impl<'a, G: Game> Playing<'a, G> {
    /// A game about to start, dealt from this seed.
    pub(crate) fn new(game: G, players: &'a [&'a dyn Player<G>], index: u64, seed: u64) -> Playing<'a, G> {
        let seating = Seating::of(index, game.seats());
        let mut table = Table::new(game).with_seed(Seed::from_number(seed));
        for (seat, entrant) in seating.entrants.iter() {
            table.name(seat, players[*entrant].name());
        }
        Playing::at(table, players, index, seed)
    }

    /// A game that goes on from here with players of this luck.
    pub(crate) fn at(
        table: Table<G>,
        players: &'a [&'a dyn Player<G>],
        index: u64,
        luck: u64,
    ) -> Playing<'a, G> {
        let seating = Seating::of(index, table.game().seats());
        Playing {
            players,
            table,
            index,
            luck,
            seating,
            decisions: vec![0; players.len()],
            thinking: Vec::new(),
        }
    }

    /// Plays to the end; nothing comes of a game that was stopped.
    pub(crate) fn finish(mut self, stop: &AtomicBool) -> Result<Option<Played>, Fault> {
        loop {
            if stop.load(Ordering::Relaxed) {
                return Ok(None);
            }
            match self.table.turn() {
                Turn::Over => return Ok(Some(self.played())),
                Turn::Chance => self.deal(),
                turn => self.decide(turn)?,
            }
        }
    }

    fn played(self) -> Played {
        let outcome = self.table.outcome().expect("a match that is over has a result");
        let record = self.table.record(false);
        Played { index: self.index, seating: self.seating, outcome, record, thinking: self.thinking }
    }

    fn deal(&mut self) {
        let drawn = self.table.deal().expect("this table has a dealer");
        self.table.play(Actor::Chance, drawn).expect("what chance may do is legal");
    }

    /// Asks one seat and plays what it says.
    fn decide(&mut self, turn: Turn) -> Result<(), Fault> {
        let seat = self.asked(turn);
        let entrant = self.seating.entrants[seat];
        // A player's luck goes with the deal and not with the seat: another thing that a round holds equal.
        let seed = seed_from(self.luck, &[entrant as u64, self.decisions[entrant]]);
        self.decisions[entrant] += 1;
        let view = self.table.view(Viewer::Seat(seat));
        let started = Instant::now();
        let plan = self.players[entrant].choose(self.table.game(), &view, seat, seed);
        self.thinking.push((entrant, started.elapsed()));
        if plan.is_empty() {
            return Err(self.fault(entrant, Message::new("lab-chose-nothing")));
        }
        plan.into_iter().try_for_each(|action| self.play(seat, entrant, action))
    }

    fn play(&mut self, seat: Seat, entrant: usize, action: G::Action) -> Result<(), Fault> {
        let played = self.table.play(Actor::Seat(seat), action);
        played.map_err(|refused| {
            let chose = Message::new("lab-chose")
                .text("action", action)
                .with("seat", seat)
                .with("why", refused.message())
                .text("clause", refused.clause());
            self.fault(entrant, chose)
        })
    }

    /// The seat that is asked. Where the fastest would decide a lot does, for programs have no hands.
    fn asked(&self, turn: Turn) -> Seat {
        let seats: Vec<Seat> = turn.seats().iter().collect();
        let lot = seed_from(self.luck, &[u64::MAX, self.table.len() as u64]);
        let asked = match turn {
            Turn::Race(_) => SplitMix::new(lot).choose(&seats),
            _ => seats.first(),
        };
        *asked.expect("somebody is to act")
    }

    fn fault(&self, entrant: usize, did: Message) -> Fault {
        Fault { game: self.index, player: self.players[entrant].name().to_owned(), did }
    }
}
