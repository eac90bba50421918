//! What a notice says, in the language of whoever gets it. Nothing of what happened in the game is in it.

use cloverleaf_core::{Message, Say as _};
use cloverleaf_protocol::Problem;
use cloverleaf_words::{Language, Languages};

use super::Notices;
use crate::hash_of;
use crate::store::{ChannelRow, NoticeRow};

/// A notice, as it is told.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Notice {
    /// By which it is known again if it comes twice.
    pub(super) id: String,
    /// The table, if it is about one.
    pub(super) table: Option<String>,
    /// The game there.
    pub(super) game: Option<String>,
    pub(super) title: String,
    pub(super) text: String,
    /// The server, as its owner reaches it.
    pub(super) site: String,
    /// Where to go, from there.
    pub(super) path: String,
    /// How to hear no more, from there.
    pub(super) off_path: String,
    /// What the way to hear no more is called.
    pub(super) off_text: String,
    /// The word by which its channel is switched off.
    pub(super) off_word: String,
    /// Since when they are awaited.
    pub(super) since: i64,
}

impl Notice {
    pub(super) fn link(&self) -> String {
        format!("{}{}", self.site, self.path)
    }

    pub(super) fn off_link(&self) -> String {
        format!("{}{}", self.site, self.off_path)
    }

    /// Where a program switches the channel off.
    pub(super) fn off_address(&self) -> String {
        format!("{}/api/notices/off/{}", self.site, self.off_word)
    }
}

fn language_of(channel: &ChannelRow) -> &'static Language {
    let languages = Languages::embedded();
    languages.get(&channel.language).unwrap_or_else(|| languages.source())
}

impl Notices {
    /// What whoever is awaited is told.
    pub(super) async fn notice(&self, row: &NoticeRow, channel: &ChannelRow) -> Result<Notice, Problem> {
        let live = self.tables.live(&row.table).await?;
        let (game, others) = {
            let room = live.room();
            (room.table().id().to_owned(), room.names_beside(&row.player))
        };
        let entry = cloverleaf_catalog::entries().find(|entry| entry.id == game);
        let title = entry.map_or(game.as_str(), |entry| entry.about.title).to_owned();
        let words = language_of(channel);
        let names = others.join(", ");
        let about = Message::new("notice-text").with("count", others.len()).text("names", names);
        Ok(Notice {
            id: hash_of(format!("{} {} {}", row.channel, row.table, row.decision))[..32].to_owned(),
            title: words.say(&Message::new("notice-title").text("game", title)),
            text: words.say(&about),
            path: format!("/#/t/{}", row.table),
            off_path: format!("/#/off/{}/{}", self.off.word(&channel.id), row.table),
            table: Some(row.table.to_string()),
            game: Some(game),
            since: row.decision,
            ..self.about_nothing(channel)
        })
    }

    /// What somebody is told who tries a channel.
    pub(super) fn trial(&self, channel: &ChannelRow) -> Notice {
        let words = language_of(channel);
        Notice {
            title: words.say(&Message::new("notice-trial")),
            text: words.say(&Message::new("notice-trial-text")),
            ..self.about_nothing(channel)
        }
    }

    /// What an address is asked before it gets notices.
    pub(super) fn question(&self, channel: &ChannelRow) -> Notice {
        let words = language_of(channel);
        Notice {
            title: words.say(&Message::new("notice-question")),
            text: words.say(&Message::new("notice-question-text").text("site", &channel.site)),
            path: format!("/#/on/{}", self.off.yes(&channel.id)),
            ..self.about_nothing(channel)
        }
    }

    fn about_nothing(&self, channel: &ChannelRow) -> Notice {
        Notice {
            id: crate::Key::random().reveal().to_owned(),
            table: None,
            game: None,
            title: String::new(),
            text: String::new(),
            site: channel.site.clone(),
            path: "/#/online".to_owned(),
            off_path: format!("/#/off/{}", self.off.word(&channel.id)),
            off_text: language_of(channel).say(&Message::new("notice-off")),
            off_word: self.off.word(&channel.id),
            since: crate::now(),
        }
    }
}
