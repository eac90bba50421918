//! Reading records and set-ups from what people name.

use std::io::{self, Read as _};
use std::path::Path;

use cloverleaf_catalog::{Entry, UnknownGame, entry};
use cloverleaf_core::{OptionError, Seat, Value};
use cloverleaf_table::{AnyTable, Record, RecordError, Seed};

use crate::args::{CityArgs, RecordArgs, SetupArgs};
use crate::failure::Failure;
use crate::language::{said, say};

/// The option that takes the text of a board file.
const BOARD: &str = "board";

/// The largest record read: a megabyte is some thirty thousand actions.
const MOST_BYTES: u64 = 64 << 20;

/// The text of a file, or of standard input for `-`.
pub(crate) fn read(file: &Path) -> Result<String, Failure> {
    let mut bytes = Vec::new();
    let read = match file.to_str() {
        Some("-") => io::stdin().lock().take(MOST_BYTES + 1).read_to_end(&mut bytes),
        _ => std::fs::File::open(file).and_then(|file| file.take(MOST_BYTES + 1).read_to_end(&mut bytes)),
    };
    let name = file.display();
    read.map_err(|error| unread(file, &error))?;
    if bytes.len() as u64 > MOST_BYTES {
        let most = (MOST_BYTES >> 20) as usize;
        return Err(Failure::wrong_use(said!("file-too-large", file = name.to_string(), most = most)));
    }
    String::from_utf8(bytes).map_err(|error| {
        let at = error.utf8_error().valid_up_to();
        Failure::no(said!("file-not-text", file = name.to_string(), at = at))
    })
}

/// The record in a file, with the city it was played in where that came from a file too.
pub(crate) fn read_record(file: &Path, city: &CityArgs) -> Result<Record, Failure> {
    let wrong = |error: RecordError| wrong_record(file, &error);
    let mut record = cloverleaf_catalog::read_record(&read(file)?).map_err(wrong)?;
    if let Some(board) = &city.board {
        cloverleaf_catalog::supply(&mut record, BOARD, &read(board)?).map_err(wrong)?;
    }
    Ok(record)
}

/// The table of a record at the place that was asked for.
pub(crate) fn stand(args: &RecordArgs) -> Result<Box<dyn AnyTable>, Failure> {
    let record = read_record(&args.file, &args.city)?;
    if let Some(at) = args.at
        && at > record.events.len()
    {
        return Err(Failure::wrong_use(said!("record-past-end", at = at, events = record.events.len())));
    }
    let table =
        cloverleaf_catalog::replay(&record, args.at).map_err(|error| wrong_record(&args.file, &error))?;
    if let Some(seat) = args.viewer.seat()
        && seat.number() > table.seats()
    {
        return Err(no_seat(seat, table.seats()));
    }
    Ok(table)
}

/// A fresh table of a game, set up as asked.
pub(crate) fn open(game: &str, setup: &SetupArgs, seed: Option<Seed>) -> Result<Box<dyn AnyTable>, Failure> {
    let (seats, options) = settle(game, setup)?;
    cloverleaf_catalog::open(game, seats, &options, seed).map_err(wrong_setup)
}

/// The seats and options of a set-up.
pub(crate) fn settle(game: &str, setup: &SetupArgs) -> Result<(u8, Vec<(String, Value)>), Failure> {
    let seats = seats(game, setup)?;
    let mut options =
        cloverleaf_catalog::read_options(game, &setup.options).map_err(|error| unknown_game(&error))?;
    if let Some(board) = &setup.city.board {
        options.push((BOARD.to_owned(), Value::Text(read(board)?)));
    }
    Ok((seats, options))
}

/// How many seats: as many as the game has room for, unless told otherwise.
pub(crate) fn seats(game: &str, setup: &SetupArgs) -> Result<u8, Failure> {
    let about = known(game)?.about;
    Ok(setup.seats.unwrap_or(about.max_seats))
}

/// The game of this name.
pub(crate) fn known(game: &str) -> Result<Entry, Failure> {
    entry(game).map_err(|error| unknown_game(&error))
}

/// There is no such game.
pub(crate) fn unknown_game(error: &UnknownGame) -> Failure {
    Failure::wrong_use(say(&error.message()))
}

/// A game has no such set-up.
#[expect(clippy::needless_pass_by_value, reason = "it is handed to map_err")]
pub(crate) fn wrong_setup(error: OptionError) -> Failure {
    Failure::wrong_use(say(&error.message))
}

/// A record that is not valid.
pub(crate) fn wrong_record(file: &Path, error: &RecordError) -> Failure {
    Failure::no(format!("{}: {}", file.display(), say(&error.message())))
}

/// A game has no such seat.
pub(crate) fn no_seat(seat: Seat, seats: u8) -> Failure {
    Failure::wrong_use(said!("no-such-seat", seat = seat.number(), seats = seats))
}

/// A file that cannot be read.
pub(crate) fn unread(file: &Path, error: &io::Error) -> Failure {
    Failure::wrong_use(said!("cannot-read", file = file.display().to_string(), why = error.to_string()))
}

/// A file that cannot be written.
pub(crate) fn unwritten(file: &Path, error: &io::Error) -> Failure {
    Failure::wrong_use(said!("cannot-write", file = file.display().to_string(), why = error.to_string()))
}
