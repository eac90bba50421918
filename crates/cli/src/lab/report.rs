//! `cloverleaf lab GAME`: plays a game many times and writes what was learnt.

use std::io::Write;
use std::path::{Path, PathBuf};

use clap::Args as ClapArgs;
use cloverleaf_catalog::{IDS, Playable, Visitor, entry, visit};
use cloverleaf_core::Value;
use cloverleaf_lab::Player;
use cloverleaf_report::{Asked, Progress, Report, Survey, summary};
use cloverleaf_table::options_from;
use indicatif::{ProgressBar, ProgressStyle};

use crate::args::SetupArgs;
use crate::failure::Failure;
use crate::meeting::limited;
use crate::{files, players};

#[derive(ClapArgs, Debug)]
pub(crate) struct ReportArgs {
    /// The game; `cloverleaf games` lists them.
    #[arg(required_unless_present = "all")]
    game: Option<String>,
    #[command(flatten)]
    setup: SetupArgs,
    /// Who plays: one level for everybody, or a level for each seat; the last takes all that are left.
    #[arg(long, value_name = "LEVEL,…", value_delimiter = ',', default_value = "commuter")]
    bots: Vec<String>,
    /// The levels that are measured against each other, the weakest first; one alone is not measured.
    #[arg(long, value_name = "LEVEL,…", value_delimiter = ',', default_value = "random,learner,commuter")]
    ladder: Vec<String>,
    /// About how many games the report is. More than the folder has extend the study.
    #[arg(long, value_name = "N", default_value_t = 200, value_parser = clap::value_parser!(u64).range(8..=1_000_000))]
    games: u64,
    /// The number from which the whole study follows.
    #[arg(long, value_name = "N", default_value_t = 1)]
    seed: u64,
    /// On how many threads; without it, on all the machine has.
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u16).range(1..=256))]
    threads: Option<u16>,
    /// How many seconds people take for a decision, to tell the length in minutes.
    #[arg(long, value_name = "S", default_value_t = 10.0, value_parser = parse_seconds)]
    seconds_per_decision: f64,
    /// Study every game as it comes out of the box, each in a folder of its own, and publish the pages in one.
    #[arg(long, conflicts_with_all = ["game", "seats", "options", "board"])]
    all: bool,
    /// With --all: the folder for the pages and their key numbers.
    #[arg(long, value_name = "FOLDER", requires = "all")]
    publish: Option<PathBuf>,
    /// The folder for the report and all that is needed to go on with it.
    #[arg(short, long, value_name = "FOLDER", required = true)]
    output: Option<PathBuf>,
}

fn parse_seconds(text: &str) -> Result<f64, String> {
    let seconds = text.parse().ok().filter(|seconds| (0.1..=3600.0).contains(seconds));
    seconds.ok_or_else(|| "expected seconds from 0.1 to 3600".to_owned())
}

pub(crate) fn run(args: &ReportArgs, out: &mut impl Write) -> Result<(), Failure> {
    let folder = args.output.as_deref().unwrap_or(Path::new("report"));
    let games: Vec<&str> = args.game.as_deref().map_or_else(|| IDS.to_vec(), |game| vec![game]);
    let mut reports = Vec::new();
    for game in games {
        let folder = if args.all { folder.join(game) } else { folder.to_owned() };
        let report = study(game, args, &folder)?;
        tell(&report, &folder, out)?;
        reports.push(report);
    }
    args.publish.as_deref().map_or(Ok(()), |folder| publish(&reports, args, folder))
}

/// What was found, a line a question.
fn tell(report: &Report, folder: &Path, out: &mut impl Write) -> Result<(), Failure> {
    writeln!(out, "{}, {} games:", report.about.title, report.games)?;
    for section in &report.sections {
        writeln!(out, "  {} {}", section.title, section.finding)?;
    }
    writeln!(out, "The report is {}.", folder.join("report.html").display())?;
    Ok(())
}

