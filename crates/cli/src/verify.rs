//! `cloverleaf verify`: is this record true?

use std::io::Write;

use cloverleaf_core::Message;
use cloverleaf_report::reason_name;
use cloverleaf_table::Draws;

use crate::args::VerifyArgs;
use crate::failure::Failure;
use crate::files;
use crate::language::{language, said};

pub(crate) fn run(args: &VerifyArgs, out: &mut impl Write) -> Result<(), Failure> {
    let record = files::read_record(&args.file, &args.city)?;
    let name = args.file.display();
    let verified = cloverleaf_catalog::verify(&record).map_err(|error| {
        Failure::no(said!("verify-fails", file = name.to_string(), why = error.message()))
    })?;
    let draws = match verified.draws {
        Draws::None => Message::new("verify-no-draws"),
        Draws::Proven(draws) => Message::new("verify-draws-proven").with("draws", draws),
        Draws::Sealed(draws) => Message::new("verify-draws-sealed").with("draws", draws),
        Draws::Unproven(draws) => Message::new("verify-draws-unproven").with("draws", draws),
    };
    if args.strict && matches!(verified.draws, Draws::Unproven(_)) {
        return Err(Failure::no(said!("verify-fails", file = name.to_string(), why = draws)));
    }
    let result = match (verified.over, &record.result) {
        (true, Some(result)) => {
            Message::new("verify-result").text("reason", reason_name(&result.content.1, language()))
        }
        _ => Message::new("verify-not-over"),
    };
    let events = verified.events;
    let said =
        said!("verify-valid", file = name.to_string(), events = events, draws = draws, result = result);
    writeln!(out, "{said}")?;
    Ok(())
}
