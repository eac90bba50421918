//! The terminal table, typed at by a script.

use cloverleaf_table::Record;
use cloverleaf_testkit::resigned;

use crate::cloverleaf;

const TWO: [&str; 4] = ["play", "congestion", "--seats", "2"];

#[test]
fn a_game_is_played_to_its_end() {
    let run = cloverleaf(&TWO, "pass\npass\n");
    assert_eq!(run.code, 0, "{}", run.err);
    assert!(run.out.contains("The game is over: all passed."), "{}", run.out);
    assert!(run.out.contains("1. seat 1") && run.out.contains("1. seat 2"), "X-6: {}", run.out);
}

#[test]
fn x_3_a_refusal_names_the_clause_and_changes_nothing() {
    let run = cloverleaf(&TWO, "move NW:E keep\nfly away\nlegal move\nquit\n");
    assert!(
        run.out.contains("No: the lane from the west into North-West has no signal")
            && run.out.contains("(TC-3.5)"),
        "{}",
        run.out
    );
    assert!(run.out.contains("No: expected") && run.out.contains("column 1"), "{}", run.out);
    assert!(run.out.contains("Nothing legal starts with 'move'"), "{}", run.out);
    assert!(run.out.contains("Left without saving"), "{}", run.out);
}

#[test]
fn what_is_legal_can_be_chosen_by_number() {
    let run = cloverleaf(&TWO, "legal\nlegal enter NW:E\n1\nlog\nquit\n");
    assert!(run.out.contains("ways to enter, such as"), "{}", run.out);
    assert!(run.out.contains("   1  1 enter "), "the log tells what number 1 was: {}", run.out);
}

#[test]
fn undo_takes_back_what_revealed_nothing() {
    let run = cloverleaf(&TWO, "undo\nenter NW:E red\nundo\nlog\nlegal enter NW:E r\nquit\n");
    assert!(run.out.contains("There is nothing to take back"), "{}", run.out);
    assert!(run.out.contains("Took back one action."), "{}", run.out);
    assert!(!run.out.contains("   1  1 enter NW:E red\n"), "the log is empty again: {}", run.out);
}

#[test]
fn a_game_is_saved_and_gone_on_with() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("evening.record").display().to_string();
    let mut args = TWO.to_vec();
    args.extend(["--save", &file, "--name", "1=Ada"]);
    assert_eq!(cloverleaf(&args, "enter NW:E red\nquit\n").code, 0);
    let resumed = cloverleaf(&["play", "--resume", &file], "log\nresign\nyes\n");
    assert!(resumed.out.contains("1 enter NW:E red"), "{}", resumed.out);
    assert!(resumed.out.contains("The game is over: resignation."), "{}", resumed.out);
    assert!(resumed.out.contains("1. seat 1 (Ada)"), "{}", resumed.out);
    let verified = cloverleaf(&["verify", &file], "");
    assert_eq!(verified.code, 0, "{}", verified.err);
}

#[test]
fn x_2_the_curtain_falls_between_secrets() {
    let bots = ["play", "tango", "--seed", "7", "--bot", "3=random", "--bot", "4=random"];
    // Enter for the curtain, the first seat's orders, Enter to hand over, Enter for the curtain.
    let run = cloverleaf(&bots, "\nsign B3 toll\nseal\n\n\nlog\nquit\n");
    let second = run.out.rsplit("It is the turn of seat 2").next().expect("the second seat comes to play");
    assert!(run.out.contains("sign B3 toll") || run.out.contains("B3"), "{}", run.out);
    assert!(run.out.contains("It is the turn of seat 2"), "{}", run.out);
    assert!(!second.contains("toll"), "seat 2 sees what seat 1 ordered: {second}");
    assert!(second.contains("1 seal"), "that seat 1 has sealed is open: {second}");
}

#[test]
fn before_the_curtain_the_last_word_can_be_taken_back() {
    let bots = ["play", "tango", "--seed", "7", "--bot", "3=random", "--bot", "4=random"];
    let run = cloverleaf(&bots, "\nsign B3 toll\nseal\nundo\nseal\n\n\nquit\n");
    assert!(run.out.contains("Took back one action."), "{}", run.out);
    assert_eq!(run.out.matches("Press Enter to hand over").count(), 2, "{}", run.out);
}

#[test]
fn what_a_resolved_day_revealed_is_not_taken_back() {
    let alone =
        ["play", "tango", "--seed", "7", "--bot", "2=random", "--bot", "3=random", "--bot", "4=random"];
    let run = cloverleaf(&alone, "sign B3 toll\nseal\nundo\nquit\n");
    assert!(run.out.contains("Day 2 of 5"), "{}", run.out);
    assert!(run.out.contains("There is nothing to take back"), "{}", run.out);
}

#[test]
fn tt_10_2_a_sealed_player_may_reopen_at_the_curtain() {
    let two = ["play", "tango", "--seed", "7", "--bot", "3=random", "--bot", "4=random"];
    let run = cloverleaf(&two, "\nsign B3 toll\nseal\n\n1 reopen\nlog\nquit\n");
    assert!(run.out.contains("type 1 reopen"), "{}", run.out);
    let after = run.out.rsplit("type 1 reopen").next().expect("it was offered");
    assert!(after.contains("seat 1 (help)>"), "seat 1 orders again: {after}");
    assert!(after.contains("1 reopen"), "{after}");
}

