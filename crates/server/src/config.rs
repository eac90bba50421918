//! How a server is set up: flags, each with its environment variable.

use std::net::SocketAddr;
use std::path::PathBuf;

use clap::{Args, ValueEnum};
use cloverleaf_core::Message;

/// How a server is set up. Without any flag it is a table on this machine, kept in a file.
#[derive(Args, Clone, Debug)]
pub struct Config {
    /// Where to listen.
    #[arg(long, value_name = "ADDRESS", env = "CLOVERLEAF_LISTEN", default_value = "127.0.0.1:8080")]
    pub listen: SocketAddr,
    /// Listen for friends in the same network too, and say by which address they come.
    #[arg(long, env = "CLOVERLEAF_FRIENDS")]
    pub friends: bool,
    /// Where tables are kept: sqlite:FILE or postgres://USER@HOST/NAME.
    #[arg(long, value_name = "URL", env = "CLOVERLEAF_DATABASE", hide_env_values = true)]
    #[arg(default_value = "sqlite:cloverleaf.db")]
    pub database: String,
    /// A file that has the address of the database, for one with a password.
    #[arg(long, value_name = "FILE", env = "CLOVERLEAF_DATABASE_FILE", conflicts_with = "database")]
    pub database_file: Option<PathBuf>,
    /// A NATS server by which several processes on one database hear of each other.
    #[arg(long, value_name = "URL", env = "CLOVERLEAF_BUS", hide_env_values = true)]
    pub bus: Option<String>,
    /// How many bots may think at once; without it, one less than the machine has cores.
    #[arg(long, value_name = "N", env = "CLOVERLEAF_THINKERS")]
    #[arg(value_parser = clap::value_parser!(u16).range(1..=1024))]
    pub thinkers: Option<u16>,
    /// How many requests a second one client may make; three times as many at once.
    #[arg(long, value_name = "N", env = "CLOVERLEAF_RATE", default_value_t = 20)]
    #[arg(value_parser = clap::value_parser!(u32).range(1..=1_000_000))]
    pub rate: u32,
    /// How many tables one client may be connected to at once.
    #[arg(long, value_name = "N", env = "CLOVERLEAF_SOCKETS_PER_CLIENT", default_value_t = 32)]
    pub sockets_per_client: u32,
    /// At how many tables that are not finished one client may be.
    #[arg(long, value_name = "N", env = "CLOVERLEAF_TABLES_PER_CLIENT", default_value_t = 100)]
    pub tables_per_client: u32,
    /// After so many days without a visit guests and programs are forgotten; 0 keeps them for ever.
    #[arg(long, value_name = "DAYS", env = "CLOVERLEAF_IDLE_GUEST_DAYS", default_value_t = 365)]
    pub idle_guest_days: u32,
    /// How many connections one address may have open at once. Behind a trusted proxy it is how many requests
    /// are under way for the address that the proxy names.
    #[arg(long, value_name = "N", env = "CLOVERLEAF_CONNECTIONS_PER_ADDRESS", default_value_t = 512)]
    pub connections_per_address: u32,
    /// After how many seconds a client is dropped that does not take what it asked for.
    #[arg(long, value_name = "SECONDS", env = "CLOVERLEAF_WRITE_TIMEOUT", default_value_t = 30)]
    #[arg(value_parser = clap::value_parser!(u64).range(1..=3600))]
    pub write_timeout: u64,
    /// After how many milliseconds a silent table connection is asked whether it is there; after two and a half times
    /// as long it is gone.
    #[arg(long, value_name = "MS", env = "CLOVERLEAF_HEARTBEAT", default_value_t = 4_000)]
    #[arg(value_parser = clap::value_parser!(u64).range(20..=60_000))]
    pub heartbeat: u64,
    /// After how many milliseconds somebody who does not look is told that it is their turn.
    #[arg(long, value_name = "MS", env = "CLOVERLEAF_NOTICE_DELAY", default_value_t = 30_000)]
    #[arg(value_parser = clap::value_parser!(i64).range(0..=3_600_000))]
    pub notice_delay: i64,
    /// After how many milliseconds a plan answers, at least; up to five times as many.
    #[arg(long, value_name = "MS", env = "CLOVERLEAF_PLAN_PAUSE", default_value_t = 3_000)]
    #[arg(value_parser = clap::value_parser!(i64).range(0..=600_000))]
    pub plan_pause: i64,
    /// Notices may go to addresses of this machine and its network, and by http: for tests and at home.
    #[arg(long, env = "CLOVERLEAF_NOTICES_TO_PRIVATE")]
    pub notices_to_private: bool,
    /// A file with the address of a mail server, smtps://USER:PASSWORD@HOST, by which notices are sent as e-mail.
    #[arg(long, value_name = "FILE", env = "CLOVERLEAF_SMTP_FILE")]
    pub smtp_file: Option<PathBuf>,
    /// The same address, for where secrets are environment variables.
    #[arg(long, value_name = "URL", env = "CLOVERLEAF_SMTP", hide_env_values = true, hide = true)]
    pub smtp: Option<String>,
    /// Who notices by e-mail are from, such as "Cloverleaf <table@example.org>".
    #[arg(long, value_name = "ADDRESS", env = "CLOVERLEAF_MAIL_FROM")]
    pub mail_from: Option<String>,
    /// Browsers reach the server by https alone: cookies and links say so.
    #[arg(long, env = "CLOVERLEAF_SECURE")]
    pub secure: bool,
    /// A proxy stands before the server, and its X-Forwarded-For and X-Forwarded-Proto are true.
    #[arg(long, env = "CLOVERLEAF_TRUST_PROXY")]
    pub trust_proxy: bool,
    /// How the log is written.
    #[arg(long, value_name = "FORMAT", env = "CLOVERLEAF_LOG_FORMAT", default_value = "text")]
    pub log_format: LogFormat,
    /// A folder with another page for browsers than the one that is carried inside.
    #[arg(long, value_name = "FOLDER", env = "CLOVERLEAF_PAGE")]
    pub page: Option<PathBuf>,
    /// Where to serve the metrics, to whoever can reach that address. Without it they are at /metrics, for this
    /// machine alone and for whoever shows the key of the metrics.
    #[arg(long, value_name = "ADDRESS", env = "CLOVERLEAF_METRICS_LISTEN")]
    pub metrics_listen: Option<SocketAddr>,
    /// A file with the key that opens /metrics, sent as `Authorization: Bearer KEY`.
    #[arg(long, value_name = "FILE", env = "CLOVERLEAF_METRICS_KEY_FILE")]
    pub metrics_key_file: Option<PathBuf>,
    /// A file with the key that opens the page for operators, /admin. Without a key there is no such page.
    #[arg(long, value_name = "FILE", env = "CLOVERLEAF_ADMIN_KEY_FILE")]
    pub admin_key_file: Option<PathBuf>,
    /// The same key, for where secrets are environment variables.
    #[arg(long, value_name = "KEY", env = "CLOVERLEAF_ADMIN_KEY", hide_env_values = true, hide = true)]
    pub admin_key: Option<String>,
}

