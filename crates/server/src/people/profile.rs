//! What everybody may know of somebody, and who is how strong.

use cloverleaf_bots::Level;
use cloverleaf_protocol::{
    Beaten, Code, Ladder, Opponent, PastGame, Problem, Profile, RatingNow, Results, Rung,
};
use serde_json::{Value as Json, json};

use super::{Known, People};
use crate::PlayerId;
use crate::problem::problem;
use crate::ratings::told;
use crate::store::{BOT, PastRow, PlayerKind, RungRow};

/// So many of the latest games are shown.
const LATEST: u32 = 20;
/// So many are on a page of a ladder.
const PAGE: u32 = 50;

impl People {
    /// What this viewer may know of somebody.
    ///
    /// # Errors
    /// If there is nobody, or they have blocked the viewer.
    pub(crate) async fn profile(
        &self,
        viewer: Option<&Known>,
        player: &PlayerId,
    ) -> Result<Profile, Problem> {
        let nobody = || problem(Code::NotFound, "server-no-such-person");
        let player = self.store.player(player).await?.ok_or_else(nobody)?;
        let you = viewer.is_some_and(|viewer| viewer.everybody.contains(&player.id));
        if player.kind == PlayerKind::Deleted || !you && self.is_blocked(viewer, &player.id).await? {
            return Err(nobody());
        }
        let results = self.results(&player.id).await?;
        let recent = self.store.past_games(&player.id, you, LATEST).await?;
        Ok(Profile {
            games: results.iter().map(|results| results.games).sum(),
            results,
            beaten: self.beaten(&player.id).await?,
            recent: recent.into_iter().map(past_game).collect(),
            you,
            friend: match viewer {
                Some(viewer) if !you => self.are_friends(viewer, &player.id).await?,
                _ => false,
            },
            player: player.id,
            name: player.name,
            kind: player.kind.into(),
            since: player.created_at,
        })
    }

    /// Whether somebody has blocked the viewer, whoever the viewer has been.
    async fn is_blocked(&self, viewer: Option<&Known>, by: &PlayerId) -> Result<bool, Problem> {
        for viewer in viewer.map_or(&[][..], |viewer| &viewer.everybody) {
            if self.has_blocked(by, viewer).await? {
                return Ok(true);
            }
        }
        Ok(false)
    }

    async fn results(&self, player: &PlayerId) -> Result<Vec<Results>, Problem> {
        let ratings = self.store.ratings_of(player).await?;
        let tallies = self.store.results_of(player).await?;
        let results = tallies.into_iter().map(|tally| Results {
            rating: ratings.get(&(tally.game.clone(), tally.seats)).copied().map(told),
            game: tally.game,
            seats: small(tally.seats),
            games: tally.games,
            wins: tally.wins,
        });
        Ok(results.collect())
    }

    /// By game, the strongest bot somebody has come in before.
    async fn beaten(&self, player: &PlayerId) -> Result<Vec<Beaten>, Problem> {
        let mut strongest: Vec<(String, Level)> = Vec::new();
        for (game, bot) in self.store.bots_beaten(player).await? {
            let Some(level) = level_of(&bot) else { continue };
            match strongest.iter_mut().find(|(known, _)| *known == game) {
                Some((_, known)) => *known = level.max(*known),
                None => strongest.push((game, level)),
            }
        }
        let told = |(game, level): (String, Level)| Beaten { game, level: level.name().to_owned() };
        Ok(strongest.into_iter().map(told).collect())
    }

    /// A page of the ladder of a game with so many seats, from this place on, from 0.
    ///
    /// # Errors
    /// If there is no such game.
    pub(crate) async fn ladder(
        &self,
        viewer: Option<&Known>,
        game: &str,
        seats: u8,
        from: u32,
    ) -> Result<Ladder, Problem> {
        let entry =
            cloverleaf_catalog::entry(game).map_err(|error| problem(Code::NotFound, error.message()))?;
        if !(entry.about.min_seats..=entry.about.max_seats).contains(&seats) {
            return Err(problem(Code::NotFound, "server-no-such-ladder"));
        }
        let (game, number) = (entry.id.to_owned(), i64::from(seats));
        let you = viewer.map(|viewer| &viewer.player.id);
        let rows = self.store.ladder(&game, number, from.into(), PAGE).await?;
        let mine = match you {
            Some(you) => self.store.place_on_ladder(&game, number, you).await?,
            None => None,
        };
        Ok(Ladder {
            rungs: (i64::from(from) + 1..).zip(rows).map(|(place, row)| rung(place, row, you)).collect(),
            total: self.store.ladder_size(&game, number).await?,
            mine: mine.map(|(place, row)| rung(place, row, you)),
            game,
            seats,
        })
    }

    /// Somebody's results, ratings and friends, for themselves to keep.
    pub(crate) async fn export_results(&self, known: &Known) -> Result<Json, Problem> {
        let player = &known.player.id;
        let ratings = self.store.ratings_of(player).await?;
        let rating = |((game, seats), standing)| {
            let RatingNow { points, within, games, .. } = told(standing);
            json!({ "game": game, "seats": seats, "points": points, "within": within, "games": games })
        };
        let friends = self.store.friends_of(player).await?;
        let friend = |friend: crate::store::FriendRow| json!({ "name": friend.name, "since": friend.since });
        Ok(json!({
            "results": self.results(player).await?,
            "ratings": ratings.into_iter().map(rating).collect::<Vec<_>>(),
            "friends": friends.into_iter().map(friend).collect::<Vec<_>>(),
        }))
    }
}

fn rung(place: i64, row: RungRow, you: Option<&PlayerId>) -> Rung {
    let (bot, rating) = (level_of(&row.player), told(row.standing));
    let player = bot.is_none().then(|| PlayerId::from(row.player));
    let you = player.is_some() && player.as_ref() == you;
    Rung { place, player, name: row.name, bot: bot.map(|level| level.name().to_owned()), rating, you }
}

fn past_game(row: PastRow) -> PastGame {
    let opponent = |called: String| match level_of(&called) {
        Some(level) => Opponent { name: None, bot: Some(level.name().to_owned()) },
        None => Opponent { name: Some(called), bot: None },
    };
    PastGame {
        table: row.table,
        game: row.game,
        seats: small(row.seats),
        rank: small(row.place),
        against: row.against.into_iter().map(opponent).collect(),
        finished: row.at,
        rated: row.rated,
        public: row.listed,
    }
}

/// The level of a bot, by the name it has as a player.
fn level_of(player: &str) -> Option<Level> {
    player.strip_prefix(BOT)?.parse().ok()
}

fn small(number: i64) -> u8 {
    u8::try_from(number).unwrap_or(u8::MAX)
}
