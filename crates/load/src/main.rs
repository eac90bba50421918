//! `cloverleaf-load`: puts a server under load and checks what it did.

use std::path::PathBuf;
use std::process::ExitCode;

use anyhow::Result;
use clap::{Parser, Subcommand};
use cloverleaf_load::{Abuse, Settings, abuse, finished, run};
use cloverleaf_server::Config;
use tokio::runtime::Runtime;

/// Puts a server under load, on this machine only, and checks what it did
#[derive(Parser, Debug)]
#[command(name = "cloverleaf-load")]
struct Cli {
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand, Debug)]
enum Command {
    /// Let many people play at once, with bad connections
    Run(Box<Settings>),
    /// Let one address do its worst, and see whether an honest player notices
    Abuse(Box<Abuse>),
    /// Be the server, for tests that have no other binary
    #[command(hide = true)]
    Serve(Box<Config>),
    /// Time how long a long, finished game takes to be shown
    Finished {
        /// The `cloverleaf` binary to start as the server
        #[arg(long, value_name = "FILE")]
        server: PathBuf,
        /// How many such tables of each game are looked at, one after the other
        #[arg(long, default_value_t = 20)]
        tables: usize,
        /// How many milliseconds the middle one of each game may take
        #[arg(long, default_value_t = 20)]
        wanted: u64,
    },
}

fn main() -> ExitCode {
    match obey(Cli::parse().command) {
        Ok(fine) => ExitCode::from(u8::from(!fine)),
        Err(error) => {
            eprintln!("error: {error:#}");
            ExitCode::from(2)
        }
    }
}

/// Whether everything is as it should be.
fn obey(command: Command) -> Result<bool> {
    let runtime = Runtime::new()?;
    match command {
        Command::Run(settings) => {
            let report = runtime.block_on(run(*settings))?;
            println!("{report}");
            Ok(report.faults.is_empty())
        }
        Command::Abuse(settings) => {
            let borne = runtime.block_on(abuse(&settings))?;
            println!("{borne}");
            Ok(borne.faults().is_empty())
        }
        Command::Finished { server, tables, wanted } => {
            let times = runtime.block_on(finished::measure(&server, tables))?;
            println!("{times}");
            Ok(times.within(wanted))
        }
        Command::Serve(config) => {
            drop(runtime);
            cloverleaf_server::run(*config, |address| {
                println!("Cloverleaf listens on http://{address}");
                Ok(())
            })?;
            Ok(true)
        }
    }
}
