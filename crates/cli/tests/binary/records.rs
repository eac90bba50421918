//! Records: replayed, drawn, and found out when they are forged.

use std::path::Path;

use crate::{bots_play, cloverleaf};

/// Changes a record's text and says how verification takes it: the exit code and the sentence.
fn forged(file: &str, change: impl Fn(&str) -> String) -> (i32, String) {
    let text = std::fs::read_to_string(file).expect("the record is there");
    let forged = change(&text);
    assert_ne!(forged, text, "nothing was forged");
    let run = cloverleaf(&["verify", "-"], &forged);
    (run.code, run.err)
}

/// The number of the first line that starts so.
fn line(file: &str, start: &str) -> usize {
    let text = std::fs::read_to_string(file).expect("the record is there");
    text.lines().position(|line| line.starts_with(start)).expect("there is such a line") + 1
}

#[test]
fn x_1_a_match_between_bots_verifies() {
    let folder = tempfile::tempdir().expect("a folder");
    for (game, seats) in [("tango", 4), ("congestion", 3)] {
        let file = bots_play(game, seats, folder.path());
        let run = cloverleaf(&["verify", &file, "--strict"], "");
        assert_eq!(run.code, 0, "{}", run.err);
        assert!(run.out.contains("is valid: all"), "{}", run.out);
    }
}

#[test]
fn verify_says_exactly_where_a_forged_record_goes_wrong() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = bots_play("tango", 4, folder.path());
    let says = |change: &dyn Fn(&str) -> String, at: usize, reason: &str| {
        let (code, text) = forged(&file, change);
        assert_eq!(code, 1, "{text}");
        assert!(text.contains(&format!("line {at}:")) && text.contains(reason), "{text}");
    };
    let swap = |from: &'static str, to: &'static str| move |text: &str| text.replacen(from, to, 1);
    let draw = line(&file, "chance");
    let text = std::fs::read_to_string(&file).expect("the record is there");
    let drawn = text.lines().nth(draw - 1).expect("a draw").to_owned();
    let other = if drawn.ends_with("A1") { "chance corner 1 E5" } else { "chance corner 1 A1" };
    says(&|text| text.replacen(&drawn, other, 1), draw, "the committed seed draws");
    says(&swap("\n1 seal\n", "\n1 eliminate 2\n"), line(&file, "1 seal"), "refused by TT-");
    says(&swap("\n1 seal\n", "\n1 sail\n"), line(&file, "1 seal"), "is no action of tango");
    says(&swap("rules 1", "rules 2"), 3, "version 2 of the rules");
    says(&swap("game tango", "game tangle"), 2, "there is no game 'tangle'");
    says(&swap("\nseed ", "\nseed 0"), line(&file, "seed"), "64 hexadecimal digits");
    let seed = line(&file, "seed");
    let other_seed = |text: &str| {
        let zeros = "0".repeat(64);
        text.lines()
            .map(
                |line| {
                    if line.starts_with("seed ") { format!("seed {zeros}\n") } else { format!("{line}\n") }
                },
            )
            .collect()
    };
    says(&other_seed, seed, "not the commitment");
    let result = line(&file, "result");
    says(&|text| text.replacen("\nresult ", "\nresult 9,", 1), result, "expected 4 ranks");
    let other_result = |text: &str| {
        let line = text.lines().nth(result - 1).expect("the result").to_owned();
        text.replacen(&line, "result 4,4,4,4 token", 1)
    };
    says(&other_result, result, "the game ended otherwise");
}

#[test]
fn x_5_a_finished_record_without_its_seed_does_not_hold() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = bots_play("tango", 4, folder.path());
    let cut = |text: &str| {
        text.lines().filter(|line| !line.starts_with("seed ")).map(|line| format!("{line}\n")).collect()
    };
    let (code, text) = forged(&file, cut);
    assert_eq!(code, 1, "{text}");
    assert!(text.contains("the seed that was committed to is not published"), "{text}");
}

#[test]
fn x_4_whoever_resigned_chooses_nothing_any_more() {
    let head = "cloverleaf record 1\ngame congestion\nrules 1\nseats 3\n\n1 pass\ntable resign 2\n";
    let verify = |rest: &str| cloverleaf(&["verify", "-"], &format!("{head}{rest}"));
    assert_eq!(verify("2 pass\n").code, 0, "TC-5.4: a player who resigned passes ever after");
    let played = verify("2 enter NW:E red\n");
    assert_eq!(played.code, 1);
    assert!(played.err.contains("line 8:") && played.err.contains("seat 2 resigned"), "{}", played.err);
}

#[test]
fn a_bad_set_up_is_blamed_on_its_line() {
    let says = |record: &str, at: &str| {
        let run = cloverleaf(&["verify", "-"], record);
        assert_eq!(run.code, 1, "{}", run.err);
        assert!(run.err.contains(at), "{}", run.err);
    };
    let head = "cloverleaf record 1\n# a comment\ngame congestion\nrules 1\n";
    says(&format!("{head}seats 3\noption target 5\noption cars none\n"), "line 7: option cars (TC-3.2)");
    says(&format!("{head}seats 3\noption fog true\n"), "line 6: there is no option 'fog'");
    says(&format!("{head}seats 1\n"), "line 5:");
    says(&format!("{head}seats 2\nname 4 Zoe\n"), "line 6: there is no seat 4");
    says("cloverleaf record 1\n#\n\nrules 7\ngame tango\nseats 4\n", "line 4:");
}

