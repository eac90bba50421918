"""The games pass Gymnasium's own tests, alone and as vectors."""

from __future__ import annotations

from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from gymnasium.vector import AutoresetMode
from numpy.typing import NDArray

from cloverleaf import IllegalAction
from cloverleaf.adapters.gymnasium import CloverleafEnv, CloverleafVectorEnv
from cloverleaf.types import Options
from setups import every_setup

SMALL: Options = {"grid": "1x2", "target": 2, "turn_limit": 60}


@every_setup
def test_check_env(game: str, seats: int, options: Options) -> None:
    check_env(CloverleafEnv(game, seats, options), skip_render_check=True)


@pytest.mark.parametrize("seat", [1, 2, 3])
def test_a_whole_game_at_every_seat(seat: int) -> None:
    env = CloverleafEnv("congestion", 3, SMALL, seat=seat, opponents=["random", "learner"])
    env.action_space.seed(1)
    observation, _ = env.reset(seed=1)
    done = False
    while not done:
        assert np.array_equal(env.action_masks(), observation["action_mask"].astype(bool))
        action = env.action_space.sample(observation["action_mask"])
        observation, reward, terminated, truncated, info = env.step(int(action))
        done = terminated or truncated
    assert terminated
    assert -1 <= reward <= 1
    assert not info


def test_made_by_name() -> None:
    env = gymnasium.make("cloverleaf/congestion-v1", seats=2, options=SMALL, opponents="learner", render_mode="svg")
    observation, _ = env.reset(seed=2)
    assert env.observation_space.contains(observation)
    assert str(env.unwrapped.render()).startswith("<svg")


def test_made_by_name_as_a_vector() -> None:
    vector = gymnasium.make_vec(
        "cloverleaf/congestion-v1", 4, vectorization_mode="vector_entry_point", seats=2, options=SMALL
    )
    observations, _ = vector.reset(seed=2)
    assert vector.observation_space.contains(observations)
    assert vector.num_envs == 4


def first_legal(masks: NDArray[np.int8]) -> NDArray[np.int64]:
    """The legal action with the lowest id in every game."""
    first: NDArray[np.int64] = masks.argmax(axis=1)
    return first


def play(vector: CloverleafVectorEnv, steps: int) -> list[tuple[Any, ...]]:
    observations, _ = vector.reset(seed=4)
    seen = []
    for _ in range(steps):
        observations, *rest = vector.step(first_legal(observations["action_mask"]))
        seen.append((observations["observation"].copy(), *rest))
    return seen


def test_the_next_step_shows_what_the_same_step_shows_at_once() -> None:
    def vector(mode: AutoresetMode) -> CloverleafVectorEnv:
        return CloverleafVectorEnv("congestion", 1, 2, SMALL, opponents="random", autoreset_mode=mode)

    following = play(vector(AutoresetMode.NEXT_STEP), 120)
    at_once = play(vector(AutoresetMode.SAME_STEP), 120)
    ends = [index for index, step in enumerate(following) if step[2].any()]
    assert len(ends) > 1
    first = ends[0]
    for index in range(first):
        assert np.array_equal(following[index][0], at_once[index][0])
    infos = at_once[first][4]
    assert infos["_final_obs"].tolist() == [True]
    assert np.array_equal(following[first][0][0], infos["final_obs"][0]["observation"])
    assert following[first][1] == at_once[first][1]
    assert np.array_equal(following[first + 1][0], at_once[first][0])
    assert not following[first + 1][2].any()
    assert following[first + 1][1] == 0


def test_without_autoreset_the_caller_says_which_begin_anew() -> None:
    vector = CloverleafVectorEnv("congestion", 3, 2, SMALL, opponents="random", autoreset_mode=AutoresetMode.DISABLED)
    observations, _ = vector.reset(seed=9)
    ended = np.zeros(3, dtype=bool)
    while not ended.any():
        observations, _, terminated, truncated, _ = vector.step(first_legal(observations["action_mask"]))
        ended = terminated | truncated
    before = observations["observation"].copy()
    observations, _ = vector.reset(options={"reset_mask": ended})
    for index in range(3):
        assert np.array_equal(before[index], observations["observation"][index]) == (not ended[index])
    vector.step(first_legal(observations["action_mask"]))


def test_arrays_of_earlier_steps_do_not_change_unless_asked_for() -> None:
    for copy in [True, False]:
        vector = CloverleafVectorEnv("congestion", 2, 2, SMALL, copy=copy)
        first, _ = vector.reset(seed=1)
        kept = first["observation"].copy()
        vector.step(first_legal(first["action_mask"]))
        assert np.array_equal(first["observation"], kept) == copy


def test_an_illegal_action_leaves_the_vector_usable() -> None:
    vector = CloverleafVectorEnv("congestion", 2, 2, SMALL)
    observations, _ = vector.reset(seed=1)
    actions = first_legal(observations["action_mask"])
    wrong = actions.copy()
    wrong[1] = int(observations["action_mask"][1].argmin())
    with pytest.raises(IllegalAction):
        vector.step(wrong)
    vector.step(actions)


def test_who_plays_what_is_not_legal_loses() -> None:
    env = CloverleafEnv("congestion", 2, SMALL)
    observation, _ = env.reset(seed=1)
    _, reward, terminated, _, info = env.step(int(observation["action_mask"].argmin()))
    assert (reward, terminated) == (-1.0, True)
    assert info["illegal"]
    with pytest.raises(gymnasium.error.ResetNeeded):
        CloverleafEnv("congestion").step(0)


@pytest.mark.parametrize("wrong", [{"seat": 0}, {"seat": 3}, {"opponents": ["random", "random"]}])
def test_wrong_seats_and_opponents_are_refused(wrong: dict[str, Any]) -> None:
    with pytest.raises(ValueError, match=r"seat|opponents"):
        CloverleafEnv("congestion", 2, **wrong)
