//! The log of the process: what happened, never a secret.

use std::io::IsTerminal as _;

use tracing_subscriber::EnvFilter;

use crate::LogFormat;

/// What a server logs by default.
pub(crate) const USUAL: &str = "info,sqlx=warn";

/// Writes the log to standard error from now on. `RUST_LOG` says how much, and `usual` where it says nothing.
pub fn start(usual: &str, format: LogFormat) {
    let filter = EnvFilter::try_from_default_env().unwrap_or_else(|_| EnvFilter::new(usual));
    let log = tracing_subscriber::fmt()
        .with_env_filter(filter)
        .with_ansi(std::io::stderr().is_terminal())
        .with_writer(std::io::stderr);
    // Whoever has set up a log already keeps it.
    let _ = match format {
        LogFormat::Text => log.try_init(),
        LogFormat::Json => log.json().flatten_event(true).try_init(),
    };
}
