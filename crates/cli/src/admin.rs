//! `cloverleaf admin`: what whoever runs a server sees of people, and does about them, while it runs.

use std::io::Write;

use clap::{Args, Subcommand};
use cloverleaf_core::Message;
use cloverleaf_server::{Act, AddressRange, Order, Report, Sanction, Store, Via, now};

use crate::args::DatabaseArgs;
use crate::backup::wait;
use crate::failure::Failure;
use crate::language::{said, say};
use crate::moment::moment;

/// How many of anything are listed.
const MOST: u32 = 100;

#[derive(Args, Debug)]
pub(crate) struct AdminArgs {
    #[command(flatten)]
    database: DatabaseArgs,
    #[command(subcommand)]
    what: What,
}

#[derive(Subcommand, Debug)]
enum What {
    /// List people, those who came last first.
    People {
        /// Only those whose name or login has these letters, or who have this id.
        #[arg(default_value = "")]
        find: String,
    },
    /// List tables, those that changed last first.
    Tables {
        /// Only the one with this id.
        #[arg(default_value = "")]
        table: String,
    },
    /// List what people reported, and has not been closed.
    Reports {
        /// List closed ones too.
        #[arg(long)]
        all: bool,
    },
    /// Show a report with the talk around it.
    Report { report: String },
    /// List who is warned, muted and banned.
    Sanctions,
    /// Warn somebody: they are shown the text, and have to confirm that they read it.
    Warn { person: String, text: String },
    /// Forbid somebody to write in chats.
    Mute(Against),
    /// Ban a person by id, or a range of addresses such as 203.0.113.0/24 or 2001:db8::/32.
    Ban(Against),
    /// End a warning, mute or ban before its time.
    Lift { sanction: String },
    /// Close a table, whatever stage it is at.
    CloseTable {
        table: String,
        /// Why, for the log.
        #[arg(long, default_value = "")]
        why: String,
    },
    /// Close a report that has been dealt with.
    CloseReport { report: String },
    /// Show what was done, the latest first.
    Log,
}

#[derive(Args, Debug)]
struct Against {
    /// The id of a person, or a range of addresses.
    whom: String,
    /// Why, as they are told.
    #[arg(long)]
    why: String,
    /// For how many hours; without it, for good.
    #[arg(long, value_name = "HOURS")]
    hours: Option<u32>,
}

pub(crate) fn run(args: AdminArgs, out: &mut impl Write) -> Result<(), Failure> {
    let database = args.database.address()?;
    let answer = wait(async {
        let store = Store::open_existing(&database).await?;
        let answer = answer(args.what, &store).await;
        store.close().await;
        Ok(answer)
    })?;
    write!(out, "{}", answer.map_err(|message| Failure::no(say(&message)))?)?;
    Ok(())
}

async fn answer(what: What, store: &Store) -> Result<String, Message> {
    match order_of(what) {
        Ok(order) => {
            order.perform(store, Via::Command).await?;
            Ok(said!("admin-done") + "\n")
        }
        Err(what) => list(what, store).await,
    }
}

/// What is to be done, or else what is to be shown.
fn order_of(what: What) -> Result<Order, What> {
    Ok(match what {
        What::Warn { person, text } => Order::Warn { player: person.into(), why: text },
        What::Mute(Against { whom, why, hours }) => Order::Mute { player: whom.into(), why, hours },
        What::Ban(Against { whom, why, hours }) if whom.parse::<AddressRange>().is_ok() => {
            Order::BanAddresses { addresses: whom, why, hours }
        }
        What::Ban(Against { whom, why, hours }) => Order::Ban { player: whom.into(), why, hours },
        What::Lift { sanction } => Order::Lift { id: sanction },
        What::CloseTable { table, why } => Order::CloseTable { table: table.into(), why },
        What::CloseReport { report } => Order::CloseReport { id: report },
        other => return Err(other),
    })
}

