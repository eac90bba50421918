//! What is told apart by a word.

use core::fmt;

use serde::{Deserialize, Serialize};

macro_rules! words {
    ($(#[$doc:meta])* $name:ident { $($(#[$about:meta])* $variant:ident = $word:literal,)* }) => {
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
        #[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
        #[cfg_attr(test, derive(ts_rs::TS))]
        pub enum $name {
            $($(#[$about])* #[serde(rename = $word)] $variant,)*
        }

        impl fmt::Display for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str(match self { $($name::$variant => $word,)* })
            }
        }
    };
}

words!(
    /// How far a table has come.
    Status {
        /// Seats are free.
        Open = "open",
        /// A game is being played.
        Running = "running",
        /// It was played to an end.
        Finished = "finished",
        /// It was given up before it began.
        Cancelled = "cancelled",
    }
);

words!(
    /// What somebody is who sits at tables.
    PlayerKind {
        /// Known by the keys they hold only.
        Guest = "guest",
        /// Known by a login too.
        Account = "account",
        /// A program.
        Bot = "bot",
    }
);
