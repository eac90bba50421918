//! What no honest table sends does no harm: views of no position, and illegal actions played unchecked.

mod support;

use cloverleaf_core::{Actor, Game, GameExt, Random, Seat, SplitMix, Turn, Viewer};
use cloverleaf_tango::{State, Tango, View};
use cloverleaf_testkit::{Style, Subject, walk};
use serde_json::Value as Json;
use support::TangoSubject;

fn games() -> impl Iterator<Item = Tango> {
    let setups = TangoSubject::setups().into_iter();
    setups.map(|(seats, options)| cloverleaf_testkit::game(seats, options).expect("this set-up exists"))
}

/// Views of all viewers along a random match, as JSON.
fn some_views(game: &Tango, random: &mut SplitMix) -> Vec<Json> {
    let mut views = Vec::new();
    let seen = walk(game, Style::Restless, 2_000, random, |state, _, random| {
        if random.below(60) == 0 {
            let viewers = Viewer::all(4).chain([Viewer::Referee]);
            views.extend(viewers.map(|viewer| serde_json::to_value(game.view(state, viewer)).expect("JSON")));
        }
        Ok::<(), ()>(())
    });
    assert!(seen.is_ok());
    views
}

/// Changes numbers, cuts and doubles lists, drops what may be null: what is left often still reads as a
/// view.
fn damage(json: &mut Json, random: &mut SplitMix) {
    if random.below(12) == 0 {
        match json {
            Json::Number(number) => *number = random.below(30).into(),
            Json::Bool(on) => *on = !*on,
            Json::Array(items) if random.below(2) == 0 => items.truncate(random.below(4) as usize),
            Json::Array(items) => items.extend(items.clone()),
            Json::Object(_) => *json = Json::Null,
            Json::String(_) | Json::Null => {}
        }
    }
    match json {
        Json::Array(items) => items.iter_mut().for_each(|item| damage(item, random)),
        Json::Object(fields) => fields.values_mut().for_each(|value| damage(value, random)),
        _ => {}
    }
}

/// Plays on as far as it goes; a state made of nonsense may be stuck, but never panics.
fn play_on(game: &Tango, mut state: State, random: &mut SplitMix) -> usize {
    for played in 0..80 {
        let turn = game.turn(&state);
        let (mut legal, mut lots) = (Vec::new(), Vec::new());
        let actor = game.next_seat(&state).map_or(Actor::Chance, Actor::Seat);
        match actor {
            Actor::Seat(seat) => game.legal_onward(&state, seat, &mut legal),
            Actor::Chance => game.chance(&state, &mut lots),
        }
        legal.extend(lots.iter().map(|(action, _)| *action));
        let Some(&action) = random.choose(&legal).filter(|_| turn != Turn::Over) else { return played };
        game.play_unchecked(&mut state, actor, action);
        let _ = (game.view(&state, Viewer::Referee), game.outcome(&state));
    }
    80
}

#[test]
fn a_view_of_no_position_gives_some_state_and_no_panic() {
    let (mut random, mut tried, mut played) = (SplitMix::new(13), 0, 0);
    for game in games() {
        for json in some_views(&game, &mut random).iter().cycle().take(3_000) {
            let mut json = json.clone();
            damage(&mut json, &mut random);
            let Ok(view) = serde_json::from_value::<View>(json) else { continue };
            tried += 1;
            let state = game.complete(&view, &mut random);
            played += play_on(&game, state, &mut random);
        }
    }
    assert!(tried > 500 && played > 5_000, "{tried} views and {played} actions say little");
}

#[test]
fn an_illegal_action_played_unchecked_does_not_panic() {
    let mut random = SplitMix::new(17);
    let actors = [Actor::Chance].into_iter().chain(Seat::ALL.map(Actor::Seat)).collect::<Vec<_>>();
    for game in games() {
        let alphabet = TangoSubject::alphabet(&game);
        for _ in 0..20 {
            let mut state = game.start();
            for _ in 0..2_000 {
                let action = *random.choose(&alphabet).expect("there is notation");
                let actor = *random.choose(&actors).expect("there are actors");
                game.play_unchecked(&mut state, actor, action);
                let _ = (game.explain(&state, Seat::at(3), action), game.check(&state, actor, action));
            }
            let view = game.view(&state, Viewer::Spectator);
            assert!(view.day <= 5, "{view:?}");
        }
    }
}
