//! what happens on the board to a seat that resigned.

use cloverleaf_core::Turn;

use super::*;

#[test]
fn tc_5_4_what_the_rules_have_for_it_is_played_by_itself() {
    let (driver, mut table) = (driver(&[Sitter::Person; 4]), congestion());
    table.resign(ONE).expect("seated");
    table.resign(TWO).expect("seated");
    assert_eq!(driver.next(&*table), Step::Ruled(ONE, "pass".to_owned()));
    assert_eq!(driver.settle(&mut *table, None).people().lowest(), Some(THREE));
    let log: Vec<_> = table.events().iter().map(ToString::to_string).collect();
    assert_eq!(log[2..], ["1 pass", "2 pass"]);
}

#[test]
fn where_the_rules_want_a_bot_it_is_of_the_one_level_for_that() {
    let (driver, mut table) = (driver(&[Sitter::Person; 4]), tango());
    driver.settle(&mut *table, None);
    table.resign(TWO).expect("seated");
    let bot = BotTurn { seat: TWO, level: RESIGNED };
    assert_eq!(driver.settle(&mut *table, None), Step::Bot(bot));
}

#[test]
fn whoever_played_the_seat_does_not_any_more() {
    for sitter in [Sitter::Person, Sitter::Bot(PLAYS), Sitter::StandIn(PLAYS)] {
        let (driver, mut table) = (driver(&[sitter; 4]), tango());
        table.resign(ONE).expect("seated");
        assert_eq!(driver.bot_at(table.standing(), ONE), Some(RESIGNED), "{sitter:?}");
        assert!(!driver.people(&*table).contains(ONE), "{sitter:?}");
    }
}

#[test]
fn gb_7_4_in_the_opening_round_a_bot_places_and_later_the_turn_is_ended() {
    let (driver, mut table) = (driver(&[Sitter::Person; 3]), gridlock(&[]));
    let seat = driver.settle(&mut *table, None).people().lowest().expect("somebody begins");
    table.resign(seat).expect("seated");
    let mut placed = 0;
    while table.count() < 60 && table.turn() != Turn::Over {
        match driver.settle(&mut *table, None) {
            Step::Bot(bot) => {
                assert_eq!(bot, BotTurn { seat, level: RESIGNED });
                placed += 1;
                play(&mut *table, seat);
            }
            step => play(&mut *table, step.people().lowest().expect("people play the rest")),
        }
    }
    assert_eq!(placed, 1, "a bot places once");
    let own = table.events().iter().filter(|event| event.to_string() == format!("{seat} end")).count();
    assert!(own > 0, "its turns are ended");
}

#[test]
fn without_a_dealer_and_a_seed_the_match_waits_for_a_draw() {
    let driver = driver(&[Sitter::Bot(PLAYS); 4]);
    let mut table = open_any::<Gridlock>(4, &[], None).expect("a set-up");
    assert_eq!(driver.settle(&mut *table, None), Step::Chance);
    assert!(matches!(driver.settle(&mut *table, Some(Seed::from_number(3))), Step::Bot(_)));
}
