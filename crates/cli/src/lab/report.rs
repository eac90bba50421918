//! `cloverleaf lab GAME`: plays a game many times and writes what was learnt.

use std::io::Write;
use std::path::{Path, PathBuf};

use clap::Args as ClapArgs;
use cloverleaf_catalog::{IDS, Playable, Visitor, visit};
use cloverleaf_core::Value;
use cloverleaf_lab::{by_seat, limited};
use cloverleaf_report::{Asked, Report, Survey, publish};
use cloverleaf_table::options_from;

use super::progress::{advance, bar};
use super::study::{Players, StudyArgs};
use crate::failure::Failure;
use crate::files;
use crate::language::language;

#[derive(ClapArgs, Debug)]
pub(crate) struct ReportArgs {
    /// The game; `cloverleaf games` lists them.
    #[arg(required_unless_present = "all")]
    game: Option<String>,
    #[command(flatten)]
    study: StudyArgs,
    /// Who plays: one level for everybody, or a level for each seat; the last takes all that are left.
    #[arg(long, value_name = "LEVEL,…", value_delimiter = ',', default_value = "commuter")]
    bots: Vec<String>,
    /// The levels that are measured against each other, the weakest first; one alone is not measured.
    #[arg(long, value_name = "LEVEL,…", value_delimiter = ',', default_value = "random,learner,commuter")]
    ladder: Vec<String>,
    /// About how many games the report is. More than the folder has extend the study.
    #[arg(long, value_name = "N", default_value_t = 200, value_parser = clap::value_parser!(u64).range(8..=1_000_000))]
    games: u64,
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

pub(crate) fn run(args: &ReportArgs, out: &mut impl Write) -> Result<(), Failure> {
    let folder = args.output.as_deref().unwrap_or(Path::new("report"));
    let games: Vec<&str> = args.game.as_deref().map_or_else(|| IDS.to_vec(), |game| vec![game]);
    let mut reports = Vec::new();
    for game in games {
        let folder = if args.all { folder.join(game) } else { folder.to_owned() };
        let report = study(game, args, &folder)?;
        writeln!(out, "{}", report.text(&folder))?;
        reports.push(report);
    }
    let Some(folder) = &args.publish else { return Ok(()) };
    let command = format!("{} --publish {}", command("--all", args, &[]), folder.display());
    Ok(publish(&reports, &command, folder, language())?)
}

/// The command that makes the same report again, wherever it is put.
fn command(game: &str, args: &ReportArgs, options: &[(String, String)]) -> String {
    let mut words = vec!["cloverleaf lab".to_owned(), game.to_owned()];
    words.extend(args.study.setup.seats.map(|seats| format!("--seats {seats}")));
    words.extend(options.iter().map(|(name, value)| format!("--option {name}={value}")));
    words.extend(args.study.setup.city.board.as_ref().map(|board| format!("--board {}", board.display())));
    words.push(format!("--bots {} --ladder {}", args.bots.join(","), args.ladder.join(",")));
    words.push(format!("--games {} --seed {}", args.games, args.study.seed));
    words.push(format!("--seconds-per-decision {} -o report", args.study.seconds_per_decision));
    words.join(" ")
}

fn study(game: &str, args: &ReportArgs, folder: &Path) -> Result<Report, Failure> {
    let (seats, options) = files::settle(game, &args.study.setup)?;
    let bots = by_seat(&args.bots, seats)?;
    visit(game, Studied { args, folder, options: limited(options), bots })
        .map_err(|error| files::unknown_game(&error))?
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
        let (bots, ladder) = (Players::<G>::named(&bots)?, Players::named(&args.ladder)?);
        let options = options_from(&options).map_err(files::wrong_setup)?;
        let survey = Survey::<G>::new(options, bots.lent(), ladder.lent(), args.study.seed)
            .map_err(files::wrong_setup)?;
        let asked = Asked {
            games: args.games,
            threads: args.study.threads.count(),
            seconds: args.study.seconds_per_decision,
            command: command(G::ID, args, &args.study.setup.options),
        };
        let bar = bar(G::ABOUT.title);
        let report = survey.report(folder, &asked, language(), &mut |progress| advance(&bar, progress));
        bar.finish_and_clear();
        Ok(report?)
    }
}
