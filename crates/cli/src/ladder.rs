//! `cloverleaf ladder`: every level against the one below it.

use std::io::Write;

use cloverleaf_lab::{Rated, Ratings, Row, Standings};

use crate::args::LadderArgs;
use crate::failure::Failure;
use crate::language::said;
use crate::match_::{milliseconds, name_width, percent};
use crate::meeting::Meeting;
use crate::{files, players};

pub(crate) fn run(args: &LadderArgs, out: &mut impl Write) -> Result<(), Failure> {
    let about = files::known(&args.game)?.about;
    let seats = usize::from(args.contest.setup.seats.unwrap_or(about.min_seats));
    let rungs = rungs(args)?;
    let mut ratings = Ratings::new(rungs.len());
    let mut steps = Vec::new();
    for (lower, pair) in rungs.windows(2).enumerate() {
        let mut names = vec![pair[1].clone()];
        names.resize(seats.max(1), pair[0].clone());
        steps.push(step(args, &names, [lower + 1, lower], &mut ratings)?);
    }
    table(&rungs, &ratings, &steps, out)
}

/// The levels, the weakest first.
fn rungs(args: &LadderArgs) -> Result<Vec<String>, Failure> {
    let all = || players::NAMES.iter().map(|&name| name.to_owned()).collect();
    let rungs: Vec<String> = if args.players.is_empty() { all() } else { args.players.clone() };
    match rungs.iter().enumerate().find(|(index, name)| rungs[..*index].contains(name)) {
        Some((_, name)) => Err(Failure::wrong_use(said!("ladder-twice", name = name.as_str()))),
        None => Ok(rungs),
    }
}

/// One level against as many of the one below as the table has seats left.
fn step(
    args: &LadderArgs,
    names: &[String],
    rungs: [usize; 2],
    ratings: &mut Ratings,
) -> Result<Standings, Failure> {
    let meeting = Meeting::new(&args.game, names, &args.contest, None)?;
    let folder = args.contest.output.as_ref().map(|folder| folder.join(&names[0]));
    let bar = meeting.progress();
    let standings = meeting.hold(folder.as_deref(), |played, standings| {
        bar.inc(1);
        let ranks = standings.tally().ranks(played);
        ratings.add(&ranks.iter().map(|&(who, rank)| (rungs[who], rank)).collect::<Vec<_>>());
    })?;
    bar.finish_and_clear();
    Ok(standings)
}

/// The strongest first. What somebody wins is what they win against the level below.
fn table(
    rungs: &[String],
    ratings: &Ratings,
    steps: &[Standings],
    out: &mut impl Write,
) -> Result<(), Failure> {
    let width = name_width(rungs.iter().map(String::as_str));
    writeln!(
        out,
        "{:<width$}  {:>12}  {:>37}  {:>5}  {:>16}  {:>17}",
        said!("contest-player"),
        said!("contest-rating"),
        said!("ladder-wins"),
        said!("contest-fair"),
        said!("contest-median"),
        said!("contest-longest")
    )?;
    for (index, name) in rungs.iter().enumerate().rev() {
        let Rated { points, interval } = ratings.of(index);
        let rating = format!("{points:.0} ± {:.0}", interval.to - points);
        let [wins, fair] = match index.checked_sub(1) {
            Some(below) => against_the_next(&steps[below]),
            None => ["–".to_owned(), "–".to_owned()],
        };
        let [median, longest] = thinking(steps, index);
        writeln!(out, "{name:<width$}  {rating:>12}  {wins:>37}  {fair:>5}  {median:>16}  {longest:>17}")?;
    }
    Ok(())
}

fn against_the_next(standings: &Standings) -> [String; 2] {
    let tally = standings.tally();
    let row = &tally.rows()[0];
    let (share, interval) = tally.share(row);
    let wins = said!(
        "ladder-share",
        share = percent(share),
        from = percent(interval.from),
        to = percent(interval.to),
        games = usize::try_from(tally.games()).unwrap_or(usize::MAX)
    );
    [wins, percent(tally.fair(row))]
}

/// How long the decisions of this rung took: against the next below, and those of the lowest against the one
/// above.
fn thinking(steps: &[Standings], rung: usize) -> [String; 2] {
    let rows = steps.get(rung.saturating_sub(1)).map_or(&[][..], |step| step.tally().rows());
    let row = if rung == 0 { rows.last() } else { rows.first() };
    [row.and_then(Row::median_thinking), row.and_then(Row::longest_thinking)].map(milliseconds)
}
