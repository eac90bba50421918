//! What must hold for every game that is rated, whoever played it.

use cloverleaf_core::{Random, SplitMix};
use cloverleaf_rating::{Rating, see};

const GAMES: u64 = 4_000;
/// What sums of numbers may be off.
const LITTLE: f64 = 1e-9;

fn unit(random: &mut SplitMix) -> f64 {
    (random.next_u64() >> 11) as f64 / (1u64 << 53) as f64
}

/// Somebody anywhere on the scale, known well or not at all.
fn anybody(random: &mut SplitMix) -> Rating {
    Rating::of(300.0 + 2400.0 * unit(random), 5.0 + 240.0 * unit(random))
}

/// Ranks of so many seats: equal results share one and the next is left out.
fn ranks(random: &mut SplitMix, seats: usize) -> Vec<u8> {
    let results: Vec<u64> = (0..seats).map(|_| random.next_u64() % 4).collect();
    let rank = |result: &u64| results.iter().filter(|other| *other < result).count() as u8 + 1;
    results.iter().map(rank).collect()
}

/// Everybody after a game, seat by seat.
fn after(before: &[Rating], ranks: &[u8]) -> Vec<Rating> {
    let mut ratings = before.to_vec();
    see(&mut ratings, &ranks.iter().copied().enumerate().collect::<Vec<_>>());
    ratings
}

/// Games of two to four seats among anybody.
fn games(mut law: impl FnMut(&mut SplitMix, Vec<Rating>, Vec<u8>)) {
    for seed in 0..GAMES {
        let mut random = SplitMix::new(seed);
        let seats = 2 + seed as usize % 3;
        let players = (0..seats).map(|_| anybody(&mut random)).collect();
        let ranks = ranks(&mut random, seats);
        law(&mut random, players, ranks);
    }
}

#[test]
fn the_order_of_the_seats_does_not_matter() {
    games(|random, players, ranks| {
        let mut order: Vec<usize> = (0..players.len()).collect();
        order.sort_by_key(|_| random.next_u64());
        let straight = after(&players, &ranks);
        let pick = |at: &usize| (players[*at], ranks[*at]);
        let (moved, moved_ranks): (Vec<Rating>, Vec<u8>) = order.iter().map(pick).unzip();
        for (rating, at) in after(&moved, &moved_ranks).iter().zip(&order) {
            assert_eq!(*rating, straight[*at], "exactly, not nearly: {players:?} {ranks:?}");
        }
    });
}

#[test]
fn among_equals_ratings_follow_the_ranks_and_those_who_tie_stay_equal() {
    games(|random, players, _| {
        let players = vec![players[0]; players.len()];
        let ranks = ranks(random, players.len());
        let after = after(&players, &ranks);
        for (one, rank) in after.iter().zip(&ranks) {
            for (other, behind) in after.iter().zip(&ranks) {
                match rank.cmp(behind) {
                    core::cmp::Ordering::Less => {
                        assert!(one.points() > other.points(), "{ranks:?} {after:?}");
                    }
                    core::cmp::Ordering::Equal => assert_eq!(one, other, "{ranks:?}"),
                    core::cmp::Ordering::Greater => {}
                }
            }
        }
    });
}

#[test]
fn two_who_share_a_win_are_not_below_those_they_beat() {
    let start = [Rating::default(); 5];
    let after = after(&start, &[1, 1, 3, 4, 5]);
    let points: Vec<f64> = after.iter().map(|rating| rating.points()).collect();
    assert!(points.is_sorted_by(|one, other| one >= other) && points[0] > 1500.0, "{points:?}");
    assert_eq!(points[0], points[1]);
}

