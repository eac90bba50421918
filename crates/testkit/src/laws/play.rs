//! Laws about acting: lists, texts, logs, order.

use std::collections::HashSet;

use cloverleaf_core::{Actor, Game, GameExt, Random, Refused, Seat, SeatSet, SplitMix, Turn};
use cloverleaf_table::{Record, Table};

use super::{Broken, demand};
use crate::{Action, State, Subject};

/// The most actions of the notation tried at one state.
const TRIED: usize = 2000;

pub(super) fn text_round_trips<S: Subject>(alphabet: &[Action<S>]) -> Result<(), Broken> {
    let mut texts = HashSet::new();
    for &action in alphabet {
        let text = action.to_string();
        demand!(
            TextRoundTrips,
            text.parse() == Ok(action),
            "'{text}' reads back as {:?}",
            text.parse::<Action<S>>()
        );
        demand!(TextRoundTrips, texts.insert(text.clone()), "two actions are written '{text}'");
    }
    Ok(())
}

pub(super) fn someone_can_act<S: Subject>(game: &S::Game, state: &State<S>) -> Result<(), Broken> {
    let turn = game.turn(state);
    let mut outcomes = Vec::new();
    game.chance(state, &mut outcomes);
    demand!(
        SomeoneCanAct,
        outcomes.is_empty() != (turn == Turn::Chance),
        "{turn:?}, and chance may {outcomes:?}"
    );
    let weightless = outcomes.iter().find(|(_, weight)| *weight == 0);
    demand!(SomeoneCanAct, weightless.is_none(), "{weightless:?} can never come up");
    demand!(SomeoneCanAct, turn.seats().is_empty() == matches!(turn, Turn::Chance | Turn::Over), "{turn:?}");
    for seat in turn.seats().iter() {
        let mut actions = Vec::new();
        game.legal_onward(state, seat, &mut actions);
        demand!(SomeoneCanAct, !actions.is_empty(), "seat {seat} is to act and cannot, in {state:?}");
    }
    Ok(())
}

pub(super) fn over_has_outcome<S: Subject>(game: &S::Game, state: &State<S>) -> Result<(), Broken> {
    let (turn, outcome) = (game.turn(state), game.outcome(state));
    demand!(
        OverHasOutcome,
        (turn == Turn::Over) == outcome.is_some(),
        "{turn:?}, and the outcome is {outcome:?}"
    );
    let Some(outcome) = outcome else { return Ok(()) };
    let known = <S::Game as Game>::REASONS.contains(&outcome.reason);
    demand!(OverHasOutcome, known, "'{}' is none of the reasons", outcome.reason);
    demand!(OverHasOutcome, outcome.scores == game.scores(state), "the outcome has other scores");
    let ranks = outcome.ranks.as_slice();
    let better = |rank: u8| ranks.iter().filter(|&&other| other < rank).count();
    let fair = ranks.iter().all(|&rank| usize::from(rank) == better(rank) + 1);
    demand!(OverHasOutcome, fair, "{ranks:?} leave out a rank without a tie (X-6)");
    Ok(())
}

pub(super) fn listed_is_checked<S: Subject>(
    game: &S::Game,
    alphabet: &[Action<S>],
    state: &State<S>,
    random: &mut SplitMix,
) -> Result<(), Broken> {
    for seat in Seat::ALL {
        let mut listed = Vec::new();
        if seat.number() <= game.seats() {
            game.legal(state, seat, &mut listed);
        }
        let set: HashSet<_> = listed.iter().copied().collect();
        demand!(NoRepeats, set.len() == listed.len(), "seat {seat} has an action twice in {listed:?}");
        tried(game, alphabet, state, Actor::Seat(seat), &set, random)?;
    }
    let mut outcomes = Vec::new();
    game.chance(state, &mut outcomes);
    let set: HashSet<_> = outcomes.iter().map(|(action, _)| *action).collect();
    demand!(NoRepeats, set.len() == outcomes.len(), "chance has an action twice in {outcomes:?}");
    tried(game, alphabet, state, Actor::Chance, &set, random)
}

pub(super) fn picks_are_listed<S: Subject>(game: &S::Game, state: &State<S>) -> Result<(), Broken> {
    for seat in SeatSet::first(game.seats()).iter() {
        let mut listed = Vec::new();
        game.legal_onward(state, seat, &mut listed);
        let count = game.count_onward(state, seat);
        demand!(
            PicksAreListed,
            count as usize == listed.len(),
            "{count} counted for seat {seat} of {listed:?}"
        );
        for place in 0..=count {
            let (picked, meant) = (game.nth_onward(state, seat, place), listed.get(place as usize));
            demand!(
                PicksAreListed,
                picked.as_ref() == meant,
                "seat {seat} picks {picked:?} at {place}, where {meant:?} is listed"
            );
        }
    }
    draws_are_listed::<S>(game, state)
}

