//! Studies of real games: the same whatever the threads and wherever they start, every step told rightly.

use core::ops::{ControlFlow, Range};
use std::collections::{BTreeSet, HashSet};

use cloverleaf_congestion::Congestion;
use cloverleaf_core::{BySeat, Game, Message, Outcome, Seat, Value, options_from};
use cloverleaf_lab::{Onward, RandomPlayer, Study, Trial};
use cloverleaf_table::{Record, Table};
use cloverleaf_tango::Tango;

fn study<G: Game>(seats: usize, seed: u64) -> Study<'static, G> {
    let options = options_from(&[("turn_limit".to_owned(), Value::Number(120))]).expect("every game has it");
    Study::new(options, vec![&RandomPlayer; seats], seed).expect("so many can play")
}

fn trials<G: Game>(study: &Study<'_, G>, games: Range<u64>, threads: usize) -> Vec<Trial> {
    let mut seen = Vec::new();
    let see = |trial: Trial| {
        seen.push(Trial { thinking: Vec::new(), ..trial });
        ControlFlow::Continue(())
    };
    study.run(games, threads, see).expect("nobody is at fault");
    seen
}

#[test]
fn a_study_is_the_same_for_any_threads_and_can_be_taken_up_anywhere() {
    let study = study::<Congestion>(3, 5);
    let whole = trials(&study, 0..9, 1);
    assert_eq!(whole, trials(&study, 0..9, 3));
    assert_eq!(whole[4..], trials(&study, 4..9, 2));
    let seeds: BTreeSet<_> =
        whole.iter().map(|trial| trial.record.seed.as_ref().map(|line| line.content.to_string())).collect();
    assert_eq!(seeds.len(), 9, "every game has a deal of its own");
}

#[test]
fn a_trial_is_told_from_its_record_alone() {
    for trial in trials(&study::<Tango>(4, 2), 0..3, 2) {
        let read = Record::read(&trial.record.to_string()).expect("it can be read");
        let told = Trial::of_record::<Tango>(trial.index, read).expect("it can be told");
        assert_eq!((&told.decisions, &told.scores), (&trial.decisions, &trial.scores));
        assert_eq!((told.outcome, told.in_a_row, told.draws), (trial.outcome, trial.in_a_row, trial.draws));
    }
}

/// Two seats, one car to win: a game that fits on a hand.
const SHORT: &str = "cloverleaf record 1\ngame congestion\nrules 1\nseats 2\noption target 1\n\n\
    1 signal NW:E straight\n2 enter NW:E red\n1 move NW:E keep\n2 pass\n1 signal NE:E straight\n2 pass\n\
    1 move NE:E keep\n";

#[test]
fn every_step_of_a_known_game_is_told() {
    let record = Record::read(SHORT).expect("it can be read");
    let trial = Trial::of_record::<Congestion>(0, record).expect("it holds");
    assert_eq!((trial.turns(), trial.in_a_row, trial.draws), (7, 7, 0));
    let kinds: Vec<&str> = trial.decisions.iter().map(|decision| decision.kind.as_str()).collect();
    assert_eq!(kinds, ["signal", "enter", "move", "pass", "signal", "pass", "move"]);
    let seats: Vec<u8> = trial.decisions.iter().map(|decision| decision.seat.number()).collect();
    assert_eq!(seats, [1, 2, 1, 2, 1, 2, 1]);
    assert!(trial.decisions.iter().all(|decision| decision.width > 1), "{:?}", trial.decisions);
    let scores: Vec<&[i32]> = trial.scores.iter().map(BySeat::as_slice).collect();
    assert_eq!(scores[5..], [[0, 0], [1, 0]]);
    assert_eq!(trial.wins().as_slice(), [1.0, 0.0]);
    let leaders = trial.leaders();
    assert_eq!((leaders[5].len(), &leaders[6]), (2, &vec![Seat::at(0)]));
}

#[test]
fn choosing_together_is_one_turn_and_the_fewest_win_where_they_do() {
    for trial in trials(&study::<Tango>(4, 3), 0..4, 2) {
        // Five days, and the winner's choice where two are last.
        assert!((5..=6).contains(&trial.turns()), "{} turns", trial.turns());
        assert!((trial.in_a_row as usize) < trial.decisions.len() / 2, "seats choose at the same time");
        assert!(trial.draws >= 3, "corners are drawn");
        let best = trial.outcome.scores.as_slice().iter().min();
        let last = trial.leaders().pop().expect("it had turns");
        assert!(last.iter().all(|seat| Some(&trial.outcome.scores[*seat]) == best));
    }
}

#[test]
fn a_game_goes_on_from_the_middle_with_other_draws() {
    let study = study::<Tango>(4, 8);
    let trial = trials(&study, 0..1, 1).remove(0);
    let table = |at| Table::<Tango>::replay(&trial.record, Some(at)).expect("it replays");
    let ends = |table: &Table<Tango>, deal: u64, threads| {
        let mut ends = Vec::new();
        let from = |index| Onward { table, deal: if deal > 0 { deal } else { index }, luck: index };
        let see = |outcome: Outcome| {
            ends.push(outcome);
            ControlFlow::Continue(())
        };
        study.run_on(0..6, threads, from, see).expect("nobody is at fault");
        ends
    };
    let over = table(trial.record.events.len());
    assert!(ends(&over, 1, 2).iter().all(|end| *end == trial.outcome), "nothing is left to play");
    let (early, late) = (table(4), table(trial.record.events.len() - 2));
    assert_eq!(ends(&early, 1, 1), ends(&early, 1, 3));
    let different = |ends: Vec<Outcome>| ends.iter().map(|end| end.scores).collect::<HashSet<_>>().len();
    assert!(different(ends(&early, 1, 2)) > 1, "other luck, other results");
    assert_eq!(different(ends(&late, 1, 2)), 1, "the last seal changes nothing any more");
}

#[test]
fn a_game_that_is_not_over_is_no_trial() {
    let unfinished: String = SHORT.lines().take(10).map(|line| format!("{line}\n")).collect();
    let record = Record::read(&unfinished).expect("it can be read");
    let error = Trial::of_record::<Congestion>(0, record).expect_err("nobody has won");
    assert_eq!(error.why, Message::new("record-unfinished"));
}
