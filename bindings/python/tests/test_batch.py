"""Many games stepped at once."""

from __future__ import annotations

import itertools

import numpy as np
import pytest
from numpy.typing import NDArray

from cloverleaf import Batch, BatchError, Game, IllegalAction, Step
from conftest import SMALL


def choose(step: Step, luck: np.random.Generator) -> NDArray[np.int64]:
    """Something legal in each game; nothing sensible in one that has ended."""
    chosen: NDArray[np.int64] = (luck.random(step.masks.shape) * step.masks).argmax(axis=1)
    return chosen


def run(batch: Batch, steps: int, seed: int = 1) -> list[Step]:
    """So many steps of random play."""
    luck = np.random.default_rng(seed)
    found = [batch.reset(seed)]
    for _ in range(steps):
        found.append(batch.step(choose(found[-1], luck)))
    return found


def same(one: Step, other: Step) -> bool:
    return all(np.array_equal(getattr(one, name), getattr(other, name)) for name in Step._fields)


def test_shapes_and_types(game: Game) -> None:
    step = Batch(game, 3).reset(1)
    shapes = {name: (array.shape, array.dtype.name) for name, array in step._asdict().items()}
    assert shapes == {
        "observations": ((3, game.observation_size), "int16"),
        "masks": ((3, game.num_actions), "int8"),
        "seat_index": ((3,), "uint8"),
        "rewards": ((3, game.seats), "float32"),
        "terminated": ((3,), "bool"),
        "truncated": ((3,), "bool"),
        "final_observations": ((0, game.observation_size), "int16"),
    }


def test_a_batch_shows_what_its_states_show(game: Game) -> None:
    batch = Batch(game, 4, autoreset="disabled", threads=2)
    luck = np.random.default_rng(5)
    step = batch.reset(5)
    for _ in range(20):
        for index in range(len(batch)):
            state, seat = batch.state(index), int(step.seat_index[index]) + 1
            assert state.game == game
            assert seat in state.turn.seats
            assert np.array_equal(step.observations[index], state.observation(seat))
            assert np.array_equal(step.masks[index], state.mask(seat))
        step = batch.step(choose(step, luck))
        if step.terminated.any():
            break


def test_threads_and_neighbours_change_nothing(game: Game) -> None:
    one = run(Batch(game, 6, threads=1), 30)
    two = run(Batch(game, 6, threads=3), 30)
    assert all(same(a, b) for a, b in zip(one, two, strict=True))
    seeds = np.arange(6)
    alone = Batch(game, 1).reset([4])
    among = Batch(game, 6).reset(seeds)
    assert np.array_equal(alone.observations[0], among.observations[4])


def test_one_seed_makes_games_that_differ() -> None:
    step = Batch(SMALL["rightofway"], 8).reset(1)
    assert len(np.unique(step.observations, axis=0)) == 8


def test_every_step_has_arrays_of_its_own_unless_asked_otherwise(game: Game) -> None:
    batch = Batch(game, 2)
    first = batch.reset(1)
    kept = first.observations.copy()
    second = batch.step(first.masks.argmax(1))
    assert second.observations is not first.observations
    assert np.array_equal(first.observations, kept)
    third = batch.step(second.masks.argmax(1), out=first)
    assert third.observations is first.observations
    assert third.masks is first.masks


def test_a_game_that_ends_pays_and_begins_anew(game: Game) -> None:
    ends = 0
    steps = run(Batch(game, 4, max_steps=400), 420)
    for before, after in itertools.pairwise(steps):
        for index in range(4):
            if before.terminated[index]:
                ends += 1
                assert before.rewards[index].sum() == pytest.approx(0, abs=1e-6)
                assert not before.masks[index].any(), "nothing can be done in a game that is over"
                assert after.masks[index].any(), "the next step shows a new game"
                assert not after.terminated[index]
            elif not before.truncated[index]:
                assert not before.rewards[index].any()
                assert before.masks[index].any()
    assert ends > 0


def test_the_same_step_shows_a_new_game_and_keeps_the_last_position() -> None:
    game = SMALL["congestion"]
    batch = Batch(game, 2, autoreset="same_step")
    luck = np.random.default_rng(2)
    step = batch.reset(2)
    for _ in range(200):
        step = batch.step(choose(step, luck))
        assert step.masks.any(axis=1).all()
        if step.terminated.any():
            index = int(step.terminated.argmax())
            assert step.final_observations[index].any()
            assert not np.array_equal(step.final_observations[index], step.observations[index])
            return
    pytest.fail("no game ended")


