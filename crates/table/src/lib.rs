//! To come.
use cloverleaf_core::{Game, Options, Value};

/// Reads an option as records and command lines write it.
pub fn read_option<G: Game>(name: &str, text: &str) -> Value {
    match G::Options::SPECS.iter().find(|spec| spec.name == name) {
        Some(spec) => spec.kind.read(text),
        None => Value::Text(text.to_owned()),
    }
}
