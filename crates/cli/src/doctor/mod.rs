//! `cloverleaf doctor`: what stands in the checklist for whoever runs a server, looked at on one that runs.

mod address;
mod client;
mod place;
mod server;

use std::io::Write;
use std::path::PathBuf;

use clap::Args;
use cloverleaf_core::Message;

use crate::failure::Failure;
use crate::language::{said, say};

use address::Address;

#[derive(Args, Debug)]
pub(crate) struct DoctorArgs {
    /// The address of the server, as people type it.
    #[arg(long, value_name = "URL", default_value = "http://127.0.0.1:8080")]
    server: String,
    /// Its database.
    #[arg(long, value_name = "DATABASE", env = "CLOVERLEAF_DATABASE", hide_env_values = true)]
    database: Option<String>,
    /// A file that has the address of the database.
    #[arg(long, value_name = "FILE", env = "CLOVERLEAF_DATABASE_FILE", conflicts_with = "database")]
    database_file: Option<PathBuf>,
    /// The folder of the backups, or the latest one.
    #[arg(long, value_name = "PATH", env = "CLOVERLEAF_BACKUPS")]
    backups: Option<PathBuf>,
}

/// How a check went.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Grade {
    Ok,
    Warning,
    Fault,
}

/// What a check found, and what to do about it.
#[derive(Debug)]
struct Finding {
    grade: Grade,
    text: Message,
}

impl Finding {
    fn ok(text: impl Into<Message>) -> Finding {
        Finding { grade: Grade::Ok, text: text.into() }
    }

    fn warning(text: impl Into<Message>) -> Finding {
        Finding { grade: Grade::Warning, text: text.into() }
    }

    fn fault(text: impl Into<Message>) -> Finding {
        Finding { grade: Grade::Fault, text: text.into() }
    }
}

/// A line of the checklist, and how it is looked at.
type Check = (&'static str, fn(&Facts) -> Finding);

/// The checklist, in the order of docs/serving.md.
const CHECKS: [Check; 12] = [
    ("ready", server::ready),
    ("https", server::https),
    ("proxy", server::proxy),
    ("cookies", server::cookies),
    ("passkeys", server::passkeys),
    ("clock", server::clock),
    ("metrics", server::metrics),
    ("database", place::database),
    ("encryption", place::encryption),
    ("disk", place::disk),
    ("backup", place::backup),
    ("secrets", place::secrets),
];

/// What was asked, and what was answered.
#[derive(Debug)]
struct Facts {
    server: Address,
    asked: server::Asked,
    database: Option<String>,
    database_file: Option<PathBuf>,
    opened: Option<Result<(), Message>>,
    backups: Option<PathBuf>,
    now: i64,
}

pub(crate) fn run(args: &DoctorArgs, out: &mut impl Write) -> Result<(), Failure> {
    let facts = gather(args)?;
    let mut faults = 0_usize;
    for (name, look) in CHECKS {
        let Finding { grade, text } = look(&facts);
        faults += usize::from(grade == Grade::Fault);
        let grade = match grade {
            Grade::Ok => said!("doctor-ok"),
            Grade::Warning => said!("doctor-warning"),
            Grade::Fault => said!("doctor-fault"),
        };
        writeln!(out, "{grade:<8} {name:<11} {}", say(&text))?;
    }
    match faults {
        0 => Ok(()),
        faults => Err(Failure::no(said!("doctor-faults", count = faults))),
    }
}

fn gather(args: &DoctorArgs) -> Result<Facts, Failure> {
    let wrong = |message: &Message| Failure::wrong_use(say(message));
    let server = Address::read(&args.server)
        .ok_or_else(|| wrong(&Message::new("doctor-bad-url").text("url", &args.server)))?;
    let database = match &args.database_file {
        Some(file) => Some(cloverleaf_server::read_secret(file).map_err(|message| wrong(&message))?),
        None => args.database.clone(),
    };
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
    let (asked, opened) = runtime.block_on(async {
        let opened = match &database {
            Some(database) => Some(place::open(database).await),
            None => None,
        };
        (server::ask(&server).await, opened)
    });
    let (database_file, backups) = (args.database_file.clone(), args.backups.clone());
    Ok(Facts { server, asked, database, database_file, opened, backups, now: cloverleaf_server::now() })
}

#[cfg(test)]
mod tests {
    use super::CHECKS;

    const MARK: &str = "<!-- checklist -->\n";

    #[test]
    fn the_checklist_is_what_is_checked() {
        let path = concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/serving.md");
        let page = std::fs::read_to_string(path).expect("the page is there");
        let list = page.split(MARK).nth(1).expect("a list between two marks");
        let named = list.lines().filter_map(|line| line.strip_prefix("| `")?.split('`').next());
        assert_eq!(named.collect::<Vec<_>>(), CHECKS.map(|(name, _)| name));
    }
}
