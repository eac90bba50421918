//! Contests of real games: the same whatever the threads, fair to every seat, and recorded so that anyone
//! can check them.

use core::ops::ControlFlow;
use std::collections::BTreeMap;

use cloverleaf_congestion::Congestion;
use cloverleaf_core::{Game, GameExt, Message, Random, Seat, SplitMix, Value, options_from};
use cloverleaf_lab::{Answer, Contest, Fault, Played, Player, Question, RandomPlayer, Standings};
use cloverleaf_table::{Draws, Record, verify};
use cloverleaf_tango::Tango;

/// Looks one action ahead and takes what leaves it the best score; among equals, any.
struct Greedy;

impl<G: Game> Player<G> for Greedy {
    fn name(&self) -> &str {
        "greedy"
    }

    fn choose(&self, game: &G, view: &G::View, seat: Seat, seed: u64) -> Vec<G::Action> {
        let mut random = SplitMix::new(seed);
        let state = game.complete(view, &mut random);
        let mut actions = Vec::new();
        game.legal_onward(&state, seat, &mut actions);
        random.shuffle(&mut actions);
        let worth = |action: &G::Action| {
            let mut after = state.clone();
            game.play_unchecked(&mut after, cloverleaf_core::Actor::Seat(seat), *action);
            game.scores(&after)[seat]
        };
        actions.into_iter().max_by_key(worth).into_iter().collect()
    }
}

/// Says what it was told to, or nothing.
struct Stubborn<A>(Option<A>);

impl<G: Game> Player<G> for Stubborn<G::Action> {
    fn name(&self) -> &str {
        "stubborn"
    }

    fn choose(&self, _: &G, _: &G::View, _: Seat, _: u64) -> Vec<G::Action> {
        self.0.into_iter().collect()
    }
}

/// Options with a turn limit, for random players may wander.
fn short<G: Game>(turns: i64) -> G::Options {
    options_from(&[("turn_limit".to_owned(), Value::Number(turns))]).expect("every game has a turn limit")
}

fn congestion<'a>(players: Vec<&'a dyn Player<Congestion>>, seed: u64) -> Contest<'a, Congestion> {
    Contest::new(short::<Congestion>(300), players, seed).expect("Congestion is for two to four")
}

/// All games of a contest, on so many threads.
fn games<G: Game>(contest: &Contest<'_, G>, count: u64, threads: usize) -> Vec<Played> {
    let mut seen = Vec::new();
    contest
        .run(count, threads, |played| {
            seen.push(played);
            ControlFlow::Continue(())
        })
        .expect("nobody is at fault");
    seen
}

fn records(games: &[Played]) -> Vec<String> {
    games.iter().map(|played| played.record.to_string()).collect()
}

#[test]
fn a_contest_is_the_same_for_any_number_of_threads() {
    let contest = congestion(vec![&RandomPlayer, &Greedy], 3);
    let alone = games(&contest, 12, 1);
    assert_eq!(alone.iter().map(|played| played.index).collect::<Vec<_>>(), (0..12).collect::<Vec<_>>());
    for threads in [0, 2, 5] {
        assert_eq!(records(&games(&contest, 12, threads)), records(&alone), "{threads} threads");
    }
    let other = congestion(vec![&RandomPlayer, &Greedy], 4);
    assert_ne!(records(&games(&other, 12, 2)), records(&alone), "another seed is another match");
}

