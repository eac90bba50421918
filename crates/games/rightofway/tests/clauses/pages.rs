//! The first turn on the rules' pages is one that can be played.

use crate::test_table::{HIGH, TestTable};

#[test]
fn the_first_turn_on_both_pages_goes_as_they_say() {
    for language in ["en", "de"] {
        let path = format!("{}/../../../docs/rules/rightofway.{language}.md", env!("CARGO_MANIFEST_DIR"));
        let page = std::fs::read_to_string(&path).expect("the page is there");
        let (_, rest) = page.rsplit_once("```text\n").expect("a match in notation");
        let (lines, _) = rest.split_once("```").expect("its end");
        let mut table = TestTable::dealt("", "", "N.NE.SE N.S N.S N.S N.S", HIGH);
        for line in lines.lines() {
            let (actor, action) = line.split_once(' ').expect("an actor and an action");
            let number = if actor == "chance" { "0" } else { actor };
            assert_eq!(table.to_act().to_string(), number, "{line}");
            table.play(action);
        }
        assert_eq!(table.to_act(), 1, "seat 2 has bought and placed");
        for (text, clause) in [("place 1,0 N.S", "RW-4.2"), ("buy 1,0 N.S", "RW-6.3")] {
            table.refuses(text, clause, "1,0");
            let told = page.lines().find(|line| line.contains(&format!("`{text}`"))).expect(text);
            assert!(told.contains(clause) && told.contains("`1,0`"), "{told}");
        }
    }
}
