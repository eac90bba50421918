//! A review finds what was planted, blames nobody for what had to be, and knows what the seat knew.

use std::path::Path;

use cloverleaf_bots::Level;
use cloverleaf_catalog::{Decision, IDS, Judged, Replay, decisions, open, review};
use cloverleaf_core::{Actor, Random, Seat, SplitMix, Turn, Viewer};
use cloverleaf_table::{AnyTable, Event, Record, Seed};

/// A whole game that is kept for its picture.
fn replay(id: &str) -> Replay {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join(format!("../../docs/pictures/{id}.record"));
    let text = std::fs::read_to_string(path).expect("every game has a picture");
    Replay::open(Record::read(&text).expect("a record")).expect("it holds")
}

fn judged(table: &dyn AnyTable, seat: Seat, actions: &[&str], level: Level) -> Option<Judged> {
    let actions = actions.iter().map(|&action| action.to_owned()).collect();
    review(table, &Decision { seat, from: 0, at: 1, actions }, level, 7)
}

/// The decision that won a game at once, and all else that could have been done instead.
fn winning(replay: &mut Replay) -> (Decision, Vec<String>) {
    let all = decisions(replay);
    let won = |decision: &&Decision| replay.at(decision.at).outcome().is_some();
    let last = all.iter().rev().find(won).expect("a decision ends the game").clone();
    let table = replay.at(last.from);
    let others = table.legal(last.seat).into_iter().filter(|action| *action != last.actions[0]).collect();
    (last, others)
}

#[test]
fn a_planted_blunder_is_found_and_the_winning_move_is_not_blamed() {
    let mut game = replay("congestion");
    let (last, others) = winning(&mut game);
    let table = game.at(last.from);
    for level in [Level::Commuter, Level::Cabbie] {
        let played = review(table, &last, level, 7).expect("there was a choice");
        assert_eq!((played.cost, played.best), (0.0, 1.0), "{level}: {played:?}");
        let blunder = others.first().expect("there was a choice");
        let found = judged(table, last.seat, &[blunder], level).expect("there was a choice");
        assert!(found.cost > 0.1, "{level}: {blunder} instead of {}: {found:?}", last.actions[0]);
        assert_eq!(found.advised.actions[0], last.actions[0]);
    }
}

#[test]
fn nobody_is_blamed_for_the_only_thing_there_was_to_do() {
    let mut forced = 0;
    for &id in IDS {
        let mut game = replay(id);
        for decision in decisions(&mut game).iter().filter(|decision| decision.actions.len() == 1) {
            let table = game.at(decision.from);
            if table.legal(decision.seat).len() == 1 {
                forced += 1;
                assert_eq!(review(table, decision, Level::Learner, 7), None, "{id}: {decision:?}");
            }
        }
    }
    assert!(forced > 0, "no record has such a decision");
}

#[test]
fn every_action_of_a_seat_is_part_of_one_decision() {
    for &id in IDS {
        let mut game = replay(id);
        let found = decisions(&mut game);
        let played: usize = found.iter().map(|decision| decision.actions.len()).sum();
        let events = (0..game.len()).filter_map(|index| game.event(index));
        assert_eq!(played, events.filter(|event| matches!(event, Event::Play(Actor::Seat(_), _))).count());
        for decision in &found {
            let turn = game.at(decision.from).turn();
            assert!(turn.seats().contains(decision.seat), "{id}: {decision:?}");
            let whole = decision.at - decision.from == decision.actions.len();
            assert!(whole || matches!(turn, Turn::Together(_)), "{id}: {decision:?}");
        }
        for [one, next] in found.array_windows() {
            let apart = one.seat != next.seat || one.at != next.from;
            assert!(apart, "{id}: a turn is one decision: {one:?} {next:?}");
        }
    }
}

/// A table, its twin, and the seat to which they look the same.
type Twins = (Box<dyn AnyTable>, Box<dyn AnyTable>, Seat);

/// Two tables that look the same to the seat that is to act, because it did not see what another drew.
fn twins(id: &str, seed: u64) -> Option<Twins> {
    let mut random = SplitMix::new(seed);
    let mut table = open(id, 2, &[], None).expect("a set-up of the game");
    for step in 0..600 {
        let drawn = match table.turn() {
            Turn::Chance => {
                let outcomes = table.chance();
                let drawn = random.choose(&outcomes).expect("something is drawn").0.clone();
                let other = random.choose(&outcomes).expect("something is drawn").0.clone();
                let mut twin = table.duplicate();
                twin.play(Actor::Chance, &other).expect("legal");
                table.play(Actor::Chance, &drawn).expect("legal");
                (drawn != other).then_some(twin)
            }
            turn => {
                let seat = turn.seats().lowest()?;
                let action = random.choose(&table.legal(seat)).expect("something to do").clone();
                table.play(Actor::Seat(seat), &action).expect("legal");
                None
            }
        };
        if let (Some(twin), Some(seat)) = (drawn, table.turn().seats().lowest())
            && step > 40
            && twin.turn() == table.turn()
            && twin.view(Viewer::Seat(seat)) == table.view(Viewer::Seat(seat))
        {
            let (mut table, mut twin) = (table, twin);
            for table in [&mut table, &mut twin] {
                table.play(Actor::Seat(seat), "build").ok()?;
            }
            return Some((table, twin, seat));
        }
    }
    None
}

#[test]
fn a_judgement_rests_on_what_the_seat_knew() {
    let mut found = 0;
    for seed in 0..30 {
        let Some((table, twin, seat)) = twins("gridlock", seed) else { continue };
        found += 1;
        assert_ne!(table.view(Viewer::Referee), twin.view(Viewer::Referee), "they differ");
        let action = table.legal(seat).pop().expect("something to do");
        let both = [&table, &twin].map(|table| judged(&**table, seat, &[&action], Level::Commuter));
        assert_eq!(both[0], both[1]);
    }
    assert!(found > 3, "only {found} pairs");
}

#[test]
fn a_position_is_the_same_whichever_way_one_came_there() {
    for &id in IDS {
        let mut game = replay(id);
        let mut random = SplitMix::new(3);
        for _ in 0..100 {
            let at = random.below(game.len() as u32 + 1) as usize;
            let plain = cloverleaf_catalog::replay(game.record(), Some(at)).expect("it holds");
            let there = game.at(at);
            assert_eq!(there.view(Viewer::Referee), plain.view(Viewer::Referee), "{id} after {at}");
            assert_eq!((there.turn(), there.count()), (plain.turn(), at));
        }
    }
}

#[test]
fn a_game_that_is_dealt_is_reviewed_to_its_end() {
    let mut table = open("tango", 4, &[], Some(Seed::from_number(5))).expect("a set-up of the game");
    let mut random = SplitMix::new(5);
    table.roll(None);
    while let Some(seat) = table.turn().seats().lowest() {
        let onward = table.legal(seat).into_iter().filter(|action| !table.takes_back(action));
        let action = random.choose(&onward.collect::<Vec<_>>()).expect("something to do").clone();
        table.play(Actor::Seat(seat), &action).expect("legal");
        table.roll(None);
    }
    let mut game = Replay::open(table.record(true)).expect("it holds");
    assert!(game.is_over());
    let mut costs = Vec::new();
    for decision in decisions(&mut game) {
        let found = review(game.at(decision.from), &decision, Level::Learner, 7);
        costs.extend(found.map(|judged| judged.cost));
    }
    assert!(costs.iter().all(|cost| (0.0..=1.0).contains(cost)));
    assert!(costs.iter().any(|&cost| cost > 0.05), "nobody plays well at random: {costs:?}");
}
