//! What actions are about: the place that each touches, the piece it uses, what else is pointed out with it.

use std::collections::HashMap;
use std::fmt::{self, Write as _};

/// What a list of actions is about. There are a thousand actions and a few dozen names, so names are kept
/// once and actions have their numbers.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Touched {
    /// All names, each once.
    pub names: Vec<String>,
    /// One for each action.
    pub acts: Vec<Act>,
    numbers: HashMap<String, u16>,
    written: String,
}

/// What an action is about: numbers of names.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Act {
    /// What is done: the first word of its notation.
    pub verb: Option<u16>,
    /// The id of the place that it touches.
    pub place: Option<u16>,
    /// The piece it uses, in notation.
    pub piece: Option<u16>,
    /// The id of something else that is pointed out with it.
    pub mark: Option<u16>,
}

impl Touched {
    /// Goes on to the next action, which is written so.
    pub fn begin(&mut self, action: &str) {
        let verb = action.split(' ').next().unwrap_or_default();
        let verb = Some(self.number(format_args!("{verb}")));
        self.acts.push(Act { verb, ..Act::default() });
    }

    /// The action touches the place with this id.
    pub fn place(&mut self, id: fmt::Arguments<'_>) {
        let number = self.number(id);
        self.change(|act| act.place = Some(number));
    }

    /// The action uses this piece.
    pub fn piece(&mut self, piece: fmt::Arguments<'_>) {
        let number = self.number(piece);
        self.change(|act| act.piece = Some(number));
    }

    /// What has this id is pointed out with the action.
    pub fn mark(&mut self, id: fmt::Arguments<'_>) {
        let number = self.number(id);
        self.change(|act| act.mark = Some(number));
    }

    fn change(&mut self, change: impl FnOnce(&mut Act)) {
        if let Some(act) = self.acts.last_mut() {
            change(act);
        }
    }

    /// The number of a name. Nothing is allocated for a name that is known.
    fn number(&mut self, name: fmt::Arguments<'_>) -> u16 {
        self.written.clear();
        // Writing into a string cannot fail.
        let _ = self.written.write_fmt(name);
        if let Some(&number) = self.numbers.get(&self.written) {
            return number;
        }
        let number = u16::try_from(self.names.len()).unwrap_or(u16::MAX);
        self.names.push(self.written.clone());
        self.numbers.insert(self.written.clone(), number);
        number
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_kept_once() {
        let mut touched = Touched::default();
        for action in ["place C9 N.S", "place C9 N.SE", "end"] {
            touched.begin(action);
            if action != "end" {
                touched.place(format_args!("space-C9"));
            }
        }
        assert_eq!(touched.names, ["place", "space-C9", "end"]);
        let acts: Vec<_> = touched.acts.iter().map(|act| (act.verb, act.place)).collect();
        assert_eq!(acts, [(Some(0), Some(1)), (Some(0), Some(1)), (Some(2), None)]);
    }
}
