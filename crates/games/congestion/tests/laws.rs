//! Traffic Congestion keeps the laws of every game.

mod support;

use cloverleaf_testkit::laws::{Effort, hold};
use support::CongestionSubject;

#[test]
fn every_law_holds() {
    let effort = Effort { matches: 3, most_actions: 20_000, every: 40 };
    assert_eq!(hold::<CongestionSubject>(1, effort).map_err(|broken| broken.to_string()), Ok(()));
}
