//! How much can be said, and how what is told is shared.

use std::sync::Arc;

use cloverleaf_protocol::{ChatRoom, Code, Command, Message, Seen};
use cloverleaf_server::room::{Eyes, Reader, TALK_PAGE, Telling, Told};

use crate::{TestRoom, caller, full};

fn say(to: ChatRoom, text: &str) -> Command {
    Command::Say { to, text: text.to_owned() }
}

/// Says so much, slowly enough.
fn chat(test_room: &mut TestRoom, who: &str, to: ChatRoom, messages: usize) {
    for number in 0..messages {
        test_room.now += 3_000;
        test_room.ask(who, say(to, &format!("message {number}"))).expect("not too fast");
    }
}

fn hello(test_room: &TestRoom, telling: &mut Telling, who: Option<&str>, after: i64) -> Told {
    let player = who.map(|name| caller(name).player);
    let reader = Reader { player: player.as_ref(), after, legal: false };
    test_room.room.hello(telling, reader, &test_room.around, test_room.now).expect("a message")
}

fn parsed(told: &Told) -> Message {
    serde_json::from_str(&told.text()).expect("a message")
}

#[test]
fn who_talks_too_fast_is_told_when_to_go_on() {
    let mut test_room = full("congestion", 2);
    for _ in 0..6 {
        test_room.ask("1", say(ChatRoom::Players, "hi")).expect("a few at once");
    }
    test_room.now += 5_000;
    let refused = test_room.ask("1", say(ChatRoom::Players, "hi")).expect_err("too fast");
    assert_eq!((refused.code, refused.wait), (Code::TooFast, Some(10)));
    test_room.ask("2", say(ChatRoom::Players, "slowly")).expect("somebody else");
    test_room.now += 10_000;
    test_room.ask("1", say(ChatRoom::Players, "hi")).expect("now");
}

#[test]
fn watchers_share_a_pace_that_players_do_not_mind() {
    let mut test_room = full("congestion", 2);
    for watcher in 0..6 {
        for _ in 0..5 {
            test_room.ask(&format!("w{watcher}"), say(ChatRoom::Watchers, "hi")).expect("a few each");
        }
    }
    let refused = test_room.ask("w9", say(ChatRoom::Watchers, "hi")).expect_err("all together");
    assert_eq!((refused.code, refused.wait), (Code::TooFast, Some(15)));
    test_room.ask("1", say(ChatRoom::Players, "quiet here")).expect("players talk apart");
}

#[test]
fn one_watcher_does_not_fill_a_table_with_talk() {
    let mut test_room = full("congestion", 2);
    chat(&mut test_room, "w", ChatRoom::Watchers, 200);
    test_room.now += 60_000;
    assert_eq!(test_room.ask("w", say(ChatRoom::Watchers, "more")).expect_err("enough").code, Code::TooMany);
    test_room.ask("v", say(ChatRoom::Watchers, "me too")).expect("somebody else");
    test_room.ask("1", say(ChatRoom::Players, "hi")).expect("players talk apart");
}

#[test]
fn a_greeting_has_the_last_page_of_talk_and_the_earlier_ones_can_be_asked_for() {
    let mut test_room = full("congestion", 2);
    chat(&mut test_room, "1", ChatRoom::Players, 120);
    let said = |message: Message| {
        let Message::Hello { happened, earlier, now, .. } = message else { panic!("no hello") };
        assert_eq!(happened.last().map(|last| last.v), Some(now.v));
        let said: Vec<String> = happened
            .into_iter()
            .filter_map(|it| match it.what {
                Some(Seen::Said { text, .. }) => Some(text),
                _ => None,
            })
            .collect();
        (said, earlier)
    };
    let mut telling = Telling::default();
    let (last, earlier) = said(parsed(&hello(&test_room, &mut telling, Some("2"), 0)));
    assert_eq!((last.len(), last[0].as_str()), (TALK_PAGE, "message 70"));
    let first = earlier.expect("there is more");
    let page = test_room.room.talk(test_room.room.eyes(Some(&caller("2").player)), first);
    assert_eq!((page.said.len(), page.said[49].v, page.earlier), (TALK_PAGE, first - 1, true));
    let page = test_room.room.talk(test_room.room.eyes(Some(&caller("2").player)), page.said[0].v);
    assert_eq!((page.said.len(), page.earlier), (20, false));
    assert_eq!(test_room.room.talk(Eyes::Watcher, i64::MAX).said, [], "it was said among players");
    // Whoever has seen most of it lacks only the rest.
    let (rest, earlier) = said(parsed(&hello(&test_room, &mut telling, Some("2"), first + 5)));
    assert_eq!((rest.len(), earlier), (TALK_PAGE - 6, None));
}

#[test]
fn the_long_parts_of_a_greeting_are_made_once_and_shared() {
    let mut test_room = full("congestion", 2);
    chat(&mut test_room, "w", ChatRoom::Watchers, 60);
    let mut telling = Telling::default();
    let one = hello(&test_room, &mut telling, None, 0);
    test_room.now += 999;
    let other = hello(&test_room, &mut telling, Some("x"), 0);
    assert_eq!(one.parts.len(), other.parts.len());
    let own: usize = one
        .parts
        .iter()
        .zip(&other.parts)
        .filter(|(one, other)| !Arc::ptr_eq(one, other))
        .map(|(_, other)| other.len())
        .sum();
    assert!(own < 1_000 && other.len() > 4_000, "{own} of {} bytes are its own", other.len());
    // What is told from the shared parts is what the room says, also after more has happened.
    for _ in 0..2 {
        for (who, eyes) in
            [(None, Eyes::Watcher), (Some("1"), test_room.room.eyes(Some(&caller("1").player)))]
        {
            let Message::Hello { happened, now, .. } = parsed(&hello(&test_room, &mut telling, who, 20))
            else {
                panic!("no hello")
            };
            assert_eq!(happened, test_room.room.happened(eyes, 20).expect("the log can be replayed"));
            let player = who.map(|name| caller(name).player);
            assert_eq!(*now, test_room.room.now(player.as_ref(), false, &test_room.around, test_room.now));
        }
        test_room.ask("1", Command::Resign).unwrap_or_default();
    }
}