def test_a_limit_breaks_games_off() -> None:
    batch = Batch(SMALL["rightofway"], 3, max_steps=2)
    step = batch.reset(1)
    step = batch.step(step.masks.argmax(1))
    assert not step.truncated.any()
    step = batch.step(step.masks.argmax(1))
    assert step.truncated.all()
    assert not step.terminated.any()


def test_opponents_take_their_seats() -> None:
    batch = Batch(SMALL["congestion"], 4, opponents=["learner", None])
    for step in run(batch, 30):
        assert (step.seat_index == 1).all()


def test_some_games_begin_anew(game: Game) -> None:
    batch = Batch(game, 3, autoreset="disabled")
    first = batch.reset([1, 2, 3])
    for _ in range(3):
        step = batch.step(batch.reset([1, 2, 3]).masks.argmax(1))
    again = batch.reset([9, 2, 9], which=[False, True, False])
    assert np.array_equal(again.observations[1], first.observations[1])
    for index in (0, 2):
        assert np.array_equal(again.observations[index], step.observations[index])


def test_an_illegal_action_names_its_game_and_changes_nothing(game: Game) -> None:
    batch = Batch(game, 3)
    step = batch.reset(1)
    actions = step.masks.argmax(1)
    before = [batch.state(index) for index in range(3)]
    wrong = actions.copy()
    wrong[2] = int(np.flatnonzero(step.masks[2] == 0)[0])
    with pytest.raises(IllegalAction, match="game 2") as raised:
        batch.step(wrong)
    assert raised.value.game == 2
    wrong[2] = -1
    with pytest.raises(IllegalAction, match="game 2"):
        batch.step(wrong)
    assert [batch.state(index) for index in range(3)] == before
    assert not np.array_equal(batch.step(actions).observations, step.observations)


def test_wrong_use_is_refused() -> None:
    game = SMALL["congestion"]
    for games, words in ((0, {}), (1, {"threads": 0}), (1, {"opponents": ["random", "random"]})):
        with pytest.raises(BatchError):
            Batch(game, games, **words)
    with pytest.raises(ValueError, match="next_step"):
        Batch(game, 1, autoreset="never")  # type: ignore[arg-type]
    with pytest.raises(OverflowError):
        Batch(game, -1)
    batch = Batch(game, 2)
    with pytest.raises(BatchError):
        batch.step([0, 0])
    step = batch.reset()
    with pytest.raises(BatchError, match="actions"):
        batch.step([0])
    with pytest.raises(TypeError, match="whole numbers"):
        batch.step([0.5, 1.0])
    with pytest.raises(TypeError, match="whole numbers"):
        batch.step(["a", "b"])
    with pytest.raises(BatchError, match="seeds"):
        batch.reset([1])
    with pytest.raises(OverflowError):
        batch.reset([-1, 2])
    with pytest.raises(TypeError, match="True and False"):
        batch.reset(1, which=[1, 0])
    with pytest.raises(IndexError):
        batch.state(2)
    with pytest.raises(TypeError):
        batch.step([0, 0], out=step._replace(rewards=step.rewards.astype(np.float64)))
    with pytest.raises(BatchError, match="masks"):
        batch.step(step.masks.argmax(1), out=step._replace(masks=step.masks[:1]))
    with pytest.raises(ValueError, match="row by row"):
        batch.step(step.masks.argmax(1), out=step._replace(observations=np.asfortranarray(step.observations)))


def test_choices_are_what_the_masks_allow(game: Game) -> None:
    batch = Batch(game, 4, threads=2)
    for step in run(batch, 12)[-1:]:
        ids, features, ends = batch.choices()
        assert features.shape == (len(ids), game.feature_size)
        assert ends[-1] == len(ids)
        for index, (start, end) in enumerate(itertools.pairwise([0, *ends])):
            assert sorted(ids[start:end]) == np.flatnonzero(step.masks[index]).tolist()
            if end > start:
                seat = int(step.seat_index[index]) + 1
                assert np.array_equal(features[start:end], batch.state(index).action_features(seat))


def test_samples_are_legal_and_follow_from_their_seed(game: Game) -> None:
    batch = Batch(game, 64)
    step = batch.reset(3)
    for seed in range(20):
        sample = batch.sample(seed)
        assert sample.dtype == np.int64
        assert np.array_equal(sample, batch.sample(seed))
        playing = step.masks.any(axis=1)
        assert step.masks[np.arange(64), sample][playing].all()
        step = batch.step(sample)
    assert not np.array_equal(batch.sample(1), batch.sample(2))


def test_a_batch_says_what_it_is() -> None:
    batch = Batch(SMALL["congestion"], 5)
    assert len(batch) == 5
    assert batch.game == SMALL["congestion"]
    assert "5 games" in repr(batch)
