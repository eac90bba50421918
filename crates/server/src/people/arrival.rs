//! A browser that becomes known as somebody while it is known as somebody else: nobody is replaced unasked, and
//! no game is lost.

use cloverleaf_core::Message;

use super::{DAY, Known, People};
use crate::problem::problem;
use crate::store::{KeyKind, Player, PlayerKind};
use crate::{PlayerId, now};
use cloverleaf_protocol::{Along, Brought, Code, Problem};

/// How long bringing somebody's games along can be undone.
const UNDO: i64 = 30 * DAY;

/// What becomes of whoever a browser was.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Arrival {
    /// There was nobody, or nobody who would lose anything.
    Plain,
    /// They stay who they are, and the browser can go back to them.
    Switch,
    /// Their games become the newcomer's.
    Bring,
}

impl People {
    /// What becomes of whoever a browser is when it becomes known as this player. Nothing has changed yet.
    ///
    /// # Errors
    /// If they have to be asked first, or what they chose cannot be done.
    pub(crate) async fn arrival(
        &self,
        before: Option<&Known>,
        player: &Player,
        wish: Option<Along>,
    ) -> Result<Arrival, Problem> {
        let Some(before) = before.filter(|before| before.by_browser()) else { return Ok(Arrival::Plain) };
        let (mine, theirs) = (&before.everybody, self.everybody(&player.id).await?);
        if theirs.contains(&before.player.id) || mine.contains(&player.id) {
            return Ok(Arrival::Plain);
        }
        let games = self.store.count_sittings(&before.player.id).await?;
        let guest = before.player.kind == PlayerKind::Guest;
        match wish {
            None if guest && games == 0 => Ok(Arrival::Plain),
            None => Err(ask(before, games)),
            Some(Along::Switch) => Ok(Arrival::Switch),
            Some(Along::Bring) if !guest => Err(problem(Code::Nothing, "server-bring-guests")),
            Some(Along::Bring) => {
                if self.store.count_shared(&before.player.id, &theirs).await? > 0 {
                    return Err(problem(Code::SeatTaken, "server-bring-same-table"));
                }
                Ok(Arrival::Bring)
            }
        }
    }

    /// Does what was decided with whoever a browser was.
    pub(crate) async fn settle(
        &self,
        arrival: Arrival,
        before: Option<&Known>,
        player: &Player,
    ) -> Result<(), Problem> {
        let Some(before) = before.filter(|before| before.by_browser()) else { return Ok(()) };
        if arrival == Arrival::Bring && !self.store.bring_along(&before.player.id, &player.id, now()).await? {
            return Err(problem(Code::Nothing, "server-brought-already"));
        }
        if arrival != Arrival::Switch {
            // The browser gets another key; nobody needs the old one.
            self.drop_key(&before.key).await?;
        }
        Ok(())
    }

    /// Whom a personal link makes known. It has not been used up yet.
    pub(crate) async fn invited(&self, secret: &str) -> Result<Known, Problem> {
        let known = self.by_key(secret.trim(), KeyKind::Link).await?;
        known.ok_or_else(|| problem(Code::WhoAreYou, "server-link-unknown"))
    }

    /// Uses a personal link up. Of two who open it at once only one comes in.
    pub(crate) async fn use_up(&self, link: &Known) -> Result<(), Problem> {
        match self.drop_key(&link.key).await? {
            true => Ok(()),
            false => Err(problem(Code::WhoAreYou, "server-link-unknown")),
        }
    }

    /// The guests whose games somebody has brought along.
    pub(crate) async fn brought(&self, player: &PlayerId) -> Result<Vec<Brought>, Problem> {
        let at = now();
        let told = self.store.aliases(player).await?.into_iter().map(|alias| Brought {
            player: alias.guest,
            name: alias.name,
            since: alias.since,
            undo: Some(alias.since + UNDO).filter(|until| *until > at),
        });
        Ok(told.collect())
    }

    /// Lets a guest go again whose games somebody had brought along.
    pub(crate) async fn separate(&self, known: &Known, guest: &PlayerId) -> Result<Player, Problem> {
        let brought = known.everybody.contains(guest) && *guest != known.player.id;
        if !brought || !self.store.separate(guest, now() - UNDO).await? {
            return Err(problem(Code::NotFound, "server-undo-late"));
        }
        let player = self.store.player(guest).await?;
        player.ok_or_else(|| problem(Code::NotFound, "server-undo-late"))
    }
}

/// The question, as the problem it is until it is answered.
fn ask(before: &Known, games: i64) -> Problem {
    let key = match before.player.kind {
        PlayerKind::Guest => "server-guest-here",
        PlayerKind::Account | PlayerKind::Bot | PlayerKind::Deleted => "server-account-here",
    };
    let message = Message::new(key).text("name", &before.player.name);
    problem(Code::GuestHere, message.with("games", usize::try_from(games).unwrap_or(0)))
}
