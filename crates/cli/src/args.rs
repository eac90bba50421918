//! The command line, as people type it and as `--help` tells it.

use std::path::PathBuf;

use clap::{Args as ClapArgs, Parser, Subcommand, ValueEnum};
use cloverleaf_core::{Seat, Viewer};
use cloverleaf_lab::Question;
use cloverleaf_server::read_secret;
use cloverleaf_table::Seed;

use crate::failure::Failure;
use crate::language::say;
use crate::meeting::Asked;

/// Four road games on one table: play them, replay them, prove them, drive them from a program.
#[derive(Parser, Debug)]
#[command(name = "cloverleaf", version, propagate_version = true, max_term_width = 100)]
#[command(after_help = "Without a command it opens a table and shows it in your browser.\n\
    In the terminal start with `cloverleaf games`, then `cloverleaf play`.\n\
    Exit codes: 0 success, 1 negative result, 2 usage error.")]
pub(crate) struct Args {
    /// Whether to use colours: when writing to a terminal, always or never.
    #[arg(long, global = true, value_name = "WHEN", default_value = "auto")]
    pub(crate) color: Color,

    /// The language to speak, such as `en` or `de`; by default the environment's.
    #[arg(long, global = true, value_name = "LANGUAGE")]
    pub(crate) lang: Option<String>,

    #[command(subcommand)]
    pub(crate) command: Option<Command>,
}

impl Command {
    /// What whoever names no command wants: to play.
    pub(crate) fn open() -> Command {
        Command::Open(crate::open::OpenArgs::default())
    }
}

/// When to use colours.
#[derive(Clone, Copy, PartialEq, Eq, Debug, ValueEnum)]
pub(crate) enum Color {
    Auto,
    Always,
    Never,
}

impl Color {
    pub(crate) fn apply(self) {
        match self {
            Color::Auto => anstream::ColorChoice::Auto,
            Color::Always => anstream::ColorChoice::Always,
            Color::Never => anstream::ColorChoice::Never,
        }
        .write_global();
    }
}

