//! What can be seen on the machine itself: the database, its disk, its backups, who may read its secrets.

use std::fs;
use std::path::{Path, PathBuf};
use std::time::UNIX_EPOCH;

use cloverleaf_core::Message;
use cloverleaf_server::Store;

use super::{Facts, Finding};

const HOUR: i64 = 3_600_000;
/// A daily backup may be a little late.
const FRESH: i64 = 26 * HOUR;
const OLD: i64 = 8 * 24 * HOUR;
/// Free space on the disk of the database, in mebibytes.
const ENOUGH: u64 = 1024;
const LITTLE: u64 = 128;

/// Opens a database, reads a little and closes it.
pub(super) async fn open(database: &str) -> Result<(), Message> {
    let store = Store::open_existing(database).await.map_err(|error| error.message())?;
    let read = store.last_act().await.map_err(|error| error.message());
    store.close().await;
    read.map(drop)
}

/// The file of a database that is one.
fn file(facts: &Facts) -> Option<PathBuf> {
    let path = facts.database.as_ref()?.strip_prefix("sqlite:")?;
    Some(PathBuf::from(path.strip_prefix("//").unwrap_or(path)))
}

pub(super) fn database(facts: &Facts) -> Finding {
    match &facts.opened {
        None => Finding::warning("doctor-no-database"),
        Some(Ok(())) => Finding::ok("doctor-database"),
        Some(Err(why)) => Finding::fault(Message::new("doctor-database-broken").with("why", why.clone())),
    }
}

pub(super) fn encryption(facts: &Facts) -> Finding {
    let Some(database) = &facts.database else { return Finding::warning("doctor-no-database") };
    let Some((_, rest)) = database.split_once("://").filter(|_| database.starts_with("postgres")) else {
        return Finding::ok("doctor-encryption-file");
    };
    let place = rest.rsplit_once('@').map_or(rest, |(_, place)| place);
    let here = ["localhost", "127.0.0.1", "[::1]", "/"].iter().any(|host| place.starts_with(host));
    let verified = database.contains("sslmode=verify-full") || database.contains("sslmode=verify-ca");
    match (verified, here) {
        (true, _) => Finding::ok("doctor-encryption"),
        (false, true) => Finding::ok("doctor-encryption-here"),
        (false, false) => Finding::fault("doctor-encryption-missing"),
    }
}

pub(super) fn disk(facts: &Facts) -> Finding {
    if facts.database.is_none() {
        return Finding::warning("doctor-no-database");
    }
    let Some(file) = file(facts) else { return Finding::ok("doctor-disk-elsewhere") };
    let Some(free) = free(&file) else { return Finding::warning("doctor-disk-unknown") };
    let told = |key| Message::new(key).text("free", free);
    match free {
        0..LITTLE => Finding::fault(told("doctor-disk-full")),
        LITTLE..ENOUGH => Finding::warning(told("doctor-disk-full")),
        _ => Finding::ok(told("doctor-disk")),
    }
}

/// How many mebibytes are free where a file is.
#[cfg(unix)]
fn free(file: &Path) -> Option<u64> {
    let disk = rustix::fs::statvfs(file).ok()?;
    Some(disk.f_bavail.saturating_mul(disk.f_frsize) >> 20)
}

#[cfg(not(unix))]
fn free(_: &Path) -> Option<u64> {
    None
}

pub(super) fn backup(facts: &Facts) -> Finding {
    let Some(path) = &facts.backups else { return Finding::warning("doctor-no-backups") };
    let Some(latest) = latest(path) else {
        return Finding::fault(Message::new("doctor-backup-missing").text("path", path.display()));
    };
    let hours = (facts.now - latest).max(0) / HOUR;
    let told = |key| Message::new(key).with("hours", hours);
    match facts.now - latest {
        age if age <= FRESH => Finding::ok(told("doctor-backup")),
        age if age <= OLD => Finding::warning(told("doctor-backup-old")),
        _ => Finding::fault(told("doctor-backup-old")),
    }
}

/// When the latest of these files was written.
fn latest(path: &Path) -> Option<i64> {
    let files = match fs::read_dir(path) {
        Ok(folder) => folder.flatten().map(|entry| entry.path()).collect(),
        Err(_) => vec![path.to_owned()],
    };
    let written = |file: &PathBuf| {
        let about = fs::metadata(file).ok().filter(|about| about.is_file() && about.len() > 0)?;
        let since = about.modified().ok()?.duration_since(UNIX_EPOCH).unwrap_or_default();
        i64::try_from(since.as_millis()).ok()
    };
    files.iter().filter_map(written).max()
}

pub(super) fn secrets(facts: &Facts) -> Finding {
    let files: Vec<PathBuf> = facts.database_file.clone().into_iter().chain(file(facts)).collect();
    if files.is_empty() {
        let shown = facts.database.is_some();
        return Finding::warning(if shown { "doctor-secrets-shown" } else { "doctor-no-database" });
    }
    match files.iter().find(|file| readable_by_others(file)) {
        Some(file) => Finding::fault(Message::new("doctor-secrets-open").text("file", file.display())),
        None => Finding::ok("doctor-secrets"),
    }
}

/// Whether anybody on the machine may read a file.
#[cfg(unix)]
fn readable_by_others(file: &Path) -> bool {
    use std::os::unix::fs::PermissionsExt as _;
    fs::metadata(file).is_ok_and(|about| about.permissions().mode() & 0o004 != 0)
}

#[cfg(not(unix))]
fn readable_by_others(_: &Path) -> bool {
    false
}
