//! The log of the process: what happened, never a secret.

use tracing_subscriber::EnvFilter;

use crate::LogFormat;

/// Writes the log to standard error from now on. `RUST_LOG` says how much.
pub fn start(format: LogFormat) {
    let filter = EnvFilter::try_from_default_env().unwrap_or_else(|_| EnvFilter::new("info,sqlx=warn"));
    let log = tracing_subscriber::fmt().with_env_filter(filter).with_writer(std::io::stderr);
    // Whoever has set up a log already keeps it.
    let _ = match format {
        LogFormat::Text => log.try_init(),
        LogFormat::Json => log.json().flatten_event(true).try_init(),
    };
}
