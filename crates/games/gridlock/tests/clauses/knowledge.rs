//! GB-11: what each seat knows.

use cloverleaf_core::{Actor, Game, Seat, SplitMix, Viewer};
use cloverleaf_gridlock::{Action, Kind};

use crate::test_table::Deal;

#[test]
fn gb_11_1_everything_on_the_table_is_open() {
    let mut table = Deal::new(3, "").roads(&[("D4", "N.S"), ("D3", "N.S")]).cards(1, &["mit"]).table();
    table.play("build; cone F5; remove D3; end; drive; end; build");
    let view = table.open_view();
    assert_eq!((view.viewer, view.to_act, view.left), (None, 3, 4));
    assert_eq!(view.tiles.len(), 1 + 2);
    assert_eq!(view.cones[..], ["F5".parse().expect("a space")]);
    assert_eq!(view.cars.len(), 3);
    assert_eq!(view.starts.iter().flatten().count(), 3);
    assert_eq!(view.discard.iter().map(ToString::to_string).collect::<Vec<_>>(), ["N.S"]);
    assert_eq!((&view.card_counts[..], &view.hand_sizes[..]), (&[5; 3][..], &[2; 3][..]));
    assert_eq!(view.pile_size, 64 - 3 - 6 - 1);
    assert_eq!(view.cubes.len(), 3);
}

#[test]
fn gb_11_2_cards_and_hands_are_for_their_owner_only() {
    let table = Deal::new(2, "").cards(1, &["mit"]).tiles(1, &["S*"]).opening();
    let own = table.view(Viewer::Seat(Seat::at(0)));
    assert!(own.cards.iter().any(|card| card.to_string() == "mit"));
    assert!(own.hand.iter().any(|tile| tile.to_string() == "S*"));
    let (other, outside) = (table.view(Viewer::Seat(Seat::at(1))), table.open_view());
    assert!(!other.hand.iter().any(|tile| tile.to_string() == "S*"));
    assert!(outside.hand.is_empty() && outside.cards.is_empty());
    assert!([own, other, outside].iter().all(|view| view.opened.is_none()));
    let referee = table.view(Viewer::Referee).opened.expect("a referee sees everything");
    assert_eq!((referee[0].cards.len(), referee[1].hand.len()), (5, 2));
}

#[test]
fn gb_11_2_draws_are_hidden_from_the_others() {
    let mut table = crate::test_table::TestTable::new(2, "");
    let seen = |table: &crate::test_table::TestTable, text: &str, viewer: Viewer| {
        let action: Action = text.parse().expect("an action");
        table.game.redact(&table.state, Actor::Chance, action, viewer).map(|action| action.to_string())
    };
    let [one, two] = [0, 1].map(|seat| Viewer::Seat(Seat::at(seat)));
    assert_eq!(seen(&table, "card 1 mit", two).as_deref(), Some("card 1 mit"), "starting cards are shown");
    table.draw("card 1 mit").draw("card 2 harvard");
    assert_eq!(seen(&table, "card 1 aquarium", two).as_deref(), Some("card 1 ?"));
    assert_eq!(seen(&table, "card 1 aquarium", Viewer::Spectator).as_deref(), Some("card 1 ?"));
    assert_eq!(seen(&table, "card 1 aquarium", one).as_deref(), Some("card 1 aquarium"));
    assert_eq!(seen(&table, "tile 2 N.SE", one).as_deref(), Some("tile 2 ?"));
    assert_eq!(seen(&table, "tile 2 N.SE", Viewer::Referee).as_deref(), Some("tile 2 N.SE"));
    table.refuses("card 1 ?", "GB-3.3", "");
}

#[test]
fn gb_11_2_what_is_unseen_can_be_worked_out() {
    let mut table = Deal::new(2, "").roads(&[("D6", "N.S"), ("D7", "N.S")]).cards(1, &["mit"]).table();
    table.play("drive; stop D8; end");
    let view = table.view(Viewer::Seat(Seat::at(1)));
    let unseen = table.game.unseen(&view);
    let hidden = table.state.player(Seat::at(0)).hand.kinds();
    let mut expected = table.state.pile;
    hidden.for_each(|kind: Kind| expected[kind.index()] += 1);
    assert_eq!(unseen, expected, "the pile and the other hand together");
    let possible = table.game.possible_cards(&view, Seat::at(0));
    let held = table.state.player(Seat::at(0)).cards;
    assert_eq!(held.minus(possible).len(), 0);
    assert_eq!(possible.len(), 12 - 1 - 1, "all but the start and the card it stopped for in vain");
    let mut random = SplitMix::new(1);
    for _ in 0..50 {
        let imagined = table.game.complete(&view, &mut random);
        assert_eq!(imagined.player(Seat::at(0)).cards.minus(possible).len(), 0);
        assert_eq!(table.game.view(&imagined, Viewer::Seat(Seat::at(1))), view);
    }
}
