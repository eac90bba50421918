//! What came of a search, as files: a page, the chart, and the candidates as data.

use std::fmt::Write as _;
use std::path::Path;

use super::chart::{escape, svg};
use super::table::told;
use super::{TuneArgs, Tuned};
use crate::failure::Failure;

const STYLE: &str = "body{font:16px/1.5 system-ui,sans-serif;max-width:70rem;margin:2rem auto;padding:0 1rem;\
    color:#222;background:#fff}table{border-collapse:collapse}th,td{padding:.25rem .75rem;text-align:right;\
    border-bottom:1px solid #8884}th:first-child,td:first-child{text-align:left}td{white-space:nowrap}.wide{overflow-x:auto}\
    .chosen{font-weight:bold}@media(prefers-color-scheme:dark){body{color:#ddd;background:#191919}}";

/// Writes everything into the folder; the games are there already.
pub(crate) fn write(folder: &Path, args: &TuneArgs, tuned: &Tuned) -> Result<(), Failure> {
    let chart = svg(args, tuned);
    for (name, text) in [
        ("chart.svg", &chart),
        ("report.html", &html(args, tuned, &chart)),
        ("candidates.csv", &csv(args, tuned)),
    ] {
        let file = folder.join(name);
        let wrong = |error| Failure::wrong_use(format!("cannot write {}: {error}", file.display()));
        std::fs::write(&file, text).map_err(wrong)?;
    }
    Ok(())
}

fn html(args: &TuneArgs, tuned: &Tuned, chart: &str) -> String {
    let title = format!("Tuning {}", args.game);
    let about = super::title(args).unwrap_or_default();
    let wishes: Vec<_> = args.goal.0.iter().map(|wish| wish.text.as_str()).collect();
    format!(
        "<!doctype html>\n<html lang=\"en\">\n<meta charset=\"utf-8\">\n<meta name=\"viewport\" \
         content=\"width=device-width\">\n<title>{}</title>\n<style>{STYLE}</style>\n<h1>{}</h1>\n<p>{}.</p>\n\
         <p>Wanted: {}.</p>\n<p>{}</p>\n<div class=\"wide\">{chart}</div>\n<p>A square is chosen, filled dots are \
         on the front of trade-offs, small ones dropped out. The dashed line is the aim. All intervals together hold with \
         95 % certainty, however often one looked.</p>\n<div class=\"wide\"><table>\n{}</table></div>\n</html>\n",
        escape(&title),
        escape(&title),
        escape(&about),
        escape(&wishes.join(", ")),
        escape(&tuned.advice(args)),
        rows(args, tuned),
    )
}

fn rows(args: &TuneArgs, tuned: &Tuned) -> String {
    let wishes: String = args.goal.0.iter().map(|wish| format!("<th>{}</th>", escape(&wish.text))).collect();
    let mut rows = format!("<tr><th>candidate</th><th>games</th>{wishes}<th>tolerances</th><th></th></tr>\n");
    for candidate in tuned.order() {
        let (name, deals) = (escape(&tuned.names[candidate]), tuned.race.deals(candidate));
        let standings = args.goal.0.iter().zip(tuned.race.standings(candidate));
        let figures: String =
            standings.map(|(wish, standing)| format!("<td>{}</td>", told(wish.figure, &standing))).collect();
        let (far, mark) = (tuned.race.compromise(candidate), tuned.mark(candidate).word());
        // Writing to a string cannot fail.
        let _ = writeln!(
            rows,
            "<tr class=\"{mark}\"><td>{name}</td><td>{deals}</td>{figures}<td>{far:.1}</td><td>{mark}</td></tr>"
        );
    }
    rows
}

fn csv(args: &TuneArgs, tuned: &Tuned) -> String {
    let words = args.goal.0.iter().map(|wish| wish.figure.word());
    let heads: String = words.map(|word| format!(",{word},{word}_from,{word}_to")).collect();
    let mut csv = format!("candidate,games{heads},tolerances,mark\n");
    for candidate in tuned.order() {
        let standings = tuned.race.standings(candidate).into_iter();
        let figures: String = standings
            .map(|standing| format!(",{},{},{}", standing.mean, standing.interval.from, standing.interval.to))
            .collect();
        let (deals, far) = (tuned.race.deals(candidate), tuned.race.compromise(candidate));
        let mark = tuned.mark(candidate).word();
        // Writing to a string cannot fail.
        let _ = writeln!(csv, "\"{}\",{deals}{figures},{far},{mark}", tuned.names[candidate]);
    }
    csv
}
