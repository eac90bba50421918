//! The engine spoken to as a program would.

use cloverleaf_core::{Random, SplitMix};
use serde_json::{Value as Json, json};

use super::Engine;

/// Says these requests and gives the last answer.
fn last_answer(requests: &[Json]) -> Json {
    let mut engine = Engine::default();
    requests.iter().map(|request| engine.answer(&request.to_string())).last().expect("something was asked")
}

fn congestion() -> Json {
    json!({"id": 1, "new": {"game": "congestion", "seats": 2, "options": {"target": 1, "turn_limit": null}}})
}

#[test]
fn the_id_is_echoed_whatever_it_is() {
    for id in [json!(7), json!("seven"), json!([7]), Json::Null] {
        assert_eq!(last_answer(&[json!({"id": id, "turn": {}})])["id"], id);
    }
    assert_eq!(
        Engine::default().answer("{not json"),
        json!({
            "id": null,
            "error": {"text": "this is not JSON: key must be a string at line 1 column 2"},
        })
    );
}

#[test]
fn a_request_has_exactly_one_command() {
    for wrong in [
        json!({}),
        json!({"id": 1}),
        json!({"turn": {}, "undo": {}}),
        json!({"dance": {}}),
        json!([]),
        json!(3),
    ] {
        let answer = last_answer(&[congestion(), wrong.clone()]);
        assert!(answer["error"]["text"].is_string(), "{wrong}: {answer}");
    }
}

#[test]
fn a_malformed_request_is_told_what_is_wrong() {
    let wrong = |request: Json, parts: &[&str]| {
        let answer = last_answer(&[congestion(), request.clone()]);
        assert_eq!(answer["id"], request["id"]);
        let text = answer["error"]["text"].as_str().unwrap_or_else(|| panic!("{request}: {answer}"));
        for part in parts {
            assert!(text.contains(part), "{request}: {text}");
        }
    };
    wrong(json!({"id": 5, "turn": {}, "undo": {}}), &["exactly one command"]);
    wrong(json!({"id": 5, "dance": {}}), &["dance", "`new`, `turn`, `legal`, `chance`", "`explain`"]);
    wrong(json!({"id": 5, "turn": 3}), &["behind 'turn'", "an object"]);
    wrong(json!({"id": 5, "legal": [1]}), &["behind 'legal'", "an object"]);
    wrong(json!({"id": 5, "legal": null}), &["legal", "seat"]);
    wrong(json!({"id": 5, "legal": {"seat": "one"}}), &["legal.seat", "a seat's number from 1"]);
    wrong(json!({"id": 5, "legal": {"seat": 0}}), &["legal.seat", "a seat's number from 1"]);
    wrong(json!({"id": 5, "play": {"actor": 1}}), &["play", "action"]);
    wrong(json!({"id": 5, "play": {"actor": "luck", "action": "pass"}}), &["play.actor", "\"chance\""]);
    wrong(json!({"id": 5, "view": {"viewer": true}}), &["view.viewer", "\"spectator\""]);
    wrong(json!({"id": 5, "roll": {"seed": -1}}), &["roll.seed", "a whole number from 0"]);
    wrong(json!({"id": 5, "perft": {"depth": 1001}}), &["perft.depth", "from 0 to 1000"]);
    wrong(json!({"id": 5, "load": {"record": 3}}), &["load.record", "a text"]);
    wrong(json!({"id": 5, "load": {"record": "", "board": null}}), &["load.board", "a text"]);
    wrong(json!({"id": 5, "new": {"game": "tango", "seats": "two"}}), &["new.seats", "a number of seats"]);
    wrong(json!({"id": 5, "new": {"game": "tango", "options": 1}}), &["new.options", "an object"]);
    assert_eq!(last_answer(&[congestion(), json!({"id": 5, "scores": null})])["ok"]["scores"], json!([0, 0]));
    assert!(last_answer(&[congestion(), json!({"id": 5, "turn": {"why": "?"}})])["ok"].is_object());
}

#[test]
fn a_command_before_new_says_so() {
    let answer = last_answer(&[json!({"id": 2, "legal": {"seat": 1}})]);
    assert_eq!(answer["error"]["text"], "no game yet: send new or load first");
}

#[test]
fn new_refuses_what_there_is_not() {
    let text = |body: Json| last_answer(&[json!({"id": 1, "new": body})])["error"]["text"].to_string();
    assert!(text(json!({"game": "chess"})).contains("the games are"));
    assert!(text(json!({"game": "congestion", "seats": 9})).contains("seats"));
    assert!(
        text(json!({"game": "congestion", "options": {"fog": true}})).contains("there is no option 'fog'")
    );
    assert!(text(json!({"game": "congestion", "options": {"target": "many"}})).contains("target"));
    assert!(text(json!({"game": "congestion", "options": {"target": 1.5}})).contains("whole number"));
}

#[test]
fn play_turn_legal_undo() {
    let play = json!({"id": 2, "play": {"actor": 1, "action": "pass"}});
    assert_eq!(last_answer(&[congestion(), play.clone()]), json!({"id": 2, "ok": {}}));
    let turn = json!({"id": 3, "turn": {}});
    assert_eq!(
        last_answer(&[congestion(), play.clone(), turn.clone()])["ok"],
        json!({"kind": "seat", "seats": [2]})
    );
    let undone = last_answer(&[congestion(), play.clone(), json!({"undo": {}}), turn]);
    assert_eq!(undone["ok"], json!({"kind": "seat", "seats": [1]}));
    assert!(last_answer(&[congestion(), json!({"undo": {}})])["error"]["text"].is_string());
    let idle = last_answer(&[congestion(), json!({"id": 4, "legal": {"seat": 2}})]);
    assert_eq!(idle["ok"], json!({"actions": []}));
}

