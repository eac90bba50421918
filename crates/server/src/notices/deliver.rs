//! The way of one notice: is it still wanted, may it be sent now, and what became of it.

use cloverleaf_protocol::ChannelAddress;

use super::notice::Notice;
use super::quiet::quiet_until;
use super::{LEASE, Notices};
use crate::store::{ChannelRow, NoticeRow, NoticeState};
use crate::{StoreError, now};

/// How often a notice is tried.
const TRIES: u32 = 8;
/// The shortest and the longest time after which it is tried again.
const AGAIN: (i64, i64) = (100, 6 * 3_600_000);

/// What became of sending.
#[derive(Debug)]
pub(super) enum Sent {
    /// It was taken.
    Taken,
    /// Not this time; why, for the server's log and for whoever tests a channel.
    Failed(String),
    /// There is nobody any more.
    Gone,
}

impl Sent {
    /// What the status of an answer says.
    pub(super) fn by_status(status: u16) -> Sent {
        match status {
            200..=299 => Sent::Taken,
            404 | 410 => Sent::Gone,
            _ => Sent::Failed(format!("status {status}")),
        }
    }
}

impl Notices {
    /// Sends a notice that is due, unless that is not needed or not wanted now.
    pub(super) async fn attend(&self, row: &NoticeRow) -> Result<(), StoreError> {
        let channel = self.store.channel(&row.channel).await?;
        let Some(channel) = channel.filter(|_| !self.looks(row)) else {
            return self.store.settle_notice(row, NoticeState::Spared).await;
        };
        if !self.store.is_wanted(row).await? {
            return self.store.settle_notice(row, NoticeState::Spared).await;
        }
        let at = now();
        let quiet = self.store.quiet_hours(&channel.player).await?;
        if let Some(till) = quiet.and_then(|hours| quiet_until(hours, at)) {
            return self.store.postpone_notice(row, till).await;
        }
        if !self.store.lease_notice(row, at, at + LEASE).await? {
            return Ok(());
        }
        let sent = match self.notice(row, &channel).await {
            Ok(notice) => self.send(&channel, &notice).await,
            Err(problem) => Sent::Failed(problem.to_string()),
        };
        self.settle(row, &channel, sent).await
    }

    /// Sends something by a channel.
    pub(super) async fn send(&self, channel: &ChannelRow, notice: &Notice) -> Sent {
        match serde_json::from_str(&channel.address) {
            Ok(ChannelAddress::Webhook { url, format }) => self.to_webhook(&url, format, notice).await,
            Ok(ChannelAddress::Push { endpoint, p256dh, auth }) => {
                self.to_browser(&endpoint, &p256dh, &auth, notice).await
            }
            Ok(ChannelAddress::Mail { address }) => match &self.mailer {
                Some(mailer) => mailer.send(&address, notice).await,
                None => Sent::Failed("no mail server is named".to_owned()),
            },
            Err(error) => Sent::Failed(error.to_string()),
        }
    }

    async fn settle(&self, row: &NoticeRow, channel: &ChannelRow, sent: Sent) -> Result<(), StoreError> {
        let outcome = match &sent {
            Sent::Taken => "sent",
            Sent::Failed(_) => "failed",
            Sent::Gone => "gone",
        };
        metrics::counter!("cloverleaf_notices_total", "kind" => channel.kind.as_str(), "outcome" => outcome)
            .increment(1);
        match sent {
            Sent::Taken => {
                self.store.settle_notice(row, NoticeState::Sent).await?;
                self.store.note_channel(&channel.id, true).await
            }
            Sent::Gone => {
                tracing::info!(kind = channel.kind.as_str(), "a channel for notices is gone");
                self.store.settle_notice(row, NoticeState::Failed).await?;
                self.store.drop_channel(&channel.id).await.map(drop)
            }
            Sent::Failed(why) => {
                tracing::info!(kind = channel.kind.as_str(), why, "a notice did not arrive");
                self.store.note_channel(&channel.id, false).await?;
                self.try_later(row).await
            }
        }
    }

    /// Each time it waits four times as long.
    async fn try_later(&self, row: &NoticeRow) -> Result<(), StoreError> {
        let tried = u32::try_from(row.tries).unwrap_or(TRIES);
        if tried + 1 >= TRIES {
            return self.store.settle_notice(row, NoticeState::Failed).await;
        }
        let wait = self.delay.saturating_mul(4_i64.saturating_pow(tried)).clamp(AGAIN.0, AGAIN.1);
        self.store.postpone_notice(row, now() + wait).await
    }
}
