//! Books of small projects.

use super::*;

/// The book of a project with these files, and what was found.
fn book(files: &[(&str, &str)]) -> (tempfile::TempDir, Findings) {
    let place = tempfile::tempdir().unwrap();
    let looks = LOOKS.iter().map(|name| (format!("{LOOKS_FOLDER}/{name}"), ""));
    let files = files.iter().map(|(path, text)| ((*path).to_owned(), *text));
    for (path, text) in looks.chain(files) {
        let path = place.path().join("project").join(path);
        fs::create_dir_all(path.parent().unwrap()).unwrap();
        fs::write(path, text).unwrap();
    }
    let found = write(&Project::at(&place.path().join("project")), &place.path().join("book")).unwrap();
    (place, found)
}

fn page(place: &tempfile::TempDir, address: &str) -> String {
    fs::read_to_string(place.path().join("book").join(address)).unwrap()
}

#[test]
fn links_between_documents_lead_from_page_to_page() {
    let (place, found) = book(&[
        ("README.md", "# Hello\n[rules](docs/rules/toy.en.md#ty-1-roads) [why](docs/decisions)\n"),
        ("docs/rules/toy.en.md", "# Toy\n## TY-1 Roads\n[home](../../README.md)\n"),
        ("docs/decisions/0001-so.md", "# 1. So\n"),
    ]);
    assert_eq!(found.faults, [""; 0]);
    let readme = page(&place, "index.html");
    assert!(readme.contains("<a href=\"docs/rules/toy.en.html#ty-1-roads\">rules</a>"), "{readme}");
    assert!(readme.contains("<a href=\"docs/decisions/index.html\">why</a>"), "{readme}");
    let rules = page(&place, "docs/rules/toy.en.html");
    assert!(rules.contains("<h2 id=\"ty-1-roads\">TY-1 Roads"), "{rules}");
    assert!(rules.contains("<a href=\"../../index.html\">home</a>"), "{rules}");
    assert!(
        page(&place, "docs/decisions/index.html")
            .contains("<a href=\"../../docs/decisions/0001-so.html\">1. So</a>")
    );
}

#[test]
fn a_link_to_nothing_is_a_fault_with_page_and_link() {
    let (_, found) = book(&[("README.md", "# Hello\n[x](docs/none.md) [y](#nowhere)\n")]);
    let expected = [
        "the book's page index.html: 'docs/none.html' leads nowhere",
        "the book's page index.html: 'index.html#nowhere' leads nowhere",
    ];
    assert_eq!(found.faults, expected);
}

#[test]
fn a_document_without_a_place_is_a_fault() {
    let (_, found) = book(&[("README.md", "# Hello\n"), ("docs/lonely.md", "# Lonely\n")]);
    assert_eq!(found.faults.len(), 1);
    assert!(found.faults[0].starts_with("docs/lonely.md is in no part of the book"), "{found:?}");
}

#[test]
fn sources_become_pages_and_pictures_are_copied() {
    let (place, found) = book(&[
        ("README.md", "# Hello\n[code](src/a.rs) [folder](src) ![board](docs/a.svg)\n"),
        ("src/a.rs", "fn less<T>() { \"x\" }\n"),
        ("docs/a.svg", "<svg/>"),
    ]);
    assert_eq!(found.faults, [""; 0]);
    let readme = page(&place, "index.html");
    assert!(readme.contains("<a href=\"src/a.rs.html\">code</a> folder <img src=\"docs/a.svg\""), "{readme}");
    assert!(page(&place, "src/a.rs.html").contains("fn less&lt;T&gt;() { &quot;x&quot; }"));
    assert_eq!(page(&place, "docs/a.svg"), "<svg/>");
}

#[test]
fn reports_are_there_also_if_nothing_links_to_them() {
    let report = "<title>Tango</title><h1 id=\"top\">Tango</h1><a href=\"#top\">up</a>";
    let (place, found) = book(&[("README.md", "# Hello\n"), ("docs/lab/tango.html", report)]);
    assert_eq!(found.faults, [""; 0]);
    let icon = "<link rel=\"icon\" href=\"../../../icon.svg\" type=\"image/svg+xml\"/>";
    assert_eq!(page(&place, "docs/lab/tango.html"), format!("{icon}{report}"));
}

#[test]
fn the_search_knows_every_section() {
    let (place, _) = book(&[(
        "README.md",
        "# Hello\nFirst *words*,\nmore\n## \"Then\"\n| a | b |\n|---|---|\n| c | d |\n",
    )]);
    let index: serde_json::Value = serde_json::from_str(&page(&place, "search.json")).unwrap();
    let expected = serde_json::json!([
        { "page": "Hello", "heading": "Hello", "to": "index.html#hello", "text": "First words, more" },
        { "page": "Hello", "heading": "\"Then\"", "to": "index.html#then", "text": "a b c d" },
    ]);
    assert_eq!(index, expected);
}

#[test]
fn a_page_says_its_language_and_marks_itself_in_the_contents() {
    let (place, _) = book(&[("README.md", "# A & B\n"), ("docs/rules/toy.de.md", "# Spiel\n")]);
    let rules = page(&place, "docs/rules/toy.de.html");
    assert!(rules.contains("<html lang=\"de\">"), "{rules}");
    assert!(
        rules.contains("<a href=\"../../docs/rules/toy.de.html\" aria-current=\"page\">Spiel</a>"),
        "{rules}"
    );
    assert!(page(&place, "index.html").contains("<title>A &amp; B – Cloverleaf</title>"));
}