#[derive(Subcommand, Debug)]
pub(crate) enum Command {
    /// List what can be played, or tell one game's options and what they mean.
    Games(GamesArgs),
    /// Play in the terminal: several people at one screen, bots, or both.
    ///
    /// Without a game it asks for one. Type actions in notation; `help` lists what else can be typed,
    /// `legal` what the rules allow. In games with secrets a curtain falls between players.
    Play(PlayArgs),
    /// Show a recorded game, whole or after some of its events, from any viewer's eyes.
    Replay(ReplayArgs),
    /// Draw the board of a recorded game as an SVG or PNG picture.
    Draw(DrawArgs),
    /// Prove a record: the seed's commitment, every action, every draw, the result.
    ///
    /// Says exactly where a forged or damaged record goes wrong, and then exits with 1.
    Verify(VerifyArgs),
    /// Let a program drive any game: one JSON request a line on standard input, one answer a line.
    #[command(after_help = "For example:\n  \
        echo '{\"id\":1,\"new\":{\"game\":\"tango\"}}' | cloverleaf engine\n\
        The protocol is described in docs/engine-protocol.md.")]
    Engine,
    /// Count the ways a game can go on, to the given depth.
    #[command(after_help = "For example:\n  \
        cloverleaf perft congestion 3 --seats 2 --after '1 signal NW:E left, 2 pass' --divide")]
    Perft(PerftArgs),
    /// Play at random as fast as possible: moves and games a second, and a signature of the rules.
    Bench(BenchArgs),
    /// Let players play each other many times: who wins how often, and how sure that is.
    ///
    /// Every deal is played once for each seating. The games are the same for the same seed, whatever
    /// the number of threads.
    #[command(after_help = "For example:\n  \
        cloverleaf match congestion random random --games 200 --output games\n\
        With --sprt it exits with 1 unless the first player is surely better.")]
    Match(MatchArgs),
    /// Let every level play the one below it, and rate them all.
    Ladder(LadderArgs),
    /// Study how a game really plays: play it many times, measure, and write a report with charts.
    ///
    /// The folder has report.html, the figures and every game as CSV and Parquet, and records that replay. The
    /// games are the same for the same seed, whatever the number of threads. A study that was broken off goes
    /// on with the same command, and more --games extend it.
    #[command(after_help = "For example:\n  \
        cloverleaf lab tango --bots learner --games 1000 -o report\n  \
        cloverleaf lab congestion --seats 3 --option cars=own -o own-cars")]
    Lab(Box<crate::lab::LabArgs>),
    /// Open a table on this computer and show it in the browser; friends in the same network can come.
    ///
    /// This is what happens without any command. Games are kept for the next time; Ctrl-C closes the table.
    Open(crate::open::OpenArgs),
    /// Open the online table: people, bots and programs play over HTTP and WebSockets.
    ///
    /// Without any flag it listens on this machine alone and keeps its tables in the file cloverleaf.db.
    /// It stops on SIGTERM or Ctrl-C, when what it took is stored.
    #[command(after_help = "For example:\n  \
        cloverleaf serve --listen 0.0.0.0:8080 --database postgres://cloverleaf@localhost/cloverleaf\n\
        Programs find what it offers at /api.")]
    Serve(Box<cloverleaf_server::Config>),
    /// Ask a server on this machine whether it is ready, for health checks; exits with 1 if it is not.
    Ready(crate::ready::ReadyArgs),
    /// Write everything an online table keeps to one file, while it goes on.
    #[command(after_help = "For example:\n  \
        cloverleaf backup --database sqlite:cloverleaf.db --output monday.backup")]
    Backup(BackupArgs),
    /// Restore entries missing from the database. Nothing is overwritten.
    ///
    /// A backup moves everything between SQLite and Postgres. If it is damaged, or contradicts
    /// the database, it says where, changes nothing and exits with 1.
    Restore(RestoreArgs),
    /// See people, tables and reports of an online table, and warn, mute, ban and close, while it runs.
    ///
    /// Works on the database; servers that run on it notice within a second or two. Everything done is in its log.
    #[command(after_help = "For example:\n  \
        cloverleaf admin --database sqlite:cloverleaf.db reports\n  \
        cloverleaf admin --database sqlite:cloverleaf.db ban 203.0.113.0/24 --why 'spam' --hours 48")]
    Admin(Box<crate::admin::AdminArgs>),
    /// Check a server that runs against the checklist in docs/serving.md: each line ok, warning or fault.
    ///
    /// Give it the address that people use, and the database and the backups as this machine reaches them.
    /// Exits with 1 if there is a fault.
    #[command(after_help = "For example:\n  \
        cloverleaf doctor --server https://table.example --database sqlite:cloverleaf.db --backups /var/backups/cloverleaf")]
    Doctor(Box<crate::doctor::DoctorArgs>),
}

#[derive(ClapArgs, Debug)]
pub(crate) struct GamesArgs {
    /// Tell everything about this game.
    pub(crate) game: Option<String>,
    /// Write one JSON object a line instead.
    #[arg(long)]
    pub(crate) json: bool,
}

/// A game and how it is set up.
#[derive(ClapArgs, Clone, Debug)]
pub(crate) struct SetupArgs {
    /// How many seats; without it, as many as the game has room for.
    #[arg(long, value_name = "N")]
    pub(crate) seats: Option<u8>,
    /// An option of the game, such as grid=3x3; may be given several times. `cloverleaf games GAME` lists them.
    #[arg(long = "option", alias = "options", short = 'O', value_name = "NAME=VALUE", value_parser = parse_option)]
    pub(crate) options: Vec<(String, String)>,
    #[command(flatten)]
    pub(crate) city: CityArgs,
}

