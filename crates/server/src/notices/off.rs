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

    /// The word by which a channel is switched off.
    pub(super) fn word(&self, channel: &str) -> String {
        self.marked("", channel)
    }

    /// The word by which an address agrees to its notices.
    pub(super) fn yes(&self, channel: &str) -> String {
        self.marked("yes ", channel)
    }

    fn marked(&self, what: &str, channel: &str) -> String {
        let signed = format!("{what}{channel}");
        let mark: String = hmac::sign(&self.key, signed.as_bytes())
            .as_ref()
            .iter()
            .map(|byte| format!("{byte:02x}"))
            .collect();
        format!("{channel}-{}", &mark[..MARK])
    }

    /// The channel of a word that switches one off, if the mark is right.
    pub(super) fn channel<'w>(&self, word: &'w str) -> Option<&'w str> {
        let (channel, _) = word.split_once('-')?;
        same(&self.word(channel), word).then_some(channel)
    }

    /// The channel of a word that agrees.
    pub(super) fn agreed<'w>(&self, word: &'w str) -> Option<&'w str> {
        let (channel, _) = word.split_once('-')?;
        same(&self.yes(channel), word).then_some(channel)
    }
}

/// Of hashes nothing is learnt from how long the comparison takes.
fn same(one: &str, other: &str) -> bool {
    hash_of(one) == hash_of(other)
}
