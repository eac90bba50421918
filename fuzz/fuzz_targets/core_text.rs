//! Any line falls into words that make up the line again, and any option's value reads back as written.

#![no_main]

use cloverleaf_core::{Kind, Words};
use libfuzzer_sys::fuzz_target;

const KINDS: [Kind; 6] = [
    Kind::Switch,
    Kind::Number(-9, 99),
    Kind::Limit(1, 1_000),
    Kind::Choice(&["own", "any"]),
    Kind::Text("rows x columns"),
    Kind::BySeat(&["red", "blue", "green"]),
];

fuzz_target!(|line: &str| {
    let mut words = Words::new(line);
    let mut read = Vec::new();
    while let Ok(word) = words.word("a word") {
        let before: String = line.chars().take(word.column - 1).collect();
        assert_eq!(&line[before.len()..][..word.text.len()], word.text, "the column is the word's");
        read.push(word.text);
    }
    assert_eq!(words.end().is_ok(), read.join(" ") == line && !line.is_empty());
    for kind in KINDS {
        let value = kind.read(line);
        assert!(!kind.admits(&value) || kind.read(&value.to_string()) == value, "{kind:?}: {value:?}");
    }
});
