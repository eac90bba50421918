//! `cloverleaf backup`: everything an online table keeps, in one file, while it goes on.

use std::fs::{self, File};
use std::io::{self, BufWriter, Write};
use std::path::{Path, PathBuf};

use cloverleaf_server::{Store, StoreError};
use indicatif::{ProgressBar, ProgressStyle};

use crate::args::BackupArgs;
use crate::failure::Failure;
use crate::files;
use crate::language::{said, say};

pub(crate) fn run(args: &BackupArgs, out: &mut impl Write) -> Result<(), Failure> {
    let database = args.database.address()?;
    if args.output.as_os_str() == "-" {
        // What stands on standard output is the backup, and nothing else.
        let rows = wait(dump(&database, io::stdout()))?;
        writeln!(anstream::stderr(), "{}", said!("backup-done", rows = rows))?;
        return Ok(());
    }
    let rows = write_whole(&args.output, |file| wait(dump(&database, file)))?;
    let file = args.output.display().to_string();
    writeln!(out, "{}", said!("backup-done-to", rows = rows, file = file))?;
    Ok(())
}

/// The file appears under its name only when it is whole: half a backup must not replace the last good one.
fn write_whole(path: &Path, write: impl FnOnce(&File) -> Result<String, Failure>) -> Result<String, Failure> {
    let unwritten = |error| files::unwritten(path, &error);
    let mut part = path.as_os_str().to_owned();
    part.push(".part");
    let part = PathBuf::from(part);
    let file = File::create(&part).map_err(unwritten)?;
    let done = write(&file).and_then(|rows| {
        file.sync_all().and_then(|()| fs::rename(&part, path)).map_err(unwritten)?;
        Ok(rows)
    });
    if done.is_err() {
        // What is told is why it failed, not that its remains could not be removed too.
        let _left = fs::remove_file(&part);
    }
    done
}

/// Writes everything there; says what it was.
async fn dump(database: &str, file: impl Write + Send) -> Result<String, StoreError> {
    let store = Store::open_existing(database).await?;
    let mut out = Counted { out: BufWriter::new(file), bar: bar() };
    let counts = store.dump(&mut out).await;
    out.bar.finish_and_clear();
    store.close().await;
    let counts: Vec<_> = counts?.iter().map(|(name, rows)| format!("{name} {rows}")).collect();
    Ok(counts.join(", "))
}

/// Runs what needs the store, and tells failures as the other commands do.
pub(crate) fn wait<T>(work: impl Future<Output = Result<T, StoreError>>) -> Result<T, Failure> {
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
    runtime.block_on(work).map_err(|error| match error {
        StoreError::Diverges { .. } | StoreError::Damaged { .. } => Failure::no(say(&error.message())),
        _ => Failure::wrong_use(say(&error.message())),
    })
}

fn bar() -> ProgressBar {
    let form = format!("{{spinner}} {}", said!("progress-rows"));
    ProgressBar::new_spinner().with_style(ProgressStyle::with_template(&form).expect("the form is sound"))
}

/// Counts the lines that are written.
struct Counted<W> {
    out: W,
    bar: ProgressBar,
}

impl<W: Write> Write for Counted<W> {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        let written = self.out.write(bytes)?;
        self.bar.inc(bytes[..written].iter().filter(|byte| **byte == b'\n').count() as u64);
        Ok(written)
    }

    fn flush(&mut self) -> io::Result<()> {
        self.out.flush()
    }
}
