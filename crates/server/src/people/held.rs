//! The connections that last, by the key they were opened with: they end when the key does.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use tokio::sync::watch;

/// The keys that connections of this process were opened with.
#[derive(Clone, Default, Debug)]
pub(crate) struct Held(Arc<Mutex<HashMap<String, watch::Sender<bool>>>>);

/// A connection's hold on its key.
#[derive(Debug)]
pub(crate) struct Hold {
    held: Held,
    hash: String,
    ended: watch::Receiver<bool>,
}

impl Held {
    fn keys(&self) -> MutexGuard<'_, HashMap<String, watch::Sender<bool>>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Holds a key, for as long as the connection lasts.
    pub(crate) fn hold(&self, hash: &str) -> Hold {
        let mut keys = self.keys();
        let ended = keys.entry(hash.to_owned()).or_insert_with(|| watch::Sender::new(false)).subscribe();
        Hold { held: self.clone(), hash: hash.to_owned(), ended }
    }

    /// Ends the connections that hold one of these keys.
    pub(crate) fn end<'h>(&self, hashes: impl IntoIterator<Item = &'h String>) {
        let mut keys = self.keys();
        for ended in hashes.into_iter().filter_map(|hash| keys.remove(hash)) {
            ended.send_replace(true);
        }
    }

    /// The keys that are held.
    pub(super) fn hashes(&self) -> Vec<String> {
        self.keys().keys().cloned().collect()
    }
}

impl Hold {
    /// Waits until the key has ended.
    pub(crate) async fn ended(&mut self) {
        // The sender is dropped after it has said so, or by the last who holds the key.
        let _ = self.ended.wait_for(|ended| *ended).await;
    }
}

impl Drop for Hold {
    fn drop(&mut self) {
        let mut keys = self.held.keys();
        // This receiver is still counted.
        if keys.get(&self.hash).is_some_and(|ended| ended.receiver_count() <= 1) {
            keys.remove(&self.hash);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn a_key_ends_for_everybody_who_holds_it_and_for_nobody_else() {
        let held = Held::default();
        let (mut one, mut other, stranger) = (held.hold("a"), held.hold("a"), held.hold("b"));
        held.end([&"a".to_owned()]);
        one.ended().await;
        other.ended().await;
        assert!(!*stranger.ended.borrow());
        drop((one, other));
        assert_eq!(held.hashes(), ["b"]);
        drop(stranger);
        assert!(held.hashes().is_empty());
    }
}
