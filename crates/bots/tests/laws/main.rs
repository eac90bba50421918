//! What every bot is held to, in every game.

mod faults;
mod law;
mod play;
mod subjects;

use std::time::Duration;

// The subjects are those of the games' own laws, which need it.
use cloverleaf_grid as _;

use cloverleaf_bots::{HasKnowledge, Level};
use cloverleaf_testkit::Subject;
use law::{is_legal, rests_on_the_view, stops_in_time};

/// How many positions each level is asked about, the weakest first: ten thousand a game. The stronger ones
/// take longer over each, so they are asked less; what they share with the others is asked often enough.
const ASKED: [usize; 4] = [4_000, 5_400, 500, 100];
/// How long a bot has where the clock counts: too short for any but the weakest.
const SHORT: Duration = Duration::from_millis(3);

/// No level ever does what is not allowed.
fn legal_in_ten_thousand_positions<S: Subject<Game: HasKnowledge>>() {
    for (level, count) in Level::ALL.into_iter().zip(ASKED) {
        is_legal::<S>(&level, count).unwrap_or_else(|broken| panic!("{level}: {broken}"));
    }
}

/// No level knows what it may not know.
fn blind_to_what_is_hidden<S: Subject<Game: HasKnowledge>>() {
    for (level, count) in Level::ALL.into_iter().zip([500, 500, 100, 40]) {
        rests_on_the_view::<S>(&level, count).unwrap_or_else(|broken| panic!("{level}: {broken}"));
    }
}

/// Every level chooses when it must.
fn in_time<S: Subject<Game: HasKnowledge>>() {
    for level in Level::ALL {
        stops_in_time::<S>(&level, 40, SHORT).unwrap_or_else(|broken| panic!("{level}: {broken}"));
    }
}

macro_rules! laws {
    ($($game:ident: $subject:ident,)+) => {$(
        mod $game {
            use crate::subjects::$game::$subject;

            #[test]
            fn no_level_does_what_is_not_allowed() {
                super::legal_in_ten_thousand_positions::<$subject>();
            }

            #[test]
            fn no_level_knows_what_is_hidden() {
                super::blind_to_what_is_hidden::<$subject>();
            }

            #[test]
            fn every_level_stops_in_time() {
                super::in_time::<$subject>();
            }
        }
    )+};
}

laws! {
    congestion: CongestionSubject,
    gridlock: GridlockSubject,
    rightofway: RightOfWaySubject,
    tango: TangoSubject,
}

#[test]
fn that_is_ten_thousand() {
    assert_eq!(ASKED.into_iter().sum::<usize>(), 10_000);
}
