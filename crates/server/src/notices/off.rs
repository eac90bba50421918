//! The words in a notice by which its channel can be switched off, without being logged in.

use ring::hmac;

use crate::store::Store;
use crate::{Key, StoreError, hash_of};

/// How much of the mark there is.
const MARK: usize = 32;

/// Makes and knows these words: the name of a channel, and a mark that only this server can make.
#[derive(Debug)]
pub(crate) struct Off {
    key: hmac::Key,
}

impl Off {
    pub(super) async fn open(store: &Store) -> Result<Off, StoreError> {
        let secret = store.server_key("off", Key::random().reveal()).await?;
        Ok(Off { key: hmac::Key::new(hmac::HMAC_SHA256, secret.as_bytes()) })
    }

    /// The word for a channel.
    pub(super) fn word(&self, channel: &str) -> String {
        let mark: String = hmac::sign(&self.key, channel.as_bytes())
            .as_ref()
            .iter()
            .map(|byte| format!("{byte:02x}"))
            .collect();
        format!("{channel}-{}", &mark[..MARK])
    }

    /// The channel of a word, if the mark is right.
    pub(super) fn channel<'w>(&self, word: &'w str) -> Option<&'w str> {
        let (channel, _) = word.split_once('-')?;
        // Of hashes nothing is learnt from how long the comparison takes.
        (hash_of(self.word(channel)) == hash_of(word)).then_some(channel)
    }
}
