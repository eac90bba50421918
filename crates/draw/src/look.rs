//! How the one who looks wants to see it: by day or night, and with which places pointed out.

use crate::{SeatColour, Theme};

/// The wishes of the one who looks.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Look {
    /// By day or by night.
    pub theme: Theme,
    /// What is pointed out.
    pub marks: Vec<Mark>,
    /// Which delivery's routes are shown once they are open, counted from 1; the last if none is
    /// named. Games without deliveries do not care.
    pub delivery: Option<u8>,
    /// How far that delivery has been driven, in steps; to its end if nothing is said.
    pub step: Option<u8>,
    /// With the points of every tile, also of those that bring none. Only RIGHT_OF_WAY has any.
    pub points: bool,
    /// What is said at places. So far only RIGHT_OF_WAY shows notes.
    pub notes: Vec<Note>,
    /// The board alone, for a page that shows the seats and hands itself.
    pub bare: bool,
}

impl Look {
    /// The ordinary look in this theme.
    #[must_use]
    pub fn themed(theme: Theme) -> Look {
        Look { theme, ..Look::default() }
    }

    /// The mark on the element with this id.
    #[must_use]
    pub fn mark(&self, id: &str) -> Option<&Mark> {
        self.marks.iter().find(|mark| mark.id == id)
    }
}

/// Words at a place: what would happen there, told before it does.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Note {
    /// The id of a place.
    pub id: String,
    /// Short lines.
    pub lines: Vec<String>,
}

/// One element pointed out, by its id.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Mark {
    /// The id of a place.
    pub id: String,
    /// Why.
    pub kind: MarkKind,
    /// For whom: legal places glow in the colour of the seat that may use them.
    pub colour: Option<SeatColour>,
}

/// Why a place is pointed out.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum MarkKind {
    /// Something may be done here.
    Legal,
    /// This is what has been picked.
    Chosen,
    /// The last action was here.
    Last,
    /// This is why something was refused.
    Blame,
    /// This belongs to whoever looks.
    Own,
}

impl MarkKind {
    /// Its name, as pages call it.
    #[must_use]
    pub fn name(self) -> &'static str {
        match self {
            MarkKind::Legal => "legal",
            MarkKind::Chosen => "chosen",
            MarkKind::Last => "last",
            MarkKind::Blame => "blame",
            MarkKind::Own => "own",
        }
    }
}

impl Mark {
    /// A mark for nobody in particular.
    #[must_use]
    pub fn new(id: impl Into<String>, kind: MarkKind) -> Mark {
        Mark { id: id.into(), kind, colour: None }
    }

    /// The same for this colour.
    #[must_use]
    pub fn coloured(self, colour: SeatColour) -> Mark {
        Mark { colour: Some(colour), ..self }
    }
}
