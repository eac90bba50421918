//! What a backup holds, in an order in which everything comes after what it belongs to.

use cloverleaf_core::Message;
use serde_json::{Map, Value as Json};
use sqlx::Row as _;
use sqlx::any::AnyRow;

use super::StoreError;
use super::sql::Value;

/// What a line of a backup that is no row calls itself.
pub(super) const HEADER: &str = "cloverleaf-backup";
pub(super) const END: &str = "end";
pub(super) const SUM: &str = "sha256";
/// The version of the form, not of the database. Version 1 had fewer columns.
pub(super) const FORM: i64 = 2;

/// What to do with a row that is there already, but otherwise.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Clash {
    /// What is there stays: people change their names, keys are used.
    Keep,
    /// The log is the truth: there cannot be two.
    Refuse,
    /// The set-up must be the same; of the rest the further one holds.
    Follow,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Type {
    Text,
    TextOrNone,
    Number,
    NumberOrNone,
    /// A text that backups of earlier versions do not have: this stands for it.
    TextOr(&'static str),
}

/// The rows of one kind.
#[derive(Debug)]
pub(super) struct Section {
    pub(super) name: &'static str,
    pub(super) columns: &'static [(&'static str, Type)],
    /// So many of the first columns are the key.
    pub(super) key: usize,
    pub(super) clash: Clash,
}

use Type::{Number, NumberOrNone, Text, TextOr, TextOrNone};

