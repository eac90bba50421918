//! The key numbers of several reports on one page, each with the command that made it.

use core::fmt::Write as _;
use std::path::Path;

use crate::figure::grouped;
use crate::folder::Folder;
use crate::words::said;
use crate::{FolderError, Report, Section};
use cloverleaf_core::Say as _;
use cloverleaf_words::Language;

/// Writes the pages of these reports into a folder, small enough to be kept with the source, and their key
/// numbers.
///
/// # Errors
/// If the folder cannot be written.
pub fn publish(
    reports: &[Report],
    command: &str,
    folder: &Path,
    language: &Language,
) -> Result<(), FolderError> {
    let kept = Folder::at(folder);
    for report in reports {
        kept.write(&format!("{}.html", report.setup.game), report.page().as_bytes())?;
    }
    kept.write("README.md", summary(reports, command, language).as_bytes())
}

/// A document for a folder in which each report lies as a page under its game's name.
#[must_use]
pub fn summary(reports: &[Report], command: &str, language: &Language) -> String {
    let mut text = head(command, language);
    for report in reports {
        about(&mut text, report, language).expect("a text can always grow");
    }
    text
}

/// The head of the page.
fn head(command: &str, language: &Language) -> String {
    let keys = ["report-summary-title", "report-summary-intro", "report-summary-command"];
    let [title, intro, made] = keys.map(|key| language.word(key));
    format!("# {title}\n\n{intro}\n\n{made}\n\n```\n{command}\n```\n")
}

fn about(text: &mut String, report: &Report, language: &Language) -> core::fmt::Result {
    let (game, title) = (report.setup.game.as_str(), report.about.title);
    let games = grouped(report.games, language);
    let bots = report.setup.bots.join(", ");
    let report_line = said!(language, "report-summary-report", game = game, games = games, bots = bots);
    writeln!(text, "\n## {title}\n\n{report_line}\n")?;
    writeln!(text, "```\n{}\n```\n", report.command)?;
    let headings = ["report-summary-question", "report-summary-number", "report-interval", "report-out-of"];
    let headings = headings.map(|key| language.word(key)).join(" | ");
    writeln!(text, "| {headings} |\n|---|---|---|---|")?;
    for section in &report.sections {
        if let Some(row) = row(section, language) {
            writeln!(text, "{row}")?;
        }
    }
    writeln!(text)?;
    report
        .sections
        .iter()
        .try_for_each(|section| writeln!(text, "- **{}** {}", section.title, plain(&section.finding)))
}

fn row(section: &Section, language: &Language) -> Option<String> {
    let key = section.key.as_ref()?;
    let n = grouped(key.estimate.n, language);
    let (value, interval) = (key.value(language), key.interval(language));
    Some(format!("| {} {} | {value} | {interval} | {n} |", section.title, plain(&key.name)))
}

/// Text in which nothing is read as markup.
fn plain(text: &str) -> String {
    text.replace('*', "\\*").replace('|', "\\|").replace('_', "\\_")
}
