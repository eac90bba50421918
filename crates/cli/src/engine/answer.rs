//! What the engine says.

use core::fmt::Display;

use cloverleaf_core::{Explanation, Figure};
use cloverleaf_table::PlayError;
use serde_json::{Map, Value as Json, json};

/// An answer to a request.
#[derive(Debug)]
pub(super) enum Answer {
    /// It was done; here is what came of it.
    Ok(Json),
    /// The rules say no.
    Refused {
        /// The clause that does.
        clause: String,
        /// The reason.
        text: String,
        /// The place or piece to blame.
        at: Option<String>,
    },
    /// The request makes no sense.
    Error(String),
}

impl Answer {
    /// The request makes no sense, for this reason.
    pub(super) fn error<T: Display>(text: T) -> Answer {
        Answer::Error(text.to_string())
    }

    /// The line that is written.
    pub(super) fn to_json(&self, id: &Json) -> Json {
        match self {
            Answer::Ok(ok) => json!({"id": id, "ok": ok}),
            Answer::Refused { clause, text, at: None } => {
                json!({"id": id, "refused": {"clause": clause, "text": text}})
            }
            Answer::Refused { clause, text, at } => {
                json!({"id": id, "refused": {"clause": clause, "text": text, "at": at}})
            }
            Answer::Error(text) => json!({"id": id, "error": {"text": text}}),
        }
    }
}

impl From<PlayError> for Answer {
    fn from(error: PlayError) -> Answer {
        match error {
            PlayError::Text(error) => Answer::error(error),
            PlayError::Refused { clause, at, text } => {
                Answer::Refused { clause: clause.to_owned(), text, at }
            }
        }
    }
}

/// An explanation: its sentence, and its figures by their names.
pub(super) fn explanation_json(explanation: &Explanation) -> Json {
    let mut fields = Map::new();
    fields.insert("text".to_owned(), Json::from(explanation.text.as_str()));
    for (name, figure) in &explanation.figures {
        let figure = match figure {
            Figure::Number(number) => Json::from(*number),
            Figure::List(items) => Json::from(items.as_slice()),
        };
        fields.insert((*name).to_owned(), figure);
    }
    Json::Object(fields)
}