#[test]
fn a_winner_who_was_not_below_a_loser_never_falls_below() {
    games(|random, mut players, ranks| {
        // Of whom as much is known: whoever is new may rise past anybody.
        let known = 5.0 + 240.0 * unit(random);
        for player in &mut players {
            *player = Rating::of(player.points(), known);
        }
        let after = after(&players, &ranks);
        for (one, rank) in ranks.iter().enumerate() {
            for (other, behind) in ranks.iter().enumerate() {
                if rank <= behind && players[one].points() >= players[other].points() {
                    assert!(after[one].points() >= after[other].points() - LITTLE, "{players:?} {ranks:?}");
                }
            }
        }
    });
}

#[test]
fn whoever_did_no_worse_against_stronger_players_gains_no_less() {
    games(|random, mut players, ranks| {
        let known = 5.0 + 240.0 * unit(random);
        for player in &mut players {
            *player = Rating::of(player.points(), known);
        }
        let after = after(&players, &ranks);
        let gain = |at: usize| after[at].points() - players[at].points();
        for (one, rank) in ranks.iter().enumerate() {
            for (other, behind) in ranks.iter().enumerate() {
                if rank <= behind && players[one].points() <= players[other].points() {
                    assert!(gain(one) >= gain(other) - LITTLE, "{players:?} {ranks:?}");
                }
            }
        }
    });
}

#[test]
fn a_win_never_lowers_and_the_last_place_never_raises() {
    games(|_, players, ranks| {
        let after = after(&players, &ranks);
        let alone = |rank: u8| ranks.iter().filter(|other| **other == rank).count() == 1;
        for (at, rank) in ranks.iter().enumerate().filter(|(_, rank)| alone(**rank)) {
            if *rank == 1 {
                assert!(after[at].points() >= players[at].points() - LITTLE, "{players:?} {ranks:?}");
            }
            if usize::from(*rank) == ranks.len() {
                assert!(after[at].points() <= players[at].points() + LITTLE, "{players:?} {ranks:?}");
            }
        }
    });
}

#[test]
fn what_is_not_known_is_never_nothing_never_no_number_and_never_more_than_at_the_start() {
    let most = Rating::default().deviation();
    for seed in 0..20 {
        let mut random = SplitMix::new(seed);
        let mut players = vec![Rating::default(); 4];
        for _ in 0..2_000 {
            let seats = 2 + (random.next_u64() % 3) as usize;
            let game: Vec<(usize, u8)> = ranks(&mut random, seats).into_iter().enumerate().collect();
            players.iter_mut().for_each(|player| *player = player.later());
            see(&mut players, &game);
            for player in &players {
                assert!(player.points().is_finite() && player.deviation() > 0.0, "{player:?}");
                assert!(player.deviation() <= most + LITTLE, "{player:?}");
                assert!(player.surely() < player.points());
            }
        }
    }
}

#[test]
fn the_far_ends_of_the_scale_stay_numbers() {
    let far = [Rating::of(1e9, 240.0), Rating::of(-1e9, 1e-9), Rating::of(1500.0, 240.0)];
    for rating in after(&far, &[3, 1, 1]) {
        assert!(rating.points().is_finite() && rating.deviation() >= 0.0 && rating.within().is_finite());
    }
}

#[test]
fn a_player_on_several_seats_is_rated_once_by_all_of_them() {
    let mut ratings = [Rating::default(); 2];
    see(&mut ratings, &[(0, 1), (1, 2), (1, 3)]);
    assert!(ratings[0].points() > 1500.0 && ratings[1].points() < 1500.0);
    let mut even = [Rating::default(); 2];
    see(&mut even, &[(1, 1), (0, 2), (1, 3)]);
    assert!(
        (even[0].points() - 1500.0).abs() < LITTLE && (even[1].points() - 1500.0).abs() < LITTLE,
        "{even:?}"
    );
}

#[test]
fn points_and_back_are_the_same_rating() {
    games(|_, players, _| {
        for player in players {
            let again = Rating::of(player.points(), player.deviation());
            assert!((again.points() - player.points()).abs() < LITTLE);
            assert!((again.deviation() - player.deviation()).abs() < LITTLE);
        }
    });
}
