//! The sheet a picture is drawn on: layers, places that can be pointed out, pieces with names.
//!
//! What every game's picture has in common is here, so that ids, titles and marks mean the same on
//! each board.

use cloverleaf_core::{Message, Say};

use crate::svg::{Element, Point, group, rect, text};
use crate::{Look, MarkKind, Palette, SeatColour, SignColour, Theme};

/// A picture in the making.
pub(crate) struct Sheet<'a> {
    pub(crate) look: &'a Look,
    pub(crate) words: &'a dyn Say,
    pub(crate) palette: &'static Palette,
    ground: Vec<Element>,
    places: Vec<Element>,
    ribbons: Vec<Element>,
    pieces: Vec<Element>,
    glows: Vec<Element>,
    notes: Vec<Element>,
}

impl<'a> Sheet<'a> {
    pub(crate) fn new(look: &'a Look, words: &'a dyn Say) -> Sheet<'a> {
        let palette = look.theme.palette();
        Sheet {
            look,
            words,
            palette,
            ground: vec![],
            places: vec![],
            ribbons: vec![],
            pieces: vec![],
            glows: vec![],
            notes: vec![],
        }
    }

    /// A message in words.
    pub(crate) fn say(&self, message: &Message) -> String {
        self.words.say(message)
    }

    /// Something that is neither place nor piece: asphalt, trees.
    pub(crate) fn ground(&mut self, element: Element) {
        self.ground.push(element);
    }

    /// A place: an outline that can be pointed at, and that glows if it is marked.
    pub(crate) fn place(&mut self, id: &str, title: &Message, outline: Element) {
        if let Some(mark) = self.look.mark(id) {
            let colour = self.mark_colour(mark.kind, mark.colour);
            self.glows.extend(glow(&outline, mark.kind, colour));
        }
        let place = outline.fill("transparent").id(id).set("class", "place").titled(&self.say(title));
        self.places.push(place);
    }

    /// A piece: something that stands on the board, with a name.
    pub(crate) fn piece(&mut self, id: impl Into<String>, title: &Message, element: Element) {
        let title = self.say(title);
        self.pieces.push(element.id(id).set("class", "piece").titled(&title));
    }

    /// A piece that lies flat on the road: a ribbon, an arrow. Cars and signs stand on top of it.
    pub(crate) fn ribbon(&mut self, id: impl Into<String>, title: &Message, element: Element) {
        let title = self.say(title);
        self.ribbons.push(element.id(id).set("class", "piece").titled(&title));
    }

    /// Something on top of the pieces that is not one: numbers, ribbons, words.
    pub(crate) fn over(&mut self, element: Element) {
        self.pieces.push(element);
    }

    /// Words at a place: on top of everything, the glow of other places too.
    pub(crate) fn note(&mut self, element: Element) {
        self.notes.push(element);
    }

    /// The colour a mark is drawn in. By night and on asphalt the brighter one is needed.
    pub(crate) fn mark_colour(&self, kind: MarkKind, colour: Option<SeatColour>) -> &'static str {
        match (kind, colour, self.look.theme) {
            (MarkKind::Blame, ..) => "#FF3B30",
            (MarkKind::Last, ..) => SignColour::Orange.paint(),
            (_, Some(colour), _) => colour.glow(),
            (_, None, Theme::Light) => SignColour::Blue.paint(),
            (_, None, Theme::Dark) => SeatColour::Blue.glow(),
        }
    }

    /// The finished document.
    pub(crate) fn finish(self, (width, height): Point, title: &str, description: &str) -> String {
        let (width, height) = (width.ceil(), height.ceil());
        let layer = |id: &'static str, elements: Vec<Element>| group().id(id).with_all(elements);
        let paper = rect((0.0, 0.0), width, height, 18.0).fill(self.palette.paper);
        let document = Element::new("svg")
            .set("xmlns", "http://www.w3.org/2000/svg")
            .set("viewBox", format!("0 0 {width:.0} {height:.0}"))
            .set("width", width)
            .set("height", height)
            .set("font-family", FONTS)
            .set("font-variant-numeric", "tabular-nums")
            .set("role", "img")
            .set("aria-label", format!("{title}. {description}"))
            .with(Element::new("desc").containing(description))
            .with(paper)
            .with(layer("ground", self.ground))
            .with(layer("places", self.places))
            .with(layer("ribbons", self.ribbons))
            .with(layer("pieces", self.pieces))
            .with(layer("marks", self.glows).set("pointer-events", "none"))
            .with(layer("notes", self.notes).set("pointer-events", "none"));
        format!("{}\n", document.titled(title))
    }
}

/// A small picture of one thing. Whoever shows it says what it is, so it has no words of its own.
pub(crate) fn emblem((width, height): Point, drawn: Element) -> String {
    let document = Element::new("svg")
        .set("xmlns", "http://www.w3.org/2000/svg")
        .set("viewBox", format!("0 0 {width:.0} {height:.0}"))
        .set("font-family", FONTS)
        .set("aria-hidden", "true")
        .with(drawn);
    format!("{document}\n")
}

const FONTS: &str = "Overpass, 'Highway Gothic', 'DejaVu Sans', sans-serif";

/// Light around an outline: a wide soft one below a narrow clear one. What was done last and what is
/// to blame differ from what may be done in their dashes too, not in colour alone.
fn glow(outline: &Element, kind: MarkKind, colour: &str) -> [Element; 2] {
    let soft = outline.clone().fill("none").stroke(colour, 9.0).opacity(0.28).round();
    let clear = outline.clone().fill("none").stroke(colour, 3.2).round();
    let clear = match kind {
        MarkKind::Legal => clear,
        MarkKind::Chosen => clear.set("stroke-dasharray", "12 5"),
        MarkKind::Last => clear.set("stroke-dasharray", "2 6"),
        MarkKind::Blame => clear.set("stroke-dasharray", "10 4 2 4"),
    };
    [soft, clear]
}

/// The small square with a letter that says whose something is.
pub(crate) fn badge(centre: Point, size: f64, colour: SeatColour) -> Element {
    let half = size / 2.0;
    group()
        .at(centre)
        .with(rect((-half, -half), size, size, size * 0.22).fill(colour.paint()).stroke("#fff", size * 0.09))
        .with(text((0.0, 0.0), size * 0.66, &colour.letter().to_string()).weight(800).fill("#fff"))
}
