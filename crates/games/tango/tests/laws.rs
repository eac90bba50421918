//! Traffic Tango keeps the laws of every game.

mod support;

use cloverleaf_testkit::laws::{Effort, hold};
use support::TangoSubject;

#[test]
fn every_law_holds() {
    let effort = Effort { matches: 3, most_actions: 3_000, every: 40 };
    assert_eq!(hold::<TangoSubject>(1, effort).map_err(|broken| broken.to_string()), Ok(()));
}
