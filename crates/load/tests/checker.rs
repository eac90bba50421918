//! The checker can fail: an honest table passes, and each fault planted in it is found.

mod scene;

use cloverleaf_load::transcript::Line;
use cloverleaf_protocol::{ChatRoom, Command, Message};
use scene::{Scene, session};
use serde_json::json;

/// Whether some sentence says so.
fn says(sentences: &[String], words: &str) -> bool {
    sentences.iter().any(|sentence| sentence.contains(words))
}

fn scene() -> Scene {
    Scene::played("tango", 4, 12)
}

#[test]
fn honest_tables_of_every_game_pass() {
    for entry in cloverleaf_catalog::entries() {
        for seats in [entry.about.min_seats, entry.about.max_seats] {
            let scene = Scene::played(entry.id, seats, 30);
            assert_eq!(scene.faults(), [""; 0], "{} for {seats}", entry.id);
            assert_eq!(scene.leaks(), [""; 0], "{} for {seats}", entry.id);
        }
    }
}

#[test]
fn a_game_that_is_over_may_be_known_to_all() {
    for entry in cloverleaf_catalog::entries() {
        let mut scene = Scene::played(entry.id, 2.max(entry.about.min_seats), 9);
        for seat in 1..entry.about.min_seats {
            scene.ask(seat.into(), Command::Resign);
        }
        assert_eq!(scene.room.status().as_str(), "finished");
        assert_eq!((scene.faults(), scene.leaks()), (vec![], vec![]), "{}", entry.id);
    }
}

#[test]
fn a_lost_acknowledgement_is_found() {
    let mut scene = scene();
    let lost = scene.story.log.pop().unwrap();
    assert!(says(&scene.faults(), "is not in the log"), "{:?}", lost.batch);
}

#[test]
fn a_doubled_action_is_found() {
    let mut scene = scene();
    scene.ask(0, Command::Say { to: ChatRoom::Players, text: "once".to_owned() });
    let mut again = scene.story.log.last().unwrap().clone();
    again.seq += 1;
    scene.story.log.push(again);
    assert!(says(&scene.faults(), "is in the log 2 times"));
}

#[test]
fn an_entry_that_nobody_sent_is_found() {
    let mut scene = scene();
    scene.story.log.last_mut().unwrap().batch = Some("nobody:1".to_owned());
    let faults = scene.faults();
    assert!(says(&faults, "which nobody sent") && says(&faults, "is not in the log"));
    scene.story.log.last_mut().unwrap().batch = None;
    assert!(says(&scene.faults(), "has no sender"));
}

#[test]
fn an_acknowledgement_of_something_else_is_found() {
    let mut scene = scene();
    let said = Command::Say { to: ChatRoom::Players, text: "yes".to_owned() };
    scene.ask(0, said);
    let sent = scene.transcripts[0].lines.iter_mut().rev().find_map(|line| match line {
        Line::Sent(_, command) => Some(command),
        _ => None,
    });
    *sent.unwrap() = Command::Say { to: ChatRoom::Players, text: "no".to_owned() };
    assert!(says(&scene.faults(), "asked for something else"));
}

