//! Reads a TOML file into the [`Document`] that a game's option takes.
//!
//! Games check what a file says (a city's spaces, say) and know no format. This crate knows the format and
//! no game; it is the only one that knows TOML.
//!
//! ```
//! let document = cloverleaf_document::read("name = \"boston\"\n[columns]\nA = [3, 17]\n")?;
//! assert_eq!((document.entries[1].key.as_str(), document.entries[1].node.line), ("columns", 2));
//! let error = cloverleaf_document::read("name = \"boston\"\ntitle = \"Bos").expect_err("no end");
//! assert_eq!(error.line, 2);
//! # Ok::<(), cloverleaf_core::DocumentError>(())
//! ```

use core::ops::Range;

use cloverleaf_core::{
    Content, Document, DocumentError, Entry, Message, Node, OptionError, Options, Value, options_reading,
};
use toml::Spanned;
use toml::de::{DeTable, DeValue};

// The example of the README, so that it is a test.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
mod readme {}

/// The largest file: the largest board takes a tenth of it.
const MAX_BYTES: usize = 64 * 1024;

/// Options from names and values, as [`cloverleaf_core::options_from`], with files read as TOML.
///
/// # Errors
/// As there; also if a file cannot be read, with its line.
pub fn options_from<O: Options>(given: &[(String, Value)]) -> Result<O, OptionError> {
    options_reading(given, read)
}

/// Reads the text of a TOML file.
///
/// # Errors
/// The first line that is not TOML, and what is wrong with it.
pub fn read(text: &str) -> Result<Document, DocumentError> {
    if text.len() > MAX_BYTES {
        let why = Message::new("document-too-large").with("most", MAX_BYTES).with("bytes", text.len());
        return Err(DocumentError::new(1, why));
    }
    let lines = Lines::of(text);
    let table = DeTable::parse(text).map_err(|error| lines.fault(&error))?;
    Ok(Document { text: text.to_owned(), entries: lines.entries(table.get_ref()) })
}

/// Where the lines of a text start.
struct Lines {
    starts: Vec<usize>,
}

impl Lines {
    fn of(text: &str) -> Lines {
        let after_breaks = text.bytes().enumerate().filter(|(_, byte)| *byte == b'\n').map(|(at, _)| at + 1);
        // A break at the very end starts no line: a fault there is one of the last line.
        let starts = after_breaks.filter(|&start| start < text.len());
        Lines { starts: [0].into_iter().chain(starts).collect() }
    }

    /// The line of a place in the text, counted from 1.
    fn at(&self, place: usize) -> usize {
        self.starts.partition_point(|&start| start <= place).max(1)
    }

    fn fault(&self, error: &toml::de::Error) -> DocumentError {
        let place = error.span().map_or(0, |span| span.start);
        DocumentError::new(self.at(place), Message::new("document-no-toml").text("why", error.message()))
    }

    /// The entries of a table in the order of the file: `toml` sorts them by name.
    fn entries(&self, table: &DeTable) -> Vec<Entry> {
        let mut pairs: Vec<_> = table.iter().collect();
        pairs.sort_by_key(|(key, _)| key.span().start);
        let entry = |(key, value): (&Spanned<_>, &Spanned<DeValue>)| Entry {
            key: String::from(AsRef::<str>::as_ref(key.get_ref())),
            node: self.node(value.get_ref(), value.span()),
        };
        pairs.into_iter().map(entry).collect()
    }

    fn node(&self, value: &DeValue, span: Range<usize>) -> Node {
        Node { line: self.at(span.start), content: self.content(value) }
    }

    fn content(&self, value: &DeValue) -> Content {
        match value {
            DeValue::String(text) => Content::Text(text.to_string()),
            DeValue::Boolean(on) => Content::Switch(*on),
            DeValue::Integer(number) => {
                i64::from_str_radix(number.as_str(), number.radix()).map_or(Content::Other, Content::Number)
            }
            DeValue::Array(items) => {
                Content::List(items.iter().map(|item| self.node(item.get_ref(), item.span())).collect())
            }
            DeValue::Table(table) => Content::Table(self.entries(table)),
            DeValue::Float(_) | DeValue::Datetime(_) => Content::Other,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn everything_keeps_its_line_and_the_order_of_the_file() {
        let text = "# a comment\nz = 1\na = true\n\n[[river]]\nname = \"Elbe\"\nspaces = [\n  \"A1\",\n  \"B1\",\n]\n\n[park]\nat = 1.5\n[[river]]\n";
        let document = read(text).expect("this is TOML");
        let said: Vec<_> =
            document.entries.iter().map(|entry| (entry.key.as_str(), entry.node.line)).collect();
        assert_eq!(said, [("z", 2), ("a", 3), ("river", 5), ("park", 12)]);
        let Content::List(rivers) = &document.entries[2].node.content else { panic!("a list of tables") };
        assert_eq!(rivers.iter().map(|river| river.line).collect::<Vec<_>>(), [5, 14]);
        let Content::Table(elbe) = &rivers[0].content else { panic!("a table") };
        let Content::List(spaces) = &elbe[1].node.content else { panic!("a list") };
        assert_eq!(spaces.iter().map(|space| space.line).collect::<Vec<_>>(), [8, 9]);
        assert_eq!(document.lines(), 14);
    }

    #[test]
    fn a_fault_names_its_line_and_says_what_is_expected() {
        let faults = [
            ("a = 1\nb = \"x", 2, "basic string"),
            ("a = 1\n\nb", 3, "`=`"),
            ("a = [\"x\" \"y\"]\n", 1, "`,`"),
            ("a = 1\na = 2\n", 2, "duplicate key"),
            ("a = \"x\" b\n", 1, "newline"),
            ("a =\n", 1, "value"),
            ("a = \"\u{7}\"\n", 1, "string"),
        ];
        for (text, line, part) in faults {
            let error = read(text).expect_err(text);
            assert_eq!(error.line, line, "{text:?}: {error}");
            assert!(error.why.to_string().contains(part), "{text:?}: {error}");
        }
    }

    #[test]
    fn a_monstrous_file_is_refused_at_once() {
        let error = read(&"#".repeat(70_000)).expect_err("too large");
        assert_eq!(error.why, Message::new("document-too-large").with("most", 65_536).with("bytes", 70_000));
        let error = read(&format!("a = {}", "[".repeat(60_000))).expect_err("too deep");
        assert_eq!(error.line, 1, "{error}");
        assert!(error.why.to_string().len() < 100, "{error}");
    }
}
