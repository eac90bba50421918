//! A clause's id: letters and numbers, `TT-2.6` in the rules and `tt_2_6` in the names of tests.

use std::collections::BTreeSet;
use std::fmt;

/// A clause's id, in the order of the rules: `TT-2.9` before `TT-2.10`.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(super) struct Id {
    letters: String,
    numbers: Vec<u32>,
}

impl Id {
    /// Reads `TT-2.6`.
    pub(super) fn read(text: &str) -> Option<Id> {
        let (letters, numbers) = text.split_once('-')?;
        let plain = !letters.is_empty() && letters.bytes().all(|b| b.is_ascii_uppercase());
        let numbers: Option<Vec<u32>> = numbers.split('.').map(number).collect();
        plain.then_some(Id { letters: letters.to_owned(), numbers: numbers? })
    }

    /// The id as the names of tests carry it: `tt_2_6`.
    pub(super) fn in_names(&self) -> String {
        self.numbers.iter().fold(self.letters.to_lowercase(), |name, number| format!("{name}_{number}"))
    }
}

impl fmt::Display for Id {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let numbers: Vec<String> = self.numbers.iter().map(u32::to_string).collect();
        write!(f, "{}-{}", self.letters, numbers.join("."))
    }
}

/// The clauses a test's name begins with; several may follow each other: `tt_2_1_tt_2_3_signs_act`.
/// A name that begins with none is an ordinary test's.
///
/// # Errors
/// The id it begins with, if there is no such clause though there are others with its letters.
pub(super) fn carried(name: &str, known: &BTreeSet<Id>) -> Result<Vec<Id>, Id> {
    let mut words: &[&str] = &name.split('_').collect::<Vec<_>>();
    let mut ids = Vec::new();
    while let Some(named) = longest(words).filter(|id| known.iter().any(|other| other.letters == id.letters))
    {
        // `tt_2_6_4_signs` is TT-2.6 with four signs: numbers beyond the clause's own belong to the sentence.
        let mut id = named.clone();
        while !known.contains(&id) && !id.numbers.is_empty() {
            id.numbers.pop();
        }
        if id.numbers.is_empty() {
            return Err(named);
        }
        words = &words[1 + id.numbers.len()..];
        ids.push(id);
    }
    Ok(ids)
}

/// The id that the words begin with, with all the numbers that follow its letters.
fn longest(words: &[&str]) -> Option<Id> {
    let (letters, rest) = words.split_first()?;
    let numbers: Vec<u32> = rest.iter().map_while(|word| number(word)).collect();
    (!numbers.is_empty()).then_some(Id { letters: letters.to_uppercase(), numbers })
}

fn number(text: &str) -> Option<u32> {
    text.bytes().all(|b| b.is_ascii_digit()).then(|| text.parse().ok())?
}

#[cfg(test)]
mod tests {
    use super::*;

    fn known() -> BTreeSet<Id> {
        ["TT-2.1", "TT-2.6", "TT-2.10", "X-3"].into_iter().filter_map(Id::read).collect()
    }

    fn texts(name: &str) -> Result<Vec<String>, String> {
        let ids = carried(name, &known()).map_err(|id| id.to_string())?;
        Ok(ids.iter().map(Id::to_string).collect())
    }

    #[test]
    fn ids_are_read_and_written() {
        for text in ["TT-2.10", "X-3"] {
            assert_eq!(Id::read(text).unwrap().to_string(), text);
        }
        assert_eq!(Id::read("TT-2.10").unwrap().in_names(), "tt_2_10");
        for text in ["", "TT", "TT-", "tt-1.1", "-1", "TT-1.a", "TT-1..2"] {
            assert_eq!(Id::read(text), None, "{text}");
        }
    }

    #[test]
    fn ids_stand_in_the_order_of_the_rules() {
        assert!(Id::read("TT-2.9") < Id::read("TT-2.10"));
    }

    #[test]
    fn a_name_carries_the_clauses_it_begins_with() {
        assert_eq!(texts("tt_2_6_no_sign_on_a_corner"), Ok(vec!["TT-2.6".into()]));
        assert_eq!(texts("tt_2_6"), Ok(vec!["TT-2.6".into()]));
        assert_eq!(texts("tt_2_6_4_signs_on_a_row"), Ok(vec!["TT-2.6".into()]));
        assert_eq!(texts("tt_2_1_tt_2_6_both"), Ok(vec!["TT-2.1".into(), "TT-2.6".into()]));
        assert_eq!(texts("x_3_2_seats"), Ok(vec!["X-3".into()]));
    }

    #[test]
    fn other_names_carry_none() {
        for name in ["a_car_drives", "tt_signs", "x", "zz_1_1_other_letters", "the_x_3_rule"] {
            assert_eq!(texts(name), Ok(vec![]), "{name}");
        }
    }

    #[test]
    fn an_unknown_clause_is_told() {
        assert_eq!(texts("tt_2_7_signs"), Err("TT-2.7".into()));
        assert_eq!(texts("tt_2_signs"), Err("TT-2".into()));
        assert_eq!(texts("x_9"), Err("X-9".into()));
    }
}
