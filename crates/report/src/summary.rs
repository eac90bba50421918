//! The key numbers of several reports on one page, each with the command that made it.

use core::fmt::Write as _;

use crate::figure::grouped;
use crate::{Report, Section};

/// A document for a folder in which each report lies as a page under its game's name.
#[must_use]
pub fn summary(reports: &[Report], command: &str) -> String {
    let mut text = format!(
        "# How the games play\n\nWhat the lab found out about the four games as they come out of the box. [How to read \
         a report](../lab.md) says what each number means. Behind each number stands its 95 % interval; what bots do \
         is not what people do.\n\nAll of this is made by one command:\n\n```\n{command}\n```\n"
    );
    for report in reports {
        about(&mut text, report).expect("a text can always grow");
    }
    text
}

fn about(text: &mut String, report: &Report) -> core::fmt::Result {
    let (game, title) = (&report.setup.game, report.about.title);
    let games = grouped(&report.games.to_string());
    let bots = report.setup.bots.join(", ");
    writeln!(text, "\n## {title}\n\n[The whole report]({game}.html): {games} games of {bots}.\n")?;
    writeln!(text, "```\n{}\n```\n", report.command)?;
    writeln!(text, "| question | number | 95 % interval | out of |\n|---|---|---|---|")?;
    for section in &report.sections {
        if let Some(row) = row(section) {
            writeln!(text, "{row}")?;
        }
    }
    writeln!(text)?;
    report
        .sections
        .iter()
        .try_for_each(|section| writeln!(text, "- **{}** {}", section.title, plain(&section.finding)))
}

fn row(section: &Section) -> Option<String> {
    let key = section.key.as_ref()?;
    let n = grouped(&key.estimate.n.to_string());
    Some(format!("| {} {} | {} | {} | {n} |", section.title, plain(&key.name), key.value(), key.interval()))
}

/// Text in which nothing is read as markup.
fn plain(text: &str) -> String {
    text.replace('*', "\\*").replace('|', "\\|").replace('_', "\\_")
}
