//! What is told apart by a word in a column.

macro_rules! words {
    ($(#[$doc:meta])* $name:ident { $($(#[$about:meta])* $variant:ident = $word:literal,)* }) => {
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
        pub enum $name {
            $($(#[$about])* $variant,)*
        }

        impl serde::Serialize for $name {
            fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.serialize_str(self.as_str())
            }
        }

        impl $name {
            /// The word for it.
            #[must_use]
            pub fn as_str(self) -> &'static str {
                match self {
                    $($name::$variant => $word,)*
                }
            }

            /// What the word is for.
            #[must_use]
            pub fn read(word: &str) -> Option<$name> {
                match word {
                    $($word => Some($name::$variant),)*
                    _ => None,
                }
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
        /// Somebody who is forgotten: nothing but the place in the log is left of them.
        Deleted = "deleted",
    }
);

words!(
    /// What a key is for.
    KeyKind {
        /// A browser that stays known.
        Session = "session",
        /// A link that makes another device known.
        Link = "link",
        /// A program that speaks for somebody.
        Token = "token",
        /// A browser in which somebody has logged in before: it opens nothing, but their right password
        /// is heard there whatever strangers have guessed.
        Device = "device",
    }
);

words!(
    /// How somebody is told that it is their turn.
    ChannelKind {
        /// By a browser, also while no page is open.
        Push = "push",
        /// By a request to an address of theirs.
        Webhook = "webhook",
        /// By e-mail.
        Mail = "mail",
    }
);

words!(
    /// What became of a notice.
    NoticeState {
        /// It is to be sent.
        Waiting = "waiting",
        /// It was sent.
        Sent = "sent",
        /// It was not needed: the decision was made, or whoever it is for was looking.
        Spared = "spared",
        /// It could not be sent.
        Failed = "failed",
    }
);

words!(
    /// What has become of a plan.
    PlanState {
        /// It answers when its time has come.
        Kept = "kept",
        /// Everything in it has been played.
        Done = "done",
        /// Something else has happened than it foresaw.
        Ended = "ended",
    }
);

words!(
    /// How far somebody does not want another.
    SilenceKind {
        /// What they say is not shown.
        Mute = "mute",
        /// And they cannot join the tables one opens.
        Block = "block",
    }
);

words!(
    /// What whoever runs the server decides about somebody.
    SanctionKind {
        /// They are told something, and have to say that they read it.
        Warning = "warning",
        /// They cannot talk.
        Mute = "mute",
        /// They cannot do anything.
        Ban = "ban",
    }
);

words!(
    /// What whoever runs the server does.
    Act {
        /// Warns somebody.
        Warn = "warn",
        /// Forbids somebody to talk.
        Mute = "mute",
        /// Bans somebody, or addresses.
        Ban = "ban",
        /// Ends what was decided before its time.
        Lift = "lift",
        /// Closes a report.
        Close = "close-report",
        /// Closes a table.
        CloseTable = "close-table",
    }
);

words!(
    /// What a device is asked to sign a challenge for.
    Purpose {
        /// To make a passkey.
        Add = "add",
        /// To log in, or to confirm who somebody is.
        Show = "show",
    }
);

words!(
    /// By which way something was done.
    Via {
        /// By `cloverleaf admin`.
        Command = "command",
        /// By the page for operators.
        Page = "page",
    }
);

impl From<Status> for cloverleaf_protocol::Status {
    fn from(status: Status) -> cloverleaf_protocol::Status {
        match status {
            Status::Open => cloverleaf_protocol::Status::Open,
            Status::Running => cloverleaf_protocol::Status::Running,
            Status::Finished => cloverleaf_protocol::Status::Finished,
            Status::Cancelled => cloverleaf_protocol::Status::Cancelled,
        }
    }
}

impl From<PlanState> for cloverleaf_protocol::PlanState {
    fn from(state: PlanState) -> cloverleaf_protocol::PlanState {
        match state {
            PlanState::Kept => cloverleaf_protocol::PlanState::Kept,
            PlanState::Done => cloverleaf_protocol::PlanState::Done,
            PlanState::Ended => cloverleaf_protocol::PlanState::Ended,
        }
    }
}

impl From<PlayerKind> for cloverleaf_protocol::PlayerKind {
    fn from(kind: PlayerKind) -> cloverleaf_protocol::PlayerKind {
        match kind {
            PlayerKind::Guest | PlayerKind::Deleted => cloverleaf_protocol::PlayerKind::Guest,
            PlayerKind::Account => cloverleaf_protocol::PlayerKind::Account,
            PlayerKind::Bot => cloverleaf_protocol::PlayerKind::Bot,
        }
    }
}
