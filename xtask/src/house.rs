//! What the compiler does not check: every game has the same files, files stay small, and nothing is left
//! behind that was meant for later.

use std::collections::BTreeSet;

use anyhow::Result;

use crate::findings::Findings;
use crate::fuzz;
use crate::game_files::{FILES, GUIDE, KEYS, MENTIONS, WORDS, named};
use crate::project::Project;
use crate::reached;

/// The most lines a Rust file has, tables in tests aside.
const MAX_LINES: usize = 500;

/// What must not stay in a Rust file, and why. Put together from halves, so that this file may stay.
const LEFT_BEHIND: &[(&str, &str)] = &[
    (concat!("TO", "DO"), "open an issue or do it"),
    (concat!("FIX", "ME"), "open an issue or do it"),
    (concat!("to", "do!("), "write what is missing"),
    (concat!("unimpl", "emented!("), "write what is missing"),
    (concat!("#[ign", "ore"), "a test that does not run proves nothing"),
    (concat!("#[should_", "panic"), "check the error that is returned"),
];

/// Looks at the whole project.
pub(crate) fn check(project: &Project) -> Result<Findings> {
    let mut findings = games(project)?.and(fuzz_targets(project)?);
    let sources = sources(project)?;
    for (path, text) in &sources {
        findings = findings.and(rust_file(path, text));
    }
    findings = findings.and(reached::check(&sources));
    for name in ["rust-toolchain", "rust-toolchain.toml"] {
        findings.expect(!project.path(name).exists(), || {
            format!(
                "remove {name}: without a network every cargo command would fail; `rust-version` says enough"
            )
        });
    }
    Ok(findings)
}

/// The Rust files with their texts.
fn sources(project: &Project) -> Result<Vec<(String, String)>> {
    project.files(".rs")?.into_iter().map(|path| Ok((path.clone(), project.read(&path)?))).collect()
}

/// Every game has all that the guide names, and the guide names all that a game has.
fn games(project: &Project) -> Result<Findings> {
    let mut findings = guide(&project.read(GUIDE)?);
    for game in project.games()? {
        for path in FILES.iter().map(|file| named(file, &game)) {
            findings.expect(project.path(&path).exists(), || lacking(&path, "is missing"));
        }
        for mention in MENTIONS {
            let shown = named(mention.shows, &game);
            // So that the first line is one like any other.
            let text = format!("\n{}", project.read(mention.file)?);
            findings.expect(text.contains(&shown), || {
                lacking(mention.file, &format!("does not name the game '{game}': no `{}`", shown.trim()))
            });
        }
        findings = findings.and(words(project, &game)?);
    }
    Ok(findings)
}

fn lacking(path: &str, what: &str) -> String {
    format!("{path} {what}; {GUIDE} says what every game has")
}

fn guide(text: &str) -> Findings {
    let mut findings = Findings::default();
    let files = FILES.iter().chain([&WORDS]).copied().chain(MENTIONS.iter().map(|mention| mention.file));
    for path in files.map(|file| named(file, "<game>")) {
        // Inside the crate of the game the guide needs only the path from there.
        let short = path.strip_prefix("crates/games/<game>/").unwrap_or(&path);
        findings.expect(text.contains(&format!("`{short}`")), || format!("{GUIDE} does not name `{short}`"));
    }
    findings
}

/// A game's file in every language, and what the page calls it.
fn words(project: &Project, game: &str) -> Result<Findings> {
    let mut findings = Findings::default();
    let files = project.files(".ftl")?;
    let language =
        |path: &String| path.strip_prefix("locales/")?.split_once('/').map(|(code, _)| code.to_owned());
    for language in files.iter().filter_map(language).collect::<BTreeSet<_>>() {
        let path = named(WORDS, game).replace("<language>", &language);
        findings.expect(files.contains(&path), || lacking(&path, "is missing"));
        let folder = format!("locales/{language}/");
        let texts = files.iter().filter(|file| file.starts_with(&folder)).map(|file| project.read(file));
        let texts = texts.collect::<Result<Vec<_>>>()?;
        for key in KEYS.iter().map(|key| named(key, game)) {
            let defines = |text: &String| text.lines().any(|line| line.starts_with(&format!("{key} =")));
            findings
                .expect(texts.iter().any(defines), || lacking(&folder, &format!("has no words for `{key}`")));
        }
    }
    Ok(findings)
}

