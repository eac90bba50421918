//! Every clause of the rules has a test whose name carries its id, and no test names a clause that is not
//! there: `TT-2.6` is tested by `tt_2_6_no_sign_on_a_corner`.
//!
//! The clauses are those of `docs/rules`, the pages players read, in both languages.

use std::collections::{BTreeMap, BTreeSet};

use anyhow::Result;

use crate::findings::Findings;
use crate::project::Project;

mod id;
mod pages;
mod sources;

use id::Id;
use pages::Clause;
use sources::Test;

/// The page of the clauses that all games share.
const COMMON: &str = "common";

/// What the rules say and what the tests prove.
struct Ledger {
    clauses: Vec<Clause>,
    tests: BTreeMap<Id, Vec<Test>>,
    findings: Findings,
}

/// Checks without listing.
pub(crate) fn check(project: &Project) -> Result<Findings> {
    Ok(open(project)?.findings)
}

/// Checks, and lists every clause with its tests.
pub(crate) fn list(project: &Project) -> Result<Findings> {
    let ledger = open(project)?;
    for clause in &ledger.clauses {
        println!("{} {}", clause.id, clause.title);
        for test in ledger.tests.get(&clause.id).into_iter().flatten() {
            println!("    {} ({})", test.name, test.path);
        }
    }
    Ok(ledger.findings)
}

fn open(project: &Project) -> Result<Ledger> {
    let (clauses, faults) = pages::read(project)?;
    let tests = sources::read(project)?;
    Ok(match_up(clauses, tests, Findings { passed: 0, faults }))
}

fn match_up(clauses: Vec<Clause>, tests: Vec<Test>, mut findings: Findings) -> Ledger {
    let known: BTreeSet<Id> = clauses.iter().map(|clause| clause.id.clone()).collect();
    let mut by_clause: BTreeMap<Id, Vec<Test>> = BTreeMap::new();
    for test in tests {
        match id::carried(&test.name, &known) {
            Ok(ids) => ids.into_iter().for_each(|id| by_clause.entry(id).or_default().push(test.clone())),
            Err(unknown) => findings.faults.push(format!(
                "the test {} ({}) names {unknown}, which docs/rules does not have",
                test.name, test.path
            )),
        }
    }
    for Clause { id, title } in &clauses {
        findings.expect(by_clause.contains_key(id), || {
            format!("{id} {title}: no test; write one named `{}_…`", id.in_names())
        });
    }
    Ledger { clauses, tests: by_clause, findings }
}

#[cfg(test)]
mod tests {
    use std::fs;

    use super::*;

    const PAGE: &str = "# Tango\n\n- **TT-1.1 City.** Five by five.\n- **TT-1.2 Corners.** One each.\n";
    const TESTS: &str = "#[test]\nfn tt_1_1_five_by_five() {}\n\n#[test]\nfn tt_1_2_one_each() {}\n\
                         #[test]\nfn x_1_replays() {}\n";

    /// A project with one game, whose page and tests are these.
    fn faults(page: &str, german: &str, tests: &str) -> Vec<String> {
        let folder = tempfile::tempdir().unwrap();
        // One level down, so that nothing stands beside the project.
        let root = folder.path().join("project");
        for (path, text) in [
            ("crates/games/tango/Cargo.toml", ""),
            ("crates/games/tango/tests/clauses/main.rs", tests),
            ("docs/rules/common.en.md", "- **X-1 Replay.** The same again.\n"),
            ("docs/rules/common.de.md", "- **X-1 Wiederholung.** Noch einmal dasselbe.\n"),
            ("docs/rules/tango.en.md", page),
            ("docs/rules/tango.de.md", german),
            // The crate of this game is still to come, so nothing of it is asked for.
            ("docs/rules/gridlock.en.md", "- **GB-1.1 Board.** Hexagons.\n"),
        ] {
            let path = root.join(path);
            fs::create_dir_all(path.parent().unwrap()).unwrap();
            fs::write(path, text).unwrap();
        }
        check(&Project::at(&root)).unwrap().faults
    }

    #[test]
    fn a_clause_with_a_test_is_in_order() {
        assert_eq!(faults(PAGE, PAGE, TESTS), [""; 0]);
    }

    #[test]
    fn a_clause_without_a_test_is_a_fault() {
        let tests = TESTS.replace("tt_1_2_one_each", "corners");
        assert_eq!(faults(PAGE, PAGE, &tests), ["TT-1.2 Corners: no test; write one named `tt_1_2_…`"]);
    }

    #[test]
    fn a_function_that_is_no_test_proves_nothing() {
        let tests = TESTS.replace("#[test]\nfn tt_1_2", "fn tt_1_2");
        assert_eq!(faults(PAGE, PAGE, &tests).len(), 1);
    }

    #[test]
    fn a_test_of_an_unknown_clause_is_a_fault() {
        let tests = format!("{TESTS}#[test]\nfn tt_1_3_more() {{}}\n");
        let found = faults(PAGE, PAGE, &tests);
        assert_eq!(
            found,
            [
                "the test tt_1_3_more (crates/games/tango/tests/clauses/main.rs) names TT-1.3, which docs/rules does not have"
            ]
        );
    }

    #[test]
    fn both_languages_have_the_same_clauses() {
        let german = PAGE.replace("TT-1.2", "TT-1.3");
        let found = faults(PAGE, &german, TESTS);
        assert_eq!(
            found,
            [
                "docs/rules/tango.de.md lacks TT-1.2",
                "docs/rules/tango.de.md has TT-1.3, which docs/rules/tango.en.md has not"
            ]
        );
    }
}
