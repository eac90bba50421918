//! What bad input gets: a code for programs, a sentence for people. Nothing has changed then.

use core::fmt;

use cloverleaf_core::{Message, Say};
use cloverleaf_table::PlayError;
use serde::{Deserialize, Serialize};

use crate::Said;

macro_rules! codes {
    ($(#[doc = $doc:literal] $code:ident = $text:literal, $status:literal;)+) => {
        /// What kind of problem it is.
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
        #[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
        #[cfg_attr(test, derive(ts_rs::TS))]
        pub enum Code {
            $(#[doc = $doc] #[serde(rename = $text)] $code,)+
        }

        impl Code {
            /// All of them.
            pub const ALL: &'static [Code] = &[$(Code::$code),+];

            /// Its name.
            #[must_use]
            pub const fn text(self) -> &'static str {
                match self { $(Code::$code => $text,)+ }
            }

            /// What it means.
            #[must_use]
            pub const fn meaning(self) -> &'static str {
                match self { $(Code::$code => $doc.trim_ascii(),)+ }
            }

            /// The HTTP status it comes with.
            #[must_use]
            pub const fn status(self) -> u16 {
                match self { $(Code::$code => $status,)+ }
            }
        }
    };
}

codes! {
    /// The message is not of the form the protocol has.
    Malformed = "malformed", 400;
    /// The message is longer than the limit.
    TooLarge = "too-large", 413;
    /// Too many messages in too short a time.
    TooFast = "too-fast", 429;
    /// The client has as many of these as it may have.
    TooMany = "too-many", 429;
    /// The sender has no valid key.
    WhoAreYou = "who-are-you", 401;
    /// The request comes from a page of another site.
    WrongOrigin = "wrong-origin", 403;
    /// The login, the password or the passkey is wrong.
    WrongLogin = "wrong-login", 403;
    /// The login belongs to somebody else.
    LoginTaken = "login-taken", 409;
    /// This browser is known as somebody else, who may have games: send the request again with `guest`.
    GuestHere = "guest-here", 409;
    /// This is the only way to log in: add another first.
    LastLogin = "last-login", 409;
    /// A token may not do this.
    OutOfScope = "out-of-scope", 403;
    /// There is no such thing.
    NotFound = "not-found", 404;
    /// The address is right, and this cannot be done there.
    WrongMethod = "wrong-method", 405;
    /// The table cannot be set up like this.
    BadSetup = "bad-setup", 422;
    /// The seat is not free.
    SeatTaken = "seat-taken", 409;
    /// The sender has no seat here, or not this one.
    NotYours = "not-yours", 403;
    /// The sender is banned here, may not talk, or is blocked by whoever opened the table.
    NotWelcome = "not-welcome", 403;
    /// A rated game is for people who have an account.
    NeedsAccount = "needs-account", 403;
    /// A rated game does not allow this.
    Rated = "rated", 409;
    /// The game has not started.
    NotStarted = "not-started", 409;
    /// The game has started.
    Started = "started", 409;
    /// The game is over.
    Over = "over", 409;
    /// The game is not over.
    NotOver = "not-over", 409;
    /// It is somebody else's turn.
    NotYourTurn = "not-your-turn", 409;
    /// The decision this answers is past.
    Stale = "stale", 409;
    /// The text is not in notation.
    NotNotation = "not-notation", 422;
    /// The rules say no; the clause says which.
    Refused = "refused", 422;
    /// The table was opened with other rules than the server has: it can be read, but not played on.
    OtherRules = "other-rules", 409;
    /// Nobody is gone long enough to be claimed against.
    NotGone = "not-gone", 409;
    /// There is nothing to be done.
    Nothing = "nothing-to-do", 409;
    /// The server cannot do it now; nothing is lost, try again.
    Unavailable = "unavailable", 503;
}

impl fmt::Display for Code {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.text())
    }
}

/// What went wrong.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(test, derive(ts_rs::TS), ts(optional_fields))]
pub struct Problem {
    /// What kind of problem it is.
    pub code: Code,
    /// What happened and what to do, in a sentence.
    pub text: String,
    /// The same as data.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub message: Option<Box<Said>>,
    /// The clause that says no, where the rules do.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub clause: Option<String>,
    /// The place or piece to blame, where there is one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub at: Option<String>,
    /// Which of the actions it was, counted from 1.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub action: Option<usize>,
    /// How many seconds to wait, where waiting helps.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub wait: Option<u64>,
}

impl Problem {
    /// A problem of this kind, with its text in these words.
    #[must_use]
    pub fn new(code: Code, message: &Message, words: &dyn Say) -> Problem {
        let (text, message) = (words.say(message), Some(Box::new(Said::from(message))));
        Problem { code, text, message, clause: None, at: None, action: None, wait: None }
    }

    /// Why an action did not happen.
    #[must_use]
    pub fn refused(error: PlayError, words: &dyn Say) -> Problem {
        match error {
            PlayError::Text(error) => Problem::new(Code::NotNotation, &error.message(), words),
            PlayError::Refused { clause, at, message } => Problem {
                clause: Some(clause.to_owned()),
                at,
                ..Problem::new(Code::Refused, &message, words)
            },
        }
    }

    /// The same problem, and how long to wait.
    #[must_use]
    pub fn wait(self, seconds: u64) -> Problem {
        Problem { wait: Some(seconds), ..self }
    }
}

impl fmt::Display for Problem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} ({})", self.text, self.code)
    }
}

impl std::error::Error for Problem {}
