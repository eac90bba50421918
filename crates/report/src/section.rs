//! One question of a report: what was found, the numbers, the pictures.

use cloverleaf_draw::svg::Element;

use crate::Figure;

/// One question and its answer.
#[derive(Clone, PartialEq, Debug)]
pub struct Section {
    /// Its name in addresses and tables.
    pub id: &'static str,
    /// Its heading.
    pub title: &'static str,
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
    pub fn new(id: &'static str, title: &'static str, finding: String, method: &str) -> Section {
        Section { id, title, finding, method: method.to_owned(), key: None, parts: Vec::new() }
    }

    /// The same with the number to remember.
    #[must_use]
    pub fn keyed(mut self, key: Figure) -> Section {
        self.key = Some(key);
        self
    }

    /// The same with figures as bars and numbers, compared with something if there is a reference.
    #[must_use]
    pub fn bars(self, caption: &str, figures: Vec<Figure>, reference: Option<(f64, &str)>) -> Section {
        let reference = reference.map(|(value, name)| (value, name.to_owned()));
        self.part(Part::Figures { caption: caption.to_owned(), figures, reference, bars: true })
    }

    /// The same with figures as numbers alone.
    #[must_use]
    pub fn numbers(self, caption: &str, figures: Vec<Figure>) -> Section {
        self.part(Part::Figures { caption: caption.to_owned(), figures, reference: None, bars: false })
    }

    /// The same with a picture.
    #[must_use]
    pub fn picture(self, caption: impl Into<String>, picture: Element) -> Section {
        self.part(Part::Picture { caption: caption.into(), picture })
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
