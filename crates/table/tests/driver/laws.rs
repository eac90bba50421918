//! What holds at every position of every game, whoever sits where.

use cloverleaf_core::Turn;

use super::*;

/// More events than any of these matches has.
const LONG: usize = 20_000;

/// After how many events somebody resigns; no match is over by then.
const AFTER: usize = 6;

/// Some mixture of sitters.
fn mixed(random: &mut SplitMix) -> Vec<Sitter<u8>> {
    let kinds = [Sitter::Person, Sitter::Bot(PLAYS), Sitter::StandIn(PLAYS)];
    (0..4).map(|_| *random.choose(&kinds).expect("three kinds")).collect()
}

/// Plays matches to their ends with some of the people resigning on the way, and checks every position.
fn walk(check: impl Fn(&Driver<u8>, &dyn AnyTable, &Step<u8>)) {
    for seed in 0..12 {
        let mut random = SplitMix::new(seed);
        for mut table in tables(seed) {
            let driver = driver(&mixed(&mut random)[..table.seats().into()]);
            loop {
                assert!(table.count() < LONG, "{} has no end", table.id());
                let step = driver.next(&*table);
                check(&driver, &*table, &step);
                match step {
                    Step::Over => break,
                    Step::Chance | Step::Ruled(..) => drop(driver.settle(&mut *table, None)),
                    step => {
                        let person = step.people().lowest();
                        match person.filter(|_| random.below(60) == 0) {
                            Some(tired) => table.resign(tired).expect("seated"),
                            None => {
                                let bot = step.bot(person.is_none()).map(|bot| bot.seat);
                                play(&mut *table, bot.or(person).expect("somebody is to act"));
                            }
                        }
                    }
                }
            }
        }
    }
}

#[test]
fn every_decision_has_one_driver() {
    walk(|driver, table, step| {
        let (due, owing) = (table.turn().seats(), driver.owing(table));
        for seat in due.iter() {
            let bot = driver.bot_at(table.standing(), seat).is_some();
            assert!(bot != owing.contains(seat), "seat {seat} of {}", table.id());
        }
        match step {
            Step::Chance => assert_eq!(table.turn(), Turn::Chance),
            Step::Ruled(seat, _) => assert!(due.contains(*seat) && !owing.contains(*seat)),
            Step::Bot(bot) => assert!(due.contains(bot.seat) && !owing.contains(bot.seat)),
            Step::People(people) => assert_eq!((*people, owing), (due, due)),
            Step::Race { people, bot } => {
                assert!(*people == owing && due.contains(bot.seat) && !owing.contains(bot.seat));
            }
            Step::Over => assert!(table.outcome().is_some()),
        }
    });
}

#[test]
fn somebody_is_always_named_unless_the_match_is_over() {
    walk(|_, table, step| {
        let named = matches!(step, Step::Chance | Step::Ruled(..))
            || !step.people().is_empty()
            || step.bot(true).is_some();
        assert_eq!(named, table.turn() != Turn::Over, "{}: {step:?}", table.id());
    });
}

#[test]
fn gb_3_5_no_bot_is_let_into_a_race_before_people_have_had_their_chance() {
    walk(|driver, table, step| {
        if matches!(table.turn(), Turn::Race(_)) && !driver.owing(table).is_empty() {
            assert_eq!(step.bot(false), None);
        }
    });
}

#[test]
fn a_table_of_bots_ends_without_anybody_being_waited_for() {
    for mut table in tables(5) {
        let driver = driver(&[Sitter::Bot(PLAYS); 4]);
        while let Some(bot) = driver.settle(&mut *table, None).bot(false) {
            play(&mut *table, bot.seat);
            assert!(table.count() < LONG, "{} has no end", table.id());
        }
        assert!(table.outcome().is_some(), "{} waits for {:?}", table.id(), driver.next(&*table));
    }
}

/// One action at a time, with draws after each: as at a terminal.
fn action_by_action(driver: &Driver<u8>, mut table: Box<dyn AnyTable>, resigns: usize) -> Vec<String> {
    loop {
        let step = driver.settle(&mut *table, None);
        let Some(seat) = next_seat(&step) else { break };
        match resigned_now(&*table, resigns, driver) {
            true => table.resign(ONE).expect("seated"),
            false => play(&mut *table, seat),
        }
    }
    table.events().iter().map(ToString::to_string).collect()
}

/// Whole turns on a copy that is then taken over: as in a page or on a server.
fn turn_by_turn(driver: &Driver<u8>, mut table: Box<dyn AnyTable>, resigns: usize) -> Vec<String> {
    loop {
        let step = driver.settle(&mut *table, None);
        let Some(seat) = next_seat(&step) else { break };
        if resigned_now(&*table, resigns, driver) {
            table.resign(ONE).expect("seated");
            continue;
        }
        let mut tried = table.duplicate();
        while next_seat(&driver.next(&*tried)) == Some(seat) && !resigned_now(&*tried, resigns, driver) {
            play(&mut *tried, seat);
        }
        table = tried;
    }
    table.events().iter().map(ToString::to_string).collect()
}

fn next_seat(step: &Step<u8>) -> Option<Seat> {
    step.people().lowest().or(step.bot(true).map(|bot| bot.seat))
}

/// Whether the first seat, a person's, resigns here: after so many events.
fn resigned_now(table: &dyn AnyTable, after: usize, driver: &Driver<u8>) -> bool {
    table.count() >= after && driver.people(table).contains(ONE)
}

#[test]
fn the_same_seed_and_sitters_give_the_same_log_whatever_the_loop() {
    for (one, other) in tables(3).into_iter().zip(tables(3)) {
        let driver = driver(&[Sitter::Person, Sitter::Bot(PLAYS), Sitter::Person, Sitter::StandIn(PLAYS)]);
        let log = action_by_action(&driver, one, AFTER);
        assert!(log.contains(&"table resign 1".to_owned()), "somebody resigns on the way");
        assert_eq!(log, turn_by_turn(&driver, other, AFTER));
    }
}