pub(super) const SECTIONS: &[Section] = &[
    Section {
        name: "players",
        columns: &[("id", Text), ("name", Text), ("kind", Text), ("created_at", Number)],
        key: 1,
        clash: Clash::Keep,
    },
    Section {
        name: "keys",
        columns: &[
            ("hash", Text),
            ("player_id", Text),
            ("kind", Text),
            ("label", Text),
            ("created_at", Number),
            ("expires_at", NumberOrNone),
            ("used_at", NumberOrNone),
            ("scopes", TextOr("play talk")),
        ],
        key: 1,
        clash: Clash::Keep,
    },
    Section {
        name: "accounts",
        columns: &[("player_id", Text), ("login", Text), ("password", Text)],
        key: 1,
        clash: Clash::Keep,
    },
    Section {
        name: "programs",
        columns: &[("player_id", Text), ("owner_id", Text)],
        key: 1,
        clash: Clash::Keep,
    },
    Section {
        name: "also_known_as",
        columns: &[("guest_id", Text), ("player_id", Text), ("since", Number)],
        key: 1,
        clash: Clash::Keep,
    },
    Section {
        name: "recovery_codes",
        columns: &[("hash", Text), ("player_id", Text), ("created_at", Number)],
        key: 1,
        clash: Clash::Keep,
    },
    // Challenges are left out: nobody answers one after a restore.
    Section {
        name: "passkeys",
        columns: &[
            ("id", Text),
            ("player_id", Text),
            ("label", Text),
            ("public_key", Text),
            ("state", Text),
            ("created_at", Number),
            ("used_at", NumberOrNone),
        ],
        key: 1,
        clash: Clash::Keep,
    },
    Section {
        name: "tables",
        columns: &[
            ("id", Text),
            ("game", Text),
            ("setup", Text),
            ("seed", Text),
            ("created_at", Number),
            ("listed", Number),
            ("status", Text),
            ("changed_at", Number),
            ("last_seq", Number),
            ("due_at", NumberOrNone),
            ("host", TextOrNone),
            ("counted_at", NumberOrNone),
        ],
        key: 1,
        clash: Clash::Follow,
    },
    Section {
        name: "log",
        columns: &[
            ("table_id", Text),
            ("seq", Number),
            ("at", Number),
            ("batch", TextOrNone),
            ("body", Text),
        ],
        key: 2,
        clash: Clash::Refuse,
    },
    Section {
        name: "sittings",
        columns: &[("table_id", Text), ("player_id", Text), ("awaited_since", NumberOrNone)],
        key: 2,
        clash: Clash::Keep,
    },
    // Who spoke where is left out: it is found again in the log.
    Section {
        name: "results",
        columns: &[
            ("table_id", Text),
            ("seat", Number),
            ("player_id", Text),
            ("game", Text),
            ("seats", Number),
            ("place", Number),
            ("behind", Number),
            ("stood_in", Number),
            ("rated", Number),
            ("at", Number),
        ],
        key: 2,
        clash: Clash::Keep,
    },
    Section {
        name: "ratings",
        columns: &[
            ("game", Text),
            ("seats", Number),
            ("player_id", Text),
            ("points", Number),
            ("deviation", Number),
            ("surely", Number),
            ("games", Number),
            ("changed_at", Number),
        ],
        key: 3,
        clash: Clash::Keep,
    },
    Section {
        name: "friends",
        columns: &[("player_id", Text), ("friend_id", Text), ("since", Number)],
        key: 2,
        clash: Clash::Keep,
    },
    Section {
        name: "friend_links",
        columns: &[("hash", Text), ("player_id", Text), ("created_at", Number), ("expires_at", Number)],
        key: 1,
        clash: Clash::Keep,
    },
    Section {
        name: "invitations",
        columns: &[("table_id", Text), ("player_id", Text), ("by_id", Text), ("at", Number)],
        key: 2,
        clash: Clash::Keep,
    },
    Section {
        name: "silences",
        columns: &[("player_id", Text), ("other_id", Text), ("kind", Text), ("created_at", Number)],
        key: 2,
        clash: Clash::Keep,
    },
    Section {
        name: "reports",
        columns: &[
            ("id", Text),
            ("at", Number),
            ("table_id", Text),
            ("reporter_id", Text),
            ("about_id", Text),
            ("about_name", Text),
            ("seq", NumberOrNone),
            ("reason", Text),
            ("words", Text),
            ("talk", Text),
            ("closed_at", NumberOrNone),
        ],
        key: 1,
        clash: Clash::Keep,
    },
    Section {
        name: "sanctions",
        columns: &[
            ("id", Text),
            ("kind", Text),
            ("player_id", TextOrNone),
            ("addresses", TextOrNone),
            ("reason", Text),
            ("created_at", Number),
            ("expires_at", NumberOrNone),
            ("ended_at", NumberOrNone),
        ],
        key: 1,
        clash: Clash::Keep,
    },
    Section {
        name: "acts",
        columns: &[
            ("seq", Number),
            ("at", Number),
            ("via", Text),
            ("act", Text),
            ("subject", Text),
            ("detail", Text),
        ],
        key: 1,
        clash: Clash::Keep,
    },
    Section {
        name: "notice_channels",
        columns: &[
            ("id", Text),
            ("player_id", Text),
            ("kind", Text),
            ("address", Text),
            ("label", Text),
            ("language", Text),
            ("site", Text),
            ("created_at", Number),
            ("failures", Number),
            ("confirmed", Number),
        ],
        key: 1,
        clash: Clash::Keep,
    },
    Section {
        name: "quiet_hours",
        columns: &[
            ("player_id", Text),
            ("from_minute", Number),
            ("to_minute", Number),
            ("utc_offset", Number),
        ],
        key: 1,
        clash: Clash::Keep,
    },
    Section {
        name: "quiet_tables",
        columns: &[("player_id", Text), ("table_id", Text)],
        key: 2,
        clash: Clash::Keep,
    },
    Section {
        name: "outbox",
        columns: &[
            ("channel_id", Text),
            ("table_id", Text),
            ("decision", Number),
            ("player_id", Text),
            ("state", Text),
            ("due_at", Number),
            ("tries", Number),
            ("leased_until", Number),
        ],
        key: 3,
        clash: Clash::Keep,
    },
    Section {
        name: "plans",
        columns: &[
            ("table_id", Text),
            ("player_id", Text),
            ("body", Text),
            ("state", Text),
            ("changed_at", Number),
        ],
        key: 2,
        clash: Clash::Keep,
    },
    Section { name: "server_keys", columns: &[("name", Text), ("secret", Text)], key: 1, clash: Clash::Keep },
    Section {
        name: "servers",
        columns: &[("id", Text), ("started_at", Number), ("beat_at", Number)],
        key: 1,
        clash: Clash::Keep,
    },
    Section {
        name: "downtimes",
        columns: &[("since", Number), ("till", Number)],
        key: 1,
        clash: Clash::Keep,
    },
];

