//! Gridlock keeps the laws of every game.

mod support;

use cloverleaf_testkit::laws::{Effort, hold};
use support::GridlockSubject;

#[test]
fn every_law_holds() {
    let effort = Effort { matches: 2, most_actions: 20_000, every: 60 };
    assert_eq!(hold::<GridlockSubject>(1, effort).map_err(|broken| broken.to_string()), Ok(()));
}
