//! Every Rust file is part of a crate: one that no `mod` names is never compiled, and its tests never run.

use crate::findings::Findings;

/// Folders whose files cargo finds by itself, or is told of in a manifest.
const ROOTS: &[&str] = &["src/bin", "tests", "benches", "examples", "fuzz_targets"];

/// Looks at all Rust files, given as path and text.
pub(crate) fn check(files: &[(String, String)]) -> Findings {
    let mut findings = Findings::default();
    for (path, _) in files.iter().filter(|(path, _)| !is_root(path)) {
        findings.expect(files.iter().any(|(from, text)| declares(from, text, path)), || {
            format!(
                "{path} is in no crate: no file beside it or above it says `mod`, so it is never compiled"
            )
        });
    }
    findings
}

fn is_root(path: &str) -> bool {
    let (folder, name) = path.rsplit_once('/').unwrap_or(("", path));
    ["lib.rs", "main.rs", "build.rs"].contains(&name) || ROOTS.iter().any(|root| folder.ends_with(root))
}

/// Whether the file `from` has a line that makes `path` one of its modules.
fn declares(from: &str, text: &str, path: &str) -> bool {
    let module = path.trim_end_matches(".rs").trim_end_matches("/mod");
    let (folder, name) = module.rsplit_once('/').unwrap_or(("", module));
    let ending = format!("mod {name};");
    let named = |line: &str| children(from) == folder && line.ends_with(&ending);
    let mut lines = text.lines().map(str::trim).filter(|line| !line.starts_with("//"));
    lines.any(|line| named(line) || placed(from, line).as_deref() == Some(path))
}

/// The file that a line such as `#[path = "../support/mod.rs"]` names, seen from the folder of its own file.
fn placed(from: &str, line: &str) -> Option<String> {
    let to = line.strip_prefix("#[path = \"")?.split('"').next()?;
    let mut path: Vec<&str> = from.split('/').collect();
    path.pop();
    for part in to.split('/') {
        match part {
            ".." => drop(path.pop()?),
            "." => {}
            name => path.push(name),
        }
    }
    Some(path.join("/"))
}

/// The folder in which a file's modules lie: its own for the root of a crate and `mod.rs`, else the one of its name.
fn children(path: &str) -> &str {
    let folder = path.rsplit_once('/').map_or("", |(folder, _)| folder);
    if is_root(path) || path.ends_with("/mod.rs") { folder } else { path.trim_end_matches(".rs") }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn faults(files: &[(&str, &str)]) -> Vec<String> {
        let files: Vec<_> =
            files.iter().map(|(path, text)| ((*path).to_owned(), (*text).to_owned())).collect();
        check(&files).faults
    }

    #[test]
    fn a_file_that_is_named_is_reached() {
        let found = faults(&[
            ("core/src/lib.rs", "mod seat;\npub mod turn;"),
            ("core/src/seat.rs", ""),
            ("core/src/turn.rs", "mod order;"),
            ("core/src/turn/order.rs", ""),
            ("core/tests/laws.rs", "mod support;"),
            ("core/tests/support/mod.rs", "pub(crate) mod reference;"),
            ("core/tests/support/reference.rs", ""),
            ("core/tests/clauses/main.rs", "mod city;\n#[path = \"../desk/desk.rs\"]\nmod desk;"),
            ("core/tests/clauses/city.rs", ""),
            ("core/tests/desk/desk.rs", ""),
        ]);
        assert_eq!(found, [""; 0]);
    }

    #[test]
    fn a_file_that_nobody_names_is_a_fault() {
        for (declared, text) in [("core/src/lib.rs", "// mod seat;"), ("core/src/turn/lib.rs", "mod seat;")] {
            let found = faults(&[(declared, text), ("core/src/seat.rs", "")]);
            assert!(found[0].starts_with("core/src/seat.rs is in no crate"), "{found:?}");
        }
        assert_eq!(
            faults(&[("core/tests/clauses/main.rs", ""), ("core/tests/clauses/city.rs", "")]).len(),
            1
        );
    }
}