/// Every game is fuzzed, and cargo knows every target: it finds none by itself.
fn fuzz_targets(project: &Project) -> Result<Findings> {
    let mut findings = Findings::default();
    let targets = fuzz::targets(project)?;
    let manifest = project.read("fuzz/Cargo.toml")?;
    for target in &targets {
        let line = format!("path = \"fuzz_targets/{target}.rs\"");
        findings.expect(manifest.contains(&line), || {
            format!("fuzz/Cargo.toml has no [[bin]] with {line}, so the target is never run")
        });
    }
    for game in project.games()? {
        let own = targets.iter().any(|target| target.starts_with(&format!("{game}_")));
        findings
            .expect(own, || format!("the game '{game}' has no fuzz target fuzz/fuzz_targets/{game}_*.rs"));
    }
    Ok(findings)
}

fn rust_file(path: &str, text: &str) -> Findings {
    let mut findings = Findings::default();
    let lines = text.lines().count();
    findings.expect(lines <= MAX_LINES || is_table(path), || {
        format!("{path} has {lines} lines; part it, {MAX_LINES} are the most")
    });
    for (at, line) in text.lines().enumerate() {
        let left = LEFT_BEHIND.iter().filter(|(word, _)| line.contains(word));
        findings.faults.extend(left.map(|(word, why)| format!("{path}:{}: '{word}' is left; {why}", at + 1)));
    }
    findings
}

/// Tables are read by looking up, not from top to bottom.
fn is_table(path: &str) -> bool {
    path.contains("/tests/") && (path.ends_with("table.rs") || path.ends_with("tables.rs"))
}

#[cfg(test)]
mod tests {
    use std::fs;

    use super::*;

    #[test]
    fn a_file_is_no_longer_than_it_may_be() {
        assert_eq!(rust_file("a.rs", &"x\n".repeat(MAX_LINES)), Findings::passed(1));
        let faults = rust_file("a.rs", &"x\n".repeat(MAX_LINES + 1)).faults;
        assert_eq!(faults, ["a.rs has 501 lines; part it, 500 are the most"]);
        assert_eq!(rust_file("crates/x/tests/lane_table.rs", &"x\n".repeat(900)), Findings::passed(1));
    }

    #[test]
    fn what_is_left_behind_is_found_with_its_line() {
        for (word, _) in LEFT_BEHIND {
            let faults = rust_file("a.rs", &format!("fn a() {{}}\n  {word}\n")).faults;
            assert!(faults[0].starts_with(&format!("a.rs:2: '{word}' is left")), "{faults:?}");
        }
    }

    /// A project with one whole game.
    fn example() -> (tempfile::TempDir, Project) {
        let folder = tempfile::tempdir().unwrap();
        let project = Project::at(folder.path());
        for file in FILES {
            write(&project, &named(file, "tango"), "");
        }
        for mention in MENTIONS {
            let text = project.read(mention.file).unwrap_or_default();
            write(&project, mention.file, &format!("{text}\n{}", named(mention.shows, "tango")));
        }
        write(&project, GUIDE, &fs::read_to_string(Project::find().unwrap().path(GUIDE)).unwrap());
        write(
            &project,
            "locales/en/tango.ftl",
            "title-tango = Tango\nabout-tango = A game.\nshort-tango = Drive.\npreset-first-tango = As it is.\nhand-tango = Cars\n",
        );
        let own =
            FILES.iter().filter_map(|file| file.strip_prefix("crates/games/*/src/")?.strip_suffix(".rs"));
        let modules: String = own.map(|name| format!("mod {name};\n")).collect();
        write(&project, "crates/games/tango/src/lib.rs", &modules);
        write(&project, "crates/games/tango/tests/laws.rs", "mod support;");
        write(&project, "crates/games/tango/tests/support/mod.rs", "pub mod reference;");
        write(&project, "crates/catalog/src/lib.rs", "mod visit;");
        write(&project, "crates/report/src/lib.rs", "mod games;");
        let laws = project.read("crates/bots/tests/laws/main.rs").unwrap();
        write(&project, "crates/bots/tests/laws/main.rs", &format!("{laws}\nmod subjects;"));
        write(&project, "fuzz/fuzz_targets/tango_laws.rs", "");
        let manifest = project.read("fuzz/Cargo.toml").unwrap();
        write(&project, "fuzz/Cargo.toml", &format!("{manifest}\npath = \"fuzz_targets/tango_laws.rs\""));
        (folder, project)
    }

