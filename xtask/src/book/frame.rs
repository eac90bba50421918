//! What stands around every page: the bar with the search, and the table of contents.

use super::address::root;
use super::contents::{Contents, Entry};

/// A page of the book at this address.
pub(super) fn page(contents: &Contents, address: &str, title: &str, html: &str) -> String {
    let (root, title, language) = (root(address), escape(title), language(address));
    let contents = list(contents, address, &root);
    format!(
        r##"<!doctype html>
<html lang="{language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>{title} – Cloverleaf</title>
<link rel="icon" href="{root}../icon.svg" type="image/svg+xml">
<link rel="stylesheet" href="{root}book.css">
<script src="{root}theme.js"></script>
<script type="module" src="{root}book.js"></script>
</head>
<body data-root="{root}">
<a class="skip" href="#page">Skip to the text</a>
<header class="bar" lang="en">
<a class="home" href="{root}../index.html" aria-label="Cloverleaf: play"><img src="{root}../icon.svg" alt="" width="30" height="30"><span>Cloverleaf</span></a>
<form role="search"><input type="search" aria-label="Search the documentation" placeholder="Search" autocomplete="off" disabled></form>
</header>
<div class="columns">
<details class="contents" lang="en">
<summary>Contents</summary>
<nav aria-label="Contents">
{contents}</nav>
</details>
<main id="page" tabindex="-1">
<section class="found" aria-label="Search results" lang="en" hidden>
<p role="status"></p>
<ol></ol>
</section>
<article>
{html}</article>
</main>
</div>
</body>
</html>
"##
    )
}

/// A report as it is, with the icon of the site: browsers ask the host for one otherwise, outside of the site.
pub(super) fn with_icon(report: &str, address: &str) -> String {
    let icon =
        format!("<link rel=\"icon\" href=\"{}../icon.svg\" type=\"image/svg+xml\"/><title>", root(address));
    report.replacen("<title>", &icon, 1)
}

fn list(contents: &Contents, here: &str, root: &str) -> String {
    let part = |(title, entries): &(&str, Vec<Entry>)| {
        let lines: String = entries.iter().map(|entry| line(entry, here, root)).collect();
        format!("<h2>{}</h2>\n<ul>\n{lines}</ul>\n", escape(title))
    };
    contents.parts.iter().map(part).collect()
}

fn line(entry: &Entry, here: &str, root: &str) -> String {
    let address = entry.address();
    let current = if address == here { " aria-current=\"page\"" } else { "" };
    let language = language(&address);
    format!(
        "<li lang=\"{language}\"><a href=\"{root}{address}\"{current}>{}</a></li>\n",
        escape(&entry.title)
    )
}

/// Rules pages are in several languages, which their names tell; everything else is English.
fn language(address: &str) -> &str {
    let name = address.rsplit('/').next().unwrap_or_default();
    let mut parts = name.split('.');
    match (parts.next(), parts.next(), parts.next(), parts.next()) {
        (Some(_), Some(language), Some("html"), None)
            if language.len() == 2 && address.starts_with("docs/rules/") =>
        {
            language
        }
        _ => "en",
    }
}

/// Text as it may stand between tags and in attributes.
pub(super) fn escape(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;")
}
