//! GB-4: turns.

use cloverleaf_core::{Actor, Game, Seat, Turn};
use cloverleaf_gridlock::{Action, Phase};

use crate::test_table::{Deal, TestTable};

#[test]
fn gb_4_1_build_or_drive_declared_and_final() {
    let mut table = Deal::new(2, "").roads(&[("D4", "N.S")]).table();
    for early in ["place D6 N.SE", "rotate D4 N.S", "remove D4", "cone D4", "clear D4", "stop D4"] {
        table.refuses(early, "GB-4.1", "");
    }
    assert_eq!(table.legal(), ["build", "drive", "end"]);
    let mut build = table.clone();
    build.play("build");
    build.refuses("drive", "GB-4.1", "");
    build.refuses("build", "GB-4.1", "");
    build.refuses("stop D4", "GB-4.1", "D4");
    table.play("drive");
    table.refuses("build", "GB-4.1", "");
    for (building, at) in
        [("place D6 N.SE", "D6"), ("rotate D4 NE.SW", "D4"), ("remove D4", "D4"), ("cone D4", "D4")]
    {
        table.refuses(building, "GB-4.1", at);
    }
    table.play("stop D4");
    table.refuses("cone D4", "GB-4.1", "D4");
}

#[test]
fn gb_4_1_a_drive_may_be_declared_with_nowhere_to_go() {
    let mut table = Deal::new(2, "").table();
    table.play("drive");
    assert_eq!(table.legal(), ["end"]);
    table.play("end");
    assert_eq!(table.seat(), Seat::at(1));
}

#[test]
fn gb_4_2_up_to_four_actions_in_any_mix() {
    let mut table = Deal::new(2, "").roads(&[("D4", "N.S"), ("C2", "N.S")]).table();
    table.play("build; cone A1; rotate D4 NE.SW; remove C2; clear A1");
    assert_eq!(table.seat(), Seat::at(1), "the fourth action ends the turn");
    assert_eq!(table.refusal_of(Actor::Seat(Seat::at(0)), "cone A1").0, "turn", "a fifth action");
    table.play("build; rotate D4 N.S; rotate D4 NE.SW; rotate D4 N.S; end");
    table.play("build; end");
    assert_eq!(table.seat(), Seat::at(1), "fewer, even none");
}

#[test]
fn gb_4_3_hands_are_filled_at_the_end_of_the_turn_only() {
    let mut table = Deal::new(2, "").tiles(1, &["N.S", "N.S", "N.S", "N.S", "N.S"]).opening();
    table.play("place D4 N.S; place J7 N.SE; build; place D3 N.S; place D2 N.S");
    assert_eq!(table.open_view().hand_sizes[..], [0, 2]);
    assert_eq!(table.listed("place "), [""; 0], "at most two placements a turn");
    table.refuses("place D6 N.S", "GB-5.1", "N.S");
    table.play("end");
    assert_eq!(table.open_view().hand_sizes[..], [2, 2]);
    assert_eq!(table.open_view().pile_size, 64 - 4 - 4);
}

/// A game in which everything that can be drawn has been: tiles are placed and nothing is removed.
fn empty_pile() -> TestTable {
    let mut table = Deal::new(2, "").table();
    while table.open_view().pile_size > 0 {
        table.play("build");
        for _ in 0..2 {
            let place = table.listed("place ").swap_remove(0);
            table.play(&place);
        }
        table.play("end");
    }
    table
}

#[test]
fn gb_4_4_with_nothing_to_draw_the_game_goes_on() {
    let mut table = empty_pile();
    assert_eq!(table.open_view().hand_sizes[..], [2, 2]);
    let seat = table.seat();
    let place = {
        table.play("build");
        table.listed("place ").swap_remove(0)
    };
    table.play(&place).play("end");
    assert_ne!(table.seat(), seat, "no draw is waited for");
    assert_eq!(table.open_view().hand_sizes[seat.index()], 1);
}

#[test]
fn gb_4_4_the_discard_pile_becomes_the_pile_and_a_drive_refills_too() {
    let mut table = empty_pile();
    let seat = table.seat();
    table.play("build");
    let place = table.listed("place ").swap_remove(0);
    table.play(&place).play("end; build");
    let removed = table.listed("remove ").swap_remove(0);
    table.play(&removed).play("end");
    assert_eq!(table.open_view().discard.len(), 1, "the other hand was full");
    assert_eq!((table.seat(), table.open_view().hand_sizes[seat.index()]), (seat, 1));
    let discarded = table.open_view().discard[0];
    table.play("drive");
    let end: Action = "end".parse().expect("an action");
    table.game.play_unchecked(&mut table.state, Actor::Seat(seat), end);
    assert_eq!(table.game.turn(&table.state), Turn::Chance, "a drive turn's end refills a short hand");
    assert_eq!(table.chance(), [(format!("tile {seat} {discarded}"), 1)]);
    table.deal_on();
    assert_eq!(table.open_view().discard[..], []);
    assert_eq!(table.open_view().hand_sizes[..], [2, 2]);
}

#[test]
fn gb_4_5_a_turn_can_always_be_ended_and_ends_by_itself() {
    let mut table = Deal::new(3, "").roads(&[("D4", "N.S"), ("D6", "N.S")]).table();
    table.play("end; build; end; drive; end");
    assert_eq!(table.seat(), Seat::at(0), "three passes");
    table.play("drive; stop D4; stop D5");
    assert_eq!((table.seat(), table.state.phase), (Seat::at(1), Phase::Undeclared), "two stops");
    table.play("end; end; drive; stop D6; end");
    assert_eq!(table.seat(), Seat::at(1));
}
