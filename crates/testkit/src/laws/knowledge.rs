//! Laws about knowing: what a viewer sees and may do never rests on a secret.

use cloverleaf_core::{Actor, Game, GameExt, Random, SplitMix, Turn, Viewer};

use super::{Broken, demand};
use crate::{Action, State, Subject};

/// How many actions of the notation have their refusals compared.
const TRIED: u32 = 100;

pub(super) fn views_complete<S: Subject>(
    game: &S::Game,
    state: &State<S>,
    random: &mut SplitMix,
) -> Result<(), Broken> {
    for viewer in Viewer::all(game.seats()).chain([Viewer::Referee]) {
        let view = game.view(state, viewer);
        let json = serde_json::to_string(&view).expect("a view can be written as JSON");
        let read = serde_json::from_str(&json).ok();
        demand!(
            ViewsComplete,
            read.as_ref() == Some(&view),
            "viewer {viewer}: JSON reads back as {read:?} from {json}"
        );
        let imagined = game.complete(&view, random);
        let again = game.view(&imagined, viewer);
        demand!(
            ViewsComplete,
            again == view,
            "viewer {viewer}: completed it looks like {again:?}, not {view:?}"
        );
        enough::<S>(game, state, &imagined, viewer)?;
        plays_on(game, imagined, random)?;
    }
    Ok(())
}

/// A state imagined from a view allows what the real one does.
fn enough<S: Subject>(
    game: &S::Game,
    real: &State<S>,
    imagined: &State<S>,
    viewer: Viewer,
) -> Result<(), Broken> {
    let (turn, other) = (game.turn(real), game.turn(imagined));
    demand!(KnowledgeIsEnough, turn == other, "viewer {viewer} knows that it is {turn:?}, not {other:?}");
    demand!(
        KnowledgeIsEnough,
        game.scores(real) == game.scores(imagined),
        "viewer {viewer} would count otherwise"
    );
    let Some(seat) = viewer.seat() else { return Ok(()) };
    let (mut here, mut there) = (Vec::new(), Vec::new());
    game.legal(real, seat, &mut here);
    game.legal(imagined, seat, &mut there);
    demand!(KnowledgeIsEnough, here == there, "seat {seat} may {here:?}, but from what it knows {there:?}");
    Ok(())
}

/// A state imagined from a view is one that can be played on from.
fn plays_on<G: Game>(game: &G, mut state: G::State, random: &mut SplitMix) -> Result<(), Broken> {
    for _ in 0..12 {
        let turn = game.turn(&state);
        let next = if turn == Turn::Chance {
            let mut outcomes = Vec::new();
            game.chance(&state, &mut outcomes);
            random.choose(&outcomes).map(|(action, _)| (Actor::Chance, *action))
        } else {
            let owing: Vec<_> = turn.seats().iter().collect();
            let Some(&seat) = random.choose(&owing) else { return Ok(()) };
            let mut actions = Vec::new();
            game.legal_onward(&state, seat, &mut actions);
            random.choose(&actions).map(|action| (Actor::Seat(seat), *action))
        };
        let Some((actor, action)) = next else {
            demand!(SomeoneCanAct, false, "an imagined state is stuck at {turn:?}: {state:?}");
            return Ok(());
        };
        let played = game.play(&mut state, actor, action);
        demand!(ViewsComplete, played.is_ok(), "in an imagined state the listed '{action}' is {played:?}");
    }
    Ok(())
}

pub(super) fn no_leak<S: Subject>(
    game: &S::Game,
    alphabet: &[Action<S>],
    state: &State<S>,
    next: Option<(Actor, Action<S>)>,
    random: &mut SplitMix,
) -> Result<(), Broken> {
    if game.turn(state) == Turn::Over {
        return Ok(());
    }
    for viewer in Viewer::all(game.seats()) {
        let mut dealt = state.clone();
        S::scramble(game, &mut dealt, viewer, random);
        let (view, other) = (game.view(state, viewer), game.view(&dealt, viewer));
        demand!(NoLeak, view == other, "viewer {viewer} sees {view:?}, or after a new deal {other:?}");
        demand!(
            NoLeak,
            game.turn(state) == game.turn(&dealt),
            "viewer {viewer} sees whose turn it is change"
        );
        same_acts::<S>(game, alphabet, (state, &dealt), viewer, random)?;
        redaction_hides(game, state, viewer, random)?;
        if let Some((actor, action)) = next.filter(|(actor, _)| *actor != Actor::Chance) {
            let (shown, other) =
                (game.redact(state, actor, action, viewer), game.redact(&dealt, actor, action, viewer));
            demand!(NoLeak, shown == other, "viewer {viewer} sees {shown:?} of '{action}', or {other:?}");
        }
    }
    Ok(())
}

