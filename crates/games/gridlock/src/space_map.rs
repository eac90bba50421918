//! Things on spaces, by the names of these.

use core::fmt;
use core::marker::PhantomData;
use core::ops::Index;

use arrayvec::ArrayVec;
use serde::de::{Error, MapAccess, Visitor};
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::space::Space;

/// What lies on each of some spaces, sorted by their names: a map of up to `MOST` spaces that takes no memory from the
/// heap.
#[derive(Clone, PartialEq, Eq)]
pub struct SpaceMap<T, const MOST: usize>(ArrayVec<(Space, T), MOST>);

impl<T, const MOST: usize> SpaceMap<T, MOST> {
    /// Nothing anywhere.
    #[must_use]
    pub const fn new() -> SpaceMap<T, MOST> {
        SpaceMap(ArrayVec::new_const())
    }

    /// On how many spaces something lies.
    #[must_use]
    pub const fn len(&self) -> usize {
        self.0.len()
    }

    /// Whether nothing lies anywhere.
    #[must_use]
    pub const fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// What lies on a space.
    #[must_use]
    pub fn get(&self, space: &Space) -> Option<&T> {
        self.find(*space).ok().map(|place| &self.0[place].1)
    }

    /// Whether something lies on a space.
    #[must_use]
    pub fn contains_key(&self, space: &Space) -> bool {
        self.find(*space).is_ok()
    }

    /// Puts something on a space instead of what lies there. Gives it back if there is room for no more spaces.
    ///
    /// # Errors
    /// If there are as many spaces as there can be already.
    pub fn insert(&mut self, space: Space, thing: T) -> Result<(), T> {
        match self.find(space) {
            Ok(place) => self.0[place].1 = thing,
            Err(place) => {
                return self.0.try_insert(place, (space, thing)).map_err(|error| error.element().1);
            }
        }
        Ok(())
    }

    /// The spaces with what lies there, in order.
    pub fn iter(&self) -> impl DoubleEndedIterator<Item = (&Space, &T)> + Clone {
        self.0.iter().map(|(space, thing)| (space, thing))
    }

    /// The spaces where something lies, in order.
    pub fn keys(&self) -> impl DoubleEndedIterator<Item = &Space> + Clone {
        self.0.iter().map(|(space, _)| space)
    }

    /// What lies there, in the order of the spaces.
    pub fn values(&self) -> impl DoubleEndedIterator<Item = &T> + Clone {
        self.0.iter().map(|(_, thing)| thing)
    }

    /// Fills an empty map with things that come in the order of their spaces; those beyond the last that there is
    /// room for are left out.
    pub(crate) fn fill(&mut self, things: impl Iterator<Item = (Space, T)>) {
        self.0.clear();
        self.0.extend(things.take(MOST));
        debug_assert!(self.0.is_sorted_by(|(one, _), (other, _)| one < other), "spaces come in order");
    }

    fn find(&self, space: Space) -> Result<usize, usize> {
        self.0.binary_search_by_key(&space, |(space, _)| *space)
    }
}

impl<T, const MOST: usize> Default for SpaceMap<T, MOST> {
    fn default() -> SpaceMap<T, MOST> {
        SpaceMap::new()
    }
}

impl<T, const MOST: usize> Index<&Space> for SpaceMap<T, MOST> {
    type Output = T;

    fn index(&self, space: &Space) -> &T {
        self.get(space).expect("something lies there")
    }
}

impl<'a, T, const MOST: usize> IntoIterator for &'a SpaceMap<T, MOST> {
    type Item = (&'a Space, &'a T);
    type IntoIter =
        core::iter::Map<core::slice::Iter<'a, (Space, T)>, fn(&'a (Space, T)) -> (&'a Space, &'a T)>;

    fn into_iter(self) -> Self::IntoIter {
        self.0.iter().map(|(space, thing)| (space, thing))
    }
}

impl<T: fmt::Debug, const MOST: usize> fmt::Debug for SpaceMap<T, MOST> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_map().entries(self.iter()).finish()
    }
}

impl<T: Serialize, const MOST: usize> Serialize for SpaceMap<T, MOST> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_map(self.iter())
    }
}

impl<'de, T: Deserialize<'de>, const MOST: usize> Deserialize<'de> for SpaceMap<T, MOST> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        deserializer.deserialize_map(Reader(PhantomData))
    }
}

struct Reader<T, const MOST: usize>(PhantomData<T>);

impl<'de, T: Deserialize<'de>, const MOST: usize> Visitor<'de> for Reader<T, MOST> {
    type Value = SpaceMap<T, MOST>;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "a map of up to {MOST} spaces")
    }

    fn visit_map<A: MapAccess<'de>>(self, mut entries: A) -> Result<Self::Value, A::Error> {
        let mut map = SpaceMap::new();
        while let Some((space, thing)) = entries.next_entry()? {
            map.insert(space, thing).map_err(|_| A::Error::invalid_length(MOST + 1, &self))?;
        }
        Ok(map)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn it_is_a_sorted_map_with_an_end() {
        let [a, b, c] = ["A1", "A10", "B2"].map(|name| name.parse::<Space>().expect("a space"));
        let mut map: SpaceMap<u8, 2> = SpaceMap::new();
        assert_eq!((map.insert(c, 3), map.insert(a, 1), map.insert(b, 2)), (Ok(()), Ok(()), Err(2)));
        assert_eq!(map.insert(a, 4), Ok(()), "a space that is there has room");
        assert!(map.iter().eq([(&a, &4), (&c, &3)]) && map.into_iter().eq(map.keys().zip(map.values())));
        assert_eq!((map[&c], map.get(&b), map.contains_key(&a), map.len()), (3, None, true, 2));
    }
}
