//! `cloverleaf serve`: the online table.

use std::io::Write;

use cloverleaf_server::Config;

use crate::failure::Failure;
use crate::language::{said, say};

pub(crate) fn run(config: Config, out: &mut impl Write) -> Result<(), Failure> {
    let ready = |address| {
        writeln!(out, "{}", said!("serve-listens", address = format!("http://{address}")))?;
        out.flush()
    };
    cloverleaf_server::run(config, ready).map_err(|error| Failure::wrong_use(say(error.message())))
}
