//! The key numbers of several reports on one page, each with the command that made it.

use core::fmt::Write as _;
use std::path::Path;

use crate::figure::grouped;
use crate::folder::Folder;
use crate::words::summary as words;
use crate::{FolderError, Report, Section};

/// Writes the pages of these reports into a folder, small enough to be kept with the source, and their key
/// numbers.
///
/// # Errors
/// If the folder cannot be written.
pub fn publish(reports: &[Report], command: &str, folder: &Path) -> Result<(), FolderError> {
    let kept = Folder::at(folder);
    for report in reports {
        kept.write(&format!("{}.html", report.setup.game), report.page().as_bytes())?;
    }
    kept.write("README.md", summary(reports, command).as_bytes())
}

/// A document for a folder in which each report lies as a page under its game's name.
#[must_use]
pub fn summary(reports: &[Report], command: &str) -> String {
    let mut text = words::head(command);
    for report in reports {
        about(&mut text, report).expect("a text can always grow");
    }
    text
}

fn about(text: &mut String, report: &Report) -> core::fmt::Result {
    let (game, title) = (&report.setup.game, report.about.title);
    let games = grouped(&report.games.to_string());
    let bots = report.setup.bots.join(", ");
    writeln!(text, "\n## {title}\n\n{}\n", words::report(game, &games, &bots))?;
    writeln!(text, "```\n{}\n```\n", report.command)?;
    writeln!(text, "| {} |\n|---|---|---|---|", words::HEADINGS.join(" | "))?;
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
