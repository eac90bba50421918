//! What every encoding owes, whatever the game.

use std::collections::HashMap;

use cloverleaf_core::{Actor, Game, GameExt, Random, Seat, SeatSet, SplitMix, Turn, Viewer};
use cloverleaf_encode::{Encode, Number};
use cloverleaf_testkit::{Action, State, Style, Subject, game, walk};
use serde_json::Value;

/// A subject whose encoding is tested.
pub(crate) trait Encoded: Subject<Game: Encode> {
    /// Takes out of a view what makes no difference to play: what two positions may differ in although they look the
    /// same in numbers. Written from the rules.
    fn forget_what_does_not_matter(view: &mut Value);
}

/// Plays random games of every set-up and asserts every law along the way.
pub(crate) fn hold<E: Encoded>(matches: u32, most_actions: usize) {
    for (index, (seats, options)) in E::setups().into_iter().enumerate() {
        let game = game::<E::Game>(seats, options).expect("a set-up of the subject exists");
        let context = format!("{seats} seats, {options}");
        ids_are_names::<E>(&game, &context);
        let mut seen = HashMap::new();
        let mut random = SplitMix::new(index as u64);
        for style in Style::ALL {
            for _ in 0..matches {
                let result: Result<_, ()> =
                    walk(&game, style, most_actions, &mut random, |state, next, random| {
                        at::<E>(&game, state, next, random, &mut seen, &context);
                        Ok(())
                    });
                result.expect("the laws panic by themselves");
            }
        }
    }
}

/// Id, action and notation are three names of one thing.
fn ids_are_names<E: Encoded>(game: &E::Game, context: &str) {
    let seat = Seat::at(usize::from(game.seats()) - 1);
    let actions = (0..game.action_ids()).filter_map(|id| Some((id, game.action(seat, id)?)));
    for (id, action) in actions {
        assert_eq!(game.action_id(seat, action), Some(id), "{context}: {action}");
        assert_eq!(action.to_string().parse(), Ok(action), "{context}");
    }
    let draws = (0..game.draw_ids()).filter_map(|id| Some((id, game.draw_with(id)?)));
    for (id, draw) in draws {
        assert_eq!(game.draw_id(draw), Some(id), "{context}: {draw}");
    }
    for beyond in [0, 1, u32::MAX / 2, u32::MAX] {
        assert_eq!(game.action(seat, game.action_ids().saturating_add(beyond)), None, "{context}");
        assert_eq!(game.draw_with(game.draw_ids().saturating_add(beyond)), None, "{context}");
    }
    for action in E::alphabet(game) {
        if let Some(id) = game.action_id(seat, action) {
            assert!(id < game.action_ids(), "{context}: {action} has id {id}");
            assert_eq!(game.action(seat, id), Some(action), "{context}: id {id}");
        }
    }
}

/// An observation, and what of the view and the seat's choice it stands for.
type Seen = HashMap<(Seat, Vec<Number>), (Value, Vec<u8>)>;

fn at<E: Encoded>(
    game: &E::Game,
    state: &State<E>,
    next: Option<(Actor, Action<E>)>,
    random: &mut SplitMix,
    seen: &mut Seen,
    context: &str,
) {
    if let Some((Actor::Chance, draw)) = next {
        let id = game.draw_id(draw).unwrap_or_else(|| panic!("{context}: {draw} has no id"));
        assert_eq!(game.draw_with(id), Some(draw), "{context}");
    }
    // Looking closely at every position of every match would take minutes.
    if random.below(8) > 0 && next.is_some() {
        return;
    }
    for seat in SeatSet::first(game.seats()).iter() {
        let mask = mask::<E>(game, state, seat, context);
        let observed = observe::<E>(game, state, seat, context);
        hidden_changes_nothing::<E>(game, state, seat, &observed, random, context);
        seats_do_not_matter::<E>(game, state, seat, (&observed, &mask), context);
        describe::<E>(game, state, seat, context);
        let mut view = serde_json::to_value(game.view(state, Viewer::Seat(seat))).expect("views are JSON");
        E::forget_what_does_not_matter(&mut view);
        let known = seen.entry((seat, observed)).or_insert_with(|| (view.clone(), mask.clone()));
        assert_eq!(
            *known,
            (view, mask),
            "{context}: the same numbers for seat {seat} in different positions"
        );
    }
}

