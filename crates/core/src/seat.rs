//! Seats: places at a table, numbered from 1 wherever people or programs read them.

use core::fmt;
use core::ops::{Index, IndexMut};
use core::str::FromStr;

use crate::ParseError;

/// The most seats any of the games has.
pub const MAX_SEATS: usize = 4;

/// A place at the table. Not a person: people come, go and leave a bot behind.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Seat(u8);

impl Seat {
    /// All seats a table can have, in order.
    pub const ALL: [Seat; MAX_SEATS] = [Seat(0), Seat(1), Seat(2), Seat(3)];

    /// The seat at this index, counted from 0.
    ///
    /// # Panics
    /// If the index is 4 or more.
    #[must_use]
    pub const fn at(index: usize) -> Seat {
        Self::ALL[index]
    }

    /// The seat with this number, counted from 1 as people do.
    #[must_use]
    pub fn numbered(number: u64) -> Option<Seat> {
        let index = usize::try_from(number.checked_sub(1)?).ok()?;
        Self::ALL.get(index).copied()
    }

    /// Its index, counted from 0.
    #[must_use]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// Its number, counted from 1.
    #[must_use]
    pub const fn number(self) -> u8 {
        self.0 + 1
    }
}

impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.number())
    }
}

impl FromStr for Seat {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Seat, ParseError> {
        match text.as_bytes() {
            [digit @ b'1'..=b'4'] => Ok(Seat(digit - b'1')),
            _ => Err(ParseError::new(1, text, "exp-seat")),
        }
    }
}

/// A set of seats, in one byte.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug)]
pub struct SeatSet(u8);

impl SeatSet {
    /// No seat.
    pub const EMPTY: SeatSet = SeatSet(0);

    /// The first `seats` seats.
    #[must_use]
    pub const fn first(seats: u8) -> SeatSet {
        SeatSet((1u8 << seats) - 1)
    }

    /// Just this seat.
    #[must_use]
    pub const fn of(seat: Seat) -> SeatSet {
        SeatSet(1 << seat.0)
    }

    /// This set and that seat.
    #[must_use]
    pub const fn with(self, seat: Seat) -> SeatSet {
        SeatSet(self.0 | 1 << seat.0)
    }

    /// This set less that seat.
    #[must_use]
    pub const fn without(self, seat: Seat) -> SeatSet {
        SeatSet(self.0 & !(1 << seat.0))
    }

    /// Whether the seat is in it.
    #[must_use]
    pub const fn contains(self, seat: Seat) -> bool {
        self.0 >> seat.0 & 1 == 1
    }

    /// Whether nobody is in it.
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many seats are in it.
    #[must_use]
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// The lowest seat in it.
    #[must_use]
    pub fn lowest(self) -> Option<Seat> {
        (!self.is_empty()).then(|| Seat::at(self.0.trailing_zeros() as usize % MAX_SEATS))
    }

    /// The seats in it, in order.
    pub fn iter(self) -> impl Iterator<Item = Seat> {
        Seat::ALL.into_iter().filter(move |&seat| self.contains(seat))
    }
}

impl FromIterator<Seat> for SeatSet {
    fn from_iter<I: IntoIterator<Item = Seat>>(seats: I) -> SeatSet {
        seats.into_iter().fold(SeatSet::EMPTY, SeatSet::with)
    }
}

/// One value for each seat of a table.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct BySeat<T> {
    items: [T; MAX_SEATS],
    seats: u8,
}

impl<T: Copy + Default> BySeat<T> {
    /// Asks for the value of each of the first `seats` seats.
    #[must_use]
    pub fn from_fn(seats: u8, mut value: impl FnMut(Seat) -> T) -> BySeat<T> {
        let mut items = [T::default(); MAX_SEATS];
        for seat in SeatSet::first(seats).iter() {
            items[seat.index()] = value(seat);
        }
        BySeat { items, seats }
    }
}

impl<T> BySeat<T> {
    /// The values in seat order.
    #[must_use]
    pub fn as_slice(&self) -> &[T] {
        &self.items[..self.seats as usize]
    }

    /// Each seat with its value.
    pub fn iter(&self) -> impl Iterator<Item = (Seat, &T)> {
        Seat::ALL.into_iter().zip(self.as_slice())
    }
}

impl<T> Index<Seat> for BySeat<T> {
    type Output = T;

    fn index(&self, seat: Seat) -> &T {
        &self.as_slice()[seat.index()]
    }
}

impl<T> IndexMut<Seat> for BySeat<T> {
    fn index_mut(&mut self, seat: Seat) -> &mut T {
        &mut self.items[..self.seats as usize][seat.index()]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn seats_are_numbered_from_one() {
        assert_eq!("2".parse(), Ok(Seat::at(1)));
        assert_eq!(Seat::numbered(4), Some(Seat::at(3)));
        assert_eq!(Seat::numbered(0), None);
        assert_eq!(Seat::numbered(5), None);
        for wrong in ["0", "5", "", "01", "+1", " 1"] {
            assert!(wrong.parse::<Seat>().is_err(), "{wrong:?}");
        }
    }

    #[test]
    fn a_seat_set_behaves_like_a_set() {
        let set: SeatSet = [Seat::at(0), Seat::at(2)].into_iter().collect();
        assert_eq!(set.len(), 2);
        assert!(set.contains(Seat::at(2)) && !set.contains(Seat::at(1)));
        assert_eq!(set.without(Seat::at(0)).lowest(), Some(Seat::at(2)));
        assert_eq!(set.with(Seat::at(1)), SeatSet::first(3));
        assert!(SeatSet::of(Seat::at(3)).without(Seat::at(3)).is_empty());
    }

    #[test]
    fn by_seat_holds_one_value_a_seat() {
        let mut doubled = BySeat::from_fn(3, |seat| seat.number() * 2);
        assert_eq!(doubled.as_slice(), [2, 4, 6]);
        doubled[Seat::at(1)] = 9;
        assert_eq!(doubled.iter().map(|(seat, n)| (seat.number(), *n)).last(), Some((3, 6)));
        assert_eq!(doubled[Seat::at(1)], 9);
    }
}