async fn list(what: What, store: &Store) -> Result<String, Message> {
    let failed = |error: cloverleaf_server::StoreError| error.message();
    let lines: Vec<String> = match what {
        What::People { find } => {
            let people = store.find_people(&find, MOST).await.map_err(failed)?;
            let line = |person: &cloverleaf_server::PersonRow| {
                let seen = person.seen.map_or_else(|| "–".to_owned(), moment);
                said!(
                    "admin-person",
                    id = person.id.to_string(),
                    name = person.name.clone(),
                    kind = person.kind.as_str().to_owned(),
                    since = moment(person.since),
                    seen = seen,
                    tables = person.tables,
                    reports = person.reports
                )
            };
            people.iter().map(line).collect()
        }
        What::Tables { table } => {
            let tables = store.glance(&table, MOST).await.map_err(failed)?;
            let line = |table: &cloverleaf_server::TableGlance| {
                format!(
                    "{}  {}  {}  {}  {}",
                    moment(table.changed),
                    table.id,
                    table.game,
                    table.status,
                    table.people
                )
            };
            tables.iter().map(line).collect()
        }
        What::Reports { all } => {
            store.reports(all, MOST).await.map_err(failed)?.iter().map(headline).collect()
        }
        What::Report { report } => {
            let found = store.report(&report).await.map_err(failed)?;
            whole(&found.ok_or_else(|| Message::new("admin-no-report").text("id", report))?)
        }
        What::Sanctions => store.sanctions(now()).await.map_err(failed)?.iter().map(sanction_line).collect(),
        _ => {
            let acts = store.acts(MOST).await.map_err(failed)?;
            let line = |row: &cloverleaf_server::ActRow| {
                let (at, via) = (moment(row.at), row.via.as_str());
                format!("{at}  {via}  {}  {}  {}", done(row.act), row.subject, row.detail)
            };
            acts.iter().map(line).collect()
        }
    };
    Ok(if lines.is_empty() { said!("admin-nothing") + "\n" } else { lines.join("\n") + "\n" })
}

fn done(act: Act) -> String {
    match act {
        Act::Warn => said!("admin-act-warn"),
        Act::Mute => said!("admin-act-mute"),
        Act::Ban => said!("admin-act-ban"),
        Act::Lift => said!("admin-act-lift"),
        Act::Close => said!("admin-act-close-report"),
        Act::CloseTable => said!("admin-act-close-table"),
    }
}

fn headline(report: &Report) -> String {
    let Report { id, at, table, about, about_name, reason, .. } = report;
    format!("{}  {id}  {reason}  {about_name} ({about})  {table}", moment(*at))
}

/// A report, what the reporter adds, and the talk around it, with the message it is about marked.
fn whole(report: &Report) -> Vec<String> {
    let mut lines = vec![headline(report), said!("admin-reporter", id = report.reporter.to_string())];
    lines.extend(Some(report.words.clone()).filter(|words| !words.is_empty()));
    let talk: Vec<serde_json::Value> = serde_json::from_str(&report.talk).unwrap_or_default();
    for said in talk {
        let mark = if said["v"].as_i64() == report.seq { ">" } else { " " };
        let word = |name: &str| said[name].as_str().unwrap_or_default().to_owned();
        let at = moment(said["at"].as_i64().unwrap_or_default());
        lines.push(format!("{mark} {at}  {} ({}): {}", word("name"), word("by"), word("text")));
    }
    lines
}

fn sanction_line(sanction: &Sanction) -> String {
    let Sanction { id, kind, player, addresses, reason, expires_at, .. } = sanction;
    let whom = player.as_ref().map(ToString::to_string).or_else(|| addresses.clone()).unwrap_or_default();
    let until =
        expires_at.map_or_else(|| said!("admin-for-good"), |end| said!("admin-until", when = moment(end)));
    format!("{id}  {}  {whom}  {until}  {reason}", kind.as_str())
}