/// A city of one's own, for games that have cities as data.
#[derive(ClapArgs, Clone, Default, Debug)]
pub(crate) struct CityArgs {
    /// A board file with another city, for games whose option `board` takes one.
    #[arg(long, value_name = "FILE")]
    pub(crate) board: Option<PathBuf>,
}

#[derive(ClapArgs, Debug)]
pub(crate) struct PlayArgs {
    /// The game to play; without it, a menu asks.
    pub(crate) game: Option<String>,
    #[command(flatten)]
    pub(crate) setup: SetupArgs,
    /// Put a bot at a seat, such as 2=random; may be given several times.
    #[arg(long = "bot", value_name = "SEAT=LEVEL", value_parser = parse_bot)]
    pub(crate) bots: Vec<(Seat, String)>,
    /// Give a seat a name, such as 1=Ada; may be given several times.
    #[arg(long = "name", value_name = "SEAT=NAME", value_parser = parse_bot)]
    pub(crate) names: Vec<(Seat, String)>,
    /// Go on with a saved game. It goes on being saved there.
    #[arg(long, value_name = "FILE", conflicts_with_all = ["game", "seats", "options", "seed"])]
    pub(crate) resume: Option<PathBuf>,
    /// Save to this file after every action.
    #[arg(long, value_name = "FILE")]
    pub(crate) save: Option<PathBuf>,
    /// Deal from this seed, a number or 64 hexadecimal digits, instead of a secret one.
    #[arg(long, value_parser = parse_seed)]
    pub(crate) seed: Option<Seed>,
    /// Do not hide the screen between players' secrets.
    #[arg(long)]
    pub(crate) no_curtain: bool,
}

/// A record and where in it to stand.
#[derive(ClapArgs, Debug)]
pub(crate) struct RecordArgs {
    /// The record; `-` is standard input.
    pub(crate) file: PathBuf,
    /// Stand after so many events; 0 is the start. Without it, at the end.
    #[arg(long, value_name = "N")]
    pub(crate) at: Option<usize>,
    /// Through whose eyes: a seat's number, spectator, or referee, who sees everything.
    #[arg(long, value_name = "WHO", default_value = "referee", value_parser = parse_viewer)]
    pub(crate) viewer: Viewer,
    #[command(flatten)]
    pub(crate) city: CityArgs,
}

#[derive(ClapArgs, Debug)]
pub(crate) struct ReplayArgs {
    #[command(flatten)]
    pub(crate) record: RecordArgs,
    /// Write the view, the scores and the events as one JSON object instead.
    #[arg(long)]
    pub(crate) json: bool,
}

#[derive(ClapArgs, Debug)]
pub(crate) struct DrawArgs {
    #[command(flatten)]
    pub(crate) record: RecordArgs,
    /// Where to write the picture: a name that ends in .svg or .png.
    #[arg(short, long, value_name = "PICTURE")]
    pub(crate) output: PathBuf,
    /// Draw it by night.
    #[arg(long)]
    pub(crate) dark: bool,
    /// How wide a PNG is, in pixels.
    #[arg(long, value_name = "PIXELS", default_value_t = 1200, value_parser = clap::value_parser!(u32).range(64..=8192))]
    pub(crate) width: u32,
}

#[derive(ClapArgs, Debug)]
pub(crate) struct VerifyArgs {
    /// The record; `-` is standard input.
    pub(crate) file: PathBuf,
    /// Also reject draws without a commitment.
    #[arg(long)]
    pub(crate) strict: bool,
    #[command(flatten)]
    pub(crate) city: CityArgs,
}

#[derive(ClapArgs, Debug)]
pub(crate) struct PerftArgs {
    /// The game.
    pub(crate) game: String,
    /// How many actions deep.
    #[arg(value_parser = clap::value_parser!(u32).range(0..=60))]
    pub(crate) depth: u32,
    #[command(flatten)]
    pub(crate) setup: SetupArgs,
    /// Play these actions first, such as "1 enter NW:E red, 2 pass".
    #[arg(long, value_name = "EVENTS", default_value = "")]
    pub(crate) after: String,
    /// Count each first action's share.
    #[arg(long)]
    pub(crate) divide: bool,
}

