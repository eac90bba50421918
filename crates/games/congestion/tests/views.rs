//! Views as they are sent and stored: what they say, byte by byte, and that they read back.

mod support;

use std::fmt::Write;
use std::path::Path;

use cloverleaf_congestion::{Congestion, View};
use cloverleaf_core::{Game, SplitMix, Viewer};
use cloverleaf_testkit::{Style, Subject, check_snapshot, walk};
use support::CongestionSubject;

/// Some views of a match of each set-up, one a line.
fn views() -> String {
    let mut text = String::new();
    for (seats, options) in CongestionSubject::setups() {
        let game: Congestion = cloverleaf_testkit::game(seats, options).expect("this set-up exists");
        let mut step = 0;
        let walked = walk(&game, Style::Uniform, 3000, &mut SplitMix::new(8), |state, next, _| {
            if step % 149 == 40 || next.is_none() {
                let view = game.view(state, Viewer::Spectator);
                let view = serde_json::to_string(&view).expect("views are JSON");
                writeln!(text, "{view}").expect("a text takes more text");
            }
            step += 1;
            Ok::<(), ()>(())
        });
        assert!(walked.is_ok_and(|length| length < 3000), "the match ends");
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
