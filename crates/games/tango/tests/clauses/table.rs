//! The clauses common to all games, as far as they are this game's business.

use crate::{FILL, Match, RING};
use cloverleaf_core::{Game, OptionError, Options as _, Say, SplitMix, Turn, Viewer, options_from};
use cloverleaf_tango::{Options, Tango};
use cloverleaf_words::english;

#[test]
fn x_1_the_same_actions_lead_to_the_same_state() {
    let routes = ["E! EEE SSSS", "WWWW SSSS", RING[2], "EEEE NNNN"];
    let (one, other) = (Match::delivered([FILL[0]; 4], routes), Match::delivered([FILL[0]; 4], routes));
    assert_eq!(one.state, other.state);
}

#[test]
fn x_2_a_view_is_all_a_seat_needs_to_know_what_it_may_do() {
    let mut game = Match::second_day(["sign B1 stop", "sign row2 speed", FILL[0], FILL[0]]);
    game.order(2, &format!("{} | {} | seal", RING[1], FILL[1]));
    game.order(1, "SSSS EEEE");
    let imagined = game.game.complete(&game.view(1).into(), &mut SplitMix::new(3));
    let again = Match { game: game.game.clone(), state: imagined };
    assert_eq!((again.view(1), again.legal(1)), (game.view(1), game.legal(1)));
}

#[test]
fn x_3_a_refused_action_changes_nothing_and_says_why() {
    let mut game = Match::second_day([FILL[0]; 4]);
    // The harness compares the states.
    game.refuses(1, "go N", "TT-4.2", "A1");
    let refused = game.act(crate::actor(1), "go N").expect_err("the edge");
    assert_eq!(english().say(&refused.message()), "a step from A1 would leave the board");
}

#[test]
fn x_4_a_turn_limit_is_accepted_and_ends_nothing() {
    let given = [("turn_limit".to_owned(), cloverleaf_core::Value::Number(1))];
    let options: Options = options_from(&given).expect("every game knows it");
    let game = Tango::new(4, options).expect("four seats");
    assert_eq!(game.turn(&game.start()), Turn::Chance);
    let mut whole = Match { state: game.start(), game };
    for lot in ["corner 1 A1", "corner 2 E1", "corner 3 E5"] {
        whole.act(cloverleaf_core::Actor::Chance, lot).expect("a free corner");
    }
    whole.day([FILL[0]; 4]);
    (0..4).for_each(|_| whole.deliver(RING));
    assert_eq!(whole.spectator().gas[0].len(), 4);
}

#[test]
fn x_5_when_it_is_over_everybody_sees_everything() {
    let mut game = Match::second_day([FILL[0]; 4]);
    (0..4).for_each(|_| game.deliver(RING));
    let referee = game.game.view(&game.state, Viewer::Referee).revealed;
    assert!(referee.is_some());
    for viewer in Viewer::all(4) {
        assert_eq!(game.game.view(&game.state, viewer).revealed, referee);
    }
}

#[test]
fn x_6_four_equal_bills_are_four_first_places() {
    let mut game = Match::second_day([FILL[0]; 4]);
    (0..4).for_each(|_| game.deliver(RING));
    assert_eq!(game.game.outcome(&game.state).expect("over").ranks.as_slice(), [1; 4]);
}

#[test]
fn x_7_options_and_seats_out_of_range_are_errors_that_say_what_is_right() {
    let said = |error: OptionError| english().say(&error.message);
    let read = |name: &str, value| options_from::<Options>(&[(name.to_owned(), value)]).map_err(said);
    let number = cloverleaf_core::Value::Number;
    assert_eq!(read("starting_garnets", number(12)).map(|options| options.starting_garnets), Ok(12));
    let error = read("starting_garnets", number(100)).expect_err("too many");
    assert!(error.contains("from 0 to 99"), "{error}");
    assert!(read("lanes", number(2)).expect_err("unknown").contains("starting_garnets, turn_limit"));
    for seats in [0, 3, 5] {
        let error = Tango::new(seats, Options::default()).expect_err("exactly four");
        assert!(said(error).contains("exactly 4 seats"));
    }
    assert_eq!(Options::default().get("starting_garnets"), number(8));
}
