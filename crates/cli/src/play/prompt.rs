//! What a person can type.

/// One line of a person.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Typed {
    /// Nothing.
    Nothing,
    /// What can be typed.
    Help,
    /// What is legal; only what starts so.
    Legal(String),
    /// What an action would do.
    Explain(String),
    /// What a good driver would do.
    Hint,
    /// The board again.
    Board,
    /// What has happened.
    Log,
    /// Take back.
    Undo,
    /// Let the others go first in a race.
    Wait,
    /// Save, in this file or where it was.
    Save(Option<String>),
    /// Give up.
    Resign,
    /// Agree on a draw.
    Draw,
    /// Leave.
    Quit,
    /// The action with this number in the last list.
    Number(usize),
    /// Anything else: an action in notation.
    Action(String),
}

impl Typed {
    pub(super) fn read(line: &str) -> Typed {
        let (word, rest) = line.split_once(' ').unwrap_or((line, ""));
        match (word, rest) {
            ("", _) => Typed::Nothing,
            ("help" | "?" | "h", "") => Typed::Help,
            ("legal" | "l", start) => Typed::Legal(start.to_owned()),
            ("explain" | "x", action) if !action.is_empty() => Typed::Explain(action.to_owned()),
            ("hint", "") => Typed::Hint,
            ("board" | "b", "") => Typed::Board,
            ("log", "") => Typed::Log,
            ("undo" | "u", "") => Typed::Undo,
            ("wait", "") => Typed::Wait,
            ("save", "") => Typed::Save(None),
            ("save", file) => Typed::Save(Some(file.to_owned())),
            ("resign", "") => Typed::Resign,
            ("draw", "") => Typed::Draw,
            ("quit" | "exit" | "q", "") => Typed::Quit,
            _ => line.parse().map_or_else(|_| Typed::Action(line.to_owned()), Typed::Number),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_are_commands_and_the_rest_is_notation() {
        assert_eq!(Typed::read(""), Typed::Nothing);
        assert_eq!(Typed::read("legal sign B3"), Typed::Legal("sign B3".to_owned()));
        assert_eq!(Typed::read("17"), Typed::Number(17));
        assert_eq!(Typed::read("save"), Typed::Save(None));
        assert_eq!(Typed::read("draw"), Typed::Draw);
        assert_eq!(Typed::read("draw 1 N.SE"), Typed::Action("draw 1 N.SE".to_owned()));
        assert_eq!(Typed::read("enter NW:E red"), Typed::Action("enter NW:E red".to_owned()));
    }
}
