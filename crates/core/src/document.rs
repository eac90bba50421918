//! What a file says, whatever format it is written in: how an option takes a whole file.
//!
//! A game checks what a file says and knows no format; whoever reads the file for it knows the format and
//! no game. Every part keeps its line, so that whichever of them finds a fault can name it.

use alloc::string::String;
use alloc::vec::Vec;
use core::fmt;

use crate::Message;

/// A file that has been read.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Document {
    /// The text it was read from.
    pub text: String,
    /// What it says, in the order of the file.
    pub entries: Vec<Entry>,
}

impl Document {
    /// How many lines it has, at least one.
    #[must_use]
    pub fn lines(&self) -> usize {
        self.text.lines().count().max(1)
    }
}

/// A name and what it stands for.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Entry {
    /// The name.
    pub key: String,
    /// What it stands for.
    pub node: Node,
}

/// A value in a file.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Node {
    /// The line it starts in, counted from 1; of a table that has a heading, the heading's line.
    pub line: usize,
    /// What it is.
    pub content: Content,
}

/// What a value in a file is.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Content {
    /// A text.
    Text(String),
    /// A whole number.
    Number(i64),
    /// Yes or no.
    Switch(bool),
    /// Values in a row.
    List(Vec<Node>),
    /// Names and their values, in the order of the file.
    Table(Vec<Entry>),
    /// Something else that the format has and no game uses, such as a date.
    Other,
}

/// What is wrong with a file, and in which line.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct DocumentError {
    /// The line, counted from 1.
    pub line: usize,
    /// What is wrong.
    pub why: Message,
}

impl DocumentError {
    /// A fault in this line.
    #[must_use]
    pub fn new(line: usize, why: Message) -> DocumentError {
        DocumentError { line, why }
    }

    /// The line and the reason.
    #[must_use]
    pub fn message(&self) -> Message {
        Message::new("document-line").with("line", self.line).with("why", self.why.clone())
    }
}

impl fmt::Display for DocumentError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.message().fmt(f)
    }
}

impl core::error::Error for DocumentError {}

/// Reads the text of a file.
pub type ReadDocument = fn(&str) -> Result<Document, DocumentError>;

/// The reader of those who have none.
pub(crate) fn no_reader(_text: &str) -> Result<Document, DocumentError> {
    Err(DocumentError::new(1, Message::new("document-no-reader")))
}
