//! What people say about where and when they want to be told.

use cloverleaf_core::Message;
use cloverleaf_protocol as protocol;
use cloverleaf_protocol::{ChannelAddress, Code, NewChannel, Problem, QuietHours, SwitchOff};
use cloverleaf_words::Languages;
use serde_json::{Value as Json, json};

use super::Notices;
use super::deliver::Sent;
use super::mail::is_address;
use super::push::are_keys;
use super::quiet::DAY;
use crate::people::Known;
use crate::problem::problem;
use crate::store::{ChannelKind, ChannelRow, QuietRow};
use crate::{TableId, new_player_id, now, text};

/// The most channels of one person.
const MOST: usize = 10;
/// No clock is further from UTC, in minutes.
const FURTHEST: i64 = 16 * 60;

fn kind_of(kind: ChannelKind) -> protocol::ChannelKind {
    match kind {
        ChannelKind::Push => protocol::ChannelKind::Push,
        ChannelKind::Webhook => protocol::ChannelKind::Webhook,
        ChannelKind::Mail => protocol::ChannelKind::Mail,
    }
}

fn told(row: &ChannelRow) -> protocol::Channel {
    protocol::Channel {
        id: row.id.clone(),
        kind: kind_of(row.kind),
        label: row.label.clone(),
        made: row.created_at,
        failing: row.failures > 0,
        waiting: !row.confirmed,
    }
}

fn no_channel() -> Problem {
    problem(Code::NotFound, "server-no-channel")
}

impl Notices {
    /// How somebody is told that it is their turn.
    pub(crate) async fn of(&self, known: &Known) -> Result<protocol::Notices, Problem> {
        let player = &known.player.id;
        let quiet = self.store.quiet_hours(player).await?;
        Ok(protocol::Notices {
            channels: self.store.channels_of(player).await?.iter().map(told).collect(),
            quiet: quiet.map(|QuietRow { from, to, offset }| QuietHours { from, to, offset }),
            muted: self.store.quiet_tables(player).await?,
            key: self.vapid.public(),
            mail: self.mailer.is_some(),
        })
    }

    /// All of that with the addresses, for somebody who takes their data along.
    pub(crate) async fn export(&self, known: &Known) -> Result<Json, Problem> {
        let told = self.of(known).await?;
        let rows = self.store.channels_of(&known.player.id).await?;
        let channel = |row: &ChannelRow| {
            json!({
                "kind": row.kind, "label": row.label, "language": row.language, "since": row.created_at,
                "address": serde_json::from_str::<Json>(&row.address).unwrap_or_default(),
            })
        };
        let channels: Vec<Json> = rows.iter().map(channel).collect();
        Ok(json!({ "channels": channels, "quiet": told.quiet, "muted": told.muted }))
    }

    /// Adds a channel, in the place of one that leads to the same place.
    pub(crate) async fn add(
        &self,
        known: &Known,
        new: NewChannel,
        site: String,
    ) -> Result<protocol::Channel, Problem> {
        let NewChannel { label, language, to } = new;
        let kind = self.check(&to)?;
        if Languages::embedded().get(&language).is_none() {
            return Err(problem(Code::Malformed, "server-no-language"));
        }
        let address = serde_json::to_string(&to).expect("an address is JSON");
        let others = self.store.channels_of(&known.player.id).await?;
        if others.iter().filter(|other| other.address != address).count() >= MOST {
            return Err(problem(Code::TooMany, Message::new("server-too-many-channels").with("most", MOST)));
        }
        let row = ChannelRow {
            id: new_player_id().to_string(),
            player: known.player.id.clone(),
            kind,
            address,
            label: text::line(&label)?,
            language,
            site,
            created_at: now(),
            failures: 0,
            confirmed: kind != ChannelKind::Mail,
        };
        self.store.add_channel(&row, &known.everybody).await?;
        if !row.confirmed {
            self.try_out(&row).await?;
        }
        Ok(told(&row))
    }

    /// What kind of address it is, if it is a good one.
    fn check(&self, to: &ChannelAddress) -> Result<ChannelKind, Problem> {
        let place = |url: &str| self.outward.place(url).map_err(|why| problem(Code::Malformed, why));
        match to {
            ChannelAddress::Webhook { url, .. } => place(url).map(|_| ChannelKind::Webhook),
            ChannelAddress::Push { endpoint, p256dh, auth } => {
                place(endpoint)?;
                if !are_keys(p256dh, auth) {
                    return Err(problem(Code::Malformed, "server-bad-push"));
                }
                Ok(ChannelKind::Push)
            }
            ChannelAddress::Mail { .. } if self.mailer.is_none() => {
                Err(problem(Code::Malformed, "server-no-mail"))
            }
            ChannelAddress::Mail { address } if !is_address(address) => {
                Err(problem(Code::Malformed, "server-bad-mail"))
            }
            ChannelAddress::Mail { .. } => Ok(ChannelKind::Mail),
        }
    }

