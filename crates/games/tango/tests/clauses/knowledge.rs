//! TT-9: who knows what.

use crate::{FILL, Match, RING, actor, seat_of};
use cloverleaf_core::{Game, Viewer};

const CRASH: [&str; 4] = ["EEEE SSSS", "WWWW SSSS", "NN WWWW NN", "NNNN EEEE"];

#[test]
fn tt_9_1_signs_gas_day_and_who_has_submitted_are_open() {
    let mut game = Match::delivered([FILL[0]; 4], CRASH);
    game.order(2, &format!("{} | {} | seal", RING[1], FILL[2]));
    let view = game.spectator();
    assert_eq!((view.day, view.sealed, view.totals), (3, [false, true, false, false], [17, 17, 9, 17]));
    assert_eq!(view.gas, [vec![17], vec![17], vec![9], vec![17]]);
    assert_eq!(view.signs.len(), 2);
    let own = game.view(2);
    assert_eq!((own.gas, own.signs, own.sealed), (view.gas, view.signs, view.sealed));
}

#[test]
fn tt_9_2_purse_routes_signs_and_notices_are_ones_own() {
    let game = Match::delivered([FILL[0]; 4], CRASH);
    let view = game.view(4);
    assert_eq!((view.purse, view.routes.len(), view.planted.len()), (Some(40), 1, 2));
    assert!(
        view.routes.iter().all(|route| route.seat == 4) && view.planted.iter().all(|sign| sign.seat == 4)
    );
    assert_eq!(game.collided(1), ["2 C1", "4 C1"], "also of a car that hit its debris later");
    assert_eq!(game.collided(3), Vec::<String>::new());
    assert_eq!((view.earned, game.view(3).earned), (vec![0], vec![4]), "what the delivery earned");
    let open = game.spectator();
    assert_eq!((open.purse, open.orders, open.revealed), (None, None, None));
    assert!(open.earned.is_empty());
    assert!(open.routes.is_empty() && open.planted.is_empty() && open.notices.is_empty());
}

#[test]
fn tt_9_2_others_orders_are_not_seen() {
    let mut game = Match::second_day([FILL[0]; 4]);
    let shown = |game: &Match, text: &str, viewer| {
        let action = text.parse().expect("notation");
        game.game.redact(&game.state, actor(1), action, viewer).is_some()
    };
    let (own, other) = (Viewer::Seat(seat_of(1)), Viewer::Seat(seat_of(2)));
    for text in ["go E", "rush E", "sign B2 toll", "extra B2 toll", "reopen"] {
        assert!(shown(&game, text, own) && !shown(&game, text, other), "{text}");
        assert!(!shown(&game, text, Viewer::Spectator) && shown(&game, text, Viewer::Referee), "{text}");
    }
    assert!(shown(&game, "seal", other));
    let before = game.view(2);
    game.order(1, &format!("{} | {}", RING[0], FILL[1]));
    assert_eq!(game.view(2), before);
    game.order(1, "seal");
    assert!(shown(&game, "reopen", other), "breaking a seal is seen");
}

#[test]
fn tt_9_3_routes_and_planters_open_when_the_game_ends() {
    let mut game = Match::second_day([FILL[0]; 4]);
    for day in 2..=5 {
        assert_eq!(game.spectator().revealed, None, "day {day}");
        game.deliver(RING);
    }
    let revealed = game.spectator().revealed.expect("it is over");
    assert_eq!((revealed.routes.len(), revealed.planted.len()), (16, 16));
    assert_eq!(revealed.routes[2].seat, 3);
    let tiles: Vec<_> = revealed.routes[2].route.tiles.iter().map(ToString::to_string).collect();
    assert_eq!(tiles.join(" "), "E5 D5 C5 B5 A5 A4 A3 A2 A1");
}
