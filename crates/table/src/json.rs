//! Options as JSON.

use cloverleaf_core::Value;
use serde_json::Value as Json;

/// An option's value from JSON: null, booleans, whole numbers, texts, lists of texts.
#[must_use]
pub fn option_from_json(json: &Json) -> Option<Value> {
    match json {
        Json::Null => Some(Value::Off),
        Json::Bool(on) => Some(Value::Switch(*on)),
        Json::Number(number) => number.as_i64().map(Value::Number),
        Json::String(text) => Some(Value::Text(text.clone())),
        Json::Array(items) => {
            items.iter().map(|item| item.as_str().map(str::to_owned)).collect::<Option<_>>().map(Value::List)
        }
        Json::Object(_) => None,
    }
}

/// An option's value as JSON.
#[must_use]
pub fn value_to_json(value: &Value) -> Json {
    match value {
        Value::Off => Json::Null,
        Value::Switch(on) => Json::from(*on),
        Value::Number(number) => Json::from(*number),
        Value::Text(text) => Json::from(text.as_str()),
        Value::List(items) => Json::from(items.as_slice()),
        Value::Document(document) => Json::from(document.text.as_str()),
    }
}
