//! Who is here: who has asked for something, or been connected to a table, within the last minute. It is kept in memory
//! alone, and told to nobody but friends.

use std::collections::HashMap;
use std::sync::{Mutex, MutexGuard, PoisonError};

use crate::PlayerId;

/// How long somebody counts as here: pages ask at least every twenty seconds while somebody looks at them.
const HERE: i64 = 60_000;

type Times = HashMap<PlayerId, i64>;

/// When people were last seen.
#[derive(Default, Debug)]
pub(crate) struct Seen {
    /// By this process.
    here: Mutex<Times>,
    /// By others, who say so.
    elsewhere: Mutex<Times>,
}

fn locked(times: &Mutex<Times>) -> MutexGuard<'_, Times> {
    times.lock().unwrap_or_else(PoisonError::into_inner)
}

fn note(times: &Mutex<Times>, people: &[PlayerId], now: i64) {
    let mut times = locked(times);
    for player in people {
        match times.get_mut(player) {
            Some(seen) => *seen = now.max(*seen),
            None => drop(times.insert(player.clone(), now)),
        }
    }
}

impl Seen {
    /// Notes that somebody is here, as everybody they are.
    pub(crate) fn note(&self, people: &[PlayerId], now: i64) {
        note(&self.here, people, now);
    }

    /// Another process says that these are here.
    pub(crate) fn hear(&self, people: &[PlayerId], now: i64) {
        note(&self.elsewhere, people, now);
    }

    /// Whether somebody is here.
    pub(crate) fn is_here(&self, player: &PlayerId, now: i64) -> bool {
        let seen = |times| locked(times).get(player).is_some_and(|seen| now - seen < HERE);
        seen(&self.here) || seen(&self.elsewhere)
    }

    /// Forgets who has gone, and gives those whom this process has seen since.
    pub(crate) fn since(&self, from: i64, now: i64) -> Vec<PlayerId> {
        for times in [&self.here, &self.elsewhere] {
            locked(times).retain(|_, seen| now - *seen < HERE);
        }
        let times = locked(&self.here);
        times.iter().filter(|(_, seen)| **seen >= from).map(|(player, _)| player.clone()).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn somebody_is_here_for_a_minute() {
        let (seen, ada) = (Seen::default(), PlayerId::from("ada".to_owned()));
        assert!(!seen.is_here(&ada, 0));
        seen.note(std::slice::from_ref(&ada), 1_000);
        assert!(seen.is_here(&ada, 60_999) && !seen.is_here(&ada, 61_000));
        seen.note(std::slice::from_ref(&ada), 500);
        assert_eq!(seen.since(1_000, 60_900), std::slice::from_ref(&ada), "what comes late is no step back");
        assert!(seen.since(0, 70_000).is_empty() && !seen.is_here(&ada, 60_000));
    }

    #[test]
    fn what_another_process_says_is_not_told_on() {
        let (seen, ada) = (Seen::default(), PlayerId::from("ada".to_owned()));
        seen.hear(std::slice::from_ref(&ada), 1_000);
        assert!(seen.is_here(&ada, 2_000) && seen.since(0, 2_000).is_empty());
    }
}
