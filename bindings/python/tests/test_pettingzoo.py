"""The games pass PettingZoo's own tests. They warn of observations that are dictionaries, which is how masks are given."""

from __future__ import annotations

import pytest
from pettingzoo.test import api_test, parallel_api_test, parallel_seed_test, seed_test

from cloverleaf import IllegalAction
from cloverleaf.adapters import pettingzoo
from cloverleaf.types import Options
from setups import every_setup

pytestmark = pytest.mark.filterwarnings("ignore:Observation:UserWarning")


@every_setup
def test_api(game: str, seats: int, options: Options) -> None:
    api_test(pettingzoo.env(game, seats, options), num_cycles=300)


@every_setup
def test_seed(game: str, seats: int, options: Options) -> None:
    seed_test(lambda: pettingzoo.env(game, seats, options), num_cycles=100)


@pytest.mark.parametrize("garnets", [0, 8])
def test_parallel_api(garnets: int) -> None:
    parallel_api_test(pettingzoo.parallel_env(options={"starting_garnets": garnets}), num_cycles=300)


def test_parallel_seed() -> None:
    parallel_seed_test(pettingzoo.parallel_env, num_cycles=100)


@every_setup
def test_all_acting_at_once_works_for_every_game(game: str, seats: int, options: Options) -> None:
    env = pettingzoo.parallel_env(game, seats, options)
    observations, _ = env.reset(seed=3)
    for agent in env.possible_agents:
        env.action_space(agent).seed(3)
    steps = 0
    while env.agents:
        actions = {agent: env.action_space(agent).sample(observations[agent]["action_mask"]) for agent in env.agents}
        observations, rewards, terminations, _, infos = env.step(actions)
        assert not any(infos.values())
        steps += 1
    assert all(terminations.values())
    assert sum(rewards.values()) == pytest.approx(0)
    assert steps > 10


def test_the_rewards_are_the_returns_of_the_game() -> None:
    env = pettingzoo.env("rightofway", options={"turn_limit": 60})
    env.reset(seed=5)
    earned = dict.fromkeys(env.possible_agents, 0.0)
    for agent in env.agent_iter():
        observation, reward, terminated, truncated, _ = env.last()
        earned[agent] += reward
        done = terminated or truncated
        env.step(None if done else int(observation["action_mask"].argmax()))
    assert tuple(earned.values()) == env.state_of_play.returns
    assert set(earned.values()) <= {1.0, -1.0, 0.0}


def test_who_plays_what_is_not_legal_loses() -> None:
    env = pettingzoo.env("congestion", 3)
    env.reset(seed=1)
    observation, *_ = env.last()
    env.step(int(observation["action_mask"].argmin()))
    assert env.rewards == {"seat_1": -1.0, "seat_2": 0.5, "seat_3": 0.5}
    assert all(env.terminations.values())
    assert env.infos["seat_1"]["illegal"]


def test_who_wants_an_exception_gets_one_and_the_game_goes_on() -> None:
    env = pettingzoo.env("congestion", 2, illegal="raise")
    env.reset(seed=1)
    observation, *_ = env.last()
    with pytest.raises(IllegalAction):
        env.step(int(observation["action_mask"].argmin()))
    env.step(int(observation["action_mask"].argmax()))
    assert env.agent_selection == "seat_2"


def test_the_board_is_drawn() -> None:
    env = pettingzoo.env("gridlock", 2, render_mode="svg")
    env.reset(seed=1)
    assert (env.render() or "").startswith("<svg")
