//! A tiny SVG builder: elements made by functions, put into each other, written once.
//!
//! It knows markup and nothing else: no colour, no sign, no game. Whatever is given to it comes out
//! as well-formed XML, with numbers to one decimal so that equal pictures are equal bytes.

use std::fmt::{self, Display, Write as _};

/// Right and down, in pixels.
pub type Point = (f64, f64);

/// An element with its attributes and what is inside it.
#[derive(Clone, PartialEq, Debug)]
pub struct Element {
    name: &'static str,
    attributes: Vec<(&'static str, String)>,
    children: Vec<Node>,
}

#[derive(Clone, PartialEq, Debug)]
enum Node {
    Element(Element),
    Text(String),
}

/// What an attribute may hold.
pub trait Value {
    /// How it is written.
    fn written(self) -> String;
}

impl Value for f64 {
    fn written(self) -> String {
        number(self)
    }
}

impl Value for &str {
    fn written(self) -> String {
        self.to_owned()
    }
}

impl Value for String {
    fn written(self) -> String {
        self
    }
}

/// A number with at most one decimal, and no `-0`.
#[must_use]
pub fn number(value: f64) -> String {
    let tenths = (value * 10.0).round();
    match tenths % 10.0 == 0.0 {
        true => format!("{:.0}", tenths / 10.0 + 0.0),
        false => format!("{:.1}", tenths / 10.0),
    }
}

impl Element {
    /// An element with nothing in it.
    #[must_use]
    pub fn new(name: &'static str) -> Element {
        Element { name, attributes: Vec::new(), children: Vec::new() }
    }

    /// The same with an attribute.
    #[must_use]
    pub fn set(self, name: &'static str, value: impl Value) -> Element {
        self.put(name, value.written())
    }

    // Pictures are made of hundreds of these calls; written out at each of them they would fill the page's module.
    #[inline(never)]
    fn put(mut self, name: &'static str, value: String) -> Element {
        self.attributes.push((name, value));
        self
    }

    /// The same with a stable id.
    #[must_use]
    pub fn id(self, id: impl Into<String>) -> Element {
        self.set("id", id.into())
    }

    /// The same with a name that a pointer or a screen reader gets to know.
    #[must_use]
    pub fn titled(mut self, title: &str) -> Element {
        let title = Element::new("title").containing(title);
        self.children.insert(0, Node::Element(title));
        self
    }

    /// The same with one more element inside, above those before.
    #[must_use]
    #[inline(never)]
    pub fn with(mut self, child: Element) -> Element {
        self.children.push(Node::Element(child));
        self
    }

    /// The same with more elements inside.
    #[must_use]
    pub fn with_all(mut self, children: impl IntoIterator<Item = Element>) -> Element {
        self.children.extend(children.into_iter().map(Node::Element));
        self
    }

    /// The same with text inside.
    #[must_use]
    pub fn containing(mut self, text: &str) -> Element {
        self.children.push(Node::Text(text.to_owned()));
        self
    }

    /// Filled.
    #[must_use]
    #[inline(never)]
    pub fn fill(self, colour: &str) -> Element {
        self.set("fill", colour)
    }

    /// Outlined.
    #[must_use]
    #[inline(never)]
    pub fn stroke(self, colour: &str, width: f64) -> Element {
        self.set("stroke", colour).set("stroke-width", width)
    }

    /// Seen through: 1 is solid. Two decimals, because one would be coarse.
    #[must_use]
    pub fn opacity(self, opacity: f64) -> Element {
        self.set("opacity", format!("{opacity:.2}"))
    }

    /// With round ends and corners.
    #[must_use]
    pub fn round(self) -> Element {
        self.set("stroke-linecap", "round").set("stroke-linejoin", "round")
    }

    /// Moved so that its origin comes to lie here.
    #[must_use]
    pub fn at(self, (x, y): Point) -> Element {
        self.set("transform", format!("translate({} {})", number(x), number(y)))
    }

    /// Enlarged about its origin.
    #[must_use]
    pub fn scaled(self, scale: f64) -> Element {
        self.set("transform", format!("scale({scale:.3})"))
    }

    /// Moved, then enlarged.
    #[must_use]
    pub fn scaled_at(self, (x, y): Point, scale: f64) -> Element {
        self.set("transform", format!("translate({} {}) scale({scale:.3})", number(x), number(y)))
    }

    /// Moved, then turned clockwise.
    #[must_use]
    pub fn turned_at(self, (x, y): Point, degrees: f64) -> Element {
        self.set("transform", format!("translate({} {}) rotate({})", number(x), number(y), number(degrees)))
    }

    /// Extra weight for letters.
    #[must_use]
    pub fn weight(self, weight: u16) -> Element {
        self.set("font-weight", weight.to_string())
    }

