//! TT-1: the city, the corners, the days.

use crate::{FILL, Match, RING, actor};
use cloverleaf_core::{Actor, Game, Turn};
use cloverleaf_tango::{Dir, Tile};

#[test]
fn tt_1_1_columns_run_east_and_rows_run_south() {
    let tile = |text: &str| text.parse::<Tile>().expect("a tile");
    assert_eq!(Tile::all().count(), 25);
    assert_eq!(tile("B3").next(Dir::E), Some(tile("C3")));
    assert_eq!(tile("B3").next(Dir::S), Some(tile("B4")));
    assert_eq!((tile("A1").next(Dir::W), tile("A1").next(Dir::N)), (None, None));
    assert_eq!((tile("E5").next(Dir::E), tile("E5").next(Dir::S)), (None, None));
}

#[test]
fn tt_1_2_the_lot_gives_each_seat_a_corner_and_the_last_follows() {
    let mut start = Match::undrawn(8);
    assert_eq!(start.game.turn(&start.state), Turn::Chance);
    let mut outcomes = Vec::new();
    start.game.chance(&start.state, &mut outcomes);
    let texts: Vec<_> = outcomes.iter().map(|(action, weight)| format!("{action} {weight}")).collect();
    assert_eq!(texts, ["corner 1 A1 1", "corner 1 E1 1", "corner 1 A5 1", "corner 1 E5 1"]);
    start.act(Actor::Chance, "corner 1 E1").expect("a free corner");
    for (text, at) in [("corner 2 E1", "E1"), ("corner 3 A1", "A1"), ("corner 2 C3", "C3")] {
        assert_eq!(start.refusal_of(Actor::Chance, text), ("TT-1.2", Some(at.to_owned())), "{text}");
    }
    assert_eq!(start.refusal_of(Actor::Chance, "seal").0, "TT-1.2");
    start.act(Actor::Chance, "corner 2 A1").expect("a free corner");
    start.act(Actor::Chance, "corner 3 A5").expect("a free corner");
    let corners = start.spectator().corners.map(|corner| corner.expect("all are drawn").to_string());
    assert_eq!(corners, ["E1", "A1", "A5", "E5"]);
    let goals = cloverleaf_core::Seat::ALL.map(|seat| start.state.goal(seat).expect("drawn").to_string());
    assert_eq!(goals, ["A5", "E5", "E1", "A1"]);
}

#[test]
fn tt_1_3_five_days_of_four_phases_and_four_deliveries() {
    let mut game = Match::new();
    assert!(game.may(1, "sign C3 toll") && !game.may(1, "go E"), "day 1 has no delivery");
    game.day([FILL[0]; 4]);
    for day in 2..=5 {
        assert_eq!(game.spectator().day, day);
        assert!(game.may(1, "go E") && !game.may(1, "sign D4 toll"), "day {day} has a delivery");
        game.order(1, RING[0]);
        assert_eq!(game.may(1, "sign D4 toll"), day < 5, "day 5 has no traffic phase");
        game.order(1, "reopen");
        game.deliver(RING);
    }
    assert_eq!(game.game.turn(&game.state), Turn::Over);
    assert_eq!(game.spectator().gas, [(); 4].map(|()| vec![9; 4]));
}

#[test]
fn tt_1_3_a_day_resolves_when_everyone_has_submitted() {
    let mut game = Match::new();
    for seat in 1..=3 {
        game.order(seat, "sign C3 roundabout | seal");
        assert_eq!((game.spectator().day, game.signs().len()), (1, 0));
    }
    game.order(4, "sign C3 roundabout | seal");
    assert_eq!((game.spectator().day, game.signs()), (2, vec!["4× C3 roundabout".to_owned()]));
}

#[test]
fn tt_1_4_signs_of_the_same_day_do_not_affect_its_delivery() {
    let mut game = Match::second_day([FILL[0]; 4]);
    let tolls = ["C1", "E3", "C5", "A3"].map(|tile| format!("sign {tile} toll"));
    let orders: Vec<_> = RING.iter().zip(&tolls).map(|(route, toll)| format!("{route} | {toll}")).collect();
    game.day([&orders[0], &orders[1], &orders[2], &orders[3]]);
    assert_eq!(game.gas(), [9; 4]);
    game.deliver(RING);
    assert_eq!(game.gas(), [13; 4], "the next delivery drives on them: two tolls each");
}

#[test]
fn tt_1_5_a_submission_may_be_replaced_until_the_day_resolves() {
    let mut game = Match::new();
    game.order(1, "sign C3 toll | seal | reopen | sign B2 yield | seal");
    for seat in 2..=4 {
        game.order(seat, "sign D4 toll | seal");
    }
    assert_eq!(game.signs(), ["B2 yield", "3× D4 toll"]);
    assert_eq!(game.act(actor(1), "reopen").expect_err("too late").clause(), "TT-10.2");
}
