//! Batches step their games as single positions would, and say so when they cannot.

mod support;

use cloverleaf_bots::Level;
use cloverleaf_core::{Actor, Seat};
use cloverleaf_environment::{Autoreset, BatchError, Settings};
use support::{Table, rules};

const GAMES: usize = 12;

fn settings(autoreset: Autoreset) -> Settings {
    Settings { autoreset, ..Settings::default() }
}

#[test]
fn a_game_of_a_batch_is_a_game_of_its_own() {
    let mut table = Table::new(GAMES, settings(Autoreset::NextStep));
    table.reset();
    let mut ended = 0;
    for _ in 0..400 {
        let actions = table.some_actions();
        table.step(&actions).expect("what the masks allow is legal");
        ended += table.terminated.iter().filter(|done| **done).count();
        for game in 0..GAMES {
            let position = table.batch.position(game).expect("there is such a game");
            let mut again = rules().start();
            for played in position.history() {
                again.play(played.actor, played.id.into()).expect("what was played can be played again");
            }
            assert!(again.same(&*position));
            let seat = Seat::at(table.seats[game].into());
            let (mut observation, mut mask) = (vec![0; table.observation], vec![0; table.actions]);
            again.observe(seat, &mut observation);
            again.mask(seat, &mut mask);
            assert_eq!(table.observation_of(game), observation);
            assert_eq!(table.mask_of(game), mask);
        }
    }
    assert!(ended > GAMES, "{ended} games ended, which shows little");
}

#[test]
fn the_choices_are_what_the_masks_allow_with_the_features_of_each() {
    let mut table = Table::new(GAMES, Settings { threads: 2, ..settings(Autoreset::NextStep) });
    table.reset();
    for _ in 0..120 {
        let choices = table.batch.choices();
        assert_eq!(choices.ends.len(), GAMES);
        let length = rules().action_features().len();
        let mut from = 0;
        for (game, &end) in choices.ends.iter().enumerate() {
            let mut mask = vec![0; table.actions];
            choices.ids[from..end].iter().for_each(|&id| mask[id as usize] = 1);
            assert_eq!(mask, table.mask_of(game));
            let mut features = Vec::new();
            if end > from {
                let position = table.batch.position(game).expect("there is such a game");
                position.features(Seat::at(table.seats[game].into()), &mut features);
            }
            assert_eq!(choices.features[from * length..end * length], features);
            from = end;
        }
        let actions = table.some_actions();
        table.step(&actions).expect("what the masks allow is legal");
    }
}

#[test]
fn what_is_sampled_is_legal_and_anything_legal_is_sampled() {
    let mut table = Table::new(1, settings(Autoreset::NextStep));
    table.reset();
    let mut sampled = vec![0; table.actions];
    for seed in 0..2000 {
        let actions = table.batch.sample(seed);
        sampled[usize::try_from(actions[0]).expect("ids are not negative")] = 1;
    }
    assert_eq!(sampled, table.mask_of(0));
    for seed in 0..200 {
        let actions = table.batch.sample(seed);
        table.step(&actions).expect("what is sampled is legal");
    }
}

#[test]
fn threads_have_no_say() {
    let run = |threads| {
        let mut table = Table::new(GAMES, Settings { threads, ..settings(Autoreset::SameStep) });
        table.reset();
        for _ in 0..300 {
            let actions = table.some_actions();
            table.step(&actions).expect("what the masks allow is legal");
        }
        table.everything()
    };
    assert_eq!(run(1), run(3));
}

#[test]
fn the_seed_of_a_game_is_all_that_matters_to_it() {
    // The games themselves have no chance, but who plays at random has.
    let settings = Settings { opponents: vec![None, Some(Level::Random)], ..settings(Autoreset::NextStep) };
    let (mut one, mut other) = (Table::new(GAMES, settings.clone()), Table::new(GAMES, settings));
    (one.alike, other.alike) = (true, true);
    let seeds: Vec<u64> = (0..GAMES as u64).collect();
    let backwards: Vec<u64> = seeds.iter().rev().copied().collect();
    one.reset_with(Some(&seeds), None).expect("all begin");
    other.reset_with(Some(&backwards), None).expect("all begin");
    for _ in 0..300 {
        let (actions, reversed) = (one.some_actions(), other.some_actions());
        assert!(actions.iter().eq(reversed.iter().rev()));
        one.step(&actions).expect("legal");
        other.step(&reversed).expect("legal");
        assert_eq!(one.observation_of(3), other.observation_of(GAMES - 1 - 3));
    }
    assert_ne!(one.observation_of(3), one.observation_of(4), "other seeds make other games");
}