#[test]
fn an_acknowledgement_at_another_version_is_found() {
    let mut scene = scene();
    let done = |line: &&mut Line| matches!(line, Line::Heard(text) if text.contains(r#""done""#));
    let line = scene.transcripts[1].lines.iter_mut().find(done).unwrap();
    let Line::Heard(text) = line else { unreachable!("found as heard") };
    *text = text.replace(r#""v":"#, r#""v":1"#);
    assert!(says(&scene.faults(), "was acknowledged at version 1"));
}

#[test]
fn an_answer_that_never_came_is_found() {
    let mut scene = scene();
    scene.transcripts[1]
        .lines
        .retain(|line| !matches!(line, Line::Heard(text) if text.contains(r#""done""#)));
    assert!(says(&scene.faults(), "its sender never told"));
    scene.transcripts[1].lines.push(Line::Sent("x.1".to_owned(), Command::Resign));
    assert!(says(&scene.faults(), "was never answered"));
}

#[test]
fn a_refusal_of_what_was_done_is_found() {
    let mut scene = scene();
    for line in &mut scene.transcripts[1].lines {
        let Line::Heard(text) = line else { continue };
        if let Ok(Message::Done { id, .. }) = serde_json::from_str(text) {
            let refused =
                json!({"type": "refused", "id": id, "problem": {"code": "stale", "text": "too late"}});
            *text = refused.to_string();
        }
    }
    assert!(says(&scene.faults(), "was refused, and yet is entry"));
}

#[test]
fn an_answer_for_somebody_else_is_found() {
    let mut scene = scene();
    let id = format!("{}.1", scene.words[1]);
    scene.hear(0, &Message::Done { id: Some(id), v: 2 });
    assert!(says(&scene.faults(), "which it did not ask"));
    assert!(says(&scene.leaks(), "the name of a request"));
}

#[test]
fn a_gap_and_a_repeat_are_found() {
    let mut gap = scene();
    let line = gap.last_news(0);
    gap.transcripts[0].lines.remove(line - 2);
    assert!(says(&gap.faults(), "was not told of version"), "{:?}", gap.faults());
    let mut repeat = scene();
    let line = repeat.last_news(0);
    let again = repeat.transcripts[0].lines[line].clone();
    repeat.transcripts[0].lines.push(again);
    assert!(says(&repeat.faults(), "again"));
}

#[test]
fn a_reconnect_that_skips_something_is_found() {
    let mut scene = scene();
    let version = scene.room.version();
    scene.transcripts[0].lines.push(Line::Opened(version));
    assert_eq!(scene.faults(), [""; 0]);
    scene.transcripts[0].lines.push(Line::Opened(version - 1));
    assert!(says(&scene.faults(), "and connected with"));
}

#[test]
fn a_client_left_behind_is_found() {
    let mut scene = scene();
    let line = scene.last_news(0);
    scene.transcripts[0].lines.truncate(line);
    assert!(says(&scene.faults(), "was last told of version"));
    scene.transcripts[0].lines.truncate(1);
    assert!(says(&scene.faults(), "was told nothing"));
}

/// Everything one viewer was told, given to another.
#[test]
fn the_view_of_another_is_found_in_every_game_with_secrets() {
    for entry in cloverleaf_catalog::entries().filter(|entry| entry.secrets) {
        let mut scene = Scene::played(entry.id, entry.about.min_seats, 8);
        let watcher = scene.transcripts.len() - 1;
        let line = scene.last_news(0);
        let view =
            |text: &str| serde_json::from_str::<serde_json::Value>(text).unwrap()["now"]["view"].clone();
        let other = view(scene.text(0, line));
        let line = scene.last_news(watcher);
        let text = scene.text(watcher, line);
        let mut told: serde_json::Value = serde_json::from_str(text).unwrap();
        assert_ne!(told["now"]["view"], other, "{}: a player knows more than a watcher", entry.id);
        told["now"]["view"] = other;
        *text = told.to_string();
        let faults = scene.faults();
        assert!(says(&faults, "that is not its own"), "{}: {faults:?}", entry.id);
        assert!(says(&faults, "that a replay does not give"), "{}: {faults:?}", entry.id);
    }
}

#[test]
fn hidden_events_are_found() {
    let mut found = 0;
    for entry in cloverleaf_catalog::entries().filter(|entry| entry.secrets) {
        let mut scene = Scene::played(entry.id, entry.about.min_seats, 30);
        let watcher = scene.transcripts.len() - 1;
        let log = scene.story.log.clone();
        for line in 0..scene.transcripts[watcher].lines.len() {
            let Line::Heard(text) = &mut scene.transcripts[watcher].lines[line] else { continue };
            let Ok(Message::News { mut happened, you, now }) = serde_json::from_str(text) else { continue };
            let whole = Some(log[usize::try_from(now.v - 1).unwrap()].entry.what.clone());
            if happened[0].what != whole && !whole.as_ref().unwrap().events().is_empty() {
                happened[0].what = whole;
                *text = serde_json::to_string(&Message::News { happened, you, now }).unwrap();
                found += 1;
                break;
            }
        }
        let leaked = scene.faults();
        assert!(leaked.is_empty() || says(&leaked, "(spectator) was told"), "{leaked:?}");
        assert_eq!(leaked.len(), found.min(leaked.len()), "one fault for one leak");
    }
    assert!(found > 0, "some game hides an action from watchers");
}

#[test]
fn a_field_the_protocol_does_not_have_is_found() {
    let mut scene = scene();
    let line = scene.last_news(0);
    let text = scene.text(0, line);
    *text = text.replacen('{', r#"{"hand":"K","#, 1);
    assert!(says(&scene.faults(), "what the protocol does not have"));
    *scene.text(0, line) = "hm".to_owned();
    assert!(says(&scene.faults(), "what is no message"));
}

#[test]
fn a_wrong_seat_and_a_wrong_status_are_found() {
    let mut scene = scene();
    let line = scene.last_news(0);
    let text = scene.text(0, line);
    *text = text.replace(r#""you":1"#, r#""you":2"#).replace(r#""status":"running""#, r#""status":"open""#);
    let faults = scene.faults();
    assert!(
        says(&faults, "to be at seat Some(2)") && says(&faults, "is open, and it is running"),
        "{faults:?}"
    );
}

#[test]
fn a_damaged_log_is_found() {
    let mut scene = scene();
    scene.story.log.remove(3);
    assert!(says(&scene.faults(), "cannot be played again"));
}

/// Each secret word, told to each person: found unless it is theirs to know.
#[test]
fn every_canary_is_found_where_it_may_not_be() {
    let scene = scene();
    let seats = scene.transcripts.len() - 1;
    let everybody = 0..=seats;
    let keys: Vec<_> = scene.transcripts.iter().map(|transcript| session(&transcript.player)).collect();
    let leaked = |word: &str, who: usize| {
        let mut scene = scene.clone();
        scene.canaries.extend_from_slice(&keys);
        let line = scene.last_news(who);
        let text = scene.text(who, line);
        *text = text.replacen(r#""type":"news""#, &format!(r#""type":"news","x":"{word}""#), 1);
        !scene.leaks().is_empty()
    };
    for canary in scene.canaries.iter().chain(&keys) {
        use cloverleaf_load::canary::Hidden;
        for who in everybody.clone() {
            let player = &scene.transcripts[who].player;
            let may = match &canary.hidden {
                Hidden::Request(of) | Hidden::Invitation(_, of) => of == player,
                Hidden::PlayersTalk(_) => who < seats,
                Hidden::WatchersTalk(_) => who == seats,
                Hidden::Session(_) | Hidden::Seed(_) => false,
            };
            assert_eq!(leaked(&canary.word, who), !may, "{:?} told to {who}", canary.hidden);
        }
    }
}
