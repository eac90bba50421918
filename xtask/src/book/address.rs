//! From files of the project to addresses in the book.

/// Files that browsers show as they are.
const COPIED: &[&str] = &[".html", ".svg", ".png", ".csv"];

/// Whether a file goes into the book as it is; others become pages.
pub(super) fn is_copied(path: &str) -> bool {
    COPIED.iter().any(|ending| path.ends_with(ending))
}

/// Where a file of the project is in the book.
pub(super) fn of(path: &str) -> String {
    match path.strip_suffix(".md") {
        Some(name) => match name.strip_suffix("README") {
            Some(folder) => format!("{folder}index.html"),
            None => format!("{name}.html"),
        },
        None if is_copied(path) => path.to_owned(),
        None => format!("{path}.html"),
    }
}

/// The way from a page to the root of the book.
pub(super) fn root(address: &str) -> String {
    "../".repeat(address.matches('/').count())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn documents_and_sources_become_pages_and_pictures_stay() {
        assert_eq!(of("README.md"), "index.html");
        assert_eq!(of("docs/lab/README.md"), "docs/lab/index.html");
        assert_eq!(of("docs/rules/tango.de.md"), "docs/rules/tango.de.html");
        assert_eq!(of("crates/core/src/game.rs"), "crates/core/src/game.rs.html");
        assert_eq!(of("docs/lab/tango.html"), "docs/lab/tango.html");
    }

    #[test]
    fn the_root_is_as_many_steps_up_as_there_are_folders() {
        assert_eq!(root("index.html"), "");
        assert_eq!(root("docs/rules/tango.de.html"), "../../");
    }
}
