//! Views as they are sent and stored: what they say, byte by byte, and that they read back.

mod support;

use std::fmt::Write;
use std::path::Path;

use cloverleaf_core::{Game, SplitMix, Viewer};
use cloverleaf_rightofway::{RightOfWay, View};
use cloverleaf_testkit::{Style, Subject, check_snapshot, walk};
use support::RightOfWaySubject;

/// Some views of a match of each set-up, one a line, the last of them when it is over.
fn views() -> String {
    let mut text = String::new();
    for (seats, options) in RightOfWaySubject::setups() {
        let game: RightOfWay = cloverleaf_testkit::game(seats, options).expect("this set-up exists");
        let mut step = 0;
        let walked = walk(&game, Style::Uniform, 1000, &mut SplitMix::new(8), |state, next, _| {
            if step % 37 == 0 || next.is_none() {
                let view =
                    serde_json::to_string(&game.view(state, Viewer::Spectator)).expect("views are JSON");
                writeln!(text, "{view}").expect("a text takes more text");
            }
            step += 1;
            Ok::<(), ()>(())
        });
        assert!(walked.is_ok_and(|length| length < 1000), "the match ends");
    }
    text
}

#[test]
fn views_are_written_as_they_were() {
    check_snapshot(Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/tests/views.jsonl")), &views());
}

#[test]
fn a_view_reads_back() {
    for line in views().lines() {
        let view: View = serde_json::from_str(line).expect("what is written can be read");
        assert_eq!(serde_json::to_string(&view).expect("views are JSON"), line);
    }
}

/// What no position has is read as far as it makes sense, or is not read; nothing panics.
#[test]
fn a_view_of_no_position_is_read_or_refused() {
    let kept = views();
    let whole = kept.lines().find(|line| line.contains(r#""stack":[{"#)).expect("a right-of-way");
    let view: serde_json::Value = serde_json::from_str(whole).expect("JSON");
    let read = |change: &dyn Fn(&mut serde_json::Value)| {
        let mut view = view.clone();
        change(&mut view);
        serde_json::from_value::<View>(view)
    };
    let refused = read(&|view| view["city"]["9,9"] = "dollar".into()).expect_err("62 tiles");
    assert!(refused.to_string().contains("at most 61 places"), "{refused}");
    read(&|view| view["hands"] = vec![vec!["N.S"]; 3].into()).expect_err("three hands");
    read(&|view| view["hands"][0][0] = "S.N".into()).expect_err("no tile");
    let many = read(&|view| view["hands"] = vec![vec!["N.S"; 300]; 2].into()).expect("large hands");
    assert_eq!(many.hands[0].len(), 255);
    let tall = read(&|view| {
        for right in view["rights"].as_object_mut().expect("a map").values_mut() {
            let tile = right["stack"][0].clone();
            right["stack"] = vec![tile; 40].into();
        }
    });
    assert!(tall.expect("high stacks").rights.values().all(|right| right.height() == 16));
}
