//! Reading records and set-ups from what people name.

use std::io::{self, Read as _};
use std::path::Path;

use cloverleaf_catalog::entry;
use cloverleaf_core::Value;
use cloverleaf_table::{AnyTable, Record, Seed};

use crate::args::{CityArgs, RecordArgs, SetupArgs};
use crate::failure::Failure;

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
    read.map_err(|error| Failure::wrong_use(format!("cannot read {name}: {error}")))?;
    if bytes.len() as u64 > MOST_BYTES {
        return Err(Failure::wrong_use(format!(
            "{name} is larger than any record: over {} MiB",
            MOST_BYTES >> 20
        )));
    }
    String::from_utf8(bytes).map_err(|error| {
        Failure::no(format!(
            "{name} is not text: a stray byte stands at {}",
            error.utf8_error().valid_up_to()
        ))
    })
}

/// The record in a file, with the city it was played in where that came from a file too.
pub(crate) fn read_record(file: &Path, city: &CityArgs) -> Result<Record, Failure> {
    let wrong = |error| Failure::no(format!("{}: {error}", file.display()));
    let mut record = Record::read(&read(file)?).map_err(wrong)?;
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
        let text = format!("--at {at} is past the end: the record has {} events", record.events.len());
        return Err(Failure::wrong_use(text));
    }
    let table = cloverleaf_catalog::replay(&record, args.at)
        .map_err(|error| Failure::no(format!("{}: {error}", args.file.display())))?;
    if let Some(seat) = args.viewer.seat()
        && seat.number() > table.seats()
    {
        return Err(Failure::wrong_use(format!(
            "there is no seat {seat}: this game has {} seats",
            table.seats()
        )));
    }
    Ok(table)
}

/// A fresh table of a game, set up as asked.
pub(crate) fn open(game: &str, setup: &SetupArgs, seed: Option<Seed>) -> Result<Box<dyn AnyTable>, Failure> {
    let (seats, options) = settle(game, setup)?;
    cloverleaf_catalog::open(game, seats, &options, seed).map_err(Failure::wrong_use)
}

/// The seats and options of a set-up.
pub(crate) fn settle(game: &str, setup: &SetupArgs) -> Result<(u8, Vec<(String, Value)>), Failure> {
    let seats = seats(game, setup)?;
    let mut options = cloverleaf_catalog::read_options(game, &setup.options).map_err(Failure::wrong_use)?;
    if let Some(board) = &setup.city.board {
        options.push((BOARD.to_owned(), Value::Text(read(board)?)));
    }
    Ok((seats, options))
}

/// How many seats: as many as the game has room for, unless told otherwise.
pub(crate) fn seats(game: &str, setup: &SetupArgs) -> Result<u8, Failure> {
    let about = entry(game).map_err(Failure::wrong_use)?.about;
    Ok(setup.seats.unwrap_or(about.max_seats))
}
