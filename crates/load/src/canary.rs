//! Words that only some may ever see. If anybody else is told one, something hidden has got out.

use aho_corasick::AhoCorasick;
use anyhow::Result;
use cloverleaf_protocol::{Message, PlayerId, Status, TableId};
use cloverleaf_server::Key;

use crate::transcript::{Line, Transcript};

/// A word that only some may see.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Canary {
    /// The word, found nowhere else by chance.
    pub word: String,
    /// What it is hidden in.
    pub hidden: Hidden,
}

/// Where a word is hidden, and so who may see it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Hidden {
    /// In the names somebody gives their requests: for nobody else.
    Request(PlayerId),
    /// It is the key by which a server knows somebody: no message has one.
    Session(PlayerId),
    /// In what players say to each other: for those who have a seat.
    PlayersTalk(TableId),
    /// In what watchers say to each other: for players when the game is over.
    WatchersTalk(TableId),
    /// It is the dealer's secret: for all when the game is over.
    Seed(TableId),
    /// It is the key of a seat: for whoever opened the table.
    Invitation(TableId, PlayerId),
}

impl Canary {
    /// A new word.
    #[must_use]
    pub fn new(hidden: Hidden) -> Canary {
        let word = Key::random().reveal()[..16].to_owned();
        Canary { word, hidden }
    }
}

/// All words of a run, looked for all at once.
#[derive(Debug)]
pub struct Aviary {
    canaries: Vec<Canary>,
    finder: AhoCorasick,
}

/// Who was told something, and when.
struct Told<'a> {
    transcript: &'a Transcript,
    seated: bool,
    over: bool,
}

impl Aviary {
    /// Looks for these.
    ///
    /// # Errors
    /// If there are too many.
    pub fn new(canaries: Vec<Canary>) -> Result<Aviary> {
        let finder = AhoCorasick::new(canaries.iter().map(|canary| &canary.word))?;
        Ok(Aviary { canaries, finder })
    }

    /// What a client was told that it may not know.
    #[must_use]
    pub fn leaks(&self, transcript: &Transcript) -> Vec<String> {
        let mut leaks = Vec::new();
        let mut seated = false;
        for line in &transcript.lines {
            let Line::Heard(text) = line else { continue };
            let message = serde_json::from_str::<Message>(text).ok();
            let stands = match &message {
                Some(Message::Hello { you, now, .. } | Message::News { you, now, .. }) => Some((you, now)),
                _ => None,
            };
            if let Some((you, _)) = stands {
                seated = you.is_some();
            }
            let over = stands.is_some_and(|(_, now)| now.status == Status::Finished);
            let told = Told { transcript, seated, over };
            let found = self.finder.find_iter(text).map(|found| &self.canaries[found.pattern().as_usize()]);
            leaks.extend(
                found.filter(|canary| !told.may_know(&canary.hidden)).map(|canary| told.leak(canary)),
            );
        }
        leaks
    }
}

impl Told<'_> {
    fn may_know(&self, hidden: &Hidden) -> bool {
        let Transcript { table, player, .. } = self.transcript;
        match hidden {
            Hidden::Request(of) => of == player,
            Hidden::Session(_) => false,
            Hidden::PlayersTalk(at) => at == table && self.seated,
            Hidden::WatchersTalk(at) => at == table && (!self.seated || self.over),
            Hidden::Seed(at) => at == table && self.over,
            Hidden::Invitation(at, host) => at == table && host == player,
        }
    }

    fn leak(&self, canary: &Canary) -> String {
        let Transcript { table, player, .. } = self.transcript;
        let what = match &canary.hidden {
            Hidden::Request(of) => format!("the name of a request of {of}"),
            Hidden::Session(of) => format!("the session key of {of}"),
            Hidden::PlayersTalk(at) => format!("what players say at table {at}"),
            Hidden::WatchersTalk(at) => format!("what watchers say at table {at}"),
            Hidden::Seed(at) => format!("the seed of table {at}"),
            Hidden::Invitation(at, _) => format!("an invitation to table {at}"),
        };
        format!("table {table}: {player} was told {what}, and may not know it")
    }
}
