//! `cloverleaf match`: who is better, and how sure that is.

use std::io::Write;
use std::time::Duration;

use cloverleaf_lab::{Answer, Rated, Row, Standings, Tally, by_seat};
use cloverleaf_report::reason_name;
use serde_json::{Value as Json, json};

use crate::args::MatchArgs;
use crate::failure::Failure;
use crate::files;
use crate::language::{language, said};
use crate::meeting::Meeting;

pub(crate) fn run(args: &MatchArgs, out: &mut impl Write) -> Result<(), Failure> {
    let names = full_table(args)?;
    let meeting = Meeting::new(&args.game, &names, &args.contest, args.question)?;
    let bar = meeting.progress();
    let standings = meeting.hold(args.contest.output.as_deref(), |_, _| bar.inc(1))?;
    bar.finish_and_clear();
    if args.json {
        writeln!(out, "{}", as_json(&args.game, &standings))?;
    } else {
        report(&standings, out)?;
    }
    verdict(&standings)
}

/// The players by seat, with at least as many seats as players.
fn full_table(args: &MatchArgs) -> Result<Vec<String>, Failure> {
    let about = files::known(&args.game)?.about;
    let named = u8::try_from(args.players.len()).unwrap_or(u8::MAX);
    let seats = args.contest.setup.seats.unwrap_or(named.max(about.min_seats));
    Ok(by_seat(&args.players, seats)?)
}

/// The table of a match, and how its games ended.
fn report(standings: &Standings, out: &mut impl Write) -> Result<(), Failure> {
    let tally = standings.tally();
    let width = name_width(tally.rows().iter().map(Row::name));
    writeln!(
        out,
        "{:<width$}  {:>21}  {:>5}  {:>12}  {:>16}  {:>17}  {}",
        said!("contest-player"),
        said!("contest-wins"),
        said!("contest-fair"),
        said!("contest-rating"),
        said!("contest-median"),
        said!("contest-longest"),
        said!("contest-ranks")
    )?;
    for (index, row) in tally.rows().iter().enumerate() {
        let (share, interval) = tally.share(row);
        let Rated { points, interval: rating } = standings.ratings().of(index);
        let wins = format!("{} ({}–{})", percent(share), percent(interval.from), percent(interval.to));
        let rating = format!("{points:.0} ± {:.0}", rating.to - points);
        let fair = percent(tally.fair(row));
        let (median, longest) = (milliseconds(row.median_thinking()), milliseconds(row.longest_thinking()));
        writeln!(
            out,
            "{:<width$}  {wins:>21}  {fair:>5}  {rating:>12}  {median:>16}  {longest:>17}  {}",
            row.name(),
            ranks(row, tally)
        )?;
    }
    let told = |(reason, games)| format!("{} {games}", reason_name(reason, language()));
    let reasons: Vec<_> = tally.reasons().map(told).collect();
    let games = usize::try_from(tally.games()).unwrap_or(usize::MAX);
    writeln!(out, "{}", said!("match-games", games = games, reasons = reasons.join(", ")))?;
    if let (Some(question), Some(Answer::Yes)) = (standings.question(), standings.answer()) {
        let (first, low) = (tally.rows()[0].name(), percent(question.low()));
        writeln!(out, "{}", said!("match-sure", player = first, share = low))?;
    }
    Ok(())
}

/// A question that is not answered with yes is a no.
fn verdict(standings: &Standings) -> Result<(), Failure> {
    let Some(question) = standings.question() else { return Ok(()) };
    let (low, high) = (percent(question.low()), percent(question.high()));
    let first = standings.tally().rows()[0].name();
    match standings.answer() {
        Some(Answer::Yes) => Ok(()),
        Some(Answer::No) => Err(Failure::no(said!("match-sure-less", player = first, share = high))),
        None => Err(Failure::no(said!("match-not-sure", player = first, low = low, high = high))),
    }
}

/// How wide the column of names is.
pub(crate) fn name_width<'a>(names: impl Iterator<Item = &'a str>) -> usize {
    let head = said!("contest-player").chars().count();
    names.map(|name| name.chars().count()).max().unwrap_or(0).max(head)
}

/// A share in per cent.
pub(crate) fn percent(share: f64) -> String {
    format!("{:.1}", share * 100.0)
}

/// How long a decision took.
pub(crate) fn milliseconds(time: Option<Duration>) -> String {
    time.map_or_else(|| "–".to_owned(), |time| format!("{:.3} ms", time.as_secs_f64() * 1e3))
}

fn ranks(row: &Row, tally: &Tally) -> String {
    let seats = tally.seats();
    row.ranks()[..seats].iter().map(u64::to_string).collect::<Vec<_>>().join("/")
}

fn as_json(game: &str, standings: &Standings) -> Json {
    let tally = standings.tally();
    let players = tally.rows().iter().enumerate();
    let players: Vec<_> =
        players.map(|(index, row)| row_json(tally, row, standings.ratings().of(index))).collect();
    let reasons: serde_json::Map<_, _> =
        tally.reasons().map(|(reason, games)| (reason.to_owned(), games.into())).collect();
    let sure = standings.answer().map(|answer| answer == Answer::Yes);
    json!({"game": game, "games": tally.games(), "players": players, "reasons": reasons, "sure": sure})
}

fn row_json(tally: &Tally, row: &Row, rated: Rated) -> Json {
    let (share, interval) = tally.share(row);
    json!({
        "player": row.name(),
        "wins": row.wins(),
        "share": share,
        "share_interval": [interval.from, interval.to],
        "fair": tally.fair(row),
        "rating": rated.points,
        "rating_interval": [rated.interval.from, rated.interval.to],
        "ranks": row.ranks()[..tally.seats()],
        "median_ms": row.median_thinking().map(|time| time.as_secs_f64() * 1e3),
        "longest_ms": row.longest_thinking().map(|time| time.as_secs_f64() * 1e3),
    })
}
