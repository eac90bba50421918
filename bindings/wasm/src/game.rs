//! A whole game in a page: the house that a server is elsewhere.

use cloverleaf_bots::{Level, UnknownLevel};
use cloverleaf_catalog as catalog;
use cloverleaf_core::{Actor, Seat, Turn, Value, Viewer};
use cloverleaf_table::{AnyTable, Driver, Event, HexError, Record, Seed, Sitter, Step, settle};
use wasm_bindgen::prelude::wasm_bindgen;

use crate::Said;
use crate::convert::{fault, hint, options, parse, refusal, seat, text};
use crate::log::Log;
use cloverleaf_protocol::worker::{Awaited, Ended, Happened, Now, Place, Setup, Sitting, Standing};
use cloverleaf_protocol::{Status, TurnNow};

/// A game in a page, with its dealer. Seats are numbers; 0 is somebody who only watches.
#[wasm_bindgen]
#[derive(Debug)]
pub struct Game {
    table: Box<dyn AnyTable>,
    sitters: Vec<Sitting>,
    driver: Driver<Level>,
    log: Log,
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
        let seed: Seed = seed.parse().map_err(|error: HexError| fault(&error.message()))?;
        let seats = u8::try_from(setup.sitters.len()).unwrap_or(u8::MAX);
        let mut table = catalog::open(&setup.game, seats, &options(&setup)?, Some(seed))
            .map_err(|error| fault(&error.message))?;
        for (index, sitting) in setup.sitters.iter().enumerate() {
            table.name(Seat::at(index), &sitting.name);
        }
        let mut game = Game::of(table.duplicate(), table, setup.sitters)?;
        game.settle();
        Ok(game)
    }

    /// The game of a record, or its first so many events; with the sitters of its [`Setup`], and the files it
    /// brought, which a record only names.
    ///
    /// # Errors
    /// The line that does not hold.
    pub fn replay(setup: &str, record: &str, at: Option<u32>) -> Result<Game, String> {
        let setup: Setup = parse(setup)?;
        let record =
            with_files(catalog::read_record(record).map_err(|error| fault(&error.message()))?, &setup)?;
        let start = catalog::replay(&record, Some(0)).map_err(|error| fault(&error.message()))?;
        let mut table =
            catalog::replay(&record, at.map(|at| at as usize)).map_err(|error| fault(&error.message()))?;
        for (index, sitting) in
            setup.sitters.iter().enumerate().filter(|(_, sitting)| !sitting.name.is_empty())
        {
            table.name(Seat::at(index), &sitting.name);
        }
        Game::of(start, table, setup.sitters)
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
        Ok(text(&self.lines(eyes(viewer)?)))
    }

    /// All a page shows and keeps, for a seat: a [`Standing`].
    ///
    /// # Errors
    /// If there is no such seat.
    pub fn standing(&self, viewer: u8) -> Said {
        let viewer = eyes(viewer)?;
        Ok(text(&Standing {
            now: now(&*self.table, &self.sitters, viewer),
            happened: self.lines(viewer),
            awaited: self.awaited(),
            record: self.record(true),
        }))
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
        self.act(seat(number)?, &parse::<Vec<String>>(actions)?)
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

    /// Lets the bot that is to choose do one action of its turn, so that people can follow it; where all choose
    /// at once and in secret, its whole turn. In a race that is only so when people have had their chance.
    ///
    /// # Errors
    /// If the bot finds nothing legal.
    pub fn bot_plays(&mut self, people_had_their_chance: bool, seed: u64) -> Result<(), String> {
        let step = self.driver.next(&*self.table);
        let Some(bot) = step.bot(people_had_their_chance) else { return Ok(()) };
        let plan = catalog::plan(&*self.table, bot.seat, bot.level, seed, &mut || false);
        self.act(bot.seat, &plan)
    }

    /// What a bot of this level would advise a seat that has drafted some actions: a list of
    /// [`cloverleaf_protocol::worker::Hint`], the best first.
    ///
    /// # Errors
    /// If there is no such seat or level, or the draft is not legal.
    pub fn hints(&self, number: u8, drafted: &str, level: &str, seed: u64) -> Said {
        let (seat, level) = (seat(number)?, level_of(level)?);
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
}

impl Game {
    fn of(start: Box<dyn AnyTable>, table: Box<dyn AnyTable>, sitters: Vec<Sitting>) -> Result<Game, String> {
        let seated: Vec<_> = sitters.iter().map(sitter).collect::<Result<_, _>>()?;
        let driver = Driver::new(seated, Level::FOR_THE_RESIGNED);
        let mut log = Log::new(start);
        log.catch_up(&*table);
        Ok(Game { table, sitters, driver, log })
    }

    fn act(&mut self, seat: Seat, actions: &[String]) -> Result<(), String> {
        let mut tried = self.table.duplicate();
        for action in actions {
            tried.play(Actor::Seat(seat), action).map_err(refusal)?;
            settle(&mut *tried, Some(luck()));
        }
        self.table = tried;
        self.settle();
        Ok(())
    }

    /// Lets everything happen that nobody chooses.
    fn settle(&mut self) {
        self.driver.settle(&mut *self.table, Some(luck()));
        self.log.catch_up(&*self.table);
    }

    fn awaited(&self) -> Awaited {
        let step = self.driver.next(&*self.table);
        Awaited {
            people: self.driver.owing(&*self.table).iter().map(Seat::number).collect(),
            bot: step.bot(true).map(|bot| bot.seat.number()),
            race: matches!(step, Step::Race { .. }),
        }
    }

    fn lines(&self, viewer: Viewer) -> Vec<Happened> {
        (1..).zip(self.log.seen_by(viewer)).map(|(v, event)| happened(v, &event)).collect()
    }
}

/// A record with the texts of the files of a set-up, such as the city it was played in.
fn with_files(mut record: Record, setup: &Setup) -> Result<Record, String> {
    for (name, value) in options(setup)? {
        if let Value::Text(file) = value
            && file.contains('\n')
        {
            catalog::supply(&mut record, &name, &file).map_err(|error| fault(&error.message()))?;
        }
    }
    Ok(record)
}

/// What draws where a record has no dealer: somebody plays on from a game of which only the draws are known.
fn luck() -> Seed {
    Seed::from_number(1)
}

fn sitter(Sitting { bot, .. }: &Sitting) -> Result<Sitter<Level>, String> {
    match bot {
        Some(level) => level_of(level).map(Sitter::Bot),
        None => Ok(Sitter::Person),
    }
}

/// A level of bots by its name.
pub(crate) fn level_of(name: &str) -> Result<Level, String> {
    name.parse().map_err(|error: UnknownLevel| fault(&error.message()))
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

#[cfg(test)]
mod tests {
    use cloverleaf_testkit::resigned;
    use serde_json::json;

    use super::*;

    fn open(game: &str, options: &serde_json::Value, bots: &[Option<&str>]) -> Game {
        let sitter = |bot: &Option<&str>| match bot {
            Some(level) => json!({"name": "", "bot": level}),
            None => json!({"name": ""}),
        };
        let sitters: Vec<_> = bots.iter().map(sitter).collect();
        let setup = json!({"game": game, "options": options, "sitters": sitters});
        Game::new(&setup.to_string(), &resigned::dealer().to_string()).expect("a set-up")
    }

    fn first_legal(game: &Game, seat: Seat) -> String {
        json!([game.table.legal(seat)[0]]).to_string()
    }

    #[test]
    fn x_4_a_seat_that_resigned_is_played_as_everywhere() {
        let mut game = open("gridlock", &json!({}), &[None; 3]);
        for done in 0..=resigned::BEFORE + resigned::AFTER {
            let number = game.awaited().people[0];
            if done == resigned::BEFORE {
                game.resign(number).expect("seated");
            } else {
                let action = first_legal(&game, seat(number).expect("a seat"));
                game.play(number, &action).expect("legal");
            }
        }
        let table = catalog::open("gridlock", 3, &[], Some(resigned::dealer())).expect("a set-up");
        assert_eq!(resigned::lines(&*game.table), resigned::log(table));
    }

    #[test]
    fn x_4_where_the_rules_want_a_bot_it_is_of_one_level() {
        let mut game = open("tango", &json!({}), &[None; 4]);
        game.resign(1).expect("seated");
        let chosen = catalog::plan(&*game.table, Seat::at(0), Level::FOR_THE_RESIGNED, 3, &mut || false);
        game.bot_plays(false, 3).expect("legal");
        let played: Vec<_> = chosen.iter().map(|action| format!("1 {action}")).collect();
        assert!(resigned::lines(&*game.table).ends_with(&played), "{played:?}");
    }

    #[test]
    fn gb_3_5_in_a_race_the_bot_waits_until_it_is_let_go_first() {
        let mut game = open("gridlock", &json!({"first_player": "race"}), &[Some("random"), None, None]);
        let awaited = Awaited { people: vec![2, 3], bot: Some(1), race: true };
        assert_eq!(game.awaited(), awaited);
        let before = game.length();
        game.bot_plays(false, 3).expect("it waits");
        assert_eq!((game.awaited(), game.length()), (awaited, before), "nobody has acted");
        game.bot_plays(true, 3).expect("people had their chance");
        assert!(!game.awaited().race);
    }

    #[test]
    fn gb_3_5_a_person_can_win_a_race_against_a_bot() {
        let mut game = open("gridlock", &json!({"first_player": "race"}), &[Some("random"), None, None]);
        game.play(3, &first_legal(&game, Seat::at(2))).expect("the first to act");
        let placed = resigned::lines(&*game.table).into_iter().find(|line| line.contains(" place "));
        assert!(placed.is_some_and(|line| line.starts_with("3 ")));
    }

    #[test]
    fn a_bot_does_one_action_at_a_time_so_that_people_can_follow() {
        for id in ["gridlock", "congestion", "rightofway"] {
            let mut game = open(id, &json!({}), &[Some("learner"), Some("learner")]);
            for seed in 0..60 {
                let before = game.table.count();
                game.bot_plays(false, seed).expect("legal");
                let events = resigned::lines(&*game.table).split_off(before);
                let chosen = events.iter().filter(|line| !line.starts_with("chance "));
                assert_eq!(chosen.count(), 1, "{id}: {events:?}");
            }
        }
    }

    #[test]
    fn x_2_each_line_is_noted_as_each_viewer_may_see_it() {
        for id in catalog::IDS {
            let seats = catalog::entry(id).expect("listed").about.max_seats;
            let mut game = open(id, &json!({}), &vec![Some("random"); seats.into()]);
            for turn in 0..200 {
                game.bot_plays(false, turn).expect("legal");
                let record = game.record(true);
                let viewers = Seat::ALL.into_iter().take(seats.into()).map(Viewer::Seat);
                for viewer in viewers.chain([Viewer::Spectator]).filter(|_| turn % 50 == 49) {
                    assert_eq!(game.log.seen_by(viewer), game.table.events_seen_by(viewer), "{record}");
                }
            }
        }
    }
}