#[test]
fn the_next_step_after_an_end_shows_what_the_same_step_shows_at_once() {
    let mut next = Table::new(1, settings(Autoreset::NextStep));
    let mut same = Table::new(1, settings(Autoreset::SameStep));
    next.reset();
    same.reset();
    let mut ended = 0;
    for _ in 0..600 {
        let actions = next.some_actions();
        next.step(&actions).expect("legal");
        same.step(&actions).expect("legal");
        assert_eq!(next.rewards, same.rewards);
        assert_eq!(next.terminated, same.terminated);
        if !next.terminated[0] {
            assert_eq!(next.observation_of(0), same.observation_of(0));
            continue;
        }
        ended += 1;
        assert_eq!(next.observation_of(0), &same.finals[..same.observation]);
        assert!(
            next.mask_of(0).iter().all(|allowed| *allowed == 0),
            "there is nothing to do in a game that is over"
        );
        assert!(next.rewards.contains(&1.0) || next.rewards.iter().all(|reward| *reward == 0.0));
        next.step(&[-1]).expect("the action of a game that begins anew is ignored");
        assert_eq!((next.terminated[0], &next.rewards[..]), (false, &[0.0, 0.0][..]));
        assert_eq!(next.observation_of(0), same.observation_of(0));
        assert_eq!(next.mask_of(0), same.mask_of(0));
    }
    assert!(ended > 2, "{ended} games ended, which shows little");
}

#[test]
fn without_autoreset_a_game_waits_for_its_reset() {
    let mut table = Table::new(2, settings(Autoreset::Disabled));
    table.reset();
    while !table.terminated.contains(&true) {
        let actions = table.some_actions();
        table.step(&actions).expect("legal");
    }
    let over = table.terminated.iter().position(|done| *done).expect("one is over");
    let before = table.batch.position(1 - over).expect("there is such a game");
    let actions = table.some_actions();
    assert_eq!(table.step(&actions), Err(BatchError::Over(over)));
    assert!(table.batch.position(1 - over).expect("the other").same(&*before), "nothing has changed");
    let which = [over == 0, over == 1];
    table.reset_with(None, Some(&which)).expect("it begins anew");
    assert!(table.batch.position(1 - over).expect("the other").same(&*before), "the other goes on");
    let actions = table.some_actions();
    table.step(&actions).expect("both can be stepped again");
}

#[test]
fn an_illegal_action_changes_nothing_and_names_its_game() {
    let mut table = Table::new(3, settings(Autoreset::NextStep));
    table.reset();
    let before: Vec<_> = (0..3).filter_map(|game| table.batch.position(game)).collect();
    let mut actions = table.some_actions();
    let illegal = table.mask_of(2).iter().position(|allowed| *allowed == 0).expect("not everything is legal");
    for wrong in [illegal as i64, -1, i64::MAX, i64::from(u32::MAX)] {
        actions[2] = wrong;
        assert!(matches!(table.step(&actions), Err(BatchError::Action { game: 2, .. })), "{wrong}");
    }
    for (game, before) in before.iter().enumerate() {
        assert!(table.batch.position(game).expect("there is such a game").same(&**before));
    }
    let actions = table.some_actions();
    table.step(&actions).expect("the batch is as usable as before");
}

#[test]
fn wrong_lengths_and_wrong_settings_are_refused() {
    let mut table = Table::new(3, settings(Autoreset::NextStep));
    assert_eq!(table.step(&[0, 0, 0]), Err(BatchError::NotBegun));
    table.reset();
    let length = |array, expected, given| Err(BatchError::Length { array, expected, given });
    assert_eq!(table.step(&[0, 0]), length("actions", 3, 2));
    assert_eq!(table.reset_with(Some(&[1]), None), length("seeds", 3, 1));
    assert_eq!(table.reset_with(None, Some(&[true])), length("which", 3, 1));
    table.rewards.pop();
    assert_eq!(table.step(&[0, 0, 0]), length("rewards", 6, 5));

    let refused = |games, settings| rules().batch(games, settings).expect_err("this is no batch");
    assert_eq!(refused(0, Settings::default()), BatchError::Empty);
    assert_eq!(refused(1, Settings { threads: 0, ..Settings::default() }), BatchError::Empty);
    for opponents in [vec![Some(Level::Random); 2], vec![None; 3]] {
        assert_eq!(refused(1, Settings { opponents, ..Settings::default() }), BatchError::Opponents);
    }
}

#[test]
fn a_limit_of_steps_breaks_a_game_off_and_ends_none() {
    let mut table = Table::new(2, Settings { most_steps: Some(5), ..settings(Autoreset::SameStep) });
    table.reset();
    for step in 1..=20 {
        let actions = table.some_actions();
        table.step(&actions).expect("legal");
        assert_eq!(table.truncated, [step % 5 == 0; 2], "step {step}");
        assert_eq!(table.terminated, [false; 2]);
        assert_eq!(table.rewards, [0.0; 4]);
    }
}

#[test]
fn opponents_act_by_themselves() {
    for (opponents, learner) in [(vec![None, Some(Level::Learner)], 0), (vec![Some(Level::Random)], 1)] {
        let mut table = Table::new(4, Settings { opponents, ..settings(Autoreset::SameStep) });
        table.reset();
        for _ in 0..50 {
            assert_eq!(table.seats, [learner; 4]);
            let actions = table.some_actions();
            table.step(&actions).expect("legal");
        }
        let positions: Vec<_> = (0..4).filter_map(|game| table.batch.position(game)).collect();
        let history = || positions.iter().flat_map(|position| position.history());
        let acted = |seat| history().any(|played| played.actor == Actor::Seat(Seat::at(seat)));
        assert!(acted(0) && acted(1), "both seats have acted");
    }
}