/// An action that reveals nothing is possible, and leads to the same view, however what a viewer does not know
/// may be: they know no more than before. One of which they see nothing changes nothing they see.
pub(super) fn nothing_learnt<S: Subject>(
    game: &S::Game,
    state: &State<S>,
    next: Option<(Actor, Action<S>)>,
    random: &mut SplitMix,
) -> Result<(), Broken> {
    let Some((actor, action)) = next else { return Ok(()) };
    let mut after = state.clone();
    game.play_unchecked(&mut after, actor, action);
    let reveals = game.reveals(state, actor, action);
    demand!(
        NothingLearnt,
        reveals || actor != Actor::Chance,
        "the draw '{action}' is said to reveal nothing"
    );
    if reveals || game.turn(&after) == Turn::Over {
        return Ok(());
    }
    for viewer in Viewer::all(game.seats()) {
        let view = game.view(&after, viewer);
        let shown = game.redact(state, actor, action, viewer);
        if shown.is_none() && view == game.view(state, viewer) {
            continue;
        }
        let mut dealt = state.clone();
        S::scramble(game, &mut dealt, viewer, random);
        let permitted = game.play(&mut dealt, actor, action);
        demand!(
            NothingLearnt,
            permitted.is_ok(),
            "viewer {viewer} learns from '{action}' that it is possible: after a new deal it is {permitted:?}"
        );
        let other = game.view(&dealt, viewer);
        demand!(NothingLearnt, view == other, "after '{action}' viewer {viewer} sees {view:?}, or {other:?}");
    }
    Ok(())
}

/// Two actions that a viewer cannot tell apart by what they lead to look the same when they happen.
fn redaction_hides<G: Game>(
    game: &G,
    state: &G::State,
    viewer: Viewer,
    random: &mut SplitMix,
) -> Result<(), Broken> {
    let after = |actor: Actor, action: G::Action| {
        let mut after = state.clone();
        game.play_unchecked(&mut after, actor, action);
        game.view(&after, viewer)
    };
    for actor in actors(game, state).filter(|actor| viewer.seat().map(Actor::Seat) != Some(*actor)) {
        let actions = acts_of(game, state, actor);
        let (Some(&one), Some(&other)) = (random.choose(&actions), random.choose(&actions)) else { continue };
        let (shown, told) =
            (game.redact(state, actor, one, viewer), game.redact(state, actor, other, viewer));
        let alike = shown == told || after(actor, one) != after(actor, other);
        demand!(
            NoLeak,
            alike,
            "viewer {viewer} is shown {shown:?} of '{one}' and {told:?} of '{other}' by {actor}"
        );
    }
    Ok(())
}

fn actors<G: Game>(game: &G, state: &G::State) -> impl Iterator<Item = Actor> {
    let turn = game.turn(state);
    turn.seats().iter().map(Actor::Seat).chain((turn == Turn::Chance).then_some(Actor::Chance))
}

fn acts_of<G: Game>(game: &G, state: &G::State, actor: Actor) -> Vec<G::Action> {
    let (mut actions, mut outcomes) = (Vec::new(), Vec::new());
    match actor {
        Actor::Seat(seat) => game.legal(state, seat, &mut actions),
        Actor::Chance => game.chance(state, &mut outcomes),
    }
    actions.extend(outcomes.into_iter().map(|(action, _)| action));
    actions
}

fn same_acts<S: Subject>(
    game: &S::Game,
    alphabet: &[Action<S>],
    (state, dealt): (&State<S>, &State<S>),
    viewer: Viewer,
    random: &mut SplitMix,
) -> Result<(), Broken> {
    let Some(seat) = viewer.seat() else { return Ok(()) };
    let (mut here, mut there) = (Vec::new(), Vec::new());
    game.legal(state, seat, &mut here);
    game.legal(dealt, seat, &mut there);
    demand!(NoLeak, here == there, "seat {seat} may {here:?}, or after a new deal {there:?}");
    for _ in 0..TRIED {
        let action = *random.choose(alphabet).expect("a notation has actions");
        let (said, other) =
            (game.permit(state, Actor::Seat(seat), action), game.permit(dealt, Actor::Seat(seat), action));
        demand!(
            NoLeak,
            said == other,
            "seat {seat} hears {said:?} of '{action}', or after a new deal {other:?}"
        );
        if said.is_ok() {
            let (told, other) = (game.explain(state, seat, action), game.explain(dealt, seat, action));
            demand!(NoLeak, told == other, "seat {seat} is told {told:?}, or after a new deal {other:?}");
        }
    }
    Ok(())
}