#[derive(ClapArgs, Debug)]
pub(crate) struct BenchArgs {
    /// The game; without it, every game.
    pub(crate) game: Option<String>,
    #[command(flatten)]
    pub(crate) setup: SetupArgs,
    /// How many seconds of one core's time to play each game.
    #[arg(long, value_name = "S", default_value_t = 3, value_parser = clap::value_parser!(u64).range(1..=600))]
    pub(crate) seconds: u64,
    /// Write one JSON object a line and game.
    #[arg(long)]
    pub(crate) json: bool,
    /// Tell what each part of the rules takes, and how much faster this is than an earlier run whose --json
    /// output is in FILE; without a file, than when the game was first finished.
    #[arg(long, value_name = "FILE", num_args = 0..=1, conflicts_with_all = ["check", "write"])]
    pub(crate) compare: Option<Option<PathBuf>>,
    /// Compare the signatures with this file and play no longer than they take.
    #[arg(long, value_name = "FILE", conflicts_with = "write")]
    pub(crate) check: Option<PathBuf>,
    /// Write the signatures to this file.
    #[arg(long, value_name = "FILE")]
    pub(crate) write: Option<PathBuf>,
}

/// How a contest is held.
#[derive(ClapArgs, Clone, Debug)]
pub(crate) struct ContestArgs {
    #[command(flatten)]
    pub(crate) setup: SetupArgs,
    /// How many games, rounded up so that everybody sits everywhere; with --sprt at the most.
    #[arg(long, value_name = "N", default_value_t = 100, value_parser = clap::value_parser!(u64).range(1..=100_000_000))]
    pub(crate) games: u64,
    /// The number from which the whole contest follows.
    #[arg(long, value_name = "N", default_value_t = 1)]
    pub(crate) seed: u64,
    #[command(flatten)]
    pub(crate) threads: ThreadArgs,
    /// Write the record of every game to this folder.
    #[arg(long, short, value_name = "FOLDER")]
    pub(crate) output: Option<PathBuf>,
}

/// How many games are played at once.
#[derive(ClapArgs, Clone, Debug)]
pub(crate) struct ThreadArgs {
    /// On how many threads; without it, on all the machine has.
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u16).range(1..=256))]
    threads: Option<u16>,
}

impl ThreadArgs {
    pub(crate) fn count(&self) -> usize {
        let all = || std::thread::available_parallelism().map_or(1, usize::from);
        self.threads.map_or_else(all, usize::from)
    }
}

#[derive(ClapArgs, Debug)]
pub(crate) struct MatchArgs {
    /// The game.
    pub(crate) game: String,
    /// The players, two to four. If there are more seats the last takes all that are left.
    #[arg(required = true, num_args = 2..=4, value_name = "PLAYER")]
    pub(crate) players: Vec<String>,
    #[command(flatten)]
    pub(crate) contest: ContestArgs,
    /// Stop as soon as it is sure whether the first player wins more than a fair share; or whether it wins the first of these shares or less, or the second or more.
    #[arg(long = "sprt", value_name = "LOW:HIGH", num_args = 0..=1, require_equals = true)]
    #[arg(default_missing_value = "fair", value_parser = parse_question)]
    pub(crate) question: Option<Asked>,
    /// Write one JSON object instead.
    #[arg(long)]
    pub(crate) json: bool,
}

#[derive(ClapArgs, Debug)]
pub(crate) struct LadderArgs {
    /// The game.
    pub(crate) game: String,
    /// Only these players, the weakest first.
    #[arg(value_name = "PLAYER")]
    pub(crate) players: Vec<String>,
    #[command(flatten)]
    pub(crate) contest: ContestArgs,
}

