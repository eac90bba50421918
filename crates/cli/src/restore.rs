//! `cloverleaf restore`: what a backup has and a database has not.

use std::fs::File;
use std::io::{self, BufReader, Read, Write};
use std::path::Path;

use cloverleaf_server::{Restored, Store, StoreError};
use indicatif::{ProgressBar, ProgressStyle};

use crate::args::RestoreArgs;
use crate::backup::wait;
use crate::failure::Failure;

pub(crate) fn run(args: &RestoreArgs, out: &mut impl Write) -> Result<(), Failure> {
    let (file, bar) = open(&args.file)?;
    let restored = wait(restore(&args.database, bar.wrap_read(file)));
    bar.finish_and_clear();
    let tallies = restored?.tallies;
    writeln!(out, "{:<10} {:>10} {:>10} {:>16}", "", "added", "were there", "kept otherwise")?;
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
    let form = ProgressStyle::with_template("{bar:32} {bytes}/{total_bytes}, {elapsed} gone, {eta} to go");
    let bar = ProgressBar::no_length().with_style(form.expect("the form is sound"));
    if path.as_os_str() == "-" {
        return Ok((Box::new(io::stdin()), bar));
    }
    let unread = |error| Failure::wrong_use(format!("cannot read {}: {error}", path.display()));
    let file = File::open(path).map_err(unread)?;
    bar.set_length(file.metadata().map_err(unread)?.len());
    Ok((Box::new(file), bar))
}
