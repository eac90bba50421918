//! The fast rules and the literal ones, position by position.

#[path = "support/compare.rs"]
mod compare;
#[path = "support/reference.rs"]
mod reference;
mod support;

use cloverleaf_core::{Random, SplitMix};
use cloverleaf_rightofway::{RightOfWay, State};
use cloverleaf_testkit::{Style, Subject, walk};
use support::RightOfWaySubject;

/// Plays one match and compares one state in `every`; says how many placements were compared.
fn compare_match(game: &RightOfWay, style: Style, every: u32, random: &mut SplitMix) -> usize {
    let mut compared = 0;
    let walked = walk(game, style, 1000, random, |state: &State, _, random: &mut SplitMix| {
        if random.below(every) == 0 {
            compared += compare::compare(game, state);
        }
        Ok::<(), ()>(())
    });
    assert!(walked.is_ok_and(|length| length < 1000), "the match ends");
    compared
}

#[test]
fn a_hundred_thousand_placements_mean_the_same_to_both_rules() {
    let mut random = SplitMix::new(2016);
    for (seats, options) in RightOfWaySubject::setups() {
        let game: RightOfWay = cloverleaf_testkit::game(seats, options).expect("this set-up exists");
        let mut compared = 0;
        while compared < 60_000 {
            for style in [Style::Uniform, Style::First, Style::Last] {
                compared += compare_match(&game, style, 3, &mut random);
            }
        }
    }
}

#[test]
fn three_bends_close_a_ring() {
    let bend = |seat, text| (seat, reference::edges(text));
    let mut board = reference::Board {
        city: [(0, 0), (0, -1), (1, -1)].map(|at| (at, at == (0, 0))).into(),
        highways: [((0, 0), bend(1, "N.NE")), ((0, -1), bend(2, "SE.S"))].into(),
        ..reference::Board::default()
    };
    assert_eq!([board.points(1), board.points(2)], [0, 0]);
    assert_eq!(board.profit((1, -1), &reference::edges("SW.NW")), 2);
    board.highways.insert((1, -1), bend(1, "SW.NW"));
    assert_eq!([board.points(1), board.points(2)], [4, 2]);
}
