//! What the documents say of a game is what its title page says.

use std::fs;
use std::path::Path;

use cloverleaf_catalog::entries;
use cloverleaf_core::About;

fn document(path: &str) -> String {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    fs::read_to_string(root.join(path)).unwrap_or_else(|error| panic!("{path}: {error}"))
}

/// From one number to another, or the one if they are the same.
fn range(from: u8, to: u8, between: &str) -> String {
    if from == to { from.to_string() } else { format!("{from}{between}{to}") }
}

#[test]
fn the_readme_has_the_title_designer_and_seats_of_every_game() {
    let readme = document("README.md");
    for entry in entries() {
        let About { title, designer, min_seats, max_seats, .. } = entry.about;
        let seats = range(min_seats, max_seats, "–");
        let row = format!("| [{title}](docs/rules/{}.en.md) | {designer} | {seats} | ", entry.id);
        assert!(readme.contains(&row), "README.md lacks: {row}");
    }
}

#[test]
fn the_rules_pages_have_the_title_seats_and_minutes_of_every_game() {
    let languages = [("en", " to ", "players", "minutes"), ("de", " bis ", "Personen", "Minuten")];
    for entry in entries() {
        for (language, to, players, minutes) in languages {
            let path = format!("docs/rules/{}.{language}.md", entry.id);
            let page = document(&path);
            let About { title, min_seats, max_seats, minutes: (least, most), .. } = entry.about;
            assert!(page.starts_with(&format!("# {title}\n")), "{path} is not about {title}");
            let facts = page.lines().find(|line| line.starts_with("**")).unwrap_or_default();
            let seats = format!("**{} {players}", range(min_seats, max_seats, to));
            let time = format!(" {least}{to}{most} {minutes}.**");
            assert!(facts.starts_with(&seats) && facts.contains(&time), "{path} says: {facts}");
        }
    }
}
