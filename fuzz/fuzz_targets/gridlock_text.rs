//! No board file makes its reader panic, a board reads back as it is written, and every action has
//! one text.

#![no_main]

use cloverleaf_core::DocumentError;
use cloverleaf_gridlock::{Action, Board, CITIES};
use libfuzzer_sys::fuzz_target;

fn parse(text: &str) -> Result<Board, DocumentError> {
    Board::from_document(&cloverleaf_document::read(text)?)
}

fn check(text: &str) {
    match parse(text) {
        Ok(board) => {
            let source = board.source();
            assert_eq!(parse(&board.to_string()).as_ref(), Ok(&board));
            assert!(source == board.to_string() || Board::named(&source) == Ok(board));
        }
        Err(error) => assert!(error.line >= 1 && error.line <= text.lines().count().max(1), "{error}"),
    }
}

fuzz_target!(|input: (u8, u16, u8, &str)| {
    let (city, line, drop, text) = input;
    if let Ok(action) = text.parse::<Action>() {
        assert_eq!(action.to_string(), text);
    }
    check(text);
    // A real city with some lines of it exchanged for the text.
    let file = Board::named(CITIES[usize::from(city) % CITIES.len()]).expect("it is built in").to_string();
    let mut lines: Vec<&str> = file.lines().collect();
    let from = usize::from(line) % lines.len();
    let to = lines.len().min(from + usize::from(drop % 4));
    lines.splice(from..to, text.lines());
    check(&lines.join("\n"));
});