#[test]
fn an_actor_that_is_not_to_act_is_refused_by_turn() {
    let refused = |actor: Json, action: &str| {
        last_answer(&[congestion(), json!({"id": 2, "play": {"actor": actor, "action": action}})])["refused"]
            ["clause"]
            .clone()
    };
    assert_eq!(refused(json!(2), "pass"), "turn");
    assert_eq!(refused(json!("chance"), "pass"), "turn");
    let error = last_answer(&[congestion(), json!({"id": 2, "play": {"actor": 1, "action": "fly"}})]);
    assert!(error["error"]["text"].as_str().is_some_and(|text| text.contains("column 1")), "{error}");
}

#[test]
fn records_load_again() {
    let play = |actor: u8| json!({"play": {"actor": actor, "action": "pass"}});
    let mut engine = Engine::default();
    for request in [congestion(), play(1), play(2)] {
        engine.answer(&request.to_string());
    }
    let outcome = engine.answer(&json!({"outcome": {}}).to_string())["ok"]["outcome"].clone();
    assert_eq!(outcome["ranks"], json!([1, 1]));
    let record = engine.answer(&json!({"record": {}}).to_string())["ok"]["record"].clone();
    let loaded = [json!({"load": {"record": record}}), json!({"id": 9, "outcome": {}})];
    assert_eq!(last_answer(&loaded)["ok"]["outcome"], outcome);
    let after = [json!({"load": {"record": record}}), play(1)];
    assert_eq!(last_answer(&after)["refused"]["clause"], "turn");
}

#[test]
fn chance_is_in_the_callers_hands() {
    let tango = json!({"new": {"game": "tango"}});
    let outcomes = last_answer(&[tango.clone(), json!({"chance": {}})])["ok"]["outcomes"].clone();
    assert_eq!(outcomes.as_array().map(Vec::len), Some(4));
    let rolled = last_answer(&[tango.clone(), json!({"roll": {"seed": 7}})])["ok"]["actions"].clone();
    assert_eq!(rolled.as_array().map(Vec::len), Some(3));
    assert_eq!(rolled, last_answer(&[tango.clone(), json!({"roll": {"seed": 7}})])["ok"]["actions"]);
    let bot = json!({"bot": {"seat": 1, "level": "random", "seed": 5}});
    let chosen =
        last_answer(&[tango.clone(), json!({"roll": {"seed": 7}}), bot.clone()])["ok"]["action"].clone();
    assert!(chosen.is_string());
    assert_eq!(last_answer(&[tango.clone(), bot])["refused"]["clause"], "turn");
    let perft = |depth: u64| last_answer(&[tango.clone(), json!({"perft": {"depth": depth}})]);
    assert_eq!(perft(3)["ok"]["nodes"], 24);
    assert!(perft(40)["error"]["text"].as_str().is_some_and(|text| text.contains("ask for less")));
}

/// Requests that make sense, for noise to be made of.
fn sensible() -> Vec<String> {
    let bodies = [
        json!({"id": 1, "new": {"game": "tango", "options": {"starting_garnets": 5}}}),
        congestion(),
        json!({"id": 2, "turn": {}}),
        json!({"id": 3, "legal": {"seat": 1}}),
        json!({"id": 4, "chance": {}}),
        json!({"id": 5, "play": {"actor": 1, "action": "enter NW:E red"}}),
        json!({"id": 5, "play": {"actor": "chance", "action": "corner 1 A1"}}),
        json!({"id": 6, "roll": {"seed": 7}}),
        json!({"id": 7, "view": {"viewer": "spectator"}}),
        json!({"id": 10, "bot": {"seat": 1, "level": "random", "seed": 7}}),
        json!({"id": 11, "record": {}}),
        json!({"id": 12, "load": {"record": "cloverleaf record 1\ngame tango\nrules 1\nseats 4\n"}}),
        json!({"id": 13, "perft": {"depth": 2}}),
        json!({"id": 14, "undo": {}}),
        json!({"id": 15, "explain": {"seat": 1, "action": "sign row2 speed"}}),
        json!({"id": 8, "scores": {}}),
        json!({"id": 9, "outcome": {}}),
    ];
    bodies.iter().map(Json::to_string).collect()
}

/// Cuts, doubles, swaps and replaces bytes here and there.
fn spoil(line: &str, random: &mut SplitMix) -> String {
    let mut bytes = line.as_bytes().to_vec();
    for _ in 0..random.below(4) {
        let at = random.below(bytes.len().max(1) as u32) as usize;
        match random.below(4) {
            0 => bytes.truncate(at),
            1 => bytes.insert(at, b"{}[]\":,019-eE \\"[random.below(15) as usize]),
            2 if at < bytes.len() => bytes[at] = random.below(128) as u8,
            _ => bytes.extend_from_within(at..),
        }
    }
    String::from_utf8_lossy(&bytes).into_owned()
}

#[test]
fn no_line_makes_it_panic_and_each_gets_one_answer() {
    let sensible = sensible();
    let mut random = SplitMix::new(3);
    let mut engine = Engine::default();
    for _ in 0..20_000 {
        let line = spoil(random.choose(&sensible).expect("there are some"), &mut random);
        let answer = engine.answer(&line);
        let kinds = ["ok", "refused", "error"].iter().filter(|kind| answer.get(kind).is_some()).count();
        assert_eq!(kinds, 1, "{line} got {answer}");
    }
}