    async fn own(&self, known: &Known, id: &str) -> Result<ChannelRow, Problem> {
        let row = self.store.channel(id).await?;
        row.filter(|row| known.everybody.contains(&row.player)).ok_or_else(no_channel)
    }

    /// Forgets a channel of somebody's.
    pub(crate) async fn remove(&self, known: &Known, id: &str) -> Result<(), Problem> {
        let row = self.own(known, id).await?;
        self.store.drop_channel(&row.id).await?;
        Ok(())
    }

    /// Sends something by a channel at once, so that its owner sees whether it works.
    pub(crate) async fn test(&self, known: &Known, id: &str) -> Result<(), Problem> {
        let row = self.own(known, id).await?;
        self.try_out(&row).await
    }

    /// Sends a test notice, or to an address that has not agreed yet, the question whether it does.
    async fn try_out(&self, row: &ChannelRow) -> Result<(), Problem> {
        let notice = if row.confirmed { self.trial(row) } else { self.question(row) };
        match self.send(row, &notice).await {
            Sent::Taken => Ok(self.store.note_channel(&row.id, true).await?),
            Sent::Gone => {
                self.store.drop_channel(&row.id).await?;
                Err(problem(Code::NotFound, "server-channel-gone"))
            }
            // What the other side said stays here: it could be anybody's.
            Sent::Failed(why) => {
                tracing::info!(kind = row.kind.as_str(), why, "a test notice did not arrive");
                Err(problem(Code::Unavailable, "server-channel-failed"))
            }
        }
    }

    /// Notes when somebody does not want to be disturbed.
    pub(crate) async fn keep_quiet(&self, known: &Known, hours: Option<QuietHours>) -> Result<(), Problem> {
        let row = hours.map(|QuietHours { from, to, offset }| QuietRow { from, to, offset });
        let good = |row: QuietRow| {
            (0..DAY).contains(&row.from) && (0..DAY).contains(&row.to) && row.offset.abs() <= FURTHEST
        };
        if !row.is_none_or(good) {
            return Err(problem(Code::Malformed, "server-bad-hours"));
        }
        Ok(self.store.set_quiet_hours(&known.everybody, row).await?)
    }

    /// Notes whether somebody wants to hear of a table.
    pub(crate) async fn hear(&self, known: &Known, table: &TableId, hear: bool) -> Result<(), Problem> {
        if self.store.table(table).await?.is_none() {
            return Err(problem(Code::NotFound, "server-no-such-table"));
        }
        Ok(self.store.hear_of_table(&known.everybody, table, hear).await?)
    }

    async fn by_word(&self, word: &str) -> Result<ChannelRow, Problem> {
        let row = match self.off.channel(word) {
            Some(id) => self.store.channel(id).await?,
            None => None,
        };
        row.ok_or_else(|| problem(Code::NotFound, "server-off-done"))
    }

    /// Agrees to the notices of a channel by the word in the question.
    pub(crate) async fn agree(&self, word: &str) -> Result<(), Problem> {
        let gone = || problem(Code::NotFound, "server-off-done");
        let id = self.off.agreed(word).ok_or_else(gone)?;
        let row = self.store.channel(id).await?.ok_or_else(gone)?;
        Ok(self.store.confirm_channel(&row.id, now()).await?)
    }

    /// What the word in a notice is about.
    pub(crate) async fn about(&self, word: &str) -> Result<SwitchOff, Problem> {
        let row = self.by_word(word).await?;
        Ok(SwitchOff { kind: kind_of(row.kind), label: row.label })
    }

    /// Switches a channel off by the word in a notice, or only what it tells of one table.
    pub(crate) async fn switch_off(&self, word: &str, table: Option<&TableId>) -> Result<(), Problem> {
        let row = self.by_word(word).await?;
        match table {
            Some(table) => {
                let owner = [row.player];
                self.store.hear_of_table(&owner, table, false).await?;
            }
            None => drop(self.store.drop_channel(&row.id).await?),
        }
        Ok(())
    }
}
