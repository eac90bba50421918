//! What lies where, without the heap: a city has so few tiles that a list in their order finds any of them quickly.

use core::fmt;
use core::marker::PhantomData;
use core::ops::Index;

use arrayvec::ArrayVec;
use serde::de::{Error, MapAccess, Visitor};
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::{Place, TILES};

/// Things in the city by their places, at most as many as it has tiles, in the order of the places.
///
/// It is written as a map from places to things.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Places<T>(ArrayVec<(Place, T), TILES>);

impl<T> Places<T> {
    /// As many as there is room for, in the order of their places.
    pub(crate) fn all(things: [(Place, T); TILES]) -> Places<T> {
        Places(ArrayVec::from(things))
    }

    /// Changes what is at the place that comes after so many others.
    pub(crate) fn set(&mut self, before: usize, thing: T) {
        if let Some((_, there)) = self.0.get_mut(before) {
            *there = thing;
        }
    }

    /// Puts something at a place that comes after all others; if there is no room for it, it is left out.
    pub(crate) fn push(&mut self, place: Place, thing: T) {
        let _ = self.0.try_push((place, thing));
    }

    /// What is at this place, if anything is.
    #[must_use]
    pub fn get(&self, place: &Place) -> Option<&T> {
        self.find(place).ok().map(|index| &self.0[index].1)
    }

    /// How many places come before this one, if anything is there.
    #[must_use]
    pub fn position(&self, place: &Place) -> Option<usize> {
        self.find(place).ok()
    }

    /// Whether anything is at this place.
    #[must_use]
    pub fn contains_key(&self, place: &Place) -> bool {
        self.find(place).is_ok()
    }

    /// The places, in order.
    pub fn keys(&self) -> impl ExactSizeIterator<Item = &Place> + Clone {
        self.0.iter().map(|(place, _)| place)
    }

    /// What is there, in the order of the places.
    pub fn values(&self) -> impl ExactSizeIterator<Item = &T> + Clone {
        self.0.iter().map(|(_, thing)| thing)
    }

    /// What is there, to be changed.
    pub fn values_mut(&mut self) -> impl ExactSizeIterator<Item = &mut T> {
        self.0.iter_mut().map(|(_, thing)| thing)
    }

    /// All of it, in the order of the places.
    pub fn iter(&self) -> Iter<'_, T> {
        self.0.iter().map(|(place, thing)| (place, thing))
    }

    /// The place that comes after so many others.
    pub(crate) fn place(&self, before: usize) -> Place {
        self.0[before].0
    }

    /// How many there are.
    #[must_use]
    pub fn len(&self) -> usize {
        self.0.len()
    }

    /// Whether there is nothing.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// Puts something there in place of what was. Says whether there was room for it.
    pub fn insert(&mut self, place: Place, thing: T) -> bool {
        match self.find(&place) {
            Ok(index) => {
                self.0[index].1 = thing;
                true
            }
            Err(index) => self.0.try_insert(index, (place, thing)).is_ok(),
        }
    }

    fn find(&self, place: &Place) -> Result<usize, usize> {
        // What comes in order, as it nearly always does, comes last.
        match self.0.last() {
            Some((last, _)) if last >= place => self.0.binary_search_by(|(other, _)| other.cmp(place)),
            _ => Err(self.0.len()),
        }
    }
}

/// The things of a city with their places.
type Iter<'a, T> =
    core::iter::Map<core::slice::Iter<'a, (Place, T)>, fn(&'a (Place, T)) -> (&'a Place, &'a T)>;

impl<T> Default for Places<T> {
    fn default() -> Places<T> {
        Places(ArrayVec::new())
    }
}

impl<T> Index<&Place> for Places<T> {
    type Output = T;

    fn index(&self, place: &Place) -> &T {
        self.get(place).expect("something is at this place")
    }
}

impl<'a, T> IntoIterator for &'a Places<T> {
    type Item = (&'a Place, &'a T);
    type IntoIter = Iter<'a, T>;

    fn into_iter(self) -> Iter<'a, T> {
        self.iter()
    }
}

impl<T> Extend<(Place, T)> for Places<T> {
    /// What there is no room for is left out.
    fn extend<I: IntoIterator<Item = (Place, T)>>(&mut self, things: I) {
        for (place, thing) in things {
            self.insert(place, thing);
        }
    }
}

impl<T> FromIterator<(Place, T)> for Places<T> {
    /// What there is no room for is left out.
    fn from_iter<I: IntoIterator<Item = (Place, T)>>(things: I) -> Places<T> {
        let mut places = Places::default();
        places.extend(things);
        places
    }
}

impl<T: Serialize> Serialize for Places<T> {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.collect_map(self)
    }
}

impl<'de, T: Deserialize<'de>> Deserialize<'de> for Places<T> {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Places<T>, D::Error> {
        from.deserialize_map(Reader(PhantomData))
    }
}

struct Reader<T>(PhantomData<T>);

impl<'de, T: Deserialize<'de>> Visitor<'de> for Reader<T> {
    type Value = Places<T>;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "at most {TILES} places")
    }

    fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<Places<T>, A::Error> {
        let mut places = Places::default();
        while let Some((place, thing)) = map.next_entry()? {
            if !places.insert(place, thing) {
                return Err(A::Error::invalid_length(TILES + 1, &self));
            }
        }
        Ok(places)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use alloc::vec::Vec;
    use cloverleaf_grid::Hex;

    fn at(q: i16, r: i16) -> Place {
        Place(Hex::new(q, r))
    }

    #[test]
    fn things_are_found_whatever_order_they_came_in() {
        let mut places: Places<u8> =
            [(at(2, 0), 1), (at(-1, 3), 2), (at(2, -1), 3), (at(2, 0), 4)].into_iter().collect();
        assert_eq!(places.iter().map(|(_, thing)| *thing).collect::<Vec<_>>(), [2, 3, 4]);
        assert_eq!((places[&at(2, 0)], places.get(&at(0, 0)), places.get(&at(9, 9))), (4, None, None));
        places.values_mut().for_each(|thing| *thing += 1);
        assert!(places.values().eq(&[3, 4, 5]) && places.keys().is_sorted());
    }

    #[test]
    fn what_has_no_room_is_left_out() {
        let mut places: Places<i16> = (0..100).map(|q| (at(q, 0), q)).collect();
        assert_eq!((places.len(), places.values().max()), (61, Some(&60)));
        assert!(!places.insert(at(-1, 0), 0) && places.insert(at(0, 0), 7) && !places.is_empty());
    }
}
