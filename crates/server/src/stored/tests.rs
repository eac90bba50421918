use cloverleaf_protocol::{ChatRoom, Moment, SeatPlan, SeatWish, Seen};

use super::*;
use crate::entry::Person;

fn row(body: &str) -> Row {
    Row { seq: 7, at: 1, batch: None, body: body.to_owned() }
}

fn every_kind() -> Vec<Seen> {
    let (seat, events) = (2, vec!["2 go E".to_owned()]);
    let (name, text) = ("Çiğdem".to_owned(), "Grüße".to_owned());
    vec![
        Seen::Opened { events: Vec::new() },
        Seen::Sat { seat, name: name.clone(), program: true, events: events.clone() },
        Seen::Rose { seat },
        Seen::Removed { seat, name: name.clone() },
        Seen::Arranged { seats: vec![SeatPlan::Seat(2), SeatPlan::Wish(SeatWish::Open)], options: None },
        Seen::Started { seats: vec![SeatPlan::Seat(1)], options: Some([].into()), events: events.clone() },
        Seen::Ready { seat, ready: true },
        Seen::Renamed { seat, name: name.clone() },
        Seen::Voted { seat, against: 1 },
        Seen::Cancelled,
        Seen::Played { seat, events: events.clone() },
        Seen::Resigned { seat, why: Moment::Late, events: events.clone() },
        Seen::DrawOffered { seat, events },
        Seen::DrawDeclined { seat },
        Seen::UndoAsked { seat, since: 5 },
        Seen::UndoAgreed { seat },
        Seen::UndoDeclined { seat },
        Seen::Undone { seat, since: 5 },
        Seen::StoodIn { seat, level: "learner".to_owned(), why: Moment::Claim },
        Seen::TookBack { seat },
        Seen::Said { name, seat: None, to: ChatRoom::Watchers, text },
        Seen::Rematch { table: "abc".to_owned().into() },
    ]
}

#[test]
fn everything_that_can_happen_is_read_as_it_was_written() {
    for what in every_kind() {
        let logged = Logged { seq: 7, at: 1, batch: None, entry: Entry { by: None, what } };
        let row = write_entry(&logged);
        assert!(row.body.starts_with(&format!(r#"{{"format":{FORMAT},"#)), "{}", row.body);
        assert_eq!(read_entry(row), Ok(logged));
    }
}

#[test]
fn an_entry_without_a_version_is_of_the_first() {
    let old = r#"{"by":"ada","what":{"kind":"said","name":"Ada","to":"players","text":"hi"}}"#;
    let read = read_entry(row(old)).expect("version 1");
    let said =
        Seen::Said { name: "Ada".to_owned(), seat: None, to: ChatRoom::Players, text: "hi".to_owned() };
    assert_eq!(read.entry, Entry { by: Some("ada".to_owned().into()), what: said });
}

#[test]
fn a_newer_or_damaged_row_says_which_it_is() {
    let newer = read_entry(row(r#"{"format":99,"what":{"kind":"danced"}}"#)).expect_err("newer");
    let what = Message::new("stored-entry").with("entry", 7);
    assert_eq!(newer, Unreadable::Newer { what, format: 99 });
    let newer = Problem::from(newer).text;
    assert!(newer.contains("use the newer program"), "{newer}");
    for damaged in ["", "null", "{", r#"{"format":0}"#, r#"{"format":"x"}"#, r#"{"what":{"kind":"danced"}}"#]
    {
        let error = read_entry(row(damaged)).expect_err("damaged");
        assert!(matches!(error, Unreadable::Damaged { .. }), "{damaged}: {error:?}");
        let text = Problem::from(error).text;
        assert!(text.starts_with("entry 7 of the log of this table is damaged"), "{text}");
    }
    assert!(matches!(read_opening(r#"{"format":9}"#), Err(Unreadable::Newer { format: 9, .. })));
}

#[test]
fn an_opening_is_read_as_it_was_written() {
    let old = r#"{"setup":{"game":"tango","options":{"starting_garnets":5},"seats":["me","open","cabbie","invited"],"clock":{"kind":"days","days":2},"late":"resign","public":true},"rules":1,"host":"ada","kept":[{"player":"ada","name":"Ada"},null,null,null],"commitment":"c0","at":5}"#;
    let opening = read_opening(old).expect("version 1");
    assert_eq!(
        opening.kept[0],
        Some(Person { player: "ada".to_owned().into(), name: "Ada".to_owned(), program: false })
    );
    assert_eq!(read_opening(&write_opening(&opening)), Ok(opening));
}
