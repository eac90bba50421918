//! What the page above several reports says.

pub(crate) const HEADINGS: [&str; 4] = ["question", "number", "95 % interval", "out of"];

/// The head of the page.
pub(crate) fn head(command: &str) -> String {
    format!(
        "# How the games play\n\nWhat the lab found out about the four games as they come out of the box. [How to read \
         a report](../lab.md) says what each number means. Behind each number stands its 95 % interval; what bots do \
         is not what people do.\n\nAll of this is made by one command:\n\n```\n{command}\n```\n"
    )
}

/// Where a game's report is, and of what.
pub(crate) fn report(game: &str, games: &str, bots: &str) -> String {
    format!("[The whole report]({game}.html): {games} games of {bots}.")
}
