//! A person's side of the conversation: lines in, text out.

use std::io::{self, BufRead, IsTerminal as _, Write};

use crate::failure::Failure;

/// Where a person reads and types.
pub(super) struct Console<I, O> {
    input: I,
    pub(super) out: O,
    /// Whether there is a screen that can be wiped.
    screen: bool,
}

impl<I: BufRead, O: Write> Console<I, O> {
    pub(super) fn new(input: I, out: O) -> Console<I, O> {
        Console { input, out, screen: io::stdout().is_terminal() }
    }

    /// Asks, and gives the answer; nothing once the input has ended.
    pub(super) fn ask(&mut self, question: &str) -> Result<Option<String>, Failure> {
        write!(self.out, "{question}")?;
        self.out.flush()?;
        let mut bytes = Vec::new();
        if self.input.read_until(b'\n', &mut bytes)? == 0 {
            writeln!(self.out)?;
            return Ok(None);
        }
        let line = String::from_utf8_lossy(&bytes);
        Ok(Some(line.split_whitespace().collect::<Vec<_>>().join(" ")))
    }

    /// Says a line.
    pub(super) fn say(&mut self, text: &str) -> Result<(), Failure> {
        Ok(writeln!(self.out, "{text}")?)
    }

    /// Wipes the screen, so that the next player does not see what the last one saw.
    pub(super) fn wipe(&mut self) -> Result<(), Failure> {
        self.out.flush()?;
        if !self.screen {
            return Ok(write!(self.out, "\n\n\n")?);
        }
        // Straight to the terminal: a stream that strips colours would strip this too. The second
        // code wipes what could be scrolled back to.
        let mut terminal = io::stdout();
        terminal.write_all(b"\x1b[2J\x1b[3J\x1b[H")?;
        Ok(terminal.flush()?)
    }
}
