//! Links, anchors and pictures in the documents lead somewhere, inside the project.

use std::collections::BTreeMap;
use std::path::{Component, Path, PathBuf};

use anyhow::Result;

use crate::document::Document;
use crate::findings::Findings;
use crate::project::Project;

/// Looks at every Markdown file.
pub(crate) fn check(project: &Project) -> Result<Findings> {
    let mut documents = BTreeMap::new();
    for path in project.files(".md")? {
        let document = Document::read(&project.read(&path)?);
        documents.insert(PathBuf::from(path), document);
    }
    let mut findings = Findings::default();
    for (path, document) in &documents {
        for link in document.links.iter().filter(|link| !is_elsewhere(&link.to)) {
            let fault = fault(project.root(), &documents, path, &link.to);
            findings.expect(fault.is_none(), || {
                format!("{}:{}: '{}' {}", path.display(), link.line, link.to, fault.unwrap_or_default())
            });
        }
    }
    Ok(findings)
}

/// Addresses on the network are not looked up: a check must not depend on other people's machines.
pub(crate) fn is_elsewhere(to: &str) -> bool {
    ["http://", "https://", "mailto:", "data:"].iter().any(|scheme| to.starts_with(scheme))
}

/// What is wrong with a link from this document, if anything.
fn fault(root: &Path, documents: &BTreeMap<PathBuf, Document>, from: &Path, to: &str) -> Option<String> {
    let (file, anchor) = to.split_once('#').map_or((to, None), |(file, anchor)| (file, Some(anchor)));
    let Some(path) = target(from, file) else {
        return Some("leads out of the project".to_owned());
    };
    if !root.join(&path).exists() {
        return Some(format!("leads nowhere: there is no {}", path.display()));
    }
    let (anchor, document) = (anchor?, documents.get(&path)?);
    let known = document.anchors.contains(anchor);
    (!known).then(|| {
        format!("leads to no heading of {}; a near one is {}", path.display(), document.nearest(anchor))
    })
}

/// The path inside the project that a link names, or nothing if it leads out of it.
pub(crate) fn target(from: &Path, file: &str) -> Option<PathBuf> {
    if file.is_empty() {
        return Some(from.to_owned());
    }
    let mut path = from.parent().unwrap_or(Path::new("")).to_owned();
    for part in Path::new(&file.replace("%20", " ")).components() {
        match part {
            Component::Normal(name) => path.push(name),
            Component::CurDir => {}
            Component::ParentDir => path.pop().then_some(())?,
            Component::RootDir | Component::Prefix(_) => return None,
        }
    }
    Some(path)
}

#[cfg(test)]
mod tests {
    use std::fs;

    use super::*;

    /// The faults of a project with these documents and a picture.
    fn faults(readme: &str, rules: &str) -> Vec<String> {
        let folder = tempfile::tempdir().unwrap();
        fs::create_dir_all(folder.path().join("docs/pictures")).unwrap();
        fs::write(folder.path().join("docs/pictures/board.svg"), "<svg/>").unwrap();
        fs::write(folder.path().join("README.md"), readme).unwrap();
        fs::write(folder.path().join("docs/rules.md"), rules).unwrap();
        check(&Project::at(folder.path())).unwrap().faults
    }

    #[test]
    fn links_that_lead_somewhere_are_in_order() {
        let readme = "[rules](docs/rules.md) [signs](docs/rules.md#tt-2-signs) [up](#here) [web](https://example.org/x)\n\
                      ![board](docs/pictures/board.svg)\n\n## Here\n<img src=\"docs/pictures/board.svg\">\n";
        let rules = "## TT-2 Signs\n[back](../README.md#here) [folder](pictures)\n";
        assert_eq!(faults(readme, rules), [""; 0]);
    }

    #[test]
    fn a_link_to_no_file_is_a_fault_with_its_line() {
        let found = faults("# Title\n\n[rules](docs/rule.md)\n", "");
        assert_eq!(found, ["README.md:3: 'docs/rule.md' leads nowhere: there is no docs/rule.md"]);
    }

    #[test]
    fn a_picture_that_is_not_there_is_a_fault() {
        assert_eq!(faults("![board](docs/board.svg)", "").len(), 1);
        assert_eq!(faults("<p align=\"center\"><img alt=\"\" src=\"docs/board.svg\"></p>", "").len(), 1);
        assert_eq!(faults("", "![board][b]\n\n[b]: pictures/bord.svg\n").len(), 1);
    }

    #[test]
    fn an_anchor_of_no_heading_is_a_fault_and_names_a_near_one() {
        let found = faults("[signs](docs/rules.md#tt-2-sign)", "# Rules\n\n## TT-2 Signs\n");
        assert_eq!(
            found,
            [
                "README.md:1: 'docs/rules.md#tt-2-sign' leads to no heading of docs/rules.md; a near one is #tt-2-signs"
            ]
        );
        assert_eq!(faults("[here](#here)\n\n## There\n", "").len(), 1);
    }

    #[test]
    fn a_link_out_of_the_project_is_a_fault() {
        for link in ["../elsewhere.md", "/etc/hosts", "docs/../../README.md"] {
            let found = faults(&format!("[x]({link})"), "");
            assert!(found[0].ends_with("leads out of the project"), "{found:?}");
        }
    }

    #[test]
    fn what_stands_in_code_is_no_link() {
        assert_eq!(faults("`[x](nowhere.md)`\n\n```\n[x](nowhere.md)\n```\n", ""), [""; 0]);
    }
}
