//! What went over a client's connections, word for word, kept on disk: a long run says more than fits in memory.

use std::fs::File;
use std::io::{BufWriter, Write};
use std::os::unix::fs::FileExt;
use std::sync::{Mutex, MutexGuard, PoisonError};

use anyhow::{Context, Result};
use cloverleaf_protocol::{Command, PlayerId, TableId};

/// One client at one table.
#[derive(Clone, PartialEq, Debug)]
pub struct Transcript {
    /// The table.
    pub table: TableId,
    /// Who it was.
    pub player: PlayerId,
    /// Whether it was connected until the end.
    pub stayed: bool,
    /// What went over its connections, in order.
    pub lines: Vec<Line>,
}

/// Something that went over a client's connections.
#[derive(Clone, PartialEq, Debug)]
pub enum Line {
    /// It connected, and said that it has seen everything up to a version.
    Opened(i64),
    /// It asked for something, by a name of its own.
    Sent(String, Command),
    /// It was told something.
    Heard(String),
}

/// Where what was heard is written.
#[derive(Debug)]
pub struct Spool {
    file: File,
    end: Mutex<(BufWriter<File>, u64)>,
}

/// Where something that was heard lies in the spool.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Span {
    from: u64,
    length: usize,
}

/// A [`Line`] with what was heard still in the spool.
#[derive(Clone, PartialEq, Debug)]
pub(crate) enum Kept {
    Opened(i64),
    Sent(String, Command),
    Heard(Span),
}

impl Spool {
    /// An empty spool, in a file that goes away by itself.
    ///
    /// # Errors
    /// If the file cannot be made.
    pub fn new() -> Result<Spool> {
        let file = tempfile::tempfile().context("cannot make a file for what is heard")?;
        let writer = BufWriter::with_capacity(1 << 20, file.try_clone()?);
        Ok(Spool { file, end: Mutex::new((writer, 0)) })
    }

    fn end(&self) -> MutexGuard<'_, (BufWriter<File>, u64)> {
        self.end.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Keeps a text.
    ///
    /// # Errors
    /// If the disk is full.
    pub fn keep(&self, text: &str) -> Result<Span> {
        let mut end = self.end();
        end.0.write_all(text.as_bytes()).context("cannot keep what was heard")?;
        let span = Span { from: end.1, length: text.len() };
        end.1 += text.len() as u64;
        Ok(span)
    }

    /// A text that was kept.
    ///
    /// # Errors
    /// If the file cannot be read.
    pub fn read(&self, span: Span) -> Result<String> {
        let mut bytes = vec![0; span.length];
        self.file.read_exact_at(&mut bytes, span.from).context("cannot read what was heard")?;
        Ok(String::from_utf8(bytes)?)
    }

    /// Puts everything where it can be read.
    ///
    /// # Errors
    /// If the disk is full.
    pub fn flush(&self) -> Result<()> {
        Ok(self.end().0.flush()?)
    }

    /// A line with what was heard.
    pub(crate) fn line(&self, kept: Kept) -> Result<Line> {
        Ok(match kept {
            Kept::Opened(after) => Line::Opened(after),
            Kept::Sent(id, command) => Line::Sent(id, command),
            Kept::Heard(span) => Line::Heard(self.read(span)?),
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_kept_is_read_word_for_word() {
        let spool = Spool::new().unwrap();
        let spans: Vec<Span> = ["one", "", "zwölf"].map(|text| spool.keep(text).unwrap()).into();
        spool.flush().unwrap();
        let read: Vec<String> = spans.iter().map(|span| spool.read(*span).unwrap()).collect();
        assert_eq!(read, ["one", "", "zwölf"]);
    }
}