#[test]
fn gb_7_4_whoever_resigned_is_not_in_the_race() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("race.record").display().to_string();
    let mut race = vec!["play", "gridlock", "--seats", "3", "--seed", "7", "-O", "first_player=race"];
    race.extend(["--save", &file, "--no-curtain"]);
    let run = cloverleaf(&race, "1\nresign\nyes\nquit\n");
    assert!(run.out.contains("Seats 2, 3 race."), "those who stayed may place: {}", run.out);
    let text = std::fs::read_to_string(&file).expect("it was saved");
    assert!(text.contains("table resign 1") && !text.contains("\n1 place"), "{text}");
}

#[test]
fn gb_1_7_a_record_of_another_city_goes_with_its_file() {
    let folder = tempfile::tempdir().expect("a folder");
    let boston = concat!(env!("CARGO_MANIFEST_DIR"), "/../../boards/boston.toml");
    let city = folder.path().join("city.toml").display().to_string();
    let text = std::fs::read_to_string(boston).expect("Boston is there");
    std::fs::write(&city, text.replace("\"Harvard\"", "\"Porter\"")).expect("it can be written");
    let file = folder.path().join("city.record").display().to_string();
    let mut play = vec!["play", "gridlock", "--seats", "2", "--board", &city, "--save", &file];
    play.extend(["--bot", "1=random", "--bot", "2=random", "--option", "turn_limit=20"]);
    let played = cloverleaf(&play, "");
    assert_eq!(played.code, 0, "{}", played.err);
    assert_eq!(cloverleaf(&["verify", &file, "--board", &city, "--strict"], "").code, 0);
    let unknown = cloverleaf(&["replay", &file], "");
    assert_eq!(unknown.code, 1);
    assert!(unknown.err.contains("--board"), "{}", unknown.err);
    let other = cloverleaf(&["verify", &file, "--board", boston], "");
    assert_eq!(other.code, 1);
    assert!(other.err.contains("the record was played with board 'boston#"), "{}", other.err);
}

#[test]
fn a_secret_choice_out_of_order_is_not_as_a_table_writes_it() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = bots_play("tango", 4, folder.path());
    let (code, text) = forged(&file, |text| {
        text.replacen("\n1 seal\n", "\n1 reopen\n", 1).replacen("\n1 reopen\n", "\n1 seal\n1 reopen\n", 1)
    });
    assert_eq!(code, 1, "{text}");
    let swapped = |text: &str| {
        let mut lines: Vec<_> = text.lines().collect();
        let last = lines.iter().position(|line| *line == "1 seal").expect("seat 1 seals");
        // The seal of seat 1 moves behind the first order of seat 2.
        lines.swap(last, last + 1);
        lines.join("\n") + "\n"
    };
    let (code, text) = forged(&file, swapped);
    assert_eq!(code, 1, "{text}");
    assert!(text.contains("written in seat order"), "{text}");
}

#[test]
fn a_record_replays_to_any_place_for_any_viewer() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = bots_play("congestion", 2, folder.path());
    let start = cloverleaf(&["replay", &file, "--at", "0", "--json"], "").out;
    let start: serde_json::Value = serde_json::from_str(&start).expect("JSON");
    assert_eq!(start["turn"], serde_json::json!({"kind": "seat", "seats": [1]}));
    assert_eq!(start["events"], serde_json::json!([]));
    let end = cloverleaf(&["replay", &file, "--viewer", "1"], "");
    assert!(end.out.contains("The game is over"), "{}", end.out);
    assert_eq!(cloverleaf(&["replay", &file, "--at", "100000"], "").code, 2);
    assert_eq!(cloverleaf(&["replay", &file, "--viewer", "3"], "").code, 2);
    assert_eq!(cloverleaf(&["replay", &file, "--viewer", "me"], "").code, 2);
}

#[test]
fn x_2_a_replay_through_a_seats_eyes_hides_what_it_did_not_know() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = bots_play("tango", 4, folder.path());
    let events = |viewer: &str, at: &str| {
        let run = cloverleaf(&["replay", &file, "--viewer", viewer, "--at", at, "--json"], "");
        let json: serde_json::Value = serde_json::from_str(&run.out).expect("JSON");
        json["events"].as_array().expect("a list").iter().map(ToString::to_string).collect::<Vec<_>>()
    };
    let sealed = (line(&file, "4 seal") - line(&file, "chance") + 1).to_string();
    let seen = events("1", &sealed);
    assert!(seen.iter().any(|event| event.starts_with("\"1 sign")), "{seen:?}");
    assert!(!seen.iter().any(|event| event.starts_with("\"2 sign")), "{seen:?}");
    assert!(events("referee", &sealed).iter().any(|event| event.starts_with("\"2 sign")));
}

#[test]
fn a_record_is_drawn_as_svg_and_png() {
    let folder = tempfile::tempdir().expect("a folder");
    for (game, seats) in [("tango", 4), ("congestion", 4)] {
        let file = bots_play(game, seats, folder.path());
        let picture = |name: &str| folder.path().join(name).display().to_string();
        let svg = picture("board.svg");
        assert_eq!(cloverleaf(&["draw", &file, "--at", "20", "-o", &svg], "").code, 0);
        assert!(std::fs::read_to_string(&svg).expect("it is there").starts_with("<svg"));
        let png = picture("board.png");
        assert_eq!(cloverleaf(&["draw", &file, "-o", &png, "--dark", "--width", "400"], "").code, 0);
        assert!(std::fs::read(Path::new(&png)).expect("it is there").starts_with(b"\x89PNG"));
        assert_eq!(cloverleaf(&["draw", &file, "-o", &picture("board.gif")], "").code, 2);
    }
}