    fn write(project: &Project, path: &str, text: &str) {
        fs::create_dir_all(project.path(path).parent().unwrap()).unwrap();
        fs::write(project.path(path), text).unwrap();
    }

    #[test]
    fn a_whole_game_is_in_order() {
        assert_eq!(check(&example().1).unwrap().faults, [""; 0]);
    }

    #[test]
    fn a_game_without_one_of_its_files_is_a_fault() {
        let (_folder, project) = example();
        for path in FILES.iter().map(|file| named(file, "tango")).filter(|path| !path.ends_with("Cargo.toml"))
        {
            fs::remove_file(project.path(&path)).unwrap();
            let wanted = format!("{path} is missing; docs/adding-a-game.md says what every game has");
            assert_eq!(games(&project).unwrap().faults, [wanted]);
            write(&project, &path, "");
        }
    }

    #[test]
    fn a_shared_file_that_does_not_name_a_game_is_a_fault() {
        let (_folder, project) = example();
        for mention in MENTIONS {
            let text = project.read(mention.file).unwrap();
            write(&project, mention.file, "");
            let faults = games(&project).unwrap().faults;
            let wanted = format!("{} does not name the game 'tango'", mention.file);
            assert!(
                !faults.is_empty() && faults.iter().all(|fault| fault.starts_with(&wanted)),
                "{faults:?}"
            );
            write(&project, mention.file, &text);
        }
    }

    #[test]
    fn a_language_without_words_for_a_game_is_a_fault() {
        let (_folder, project) = example();
        write(
            &project,
            "locales/de/table.ftl",
            "title-tango = Tango\nabout-tango = Ein Spiel.\nshort-tango = Fahr.\npreset-first-tango = So.\n",
        );
        assert_eq!(
            check(&project).unwrap().faults,
            [
                "locales/de/tango.ftl is missing; docs/adding-a-game.md says what every game has",
                "locales/de/ has no words for `hand-tango`; docs/adding-a-game.md says what every game has"
            ]
        );
    }

    #[test]
    fn what_the_guide_does_not_name_is_a_fault() {
        let (_folder, project) = example();
        let text = project.read(GUIDE).unwrap().replace("`web/src/games/<game>.ts`", "the adapter");
        write(&project, GUIDE, &text);
        assert_eq!(
            check(&project).unwrap().faults,
            ["docs/adding-a-game.md does not name `web/src/games/<game>.ts`"]
        );
    }

    #[test]
    fn a_fuzz_target_unknown_to_cargo_and_a_game_without_one_are_faults() {
        let (_folder, project) = example();
        fs::rename(
            project.path("fuzz/fuzz_targets/tango_laws.rs"),
            project.path("fuzz/fuzz_targets/records.rs"),
        )
        .unwrap();
        let faults = check(&project).unwrap().faults;
        assert!(faults[0].contains("fuzz_targets/records.rs"), "{faults:?}");
        assert!(faults[1].contains("the game 'tango' has no fuzz target"), "{faults:?}");
    }

    #[test]
    fn a_toolchain_file_is_a_fault() {
        let (_folder, project) = example();
        write(&project, "rust-toolchain.toml", "");
        assert!(check(&project).unwrap().faults[0].starts_with("remove rust-toolchain.toml"));
    }
}
