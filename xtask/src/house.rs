//! What the compiler does not check: every game has the same files, files stay small, and nothing is left
//! behind that was meant for later.

use anyhow::Result;

use crate::findings::Findings;
use crate::fuzz;
use crate::project::Project;
use crate::reached;

/// What every game's folder has; `*` stands for the game's name.
const GAME_FILES: &[&str] = &[
    "Cargo.toml",
    "src/lib.rs",
    "src/rules.rs",
    "src/options.rs",
    "src/data.rs",
    "src/state.rs",
    "src/action.rs",
    "src/legal.rs",
    "src/check.rs",
    "src/play.rs",
    "src/score.rs",
    "src/view.rs",
    "src/text.rs",
    "tests/support/mod.rs",
    "tests/support/reference.rs",
    "tests/clauses/main.rs",
    "tests/lockstep.rs",
    "tests/laws.rs",
    "tests/perft.rs",
    "tests/*.perft",
    "tests/records.rs",
    "tests/records",
    "tests/playthrough.rs",
    "tests/playthrough.txt",
    "tests/allocation.rs",
];

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

fn games(project: &Project) -> Result<Findings> {
    let mut findings = Findings::default();
    for game in project.games()? {
        for file in GAME_FILES {
            let path = format!("crates/games/{game}/{}", file.replace('*', &game));
            findings.expect(project.path(&path).exists(), || {
                format!("{path} is missing; every game has the same files")
            });
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
        for file in GAME_FILES {
            write(&project, &format!("crates/games/tango/{}", file.replace('*', "tango")), "");
        }
        let modules = GAME_FILES.iter().filter_map(|file| file.strip_prefix("src/")?.strip_suffix(".rs"));
        let modules: String = modules.map(|name| format!("mod {name};\n")).collect();
        write(&project, "crates/games/tango/src/lib.rs", &modules);
        write(&project, "crates/games/tango/tests/laws.rs", "mod support;");
        write(&project, "crates/games/tango/tests/support/mod.rs", "pub mod reference;");
        write(&project, "fuzz/Cargo.toml", "path = \"fuzz_targets/tango_laws.rs\"");
        write(&project, "fuzz/fuzz_targets/tango_laws.rs", "");
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
        fs::remove_file(project.path("crates/games/tango/tests/tango.perft")).unwrap();
        let faults = check(&project).unwrap().faults;
        assert_eq!(
            faults,
            ["crates/games/tango/tests/tango.perft is missing; every game has the same files"]
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
