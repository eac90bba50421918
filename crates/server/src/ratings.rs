//! How strong players are by what is stored of them, and what a game makes of that. The arithmetic is the crate `rating`'s.

use cloverleaf_protocol::RatingNow;
use cloverleaf_rating::{Rating, see};

use crate::store::{Counted, Standing};

/// What is stored is in thousandths of a point.
const THOUSANDTHS: f64 = 1000.0;
/// A rating that may be further off is provisional: after about twenty games between two, or six among four, it is not.
const PROVISIONAL: f64 = 300.0;

fn rating_of(standing: Standing) -> Rating {
    Rating::of(standing.points as f64 / THOUSANDTHS, standing.deviation as f64 / THOUSANDTHS)
}

fn standing_of(rating: Rating, games: i64) -> Standing {
    // Far below what a number of this size holds.
    let stored = |points: f64| (points * THOUSANDTHS).round() as i64;
    Standing {
        points: stored(rating.points()),
        deviation: stored(rating.deviation()).max(1),
        surely: stored(rating.surely()),
        games,
    }
}

/// How strong the players of a game are after it.
pub(crate) fn rate(counted: &Counted, before: &[Option<Standing>]) -> Vec<Standing> {
    let players = counted.players();
    let mut ratings: Vec<Rating> =
        before.iter().map(|known| known.map_or_else(Rating::default, rating_of).later()).collect();
    let seat = |result: &crate::store::SeatResult| {
        let who = players.iter().position(|player| *player == result.player)?;
        Some((who, result.place))
    };
    let seats: Vec<(usize, u8)> = counted.results.iter().filter_map(seat).collect();
    see(&mut ratings, &seats);
    let games = before.iter().map(|known| known.map_or(0, |known| known.games) + 1);
    ratings.into_iter().zip(games).map(|(rating, games)| standing_of(rating, games)).collect()
}

/// A rating as it is told.
pub(crate) fn told(standing: Standing) -> RatingNow {
    let rating = rating_of(standing);
    let within = rating.within();
    RatingNow {
        points: rating.points().round() as i64,
        within: within.round() as i64,
        provisional: within > PROVISIONAL,
        games: standing.games,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::store::SeatResult;

    fn game(players: &[(&str, u8)]) -> Counted {
        let result = |(player, place): &(&str, u8)| SeatResult {
            player: (*player).to_owned(),
            place: *place,
            stood_in: false,
        };
        Counted {
            table: "t".to_owned().into(),
            game: "tango".to_owned(),
            rated: true,
            at: 1,
            results: players.iter().map(result).collect(),
        }
    }

    #[test]
    fn a_first_game_moves_both_and_says_how_little_is_known() {
        let after = rate(&game(&[("ada", 1), ("bot:cabbie", 2)]), &[None, None]);
        let [ada, bot] = [told(after[0]), told(after[1])];
        assert!(
            ada.points > 1500 && bot.points < 1500 && ada.points - 1500 == 1500 - bot.points,
            "{ada:?} {bot:?}"
        );
        assert!(ada.provisional && ada.within > 300 && ada.games == 1);
    }

    #[test]
    fn ratings_are_provisional_for_some_games_and_not_for_ever() {
        let mut known = [None, None];
        let games = (1..100)
            .find(|number| {
                let places = if number % 2 == 0 { [1, 2] } else { [2, 1] };
                let after = rate(&game(&[("ada", places[0]), ("bo", places[1])]), &known);
                known = [Some(after[0]), Some(after[1])];
                !told(after[0]).provisional
            })
            .expect("known one day");
        assert!((10..30).contains(&games), "{games} games");
    }

    #[test]
    fn a_bot_on_three_seats_is_one_player() {
        let counted = game(&[("bot:cabbie", 2), ("ada", 1), ("bot:cabbie", 3), ("bot:cabbie", 4)]);
        assert_eq!(counted.players(), ["bot:cabbie", "ada"]);
        let after = rate(&counted, &[None, None]);
        assert_eq!(after.len(), 2);
        assert!(after[1].points > after[0].points && after[0].games == 1);
    }
}
