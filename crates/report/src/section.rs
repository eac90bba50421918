//! One question of a report: what was found, the numbers, the pictures.

use cloverleaf_draw::svg::Element;

use crate::Figure;

/// One question and its answer.
#[derive(Clone, PartialEq, Debug)]
pub struct Section {
    /// Its name in addresses and tables.
    pub id: &'static str,
    /// Its heading.
    pub title: String,
    /// What was found, in a plain sentence.
    pub finding: String,
    /// How it was measured, in a sentence.
    pub method: String,
    /// The number to remember, if there is one.
    pub key: Option<Figure>,
    /// What is shown, in order.
    pub parts: Vec<Part>,
}

/// Something that a section shows.
#[derive(Clone, PartialEq, Debug)]
pub enum Part {
    /// Figures that belong together: a table, and bars where they compare.
    Figures {
        /// What they are.
        caption: String,
        /// The figures.
        figures: Vec<Figure>,
        /// What they are compared with, by name: a fair share.
        reference: Option<(f64, String)>,
        /// Whether bars help to compare them.
        bars: bool,
    },
    /// A picture.
    Picture {
        /// What it shows.
        caption: String,
        /// The picture itself.
        picture: Element,
    },
}

impl Section {
    /// A question with its answer, and nothing shown yet.
    #[must_use]
    pub fn new(id: &'static str, title: String, finding: String, method: String) -> Section {
        Section { id, title, finding, method, key: None, parts: Vec::new() }
    }

    /// The same with the number to remember.
    #[must_use]
    pub fn keyed(mut self, key: Figure) -> Section {
        self.key = Some(key);
        self
    }

    /// The same with figures as bars and numbers, compared with something if there is a reference.
    #[must_use]
    pub fn bars(self, caption: String, figures: Vec<Figure>, reference: Option<(f64, String)>) -> Section {
        self.part(Part::Figures { caption, figures, reference, bars: true })
    }

    /// The same with figures as numbers alone.
    #[must_use]
    pub fn numbers(self, caption: String, figures: Vec<Figure>) -> Section {
        self.part(Part::Figures { caption, figures, reference: None, bars: false })
    }

    /// The same with a picture.
    #[must_use]
    pub fn picture(self, caption: String, picture: Element) -> Section {
        self.part(Part::Picture { caption, picture })
    }

    fn part(mut self, part: Part) -> Section {
        self.parts.push(part);
        self
    }

    /// All its figures, in order.
    pub fn figures(&self) -> impl Iterator<Item = &Figure> {
        self.parts.iter().flat_map(|part| match part {
            Part::Figures { figures, .. } => figures.as_slice(),
            Part::Picture { .. } => &[],
        })
    }
}
