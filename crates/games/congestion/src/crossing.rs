//! TC-4: which paths cross, for all intersections of the board at once.
//!
//! The four lanes of an intersection are a nibble, clockwise from northbound. Traffic from a driver's left
//! has the next heading clockwise (what comes from a northbound driver's left is eastbound), so "who has a
//! path from the left" is the nibble turned by one.

use crate::Direction;

/// The lanes that could show each direction without crossing a path that another lane's signal sets.
pub(crate) fn uncrossed(signals: &[u64; 3], keep_left: bool) -> [u64; 3] {
    let [straight, left, right] = *signals;
    match keep_left {
        false => {
            let (straight, far) = beside_the_kerb(straight, left, from_left, from_right);
            [straight, far, u64::MAX]
        }
        // TC-4.5: left and right change places.
        true => {
            let (straight, far) = beside_the_kerb(straight, right, from_right, from_left);
            [straight, u64::MAX, far]
        }
    }
}

/// Whether just these two paths cross, each a lane and its direction.
pub(crate) fn cross(path: (usize, Direction), other: (usize, Direction), keep_left: bool) -> bool {
    let mut signals = [0; 3];
    signals[other.1 as usize] = 1 << other.0;
    uncrossed(&signals, keep_left)[path.1 as usize] >> path.0 & 1 == 0
}

/// The rule seen from the kerb that cars keep to: a near turn stays beside it and crosses nothing (TC-4.1),
/// a far turn goes over to the other side. Gives the lanes where straight and where a far turn is uncrossed.
fn beside_the_kerb(
    straight: u64,
    far: u64,
    from_far_side: fn(u64) -> u64,
    from_near_side: fn(u64) -> u64,
) -> (u64, u64) {
    let either = straight | far;
    // TC-4.2
    let straight_crossed = from_far_side(straight) | from_near_side(either) | opposite(far);
    // TC-4.3
    let far_crossed = from_far_side(either) | opposite(either) | from_near_side(far);
    (!straight_crossed, !far_crossed)
}

const LOW: u64 = 0x1111_1111_1111_1111;

/// The lanes that have one of these on their left.
fn from_left(lanes: u64) -> u64 {
    lanes >> 1 & (7 * LOW) | (lanes & LOW) << 3
}

/// The lanes that have one of these opposite.
fn opposite(lanes: u64) -> u64 {
    lanes >> 2 & (3 * LOW) | (lanes & (3 * LOW)) << 2
}

/// The lanes that have one of these on their right.
fn from_right(lanes: u64) -> u64 {
    lanes >> 3 & LOW | (lanes & (7 * LOW)) << 1
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn crossing_is_between_lanes_of_one_intersection_and_symmetric() {
        let paths = || (0..8).flat_map(|lane| Direction::ALL.map(|direction| (lane, direction)));
        for keep_left in [false, true] {
            for (path, other) in paths().flat_map(|path| paths().map(move |other| (path, other))) {
                let crossing = cross(path, other, keep_left);
                assert_eq!(crossing, cross(other, path, keep_left), "{path:?} {other:?}");
                assert!(!crossing || (path.0 / 4 == other.0 / 4 && path.0 != other.0), "{path:?} {other:?}");
            }
        }
    }
}