#[test]
fn the_games_shown_end_where_the_caller_has_seen_enough() {
    let contest = congestion(vec![&RandomPlayer, &RandomPlayer], 3);
    for threads in [1, 3] {
        let mut seen = Vec::new();
        let enough = |played: Played| {
            seen.push(played.index);
            if played.index == 4 { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
        };
        contest.run(1_000_000, threads, enough).expect("nobody is at fault");
        assert_eq!(seen, [0, 1, 2, 3, 4], "{threads} threads");
    }
}

#[test]
fn everybody_sits_everywhere_with_every_deal() {
    let contest = Contest::<Tango>::new(
        short::<Tango>(5),
        vec![&Greedy, &RandomPlayer, &RandomPlayer, &RandomPlayer],
        1,
    )
    .expect("Tango is for four");
    let played = games(&contest, 22, 2);
    assert_eq!(played.len(), 24, "whole rounds");
    let mut seats = BTreeMap::new();
    for round in played.chunks(4) {
        for game in round {
            let seat = game.seating.seat_of(0).expect("it sits somewhere");
            assert_eq!(game.record.names[seat.index()], "greedy");
            *seats.entry(seat).or_insert(0) += 1;
            assert_eq!(game.record.seed, round[0].record.seed, "a round has one dealer");
        }
    }
    assert_eq!(seats.into_values().collect::<Vec<_>>(), [6; 4]);
    assert_ne!(played[0].record.seed, played[4].record.seed, "another round has another");
}

#[test]
fn every_record_verifies_with_its_draws_proven() {
    let contest =
        Contest::<Tango>::new(short::<Tango>(5), vec![&RandomPlayer; 4], 9).expect("Tango is for four");
    for played in games(&contest, 8, 2) {
        let read = Record::read(&played.record.to_string()).expect("a record can be read");
        let verified = verify::<Tango>(&read).expect("it holds");
        assert!(verified.over);
        assert!(matches!(verified.draws, Draws::Proven(_)), "{:?}", verified.draws);
        let result = read.result.expect("it is over").content;
        assert_eq!(result.0, played.outcome.ranks.as_slice());
    }
}

#[test]
fn whoever_plays_what_is_not_legal_is_named() {
    let fault = |action: Option<&str>| {
        let stubborn = Stubborn(action.map(|text| text.parse().expect("it is notation")));
        let contest = congestion(vec![&stubborn, &RandomPlayer], 1);
        contest.run(4, 2, |_| ControlFlow::Continue(())).expect_err("it is at fault")
    };
    let Fault { game, player, did } = fault(None);
    assert_eq!((game, player.as_str()), (0, "stubborn"));
    assert_eq!(did, Message::new("lab-chose-nothing"));
    let refused = fault(Some("move NW:E keep")).message().to_string();
    let start = "lab-fault game=1 player=stubborn did=(lab-chose action=move NW:E keep seat=1 why=(tc-";
    assert!(refused.starts_with(start), "{refused}");
    assert!(refused.contains("clause=TC-"), "it names the clause: {refused}");
}

#[test]
fn a_contest_has_as_many_players_as_the_game_has_seats() {
    assert!(Contest::<Tango>::new(Default::default(), vec![&RandomPlayer, &RandomPlayer], 1).is_err());
    assert!(Contest::<Congestion>::new(Default::default(), Vec::new(), 1).is_err());
    assert!(Contest::<Congestion>::new(Default::default(), vec![&RandomPlayer; 300], 1).is_err());
}

#[test]
fn the_better_player_is_found_and_the_match_ends_early() {
    let idle = Stubborn(Some("pass".parse().expect("it is notation")));
    // Cars are of one's own colour only, so who passes brings none out, and one car wins.
    let options = [("cars", Value::Text("own".to_owned())), ("target", Value::Number(1))];
    let options =
        options_from(&options.map(|(name, value)| (name.to_owned(), value))).expect("options of Congestion");
    let contest = Contest::<Congestion>::new(options, vec![&RandomPlayer, &idle], 2).expect("for two");
    let mut standings = Standings::new(contest.contestants(), Some(Question::more_than_fair(0.5)));
    contest.run(2_000, 2, |played| standings.see(&played)).expect("nobody is at fault");
    let tally = standings.tally();
    assert_eq!(standings.answer(), Some(Answer::Yes), "{:?}", tally.share(&tally.rows()[0]));
    assert!(tally.games() < 100 && tally.games().is_multiple_of(2), "{} games", tally.games());
    assert!(standings.ratings().of(0).points > standings.ratings().of(1).points);
}

#[test]
fn equals_are_not_called_better() {
    let contest = congestion(vec![&RandomPlayer, &Greedy], 5);
    let question = Question::new(0.7, 0.8).expect("two shares in order");
    let mut standings = Standings::new(contest.contestants(), Some(question));
    contest.run(2_000, 2, |played| standings.see(&played)).expect("nobody is at fault");
    assert_eq!(standings.answer(), Some(Answer::No));
}
