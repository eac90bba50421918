//! Friends: made by a link that one sends and the other agrees to.

use cloverleaf_core::Message;
use cloverleaf_protocol::{Code, FriendOffer, Problem};

use super::{DAY, Known, People};
use crate::problem::problem;
use crate::store::{FriendRow, Player, PlayerKind, SilenceKind};
use crate::{Key, PlayerId, hash_of, now};

/// How long a friend link works.
const LINK: i64 = 7 * DAY;
/// The most links of one person that work at once; the oldest ends when another is made.
const MOST_LINKS: i64 = 5;
/// The most friends of one person.
const MOST_FRIENDS: usize = 200;

impl People {
    /// A new friend link, and until when it works.
    pub(crate) async fn friend_link(&self, known: &Known) -> Result<(Key, i64), Problem> {
        let (key, at) = (Key::random(), now());
        self.store.add_friend_link(&key.hash(), &known.player.id, at, at + LINK, MOST_LINKS).await?;
        Ok((key, at + LINK))
    }

    /// Whose friend link this is.
    async fn offered(&self, key: &str) -> Result<Player, Problem> {
        let found = match Key::looks_right(key) {
            true => self.store.friend_link(&hash_of(key), now()).await?,
            false => None,
        };
        let found = found.filter(|player| player.kind != PlayerKind::Deleted);
        found.ok_or_else(|| problem(Code::NotFound, "server-no-friend-link"))
    }

    /// Whose friend link this is, for whoever thinks about it.
    pub(crate) async fn friend_offer(
        &self,
        viewer: Option<&Known>,
        key: &str,
    ) -> Result<FriendOffer, Problem> {
        let player = self.offered(key).await?;
        let you = viewer.is_some_and(|viewer| viewer.everybody.contains(&player.id));
        let friend = match viewer {
            Some(viewer) => self.are_friends(viewer, &player.id).await?,
            None => false,
        };
        Ok(FriendOffer { player: player.id, name: player.name, you, friend })
    }

    /// Agrees to a friend link.
    pub(crate) async fn befriend(&self, known: &Known, key: &str) -> Result<(), Problem> {
        let other = self.offered(key).await?;
        if known.everybody.contains(&other.id) {
            return Err(problem(Code::Nothing, "server-friend-self"));
        }
        if self.are_friends(known, &other.id).await? {
            return Ok(());
        }
        let others = self.everybody(&other.id).await?;
        if self.is_block_between(&known.everybody, &others).await? {
            return Err(problem(Code::NotWelcome, "server-friend-blocked"));
        }
        for player in [&known.player.id, &other.id] {
            if self.store.friends_of(player).await?.len() >= MOST_FRIENDS {
                let text = Message::new("server-too-many-friends").with("most", MOST_FRIENDS);
                return Err(problem(Code::TooMany, text));
            }
        }
        Ok(self.store.befriend(&known.player.id, &other.id, now()).await?)
    }

    /// Whether one of these has blocked one of those.
    async fn is_block_between(&self, these: &[PlayerId], those: &[PlayerId]) -> Result<bool, Problem> {
        for one in these {
            for other in those {
                if self.has_blocked(one, other).await? || self.has_blocked(other, one).await? {
                    return Ok(true);
                }
            }
        }
        Ok(false)
    }

    /// Whether somebody has blocked another.
    pub(super) async fn has_blocked(&self, by: &PlayerId, other: &PlayerId) -> Result<bool, Problem> {
        Ok(self.store.silence_between(by, other).await? == Some(SilenceKind::Block))
    }

    /// Ends a friendship for both.
    pub(crate) async fn unfriend(&self, known: &Known, other: &PlayerId) -> Result<bool, Problem> {
        Ok(self.store.unfriend(&known.everybody, &self.everybody(other).await?).await?)
    }

    /// Somebody's friends by name.
    pub(crate) async fn friends(&self, known: &Known) -> Result<Vec<FriendRow>, Problem> {
        Ok(self.store.friends_of(&known.player.id).await?)
    }

    /// Whether they are friends.
    pub(super) async fn are_friends(&self, known: &Known, other: &PlayerId) -> Result<bool, Problem> {
        Ok(self.friends(known).await?.iter().any(|friend| friend.player == *other))
    }
}
