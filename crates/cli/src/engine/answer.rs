//! What the engine says: English text for whoever only prints it, key and arguments for whoever shows it.

use cloverleaf_bots::UnknownLevel;
use cloverleaf_catalog::UnknownGame;
use cloverleaf_core::{Explanation, Figure, Message, OptionError, Say as _};
use cloverleaf_protocol::Said;
use cloverleaf_table::{PlayError, RecordError};
use cloverleaf_words::english;
use serde_json::{Map, Value as Json, json};

/// An answer to a request.
#[derive(Debug)]
pub(super) enum Answer {
    /// It was done; here is what came of it.
    Ok(Json),
    /// The rules forbid it.
    Refused {
        /// The clause that does.
        clause: &'static str,
        /// The reason.
        message: Message,
        /// The place or piece to blame.
        at: Option<String>,
    },
    /// The request makes no sense.
    Error(Message),
    /// The request cannot even be read.
    Unreadable(String),
}

impl Answer {
    /// The line that is written.
    pub(super) fn to_json(&self, id: &Json) -> Json {
        match self {
            Answer::Ok(ok) => json!({"id": id, "ok": ok}),
            Answer::Refused { clause, message, at } => {
                let mut refused = said(message);
                refused.insert("clause".to_owned(), Json::from(*clause));
                if let Some(at) = at {
                    refused.insert("at".to_owned(), Json::from(at.as_str()));
                }
                json!({"id": id, "refused": refused})
            }
            Answer::Error(message) => json!({"id": id, "error": said(message)}),
            Answer::Unreadable(text) => json!({"id": id, "error": {"text": text}}),
        }
    }
}

/// A message as English text, and as key and arguments.
fn said(message: &Message) -> Map<String, Json> {
    let said = serde_json::to_value(Said::from(message)).expect("a message is plain data");
    let text = Json::from(english().say(message));
    Map::from_iter([("text".to_owned(), text), ("message".to_owned(), said)])
}

impl From<PlayError> for Answer {
    fn from(error: PlayError) -> Answer {
        match error {
            PlayError::Text(error) => Answer::Error(error.message()),
            PlayError::Refused { clause, at, message } => Answer::Refused { clause, message, at },
        }
    }
}

impl From<UnknownGame> for Answer {
    fn from(error: UnknownGame) -> Answer {
        Answer::Error(error.message())
    }
}

impl From<UnknownLevel> for Answer {
    fn from(error: UnknownLevel) -> Answer {
        Answer::Error(error.message())
    }
}

impl From<OptionError> for Answer {
    fn from(error: OptionError) -> Answer {
        Answer::Error(error.message)
    }
}

impl From<RecordError> for Answer {
    fn from(error: RecordError) -> Answer {
        Answer::Error(error.message())
    }
}

/// An explanation: its sentence, and its figures by their names.
pub(super) fn explanation_json(explanation: &Explanation) -> Json {
    let mut fields = said(&explanation.message);
    for (name, figure) in &explanation.figures {
        let figure = match figure {
            Figure::Number(number) => Json::from(*number),
            Figure::List(items) => Json::from(items.as_slice()),
        };
        fields.insert((*name).to_owned(), figure);
    }
    Json::Object(fields)
}