#[test]
fn tt_4_4_a_step_over_the_edge_is_warned_of() {
    let four = ["play", "tango", "--seed", "7", "--no-curtain"];
    let others = "sign C3 roundabout\nseal\n".repeat(3);
    let run = cloverleaf(&four, &format!("sign colA speed\nseal\n{others}go N\ngo N\ngo N\nquit\n"));
    // Seat 1 starts at A5: two tiles a step up column A, and the third step leaves the board.
    assert!(run.out.contains("go N: off the board at A1: that is a wreck"), "{}", run.out);
}

#[test]
fn gb_3_5_in_a_race_bots_let_people_go_first() {
    let mut race = vec!["play", "gridlock", "--seats", "3", "--seed", "7", "-O", "first_player=race"];
    race.extend(["--bot", "1=random", "--bot", "2=random"]);
    let run = cloverleaf(&race, "legal place D3\n1\nlog\nquit\n");
    // Three starting cards, fifteen places and six tiles are dealt; then comes the race.
    assert!(run.out.contains("\n  25  3 place A2"), "{}", run.out);
    assert!(run.out.contains("\n  27  1 place "), "the others place in turn: {}", run.out);
}

/// A race of seats 2 and 3, who share the screen, and a bot.
const RACE: [&str; 11] = [
    "play",
    "gridlock",
    "--seats",
    "3",
    "--seed",
    "7",
    "-O",
    "first_player=race",
    "--no-curtain",
    "--bot",
    "1=random",
];

#[test]
fn gb_3_5_at_one_screen_whoever_is_first_says_so() {
    let run = cloverleaf(&RACE, "1\n3\nlegal place D3\n1\nlog\nquit\n");
    assert!(run.out.contains("Seats 2, 3 race."), "{}", run.out);
    assert!(
        run.out.contains("Please type the number of a seat that races."),
        "seat 1 is a bot's: {}",
        run.out
    );
    assert!(run.out.contains("\n  25  3 place A2"), "{}", run.out);
    assert!(run.out.contains("\n  27  1 place "), "the others place in turn: {}", run.out);
}

#[test]
fn gb_3_5_people_may_let_a_bot_go_first() {
    let run = cloverleaf(&RACE, "2\nwait\nwait\nlog\nquit\n");
    assert_eq!(run.out.matches("Seats 2, 3 race.").count(), 2, "seat 2 steps back for seat 3: {}", run.out);
    assert!(run.out.contains("\n  25  1 place "), "{}", run.out);
    let alone = cloverleaf(&TWO, "wait\nquit\n");
    assert!(alone.out.contains("There is nobody who could go first instead."), "{}", alone.out);
}

#[test]
fn x_4_a_seat_that_resigned_is_played_as_everywhere() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("resigned.record");
    let mut args = vec!["play", "gridlock", "--seats", "3", "--seed", "7", "--no-curtain", "--save"];
    args.push(file.to_str().expect("a path of letters"));
    let (before, after) = ("1\n".repeat(resigned::BEFORE), "1\n".repeat(resigned::AFTER));
    let run = cloverleaf(&args, &format!("{before}resign\nyes\n{after}quit\n"));
    assert_eq!(run.code, 0, "{}", run.err);
    let saved = Record::read(&std::fs::read_to_string(&file).expect("a save")).expect("a record");
    let log: Vec<_> = saved.events.iter().map(|line| line.content.to_string()).collect();
    let table = cloverleaf_catalog::open("gridlock", 3, &[], Some(resigned::dealer())).expect("a set-up");
    assert_eq!(log, resigned::log(table));
}

#[test]
fn the_menu_asks_for_what_was_left_open() {
    let run = cloverleaf(&["play"], "9\n2\n2\n0\n1\n");
    assert!(run.out.contains("Please type a number"), "{}", run.out);
    assert!(run.out.contains("The game is over"), "{}", run.out);
    let ended = cloverleaf(&["play"], "");
    assert_eq!(ended.code, 2);
    assert!(ended.err.contains("the input ended"), "{}", ended.err);
}

#[test]
fn a_hint_says_what_the_cabbie_would_do_and_why() {
    let run = cloverleaf(&TWO, "hint\nquit\n");
    assert!(run.out.contains("The cabbie would play:") && run.out.contains("of 100"), "{}", run.out);
}

#[test]
fn every_level_plays_every_game() {
    for game in ["gridlock", "congestion", "tango", "rightofway"] {
        let mut play = vec!["play", game, "--seed", "7", "--no-curtain", "--bot", "2=learner"];
        if matches!(game, "gridlock" | "tango") {
            play.extend(["--bot", "3=commuter", "--bot", "4=learner"]);
        }
        if game == "congestion" {
            play.extend(["--seats", "2"]);
        }
        let run = cloverleaf(&play, "legal\n1\nquit\n");
        assert_eq!(run.code, 0, "{game}: {}", run.err);
    }
}
