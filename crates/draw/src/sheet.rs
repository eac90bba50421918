//! The sheet a picture is drawn on: layers, places that can be pointed out, pieces with names.
//!
//! What every game's picture has in common is here, so that ids, titles and marks mean the same on
//! each board. What is drawn as a place or a piece is written into the scene by the same call.

use cloverleaf_core::{Message, Say};

use crate::cars;
use crate::outline::{Outline, PlaceName};
use crate::scene::{Area, Path, Picture, Piece, Scene};
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
    scene: Scene,
    /// Whether so many places may be used that each is only hinted at.
    whispers: bool,
}

/// With more usable places than this, the board would be hidden by their light.
const MANY: usize = 12;

impl<'a> Sheet<'a> {
    pub(crate) fn new(look: &'a Look, words: &'a dyn Say) -> Sheet<'a> {
        let palette = look.theme.palette();
        let usable = look.marks.iter().filter(|mark| mark.kind == MarkKind::Legal).count();
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
            scene: Scene::default(),
            whispers: usable > MANY,
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
    pub(crate) fn place(&mut self, name: PlaceName, title: &Message, outline: Outline) {
        let drawn = outline.element();
        if let Some(mark) = self.look.mark(&name.id) {
            let colour = self.mark_colour(mark.kind, mark.colour);
            self.glows.extend(glow(&drawn, mark.kind, colour, self.whispers));
        }
        let place = drawn.fill("transparent").id(&name.id).set("class", "place").titled(&self.say(title));
        self.places.push(place);
        self.scene.places.push(outline.place(name));
    }

    /// A piece: something that stands on the board, with a name. It is drawn about its origin.
    pub(crate) fn piece(&mut self, piece: Piece, title: &Message, element: Element) {
        let drawn = self.set_up(piece, title, element);
        self.pieces.push(drawn);
    }

    /// A piece that lies flat on the road: a ribbon, an arrow. Cars and signs stand on top of it.
    pub(crate) fn ribbon(&mut self, piece: Piece, title: &Message, element: Element) {
        let drawn = self.set_up(piece, title, element);
        self.ribbons.push(drawn);
    }

    /// A car of this colour.
    pub(crate) fn car(&mut self, piece: Piece, colour: SeatColour, title: &Message) {
        let drawn = cars::car(piece.angle.unwrap_or(0.0), colour);
        self.piece(piece.face(colour.name()), title, drawn);
    }

    /// Puts a piece where it belongs, in the picture and in the scene.
    fn set_up(&mut self, piece: Piece, title: &Message, element: Element) -> Element {
        let title = self.say(title);
        let place = (piece.x, piece.y);
        let moved = if place == (0.0, 0.0) { element } else { element.at(place) };
        let drawn = moved.id(&piece.id).set("class", "piece").titled(&title);
        self.scene.pieces.push(piece);
        drawn
    }

    /// The way that a signal sets for the queue of a place.
    pub(crate) fn path(&mut self, place: String, points: Vec<[f64; 2]>) {
        self.scene.paths.push(Path { place, points });
    }

    /// How many steps there are of what is shown step by step.
    pub(crate) fn steps(&mut self, steps: usize) {
        self.scene.steps = u8::try_from(steps).ok();
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
            (MarkKind::Last, None, _) => SignColour::Orange.paint(),
            (_, Some(colour), _) => colour.glow(),
            (_, None, Theme::Light) => SignColour::Blue.paint(),
            (_, None, Theme::Dark) => SeatColour::Blue.glow(),
        }
    }

    /// The finished document, and what is in it.
    pub(crate) fn finish(self, (width, height): Point, title: &str, description: &str) -> Picture {
        let (width, height) = (width.ceil(), height.ceil());
        let scene = Scene { size: Area { x: 0.0, y: 0.0, width, height }, ..self.scene };
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
        Picture { svg: format!("{}\n", document.titled(title)), scene }
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
/// to blame differ from what may be done in their dashes too, not in colour alone. Where many places
/// may be used, each has a thin line only.
fn glow(outline: &Element, kind: MarkKind, colour: &str, whispers: bool) -> Vec<Element> {
    let quiet = whispers && kind == MarkKind::Legal;
    let (width, opacity) = if quiet { (2.0, 0.6) } else { (3.2, 1.0) };
    let clear = outline.clone().fill("none").stroke(colour, width).round().set("data-mark", kind.name());
    let clear = match kind {
        MarkKind::Legal | MarkKind::Own => clear,
        MarkKind::Chosen => clear.set("stroke-dasharray", "12 5"),
        MarkKind::Last => clear.set("stroke-dasharray", "2 6"),
        MarkKind::Blame => clear.set("stroke-dasharray", "10 4 2 4"),
    };
    if quiet {
        return vec![clear.opacity(opacity)];
    }
    vec![outline.clone().fill("none").stroke(colour, 9.0).opacity(0.28).round(), clear]
}

/// The small square with a letter that says whose something is.
pub(crate) fn badge(centre: Point, size: f64, colour: SeatColour) -> Element {
    let half = size / 2.0;
    group()
        .at(centre)
        .with(rect((-half, -half), size, size, size * 0.22).fill(colour.paint()).stroke("#fff", size * 0.09))
        .with(text((0.0, 0.0), size * 0.66, &colour.letter().to_string()).weight(800).fill("#fff"))
}