/// Of a table, the columns that never change: the first four.
pub(super) const FIXED: usize = 4;

impl Section {
    fn names(&self) -> impl Iterator<Item = &'static str> {
        self.columns.iter().map(|(name, _)| *name)
    }

    fn list(&self) -> String {
        self.names().collect::<Vec<_>>().join(", ")
    }

    fn key_list(&self) -> String {
        self.names().take(self.key).collect::<Vec<_>>().join(", ")
    }

    pub(super) fn select_all(&self) -> String {
        format!("SELECT {} FROM {} ORDER BY {}", self.list(), self.name, self.key_list())
    }

    pub(super) fn select_one(&self) -> String {
        let same: Vec<_> = (1..).zip(self.names()).map(|(at, name)| format!("{name} = ${at}")).collect();
        format!("SELECT {} FROM {} WHERE {}", self.list(), self.name, same[..self.key].join(" AND "))
    }

    pub(super) fn insert(&self) -> String {
        let places: Vec<_> = (1..=self.columns.len()).map(|at| format!("${at}")).collect();
        let (name, list, places) = (self.name, self.list(), places.join(", "));
        format!("INSERT INTO {name} ({list}) VALUES ({places}) ON CONFLICT DO NOTHING")
    }

    /// What stands in a row of the database.
    pub(super) fn read(&self, row: &AnyRow) -> Result<Vec<Value>, StoreError> {
        let read = |(at, (_, kind)): (usize, &(&str, Type))| match kind {
            Text | TextOrNone | TextOr(_) => Ok(Value::Text(row.try_get(at)?)),
            Number | NumberOrNone => Ok(Value::Number(row.try_get(at)?)),
        };
        self.columns.iter().enumerate().map(read).collect()
    }

    pub(super) fn to_json(&self, values: Vec<Value>) -> Json {
        let json = values.into_iter().map(|value| match value {
            Value::Text(text) => Json::from(text),
            Value::Number(number) => Json::from(number),
        });
        Json::Object(self.names().map(str::to_owned).zip(json).collect())
    }

    /// What stands in a line of a backup, or what is wrong with it.
    pub(super) fn parse(&self, mut row: Map<String, Json>) -> Result<Vec<Value>, Message> {
        let wrong = |key, column: &str| Message::new(key).text("name", self.name).text("column", column);
        let mut values = Vec::with_capacity(self.columns.len());
        for (column, kind) in self.columns {
            let value = row.remove(*column).or(kind.earlier());
            let value = value.ok_or_else(|| wrong("backup-lacks", column))?;
            values.push(kind.take(value).ok_or_else(|| wrong("backup-wrong-kind", column))?);
        }
        match row.keys().next() {
            Some(strange) => Err(wrong("backup-strange", strange)),
            None => Ok(values),
        }
    }
}

impl Type {
    /// What stands for a column that backups of earlier versions do not have.
    fn earlier(self) -> Option<Json> {
        match self {
            TextOr(text) => Some(Json::from(text)),
            TextOrNone | NumberOrNone => Some(Json::Null),
            Text | Number => None,
        }
    }

    fn take(self, value: Json) -> Option<Value> {
        match (self, value) {
            (Text | TextOrNone | TextOr(_), Json::String(text)) => Some(Value::Text(Some(text))),
            (Number | NumberOrNone, Json::Number(number)) => Some(Value::Number(Some(number.as_i64()?))),
            (TextOrNone, Json::Null) => Some(Value::Text(None)),
            (NumberOrNone, Json::Null) => Some(Value::Number(None)),
            _ => None,
        }
    }
}