/// The mask is what is listed, and every action listed has an id.
fn mask<E: Encoded>(game: &E::Game, state: &State<E>, seat: Seat, context: &str) -> Vec<u8> {
    let (mut listed, mut expected) = (Vec::new(), vec![0; game.action_ids() as usize]);
    game.legal_onward(state, seat, &mut listed);
    for &action in &listed {
        let id = game.action_id(seat, action).unwrap_or_else(|| panic!("{context}: {action} has no id"));
        assert_eq!(expected[id as usize], 0, "{context}: {action} shares its id");
        expected[id as usize] = 1;
    }
    // What was in the buffer before must not show.
    let mut mask = vec![7; expected.len()];
    let memory = allocation_counter::measure(|| game.mask(state, seat, &mut mask));
    assert_eq!(memory.count_total, 0, "{context}: a mask allocates");
    assert!(mask == expected, "{context}: the mask of seat {seat} is not what is listed, in {state:?}");
    mask
}

fn observe<E: Encoded>(game: &E::Game, state: &State<E>, seat: Seat, context: &str) -> Vec<Number> {
    let (view, layout) = (game.view(state, Viewer::Seat(seat)), game.observation());
    let mut observed = vec![Number::MIN; layout.len()];
    let memory = allocation_counter::measure(|| game.observe(&view, seat, &mut observed));
    assert_eq!(memory.count_total, 0, "{context}: an observation allocates");
    within_bounds(&layout, &observed, context);
    observed
}

fn within_bounds(layout: &cloverleaf_encode::Layout, numbers: &[Number], context: &str) {
    for (place, (&number, (least, most))) in numbers.iter().zip(layout.bounds()).enumerate() {
        assert!(
            (least..=most).contains(&number),
            "{context}: {number} at {place} is not in {least}..={most}"
        );
    }
}

fn hidden_changes_nothing<E: Encoded>(
    game: &E::Game,
    state: &State<E>,
    seat: Seat,
    observed: &[Number],
    random: &mut SplitMix,
    context: &str,
) {
    if game.turn(state) == Turn::Over {
        return;
    }
    let mut other = state.clone();
    E::scramble(game, &mut other, Viewer::Seat(seat), random);
    assert!(observe::<E>(game, &other, seat, context) == observed, "{context}: a secret shows in {state:?}");
}

/// A position looks the same to a player wherever they sit, if all others sit round the table as before.
fn seats_do_not_matter<E: Encoded>(
    game: &E::Game,
    state: &State<E>,
    seat: Seat,
    (observed, mask): (&[Number], &[u8]),
    context: &str,
) {
    let round_the_table = |to: &Vec<Seat>| {
        let by = to[0].index();
        to.iter().enumerate().all(|(from, seat)| seat.index() == (from + by) % to.len())
    };
    for to in E::relabellings(game).into_iter().filter(round_the_table) {
        let (other, image) = (E::relabel_game(game, &to), E::relabel_state(game, state, &to));
        let there = to[seat.index()];
        assert!(
            observe::<E>(&other, &image, there, context) == observed,
            "{context}: seat {seat} sees other numbers as seat {there}, in {state:?}"
        );
        let mut turned = vec![7; mask.len()];
        other.mask(&image, there, &mut turned);
        assert!(turned == mask, "{context}: seat {seat} has other ids as seat {there}, in {state:?}");
    }
}

/// Different actions of one position have different features, within their bounds.
fn describe<E: Encoded>(game: &E::Game, state: &State<E>, seat: Seat, context: &str) {
    let (view, layout) = (game.view(state, Viewer::Seat(seat)), game.action_features());
    let mut listed = Vec::new();
    game.legal_onward(state, seat, &mut listed);
    let mut rows = HashMap::new();
    for action in listed {
        let mut row = vec![Number::MIN; layout.len()];
        let memory = allocation_counter::measure(|| game.describe(&view, seat, action, &mut row));
        assert_eq!(memory.count_total, 0, "{context}: features of {action} allocate");
        within_bounds(&layout, &row, context);
        if let Some(other) = rows.insert(row, action) {
            panic!("{context}: {action} and {other} have the same features");
        }
    }
}