/// How the log is written.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, ValueEnum)]
pub enum LogFormat {
    /// For people.
    #[default]
    Text,
    /// For programs: one JSON object a line.
    Json,
}

impl Config {
    /// A server that keeps its tables there and listens on a free port of this machine.
    #[must_use]
    pub fn local(database: impl Into<String>) -> Config {
        Config {
            listen: SocketAddr::from(([127, 0, 0, 1], 0)),
            friends: false,
            database: database.into(),
            database_file: None,
            bus: None,
            thinkers: None,
            rate: 20,
            sockets_per_client: 32,
            tables_per_client: 100,
            idle_guest_days: 365,
            connections_per_address: 512,
            write_timeout: 30,
            heartbeat: 4_000,
            notice_delay: 30_000,
            plan_pause: 3_000,
            notices_to_private: false,
            smtp_file: None,
            smtp: None,
            mail_from: None,
            secure: false,
            trust_proxy: false,
            log_format: LogFormat::Text,
            page: None,
            metrics_listen: None,
            metrics_key_file: None,
            admin_key_file: None,
            admin_key: None,
        }
    }

    /// The address of the database, from its file if there is one.
    ///
    /// # Errors
    /// If the file cannot be read.
    pub(crate) fn database(&self) -> Result<String, Message> {
        self.database_file.as_deref().map_or_else(|| Ok(self.database.clone()), crate::read_secret)
    }

    /// The address of the mail server, from its file if there is one.
    ///
    /// # Errors
    /// If the file cannot be read.
    pub(crate) fn smtp(&self) -> Result<Option<String>, Message> {
        match &self.smtp_file {
            Some(file) => crate::read_secret(file).map(Some),
            None => Ok(self.smtp.clone()),
        }
    }

    /// How many bots may think at once. One core is left to people.
    #[must_use]
    pub fn thinkers(&self) -> usize {
        let cores = || std::thread::available_parallelism().map_or(1, usize::from);
        self.thinkers.map_or_else(|| cores().saturating_sub(1).max(1), usize::from)
    }
}