    /// Text that begins at its point instead of being centred on it.
    #[must_use]
    pub fn from_left(mut self) -> Element {
        self.attributes.retain(|(name, _)| *name != "text-anchor");
        self
    }
}

impl Display for Element {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "<{}", self.name)?;
        for (name, value) in &self.attributes {
            write!(f, " {name}=\"{}\"", Escaped(value))?;
        }
        if self.children.is_empty() {
            return f.write_str("/>");
        }
        f.write_char('>')?;
        for child in &self.children {
            match child {
                Node::Element(element) => element.fmt(f)?,
                Node::Text(text) => Escaped(text).fmt(f)?,
            }
        }
        write!(f, "</{}>", self.name)
    }
}

/// Text that can neither end an attribute nor begin a tag.
struct Escaped<'a>(&'a str);

impl Display for Escaped<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for letter in self.0.chars() {
            match letter {
                '&' => f.write_str("&amp;")?,
                '<' => f.write_str("&lt;")?,
                '>' => f.write_str("&gt;")?,
                '"' => f.write_str("&quot;")?,
                // XML 1.0 has no way to write these, not even escaped.
                '\u{0}'..='\u{1f}' | '\u{fffe}' | '\u{ffff}' => f.write_char(' ')?,
                _ => f.write_char(letter)?,
            }
        }
        Ok(())
    }
}

/// An empty group.
#[must_use]
pub fn group() -> Element {
    Element::new("g")
}

/// A rectangle with round corners.
#[must_use]
pub fn rect((x, y): Point, width: f64, height: f64, radius: f64) -> Element {
    let plain = Element::new("rect").set("x", x).set("y", y).set("width", width).set("height", height);
    if radius > 0.0 { plain.set("rx", radius) } else { plain }
}

/// A circle.
#[must_use]
pub fn circle((x, y): Point, radius: f64) -> Element {
    Element::new("circle").set("cx", x).set("cy", y).set("r", radius)
}

/// A closed figure with these corners.
#[must_use]
pub fn polygon(corners: &[Point]) -> Element {
    let points: Vec<String> = corners.iter().map(|&(x, y)| format!("{},{}", number(x), number(y))).collect();
    Element::new("polygon").set("points", points.join(" "))
}

/// Text centred on this point, to the eye: the point is the middle of its capitals.
#[must_use]
pub fn text((x, y): Point, size: f64, content: &str) -> Element {
    Element::new("text")
        .set("x", x)
        .set("y", y + size * 0.36)
        .set("font-size", size)
        .set("text-anchor", "middle")
        .containing(content)
}

/// A line drawn without lifting the pen.
#[derive(Clone, PartialEq, Debug)]
pub struct Trace(String);

impl Trace {
    /// Puts the pen down.
    #[must_use]
    pub fn from((x, y): Point) -> Trace {
        Trace(format!("M{} {}", number(x), number(y)))
    }

    /// Straight on to here.
    #[must_use]
    pub fn line(self, to: Point) -> Trace {
        self.drawn('L', &[to])
    }

    /// In a bend that would touch `bend`, on to here.
    #[must_use]
    pub fn bend(self, bend: Point, to: Point) -> Trace {
        self.drawn('Q', &[bend, to])
    }

    /// Along a circle of this radius, the short way.
    #[must_use]
    pub fn arc(mut self, radius: f64, clockwise: bool, (x, y): Point) -> Trace {
        let (radius, sweep) = (number(radius), u8::from(clockwise));
        self.0.push_str(&format!("A{radius} {radius} 0 0 {sweep} {} {}", number(x), number(y)));
        self
    }

    /// Back to where the pen was put down.
    #[must_use]
    pub fn closed(mut self) -> Element {
        self.0.push('Z');
        self.shape()
    }

    /// The line as an element that is not filled.
    #[must_use]
    pub fn open(self) -> Element {
        self.shape().fill("none")
    }

    fn shape(self) -> Element {
        Element::new("path").set("d", self.0)
    }

    fn drawn(mut self, verb: char, points: &[Point]) -> Trace {
        self.0.push(verb);
        let points: Vec<String> =
            points.iter().map(|&(x, y)| format!("{} {}", number(x), number(y))).collect();
        self.0.push_str(&points.join(" "));
        self
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_have_at_most_one_decimal_and_no_negative_zero() {
        for (value, written) in [(1.0, "1"), (1.25, "1.3"), (-0.04, "0"), (-2.5, "-2.5"), (99.96, "100")] {
            assert_eq!(number(value), written);
        }
    }

    #[test]
    fn text_and_attributes_are_escaped() {
        let nasty = "<a href=\"x\">&\u{1}";
        let written = group().set("data-name", nasty).containing(nasty).to_string();
        assert_eq!(
            written,
            "<g data-name=\"&lt;a href=&quot;x&quot;&gt;&amp; \">&lt;a href=&quot;x&quot;&gt;&amp; </g>"
        );
    }

    #[test]
    fn a_title_comes_first() {
        let written = group().with(circle((0.0, 0.0), 2.0)).titled("dot").to_string();
        assert_eq!(written, "<g><title>dot</title><circle cx=\"0\" cy=\"0\" r=\"2\"/></g>");
    }

    #[test]
    fn text_is_centred_or_begins_at_its_point() {
        let written = text((0.0, 0.0), 10.0, "x").from_left().to_string();
        assert!(!written.contains("text-anchor"), "from the left is what SVG does by itself");
    }
}