/// The pages, small enough to be kept with the source, and their key numbers.
fn publish(reports: &[Report], args: &ReportArgs, folder: &Path) -> Result<(), Failure> {
    let unwritten = |error| Failure::wrong_use(format!("cannot write to {}: {error}", folder.display()));
    std::fs::create_dir_all(folder).map_err(unwritten)?;
    for report in reports {
        std::fs::write(folder.join(format!("{}.html", report.setup.game)), report.page())
            .map_err(unwritten)?;
    }
    let command = format!("{} --publish {}", command("--all", args, &[]), folder.display());
    std::fs::write(folder.join("README.md"), summary(reports, &command)).map_err(unwritten)
}

/// The command that makes the same report again, wherever it is put.
fn command(game: &str, args: &ReportArgs, options: &[(String, String)]) -> String {
    let mut words = vec!["cloverleaf lab".to_owned(), game.to_owned()];
    words.extend(args.setup.seats.map(|seats| format!("--seats {seats}")));
    words.extend(options.iter().map(|(name, value)| format!("--option {name}={value}")));
    words.extend(args.setup.city.board.as_ref().map(|board| format!("--board {}", board.display())));
    words.push(format!("--bots {} --ladder {}", args.bots.join(","), args.ladder.join(",")));
    words.push(format!("--games {} --seed {}", args.games, args.seed));
    words.push(format!("--seconds-per-decision {} -o report", args.seconds_per_decision));
    words.join(" ")
}

fn study(game: &str, args: &ReportArgs, folder: &Path) -> Result<Report, Failure> {
    let (seats, options) = files::settle(game, &args.setup)?;
    let bots = by_seat(&args.bots, seats)?;
    visit(game, Studied { args, folder, options: limited(options), bots }).map_err(Failure::wrong_use)?
}

/// The bots by seat: those named, and the last of them on every seat that is left.
fn by_seat(named: &[String], seats: u8) -> Result<Vec<String>, Failure> {
    let seats = usize::from(seats);
    if named.len() > seats {
        return Err(Failure::wrong_use(format!("{} bots do not fit on {seats} seats", named.len())));
    }
    let mut bots = named.to_vec();
    bots.resize(seats, named.last().cloned().unwrap_or_default());
    Ok(bots)
}

struct Studied<'a> {
    args: &'a ReportArgs,
    folder: &'a Path,
    options: Vec<(String, Value)>,
    bots: Vec<String>,
}

impl Visitor for Studied<'_> {
    type Output = Result<Report, Failure>;

    fn visit<G: Playable>(self) -> Self::Output {
        let Studied { args, folder, options, bots } = self;
        let [bots, ladder] = [&bots, &args.ladder].map(|names| seated::<G>(names));
        let (bots, ladder) = (bots?, ladder?);
        let options = options_from(&options).map_err(Failure::wrong_use)?;
        let survey =
            Survey::<G>::new(options, lent(&bots), lent(&ladder), args.seed).map_err(Failure::wrong_use)?;
        let all = || std::thread::available_parallelism().map_or(1, usize::from);
        let asked = Asked {
            games: args.games,
            threads: args.threads.map_or_else(all, usize::from),
            seconds: args.seconds_per_decision,
            command: command(G::ID, args, &args.setup.options),
        };
        let bar = bar(entry(G::ID).map_or("", |entry| entry.about.title));
        let report = survey.report(folder, &asked, &mut |progress| advance(&bar, progress));
        bar.finish_and_clear();
        report.map_err(Failure::wrong_use)
    }
}

type Players<G> = Vec<Box<dyn Player<G>>>;

fn seated<G: Playable>(names: &[String]) -> Result<Players<G>, Failure> {
    names.iter().map(|name| players::player::<G>(name)).collect()
}

fn lent<G: Playable>(players: &Players<G>) -> Vec<&dyn Player<G>> {
    players.iter().map(|player| &**player).collect()
}

/// A bar on standard error, where it disturbs no one who reads the answer.
fn bar(title: &'static str) -> ProgressBar {
    let form = "{prefix} {bar:32} {pos}/{len} {msg}, {elapsed} gone, {eta} to go";
    let style = ProgressStyle::with_template(form).expect("the form is sound");
    ProgressBar::new(0).with_style(style).with_prefix(title)
}

fn advance(bar: &ProgressBar, Progress { stage, done, total }: Progress) {
    if bar.message() != stage {
        bar.reset();
        bar.set_message(stage);
        bar.set_length(total);
    }
    bar.set_position(done);
}
