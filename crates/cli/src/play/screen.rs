//! What a person is shown.

use std::collections::BTreeMap;

use cloverleaf_catalog::Advised;
use cloverleaf_core::Seat;
use cloverleaf_table::AnyTable;

use crate::language::{said, say};

/// Lists up to this long are shown whole; longer ones by their first word.
const SHOWN: usize = 24;

/// What is legal, numbered, for a person to choose from. A long list that nobody narrowed down is
/// told by its first words.
pub(super) fn tell_legal(actions: &[String], start: &str) -> String {
    let chosen: Vec<_> =
        (actions.iter().enumerate()).filter(|(_, action)| action.starts_with(start)).collect();
    if chosen.is_empty() {
        return match start {
            "" => said!("legal-nothing"),
            start => said!("legal-no-start", start = start),
        };
    }
    if start.is_empty() && chosen.len() > SHOWN {
        return tell_kinds(actions);
    }
    let width = chosen.iter().map(|(_, action)| action.chars().count() + 8).max().unwrap_or(1);
    let columns = (100 / width).max(1);
    let cells: Vec<_> = chosen.iter().map(|(index, action)| format!("{:>4}  {action}", index + 1)).collect();
    let rows: Vec<_> = cells
        .chunks(columns)
        .map(|row| row.iter().map(|cell| format!("{cell:<width$}")).collect::<String>().trim_end().to_owned())
        .collect();
    rows.join("\n")
}

fn tell_kinds(actions: &[String]) -> String {
    let mut kinds: BTreeMap<&str, Vec<&str>> = BTreeMap::new();
    for action in actions {
        kinds.entry(action.split(' ').next().unwrap_or("")).or_default().push(action);
    }
    let told: Vec<_> = kinds
        .iter()
        .map(|(kind, actions)| match actions[..] {
            [only] => format!("  {only}"),
            _ => format!("  {}", said!("legal-kind", count = actions.len(), kind = *kind, one = actions[0])),
        })
        .collect();
    let head = said!("legal-count", count = actions.len());
    format!("{head}\n{}\n{}", told.join("\n"), said!("legal-narrow", kind = first_kind(actions)))
}

fn first_kind(actions: &[String]) -> &str {
    actions[0].split(' ').next().unwrap_or("")
}

/// What a good driver would do, the best first.
pub(super) fn tell_advice(advice: &[Advised]) -> String {
    if advice.is_empty() {
        return said!("advice-none");
    }
    let told = advice.iter().map(|advised| {
        let Advised { actions, message, value, share } = advised;
        let text = message.as_ref().map_or_else(String::new, say);
        let [value, share] = [value, share].map(|part| (100.0 * part).round() as i64);
        let worth = said!("advice-worth", text = text, value = value, share = share);
        format!("  {}\n    {worth}", actions.join(", "))
    });
    format!("{}\n{}", said!("advice-head"), told.collect::<Vec<_>>().join("\n"))
}

/// How a seat is called.
pub(super) fn called(table: &dyn AnyTable, seat: Seat) -> String {
    match table.names()[seat.index()].as_str() {
        "" => said!("called-seat", seat = seat),
        name => said!("called-name", seat = seat, name = name),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_short_list_is_numbered_and_a_long_one_told_by_kinds() {
        let few = ["go E".to_owned(), "go S".to_owned()];
        assert_eq!(tell_legal(&few, ""), "   1  go E     2  go S");
        assert_eq!(tell_legal(&few, "go S"), "   2  go S");
        assert!(tell_legal(&few, "fly").starts_with("Nothing legal starts with 'fly'"));
        let mut many: Vec<_> = (0..40).map(|n| format!("sign {n}")).collect();
        many.push("seal".to_owned());
        let told = tell_legal(&many, "");
        assert!(told.contains("40 ways to sign, such as sign 0") && told.contains("\n  seal\n"), "{told}");
    }
}
