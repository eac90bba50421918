//! The fast rules and the literal ones side by side, on seeded random cities.

#[path = "support/compare.rs"]
mod compare;
#[path = "support/reference.rs"]
mod reference;

use cloverleaf_core::SplitMix;

const CASES: u32 = 100_000;

#[test]
fn which_signs_fail_is_the_same() {
    let mut random = SplitMix::new(32);
    let failed = (0..CASES).filter(|_| compare::signs(&mut random)).count();
    assert!(failed > 10_000, "only {failed} cases had a sign that failed");
}

#[test]
fn deliveries_go_the_same() {
    let (mut random, mut crashed, mut waited) = (SplitMix::new(64), 0, 0);
    for _ in 0..CASES {
        let (crash, wait) = compare::delivery(&mut random);
        crashed += u32::from(crash);
        waited += u32::from(wait);
    }
    assert!(crashed > 30_000, "only {crashed} cases had a collision");
    assert!(waited > 3_000, "only {waited} cases had somebody arrive who had waited");
}
