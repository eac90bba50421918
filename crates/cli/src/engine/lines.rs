//! Lines of input, however long or broken.

use std::io::{self, BufRead, Read as _};

/// The longest line read; a record of a long game fits many times.
const MOST_BYTES: u64 = 64 << 20;

/// A line of input.
pub(super) enum Line {
    /// Its text.
    Text(String),
    /// It cannot be read, for this reason.
    Wrong(&'static str),
}

/// The next line, if the input has not ended.
pub(super) fn next_line(input: &mut impl BufRead) -> io::Result<Option<Line>> {
    let mut bytes = Vec::new();
    if input.by_ref().take(MOST_BYTES).read_until(b'\n', &mut bytes)? == 0 {
        return Ok(None);
    }
    if bytes.len() as u64 == MOST_BYTES && bytes.last() != Some(&b'\n') {
        skip_line(input)?;
        return Ok(Some(Line::Wrong("the line is longer than 64 MiB")));
    }
    Ok(Some(String::from_utf8(bytes).map_or(Line::Wrong("the line is not text in UTF-8"), Line::Text)))
}

fn skip_line(input: &mut impl BufRead) -> io::Result<()> {
    loop {
        let mut bytes = Vec::new();
        let read = input.by_ref().take(1 << 16).read_until(b'\n', &mut bytes)?;
        if read == 0 || bytes.last() == Some(&b'\n') {
            return Ok(());
        }
    }
}