/// Where an online table keeps everything.
#[derive(ClapArgs, Debug)]
pub(crate) struct DatabaseArgs {
    /// The database: sqlite:FILE or postgres://USER@HOST/NAME.
    #[arg(long, value_name = "DATABASE", env = "CLOVERLEAF_DATABASE", hide_env_values = true)]
    #[arg(required_unless_present = "database_file")]
    database: Option<String>,
    /// A file that has the address of the database, for one with a password.
    #[arg(long, value_name = "FILE", env = "CLOVERLEAF_DATABASE_FILE", conflicts_with = "database")]
    database_file: Option<PathBuf>,
}

impl DatabaseArgs {
    /// The address of the database.
    pub(crate) fn address(&self) -> Result<String, Failure> {
        match &self.database_file {
            Some(file) => read_secret(file).map_err(|message| Failure::wrong_use(say(&message))),
            None => Ok(self.database.clone().unwrap_or_default()),
        }
    }
}

#[derive(ClapArgs, Debug)]
pub(crate) struct BackupArgs {
    #[command(flatten)]
    pub(crate) database: DatabaseArgs,
    /// Where to write the backup; `-` is standard output.
    #[arg(short, long, value_name = "FILE")]
    pub(crate) output: PathBuf,
}

#[derive(ClapArgs, Debug)]
pub(crate) struct RestoreArgs {
    #[command(flatten)]
    pub(crate) database: DatabaseArgs,
    /// The backup; `-` is standard input.
    pub(crate) file: PathBuf,
}

fn parse_question(text: &str) -> Result<Asked, String> {
    if text == "fair" {
        return Ok(Asked::MoreThanFair);
    }
    let (low, high) = text.split_once(':').ok_or("expected two shares joined by ':', such as 0.65:0.75")?;
    let share = |text: &str| text.parse().map_err(|_| format!("'{text}' is not a share such as 0.65"));
    Question::new(share(low)?, share(high)?).map(Asked::Between).map_err(|error| error.to_string())
}

fn parse_option(text: &str) -> Result<(String, String), String> {
    let (name, value) = text.split_once('=').ok_or("expected a name and a value joined by '='")?;
    Ok((name.to_owned(), value.to_owned()))
}

fn parse_bot(text: &str) -> Result<(Seat, String), String> {
    let (seat, level) = text.split_once('=').ok_or("expected a seat's number and a word joined by '='")?;
    Ok((seat.parse().map_err(|_| "expected a seat's number from 1 to 4 before '='")?, level.to_owned()))
}

fn parse_seed(text: &str) -> Result<Seed, String> {
    match text.parse() {
        Ok(number) => Ok(Seed::from_number(number)),
        Err(_) => text.parse().map_err(|_| "expected a number or 64 hexadecimal digits".to_owned()),
    }
}

fn parse_viewer(text: &str) -> Result<Viewer, String> {
    match text {
        "spectator" => Ok(Viewer::Spectator),
        "referee" => Ok(Viewer::Referee),
        seat => seat
            .parse()
            .map(Viewer::Seat)
            .map_err(|_| "expected a seat's number, spectator or referee".to_owned()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use clap::CommandFactory as _;

    #[test]
    fn the_command_line_is_sound() {
        Args::command().debug_assert();
    }

    #[test]
    fn a_question_is_fair_or_two_shares() {
        assert_eq!(parse_question("fair"), Ok(Asked::MoreThanFair));
        let question = Question::new(0.65, 0.75).expect("two shares in order");
        assert_eq!(parse_question("0.65:0.75"), Ok(Asked::Between(question)));
        for wrong in ["", "0.5", "0.7:0.6", "a:b", "0.5:NaN", "0.5:1.5"] {
            assert!(parse_question(wrong).is_err(), "{wrong:?}");
        }
    }

    #[test]
    fn a_seed_is_a_number_or_digits() {
        assert_eq!(parse_seed("7"), Ok(Seed::from_number(7)));
        let digits = Seed::from_number(7).to_string();
        assert_eq!(parse_seed(&digits), Ok(Seed::from_number(7)));
        assert!(parse_seed("seven").is_err());
    }
}