fn draws_are_listed<S: Subject>(game: &S::Game, state: &State<S>) -> Result<(), Broken> {
    let mut listed = Vec::new();
    game.chance(state, &mut listed);
    let mut told = 0;
    let nothing = game.pick_draw(state, |total| {
        told = total;
        total
    });
    let sum = listed.iter().map(|(_, weight)| weight).sum::<u32>();
    demand!(PicksAreListed, told == sum, "draws weigh {told}, those listed {sum}");
    demand!(PicksAreListed, nothing.is_none(), "{nothing:?} is drawn beyond the last draw");
    let mut first = 0;
    for (meant, weight) in listed {
        for number in [first, first + weight - 1] {
            let drawn = game.pick_draw(state, |_| number);
            demand!(PicksAreListed, drawn == Some(meant), "{number} draws {drawn:?}, listed is {meant:?}");
        }
        first += weight;
    }
    Ok(())
}

/// Tries what is listed, and the notation or a part of it, against the rules.
fn tried<G: Game>(
    game: &G,
    alphabet: &[G::Action],
    state: &G::State,
    actor: Actor,
    listed: &HashSet<G::Action>,
    random: &mut SplitMix,
) -> Result<(), Broken> {
    let all = alphabet.len() <= TRIED;
    let sample = (0..TRIED.min(alphabet.len())).map(|index| match all {
        true => alphabet[index],
        false => *random.choose(alphabet).expect("a notation has actions"),
    });
    for action in listed.iter().copied().chain(sample.collect::<Vec<_>>()) {
        let permit = game.permit(state, actor, action);
        let agrees = permit.is_ok() == listed.contains(&action);
        demand!(
            ListedIsChecked,
            agrees,
            "{actor} '{action}': {permit:?}, but it is not so in the list; {state:?}"
        );
        let not_to_act = matches!(permit, Err(Refused::NotToAct { .. }));
        let admitted = game.turn(state).admits(actor) && seated(game, actor);
        demand!(
            ListedIsChecked,
            not_to_act != admitted,
            "{actor} '{action}': {permit:?} at {:?}",
            game.turn(state)
        );
        // what is refused changes nothing; what is not refused can be played.
        let mut after = state.clone();
        let played = game.play(&mut after, actor, action);
        demand!(
            ListedIsChecked,
            played == permit,
            "{actor} '{action}' was allowed and not played, or the reverse"
        );
        demand!(
            ListedIsChecked,
            played.is_ok() || after == *state,
            "the refused '{action}' changed the state"
        );
    }
    Ok(())
}

fn seated<G: Game>(game: &G, actor: Actor) -> bool {
    match actor {
        Actor::Seat(seat) => seat.number() <= game.seats(),
        Actor::Chance => true,
    }
}

pub(super) fn commits_commute<S: Subject>(
    game: &S::Game,
    state: &State<S>,
    random: &mut SplitMix,
) -> Result<(), Broken> {
    let Turn::Together(owing) = game.turn(state) else { return Ok(()) };
    let mut seats: Vec<_> = owing.iter().collect();
    random.shuffle(&mut seats);
    let [one, other, ..] = seats[..] else { return Ok(()) };
    let mut pick = |seat| {
        let mut actions = Vec::new();
        game.legal_onward(state, seat, &mut actions);
        random.choose(&actions).copied()
    };
    let (Some(a), Some(b)) = (pick(one), pick(other)) else { return Ok(()) };
    let after = |steps: [(Seat, Action<S>); 2]| {
        let mut after = state.clone();
        steps
            .iter()
            .try_for_each(|&(seat, action)| game.play(&mut after, Actor::Seat(seat), action))
            .map(|()| after)
    };
    let (forth, back) = (after([(one, a), (other, b)]), after([(other, b), (one, a)]));
    demand!(
        CommitsCommute,
        forth.is_ok() && forth == back,
        "{one} '{a}' and {other} '{b}' depend on their order"
    );
    Ok(())
}

pub(super) fn log_replays<S: Subject>(
    game: &S::Game,
    log: &[(Actor, Action<S>)],
    last: &State<S>,
) -> Result<(), Broken> {
    let again = || <S::Game as Game>::new(game.seats(), game.options().clone()).expect("this set-up exists");
    let mut table = Table::new(again());
    for &(actor, action) in log {
        let played = table.play(actor, action);
        demand!(LogReplays, played.is_ok(), "{actor} '{action}' was played once and is now {played:?}");
    }
    demand!(LogReplays, table.state() == last, "played again to {:?} instead of {last:?}", table.state());
    let text = table.record(false).to_string();
    let replayed = Record::read(&text).and_then(|record| Table::<S::Game>::replay(&record, None));
    match replayed {
        Ok(replayed) => {
            demand!(
                LogReplays,
                replayed.state() == last,
                "replayed to {:?} instead of {last:?}",
                replayed.state()
            );
            demand!(
                LogReplays,
                replayed.record(false).to_string() == text,
                "the record of a replay is another"
            );
        }
        Err(error) => demand!(LogReplays, false, "the record does not replay: {error}"),
    }
    Ok(())
}
