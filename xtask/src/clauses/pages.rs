//! The clauses that the rules' pages have: lines such as `- **TT-1.1 City.** A grid of …`.

use std::collections::BTreeSet;

use anyhow::Result;

use super::COMMON;
use super::id::Id;
use crate::project::Project;

/// Where the clauses were agreed on, if that lies beside the project: there they look like `` - `TT-1.1` … ``.
const AGREED: &str = "../shared/rules";

/// A clause's id and what it is called.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Clause {
    pub(super) id: Id,
    pub(super) title: String,
}

/// The clauses of the games there are, and what is wrong with their pages.
pub(super) fn read(project: &Project) -> Result<(Vec<Clause>, Vec<String>)> {
    let (mut all, mut faults) = (Vec::new(), Vec::new());
    for name in [vec![COMMON.to_owned()], project.games()?].concat() {
        let (english, german) = (format!("docs/rules/{name}.en.md"), format!("docs/rules/{name}.de.md"));
        let Some(clauses) = page(project, &english, &mut faults) else { continue };
        if let Some(translated) = page(project, &german, &mut faults) {
            faults.extend(differences(&german, &ids(&translated), &english, &ids(&clauses)));
        }
        if let Some(agreed) = agreed(project, &name) {
            faults.extend(differences(&english, &ids(&clauses), "the agreed list", &agreed));
        }
        all.extend(clauses);
    }
    Ok((all, faults))
}

/// The clauses of a page; one that is not there is a fault.
fn page(project: &Project, path: &str, faults: &mut Vec<String>) -> Option<Vec<Clause>> {
    let Ok(text) = project.read(path) else {
        faults.push(format!("{path} is missing; it tells players the rules, clause by clause"));
        return None;
    };
    let (clauses, wrong) = clauses(&text);
    faults.extend(wrong.into_iter().map(|sentence| format!("{path}:{sentence}")));
    Some(clauses)
}

fn agreed(project: &Project, name: &str) -> Option<BTreeSet<Id>> {
    let page = if name == COMMON { "README" } else { name };
    Some(agreed_ids(&project.read(&format!("{AGREED}/{page}.md")).ok()?))
}

/// The clauses of a page in order, and what is wrong with lines that look like one.
fn clauses(text: &str) -> (Vec<Clause>, Vec<String>) {
    let (mut clauses, mut faults): (Vec<Clause>, _) = (Vec::new(), Vec::new());
    for (at, line) in text.lines().enumerate() {
        let Some(bold) = line.strip_prefix("- **") else { continue };
        let first = bold.split([' ', '*']).next().unwrap_or_default();
        let Some(id) = Id::read(first.trim_end_matches('.')) else { continue };
        let title =
            bold[first.len()..].split_once("**").map(|(title, _)| title.trim().trim_end_matches(['.', ':']));
        if clauses.iter().any(|clause| clause.id == id) {
            faults.push(format!("{}: {id} is there twice", at + 1));
            continue;
        }
        let title = title.unwrap_or_default().to_owned();
        if title.is_empty() {
            faults.push(format!("{}: {id} has no title in bold; write `- **{id} Title.** text`", at + 1));
        }
        // One without a title is a clause all the same: it is told once, not by every test of it.
        clauses.push(Clause { id, title });
    }
    (clauses, faults)
}

fn ids(clauses: &[Clause]) -> BTreeSet<Id> {
    clauses.iter().map(|clause| clause.id.clone()).collect()
}

fn agreed_ids(text: &str) -> BTreeSet<Id> {
    let marked = text.lines().filter_map(|line| line.strip_prefix("- `")?.split('`').next());
    marked.filter_map(Id::read).collect()
}

fn differences(page: &str, has: &BTreeSet<Id>, other: &str, wanted: &BTreeSet<Id>) -> Vec<String> {
    let lacks = wanted.difference(has).map(|id| format!("{page} lacks {id}"));
    let extra = has.difference(wanted).map(|id| format!("{page} has {id}, which {other} has not"));
    lacks.chain(extra).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read_ids(texts: &[&str]) -> BTreeSet<Id> {
        texts.iter().filter_map(|text| Id::read(text)).collect()
    }

    #[test]
    fn clauses_are_read_with_their_titles() {
        let (found, faults) =
            clauses("# Rules\n- **TT-1.1 City.** Five by five.\n  more\n- **Note** that\n- TT-1.2 no\n");
        let id = Id::read("TT-1.1").unwrap();
        assert_eq!(found, [Clause { id, title: "City".to_owned() }]);
        assert_eq!(faults, [""; 0]);
    }

    #[test]
    fn a_clause_needs_a_title_and_stands_once() {
        let (found, faults) =
            clauses("- **TT-1.1** City.\n- **TT-1.2 A.** x\n- **TT-1.2 B.** y\n- **TT-1.3 C. z\n");
        let ids: Vec<String> = found.iter().map(|clause| clause.id.to_string()).collect();
        assert_eq!(ids, ["TT-1.1", "TT-1.2", "TT-1.3"]);
        assert_eq!(
            faults,
            [
                "1: TT-1.1 has no title in bold; write `- **TT-1.1 Title.** text`",
                "3: TT-1.2 is there twice",
                "4: TT-1.3 has no title in bold; write `- **TT-1.3 Title.** text`"
            ]
        );
    }

    #[test]
    fn the_agreed_list_is_read() {
        let text = "- `X-1` A game\n- `[R]` the rulebook\n- `TT-2.10` Who\n  `TT-2.11` inside\n";
        assert_eq!(agreed_ids(text), read_ids(&["X-1", "TT-2.10"]));
    }

    #[test]
    fn what_one_page_lacks_and_has_too_much_is_told() {
        let found = differences("a", &read_ids(&["X-1", "X-2"]), "b", &read_ids(&["X-2", "X-3"]));
        assert_eq!(found, ["a lacks X-3", "a has X-1, which b has not"]);
    }
}
