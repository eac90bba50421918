//! `cloverleaf restore`: entries missing from the database, put back from a backup.

use std::fs::File;
use std::io::{self, BufReader, Read, Write};
use std::path::Path;

use cloverleaf_server::{Restored, Store, StoreError};
use indicatif::{ProgressBar, ProgressStyle};

use crate::args::RestoreArgs;
use crate::backup::wait;
use crate::failure::Failure;
use crate::files;
use crate::language::said;

pub(crate) fn run(args: &RestoreArgs, out: &mut impl Write) -> Result<(), Failure> {
    let (file, bar) = open(&args.file)?;
    let restored = wait(restore(&args.database.address()?, bar.wrap_read(file)));
    bar.finish_and_clear();
    let tallies = restored?.tallies;
    let heads = [said!("restore-added"), said!("restore-there"), said!("restore-kept")];
    writeln!(out, "{:<10} {:>10} {:>10} {:>16}", "", heads[0], heads[1], heads[2])?;
    for tally in tallies {
        writeln!(out, "{:<10} {:>10} {:>10} {:>16}", tally.name, tally.added, tally.there, tally.kept)?;
    }
    Ok(())
}

async fn restore(database: &str, file: impl Read + Send) -> Result<Restored, StoreError> {
    let store = Store::open(database).await?;
    let restored = store.restore(&mut BufReader::new(file)).await;
    store.close().await;
    restored
}

/// The backup, and a bar as long as it.
fn open(path: &Path) -> Result<(Box<dyn Read + Send>, ProgressBar), Failure> {
    let form = format!("{{bar:32}} {}", said!("progress-bytes"));
    let style = ProgressStyle::with_template(&form).expect("the form is sound");
    let bar = ProgressBar::no_length().with_style(style);
    if path.as_os_str() == "-" {
        return Ok((Box::new(io::stdin()), bar));
    }
    let unread = |error| files::unread(path, &error);
    let file = File::open(path).map_err(unread)?;
    bar.set_length(file.metadata().map_err(unread)?.len());
    Ok((Box::new(file), bar))
}
