//! What is in force, in memory.

use std::collections::HashMap;
use std::net::IpAddr;

use cloverleaf_core::Message;
use cloverleaf_protocol::{Code, Problem};

use super::AddressRange;
use crate::problem::problem;
use crate::store::{Sanction, SanctionKind, Store, StoreError};
use crate::{PlayerId, now};

const HOUR: i64 = 3_600_000;

/// What is in force.
#[derive(Debug)]
pub(crate) struct Rules {
    /// How far the log of what was done had grown.
    pub(super) seen: i64,
    banned: HashMap<PlayerId, Sanction>,
    muted: HashMap<PlayerId, Sanction>,
    ranges: Vec<(AddressRange, Sanction)>,
}

impl Rules {
    /// As the database has it.
    pub(super) async fn read(store: &Store) -> Result<Rules, StoreError> {
        // First how far, then what: what is decided in between is read again.
        let seen = store.last_act().await?;
        Ok(Rules::of(seen, store.sanctions(now()).await?))
    }

    fn of(seen: i64, sanctions: Vec<Sanction>) -> Rules {
        let mut rules = Rules { seen, banned: HashMap::new(), muted: HashMap::new(), ranges: Vec::new() };
        for sanction in sanctions {
            let range = sanction.addresses.as_ref().and_then(|text| text.parse().ok());
            match (sanction.kind, sanction.player.clone(), range) {
                (SanctionKind::Ban, Some(player), _) => longest(&mut rules.banned, player, sanction),
                (SanctionKind::Mute, Some(player), _) => longest(&mut rules.muted, player, sanction),
                (SanctionKind::Ban, None, Some(range)) => rules.ranges.push((range, sanction)),
                _ => {}
            }
        }
        rules
    }

    pub(super) fn admit(&self, players: &[PlayerId], peer: IpAddr, now: i64) -> Result<(), Problem> {
        let by_name = players.iter().filter_map(|player| self.banned.get(player)).find(|ban| holds(ban, now));
        let by_place = || self.ranges.iter().find(|(range, ban)| holds(ban, now) && range.contains(peer));
        match (by_name, by_place()) {
            (Some(ban), _) => Err(told("server-banned", ban, now)),
            (None, Some((_, ban))) => Err(told("server-address-banned", ban, now)),
            (None, None) => Ok(()),
        }
    }

    pub(super) fn may_talk(&self, player: &PlayerId, now: i64) -> Result<(), Problem> {
        match self.muted.get(player).filter(|mute| holds(mute, now)) {
            Some(mute) => Err(told("server-muted", mute, now)),
            None => Ok(()),
        }
    }
}

/// Of several that are about the same person the longest holds.
fn longest(all: &mut HashMap<PlayerId, Sanction>, player: PlayerId, sanction: Sanction) {
    let end = |sanction: &Sanction| sanction.expires_at.unwrap_or(i64::MAX);
    if all.get(&player).is_none_or(|other| end(other) < end(&sanction)) {
        all.insert(player, sanction);
    }
}

fn holds(sanction: &Sanction, now: i64) -> bool {
    sanction.expires_at.is_none_or(|end| end > now)
}

/// What somebody is told: why, and for how long.
fn told(key: &'static str, sanction: &Sanction, now: i64) -> Problem {
    let hours = sanction.expires_at.map_or(0, |end| (end - now + HOUR - 1) / HOUR);
    let text = Message::new(key).text("why", &sanction.reason).with("hours", hours);
    problem(Code::NotWelcome, text)
}
