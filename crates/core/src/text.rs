//! Reading notation: words on one line, parted by single spaces.

use alloc::string::String;
use core::fmt;
use core::str::FromStr;

use crate::Message;

/// A text that is not in notation: what stands where, and what was expected there.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ParseError {
    /// The column of the word that is wrong, counted from 1.
    pub column: usize,
    /// The word that stands there; empty at the end of the line.
    pub found: String,
    /// What belongs there, as the key of a message.
    pub expected: &'static str,
}

impl ParseError {
    /// An error at this column, where `found` stands instead of what is expected.
    #[must_use]
    pub fn new(column: usize, found: &str, expected: &'static str) -> ParseError {
        // A quarter of a line is enough to recognise it; the rest may be megabytes of noise.
        ParseError { column, found: found.chars().take(40).collect(), expected }
    }

    /// The sentence that says what is wrong and what belongs there.
    #[must_use]
    pub fn message(&self) -> Message {
        let key = if self.found.is_empty() { "expected-more" } else { "expected" };
        let message =
            Message::new(key).with("expected", Message::new(self.expected)).with("column", self.column);
        if self.found.is_empty() { message } else { message.text("found", self.found.escape_debug()) }
    }
}

/// The message's key and arguments, for logs; people read the words.
impl fmt::Display for ParseError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.message().fmt(f)
    }
}

impl core::error::Error for ParseError {}

/// A line of notation, read word by word.
#[derive(Clone, Debug)]
pub struct Words<'a> {
    rest: Option<&'a str>,
    column: usize,
}

impl<'a> Words<'a> {
    /// Starts at the beginning of the line.
    #[must_use]
    pub fn new(line: &'a str) -> Words<'a> {
        Words { rest: Some(line), column: 1 }
    }

    /// Takes the next word, or says what was expected.
    ///
    /// # Errors
    /// If the line has ended, or the word is empty (two spaces in a row, or one at an end).
    pub fn word(&mut self, expected: &'static str) -> Result<Word<'a>, ParseError> {
        let rest = self.rest.unwrap_or("");
        let column = self.column;
        let (text, rest) = match rest.split_once(' ') {
            Some((text, rest)) => (text, Some(rest)),
            None => (rest, None),
        };
        if text.is_empty() {
            return Err(ParseError::new(column, if rest.is_some() { " " } else { "" }, expected));
        }
        self.column += text.chars().count() + usize::from(rest.is_some());
        self.rest = rest;
        Ok(Word { text, column })
    }

    /// Takes the next word as a value.
    ///
    /// # Errors
    /// If the line has ended or the word is not such a value.
    pub fn parse<T: FromStr>(&mut self, expected: &'static str) -> Result<T, ParseError> {
        let word = self.word(expected)?;
        word.text.parse().map_err(|_| word.wrong(expected))
    }

    /// Makes sure that nothing follows.
    ///
    /// # Errors
    /// If something does.
    pub fn end(&self) -> Result<(), ParseError> {
        match self.rest {
            None => Ok(()),
            Some(rest) => {
                Err(ParseError::new(self.column, if rest.is_empty() { " " } else { rest }, "exp-end"))
            }
        }
    }
}

/// One word and where it stands.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Word<'a> {
    /// The word.
    pub text: &'a str,
    /// Its column, counted from 1.
    pub column: usize,
}

impl Word<'_> {
    /// The error that something else was expected here.
    #[must_use]
    pub fn wrong(&self, expected: &'static str) -> ParseError {
        ParseError::new(self.column, self.text, expected)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use alloc::string::ToString;

    #[test]
    fn a_line_is_words_parted_by_single_spaces() {
        let mut words = Words::new("sign B3 7");
        assert_eq!(words.word("a verb").map(|word| word.text), Ok("sign"));
        assert_eq!(words.word("a tile").map(|word| word.column), Ok(6));
        assert!(words.end().is_err());
        assert_eq!(words.parse::<u8>("a number"), Ok(7));
        assert_eq!(words.end(), Ok(()));
        let error = words.word("a sign").expect_err("the line has ended");
        assert_eq!(error.to_string(), "expected-more expected=(a sign) column=10");
    }

    #[test]
    fn stray_spaces_are_errors_with_a_column() {
        for (line, column) in [("", 1), (" go", 1), ("go  E", 4)] {
            let mut words = Words::new(line);
            let error = words.word("x").and_then(|_| words.word("x")).expect_err(line);
            assert_eq!(error.column, column, "{line:?}");
        }
        let mut words = Words::new("go ");
        assert!(words.word("x").is_ok() && words.end().is_err());
    }
}
