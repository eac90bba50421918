//! How much and how to search.

/// How the tree grows.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Method {
    /// No tree: every action of the observer gets its equal share of playouts, and the best mean wins.
    Flat,
    /// A tree of what the observer sees; the action looked at most wins.
    Tree,
}

/// How many of a position's actions are looked at: some at first, more as visits justify it.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Widening {
    /// How many at first.
    pub first: usize,
    /// How many more for each unit of the square root of the visits.
    pub growth: f64,
}

impl Widening {
    /// All actions, at once.
    pub const NONE: Widening = Widening { first: usize::MAX, growth: 0.0 };

    /// How many actions deserve a look after so many visits.
    #[must_use]
    pub fn width(self, visits: u64) -> usize {
        // A square root is the same on every machine, which an arbitrary power is not.
        self.first.saturating_add((self.growth * (visits as f64).sqrt()) as usize)
    }
}

/// The settings of a search. With the same settings, view and seed a search that nobody stops comes to
/// the same choice, on every machine.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Settings {
    /// How the tree grows.
    pub method: Method,
    /// The budget of a decision: so many walks down the tree, each with one playout.
    pub iterations: u64,
    /// How much doubt counts against success so far; worth runs from 0 to 1.
    pub exploration: f64,
    /// How many actions of a position are looked at.
    pub widening: Widening,
    /// How many plans of a seat are looked at where all choose together.
    pub plans: Widening,
    /// After so many decisions a playout asks [`crate::Knowledge::value`] instead of going on; if it has
    /// no opinion the playout goes on.
    pub playout: u32,
    /// How many states are imagined for a decision at the most; after that each serves again. Imagining
    /// one can cost more than all the rest of an iteration. Without secrets one is enough.
    pub worlds: usize,
    /// How many nodes, actions and plans the tree may hold. When it is full, what is there is looked at
    /// more, and nothing new is added.
    pub room: usize,
}

impl Default for Settings {
    fn default() -> Settings {
        Settings {
            method: Method::Tree,
            iterations: 2_000,
            exploration: 0.7,
            widening: Widening { first: 12, growth: 1.0 },
            plans: Widening { first: 12, growth: 0.2 },
            playout: u32::MAX,
            worlds: 256,
            room: 500_000,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn width_grows_with_the_root_of_the_visits() {
        let widening = Widening { first: 3, growth: 2.0 };
        assert_eq!([0, 1, 100].map(|visits| widening.width(visits)), [3, 5, 23]);
        assert_eq!(Widening::NONE.width(u64::MAX), usize::MAX);
    }
}
