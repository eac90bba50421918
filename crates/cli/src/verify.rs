//! `cloverleaf verify`: is this record true?

use std::io::Write;

use cloverleaf_table::Draws;

use crate::args::VerifyArgs;
use crate::failure::Failure;
use crate::files;

pub(crate) fn run(args: &VerifyArgs, out: &mut impl Write) -> Result<(), Failure> {
    let record = files::read_record(&args.file, &args.city)?;
    let name = args.file.display();
    let verified = cloverleaf_catalog::verify(&record)
        .map_err(|error| Failure::no(format!("{name} does not hold: {error}")))?;
    let draws = match verified.draws {
        Draws::None => "there were no draws".to_owned(),
        Draws::Proven(1) => "its one draw is the committed seed's".to_owned(),
        Draws::Proven(draws) => format!("all {draws} draws are the committed seed's"),
        Draws::Sealed(draws) => format!("{draws} draws are sealed until the seed is published at the end"),
        Draws::Unproven(draws) => {
            let text = format!("nobody committed to its {draws} draws, so they may have been chosen");
            if args.strict {
                return Err(Failure::no(format!("{name} does not hold: {text}")));
            }
            text
        }
    };
    let result = match (verified.over, &record.result) {
        (true, Some(result)) => format!("the result, {}, is as played", result.content.1),
        _ => "the game is not over yet".to_owned(),
    };
    writeln!(out, "{name} holds: all {} events are legal; {draws}; {result}.", verified.events)?;
    Ok(())
}
