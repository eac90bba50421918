//! Places by number: all within some distance of the centre, by q, then r.

use cloverleaf_grid::Hex;
use cloverleaf_rightofway::{Place, RightOfWay};

/// All places at most so many steps from the centre. In the hexagon they have the numbers of its tiles.
#[derive(Clone, Copy)]
pub(super) struct Reach(i32);

impl Reach {
    pub(super) fn of(game: &RightOfWay) -> Reach {
        Reach(game.reach() as i32)
    }

    /// How many places there are.
    pub(super) fn places(self) -> usize {
        (3 * self.0 * (self.0 + 1) + 1) as usize
    }

    /// How many places there are in the columns before this one, which is no further away than the reach.
    fn before(self, q: i32) -> usize {
        let columns = |many: i32| many * (self.0 + 1) + many * (many - 1) / 2;
        // West of the centre each column is longer by one than the one before it; east of it, seen from the other end.
        if q <= 0 { columns(q + self.0) as usize } else { self.places() - columns(self.0 - q + 1) as usize }
    }

    /// The least r of a column.
    fn top(self, q: i32) -> i32 {
        (-self.0).max(-self.0 - q)
    }

    pub(super) fn number(self, place: Place) -> Option<usize> {
        let near = place.0.distance(Hex::ORIGIN) <= self.0 as u32;
        let (q, r) = (i32::from(place.0.q), i32::from(place.0.r));
        near.then(|| self.before(q) + (r - self.top(q)) as usize)
    }

    pub(super) fn place(self, number: usize) -> Option<Place> {
        if number >= self.places() {
            return None;
        }
        let (mut low, mut high) = (-self.0, self.0);
        while low < high {
            let middle = high - (high - low) / 2;
            (low, high) = if self.before(middle) <= number { (middle, high) } else { (low, middle - 1) };
        }
        let r = self.top(low) + (number - self.before(low)) as i32;
        Some(Place(Hex::new(low as i16, r as i16)))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_follow_the_places() {
        for reach in [Reach(4), Reach(40)] {
            let places: Vec<Place> = (0..reach.places()).filter_map(|number| reach.place(number)).collect();
            assert_eq!(places.len(), reach.places());
            assert!(places.is_sorted() && reach.place(places.len()).is_none());
            assert!(places.iter().enumerate().all(|(number, place)| reach.number(*place) == Some(number)));
        }
        assert_eq!((Reach(4).places(), Reach(4).number(Place(Hex::new(i16::MIN, 5)))), (61, None));
    }
}
